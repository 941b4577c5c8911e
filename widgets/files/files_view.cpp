// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/files_view.h"

#include "widgets/files/files_delegate.h"
#include "widgets/files/files_model.h"
#include "widgets/theme/theme.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QHeaderView>
#include <QMimeData>

namespace vitrine {

using Kind = FilesNode::Kind;

namespace {
constexpr std::uint32_t MostShardsUnfolded = 8;
constexpr std::uint32_t MostFilesUnfolded = 12;
constexpr std::uint32_t MostRowsOfUnevenHeight = 2000;
constexpr int MostRowsUnfolded = 200;
} // namespace

FilesView::FilesView(FilesModel* model, QWidget* parent)
    : QTreeView(parent)
    , m_model(model)
    , m_delegate(new FilesDelegate(model, this))
{
    setModel(model);
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideMiddle);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setExpandsOnDoubleClick(false);
    setMouseTracking(true);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(1);
    setIndentation(theme::scaled(16));
    connect(model, &FilesModel::looksChanged, viewport(), qOverload<>(&QWidget::update));
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) { remember(index, true); });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& index) { remember(index, false); });
}

void FilesView::unfoldAnew()
{
    const FilesTree* tree = m_model->tree();
    const bool isLong = tree != nullptr && tree->size() > MostRowsOfUnevenHeight;
    m_delegate->setUniform(isLong);
    setUniformRowHeights(isLong);
    if (tree == nullptr) {
        return;
    }
    m_isUnfolding = true;
    int unfolded = 0;
    std::vector<QModelIndex> open{QModelIndex()};
    while (!open.empty() && unfolded < MostRowsUnfolded) {
        const QModelIndex parent = open.back();
        open.pop_back();
        const int rows = std::min(m_model->rowCount(parent), MostRowsUnfolded);
        for (int row = 0; row < rows; ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            if (m_model->rowCount(index) == 0) {
                continue;
            }
            const QByteArray key = QByteArray::fromStdString(tree->key(FilesModel::id(index)));
            if (m_unfolded.contains(key) || (isUnfoldedAtFirst(index) && !m_folded.contains(key))) {
                expand(index);
                open.push_back(index);
                ++unfolded;
            }
        }
    }
    m_isUnfolding = false;
    fitColumns();
}

bool FilesView::isUnfoldedAtFirst(const QModelIndex& index) const
{
    const FilesNode& node = m_model->node(index);
    const auto rows = m_model->tree()->childCount(FilesModel::id(index));
    switch (node.kind) {
    case Kind::Need:
        return true;
    case Kind::OtherUnits:
        return rows <= 4 * MostFilesUnfolded;
    case Kind::Set:
        return rows <= MostShardsUnfolded && !node.repeated;
    case Kind::Role:
        return rows <= MostShardsUnfolded;
    case Kind::Unit:
        return node.need == Need::ResumeOnly && rows <= MostFilesUnfolded;
    case Kind::Folder:
        return m_model->tree()->mode() == TreeMode::Folders && (!index.parent().isValid() || rows <= MostFilesUnfolded);
    default:
        return false;
    }
}

void FilesView::forgetFolds()
{
    m_unfolded.clear();
    m_folded.clear();
}

void FilesView::remember(const QModelIndex& index, bool unfolded)
{
    if (m_isUnfolding || m_model->tree() == nullptr) {
        return;
    }
    const QByteArray key = QByteArray::fromStdString(m_model->tree()->key(FilesModel::id(index)));
    (unfolded ? m_unfolded : m_folded).insert(key);
    (unfolded ? m_folded : m_unfolded).remove(key);
}

void FilesView::reveal(const QModelIndex& index)
{
    m_isUnfolding = true; // not the user's doing
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        expand(above);
    }
    m_isUnfolding = false;
    scrollTo(index);
}

void FilesView::fitColumns()
{
    m_delegate->setBarsShown(viewport()->width() >= theme::scaled(360));
    const int size = m_delegate->sizeColumnWidth();
    header()->resizeSection(FilesModel::SizeColumn, size);
    header()->resizeSection(FilesModel::NameColumn, std::max(theme::scaled(60), viewport()->width() - size));
}

void FilesView::contextMenuEvent(QContextMenuEvent* event)
{
    QModelIndex index = event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    QPoint at = event->globalPos();
    if (event->reason() != QContextMenuEvent::Mouse && index.isValid()) {
        at = viewport()->mapToGlobal(visualRect(index).bottomLeft());
    }
    if (index.isValid()) {
        emit menuWanted(index.siblingAtColumn(0), at);
    }
}

void FilesView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void FilesView::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setIndentation(theme::scaled(16));
        scheduleDelayedItemsLayout();
        fitColumns();
    }
}

/// Without a picture of the rows, which would be as tall as the selection.
void FilesView::startDrag(Qt::DropActions actions)
{
    QMimeData* files = m_model->mimeData(selectionModel()->selectedRows());
    if (files->urls().isEmpty()) {
        delete files;
        return;
    }
    auto* drag = new QDrag(this);
    drag->setMimeData(files);
    drag->setPixmap(theme::pixmap(
        QStringLiteral("role/document"), palette().color(QPalette::Text), theme::scaled(24), devicePixelRatioF()));
    drag->exec(actions, Qt::CopyAction);
}

} // namespace vitrine
