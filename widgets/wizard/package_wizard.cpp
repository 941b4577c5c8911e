// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/package_wizard.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/contents_page.h"
#include "widgets/wizard/destination_page.h"
#include "widgets/wizard/findings_page.h"
#include "widgets/wizard/provenance_page.h"
#include "widgets/wizard/purpose_page.h"
#include "widgets/wizard/result_page.h"
#include "widgets/wizard/step_rail.h"
#include "widgets/wizard/writing_page.h"

namespace vitrine {

PackageWizard::PackageWizard(std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, QWidget* parent)
    : QWizard(parent)
    , m_state(new WizardState(std::move(directory), unit, this))
{
    setWindowTitle(tr("Package"));
    setWizardStyle(QWizard::ClassicStyle);
    // Sentences on top hold names from files: never markup.
    setTitleFormat(Qt::PlainText);
    setSubTitleFormat(Qt::PlainText);
    setOption(QWizard::NoCancelButtonOnLastPage);
    setOption(QWizard::NoBackButtonOnStartPage);
    setButtonText(QWizard::BackButton, tr("&Back"));
    setButtonText(QWizard::NextButton, tr("&Next"));
    setButtonText(QWizard::CancelButton, tr("Cancel"));
    setButtonText(QWizard::FinishButton, tr("Close"));
    setPage(Purpose, new PurposePage(m_state, this));
    setPage(Contents, new ContentsPage(m_state, this));
    setPage(Findings, new FindingsPage(m_state, this));
    setPage(Provenance, new ProvenancePage(m_state, this));
    auto* destination = new DestinationPage(m_state, this);
    setPage(Destination, destination);
    setPage(Writing, new WritingPage(m_state, this));
    setPage(Result, new ResultPage(m_state, this));
    auto* rail = new StepRail(
        {tr("Purpose"), tr("Contents"), tr("Findings"), tr("Provenance"), tr("Destination"), tr("Writing"), tr("Result")}, this);
    setSideWidget(rail);
    connect(this, &QWizard::currentIdChanged, rail, &StepRail::setCurrent);
    connect(this, &QWizard::currentIdChanged, destination, [destination](int id) {
        if (id == Destination) {
            destination->lookAgain();
        }
    });
    resize(theme::scaled(1000), theme::scaled(720));
}

} // namespace vitrine
