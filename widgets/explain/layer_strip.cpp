// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/layer_strip.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace vitrine {

namespace {
constexpr int BarHeight = 15;
constexpr int EndWidth = 28;
constexpr int Gap = 6;
constexpr int CaptionGap = 4;
constexpr qreal CaptionFactor = 0.85;
/// Below this width a bar and its gap cannot be told apart: one bar stands for all layers then.
constexpr qreal NarrowestBar = 3;
} // namespace

LayerStrip::LayerStrip(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVisible(false);
}

void LayerStrip::setPlace(const std::optional<LayerPlace>& place)
{
    m_place = place;
    setVisible(place.has_value());
    setAccessibleName(words());
    setToolTip(words());
    update();
}

QString LayerStrip::words() const
{
    if (!m_place) {
        return {};
    }
    switch (m_place->at) {
    case LayerPlace::At::Input:
        return tr("before layer 0 of 0 to %1").arg(m_place->last);
    case LayerPlace::At::Output:
        return tr("behind layer %1 of 0 to %1").arg(m_place->last);
    case LayerPlace::At::Layer:
        break;
    }
    return tr("layer %1 of 0 to %2").arg(m_place->layer).arg(m_place->last);
}

QString LayerStrip::caption() const
{
    return m_place->at == LayerPlace::At::Layer ? tr("layer %1 of 0–%2").arg(m_place->layer).arg(m_place->last) : tr("layers 0–%1").arg(m_place->last);
}

QSize LayerStrip::sizeHint() const
{
    const QFontMetricsF metrics(theme::font(CaptionFactor));
    return {theme::scaled(240), theme::scaled(BarHeight + CaptionGap) + qCeil(metrics.height())};
}

QSize LayerStrip::minimumSizeHint() const
{
    return {theme::scaled(120), sizeHint().height()};
}

QRectF LayerStrip::layersRect(const QRectF& row) const
{
    const qreal side = theme::scaled(EndWidth + Gap);
    return row.adjusted(side, 0, -side, 0);
}

void LayerStrip::paintEvent(QPaintEvent*)
{
    if (!m_place) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF row(0, 0, width(), theme::scaled(BarHeight));
    paintBars(painter, row);
    paintCaptions(painter, row.bottom() + theme::scaled(CaptionGap));
}

void LayerStrip::paintBars(QPainter& painter, const QRectF& row) const
{
    const QColor lit = theme::accent(palette());
    // Graphics that only give the measure: hairline colour, as the bars of a ruler.
    const QColor plain = theme::hairline(palette());
    const qreal end = theme::scaled(EndWidth);
    const auto bar = [&](const QRectF& rect, bool isLit) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isLit ? lit : plain);
        painter.drawRoundedRect(isLit ? rect.adjusted(0, -1, 0, 1) : rect, 2, 2);
    };
    const QRectF inner = row.adjusted(0, 1, 0, -1);
    bar(QRectF(inner.left(), inner.top(), end, inner.height()), m_place->at == LayerPlace::At::Input);
    bar(QRectF(inner.right() - end, inner.top(), end, inner.height()), m_place->at == LayerPlace::At::Output);

    const QRectF layers = layersRect(inner);
    const qreal count = static_cast<qreal>(m_place->last) + 1;
    const qreal step = layers.width() / count;
    if (step < NarrowestBar) {
        bar(layers, false);
    } else {
        for (std::uint32_t layer = 0; layer <= m_place->last; ++layer) {
            bar(QRectF(layers.left() + layer * step, layers.top(), step - std::min(2.0, step / 3), layers.height()), false);
        }
    }
    if (m_place->at == LayerPlace::At::Layer) {
        const qreal width = std::max(step - std::min(2.0, step / 3), NarrowestBar);
        const qreal left = std::min(layers.left() + m_place->layer * step, layers.right() - width);
        bar(QRectF(left, layers.top(), width, layers.height()), true);
    }
}

void LayerStrip::paintCaptions(QPainter& painter, qreal top) const
{
    painter.setFont(theme::font(CaptionFactor));
    const QFontMetricsF metrics(painter.font());
    const QRectF line(0, top, width(), metrics.height());
    const QString left = tr("input");
    const QString right = tr("output");
    painter.setPen(theme::muted(palette()));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop, left);
    painter.drawText(line, Qt::AlignRight | Qt::AlignTop, right);

    const QString middle = caption();
    const qreal wide = metrics.horizontalAdvance(middle);
    const QRectF layers = layersRect(line);
    const qreal step = layers.width() / (static_cast<qreal>(m_place->last) + 1);
    const qreal centre = m_place->at == LayerPlace::At::Layer ? layers.left() + (m_place->layer + 0.5) * step : layers.center().x();
    const qreal space = metrics.horizontalAdvance(u' ') * 2;
    const qreal lowest = metrics.horizontalAdvance(left) + space;
    const qreal highest = std::max(lowest, line.width() - metrics.horizontalAdvance(right) - space - wide);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(std::clamp(centre - wide / 2, lowest, highest), top, wide + 1, metrics.height()), Qt::AlignLeft | Qt::AlignTop, middle);
}

void LayerStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setPlace(m_place);
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
