// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_table_view.h"

#include "model/tensors/name_search.h"
#include "widgets/tensors/tensor_delegate.h"
#include "widgets/tensors/tensor_header.h"
#include "widgets/tensors/tensor_table_model.h"
#include "widgets/tensors/tensor_view_keys.h"

#include <QApplication>
#include <QDateTime>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>

#include <memory>

namespace vitrine {

namespace {

/// Rows that are looked at for one letter typed: some milliseconds, however large the table.
constexpr int MostRowsSearched = 100'000;

/// Whether the name, or a part of it behind a dot, begins with the text.
bool hasPartThatBegins(std::string_view name, const NameSearch& search)
{
    for (std::size_t at = search.find(name); at != NameSearch::Nowhere; at = search.find(name, at + 1)) {
        if (at == 0 || name[at - 1] == '.' || name[at - 1] == '/') {
            return true;
        }
    }
    return false;
}

} // namespace

TensorTableView::TensorTableView(TensorTableModel* model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_header(new TensorHeader(this))
    , m_keys(new TensorViewKeys(this))
{
    setModel(model);
    setHorizontalHeader(m_header);
    setItemDelegate(new TensorDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    applySizes();
}

void TensorTableView::applySizes()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(TensorDelegate::rowHeight());
}

QList<std::pair<int, int>> TensorTableView::selectedRanges() const
{
    QList<std::pair<int, int>> ranges;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        ranges.emplace_back(range.top(), range.bottom());
    }
    std::ranges::sort(ranges);
    return ranges;
}

void TensorTableView::keyboardSearch(const QString& search)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const bool goesOn = now - m_typedAt < QApplication::keyboardInputInterval();
    m_typedAt = now;
    m_typed = goesOn ? m_typed + search : search;
    const int rows = m_model->rowCount();
    if (rows == 0 || m_typed.isEmpty()) {
        return;
    }
    const NameSearch wanted(m_typed.toStdString());
    const int start = std::max(0, currentIndex().row() + (goesOn ? 0 : 1));
    for (int i = 0; i < std::min(rows, MostRowsSearched); ++i) {
        const int row = (start + i) % rows;
        if (hasPartThatBegins(m_model->cells().store().name(m_model->storeRow(row)), wanted)) {
            setCurrentIndex(m_model->index(row, 0));
            return;
        }
    }
}

void TensorTableView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    m_keys->paintEmptyText();
}

void TensorTableView::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Home || event->key() == Qt::Key_End) && event->modifiers() == Qt::NoModifier
        && m_model->rowCount() > 0) {
        // In a list of rows these mean the first and the last row, not the first and the last column.
        setCurrentIndex(m_model->index(event->key() == Qt::Key_Home ? 0 : m_model->rowCount() - 1, 0));
        event->accept();
    } else {
        QTableView::keyPressEvent(event);
    }
}

void TensorTableView::startDrag(Qt::DropActions)
{
    QModelIndexList rows;
    for (const auto& [first, last] : selectedRanges()) {
        for (int row = first; row <= last && rows.size() < qsizetype(MostNamesDragged); ++row) {
            rows << m_model->index(row, 0);
        }
    }
    if (!rows.isEmpty()) {
        auto* drag = new QDrag(this);
        drag->setMimeData(m_model->mimeData(rows));
        drag->exec(Qt::CopyAction);
    }
}

void TensorTableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        applySizes();
    }
}

} // namespace vitrine
