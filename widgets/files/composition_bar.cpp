// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/composition_bar.h"

#include "model/words/quantity.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace vitrine {

using namespace Qt::StringLiterals;

CompositionBar::CompositionBar(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CompositionBar::setSegments(std::vector<CompositionSegment> segments)
{
    m_segments = std::move(segments);
    setVisible(!m_segments.empty());
    describe();
    update();
}

void CompositionBar::setLegendShown(bool shown)
{
    m_showsLegend = shown;
    updateGeometry();
    update();
}

QSize CompositionBar::sizeHint() const
{
    const int legend = m_showsLegend ? theme::scaled(6) + QFontMetrics(theme::font(0.95)).height() : 0;
    return {theme::scaled(200), theme::scaled(16 + 8 + 6) + legend};
}

QSize CompositionBar::minimumSizeHint() const
{
    return {theme::scaled(60), sizeHint().height()};
}

QString CompositionBar::word(const CompositionSegment& segment)
{
    if (segment.kind == CompositionSegment::Kind::Repeated) {
        return tr("repeated");
    }
    if (segment.kind == CompositionSegment::Kind::OtherUnit) {
        return tr("another unit");
    }
    switch (segment.need) {
    case Need::RequiredToLoad:
        return tr("to load");
    case Need::NeededForSomeUses:
        return tr("some uses");
    case Need::MustBePassedOn:
        return tr("to pass on");
    case Need::HelpsPeople:
        return tr("for people");
    case Need::ResumeOnly:
        return tr("resume only");
    case Need::NotNeeded:
        return tr("not needed");
    case Need::StandsForAMissingFile:
        return tr("missing");
    case Need::MustNotBeShared:
    case Need::Count:
        break;
    }
    return tr("not to be shared");
}

void CompositionBar::describe()
{
    QStringList parts;
    for (const auto& segment : m_segments) {
        parts << word(segment) + u' ' + formatBytes(segment.bytes);
    }
    setAccessibleName(tr("What the bytes are for"));
    setAccessibleDescription(parts.join(u"; "_s));
    setToolTip(parts.join(u'\n'));
}

QBrush CompositionBar::brush(const CompositionSegment& segment, bool ground) const
{
    if (segment.kind == CompositionSegment::Kind::Need) {
        return theme::need(segment.need, palette());
    }
    if (ground) {
        return theme::hairline(palette());
    }
    return QBrush(theme::muted(palette()), Qt::BDiagPattern);
}

void CompositionBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar(theme::scaled(16), theme::scaled(16), width() - theme::scaled(32), theme::scaled(8));
    QPainterPath outline;
    outline.addRoundedRect(bar, theme::scaled(2), theme::scaled(2));
    painter.setClipPath(outline);
    const double total = std::accumulate(m_segments.begin(), m_segments.end(), 0.0, [](double sum, const auto& s) {
        return sum + static_cast<double>(s.bytes);
    });
    double x = bar.left();
    for (std::size_t i = 0; i < m_segments.size() && total > 0; ++i) {
        double width = bar.width() * static_cast<double>(m_segments[i].bytes) / total;
        if (i + 1 < m_segments.size()) {
            width = std::max(width, 1.0);
        }
        const double gap = i + 1 < m_segments.size() && width > 4 ? 1.5 : 0;
        const QRectF part(x, bar.top(), width - gap, bar.height());
        painter.fillRect(part, brush(m_segments[i], true));
        painter.fillRect(part, brush(m_segments[i], false));
        x += width;
    }
    painter.setClipping(false);
    if (m_showsLegend) {
        paintLegend(&painter);
    }
}

/// As many entries as fit, the largest first; the rest stands in the tooltip.
void CompositionBar::paintLegend(QPainter* painter) const
{
    auto segments = m_segments;
    std::ranges::stable_sort(segments, std::greater{}, &CompositionSegment::bytes);
    const QFont font = theme::font(0.95);
    const QFontMetrics metrics(font);
    painter->setFont(font);
    const int y = theme::scaled(16 + 8 + 6);
    const int swatch = theme::scaled(8);
    int x = theme::scaled(16);
    for (const auto& segment : segments) {
        const QString name = word(segment) + u' ';
        const QString size = formatBytes(segment.bytes);
        const int nameWidth = metrics.horizontalAdvance(name);
        const int sizeWidth = metrics.horizontalAdvance(size);
        if (x + swatch + theme::scaled(6) + nameWidth + sizeWidth > width() - theme::scaled(8)) {
            continue;
        }
        const QRectF square(x, y + (metrics.height() - swatch) / 2.0, swatch, swatch);
        painter->fillRect(square, brush(segment, true));
        painter->fillRect(square, brush(segment, false));
        x += swatch + theme::scaled(6);
        painter->setPen(palette().color(QPalette::Text));
        painter->drawText(x, y + metrics.ascent(), name);
        painter->setPen(theme::muted(palette()));
        painter->drawText(x + nameWidth, y + metrics.ascent(), size);
        x += nameWidth + sizeWidth + theme::scaled(14);
    }
}

void CompositionBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    } else if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
