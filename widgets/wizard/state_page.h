// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/wizard_state.h"

#include <QWizardPage>

namespace vitrine {

/// A page that shows something of the plan and follows it.
class StatePage : public QWizardPage
{
    Q_OBJECT
public:
    StatePage(WizardState* state, QWidget* parent);

    /// Not before the plan is that of the options.
    [[nodiscard]] bool isComplete() const override;

protected:
    [[nodiscard]] WizardState& state() const { return *m_state; }
    /// The sentence on top. QWizard lays everything out anew for a title, so only another one is set.
    void say(const QString& sentence);
    /// The plan is another one.
    virtual void refresh() = 0;
    /// Whether nothing on this page is left to do, once there is a plan.
    [[nodiscard]] virtual bool isSettled() const { return true; }
    void initializePage() override;

private:
    WizardState* m_state;
};

} // namespace vitrine
