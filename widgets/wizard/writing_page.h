// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/wizard_state.h"

#include <QElapsedTimer>
#include <QWizardPage>

class QLabel;
class QProgressBar;

namespace vitrine {

/// Writes and verifies on another thread. Going back, cancelling or closing stops it within 100 ms; nothing is left.
class WritingPage final : public QWizardPage
{
    Q_OBJECT
public:
    WritingPage(WizardState* state, QWidget* parent);

    [[nodiscard]] bool isComplete() const override;

protected:
    void initializePage() override;
    void cleanupPage() override;

private:
    void show(const WriteProgress& progress);
    void finish(const Result<WrittenPackage>& result);

    WizardState* m_state;
    QProgressBar* m_bar;
    QLabel* m_figures;
    QLabel* m_file;
    QElapsedTimer m_clock;
    LatestJob m_job{this};
};

} // namespace vitrine
