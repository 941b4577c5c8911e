// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_panel.h"

#include "model/tensors/layer_prefix.h"
#include "model/tensors/tensor_role.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/selection/selection.h"
#include "widgets/tensors/column_layout.h"
#include "widgets/tensors/export_bar.h"
#include "widgets/tensors/filter_row.h"
#include "widgets/tensors/folded_tensor_model.h"
#include "widgets/tensors/scope_chip.h"
#include "widgets/tensors/tensor_header.h"
#include "widgets/tensors/tensor_menu.h"
#include "widgets/tensors/tensor_table_view.h"
#include "widgets/tensors/tensor_tree_view.h"
#include "widgets/tensors/tensor_view_keys.h"
#include "widgets/tensors/totals_row.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace vitrine {

TensorPanel::TensorPanel(Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_filter(new FilterRow(this))
    , m_chip(new ScopeChip(this))
    , m_stack(new QStackedWidget(this))
    , m_tableModel(new TensorTableModel(this))
    , m_table(new TensorTableView(m_tableModel, m_stack))
    , m_treeModel(new FoldedTensorModel(this))
    , m_tree(new TensorTreeView(m_treeModel, m_stack))
    , m_tableColumns(new ColumnLayout(m_table->header(), u"tensors"_s, this))
    , m_treeColumns(new ColumnLayout(m_tree->header(), u"foldedTensors"_s, this))
    , m_totals(new TotalsRow(this))
    , m_export(new ExportBar(this))
{
    build();
    connectViews();
    connect(&m_job, &TensorQueryJob::answered, this, &TensorPanel::take);
    connect(m_selection, &Selection::directoryChanged, this, &TensorPanel::showDirectory);
    connect(m_selection, &Selection::unitChanged, this, &TensorPanel::updateScope);
    connect(m_selection, &Selection::selectionChanged, this, [this] {
        updateScope();
        applySelection();
    });
    showDirectory();
}

TensorPanel::~TensorPanel() = default;

void TensorPanel::build()
{
    setObjectName(u"tensorPanel"_s);
    m_table->setObjectName(u"tensorTable"_s);
    m_tree->setObjectName(u"foldedTensorTable"_s);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_tree);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_filter);
    layout->addWidget(m_chip);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_totals);
    layout->addWidget(m_export);
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_tree->sortByColumn(0, Qt::AscendingOrder);
    m_tree->setSortingEnabled(true);
    m_totals->follow(m_table->header());
    m_slow.setSingleShot(true);
    m_slow.setInterval(400ms);
    retranslate();
}

void TensorPanel::connectViews()
{
    connect(m_filter, &FilterRow::changed, this, &TensorPanel::ask);
    connect(m_filter, &FilterRow::foldedChanged, this, [this](bool folded) {
        m_stack->setCurrentIndex(folded ? 1 : 0);
        m_totals->follow(folded ? m_tree->header() : m_table->header());
        ask();
    });
    connect(
        m_filter, &FilterRow::tableWanted, this, [this] { m_stack->currentWidget()->setFocus(Qt::TabFocusReason); });
    connect(m_filter, &FilterRow::stepBackWanted, m_selection, &Selection::clearStep);
    connect(m_chip, &ScopeChip::closed, m_selection, &Selection::clearStep);
    connect(m_tableModel, &TensorTableModel::sortWanted, this, &TensorPanel::setSort);
    connect(m_treeModel, &FoldedTensorModel::sortWanted, this, &TensorPanel::setSort);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TensorPanel::takeSelection);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TensorPanel::takeSelection);
    for (const TensorViewKeys* keys : {m_table->keys(), m_tree->keys()}) {
        connect(keys, &TensorViewKeys::menuWanted, this, &TensorPanel::showMenu);
        connect(keys, &TensorViewKeys::copyWanted, this, &TensorPanel::copyRows);
        connect(keys, &TensorViewKeys::copyNamesWanted, this, &TensorPanel::copyNames);
    }
    connect(m_table, &QAbstractItemView::activated, this, &TensorPanel::activate);
    connect(m_tree, &QAbstractItemView::activated, this, &TensorPanel::activate);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        if (m_job.isRunning()) {
            m_totals->setBusy(tr("Sorting…"));
        }
    });
}

