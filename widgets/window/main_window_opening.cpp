// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opening, reading again, and what the window shows when there is nothing to show.

#include "widgets/files/files_panel.h"
#include "widgets/files/files_view.h"
#include "widgets/headline/headline_band.h"
#include "widgets/selection/selection.h"
#include "widgets/welcome/message_page.h"
#include "widgets/welcome/recent_directories.h"
#include "widgets/window/directory_loader.h"
#include "widgets/window/main_window.h"
#include "widgets/window/path_button.h"
#include "widgets/window/status_line.h"
#include "widgets/window/workbench.h"

#include "model/practice/practice_folder.h"
#include "model/words/text.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QStackedWidget>
#include <QTemporaryDir>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

/// A whole that is read within this time, in milliseconds, is shown at once, without the names first.
constexpr int ShowNamesAfter = 150;
constexpr std::size_t MostUnitsOffered = 3;
constexpr std::size_t MostFilesKept = 100;

QString practicePlace()
{
    return QDir::tempPath() + u"/vitrine-practice-"_s;
}

QString lastFolder()
{
    return QSettings().value(u"open/folder"_s, QDir::homePath()).toString();
}

void keepFolder(const QString& path)
{
    QSettings().setValue(u"open/folder"_s, QFileInfo(path).absolutePath());
}

} // namespace

void MainWindow::connectLoader()
{
    m_readingShown.setSingleShot(true);
    m_readingShown.setInterval(ShowNamesAfter);
    connect(&m_readingShown, &QTimer::timeout, this, [this] {
        if (m_loader->isLoading()) {
            showWorkbench();
            m_headline->showReading();
            m_status->showReading();
            if (m_firstNames) {
                m_selection->setDirectory(std::exchange(m_firstNames, nullptr), true);
            } else if (const auto shown = m_selection->directory();
                       shown && QFile::decodeName(QByteArray::fromStdString(shown->path)) != m_path) {
                m_selection->setDirectory(nullptr, true);
            }
        }
    });
    connect(m_loader, &DirectoryLoader::scanned, this, &MainWindow::showFirstNames);
    connect(m_loader, &DirectoryLoader::progressed, m_headline, &HeadlineBand::setProgress);
    connect(m_loader, &DirectoryLoader::finished, this, &MainWindow::showDirectory);
    connect(m_loader, &DirectoryLoader::failed, this, &MainWindow::showError);
    connect(m_headline, &HeadlineBand::cancelWanted, m_loader, &DirectoryLoader::cancel);
    connect(m_headline, &HeadlineBand::goOnWanted, this, &MainWindow::reload);
}

void MainWindow::open(const QString& path)
{
    keepSelection();
    m_path = QFileInfo(path).absoluteFilePath();
    while (m_path.size() > 1 && m_path.endsWith(u'/')) {
        m_path.chop(1);
    }
    m_firstNames.reset();
    m_pathButton->setPath(m_path);
    setWindowTitle(u"%1 — Vitrine"_s.arg(QFileInfo(m_path).fileName()));
    setWindowFilePath(m_path);
    m_readingShown.start();
    m_loader->open(m_path);
    updateActions();
}

void MainWindow::reload()
{
    if (!m_path.isEmpty()) {
        open(m_path);
    }
}

void MainWindow::openFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Open a model folder"), lastFolder());
    if (!path.isEmpty()) {
        keepFolder(path);
        open(path);
    }
}

void MainWindow::openFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a model file"), lastFolder());
    if (!path.isEmpty()) {
        keepFolder(path);
        open(path);
    }
}

/// Written anew each time, into a place that the system clears.
void MainWindow::openPractice()
{
    QTemporaryDir parent(practicePlace() + u"XXXXXX"_s);
    parent.setAutoRemove(false); // it is to be looked at, and outlives the window
    const auto written = writePracticeFolder(QFile::encodeName(parent.path()).toStdString());
    if (!written) {
        QMessageBox::warning(this, tr("The practice folder could not be written"), written.error().message.text());
        return;
    }
    open(QFile::decodeName(QByteArray::fromStdString(*written)));
}

void MainWindow::showFirstNames(std::shared_ptr<const ModelDirectory> directory)
{
    if (m_readingShown.isActive()) {
        m_firstNames = std::move(directory); // it may be read before anyone could look
    } else {
        m_selection->setDirectory(std::move(directory), true);
    }
}

void MainWindow::showDirectory(const std::shared_ptr<const ModelDirectory>& directory, std::uint64_t bytes)
{
    m_readingShown.stop();
    m_firstNames.reset();
    m_status->showRead(*directory, bytes);
    const QString unit = m_session.recent->unit(m_path); // before the root is shown, which is remembered too
    const bool isNothing = directory->root().verdict.kind == VerdictKind::NotAModel && !directory->cancelled;
    m_selection->setDirectory(directory);
    if (isNothing && directory->files.empty()) {
        showEmpty(*directory);
    } else if (isNothing) {
        showNotAModel(directory);
    } else {
        showWorkbench();
        if (!m_path.startsWith(practicePlace())) { // it is written anew each time
            m_session.recent->add(*directory, bytes);
        }
        restoreSelection(unit.toStdString());
    }
    updateActions();
}

