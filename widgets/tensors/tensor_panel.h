// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tensors/tensor_copy.h"
#include "widgets/tensors/tensor_query_job.h"
#include "widgets/tensors/tensor_scope.h"

#include <QTimer>
#include <QWidget>

class QStackedWidget;

namespace vitrine {

class ColumnLayout;
class ExportBar;
class FilterRow;
class FoldedTensorModel;
class ScopeChip;
class Selection;
class TensorTableModel;
class TensorTableView;
class TensorTreeView;
class TotalsRow;

/// The tensor table: filters, rows, totals. Everything that takes time happens elsewhere; this shows what comes back.
class TensorPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit TensorPanel(Selection* selection, QWidget* parent = nullptr);
    ~TensorPanel() override;

    /// The table, which is worked in. No focus proxy: with one, Tab would pass over the filters.
    [[nodiscard]] QWidget* focusTarget() const;
    /// Ctrl+F.
    void focusFilter();
    void setFilter(const QString& text);
    /// Escape: takes one filter away; false where there is none.
    bool clearFilter();
    [[nodiscard]] bool isFolded() const;
    void setFolded(bool folded);
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

public slots:
    /// Selected rows to the clipboard; all rows where none is selected.
    void copy(vitrine::CopyKind kind);
    void copyRows() { copy(CopyKind::Columns); }
    void copyNames() { copy(CopyKind::Names); }
    void copyJson() { copy(CopyKind::Json); }
    /// Asks for a file and writes to it what the table shows.
    void exportShown();
    /// The same without asking.
    void exportTo(const QString& path);

signals:
    /// The rows of the newest question are on screen.
    void rowsShown();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectViews();
    void showDirectory();
    void updateScope();
    void ask();
    void take(const TensorAnswer& answer);
    void showRows(const TensorAnswer& answer);
    void setSort(int column, Qt::SortOrder order);
    void applySelection();
    void takeSelection();
    void selectTensor(std::optional<std::uint32_t> row);
    [[nodiscard]] std::optional<std::uint32_t> currentTensor() const;
    [[nodiscard]] std::vector<std::uint32_t> selectedRows() const;
    void showMenu(const QPoint& at);
    void activate();
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] QString noTensorsText(const ModelDirectory& directory) const;
    [[nodiscard]] bool isBeingRead() const;
    void updateEmptyText();
    [[nodiscard]] const TensorScope& unitScope();
    [[nodiscard]] TensorScope scopeOfSelection();
    void retranslate();

    Selection* m_selection;
    TensorQueryJob m_job;
    TensorCells m_cells;
    TensorScope m_scope;
    TensorScope m_unitScope; ///< of the unit as a whole: looked for once, for it takes a walk through all files
    std::optional<std::uint32_t> m_unitOfScope;
    TensorSort m_sort;
    std::string m_path; ///< of the directory that is shown
    std::shared_ptr<const TensorRows> m_rows; ///< what is shown, flat or folded
    bool m_isApplying = false; ///< the selection is being shown, not made
    bool m_tooManyGroups = false;
    QTimer m_slow;
    LatestJob m_copyJob{this};

    FilterRow* m_filter;
    ScopeChip* m_chip;
    QStackedWidget* m_stack;
    TensorTableModel* m_tableModel;
    TensorTableView* m_table;
    FoldedTensorModel* m_treeModel;
    TensorTreeView* m_tree;
    ColumnLayout* m_tableColumns;
    ColumnLayout* m_treeColumns;
    TotalsRow* m_totals;
    ExportBar* m_export;
};

} // namespace vitrine
