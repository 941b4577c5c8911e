// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/flat_style.h"

#include "widgets/theme/flat_painting.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyleOption>
#include <QTabWidget>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

FlatStyle::FlatStyle()
    : QProxyStyle(u"fusion"_s)
{
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
        return 1;
    case PM_DockWidgetFrameWidth:
    case PM_ToolBarFrameWidth:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_MenuBarPanelWidth:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_ScrollBarExtent:
        return theme::scaled(12);
    case PM_ScrollBarSliderMin:
        return theme::scaled(28);
    case PM_TabBarTabVSpace:
        return theme::scaled(16);
    case PM_TabBarTabHSpace:
        return theme::scaled(26);
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_TabBarIconSize:
        return theme::scaled(16);
    case PM_ButtonMargin:
        return theme::scaled(10);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_ScrollBar_Transient:
    case SH_ComboBox_Popup:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize FlatStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result.rwidth() += theme::scaled(14);
        result.setHeight(std::max(result.height(), theme::scaled(32)));
        break;
    case CT_ToolButton:
        result.rwidth() += theme::scaled(4);
        result = result.expandedTo({theme::scaled(28), theme::scaled(28)});
        break;
    case CT_ComboBox:
    case CT_LineEdit:
        result.setHeight(std::max(result.height(), theme::scaled(28)));
        break;
    case CT_MenuBarItem:
        result.setHeight(std::max(result.height(), theme::scaled(26)));
        break;
    case CT_MenuItem:
        if (size.height() > theme::scaled(8)) {
            result.setHeight(std::max(result.height(), theme::scaled(26)));
        }
        break;
    case CT_HeaderSection:
        result.setHeight(std::max(result.height(), theme::scaled(28)));
        break;
    case CT_TabBarTab:
        result.setHeight(std::max(result.height(), theme::scaled(36)));
        break;
    default:
        break;
    }
    return result;
}

QRect FlatStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (const auto* bar = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr) {
        return scrollBarRect(*bar, part);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

/// A scroll bar without buttons at its ends.
QRect FlatStyle::scrollBarRect(const QStyleOptionSlider& bar, SubControl part) const
{
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const int length = horizontal ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    int thumb = length;
    if (range > 0) {
        thumb = static_cast<int>(qint64(length) * bar.pageStep / (range + bar.pageStep));
        thumb = std::clamp(thumb, std::min(length, pixelMetric(PM_ScrollBarSliderMin, &bar)), length);
    }
    const int start
        = sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - thumb, bar.upsideDown);
    int from = 0;
    int size = 0;
    switch (part) {
    case SC_ScrollBarGroove:
        size = length;
        break;
    case SC_ScrollBarSlider:
        from = start;
        size = thumb;
        break;
    case SC_ScrollBarSubPage:
        size = start;
        break;
    case SC_ScrollBarAddPage:
        from = start + thumb;
        size = length - from;
        break;
    default:
        return {};
    }
    const QRect rect = horizontal ? QRect(bar.rect.x() + from, bar.rect.y(), size, bar.rect.height())
                                  : QRect(bar.rect.x(), bar.rect.y() + from, bar.rect.width(), size);
    return visualRect(bar.direction, bar.rect, rect);
}

void FlatStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_PanelStatusBar:
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget:
    case PE_FrameTabWidget:
    case PE_FrameMenu:
        if (element == PE_FrameMenu) {
            break;
        }
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, theme::hairline(option->palette));
        return;
    case PE_FrameTabBarBase:
        // A tab widget asks for it below its corners, in its bar's name and a line too low.
        if (dynamic_cast<const QTabWidget*>(painter->device()) == nullptr) {
            flat::paintLineBelow(painter, *option);
        }
        return;
    case PE_PanelItemViewItem:
    case PE_PanelItemViewRow:
        flat::paintRow(painter, *option);
        return;
    case PE_IndicatorBranch:
        flat::paintBranch(painter, *option);
        return;
    case PE_PanelButtonCommand:
        flat::paintButton(painter, *option);
        return;
    case PE_PanelButtonTool:
        flat::paintToolButton(painter, *option);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_IndicatorRadioButton:
        flat::paintCheck(painter, *option, element == PE_IndicatorRadioButton);
        return;
    case PE_FrameLineEdit:
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame != nullptr && frame->lineWidth > 0) {
            flat::paintInput(painter, *option);
        }
        return;
    case PE_FrameFocusRect:
        if (option->state.testFlag(State_KeyboardFocusChange)) {
            flat::paintFocus(painter, *option);
        }
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void FlatStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            drawMenuBarItem(*item, painter, widget);
            return;
        }
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button != nullptr && !button->icon.isNull() && !button->text.isEmpty()) {
            drawLabel(*button, button->rect, button->icon, button->iconSize, button->text, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            button != nullptr && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon && !button->icon.isNull()) {
            drawLabel(*button, button->rect, button->icon, button->iconSize, button->text, painter, widget);
            return;
        }
        break;
    case CE_ProgressBarGroove:
        return; // with its contents
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option); bar != nullptr) {
            if (bar->minimum < bar->maximum) {
                flat::paintProgress(painter, *bar);
                return;
            }
            // That something goes on is the base style's to move; only its colour is ours.
            QStyleOptionProgressBar busy = *bar;
            busy.palette.setColor(QPalette::Highlight, theme::accent(bar->palette));
            QProxyStyle::drawControl(element, &busy, painter, widget);
            return;
        }
        break;
    case CE_ToolBar:
        flat::paintLineBelow(painter, *option);
        return;
    case CE_Splitter:
        painter->fillRect(option->rect, theme::hairline(option->palette));
        return;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            flat::paintTab(painter, *tab);
            return;
        }
        break;
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            flat::paintHeader(painter, *header);
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::AlternateBase));
        painter->fillRect(
            option->rect.x(), option->rect.bottom(), option->rect.width(), 1, theme::hairline(option->palette));
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawMenuBarItem(const QStyleOptionMenuItem& item, QPainter* painter, const QWidget* widget) const
{
    painter->fillRect(item.rect, item.palette.color(QPalette::Window));
    const bool isLit = item.state.testFlag(State_Selected) && item.state.testFlag(State_Enabled);
    if (isLit) {
        flat::paintRounded(
            painter, item.rect.adjusted(1, 2, -1, -2),
            item.palette.color(item.state.testFlag(State_Sunken) ? QPalette::Highlight : QPalette::Midlight), {});
    }
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    if (styleHint(SH_UnderlineShortcut, &item, widget) == 0) {
        flags |= Qt::TextHideMnemonic;
    }
    drawItemText(
        painter, item.rect, flags, item.palette, item.state.testFlag(State_Enabled), item.text, QPalette::WindowText);
}

/// Icon and text in the middle, with more air between them than Fusion gives.
void FlatStyle::drawLabel(
    const QStyleOption& option, const QRect& rect, const QIcon& icon, const QSize& size, const QString& text,
    QPainter* painter, const QWidget* widget) const
{
    const bool isEnabled = option.state.testFlag(State_Enabled);
    const int gap = theme::scaled(7);
    const int width = size.width() + gap + option.fontMetrics.size(Qt::TextShowMnemonic, text).width();
    QRect label(
        rect.x() + std::max(0, (rect.width() - width) / 2), rect.y(), std::min(width, rect.width()), rect.height());
    const QRect iconRect(label.x(), label.center().y() - size.height() / 2 + 1, size.width(), size.height());
    icon.paint(
        painter, visualRect(option.direction, label, iconRect), Qt::AlignCenter,
        isEnabled ? QIcon::Normal : QIcon::Disabled);
    label.setLeft(label.x() + size.width() + gap);
    int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic;
    if (styleHint(SH_UnderlineShortcut, &option, widget) == 0) {
        flags |= Qt::TextHideMnemonic;
    }
    drawItemText(painter, label, flags, option.palette, isEnabled, text, QPalette::ButtonText);
}

void FlatStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    if (const auto* bar = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr) {
        painter->fillRect(bar->rect, bar->palette.color(QPalette::Base));
        if (bar->maximum > bar->minimum) {
            const bool isActive = bar->state.testFlag(State_MouseOver) || bar->state.testFlag(State_Sunken);
            flat::paintThumb(
                painter, scrollBarRect(*bar, SC_ScrollBarSlider).adjusted(0, 2, 0, -2), *bar,
                bar->orientation == Qt::Horizontal, isActive);
        }
        return;
    }
    if (const auto* box = control == CC_ComboBox ? qstyleoption_cast<const QStyleOptionComboBox*>(option) : nullptr;
        box != nullptr && !box->editable) {
        drawComboBox(*box, painter);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void FlatStyle::drawComboBox(const QStyleOptionComboBox& box, QPainter* painter) const
{
    QStyleOption input(box);
    input.palette.setColor(QPalette::Base, box.palette.color(QPalette::Button));
    if (box.state.testFlag(State_MouseOver) && box.state.testFlag(State_Enabled)) {
        input.palette.setColor(QPalette::Base, theme::hover(box.palette));
    }
    flat::paintInput(painter, input);
    const int side = box.rect.height();
    flat::paintChevron(painter, QRect(box.rect.right() - side, box.rect.y(), side, side), box);
}

} // namespace vitrine
