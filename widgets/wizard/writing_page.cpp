// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/writing_page.h"

#include "model/words/quantity.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/message_strip.h"
#include "widgets/wizard/progress_panel.h"

#include <QAbstractButton>
#include <QFile>
#include <QFileInfo>
#include <QWizard>

namespace vitrine {

using namespace Qt::StringLiterals;

WritingPage::WritingPage(WizardState* state, QWidget* parent)
    : WizardPage(parent)
    , m_state(state)
    , m_progress(new ProgressPanel(this))
    , m_stages(new StageList(this))
    , m_message(new MessageStrip(this))
{
    body()->addWidget(m_progress);
    body()->addSpacing(theme::scaled(8));
    body()->addWidget(m_message);
    body()->addWidget(m_stages);
    body()->addStretch(1);
    connect(m_message, &MessageStrip::pressed, this, &WritingPage::start);
}

bool WritingPage::isComplete() const
{
    return !m_state->written().output.empty();
}

QWidget* WritingPage::firstWidget()
{
    return wizard() == nullptr ? nullptr : wizard()->button(QWizard::CancelButton);
}

void WritingPage::initializePage()
{
    if (!isComplete()) { // else nothing was decided otherwise since it was written
        start();
    }
}

void WritingPage::start()
{
    m_message->say(StatusColor::Info, {});
    m_converts = m_state->options().convertPickleWeights && !m_state->plan().conversions.empty();
    const QFileInfo output(m_state->output());
    say(tr("Writing %1").arg(output.fileName()));
    explain(
        tr("To %1. Until it is verified it has another name; you can cancel at any time, and nothing is left behind.")
            .arg(output.path()));
    m_progress->begin();
    m_stages->show(m_converts ? StageList::Stage::Converting : StageList::Stage::Writing, m_converts);
    WriteOptions options;
    options.output = QFile::encodeName(m_state->output()).toStdString();
    options.replace = m_state->replace();
    options.progress = [this](const WriteProgress& progress) {
        QMetaObject::invokeMethod(this, [this, progress] { show(progress); }, Qt::QueuedConnection);
    };
    m_job.start(
        [directory = m_state->directory(), view = m_state->view(),
         options = std::move(options)](const std::stop_token& stop) mutable {
            options.stop = stop;
            return writePackage(*directory, view->plan, options);
        },
        [this](const Result<WrittenPackage>& result) { finish(result); });
    emit completeChanged();
    emit runningChanged();
}

void WritingPage::cleanupPage()
{
    m_job.stop();
    emit runningChanged();
}

void WritingPage::cancel()
{
    m_job.stop();
    stopWith(
        tr("Cancelled: the package was not written"),
        tr("Nothing was left behind. What you decided is kept: write it again, or go back."));
}

void WritingPage::show(const WriteProgress& progress)
{
    if (!m_job.isRunning()) {
        return;
    }
    switch (progress.stage) {
    case WriteProgress::Stage::Converting:
        m_stages->show(StageList::Stage::Converting, m_converts);
        break;
    case WriteProgress::Stage::Writing:
        m_stages->show(StageList::Stage::Writing, m_converts);
        break;
    case WriteProgress::Stage::Verifying:
        m_stages->show(
            progress.total > 0 && progress.done >= progress.total ? StageList::Stage::Moving
                                                                  : StageList::Stage::Verifying,
            m_converts);
        break;
    }
    m_progress->show(progress);
}

void WritingPage::stopWith(const QString& sentence, const QString& words)
{
    say(sentence);
    explain({});
    m_stages->showStopped();
    m_message->say(StatusColor::Warning, words, tr("&Write it again"));
    emit completeChanged();
    emit runningChanged();
}

void WritingPage::finish(const Result<WrittenPackage>& result)
{
    if (!result) {
        stopWith(
            tr("The package was not written"),
            result.error().message.text() + u'\n'
                + tr("Nothing was left behind. Go back to change something, or try again."));
        return;
    }
    m_progress->finish();
    m_stages->show(StageList::Stage::Count, m_converts);
    m_state->setWritten(*result);
    say(tr("The package is written"));
    explain(tr("%1 in %2.").arg(formatBytes(result->bytes), formatSeconds(m_progress->seconds())));
    emit completeChanged();
    emit runningChanged();
    if (wizard() != nullptr && wizard()->currentPage() == this) {
        wizard()->next();
    }
}

} // namespace vitrine
