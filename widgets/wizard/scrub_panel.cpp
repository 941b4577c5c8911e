// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/scrub_panel.h"

#include "model/checks/secret/secret_scanner.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr std::size_t MostEdits = 1000;
constexpr int MostVisible = 5;
} // namespace

ScrubPanel::ScrubPanel(QWidget* parent)
    : QWidget(parent)
    , m_choice(new QCheckBox(this))
    , m_edits(new QTreeWidget(this))
{
    m_choice->setObjectName(u"scrub"_s);
    m_edits->setObjectName(u"edits"_s);
    m_edits->setAccessibleName(tr("What is replaced in the copies"));
    m_edits->setHeaderLabels({tr("Place"), tr("Before"), tr("After")});
    m_edits->setRootIsDecorated(false);
    m_edits->setUniformRowHeights(true);
    m_edits->setTextElideMode(Qt::ElideMiddle);
    m_edits->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_choice);
    layout->addWidget(m_edits);
    connect(m_choice, &QCheckBox::clicked, this, &ScrubPanel::chosen);
}

void ScrubPanel::show(const ModelDirectory& directory, const PlanView& view, bool isChosen)
{
    const auto paths = static_cast<int>(std::ranges::count(view.offers, false, &ScrubEdit::takesSecret));
    m_choice->setText(tr("&Take %n home path(s) and user name(s) out of the copies", nullptr, paths));
    m_choice->setChecked(isChosen);
    m_choice->setVisible(paths > 0);
    m_edits->clear();
    QList<QTreeWidgetItem*> items;
    for (std::size_t i = 0; i < std::min(view.offers.size(), MostEdits); ++i) {
        const ScrubEdit& edit = view.offers[i];
        auto* item = new QTreeWidgetItem(QStringList{
            displayText(directory.files[edit.source].path) + u' ' + displayText(edit.place), displayText(edit.takesSecret ? withoutSecrets(edit.before) : edit.before),
            displayText(edit.after)});
        for (int column = 0; column < item->columnCount(); ++column) {
            item->setToolTip(column, item->text(column).toHtmlEscaped());
        }
        items.append(item);
    }
    m_edits->addTopLevelItems(items);
    const int rows = std::min(static_cast<int>(items.size()), MostVisible);
    m_edits->setFixedHeight(
        m_edits->header()->sizeHint().height() + rows * std::max(theme::scaled(24), m_edits->sizeHintForRow(0))
        + theme::scaled(4));
    setVisible(!items.isEmpty());
}

} // namespace vitrine
