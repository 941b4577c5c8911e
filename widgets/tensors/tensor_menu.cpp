// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_menu.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine {

namespace {

/// Context of the texts of this file.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(TensorMenu)
};

void add(QMenu* menu, const QString& text, const std::function<void()>& action, const QKeySequence& keys = {})
{
    QAction* entry = menu->addAction(text);
    entry->setEnabled(static_cast<bool>(action));
    if (!keys.isEmpty()) {
        entry->setShortcut(keys);
        entry->setShortcutContext(Qt::WidgetShortcut); // shown only: the views answer the keys
    }
    if (action) {
        QObject::connect(entry, &QAction::triggered, menu, action);
    }
}

} // namespace

void popupTensorMenu(QWidget* parent, const QPoint& at, const TensorMenuActions& actions)
{
    auto* menu = new QMenu(parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto copy = [&actions](CopyKind kind) { return [copy = actions.copy, kind] { copy(kind); }; };
    add(menu, Words::tr("&What is this?"), actions.explain);
    menu->addSeparator();
    add(menu, Words::tr("Copy &name"), copy(CopyKind::Names), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    add(menu, Words::tr("Copy &row"), copy(CopyKind::Columns), QKeySequence(QKeySequence::Copy));
    add(menu, Words::tr("Copy as &JSON"), copy(CopyKind::Json));
    menu->addSeparator();
    add(menu, Words::tr("Only this &layer"), actions.onlyLayer);
    add(menu, Words::tr("Only this &dtype"), actions.onlyDtype);
    add(menu, Words::tr("Only this &shard"), actions.onlyShard);
    menu->addSeparator();
    add(menu, Words::tr("&Export…"), actions.exportRows, QKeySequence(Qt::CTRL | Qt::Key_E));
    menu->popup(at);
}

} // namespace vitrine
