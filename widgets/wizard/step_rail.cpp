// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/step_rail.h"

#include "widgets/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace vitrine {

StepRail::StepRail(const QStringList& steps, QWidget* parent)
    : QWidget(parent)
    , m_steps(steps)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::scaled(24), theme::scaled(32), theme::scaled(16), theme::scaled(16));
    layout->setSpacing(theme::scaled(16));
    for (qsizetype i = 0; i < steps.size(); ++i) {
        m_labels.append(new QLabel(this));
        layout->addWidget(m_labels.last());
    }
    layout->addStretch(1);
    setFixedWidth(theme::scaled(184));
    setCurrent(0);
}

void StepRail::setCurrent(qsizetype step)
{
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        QLabel* label = m_labels[i];
        const QString mark = i < step ? QStringLiteral("✓") : QString::number(i + 1);
        label->setText(mark + QStringLiteral("  ") + m_steps[i]);
        label->setFont(theme::font(1, i == step ? QFont::DemiBold : QFont::Normal));
        QPalette colors = palette();
        if (i > step) {
            colors.setColor(QPalette::WindowText, theme::muted(palette()));
        }
        label->setPalette(colors);
    }
}

} // namespace vitrine
