// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"
#include "model/directory/model_directory.h"
#include "widgets/background/latest_job.h"
#include "widgets/theme/theme.h"

#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QTreeView;

namespace vitrine {

class ChecklistModel;
class RequestBar;
class Selection;
class StatusChips;

/// The checklist of the unit that is shown: one sentence, counts that filter, six questions with their faults. Runs in
/// the background whenever the directory, the unit or the purpose changes; choosing a finding chooses its files.
class ChecklistPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ChecklistPanel(Selection* selection, QWidget* parent = nullptr);
    ~ChecklistPanel() override;

    /// The purpose chooser, for the title of a dock; belongs to the panel until it is put elsewhere.
    [[nodiscard]] QComboBox* purposeChooser() const { return m_purpose; }
    [[nodiscard]] Purpose purpose() const;
    void setPurpose(Purpose purpose);
    [[nodiscard]] const Checklist& checklist() const;
    /// Null while there is none with this id. Valid until the checklist changes.
    [[nodiscard]] const Finding* finding(const QString& id) const;
    /// The heaviest status of each file that a fault is about.
    [[nodiscard]] const std::vector<std::pair<FileIndex, StatusColor>>& marks() const { return m_marks; }
    [[nodiscard]] bool isRunning() const;

public slots:
    void nextFinding();
    void previousFinding();
    /// Runs a check that reads all data.
    void checkNow(const QString& id);
    void cancelCheck();
    void exportReport();
    void copyFinding();
    void copyReport();
    /// Shows the faults again; false when nothing was filtered.
    bool clearFilter();

signals:
    /// There is a new answer: marks() and finding() have changed.
    void checklistChanged();
    void marksChanged();
    void purposeChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    using Marks = std::vector<std::pair<FileIndex, StatusColor>>;
    struct Answer {
        Checklist list;
        Marks marks;
    };

    [[nodiscard]] static Marks marksOf(const Checklist& list);
    void build();
    void restart();
    void take(Answer answer);
    void afterReset();
    void step(int direction);
    void chooseCurrent();
    void followSelection();
    void showMenu(const QPoint& at);
    void refreshSentence();
    void offerRequest();
    void retranslate();

    Selection* m_selection;
    std::shared_ptr<const ModelDirectory> m_directory;
    std::uint32_t m_unit = 0;
    ChecklistModel* m_model;
    Marks m_marks; ///< by file
    QComboBox* m_purpose;
    QLabel* m_state;
    QLabel* m_sentence;
    StatusChips* m_chips;
    QTreeView* m_view;
    RequestBar* m_request;
    LatestJob m_job{this};
    LatestJob m_requestJob{this};
    QString m_requested; ///< id of the check that reads
    quint64 m_requestNumber = 0;
    bool m_isFollowing = false;
};

} // namespace vitrine
