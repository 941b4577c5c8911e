// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_tree_view.h"

#include "widgets/tensors/folded_tensor_model.h"
#include "widgets/tensors/tensor_delegate.h"
#include "widgets/tensors/tensor_header.h"
#include "widgets/tensors/tensor_view_keys.h"
#include "widgets/theme/theme.h"

#include <QDrag>
#include <QMimeData>

namespace vitrine {

TensorTreeView::TensorTreeView(FoldedTensorModel* model, QWidget* parent)
    : QTreeView(parent)
    , m_header(new TensorHeader(this))
    , m_keys(new TensorViewKeys(this))
{
    setModel(model);
    setHeader(m_header);
    setItemDelegate(new TensorDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setIndentation(theme::scaled(16));
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setExpandsOnDoubleClick(true);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setAnimated(false);
}

/// Without a picture of the rows, as from the plain table.
void TensorTreeView::startDrag(Qt::DropActions)
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    if (!rows.isEmpty()) {
        auto* drag = new QDrag(this);
        drag->setMimeData(model()->mimeData(rows));
        drag->exec(Qt::CopyAction);
    }
}

void TensorTreeView::paintEvent(QPaintEvent* event)
{
    QTreeView::paintEvent(event);
    m_keys->paintEmptyText();
}

} // namespace vitrine