void TensorPanel::showDirectory()
{
    const std::shared_ptr<const ModelDirectory> directory = m_selection->directory();
    m_job.setDirectory(directory);
    m_cells = TensorCells(directory);
    m_isApplying = true;
    m_rows.reset();
    m_tableModel->show(m_cells, nullptr);
    m_treeModel->clear();
    m_totals->show(m_cells, nullptr);
    m_isApplying = false;
    if (!directory || directory->path != m_path) {
        const QSignalBlocker blocker(m_filter);
        m_filter->clear();
    }
    m_path = directory ? directory->path : std::string();
    m_scope = {};
    m_unitOfScope.reset();
    m_chip->setScope({});
    if (directory) {
        m_scope = scopeOfSelection();
        m_chip->setScope(m_scope.label);
        ask();
    }
    updateEmptyText();
}

void TensorPanel::updateScope()
{
    const std::shared_ptr<const ModelDirectory> directory = m_selection->directory();
    if (!directory || m_isApplying) {
        return;
    }
    TensorScope scope = scopeOfSelection();
    if (scope != m_scope) {
        m_scope = std::move(scope);
        m_chip->setScope(m_scope.label);
        ask();
    }
}

TensorScope TensorPanel::scopeOfSelection()
{
    const SelectionState& state = m_selection->state();
    const bool isNarrowed = !state.scope.isEmpty() && !state.files.empty();
    return isNarrowed ? tensorScope(*m_selection->directory(), m_selection->unit(), state) : unitScope();
}

const TensorScope& TensorPanel::unitScope()
{
    if (m_unitOfScope != m_selection->unit()) {
        m_unitOfScope = m_selection->unit();
        m_unitScope = tensorScope(*m_selection->directory(), m_selection->unit(), {});
    }
    return m_unitScope;
}

void TensorPanel::ask()
{
    TensorQuery query;
    query.text = m_filter->text().toStdString();
    query.dtype = m_filter->dtype();
    query.shard = m_filter->shard();
    query.files = m_scope.files;
    query.nothing = m_scope.nothing;
    query.sort = m_sort;
    m_job.ask(query, m_filter->isFolded());
    m_slow.start();
}

void TensorPanel::setSort(int column, Qt::SortOrder order)
{
    const TensorSort sort{static_cast<TensorColumn>(column), order == Qt::DescendingOrder};
    if (column < 0 || column >= int(TensorColumn::Count) || sort == m_sort) {
        return;
    }
    m_sort = sort;
    m_table->header()->setSortIndicator(column, order);
    m_tree->header()->setSortIndicator(column, order);
    ask();
}

void TensorPanel::take(const TensorAnswer& answer)
{
    m_slow.stop();
    m_filter->setFault(answer.fault);
    if (!answer.rows) {
        m_totals->setBusy({});
        return; // what was shown before stays
    }
    m_filter->offer(m_cells, *answer.rows);
    showRows(answer);
    updateEmptyText();
    applySelection();
    emit rowsShown();
}

void TensorPanel::showRows(const TensorAnswer& answer)
{
    const bool isNewScope = !m_rows || m_rows->filesInScope != answer.rows->filesInScope;
    m_rows = answer.rows;
    m_isApplying = true;
    m_tooManyGroups = answer.tooManyGroups;
    if (m_filter->isFolded()) {
        m_tableModel->show(m_cells, nullptr);
        if (answer.folding) {
            m_treeModel->show(m_cells, answer.rows, answer.folding, answer.groups);
        } else {
            m_treeModel->clear();
        }
        m_treeColumns->fit();
    } else {
        m_treeModel->clear();
        m_tableModel->show(m_cells, answer.rows);
        if (isNewScope) {
            m_tableColumns->fit();
        }
    }
    m_totals->show(m_cells, answer.rows);
    m_isApplying = false;
}

