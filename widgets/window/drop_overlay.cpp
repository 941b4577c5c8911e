// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/drop_overlay.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QPropertyAnimation>
#include <QStyle>
#include <QUrl>

#include <algorithm>
#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype MostPaths = 20;

QString nameOf(const QString& path)
{
    const QString name = path.section(u'/', -1, -1, QString::SectionSkipEmpty);
    return name.isEmpty() ? path : name;
}

/// By its name or by what lies at its top; whether it is whole is what verifying tells.
bool looksLikePackage(const QString& path)
{
    const QFileInfo info(path);
    if (info.isDir()) {
        const QDir folder(path);
        return folder.exists(u"oci-layout"_s)
            || (folder.exists(u"provenance.json"_s) && folder.exists(u"SHA256SUMS"_s));
    }
    constexpr std::array suffixes{".tar"_L1, ".tar.zst"_L1, ".tar.gz"_L1, ".tgz"_L1, ".zip"_L1};
    return std::ranges::any_of(
        suffixes, [&](QLatin1StringView suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); });
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
    offer.isPackage = offer.paths.size() == 1 && looksLikePackage(offer.paths.front());
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
    m_isPackage = offer.isPackage;
    m_verifies = offer.isPackage && offer.verifies;
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
    m_openTitle = m_title;
    m_openText = m_text;
    if (m_verifies) {
        m_title = verifyTitle();
        m_text = verifyText();
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

QString DropOverlay::verifyTitle()
{
    return tr("Drop to verify it");
}

QString DropOverlay::verifyText()
{
    return tr("The package is held against its own sums. Nothing is unpacked.");
}

void DropOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(m_strength);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.82F);
    painter.fillRect(rect(), veil);
    const QColor accent = theme::accent(palette());
    const Card open{
        m_isAcceptable ? u"action/drop"_s : theme::statusIcon(StatusColor::Failure),
        m_isAcceptable ? accent : theme::status(StatusColor::Failure, palette()), m_openTitle, m_openText,
        !m_verifies};
    if (!m_isPackage) {
        paintCard(painter, rect(), open);
        return;
    }
    const int middle = width() / 2;
    paintCard(painter, QRect(0, 0, middle, height()), open);
    paintCard(
        painter, QRect(middle, 0, width() - middle, height()),
        {u"action/verify"_s, accent, verifyTitle(), verifyText(), m_verifies});
}

/// A dashed frame around the area and a card in its middle.
void DropOverlay::paintCard(QPainter& painter, const QRect& area, const Card& card) const
{
    QPen pen(card.isLit ? card.color : theme::edge(palette()), card.isLit ? 2 : 1);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const int inset = theme::scaled(16);
    const int round = theme::scaled(8);
    painter.drawRoundedRect(QRectF(area).adjusted(inset, inset, -inset, -inset), round, round);

    const int margin = theme::scaled(24);
    const int width = std::min(theme::scaled(640), area.width() - 4 * inset);
    const QRect column(0, 0, width - 2 * margin, height());
    const int titleFlags = Qt::AlignHCenter | Qt::TextWrapAnywhere | Qt::TextWordWrap;
    const int textFlags = Qt::AlignHCenter | Qt::TextWordWrap;
    const QFont large = theme::font(1.4, QFont::DemiBold);
    const QFont small = theme::font(1.05);
    const QRect titleRect = QFontMetrics(large).boundingRect(column, titleFlags, card.title);
    const QRect textRect = QFontMetrics(small).boundingRect(column, textFlags, card.text);
    const int icon = theme::scaled(48);
    const int edge = theme::scaled(28);
    const int textHeight = card.text.isEmpty() ? 0 : theme::scaled(8) + textRect.height();
    const int cardHeight = edge + icon + theme::scaled(16) + titleRect.height() + textHeight + edge;
    const QRect ground(
        area.center().x() - width / 2, area.center().y() - cardHeight / 2, width, cardHeight);
    painter.setPen(QPen(card.isLit && m_isPackage ? card.color : theme::hairline(palette()), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(ground, round, round);
    int y = ground.y() + edge;
    painter.drawPixmap(
        ground.center().x() - icon / 2, y, theme::pixmap(card.icon, card.color, icon, devicePixelRatioF()));
    y += icon + theme::scaled(16);
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(ground.x() + margin, y, column.width(), titleRect.height()), titleFlags, card.title);
    y += titleRect.height() + theme::scaled(8);
    painter.setFont(small);
    painter.setPen(theme::muted(palette()));
    painter.drawText(QRect(ground.x() + margin, y, column.width(), textRect.height()), textFlags, card.text);
}

} // namespace vitrine
