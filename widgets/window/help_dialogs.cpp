// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/help_dialogs.h"

#include "widgets/theme/theme.h"
#include "widgets/window/window_actions.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("vitrine::HelpDialogs", source);
}

} // namespace

void showAbout(QWidget* parent)
{
    QMessageBox box(parent);
    box.setWindowTitle(text(QT_TRANSLATE_NOOP("vitrine::HelpDialogs", "About Vitrine")));
    box.setIconPixmap(theme::pixmap(u"vitrine"_s, {}, theme::scaled(64), parent->devicePixelRatioF()));
    box.setText(u"Vitrine "_s + QLatin1StringView(VITRINE_VERSION));
    box.setInformativeText(text(QT_TRANSLATE_NOOP(
        "vitrine::HelpDialogs",
        "Shows what a model directory holds, says whether it is complete, and writes a package that someone else can "
        "deploy. "
        "Nothing that is opened is executed or changed.\n\nFree software under the GNU General Public License, version "
        "3 or later.")));
    box.exec();
}

void showKeys(const WindowActions& actions, QWidget* parent)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(text(QT_TRANSLATE_NOOP("vitrine::HelpDialogs", "Keys")));
    dialog.resize(theme::scaled(520), theme::scaled(560));
    auto* list = new QTreeWidget(&dialog);
    list->setRootIsDecorated(false);
    list->setColumnCount(2);
    list->setHeaderLabels(
        {text(QT_TRANSLATE_NOOP("vitrine::HelpDialogs", "What it does")),
         text(QT_TRANSLATE_NOOP("vitrine::HelpDialogs", "Keys"))});
    list->setAccessibleName(dialog.windowTitle());
    for (int i = 0; i < static_cast<int>(Command::Count); ++i) {
        const QAction* action = actions.action(static_cast<Command>(i));
        if (!action->shortcut().isEmpty()) {
            QString title = action->text();
            title.remove(u'&');
            new QTreeWidgetItem(list, {title, action->shortcut().toString(QKeySequence::NativeText)});
        }
    }
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list->header()->setStretchLastSection(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(list);
    layout->addWidget(buttons);
    dialog.exec();
}

} // namespace vitrine