void TensorPanel::applySelection()
{
    const std::optional<std::uint32_t> tensor = m_selection->state().tensor;
    if (m_isApplying || tensor == currentTensor()) {
        return;
    }
    m_isApplying = true;
    const auto how = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    if (m_filter->isFolded()) {
        const QModelIndex index = tensor ? m_treeModel->indexOf(*tensor) : QModelIndex();
        if (index.isValid()) {
            m_tree->selectionModel()->setCurrentIndex(index, how);
            m_tree->scrollTo(index);
        } else {
            m_tree->clearSelection();
        }
    } else {
        const int row = tensor ? m_tableModel->rowOf(*tensor) : -1;
        if (row >= 0) {
            m_table->selectionModel()->setCurrentIndex(m_tableModel->index(row, 0), how);
            m_table->scrollTo(m_tableModel->index(row, 0));
        } else {
            m_table->clearSelection();
        }
    }
    m_isApplying = false;
}

std::optional<std::uint32_t> TensorPanel::currentTensor() const
{
    if (m_filter->isFolded()) {
        const QModelIndex current = m_tree->currentIndex();
        return m_tree->selectionModel()->isSelected(current) ? m_treeModel->storeRow(current) : std::nullopt;
    }
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() && m_table->selectionModel()->isSelected(current)
        ? std::optional(m_tableModel->storeRow(current.row()))
        : std::nullopt;
}

void TensorPanel::takeSelection()
{
    if (!m_isApplying) {
        selectTensor(currentTensor());
    }
}

void TensorPanel::selectTensor(std::optional<std::uint32_t> row)
{
    SelectionState state = m_selection->state();
    if (state.tensor == row) {
        return;
    }
    state.tensor = row;
    state.finding.clear();
    state.missingPart.reset();
    state.place.clear();
    m_isApplying = true;
    m_selection->select(state);
    m_isApplying = false;
}

std::vector<std::uint32_t> TensorPanel::selectedRows() const
{
    std::vector<std::uint32_t> rows;
    if (m_filter->isFolded()) {
        return m_treeModel->tensorsOf(m_tree->selectionModel()->selectedRows(), m_cells.store().size());
    }
    for (const auto& [first, last] : m_table->selectedRanges()) {
        for (int row = first; row <= last; ++row) {
            rows.push_back(m_tableModel->storeRow(row));
        }
    }
    return rows;
}

void TensorPanel::copy(CopyKind kind)
{
    const std::shared_ptr<const ModelDirectory> directory = m_cells.directory();
    std::vector<std::uint32_t> rows = selectedRows();
    if (!directory || rows.empty()) {
        return;
    }
    const std::size_t selected = rows.size();
    rows.resize(std::min(selected, MostRowsCopied));
    m_copyJob.start(
        [directory, rows = std::move(rows), kind](const std::stop_token& stop) {
            return copiedText(*directory, rows, kind, stop);
        },
        [this, selected](const QString& text) {
            QGuiApplication::clipboard()->setText(text);
            if (selected > MostRowsCopied) {
                m_export->say(tr("The first %1 of %2 rows were copied. Export writes them all.")
                                  .arg(formatCount(MostRowsCopied), formatCount(selected)));
            }
        });
}

void TensorPanel::exportShown()
{
    if (!m_rows) {
        return;
    }
    auto* dialog = new QFileDialog(this, tr("Export %Ln tensor(s)", nullptr, static_cast<int>(m_rows->rows.size())));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Comma-separated values (*.csv)"), tr("JSON (*.json)")});
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(u"tensors.csv"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains("json"_L1, Qt::CaseInsensitive) ? u"json"_s : u"csv"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &TensorPanel::exportTo);
    dialog->open();
}

void TensorPanel::exportTo(const QString& path)
{
    if (m_rows && m_cells.directory()) {
        m_export->start(m_cells.directory(), m_rows, path);
    }
}

