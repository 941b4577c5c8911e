// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/directory/open_directory.h"
#include "widgets/window/session.h"
#include "widgets/window/window_actions.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>

class QStackedWidget;
class QToolBar;
class QToolButton;

namespace vitrine {

class DirectoryLoader;
class DropOverlay;
struct DropOffer;
class FileHasher;
class HeadlineBand;
class MessagePage;
class PathButton;
class PrimaryButton;
class Selection;
class StatusLine;
class Tour;
class WelcomePage;
class WindowActions;
class Workbench;

/// A window: one opened directory, or the welcome page.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const Session& session, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Takes the place of what is open.
    void open(const QString& path);
    /// The absolute path of what is open or being opened; empty on the welcome page.
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] Selection* selection() const { return m_selection; }
    [[nodiscard]] Workbench* workbench() const { return m_workbench; }
    [[nodiscard]] QAction* action(Command command) const { return m_actions->action(command); }
    /// Everything that was asked for is shown.
    [[nodiscard]] bool isSettled() const;

signals:
    /// Empty: the welcome page.
    void newWindowWanted(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeToolBar();
    void makePages();
    void connectActions();
    void connectLoader();
    void run(Command command);
    void stepBack();
    void forwardKey(Command command, Qt::Key key);

    [[nodiscard]] DropOffer offerOf(const QDropEvent& event) const;
    void packageShown();
    void verifyPackage(const QString& path);

    void openFolder();
    void openFile();
    void openPractice();
    void reload();
    void showFirstNames(std::shared_ptr<const ModelDirectory> directory);
    void showDirectory(const std::shared_ptr<const ModelDirectory>& directory, std::uint64_t bytes);
    void showEmpty(const ModelDirectory& directory);
    void showNotAModel(const std::shared_ptr<const ModelDirectory>& directory);
    void showError(const Error& error);
    void showWorkbench();
    void keepSelection();
    void restoreSelection(const std::string& unit);
    void updateActions();
    void retranslate();
    void saveSession();
    void restoreSession();

    Session m_session;
    Selection* m_selection;
    DirectoryLoader* m_loader;
    FileHasher* m_hasher;
    WindowActions* m_actions;
    QToolBar* m_toolBar = nullptr;
    QToolButton* m_openButton = nullptr;
    QToolButton* m_reloadButton = nullptr;
    QAction* m_reloadAction = nullptr;
    QAction* m_pathAction = nullptr;
    QAction* m_lineAction = nullptr;
    PathButton* m_pathButton = nullptr;
    QToolButton* m_verifyButton = nullptr;
    PrimaryButton* m_packageButton = nullptr;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    MessagePage* m_message;
    QWidget* m_work;
    HeadlineBand* m_headline;
    Workbench* m_workbench;
    StatusLine* m_status;
    DropOverlay* m_overlay;
    Tour* m_tour = nullptr;
    QString m_path;
    QTimer m_readingShown; ///< before it, the first names wait for the whole
    std::shared_ptr<const ModelDirectory> m_firstNames;
    QString m_keptPath; ///< the directory whose selection is kept while it is read again
    std::vector<std::string> m_kept; ///< paths of the files that were selected
    std::function<void()> m_showMessageAgain; ///< the message page in another language
};

} // namespace vitrine
