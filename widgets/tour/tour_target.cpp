// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tour/tour_target.h"

#include <QDockWidget>
#include <QStackedWidget>
#include <QTabWidget>

namespace vitrine {

namespace {

bool isCalled(const QWidget* widget, QStringView name)
{
    if (widget->objectName() == name) {
        return true;
    }
    const QLatin1StringView type(widget->metaObject()->className());
    return type == name || (type.startsWith(QLatin1StringView("vitrine::")) && type.sliced(9) == name);
}

QWidget* findNamed(QWidget* parent, QStringView name)
{
    const QList<QWidget*> all = parent->findChildren<QWidget*>();
    QWidget* hidden = nullptr;
    for (QWidget* widget : all) {
        if (isCalled(widget, name)) {
            if (widget->isVisible()) {
                return widget;
            }
            hidden = hidden == nullptr ? widget : hidden;
        }
    }
    return hidden;
}

/// Opens what the widget lies in: docks that were closed or lie behind a tab, pages of a tab widget.
void bringToSight(QWidget* target)
{
    for (QWidget* widget = target; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(widget)) {
            dock->show();
            dock->raise();
        }
        QWidget* parent = widget->parentWidget();
        if (auto* stack = qobject_cast<QStackedWidget*>(parent)) {
            if (auto* tabs = qobject_cast<QTabWidget*>(stack->parentWidget()); tabs != nullptr && tabs->indexOf(widget) >= 0) {
                tabs->setCurrentWidget(widget);
            }
        }
    }
}

} // namespace

QWidget* findTarget(QWidget* window, const QString& path)
{
    QWidget* found = window;
    for (const QStringView name : QStringView(path).tokenize(u'/')) {
        found = findNamed(found, name);
        if (found == nullptr) {
            return nullptr;
        }
    }
    return found == window ? nullptr : found;
}

QWidget* showTarget(QWidget* window, const TourStep& step)
{
    for (const char* path : step.targets) {
        if (path == nullptr) {
            break;
        }
        if (QWidget* target = findTarget(window, QString::fromLatin1(path))) {
            bringToSight(target);
            if (target->isVisible()) {
                return target;
            }
        }
    }
    return nullptr;
}

} // namespace vitrine
