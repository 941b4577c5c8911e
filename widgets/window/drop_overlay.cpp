// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/drop_overlay.h"

#include <QEvent>
#include <QMimeData>
#include <QPainter>
#include <QPropertyAnimation>
#include <QStyle>
#include <QUrl>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype MostPaths = 20;

QString nameOf(const QString& path)
{
    const QString name = path.section(u'/', -1, -1, QString::SectionSkipEmpty);
    return name.isEmpty() ? path : name;
}

} // namespace

DropOffer DropOffer::of(const QMimeData* data, Qt::KeyboardModifiers keys)
{
    DropOffer offer;
    if (data == nullptr || !data->hasUrls()) {
        return offer;
    }
    for (const QUrl& url : data->urls()) {
        if (!url.isLocalFile()) {
            return {};
        }
        QString path = url.toLocalFile();
        while (path.size() > 1 && path.endsWith(u'/')) {
            path.chop(1);
        }
        if (!offer.paths.contains(path) && offer.paths.size() < MostPaths) {
            offer.paths << path;
        }
    }
    offer.isInNewWindow = keys.testFlag(Qt::ControlModifier) || offer.paths.size() > 1;
    return offer;
}

DropOverlay::DropOverlay(QWidget* window)
    : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    window->installEventFilter(this);
}

void DropOverlay::offer(const DropOffer& offer, const QString& shown)
{
    m_isAcceptable = offer.isAcceptable();
    if (!m_isAcceptable) {
        m_title = tr("Only files and folders can be dropped here");
        m_text.clear();
    } else if (offer.paths.size() > 1) {
        m_title = tr("Drop to open %n folder(s) or file(s)", nullptr, static_cast<int>(offer.paths.size()));
        m_text = tr("Each in a window of its own.");
    } else {
        m_title = tr("Drop to open %1").arg(nameOf(offer.paths.front()));
        if (offer.isInNewWindow) {
            m_text = tr("In a window of its own.");
        } else if (shown.isEmpty()) {
            m_text = tr("Nothing in it is executed or changed.");
        } else {
            m_text = tr("It takes the place of %1. Hold Ctrl for a window of its own.").arg(shown);
        }
    }
    if (!isVisible()) {
        setGeometry(parentWidget()->rect());
        raise();
        show();
        if (const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
            duration > 0) {
            auto* fade = new QPropertyAnimation(this, "strength", this);
            fade->setDuration(std::min(duration, 120));
            fade->setStartValue(0.0);
            fade->setEndValue(1.0);
            fade->start(QAbstractAnimation::DeleteWhenStopped);
        }
    }
    update();
}

void DropOverlay::dismiss()
{
    hide();
}

void DropOverlay::setStrength(qreal strength)
{
    m_strength = strength;
    update();
}

bool DropOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void DropOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(m_strength);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.82F);
    painter.fillRect(rect(), veil);
    const QColor color = m_isAcceptable ? theme::accent(palette()) : theme::status(StatusColor::Failure, palette());
    QPen pen(color, 2);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const int inset = theme::scaled(16);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), theme::scaled(8), theme::scaled(8));

    const int width = std::min(theme::scaled(640), this->width() - 4 * inset);
    const int textWidth = width - 2 * theme::scaled(24);
    const QFont large = theme::font(1.4, QFont::DemiBold);
    const QFont small = theme::font(1.05);
    const QRect titleRect = QFontMetrics(large).boundingRect(
        QRect(0, 0, textWidth, height()), Qt::AlignHCenter | Qt::TextWrapAnywhere | Qt::TextWordWrap, m_title);
    const QRect textRect = QFontMetrics(small).boundingRect(
        QRect(0, 0, textWidth, height()), Qt::AlignHCenter | Qt::TextWordWrap, m_text);
    const int icon = theme::scaled(48);
    const int cardHeight = theme::scaled(28) + icon + theme::scaled(16) + titleRect.height()
        + (m_text.isEmpty() ? 0 : theme::scaled(8) + textRect.height()) + theme::scaled(28);
    const QRect card((this->width() - width) / 2, (height() - cardHeight) / 2, width, cardHeight);
    painter.setPen(theme::hairline(palette()));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(card, theme::scaled(8), theme::scaled(8));
    int y = card.y() + theme::scaled(28);
    painter.drawPixmap(
        card.center().x() - icon / 2, y,
        theme::pixmap(
            m_isAcceptable ? u"action/drop"_s : theme::statusIcon(StatusColor::Failure), color, icon,
            devicePixelRatioF()));
    y += icon + theme::scaled(16);
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        QRect(card.x() + theme::scaled(24), y, textWidth, titleRect.height()),
        Qt::AlignHCenter | Qt::TextWordWrap | Qt::TextWrapAnywhere, m_title);
    y += titleRect.height() + theme::scaled(8);
    painter.setFont(small);
    painter.setPen(theme::muted(palette()));
    painter.drawText(
        QRect(card.x() + theme::scaled(24), y, textWidth, textRect.height()), Qt::AlignHCenter | Qt::TextWordWrap,
        m_text);
}

} // namespace vitrine
