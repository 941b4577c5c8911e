// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_view_keys.h"

#include "widgets/theme/theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTreeView>

namespace vitrine {

TensorViewKeys::TensorViewKeys(QAbstractItemView* view)
    : QObject(view)
    , m_view(view)
{
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

void TensorViewKeys::setEmptyText(const QString& text)
{
    m_emptyText = text;
    m_view->setAccessibleDescription(text);
    m_view->viewport()->update();
}

void TensorViewKeys::paintEmptyText() const
{
    if (m_emptyText.isEmpty() || m_view->model()->rowCount() > 0) {
        return;
    }
    QPainter painter(m_view->viewport());
    painter.setFont(theme::font(1.0));
    painter.setPen(theme::muted(m_view->palette()));
    const int margin = theme::scaled(24);
    painter.drawText(
        m_view->viewport()->rect().adjusted(margin, margin, -margin, -margin),
        int(Qt::AlignHCenter | Qt::AlignTop) | Qt::TextWordWrap, m_emptyText);
}

bool TensorViewKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched == m_view) {
        return takeKey(*static_cast<QKeyEvent*>(event));
    }
    if (event->type() == QEvent::ContextMenu) {
        const auto* wish = static_cast<QContextMenuEvent*>(event);
        QPoint place = wish->globalPos();
        if (wish->reason() == QContextMenuEvent::Keyboard && m_view->currentIndex().isValid()) {
            place = m_view->viewport()->mapToGlobal(m_view->visualRect(m_view->currentIndex()).bottomLeft());
        }
        emit menuWanted(place);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

bool TensorViewKeys::takeKey(const QKeyEvent& key)
{
    if (key.matches(QKeySequence::Copy)) {
        emit copyWanted();
    } else if (key.key() == Qt::Key_C && key.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) {
        emit copyNamesWanted();
    } else if ((key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) && m_view->currentIndex().isValid()) {
        open();
    } else {
        return false;
    }
    return true;
}

/// A row that stands for several folds or unfolds; one tensor is explained.
void TensorViewKeys::open()
{
    const QModelIndex first = m_view->currentIndex().siblingAtColumn(0);
    auto* tree = qobject_cast<QTreeView*>(m_view);
    if (tree != nullptr && tree->model()->hasChildren(first)) {
        tree->setExpanded(first, !tree->isExpanded(first));
    } else {
        emit m_view->activated(m_view->currentIndex());
    }
}

} // namespace vitrine
