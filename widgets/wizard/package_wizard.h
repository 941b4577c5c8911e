// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QWizard>

#include <cstdint>
#include <memory>

namespace vitrine {

class ResultPage;
class StepRail;
class WizardState;
class WritingPage;

/// From a unit of an open directory to a verified package, in seven steps. Steps that were seen can be gone to
/// directly.
class PackageWizard final : public QWizard
{
    Q_OBJECT
public:
    enum Step : std::uint8_t { Purpose, Contents, Findings, Provenance, Destination, Writing, Result };

    PackageWizard(std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, QWidget* parent);

    [[nodiscard]] WizardState* state() const { return m_state; }
    /// Through the steps between, and no further than to one that has something left to do.
    void goTo(int step);
    /// While something is written it stops that and stays; else it closes. What was decided is kept.
    void reject() override;

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makePages();
    void makeButtons();
    void showStep();
    void showButtons();
    [[nodiscard]] QList<bool> reachable() const;

    WizardState* m_state;
    WritingPage* m_writing = nullptr;
    ResultPage* m_result = nullptr;
    StepRail* m_rail = nullptr;
    int m_furthest = 0; ///< that was ever shown
    int m_wanted = -1; ///< to be gone to once there is a plan
    bool m_isPlaced = false;
};

} // namespace vitrine
