// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/files_panel.h"

#include "widgets/files/composition_bar.h"
#include "widgets/files/files_menu.h"
#include "widgets/files/files_view.h"
#include "widgets/selection/selection.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;
using Kind = FilesNode::Kind;

namespace {
/// Above this number of files the rows are laid out in the background.
constexpr std::size_t MostFilesAtOnce = 2000;
constexpr std::uint32_t MostRowsMarkedAtOnce = 5000;
constexpr int LongRange = 1000;
/// So many rows are lit one by one; of more, the first ones.
constexpr std::size_t MostRowsLit = 500;
} // namespace

FilesPanel::FilesPanel(Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_bar(new CompositionBar(this))
    , m_model(new FilesModel(this))
    , m_view(new FilesView(m_model, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_view, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_bar->hide();
    m_view->installEventFilter(this);
    connect(m_selection, &Selection::unitChanged, this, &FilesPanel::rebuild);
    connect(m_selection, &Selection::selectionChanged, this, &FilesPanel::applySelection);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FilesPanel::takeSelection);
    connect(m_view, &QTreeView::doubleClicked, this, &FilesPanel::activate);
    connect(m_view, &FilesView::menuWanted, this, &FilesPanel::showMenu);
    retranslate();
}

FilesPanel::~FilesPanel() = default;

void FilesPanel::setMode(TreeMode mode)
{
    if (mode != m_mode) {
        m_mode = mode;
        rebuild();
        emit modeChanged(mode);
    }
}

void FilesPanel::setMarks(const FileMarks& marks)
{
    m_marks = marks;
    showMarks();
}

void FilesPanel::showMarks()
{
    const auto tree = m_model->sharedTree();
    m_marksJob.stop();
    if (!tree) {
        return;
    }
    if (tree->size() <= MostRowsMarkedAtOnce) {
        m_model->setMarks(FilesModel::rowMarks(*tree, m_marks));
        return;
    }
    m_marksJob.start(
        [tree, marks = m_marks](const std::stop_token&) { return FilesModel::rowMarks(*tree, marks); },
        [this](RowMarks marks) { m_model->setMarks(std::move(marks)); });
}

void FilesPanel::setCompact(bool compact)
{
    m_bar->setLegendShown(!compact);
}

void FilesPanel::rebuild()
{
    m_job.stop();
    const auto directory = m_selection->directory();
    if (!directory) {
        take(nullptr);
        return;
    }
    if (directory->path != m_shownPath) {
        m_shownPath = directory->path;
        m_marks.clear();
        m_leftOut.clear();
        m_view->forgetFolds();
    }
    if (directory->files.size() <= MostFilesAtOnce) {
        take(FilesTree::build(directory, m_selection->unit(), m_mode));
        return;
    }
    m_job.start(
        [directory, unit = m_selection->unit(), mode = m_mode](const std::stop_token& stop) {
            return releasedElsewhere(FilesTree::build(directory, unit, mode, stop));
        },
        [this](std::shared_ptr<const FilesTree> tree) { take(std::move(tree)); });
}

void FilesPanel::take(std::shared_ptr<const FilesTree> tree)
{
    m_isApplying = true;
    const auto composition = tree ? tree->composition() : std::vector<CompositionSegment>();
    m_model->setTree(std::move(tree));
    m_model->setLeftOut(m_leftOut);
    showMarks();
    m_view->unfoldAnew();
    m_bar->setSegments(composition);
    m_isApplying = false;
    applySelection();
}

QModelIndexList FilesPanel::rowsOf(const SelectionState& state) const
{
    QModelIndexList rows;
    const FilesTree* tree = m_model->tree();
    if (tree == nullptr) {
        return rows;
    }
    const auto add = [&](std::uint32_t node) {
        if (node != FilesTree::NoNode) {
            rows << m_model->indexOf(node);
        }
    };
    if (state.missingPart) {
        const auto dashed = tree->nodeOfPart(*state.missingPart);
        add(dashed == FilesTree::NoNode && *state.missingPart == Part::Weights ? tree->firstMissingShard() : dashed);
    }
    if (state.tensor && m_selection->directory()->tensors) {
        add(tree->nodeOfFile(m_selection->directory()->tensors->file(*state.tensor)));
        return rows;
    }
    for (const FileIndex file : state.files) {
        add(tree->nodeOfFile(file));
        if (static_cast<std::size_t>(rows.size()) >= MostRowsLit) {
            break;
        }
    }
    return rows;
}

/// Shows what is selected; the panel does not take the focus for it.
void FilesPanel::applySelection()
{
    if (m_isApplying || m_job.isRunning()) {
        return;
    }
    m_isApplying = true;
    const QModelIndexList rows = rowsOf(m_selection->state());
    QItemSelection lit;
    for (const QModelIndex& row : rows) {
        lit.select(row, row.siblingAtColumn(FilesModel::SizeColumn));
    }
    m_view->selectionModel()->select(lit, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (!rows.isEmpty()) {
        m_view->selectionModel()->setCurrentIndex(rows.front(), QItemSelectionModel::NoUpdate);
        m_view->reveal(rows.front());
    }
    m_isApplying = false;
}

/// What one row stands for; a file is the usual case, and there may be very many.
void FilesPanel::addRow(std::uint32_t row, SelectionState& state) const
{
    const FilesTree& tree = *m_model->tree();
    const FilesNode& node = tree.node(row);
    if (node.kind == Kind::MissingPart) {
        state.missingPart = tree.directory().units[tree.unit()].parts[node.detail].part;
    } else if (node.kind == Kind::MissingShard) {
        state.missingPart = Part::Weights;
    }
    if (node.file != NoFile && tree.childCount(row) == 0) {
        state.files.push_back(node.file);
    } else {
        const auto files = tree.filesBelow(row);
        state.files.insert(state.files.end(), files.begin(), files.end());
    }
}

/// Makes a selection of what the user selected here.
void FilesPanel::takeSelection()
{
    if (m_isApplying || m_model->tree() == nullptr) {
        return;
    }
    const FilesTree& tree = *m_model->tree();
    SelectionState state;
    std::uint32_t first = FilesTree::NoNode;
    std::size_t rows = 0;
    const QItemSelection selected = m_view->selectionModel()->selection();
    for (const QItemSelectionRange& range : selected) {
        // What lies below a row that is selected comes with it; looked at only where it saves more than it costs.
        if (range.height() > LongRange && m_view->selectionModel()->isSelected(range.parent())) {
            rows += static_cast<std::size_t>(range.height());
            continue;
        }
        const auto parent = range.parent().isValid() ? FilesModel::id(range.parent()) : FilesTree::Root;
        for (int row = range.top(); row <= range.bottom(); ++row, ++rows) {
            const auto node = tree.child(parent, static_cast<std::uint32_t>(row));
            first = rows == 0 ? node : first;
            addRow(node, state);
        }
    }
    if (!std::ranges::is_sorted(state.files)) {
        std::ranges::sort(state.files);
    }
    const auto same = std::ranges::unique(state.files);
    state.files.erase(same.begin(), same.end());
    if (rows == 1) {
        const Kind kind = tree.node(first).kind;
        const bool isFolder = tree.node(first).file == NoFile && (kind == Kind::Folder || kind == Kind::Unit);
        state.folder = isFolder && !state.files.empty() ? m_model->relativePath(first) : QString();
        state.scope = m_model->text(first);
    } else if (!state.files.empty()) {
        state.scope = tr("%n file(s)", nullptr, static_cast<int>(state.files.size()));
    }
    m_isApplying = true;
    m_selection->select(state);
    m_isApplying = false;
}

void FilesPanel::activate(const QModelIndex& given)
{
    const QModelIndex index = given.siblingAtColumn(0);
    const FilesNode& node = m_model->node(index);
    if (node.kind == Kind::File) {
        m_selection->showFile();
    } else if (node.kind == Kind::Unit) {
        m_selection->setUnit(node.detail);
    } else if (node.kind == Kind::MissingPart || node.kind == Kind::MissingShard) {
        m_selection->explain();
    } else {
        m_view->setExpanded(index, !m_view->isExpanded(index));
    }
}

void FilesPanel::showMenu(const QModelIndex& index, const QPoint& at)
{
    FilesMenu menu(m_model, index, m_view->isExpanded(index), this);
    connect(&menu, &FilesMenu::explainWanted, m_selection, &Selection::explain);
    connect(&menu, &FilesMenu::unitWanted, m_selection, &Selection::setUnit);
    connect(&menu, &FilesMenu::tensorsWanted, this, &FilesPanel::tensorsWanted);
    connect(&menu, &FilesMenu::newWindowWanted, this, &FilesPanel::newWindowWanted);
    connect(&menu, &FilesMenu::hashWanted, this, &FilesPanel::hashWanted);
    connect(&menu, &FilesMenu::copyPathWanted, this, &FilesPanel::copyPaths);
    const auto paths = selectedPaths();
    menu.setLeftOut(
        !paths.empty(), std::ranges::all_of(paths, [this](const std::string& path) { return m_leftOut.covers(path); }));
    connect(&menu, &FilesMenu::leaveOutWanted, this, &FilesPanel::leaveOut);
    connect(&menu, &FilesMenu::foldWanted, this, [&] { m_view->setExpanded(index, !m_view->isExpanded(index)); });
    menu.exec(at);
}

std::vector<std::string> FilesPanel::selectedPaths() const
{
    std::vector<std::string> paths;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        const auto below = m_model->leftOutPaths(FilesModel::id(row));
        paths.insert(paths.end(), below.begin(), below.end());
    }
    return paths;
}

void FilesPanel::leaveOut(bool leaveOut)
{
    for (const std::string& path : selectedPaths()) {
        if (leaveOut) {
            m_leftOut.add(path);
        } else {
            m_leftOut.remove(path);
        }
    }
    m_model->setLeftOut(m_leftOut);
}

void FilesPanel::copyPaths() const
{
    QStringList paths;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        if (const QString path = m_model->path(FilesModel::id(row)); !path.isEmpty()) {
            paths << path;
        }
    }
    if (!paths.isEmpty()) {
        QGuiApplication::clipboard()->setText(paths.join(u'\n'));
    }
}

bool FilesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && m_view->currentIndex().isValid()) {
            activate(m_view->currentIndex());
            return true;
        }
        if (key->matches(QKeySequence::Copy)) {
            copyPaths();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilesPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void FilesPanel::retranslate()
{
    m_view->setAccessibleName(tr("Files of the model directory"));
    m_model->retranslate();
}

} // namespace vitrine
