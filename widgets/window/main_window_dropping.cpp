// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is dragged over the window, and dropped.

#include "widgets/window/drop_overlay.h"
#include "widgets/window/main_window.h"

#include <QDragEnterEvent>
#include <QFileInfo>

namespace vitrine {

DropOffer MainWindow::offerOf(const QDropEvent& event) const
{
    DropOffer offer = DropOffer::of(event.mimeData(), event.modifiers());
    offer.verifies = offer.isPackage && event.position().x() >= width() / 2.0;
    return offer;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->source() != nullptr && isAncestorOf(qobject_cast<QWidget*>(event->source()))) {
        return; // our own rows
    }
    event->acceptProposedAction(); // so that the drag goes on over us and the overlay can say why not
    m_overlay->offer(offerOf(*event), QFileInfo(m_path).fileName());
}

void MainWindow::dragMoveEvent(QDragMoveEvent* event)
{
    const DropOffer offer = offerOf(*event);
    m_overlay->offer(offer, QFileInfo(m_path).fileName());
    if (offer.isAcceptable()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    } else {
        event->ignore();
    }
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent* event)
{
    m_overlay->dismiss();
    QMainWindow::dragLeaveEvent(event);
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_overlay->dismiss();
    const DropOffer offer = offerOf(*event);
    if (!offer.isAcceptable()) {
        return;
    }
    event->setDropAction(Qt::CopyAction);
    event->accept();
    if (offer.verifies) {
        verifyPackage(offer.paths.front());
        return;
    }
    const bool isFree = m_path.isEmpty();
    for (qsizetype i = 0; i < offer.paths.size(); ++i) {
        if (!offer.isInNewWindow || (i == 0 && isFree)) {
            open(offer.paths[i]);
        } else {
            emit newWindowWanted(offer.paths[i]);
        }
    }
}

} // namespace vitrine
