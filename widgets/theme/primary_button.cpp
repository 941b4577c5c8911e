// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/primary_button.h"

#include "widgets/theme/theme.h"

#include <QApplication>
#include <QEvent>

namespace vitrine {

PrimaryButton::PrimaryButton(QWidget* parent)
    : QPushButton(parent)
{
    recolor();
}

void PrimaryButton::setIconName(const QString& name)
{
    m_iconName = name;
    recolor();
}

void PrimaryButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::StyleChange) {
        recolor();
    }
}

void PrimaryButton::recolor()
{
    if (m_recoloring) {
        return;
    }
    m_recoloring = true;
    const QPalette base = QApplication::palette();
    const QColor ground = theme::primary(base);
    const QColor text = theme::readable(Qt::white, ground, 4.5, Qt::black);
    QPalette own = base;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        own.setColor(group, QPalette::Button, ground);
        own.setColor(group, QPalette::ButtonText, text);
    }
    setPalette(own);
    if (!m_iconName.isEmpty()) {
        setIcon(theme::icon(m_iconName, text));
    }
    m_recoloring = false;
}

} // namespace vitrine
