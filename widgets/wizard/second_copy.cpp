// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/second_copy.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/message_strip.h"
#include "widgets/wizard/progress_panel.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

namespace vitrine {

using namespace Qt::StringLiterals;

SecondCopy::SecondCopy(QWidget* parent)
    : QWidget(parent)
    , m_work(new QWidget(this))
    , m_progress(new ProgressPanel(m_work))
    , m_cancel(new QPushButton(theme::icon(u"action/cancel"_s), tr("Stop c&opying"), m_work))
    , m_message(new MessageStrip(this))
{
    m_message->setObjectName(u"copy-message"_s);
    m_cancel->setObjectName(u"copy-cancel"_s);
    m_cancel->setAutoDefault(false);
    auto* row = new QHBoxLayout(m_work);
    row->setContentsMargins({});
    row->setSpacing(theme::scaled(16));
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_work);
    layout->addWidget(m_message);
    m_work->hide();
    connect(m_cancel, &QPushButton::clicked, this, &SecondCopy::cancel);
}

void SecondCopy::setPackage(const WrittenPackage& written)
{
    if (written.output != m_written.output || written.sha256 != m_written.sha256) {
        m_job.stop();
        showRunning(false);
        m_message->say(StatusColor::Info, {});
    }
    m_written = written;
}

void SecondCopy::choose()
{
    const QString folder
        = QFileDialog::getExistingDirectory(this, tr("Copy the package into this folder"), QDir::homePath());
    if (!folder.isEmpty()) {
        copyTo(folder);
    }
}

void SecondCopy::copyTo(const QString& folder)
{
    const QString package = QFile::decodeName(m_written.output.c_str());
    const QString target = QDir(folder).filePath(QFileInfo(package).fileName());
    if (QFileInfo::exists(target)) {
        m_message->say(
            StatusColor::Warning,
            tr("%1 is there already, and nothing is replaced. Choose another folder.").arg(target));
        return;
    }
    CopyOptions options;
    options.output = QFile::encodeName(target).toStdString();
    options.sha256 = QFileInfo(package).isDir() ? std::string() : m_written.sha256;
    options.progress = [this](const WriteProgress& progress) {
        QMetaObject::invokeMethod(
            this,
            [this, progress] {
                if (m_job.isRunning()) {
                    m_progress->show(progress);
                }
            },
            Qt::QueuedConnection);
    };
    m_message->say(StatusColor::Info, {});
    m_progress->begin();
    m_job.start(
        [package = m_written.output, options = std::move(options)](const std::stop_token& stop) mutable {
            options.stop = stop;
            return copyPackage(package, options);
        },
        [this](const Result<WrittenPackage>& result) { finish(result); });
    showRunning(true);
    m_cancel->setFocus();
}

void SecondCopy::cancel()
{
    if (m_job.isRunning()) {
        m_job.stop();
        showRunning(false);
        m_message->say(
            StatusColor::Info, tr("Copying was cancelled; nothing was left behind. The package itself is as it was."));
    }
}

void SecondCopy::finish(const Result<WrittenPackage>& result)
{
    showRunning(false);
    if (result) {
        m_message->say(
            StatusColor::Pass,
            tr("Copied to %1, and verified there: every file was read again.")
                .arg(QFile::decodeName(result->output.c_str())));
    } else {
        m_message->say(StatusColor::Failure, tr("Not copied: %1").arg(result.error().message.text()));
    }
}

void SecondCopy::showRunning(bool running)
{
    m_work->setVisible(running);
    emit runningChanged();
}

} // namespace vitrine
