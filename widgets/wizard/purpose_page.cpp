// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/purpose_page.h"

#include "widgets/theme/theme.h"

#include <QLabel>
#include <QRadioButton>
#include <QSettings>
#include <QVBoxLayout>

namespace vitrine {

using namespace Qt::StringLiterals;

PurposePage::PurposePage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
{
    setTitle(tr("What is the package for?"));
    setSubTitle(tr("It decides what goes in and what has to be right first. The folder itself stays as it is."));
    struct Row {
        Purpose purpose;
        QString name, sentence;
    };
    const Row rows[] = {
        {Purpose::Deploy, tr("&Deploy"), tr("To load and run the model: what loading needs, the licence and the note.")},
        {Purpose::Share, tr("&Share"), tr("To give it to other people: also the card and documents, and what the licence asks for.")},
        {Purpose::Resume, tr("&Resume"), tr("To go on training elsewhere: everything with the optimizer state, without caches.")}};
    auto* layout = new QVBoxLayout(this);
    for (const Row& row : rows) {
        auto* button = new QRadioButton(row.name, this);
        button->setObjectName(QString::fromUtf8(purposeName(row.purpose)));
        button->setAccessibleDescription(row.sentence);
        button->setChecked(row.purpose == state->options().purpose);
        connect(button, &QRadioButton::toggled, this, [this, purpose = row.purpose](bool on) {
            if (on) {
                choose(purpose);
            }
        });
        auto* sentence = new QLabel(row.sentence, this);
        sentence->setWordWrap(true);
        sentence->setIndent(theme::scaled(24));
        layout->addWidget(button);
        layout->addWidget(sentence);
        layout->addSpacing(theme::scaled(12));
    }
    layout->addStretch(1);
}

void PurposePage::choose(Purpose purpose)
{
    QSettings().setValue(u"wizard/purpose"_s, QString::fromUtf8(purposeName(purpose)));
    PackageOptions options = state().options();
    options.purpose = purpose;
    state().setOptions(std::move(options));
}

void PurposePage::refresh() { }

} // namespace vitrine
