// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/warning_list.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/status_icon.h"
#include "widgets/wizard/toned_label.h"

#include <QGridLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine {

using namespace Qt::StringLiterals;

WarningList::WarningList(QWidget* parent)
    : QWidget(parent)
    , m_fold(new QToolButton(this))
    , m_inside(new QWidget(this))
    , m_rows(new QVBoxLayout(m_inside))
{
    m_fold->setObjectName(u"warnings"_s);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setIcon(theme::icon(u"action/chevron-right"_s));
    m_inside->hide();
    m_rows->setContentsMargins(theme::scaled(28), 0, 0, 0);
    m_rows->setSpacing(theme::scaled(8));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_fold, 0, Qt::AlignLeft);
    layout->addWidget(m_inside);
    connect(m_fold, &QToolButton::toggled, this, [this](bool on) {
        m_inside->setVisible(on);
        m_fold->setIcon(theme::icon(on ? u"action/chevron-down"_s : u"action/chevron-right"_s));
    });
}

void WarningList::show(const std::vector<Row>& rows)
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->deleteLater();
        }
        delete item;
    }
    for (const Row& row : rows) {
        addRow(row);
    }
    m_fold->setText(tr("%n warning(s) do not block; the note lists them", nullptr, static_cast<int>(rows.size())));
    setVisible(!rows.empty());
}

void WarningList::addRow(const Row& row)
{
    auto* widget = new QWidget(m_inside);
    auto* icon = new StatusIcon(16, widget);
    icon->setStatus(row.issue.settled.isEmpty() ? StatusColor::Warning : StatusColor::Pass);
    auto* title = new TonedLabel(TonedLabel::Tone::Text, row.issue.text.text(), widget);
    title->setWordWrap(true);
    auto* fix = new TonedLabel(
        TonedLabel::Tone::Muted,
        row.issue.settled.isEmpty() ? row.issue.fix.text() : tr("settled: %1").arg(row.issue.settled.text()), widget);
    fix->setWordWrap(true);
    fix->setVisible(!fix->text().isEmpty());
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(theme::scaled(8));
    grid->setVerticalSpacing(theme::scaled(2));
    grid->addWidget(icon, 0, 0, Qt::AlignTop);
    grid->addWidget(title, 0, 1);
    grid->addWidget(fix, 1, 1);
    int column = 2;
    for (const Remedy remedy : row.remedies) {
        auto* button = new QPushButton(Remedies::title(remedy, row.issue), widget);
        button->setAutoDefault(false);
        button->setAccessibleDescription(title->text());
        connect(button, &QPushButton::clicked, this, [this, check = row.issue.check, remedy] {
            emit remedyChosen(check, remedy);
        });
        grid->addWidget(button, 0, column++, 2, 1, Qt::AlignTop);
    }
    grid->setColumnStretch(1, 1);
    m_rows->addWidget(widget);
}

} // namespace vitrine
