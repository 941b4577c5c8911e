// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

namespace vitrine {

/// What the package is for: it decides what goes in and what blocks.
class PurposePage final : public StatePage
{
    Q_OBJECT
public:
    PurposePage(WizardState* state, QWidget* parent);

protected:
    void refresh() override;

private:
    void choose(Purpose purpose);
};

} // namespace vitrine
