// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/writing_page.h"

#include "model/words/quantity.h"
#include "model/words/text.h"

#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>
#include <QWizard>

#include <algorithm>

namespace vitrine {

WritingPage::WritingPage(WizardState* state, QWidget* parent)
    : QWizardPage(parent)
    , m_state(state)
    , m_bar(new QProgressBar(this))
    , m_figures(new QLabel(this))
    , m_file(new QLabel(this))
{
    setTitle(tr("Writing the package"));
    setSubTitle(tr("You can cancel or go back at any time; nothing is left behind."));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setRange(0, 1000);
    m_figures->setTextFormat(Qt::PlainText);
    m_file->setTextFormat(Qt::PlainText);
    m_file->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_bar);
    layout->addWidget(m_figures);
    layout->addWidget(m_file);
    layout->addStretch(1);
}

bool WritingPage::isComplete() const
{
    return !m_state->written.output.empty();
}

void WritingPage::initializePage()
{
    m_state->written = {};
    setTitle(tr("Writing the package"));
    m_bar->setValue(0);
    m_figures->clear();
    m_file->clear();
    m_clock.start();
    emit completeChanged();
    WriteOptions options;
    options.output = QFile::encodeName(m_state->output()).toStdString();
    options.replace = m_state->replace;
    options.progress = [this](const WriteProgress& progress) {
        QMetaObject::invokeMethod(this, [this, progress] { show(progress); }, Qt::QueuedConnection);
    };
    m_job.start(
        [directory = m_state->directory(), plan = m_state->plan(), options = std::move(options)](std::stop_token stop) mutable {
            options.stop = std::move(stop);
            return writePackage(*directory, *plan, options);
        },
        [this](const Result<WrittenPackage>& result) { finish(result); });
}

void WritingPage::cleanupPage()
{
    m_job.stop();
    m_state->written = {};
}

void WritingPage::show(const WriteProgress& progress)
{
    if (!m_job.isRunning() || progress.total == 0) {
        return;
    }
    const bool isWriting = progress.stage == WriteProgress::Stage::Writing;
    const double share = std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.total));
    m_bar->setValue(static_cast<int>(1000 * share));
    const QString sentence = isWriting ? tr("Writing the package") : tr("Reading it again to verify it");
    if (sentence != title()) {
        setTitle(sentence);
    }
    QString text = tr("%1 of %2").arg(formatBytes(progress.done), formatBytes(progress.total));
    const double seconds = static_cast<double>(m_clock.elapsed()) / 1000;
    if (isWriting && seconds > 0.5 && progress.done > 0) {
        const double speed = static_cast<double>(progress.done) / seconds;
        text += tr(" · %1 per second · %2 so far · about %3 left")
                    .arg(formatBytes(static_cast<std::uint64_t>(speed)), formatSeconds(seconds),
                        formatSeconds(static_cast<double>(progress.total) * (1 - share) / speed));
    }
    m_figures->setText(text);
    m_file->setText(displayText(progress.file));
}

void WritingPage::finish(const Result<WrittenPackage>& result)
{
    m_file->clear();
    if (!result) {
        setTitle(tr("The package was not written"));
        m_figures->setText(result.error().message.text() + QLatin1Char('\n')
            + tr("Nothing was left behind. Go back to change something, then try again."));
        m_figures->setWordWrap(true);
        return;
    }
    m_state->written = *result;
    m_bar->setValue(m_bar->maximum());
    setTitle(tr("The package is written"));
    m_figures->setText(formatBytes(result->bytes));
    emit completeChanged();
    if (wizard() != nullptr && wizard()->currentPage() == this) {
        wizard()->next();
    }
}

} // namespace vitrine
