// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/stage_list.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/panel.h"
#include "widgets/wizard/status_icon.h"
#include "widgets/wizard/toned_label.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace vitrine {

using namespace Qt::StringLiterals;

StageList::StageList(QWidget* parent)
    : QWidget(parent)
{
    auto* panel = new Panel(this);
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(theme::scaled(16), theme::scaled(8), theme::scaled(16), theme::scaled(8));
    const QStringList words[]
        = {{tr("Planned"), tr("files, names, links, limits and free space were looked at")},
           {tr("Converting"), tr("pickle files become safetensors, without running anything in them")},
           {tr("Writing"), tr("each file is read once: hashed and written in the same pass")},
           {tr("Reading again"), tr("every byte of the package against the sums")},
           {tr("Moving into place"), tr("only then does the package get its name")}};
    for (const QStringList& row : words) {
        m_rows.append(makeRow(row[0], row[1], panel));
        inside->addWidget(m_rows.last().widget);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(panel);
}

StageList::Row StageList::makeRow(const QString& name, const QString& words, QWidget* parent)
{
    Row row;
    row.widget = new QWidget(parent);
    row.icon = new StatusIcon(18, row.widget);
    row.name = new TonedLabel(TonedLabel::Tone::Text, name, row.widget);
    auto* what = new TonedLabel(TonedLabel::Tone::Muted, words, row.widget);
    what->setWordWrap(true);
    auto* grid = new QGridLayout(row.widget);
    grid->setContentsMargins(0, theme::scaled(4), 0, theme::scaled(4));
    grid->setHorizontalSpacing(theme::scaled(12));
    grid->setVerticalSpacing(0);
    grid->addWidget(row.icon, 0, 0, 2, 1);
    grid->addWidget(row.name, 0, 1);
    grid->addWidget(what, 1, 1);
    grid->setColumnStretch(1, 1);
    return row;
}

void StageList::show(Stage current, bool withConversion)
{
    m_current = current;
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const auto at = static_cast<qsizetype>(current);
        row.widget->setVisible(i != static_cast<qsizetype>(Stage::Converting) || withConversion);
        if (i < at) {
            row.icon->setStatus(StatusColor::Pass);
        } else {
            row.icon->setPicture(i == at ? u"status/running"_s : u"status/pending"_s);
        }
        row.name->setTone(i <= at ? TonedLabel::Tone::Text : TonedLabel::Tone::Muted);
        row.widget->setAccessibleName(
            row.name->text() + u", "_s
            + (i < at        ? tr("done")
                   : i == at ? tr("under way")
                             : tr("to come")));
    }
}

void StageList::showStopped()
{
    if (m_current != Stage::Count) {
        m_rows[static_cast<qsizetype>(m_current)].icon->setStatus(StatusColor::NotApplicable);
    }
}

} // namespace vitrine