void MainWindow::showWorkbench()
{
    m_showMessageAgain = nullptr;
    const bool hadFocus = m_pages->currentWidget() != m_work;
    m_pages->setCurrentWidget(m_work);
    if (hadFocus) {
        m_workbench->files()->view()->setFocus();
    }
}

/// For the same directory read again.
void MainWindow::keepSelection()
{
    m_kept.clear();
    const auto directory = m_selection->directory();
    if (!directory) {
        return;
    }
    m_keptPath = QString::fromStdString(directory->path);
    for (const FileIndex file : m_selection->state().files) {
        if (m_kept.size() == MostFilesKept) {
            return;
        }
        m_kept.push_back(directory->files[file].path);
    }
}

/// The unit that was shown when this directory was open before, and the files that were selected before it was read
/// again.
void MainWindow::restoreSelection(const std::string& unit)
{
    const auto directory = m_selection->directory();
    for (std::uint32_t i = 1; i < directory->units.size() && !unit.empty(); ++i) {
        if (directory->units[i].path == unit) {
            m_selection->setUnit(i);
            break;
        }
    }
    if (m_keptPath != QString::fromStdString(directory->path) || m_kept.empty()) {
        return;
    }
    SelectionState state;
    for (const std::string& path : m_kept) {
        if (const FileEntry* file = directory->file(path)) {
            state.files.push_back(static_cast<FileIndex>(file - directory->files.data()));
        }
    }
    if (!state.files.empty()) {
        state.scope = state.files.size() == 1 ? displayText(directory->files[state.files.front()].path)
                                              : tr("%n file(s)", nullptr, static_cast<int>(state.files.size()));
        m_selection->select(state);
    }
}

void MainWindow::showEmpty(const ModelDirectory&)
{
    m_showMessageAgain = [this] {
        m_message->show(
            {u"role/folder"_s,
             StatusColor::NotApplicable,
             tr("This folder is empty"),
             tr("A download may not have begun yet."),
             {},
             {{tr("Read again"), u"action/reload"_s, true, [this] { reload(); }},
              {tr("Open another…"), u"action/open"_s, false, [this] { openFolder(); }}}});
    };
    m_showMessageAgain();
    m_pages->setCurrentWidget(m_message);
}

void MainWindow::showNotAModel(const std::shared_ptr<const ModelDirectory>& directory)
{
    m_showMessageAgain = [this, directory] {
        MessagePage::Content content{u"role/other"_s, StatusColor::NotApplicable, tr("Not a model"), {}, {}, {}};
        content.text = directory->isSingleFile
            ? tr("This file holds no weights, config or tokenizer that Vitrine knows.")
            : tr(
                "None of the %n file(s) here holds weights, a config or a tokenizer that Vitrine knows.", nullptr,
                static_cast<int>(directory->files.size()));
        const std::size_t units = directory->units.size() - 1;
        if (units > 0) {
            content.text += u'\n' + tr("%n folder(s) below look like models:", nullptr, static_cast<int>(units));
        }
        for (std::uint32_t i = 1; i <= std::min(units, MostUnitsOffered); ++i) {
            content.buttons.push_back({displayText(directory->units[i].path), u"role/folder"_s, false, [this, i] {
                                           showWorkbench();
                                           m_selection->setUnit(i);
                                           updateActions();
                                       }});
        }
        if (directory->isSingleFile && directory->files.front().role == Role::Archive) {
            content.text = tr("This file is an archive. If it is a package, it can be held against its own sums.");
            content.buttons.push_back({tr("Verify it"), u"action/verify"_s, true, [this] { verifyPackage(m_path); }});
        }
        content.buttons.push_back(
            {directory->isSingleFile ? tr("Show it anyway") : tr("List the files anyway"), {}, false, [this] {
                 showWorkbench();
                 updateActions();
             }});
        const bool isFirst = std::ranges::none_of(content.buttons, &MessagePage::Button::isPrimary);
        content.buttons.push_back(
            {tr("Open another…"), u"action/open"_s, isFirst && units == 0, [this] { openFolder(); }});
        m_message->show(content);
    };
    m_showMessageAgain();
    m_pages->setCurrentWidget(m_message);
}

void MainWindow::showError(const Error& error)
{
    m_readingShown.stop();
    m_firstNames.reset();
    m_selection->setDirectory(nullptr);
    m_status->showNothingRead();
    m_showMessageAgain = [this, error] {
        MessagePage::Content content{
            u"role/missing"_s, StatusColor::Failure, tr("This cannot be opened"), error.message.text(), {}, {}};
        QString code = u"EIO"_s;
        if (error.code == ErrorCode::NoPermission) {
            content.icon = u"action/lock"_s;
            content.title = tr("No permission to read this folder");
            content.text = tr("Ask its owner for read and execute permission, or open a copy that belongs to you.");
            code = u"EACCES"_s;
        } else if (error.code == ErrorCode::NotFound) {
            content.title = tr("This folder is no longer there");
            content.text = tr("It was moved, renamed or deleted, or its disk is not mounted.");
            code = u"ENOENT"_s;
        }
        content.code = code + u"  "_s + m_path;
        content.buttons
            = {{tr("Try again"), u"action/reload"_s, true, [this] { reload(); }},
               {tr("Open another…"), u"action/open"_s, false, [this] { openFolder(); }}};
        m_message->show(content);
    };
    m_showMessageAgain();
    m_pages->setCurrentWidget(m_message);
    updateActions();
}

} // namespace vitrine
