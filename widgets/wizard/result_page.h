// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/wizard_page.h"
#include "widgets/wizard/wizard_state.h"

class QPushButton;

namespace vitrine {

class FactTable;
class SecondCopy;

/// What was written, where it lies, how to prove that it is still the same, and how to hand it on.
class ResultPage final : public WizardPage
{
    Q_OBJECT
public:
    ResultPage(WizardState* state, QWidget* parent);

    [[nodiscard]] QWidget* firstWidget() override;
    [[nodiscard]] SecondCopy* secondCopy() const { return m_second; }
    /// A command for a shell that verifies the package at `path`.
    [[nodiscard]] static QString verifyCommand(const QString& path);
    /// What the other person types, to unpack and verify a package of this name.
    [[nodiscard]] static QString recipe(PackageFormat format, const QString& fileName, const QString& topFolder);

protected:
    void initializePage() override;

private:
    QLayout* makeButtons();
    [[nodiscard]] QString findings() const;

    WizardState* m_state;
    FactTable* m_facts;
    QPushButton* m_show = nullptr;
    QPushButton* m_copy = nullptr;
    SecondCopy* m_second;
    FactTable* m_recipe;
};

} // namespace vitrine
