// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/wizard_page.h"
#include "widgets/wizard/wizard_state.h"

namespace vitrine {

/// A page that shows something of the plan and follows it.
class StatePage : public WizardPage
{
    Q_OBJECT
public:
    StatePage(WizardState* state, QWidget* parent);

    /// Not before the plan is that of the options.
    [[nodiscard]] bool isComplete() const override;
    /// No way on while the plan is out of date, whatever key is pressed.
    bool validatePage() override { return isComplete(); }

protected:
    [[nodiscard]] WizardState& state() const { return *m_state; }
    /// The plan is another one.
    virtual void refresh() = 0;
    /// Whether nothing on this page is left to do, once there is a plan.
    [[nodiscard]] virtual bool isSettled() const { return true; }
    void initializePage() override;
    void showEvent(QShowEvent* event) override;

private:
    WizardState* m_state;
    bool m_isStale = true; ///< the plan changed while another page was shown
};

} // namespace vitrine
