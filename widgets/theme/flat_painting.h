// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionHeader;
class QStyleOptionProgressBar;
class QStyleOptionTab;
class QRect;
class QColor;

/// The pieces of FlatStyle, painted.
namespace vitrine::flat {

void paintRounded(QPainter* painter, const QRect& rect, const QColor& ground, const QColor& edge, double width = 1.0);
void paintButton(QPainter* painter, const QStyleOption& option);
void paintToolButton(QPainter* painter, const QStyleOption& option);
void paintInput(QPainter* painter, const QStyleOption& option);
/// A box with or without its tick, a ring with or without its dot.
void paintCheck(QPainter* painter, const QStyleOption& option, bool isRound);
/// How far something is, as a bar without frame or gradient.
void paintProgress(QPainter* painter, const QStyleOptionProgressBar& bar);
void paintFocus(QPainter* painter, const QStyleOption& option);
void paintRow(QPainter* painter, const QStyleOption& option);
void paintBranch(QPainter* painter, const QStyleOption& option);
void paintTab(QPainter* painter, const QStyleOptionTab& tab);
void paintHeader(QPainter* painter, const QStyleOptionHeader& header);
/// Bottom edge of a band.
void paintLineBelow(QPainter* painter, const QStyleOption& option);
void paintThumb(QPainter* painter, const QRect& thumb, const QStyleOption& option, bool isHorizontal, bool isActive);
void paintChevron(QPainter* painter, const QRect& rect, const QStyleOption& option);

} // namespace vitrine::flat
