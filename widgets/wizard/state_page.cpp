// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/state_page.h"

namespace vitrine {

StatePage::StatePage(WizardState* state, QWidget* parent)
    : WizardPage(parent)
    , m_state(state)
{
    connect(state, &WizardState::planningBegun, this, &QWizardPage::completeChanged);
    connect(state, &WizardState::planChanged, this, [this] {
        m_isStale = !isVisible();
        if (!m_isStale) {
            refresh();
        }
        emit completeChanged();
    });
}

bool StatePage::isComplete() const
{
    return m_state->isPlanned() && isSettled();
}

void StatePage::initializePage()
{
    m_isStale = true;
}

void StatePage::showEvent(QShowEvent* event)
{
    WizardPage::showEvent(event);
    if (m_isStale && m_state->isPlanned()) {
        m_isStale = false;
        refresh();
    }
}

} // namespace vitrine
