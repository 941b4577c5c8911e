// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

class QStyleOptionComboBox;
class QStyleOptionMenuItem;
class QStyleOptionSlider;

namespace vitrine {

/// Fusion without gradients, for desktops without a style of their own: flat headers, thin scroll bars, hairlines for
/// frames. Everything works without it.
class FlatStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    FlatStyle();

    [[nodiscard]] int pixelMetric(
        PixelMetric metric, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
    [[nodiscard]] int styleHint(
        StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
        QStyleHintReturn* data = nullptr) const override;
    [[nodiscard]] QRect subControlRect(
        ComplexControl control, const QStyleOptionComplex* option, SubControl part,
        const QWidget* widget = nullptr) const override;
    [[nodiscard]] QSize sizeFromContents(
        ContentsType type, const QStyleOption* option, const QSize& size,
        const QWidget* widget = nullptr) const override;
    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawControl(
        ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawComplexControl(
        ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;

private:
    [[nodiscard]] QRect scrollBarRect(const QStyleOptionSlider& bar, SubControl part) const;
    void drawMenuBarItem(const QStyleOptionMenuItem& item, QPainter* painter, const QWidget* widget) const;
    void drawLabel(
        const QStyleOption& option, const QRect& rect, const QIcon& icon, const QSize& size, const QString& text,
        QPainter* painter, const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComboBox& box, QPainter* painter) const;
};

} // namespace vitrine
