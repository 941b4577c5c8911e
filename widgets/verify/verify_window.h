// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_checks.h"
#include "model/packaging/package_verifier.h"
#include "widgets/background/latest_job.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QTreeView;

namespace vitrine {

class DifferenceModel;
class PrimaryButton;
enum class StatusColor : std::uint8_t;

/// Holds one package against its own sums, in the background, and tells which files differ. Not modal.
class VerifyWindow final : public QDialog
{
    Q_OBJECT

public:
    enum class State : std::uint8_t { Empty, Running, Cancelled, Failed, Done };

    explicit VerifyWindow(QWidget* parent = nullptr);

    /// The verify window of `parent`, brought to the front; made when there is none, and gone when it is closed.
    static void openFor(QWidget* parent);
    /// The same, and verifies `path` at once: for a package that was dropped or given.
    static void start(const QString& path, QWidget* parent);

    /// An archive, a folder or an OCI layout. What runs is stopped.
    void verify(const QString& path);
    void cancel();
    [[nodiscard]] State state() const { return m_state; }
    /// Plain text; empty unless something was verified.
    [[nodiscard]] QString report() const;

    /// Esc stops what runs, and else closes.
    void reject() override;

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// Shared with the thread that verifies.
    struct Progress {
        std::atomic<std::uint64_t> done = 0;
        std::atomic<std::uint64_t> total = 0; ///< 0: not known yet
        std::atomic<bool> isChecking = false; ///< the files are compared, the checklist is being asked
    };
    /// What came of it.
    struct Answer {
        Result<Verification> verification;
        std::optional<Result<PackageChecks>> checks;
    };
    [[nodiscard]] static Answer work(
        const std::string& path, bool quick, bool archiveSum, const std::shared_ptr<Progress>& progress,
        const std::stop_token& stop);

    static VerifyWindow* windowOf(QWidget* parent);
    QWidget* makeHead();
    QWidget* makeBody();
    QWidget* makeFoot();
    void chooseArchive();
    void chooseFolder();
    void finish(Answer answer);
    void enterState();
    void showState();
    void showTable();
    [[nodiscard]] QString lastFolder() const;
    void showStatus(StatusColor status);
    void showProgress();
    void showAdvice();
    void retranslate();

    State m_state = State::Empty;
    QString m_path;
    bool m_isQuick = false; ///< of what is shown; the switch may have been moved since
    double m_seconds = 0;
    std::optional<Verification> m_result;
    std::optional<Result<PackageChecks>> m_checks;
    std::optional<Error> m_error;
    QElapsedTimer m_clock;
    QTimer m_tick;
    std::shared_ptr<Progress> m_work = std::make_shared<Progress>();

    QLabel* m_icon = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_facts = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_checksLine = nullptr;
    QLabel* m_same = nullptr;
    QLabel* m_sha = nullptr;
    DifferenceModel* m_model = nullptr;
    QTreeView* m_table = nullptr;
    QLabel* m_adviceTitle = nullptr;
    QLabel* m_advice = nullptr;
    QLabel* m_how = nullptr;
    QRadioButton* m_quick = nullptr;
    QRadioButton* m_full = nullptr;
    QCheckBox* m_sum = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_archive = nullptr;
    QPushButton* m_folder = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_cancel = nullptr;
    PrimaryButton* m_close = nullptr;
    LatestJob m_job{this}; ///< last: it stops before anything else goes
};

} // namespace vitrine
