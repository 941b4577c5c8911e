// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/purpose_page.h"

#include "model/words/quantity.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/message_strip.h"
#include "widgets/wizard/panel.h"
#include "widgets/wizard/toned_label.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLocale>
#include <QRadioButton>
#include <QSettings>

namespace vitrine {

using namespace Qt::StringLiterals;

PurposePage::PurposePage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
    , m_draft(new MessageStrip(this))
{
    say(tr("What is the package for?"));
    explain(tr("The purpose decides what goes in and what has to be right first. Each file can still be changed on the "
               "next page."));
    m_draft->setObjectName(u"draft"_s);
    body()->addWidget(m_draft);
    const Choice choices[]
        = {{Purpose::Share, tr("&Share"),
            tr("For other people: what loading needs, the licence and what it asks for, the model card, the provenance "
               "note.")},
           {Purpose::Deploy, tr("&Deploy"),
            tr("For a machine: only what loading needs, with the licence and the note. The smallest package.")},
           {Purpose::Resume, tr("&Resume"),
            tr("For yourself: everything but caches, so that the training can go on elsewhere.")}};
    auto* group = new QButtonGroup(this); // the buttons stand on panels of their own
    for (const Choice& choice : choices) {
        body()->addWidget(makeChoice(choice));
        group->addButton(m_buttons[static_cast<std::size_t>(choice.purpose)]);
    }
    body()->addStretch(1);
    connect(m_draft, &MessageStrip::pressed, state, &WizardState::startAfresh);
    connect(state, &WizardState::startedAfresh, this, [this] {
        showChosen();
        showDraft();
    });
    showChosen();
    showDraft();
}

Panel* PurposePage::makeChoice(const Choice& choice)
{
    const auto index = static_cast<std::size_t>(choice.purpose);
    auto* panel = new Panel(this);
    auto* button = new QRadioButton(choice.name, panel);
    button->setObjectName(QString::fromUtf8(purposeName(choice.purpose)));
    button->setAccessibleDescription(choice.sentence);
    button->setFont(theme::font(1.05, QFont::DemiBold));
    auto* size = new TonedLabel(TonedLabel::Tone::Text, panel);
    auto* sentence = new TonedLabel(TonedLabel::Tone::Muted, choice.sentence, panel);
    sentence->setWordWrap(true);
    sentence->setIndent(theme::scaled(24));
    auto* grid = new QGridLayout(panel);
    grid->setContentsMargins(theme::scaled(16), theme::scaled(12), theme::scaled(16), theme::scaled(12));
    grid->setVerticalSpacing(theme::scaled(4));
    grid->addWidget(button, 0, 0);
    grid->addWidget(size, 0, 1, Qt::AlignRight);
    grid->addWidget(sentence, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    m_panels[index] = panel;
    m_buttons[index] = button;
    m_sizes[index] = size;
    connect(panel, &Panel::clicked, button, &QRadioButton::click);
    connect(button, &QRadioButton::clicked, this, [this, purpose = choice.purpose] { choose(purpose); });
    return panel;
}

QWidget* PurposePage::firstWidget()
{
    return m_buttons[static_cast<std::size_t>(state().options().purpose)];
}

void PurposePage::choose(Purpose purpose)
{
    if (purpose == state().options().purpose) {
        return;
    }
    QSettings().setValue(u"wizard/purpose"_s, QString::fromUtf8(purposeName(purpose)));
    PackageOptions options = state().options();
    options.purpose = purpose;
    state().setOptions(std::move(options));
    showChosen();
}

void PurposePage::showChosen()
{
    const auto chosen = static_cast<std::size_t>(state().options().purpose);
    m_buttons[chosen]->setChecked(true);
    for (std::size_t i = 0; i < Count; ++i) {
        m_panels[i]->setChosen(i == chosen);
    }
}

void PurposePage::showDraft()
{
    const QDateTime saved = state().draftTime();
    m_draft->say(
        StatusColor::Info,
        saved.isValid() ? tr("What you had decided about this folder on %1 was taken up again.")
                              .arg(QLocale().toString(saved, QLocale::ShortFormat))
                        : QString(),
        tr("Start &afresh"));
}

void PurposePage::refresh()
{
    for (std::size_t i = 0; i < Count; ++i) {
        m_sizes[i]->setText(formatBytes(state().view()->purposeBytes[i]));
    }
}

} // namespace vitrine
