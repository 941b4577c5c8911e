// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/provenance_page.h"

#include "model/packaging/provenance_note.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/fact_row.h"
#include "widgets/wizard/note_dialog.h"
#include "widgets/wizard/scrub_panel.h"
#include "widgets/wizard/toned_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

ProvenancePage::ProvenancePage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
{
    say(tr("Where it comes from"));
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(makeForm());
    m_language = new QComboBox(this);
    m_language->setObjectName(u"language"_s);
    m_language->addItem(u"English"_s, u"en"_s);
    m_language->addItem(u"简体中文"_s, u"zh_CN"_s);
    auto* languageLabel = new TonedLabel(TonedLabel::Tone::Text, tr("&Language of the note"), this);
    languageLabel->setBuddy(m_language);
    auto* own = new QPushButton(theme::icon(u"action/add"_s), tr("&Add a fact…"), this);
    own->setAutoDefault(false);
    auto* preview = new QPushButton(theme::icon(u"role/document"_s), tr("&Read the note…"), this);
    preview->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(own);
    row->addWidget(preview);
    row->addStretch(1);
    row->addWidget(languageLabel);
    row->addWidget(m_language);
    body()->addWidget(area, 1);
    body()->addLayout(row);
    connect(own, &QPushButton::clicked, this, &ProvenancePage::addOwnFact);
    connect(preview, &QPushButton::clicked, this, &ProvenancePage::showNote);
    connect(m_language, &QComboBox::activated, this, [this] {
        PackageOptions options = this->state().options();
        options.language = m_language->currentData().toString().toStdString();
        this->state().setOptions(std::move(options));
    });
}

QWidget* ProvenancePage::makeForm()
{
    auto* form = new QWidget;
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(theme::scaled(8));
    m_grid->setVerticalSpacing(theme::scaled(4));
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnMinimumWidth(3, theme::scaled(200));
    makeFacts(m_grid);
    m_scrub = new ScrubPanel(form);
    connect(m_scrub, &ScrubPanel::chosen, this, [this](bool on) {
        PackageOptions options = this->state().options();
        options.scrubPaths = on;
        this->state().setOptions(std::move(options));
    });
    auto* inside = new QVBoxLayout(form);
    inside->setContentsMargins(0, 0, theme::scaled(4), 0);
    inside->setSpacing(theme::scaled(12));
    inside->addLayout(m_grid);
    inside->addWidget(m_scrub);
    inside->addStretch(1);
    return form;
}

void ProvenancePage::makeFacts(QGridLayout* grid)
{
    struct Section {
        QString title;
        std::vector<std::string_view> keys;
    };
    const Section sections[]
        = {{tr("What it is"), {"name", "version", "licence", "language", "contact"}},
           {tr("Where it comes from"), {"base_model", "base_revision", "data", "data_version", "repository", "commit"}},
           {tr("How it was trained"), {"hyperparameters", "precision", "frameworks", "metrics"}}};
    for (const Section& section : sections) {
        auto* title = new TonedLabel(TonedLabel::Tone::Text, section.title, this);
        title->setFont(theme::font(1, QFont::DemiBold));
        title->setContentsMargins(0, grid->rowCount() > 1 ? theme::scaled(8) : 0, 0, 0);
        grid->addWidget(title, grid->rowCount(), 0, 1, 4);
        for (const std::string_view key : section.keys) {
            addFact(std::string(key), grid);
        }
    }
}

void ProvenancePage::addFact(const std::string& key, QGridLayout* grid)
{
    auto* row = new FactRow(key, grid, grid->rowCount(), this);
    m_rows.push_back(row);
    connect(row, &FactRow::edited, this, [this, key](const QString& value, const QString& found) {
        take(key, value, found);
    });
}

QWidget* ProvenancePage::firstWidget()
{
    // The first one that is a person's to give.
    const auto open = std::ranges::find_if(m_rows, [](const FactRow* row) { return row->field()->text().isEmpty(); });
    return (open == m_rows.end() ? m_rows.front() : *open)->field();
}

void ProvenancePage::refresh()
{
    const PackagePlan& plan = state().plan();
    for (const ProvenanceFact& fact : plan.provenance.facts) {
        const bool isShown = std::ranges::any_of(m_rows, [&](const FactRow* row) { return row->key() == fact.key; });
        if (!isShown) {
            addFact(fact.key, m_grid);
        }
    }
    int unknown = 0;
    for (FactRow* row : m_rows) {
        const ProvenanceFact* fact = plan.provenance.fact(row->key());
        QString suggestion;
        if (row->key() == "name" || row->key() == "version") {
            suggestion = displayText(row->key() == "name" ? plan.options.name : plan.options.version);
        }
        row->show(fact, suggestion);
        unknown += fact == nullptr && suggestion.isEmpty() ? 1 : 0;
    }
    explain(
        tr("Only what stands here goes into the note, each fact with its source. What you change counts as given by "
           "you.")
        + (unknown == 0 ? QString() : u' ' + tr("%n fact(s) are not known.", nullptr, unknown)));
    m_language->setCurrentIndex(std::max(0, m_language->findData(QString::fromStdString(state().options().language))));
    m_scrub->show(*state().directory(), *state().view(), scrubsPaths(state().options()));
}

void ProvenancePage::take(const std::string& key, const QString& value, const QString& found)
{
    PackageOptions options = state().options();
    if (value.isEmpty() || value == found) {
        options.given.erase(key);
    } else {
        options.given[key] = value.toStdString();
    }
    state().setOptions(std::move(options), WizardState::When::AfterTyping);
}

void ProvenancePage::addOwnFact()
{
    const QString name = QInputDialog::getText(this, tr("Add a fact"), tr("What is it called?")).simplified();
    if (name.isEmpty()) {
        return;
    }
    const std::string key = name.toStdString();
    auto row = std::ranges::find_if(m_rows, [&](const FactRow* one) { return one->key() == key; });
    if (row == m_rows.end()) {
        addFact(key, m_grid);
        row = std::prev(m_rows.end());
        (*row)->show(nullptr, {});
    }
    (*row)->field()->setFocus();
}

void ProvenancePage::showNote()
{
    NoteDialog(QString::fromStdString(provenanceNote(*state().directory(), state().plan())), this).exec();
}

} // namespace vitrine
