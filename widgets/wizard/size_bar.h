// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace vitrine {

/// How much goes in and how much stays out for which reason, as one bar with a legend.
class SizeBar final : public QWidget
{
    Q_OBJECT

public:
    enum class Part : std::uint8_t { GoesIn, ResumeOnly, Repeated, Other };
    struct Segment {
        Part part = Part::GoesIn;
        std::uint64_t bytes = 0;
    };

    explicit SizeBar(QWidget* parent);
    void setSegments(std::vector<Segment> segments);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] static QString word(Part part);
    [[nodiscard]] QBrush brush(Part part) const;
    void paintLegend(QPainter* painter) const;

    std::vector<Segment> m_segments;
};

} // namespace vitrine
