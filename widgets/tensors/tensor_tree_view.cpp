// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_tree_view.h"

#include "widgets/tensors/folded_tensor_model.h"
#include "widgets/tensors/tensor_delegate.h"
#include "widgets/tensors/tensor_header.h"
#include "widgets/tensors/tensor_table_view.h"
#include "widgets/theme/theme.h"

#include <QContextMenuEvent>

namespace vitrine {

TensorTreeView::TensorTreeView(FoldedTensorModel* model, QWidget* parent)
    : QTreeView(parent)
    , m_model(model)
    , m_header(new TensorHeader(this))
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
    setAnimated(false);
}

void TensorTreeView::setEmptyText(const QString& text)
{
    m_emptyText = text;
    setAccessibleDescription(text);
    viewport()->update();
}

void TensorTreeView::paintEvent(QPaintEvent* event)
{
    QTreeView::paintEvent(event);
    if (m_model->rowCount() == 0 && !m_emptyText.isEmpty()) {
        paintEmptyText(viewport(), m_emptyText);
    }
}

void TensorTreeView::contextMenuEvent(QContextMenuEvent* event)
{
    QPoint place = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && currentIndex().isValid()) {
        place = viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft());
    }
    emit menuWanted(place);
}

void TensorTreeView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        emit copyWanted();
        event->accept();
    } else if (event->key() == Qt::Key_C && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) {
        emit copyNamesWanted();
        event->accept();
    } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        const QModelIndex first = currentIndex().siblingAtColumn(0);
        if (m_model->hasChildren(first)) {
            setExpanded(first, !isExpanded(first));
        } else {
            emit activated(currentIndex());
        }
        event->accept();
    } else {
        QTreeView::keyPressEvent(event);
    }
}

} // namespace vitrine
