// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/background/latest_job.h"
#include "widgets/files/files_model.h"

#include <QWidget>

class QLabel;

namespace vitrine {

class CompositionBar;
class FilesView;
class Selection;

/// The files of the opened directory, grouped by what they are needed for, or as they lie.
class FilesPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FilesPanel(Selection* selection, QWidget* parent = nullptr);
    ~FilesPanel() override;

    [[nodiscard]] TreeMode mode() const { return m_mode; }
    void setMode(TreeMode mode);
    /// What the checklist found about files; kept until it is set anew or another directory is opened.
    void setMarks(const FileMarks& marks);
    /// Without the legend, for low windows.
    void setCompact(bool compact);
    /// Whether the rows of the directory that is shown are there.
    [[nodiscard]] bool isSettled() const { return !m_job.isRunning() && !m_marksJob.isRunning(); }
    [[nodiscard]] FilesView* view() const { return m_view; }
    [[nodiscard]] FilesModel* model() const { return m_model; }
    /// Copies the absolute paths of the selected rows.
    void copyPaths() const;
    /// What is to stay out when the directory is packed, of all its units.
    [[nodiscard]] const LeftOut& leftOut() const { return m_leftOut; }
    /// Leaves the selected rows out of packages, or takes them in again.
    void leaveOut(bool leaveOut);

signals:
    void modeChanged(vitrine::TreeMode mode);
    void tensorsWanted();
    void newWindowWanted(const QString& path);
    void hashWanted(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    void take(std::shared_ptr<const FilesTree> tree);
    void showMarks();
    void applySelection();
    void takeSelection();
    void addRow(std::uint32_t row, struct SelectionState& state) const;
    void activate(const QModelIndex& index);
    void showMenu(const QModelIndex& index, const QPoint& at);
    void retranslate();
    /// What leaving out the selected rows means.
    [[nodiscard]] std::vector<std::string> selectedPaths() const;
    [[nodiscard]] QModelIndexList rowsOf(const struct SelectionState& state) const;

    Selection* m_selection;
    CompositionBar* m_bar;
    FilesModel* m_model;
    FilesView* m_view;
    TreeMode m_mode = TreeMode::Roles;
    FileMarks m_marks;
    LeftOut m_leftOut;
    std::string m_shownPath;
    LatestJob m_job{this}; ///< makes the rows
    LatestJob m_marksJob{this};
    bool m_isApplying = false; ///< the selection is being shown, not made
};

} // namespace vitrine
