// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/tab_order.h"

#include <QWidget>

namespace vitrine {

namespace {

/// What Tab reaches in a widget, itself included, in the order of the window's chain.
QList<QWidget*> reachedIn(QWidget* whole)
{
    QList<QWidget*> reached;
    QWidget* at = whole;
    do {
        const bool isInside = at == whole || whole->isAncestorOf(at);
        if (isInside && (at->focusPolicy() & Qt::TabFocus) != 0 && at->focusProxy() == nullptr) {
            reached << at;
        }
        at = at->nextInFocusChain();
    } while (at != whole);
    return reached;
}

} // namespace

void orderTabs(const QList<QWidget*>& widgets)
{
    QWidget* before = nullptr;
    for (QWidget* widget : widgets) {
        for (QWidget* next : reachedIn(widget)) {
            if (before != nullptr) {
                QWidget::setTabOrder(before, next);
            }
            before = next;
        }
    }
}

} // namespace vitrine
