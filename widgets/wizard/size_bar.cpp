// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/size_bar.h"

#include "model/words/quantity.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

SizeBar::SizeBar(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("How much goes in and how much stays out"));
}

void SizeBar::setSegments(std::vector<Segment> segments)
{
    std::erase_if(segments, [](const Segment& segment) { return segment.bytes == 0; });
    m_segments = std::move(segments);
    QStringList words;
    for (const Segment& segment : m_segments) {
        words << word(segment.part) + u' ' + formatBytes(segment.bytes);
    }
    setAccessibleDescription(words.join(u"; "_s));
    setToolTip(words.join(u'\n'));
    update();
}

QSize SizeBar::sizeHint() const
{
    return {theme::scaled(200), theme::scaled(8 + 6) + QFontMetrics(theme::font(0.95)).height()};
}

QString SizeBar::word(Part part)
{
    switch (part) {
    case Part::GoesIn:
        return tr("goes in");
    case Part::ResumeOnly:
        return tr("only for resuming");
    case Part::Repeated:
        return tr("a second copy");
    case Part::Other:
        break;
    }
    return tr("other");
}

QBrush SizeBar::brush(Part part) const
{
    switch (part) {
    case Part::GoesIn:
        return theme::need(Need::RequiredToLoad, palette());
    case Part::ResumeOnly:
        return theme::need(Need::ResumeOnly, palette());
    case Part::Repeated:
        return QBrush(theme::muted(palette()), Qt::BDiagPattern);
    case Part::Other:
        break;
    }
    return theme::edge(palette());
}

void SizeBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar(0, 0, width(), theme::scaled(8));
    QPainterPath outline;
    outline.addRoundedRect(bar, theme::scaled(4), theme::scaled(4));
    painter.setClipPath(outline);
    painter.fillRect(bar, theme::hairline(palette()));
    double total = 0;
    for (const Segment& segment : m_segments) {
        total += static_cast<double>(segment.bytes);
    }
    double x = 0;
    for (std::size_t i = 0; i < m_segments.size() && total > 0; ++i) {
        const double part = std::max(2.0, bar.width() * static_cast<double>(m_segments[i].bytes) / total);
        painter.fillRect(
            QRectF(x, 0, part - (i + 1 < m_segments.size() ? 1.5 : 0), bar.height()), brush(m_segments[i].part));
        x += part;
    }
    painter.setClipping(false);
    paintLegend(&painter);
}

void SizeBar::paintLegend(QPainter* painter) const
{
    const QFont font = theme::font(0.95);
    const QFontMetrics metrics(font);
    painter->setFont(font);
    const int top = theme::scaled(8 + 6);
    const int swatch = theme::scaled(8);
    int x = 0;
    for (const Segment& segment : m_segments) {
        const QString name = word(segment.part) + u' ';
        const QString size = formatBytes(segment.bytes);
        const int needed
            = swatch + theme::scaled(6) + metrics.horizontalAdvance(name) + metrics.horizontalAdvance(size);
        if (x + needed > width()) {
            break; // the tooltip has them all
        }
        const QRectF square(x, top + (metrics.height() - swatch) / 2.0, swatch, swatch);
        painter->fillRect(square, theme::hairline(palette()));
        painter->fillRect(square, brush(segment.part));
        x += swatch + theme::scaled(6);
        painter->setPen(palette().color(QPalette::WindowText));
        painter->drawText(x, top + metrics.ascent(), name);
        x += metrics.horizontalAdvance(name);
        painter->setPen(theme::muted(palette()));
        painter->drawText(x, top + metrics.ascent(), size);
        x += metrics.horizontalAdvance(size) + theme::scaled(16);
    }
}

} // namespace vitrine
