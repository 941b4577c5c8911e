// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/stage_list.h"
#include "widgets/wizard/wizard_page.h"
#include "widgets/wizard/wizard_state.h"

class QPushButton;

namespace vitrine {

class MessageStrip;
class ProgressPanel;

/// Writes and verifies on another thread. Cancelling, going back or closing stops it within 100 ms; nothing is left.
class WritingPage final : public WizardPage
{
    Q_OBJECT
public:
    WritingPage(WizardState* state, QWidget* parent);

    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    [[nodiscard]] QWidget* firstWidget() override;
    /// Stops and stays on the page, where it can be begun again.
    void cancel();

signals:
    void runningChanged();

protected:
    void initializePage() override;
    void cleanupPage() override;

private:
    void start();
    void show(const WriteProgress& progress);
    void finish(const Result<WrittenPackage>& result);
    void stopWith(const QString& sentence, const QString& words);

    WizardState* m_state;
    ProgressPanel* m_progress;
    StageList* m_stages;
    MessageStrip* m_message;
    bool m_converts = false;
    LatestJob m_job{this};
};

} // namespace vitrine
