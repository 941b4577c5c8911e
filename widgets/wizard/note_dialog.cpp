// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/note_dialog.h"

#include "widgets/theme/theme.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace vitrine {

NoteDialog::NoteDialog(const QString& markdown, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("The note, as it stands now"));
    auto* text = new QTextBrowser(this);
    text->setAccessibleName(windowTitle());
    // Names from files stand in it: nothing in it leads anywhere.
    text->setOpenLinks(false);
    text->document()->setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(buttons);
    resize(theme::scaled(760), theme::scaled(560));
    text->setFocus();
}

} // namespace vitrine
