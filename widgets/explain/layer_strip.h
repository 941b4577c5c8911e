// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/explain/explain_page.h"

#include <QWidget>

#include <optional>

namespace vitrine {

/// The row of layers as a strip of small bars between input and output, with the place of a tensor lit.
class LayerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit LayerStrip(QWidget* parent = nullptr);

    /// Nothing: the strip hides.
    void setPlace(const std::optional<LayerPlace>& place);
    [[nodiscard]] const std::optional<LayerPlace>& place() const { return m_place; }
    /// "layer 12 of 0 to 27", "before layer 0".
    [[nodiscard]] QString words() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void paintBars(QPainter& painter, const QRectF& row) const;
    void paintCaptions(QPainter& painter, qreal top) const;
    [[nodiscard]] QRectF layersRect(const QRectF& row) const;
    [[nodiscard]] QString caption() const;

    std::optional<LayerPlace> m_place;
};

} // namespace vitrine
