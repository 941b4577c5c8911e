// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

#include <vector>

class QLabel;
class QVBoxLayout;

namespace vitrine {

class WaiverCard;

/// What blocks the package, with its remedy or a waiver; below it what only warns.
class FindingsPage final : public StatePage
{
    Q_OBJECT
public:
    FindingsPage(WizardState* state, QWidget* parent);

protected:
    void refresh() override;
    [[nodiscard]] bool isSettled() const override;

private:
    [[nodiscard]] std::size_t openCount() const;
    void rebuild(const std::vector<const PlanIssue*>& issues);
    void takeWaivers();

    QVBoxLayout* m_cards;
    QLabel* m_warnings;
    std::vector<WaiverCard*> m_shown;
};

} // namespace vitrine
