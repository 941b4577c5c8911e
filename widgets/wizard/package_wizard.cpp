// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/package_wizard.h"

#include "widgets/theme/primary_button.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/contents_page.h"
#include "widgets/wizard/destination_page.h"
#include "widgets/wizard/findings_page.h"
#include "widgets/wizard/provenance_page.h"
#include "widgets/wizard/purpose_page.h"
#include "widgets/wizard/result_page.h"
#include "widgets/wizard/second_copy.h"
#include "widgets/wizard/step_rail.h"
#include "widgets/wizard/writing_page.h"

#include <QAbstractButton>
#include <QCloseEvent>
#include <QScreen>

#include <algorithm>

namespace vitrine {

PackageWizard::PackageWizard(std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, QWidget* parent)
    : QWizard(parent)
    , m_state(new WizardState(std::move(directory), unit, this))
{
    setWindowTitle(tr("Package"));
    setWizardStyle(QWizard::ClassicStyle);
    setOption(QWizard::NoBackButtonOnStartPage);
    setOption(QWizard::NoCancelButtonOnLastPage);
    makeButtons();
    makePages();
    m_rail = new StepRail(
        {tr("Purpose"), tr("Contents"), tr("Findings"), tr("Provenance"), tr("Destination"), tr("Writing"),
         tr("Result")},
        this);
    setSideWidget(m_rail);
    connect(m_rail, &StepRail::chosen, this, &PackageWizard::goTo);
    connect(this, &QWizard::currentIdChanged, this, &PackageWizard::showStep);
    connect(m_state, &WizardState::planningBegun, this, [this] {
        m_rail->setPlanning(true);
        showButtons();
    });
    connect(m_state, &WizardState::planChanged, this, [this] {
        m_rail->setPlanning(false);
        showButtons();
        if (const int wanted = std::exchange(m_wanted, -1); wanted > currentId()) {
            goTo(wanted);
        }
    });
    connect(m_state, &WizardState::startedAfresh, this, [this] {
        m_furthest = currentId();
        showButtons();
    });
    connect(m_writing, &WritingPage::runningChanged, this, &PackageWizard::showButtons);
    connect(m_result->secondCopy(), &SecondCopy::runningChanged, this, &PackageWizard::showButtons);
    m_rail->setPlanning(true);
}

void PackageWizard::makeButtons()
{
    setButton(QWizard::NextButton, new PrimaryButton(this));
    setButton(QWizard::FinishButton, new PrimaryButton(this));
    setButtonText(QWizard::BackButton, tr("&Back"));
    setButtonText(QWizard::NextButton, tr("&Next"));
    setButtonText(QWizard::CancelButton, tr("Cancel"));
    setButtonText(QWizard::FinishButton, tr("C&lose"));
}

void PackageWizard::makePages()
{
    setPage(Purpose, new PurposePage(m_state, this));
    setPage(Contents, new ContentsPage(m_state, this));
    setPage(Findings, new FindingsPage(m_state, this));
    setPage(Provenance, new ProvenancePage(m_state, this));
    auto* destination = new DestinationPage(m_state, this);
    destination->setButtonText(QWizard::NextButton, tr("&Write"));
    setPage(Destination, destination);
    m_writing = new WritingPage(m_state, this);
    setPage(Writing, m_writing);
    m_result = new ResultPage(m_state, this);
    setPage(Result, m_result);
}

QList<bool> PackageWizard::reachable() const
{
    QList<bool> steps;
    const bool isBusy = m_writing->isRunning() || m_result->secondCopy()->isRunning();
    for (int step = Purpose; step <= Result; ++step) {
        const bool isWritten = !m_state->written().output.empty();
        const bool isPlace = step <= Destination ? step <= m_furthest : step == Result && isWritten;
        steps.append(isPlace && step != currentId() && !isBusy);
    }
    return steps;
}

void PackageWizard::goTo(int step)
{
    setUpdatesEnabled(false); // the steps between are not to be seen
    while (currentId() > step) {
        back();
    }
    while (currentId() < step && currentPage()->isComplete()) {
        const int before = currentId();
        next();
        if (currentId() == before) {
            break;
        }
    }
    setUpdatesEnabled(true);
    if (currentId() < step && !m_state->isPlanned()) {
        m_wanted = step;
    }
}

void PackageWizard::showStep()
{
    if (currentId() < 0) {
        return;
    }
    m_furthest = std::max(m_furthest, std::min(currentId(), int(Destination)));
    showButtons();
    QWidget* first = static_cast<WizardPage*>(currentPage())->firstWidget();
    (first == nullptr ? button(QWizard::NextButton) : first)->setFocus();
}

void PackageWizard::showButtons()
{
    m_rail->show(currentId(), reachable());
    const bool isCopying = m_result->secondCopy()->isRunning();
    button(QWizard::FinishButton)->setEnabled(!isCopying && currentId() == Result);
}

void PackageWizard::reject()
{
    if (currentId() == Writing && m_writing->isRunning()) {
        m_writing->cancel();
        return;
    }
    if (currentId() == Result && m_result->secondCopy()->isRunning()) {
        m_result->secondCopy()->cancel();
        return;
    }
    m_state->saveDraft();
    QWizard::reject();
}

void PackageWizard::showEvent(QShowEvent* event)
{
    if (!m_isPlaced) {
        m_isPlaced = true;
        QSize size(theme::scaled(1000), theme::scaled(720));
        if (const QScreen* here = screen()) {
            size = size.boundedTo(here->availableSize() - QSize(theme::scaled(24), theme::scaled(48)));
        }
        resize(size);
    }
    QWizard::showEvent(event);
}

/// The window's own button closes for good, also while something is written: that is stopped and leaves nothing.
void PackageWizard::closeEvent(QCloseEvent* event)
{
    if (m_writing->isRunning()) {
        m_writing->cancel();
    }
    m_result->secondCopy()->cancel();
    QWizard::closeEvent(event);
}

} // namespace vitrine
