// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tour/callout.h"

#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr int PointerLength = 10;
constexpr int LettersWide = 44;
} // namespace

Callout::Callout(QWidget* window)
    : QWidget(window)
{
    setObjectName(u"tourCallout"_s);
    setFocusPolicy(Qt::StrongFocus);
    build();
    hide();
}

void Callout::build()
{
    m_title = new QLabel(this);
    m_title->setObjectName(u"tourTitle"_s);
    m_title->setWordWrap(true);
    m_text = new QLabel(this);
    m_text->setObjectName(u"tourText"_s);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_count = new QLabel(this);
    m_back = new QPushButton(this);
    m_back->setObjectName(u"tourBack"_s);
    m_next = new QPushButton(this);
    m_next->setObjectName(u"tourNext"_s);
    m_next->setDefault(true);
    m_close = new QToolButton(this);
    m_close->setObjectName(u"tourLeave"_s);
    m_close->setAutoRaise(true);
    m_close->setIcon(theme::icon(u"action/close"_s));
    connect(m_back, &QPushButton::clicked, this, &Callout::backWanted);
    connect(m_next, &QPushButton::clicked, this, &Callout::nextWanted);
    connect(m_close, &QToolButton::clicked, this, &Callout::leaveWanted);

    auto* grid = new QGridLayout(this);
    const int margin = theme::scaled(16 + PointerLength);
    grid->setContentsMargins(margin, margin, margin, margin);
    grid->setHorizontalSpacing(theme::scaled(8));
    grid->setVerticalSpacing(theme::scaled(8));
    grid->addWidget(m_title, 0, 0, 1, 3);
    grid->addWidget(m_close, 0, 3, Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(m_text, 1, 0, 1, 4);
    grid->addWidget(m_count, 2, 0);
    grid->addWidget(m_back, 2, 2);
    grid->addWidget(m_next, 2, 3);
    grid->setColumnStretch(1, 1);
    setTabOrder(m_next, m_back);
    setTabOrder(m_back, m_close);
    retranslate();
}

void Callout::retranslate()
{
    m_title->setFont(theme::font(1.15, QFont::DemiBold));
    m_back->setText(tr("Back"));
    m_back->setEnabled(m_step > 0);
    m_next->setText(m_step + 1 < m_steps ? tr("Next") : tr("Finish"));
    m_close->setToolTip(tr("Leave the tour (Esc); Help → Take the tour goes on here"));
    m_close->setAccessibleName(tr("Leave the tour"));
    m_count->setText(tr("%1 of %2").arg(m_step + 1).arg(std::max(1, m_steps)));
    m_count->setForegroundRole(QPalette::PlaceholderText);
}

void Callout::setWords(const QString& title, const QString& text, int step, int steps)
{
    m_step = step;
    m_steps = steps;
    m_title->setText(title);
    m_text->setText(text);
    retranslate();
    setAccessibleName(title);
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&changed);
}

QString Callout::title() const
{
    return m_title->text();
}

QString Callout::text() const
{
    return m_text->text();
}

QSize Callout::wantedSize() const
{
    const int width = QFontMetrics(theme::font(1)).averageCharWidth() * LettersWide + theme::scaled(2 * (16 + PointerLength));
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : layout()->totalSizeHint().height();
    return {width, height};
}

void Callout::pointAt(const QRect& target)
{
    m_target = target;
    m_place = placeCallout(target, wantedSize(), parentWidget()->rect());
    setGeometry(m_place.rect);
    raise();
    update();
}

/// The card without the edge that the pointer needs.
QRect Callout::card() const
{
    const int edge = theme::scaled(PointerLength);
    return rect().adjusted(edge, edge, -edge, -edge);
}

void Callout::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(card()).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal tip = theme::scaled(PointerLength);
    const qreal round = theme::scaled(6);
    const auto along = [&](qreal low, qreal high) { return std::clamp(static_cast<qreal>(m_place.pointer), low + round + tip, std::max(low + round + tip, high - round - tip)); };
    QPolygonF pointer;
    const qreal x = along(body.left(), body.right());
    const qreal y = along(body.top(), body.bottom());
    switch (m_place.side) {
    case CalloutSide::Right:
        pointer << QPointF(body.left() - tip, y) << QPointF(body.left() + 1, y - tip) << QPointF(body.left() + 1, y + tip);
        break;
    case CalloutSide::Left:
        pointer << QPointF(body.right() + tip, y) << QPointF(body.right() - 1, y - tip) << QPointF(body.right() - 1, y + tip);
        break;
    case CalloutSide::Below:
        pointer << QPointF(x, body.top() - tip) << QPointF(x - tip, body.top() + 1) << QPointF(x + tip, body.top() + 1);
        break;
    case CalloutSide::Above:
        pointer << QPointF(x, body.bottom() + tip) << QPointF(x - tip, body.bottom() - 1) << QPointF(x + tip, body.bottom() - 1);
        break;
    case CalloutSide::Nowhere:
        break;
    }
    QPainterPath path;
    path.addRoundedRect(body, round, round);
    QPainterPath arrow;
    arrow.addPolygon(pointer);
    arrow.closeSubpath();
    painter.setPen(QPen(theme::accent(palette()), 1.5));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawPath(path.united(arrow));
}

bool Callout::event(QEvent* event)
{
    // The window has actions on these keys; while the callout has the focus they are its own.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void Callout::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        emit leaveWanted();
        break;
    case Qt::Key_Right:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit nextWanted();
        break;
    case Qt::Key_Left:
        if (m_step > 0) {
            emit backWanted();
        }
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Callout::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