void TensorPanel::showMenu(const QPoint& at)
{
    const std::optional<std::uint32_t> tensor = currentTensor();
    TensorMenuActions actions;
    actions.copy = [this](CopyKind kind) { copy(kind); };
    actions.exportRows = [this] { exportShown(); };
    if (tensor) {
        const TensorStore& store = m_cells.store();
        actions.explain = [this] { m_selection->explain(); };
        actions.onlyDtype = [this, dtype = store.dtypeId(*tensor)] { m_filter->setDtype(dtype); };
        actions.onlyShard = [this, file = store.file(*tensor)] { m_filter->setShard(file); };
        if (const auto layer = tensorRole(store.name(*tensor)).layer) {
            actions.onlyLayer = [this, name = store.name(*tensor), layer = *layer] {
                m_filter->setText(displayText(layerPrefix(name, layer)));
            };
        }
    }
    popupTensorMenu(this, at, actions);
}

void TensorPanel::activate()
{
    if (currentTensor()) {
        m_selection->explain();
    }
}

QWidget* TensorPanel::focusTarget() const
{
    return m_stack->currentWidget();
}

void TensorPanel::focusFilter()
{
    m_filter->focusText();
}

void TensorPanel::setFilter(const QString& text)
{
    m_filter->setText(text);
}

bool TensorPanel::clearFilter()
{
    if (m_filter->isEmpty()) {
        return false;
    }
    m_filter->clear();
    return true;
}

bool TensorPanel::isFolded() const
{
    return m_filter->isFolded();
}

void TensorPanel::setFolded(bool folded)
{
    m_filter->setFolded(folded);
}

void TensorPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_selection->directory()) {
        if (!clearFilter()) {
            m_selection->clearStep();
        }
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

QString TensorPanel::emptyText() const
{
    const std::shared_ptr<const ModelDirectory> directory = m_selection->directory();
    if (!directory) {
        return {};
    }
    if (m_tooManyGroups) {
        return tr("Hardly anything repeats here, so there is nothing to fold.");
    }
    if (!m_rows || !m_rows->rows.empty()) {
        return {};
    }
    if (m_scope.nothing && !m_scope.label.isEmpty()) {
        return tr("%1 holds no tensors. Its contents are under File.").arg(m_scope.label);
    }
    if (m_rows->inScope == 0) {
        return noTensorsText(*directory);
    }
    const QString all = formatCount(m_rows->inScope);
    if (m_rows->filter.isEmpty()) {
        return tr("No tensor is of this type in this shard. Esc shows all %1 tensors.").arg(all);
    }
    const auto terms = m_rows->filter.terms();
    const bool isPlain = terms.size() == 1 && terms.front().kind == TensorFilter::Kind::Name;
    return (isPlain ? tr("No name contains “%1”. Esc shows all %2 tensors.")
                    : tr("Nothing fits “%1”. Esc shows all %2 tensors."))
        .arg(m_filter->text(), all);
}

QString TensorPanel::noTensorsText(const ModelDirectory& directory) const
{
    if (isBeingRead()) {
        return tr("The headers are being read…");
    }
    const auto& parts = directory.units[m_selection->unit()].parts;
    const bool isMissing = std::ranges::any_of(parts, [](const PartStatus& part) {
        return (part.part == Part::Weights || part.part == Part::Adapter) && part.state == PartState::Missing;
    });
    return isMissing ? tr("The weights are not here, so there are no tensors to show.")
                     : tr("There are no tensors here.");
}

/// The tree of files is there first, the tensors follow.
bool TensorPanel::isBeingRead() const
{
    return m_selection->isReading();
}

void TensorPanel::updateEmptyText()
{
    const QString text = emptyText();
    m_table->keys()->setEmptyText(text);
    m_tree->keys()->setEmptyText(text);
}

void TensorPanel::retranslate()
{
    m_table->setAccessibleName(tr("Tensors"));
    m_tree->setAccessibleName(tr("Tensors, repeated layers folded"));
}

void TensorPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_tableModel->retranslate();
        m_treeModel->retranslate();
        updateEmptyText();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
