// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/state_page.h"

namespace vitrine {

StatePage::StatePage(WizardState* state, QWidget* parent)
    : QWizardPage(parent)
    , m_state(state)
{
    connect(state, &WizardState::planningBegun, this, &QWizardPage::completeChanged);
    connect(state, &WizardState::planChanged, this, [this] {
        refresh();
        emit completeChanged();
    });
}

bool StatePage::isComplete() const
{
    return m_state->isPlanned() && isSettled();
}

void StatePage::say(const QString& sentence)
{
    if (sentence != title()) {
        setTitle(sentence);
    }
}

void StatePage::initializePage()
{
    if (m_state->isPlanned()) {
        refresh();
    }
}

} // namespace vitrine
