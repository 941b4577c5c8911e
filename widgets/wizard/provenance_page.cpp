// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/provenance_page.h"

#include "model/words/text.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t mostEdits = 1000;

} // namespace

ProvenancePage::ProvenancePage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
    , m_facts(new QTableWidget(static_cast<int>(provenanceKeys().size()), 3, this))
    , m_scrub(new QCheckBox(tr("Take home paths and user names out of the copies"), this))
    , m_edits(new QTreeWidget(this))
{
    setTitle(tr("Where it comes from"));
    setSubTitle(tr("This goes into the note. What you change counts as given by you; an empty value stays unknown."));
    m_facts->setObjectName(QStringLiteral("facts"));
    m_facts->setAccessibleName(tr("Facts of the note"));
    m_facts->setHorizontalHeaderLabels({tr("Fact"), tr("Value"), tr("Known from")});
    m_facts->verticalHeader()->hide();
    m_facts->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_facts->setColumnWidth(0, theme::scaled(160));
    m_facts->setColumnWidth(2, theme::scaled(220));
    m_facts->setTabKeyNavigation(false);
    m_facts->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_scrub->setObjectName(QStringLiteral("scrub"));
    m_edits->setAccessibleName(tr("What is replaced in the copies"));
    m_edits->setHeaderLabels({tr("Place"), tr("Before"), tr("After")});
    m_edits->setRootIsDecorated(false);
    m_edits->setColumnWidth(0, theme::scaled(220));
    m_edits->setColumnWidth(1, theme::scaled(240));
    m_edits->setMaximumHeight(theme::scaled(140));
    m_edits->hide();
    for (int row = 0; row < m_facts->rowCount(); ++row) {
        for (int column = 0; column < 3; ++column) {
            auto* item = new QTableWidgetItem;
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (column == 1 ? Qt::ItemIsEditable : Qt::NoItemFlags));
            m_facts->setItem(row, column, item);
        }
    }
    connect(m_facts, &QTableWidget::itemChanged, this, &ProvenancePage::take);
    connect(m_scrub, &QCheckBox::toggled, this, [this](bool on) {
        PackageOptions options = this->state().options();
        options.scrubPaths = on;
        this->state().setOptions(std::move(options));
    });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_facts, 1);
    layout->addWidget(m_scrub);
    layout->addWidget(m_edits);
}

void ProvenancePage::refresh()
{
    fillFacts();
    fillEdits();
}

void ProvenancePage::fillFacts()
{
    const QSignalBlocker quiet(m_facts);
    const PackagePlan& plan = *state().plan();
    int row = 0;
    for (const std::string_view key : provenanceKeys()) {
        const ProvenanceFact* fact = plan.provenance.fact(key);
        QString value = fact == nullptr ? QString() : displayText(fact->value);
        QString source = fact == nullptr ? tr("not known") : tr("given by you");
        if (fact != nullptr && fact->source == FactSource::Found) {
            source = fact->file.empty() ? tr("found") : tr("found in %1").arg(displayText(fact->file));
        } else if (fact != nullptr && fact->source == FactSource::Computed) {
            source = tr("computed");
        }
        if (fact == nullptr && (key == "name" || key == "version")) {
            value = displayText(key == "name" ? plan.options.name : plan.options.version);
            source = tr("suggested");
        }
        const QString found = fact == nullptr || fact->found.empty() ? value : tr("The folder says: %1").arg(displayText(fact->found));
        const bool isFixed = fact != nullptr && fact->source == FactSource::Computed;
        QTableWidgetItem* cell = m_facts->item(row, 1);
        cell->setFlags(isFixed ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        m_facts->item(row, 0)->setText(provenanceKeyTitle(key).text());
        if (cell->text() != value) {
            cell->setText(value); // whoever types in this cell keeps what was typed
        }
        cell->setToolTip(found.toHtmlEscaped());
        m_facts->item(row, 2)->setText(source);
        ++row;
    }
}

void ProvenancePage::fillEdits()
{
    const PackagePlan& plan = *state().plan();
    m_edits->clear();
    QList<QTreeWidgetItem*> items;
    for (std::size_t i = 0; i < std::min(plan.edits.size(), mostEdits); ++i) {
        const ScrubEdit& edit = plan.edits[i];
        items.append(new QTreeWidgetItem(QStringList{displayText(state().directory()->files[edit.source].path) + QLatin1Char(' ') + displayText(edit.place),
            displayText(edit.before), displayText(edit.after)}));
    }
    m_edits->addTopLevelItems(items);
    m_edits->setVisible(plan.options.scrubPaths && !items.isEmpty());
}

void ProvenancePage::take(QTableWidgetItem* item)
{
    if (item->column() != 1) {
        return;
    }
    const std::string key(provenanceKeys()[static_cast<std::size_t>(item->row())]);
    const ProvenanceFact* fact = state().plan()->provenance.fact(key);
    const std::string found = fact == nullptr ? std::string() : fact->source == FactSource::Given ? fact->found : fact->value;
    const std::string value = item->text().trimmed().toStdString();
    PackageOptions options = state().options();
    if (value.empty() || value == found) {
        options.given.erase(key);
    } else {
        options.given[key] = value;
    }
    state().setOptions(std::move(options));
}

} // namespace vitrine
