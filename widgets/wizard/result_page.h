// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/wizard_state.h"

#include <QWizardPage>

class QLineEdit;

namespace vitrine {

/// What was written, where it lies, and how to prove that it is still the same.
class ResultPage final : public QWizardPage
{
    Q_OBJECT
public:
    ResultPage(WizardState* state, QWidget* parent);

    /// A command for a shell that verifies the package at `path`.
    [[nodiscard]] static QString verifyCommand(const QString& path);

protected:
    void initializePage() override;

private:
    WizardState* m_state;
    QLineEdit* m_path;
    QLineEdit* m_sum;
};

} // namespace vitrine
