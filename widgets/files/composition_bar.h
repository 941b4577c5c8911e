// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/files/files_tree.h"

#include <QWidget>

namespace vitrine {

/// What the bytes of the directory are for, as one bar with a legend: to load, to resume, repeated, other units.
class CompositionBar final : public QWidget
{
    Q_OBJECT

public:
    explicit CompositionBar(QWidget* parent = nullptr);

    void setSegments(std::vector<CompositionSegment> segments);
    /// Without the legend where the window is low.
    void setLegendShown(bool shown);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void paintLegend(QPainter* painter) const;
    [[nodiscard]] QBrush brush(const CompositionSegment& segment, bool ground) const;
    [[nodiscard]] static QString word(const CompositionSegment& segment);

    std::vector<CompositionSegment> m_segments;
    bool m_showsLegend = true;
};

} // namespace vitrine
