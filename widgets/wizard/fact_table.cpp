// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/fact_table.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/panel.h"
#include "widgets/wizard/toned_label.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QToolButton>

namespace vitrine {

using namespace Qt::StringLiterals;

FactTable::FactTable(QWidget* parent)
    : QWidget(parent)
{
    auto* panel = new Panel(this);
    m_grid = new QGridLayout(panel);
    m_grid->setContentsMargins(theme::scaled(16), theme::scaled(12), theme::scaled(12), theme::scaled(12));
    m_grid->setHorizontalSpacing(theme::scaled(16));
    m_grid->setVerticalSpacing(theme::scaled(6));
    m_grid->setColumnStretch(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(panel);
}

TonedLabel* FactTable::add(const QString& name, Kind kind, const QString& objectName)
{
    const int line = m_grid->rowCount();
    auto* label = new TonedLabel(TonedLabel::Tone::Muted, name, this);
    auto* value = new TonedLabel(TonedLabel::Tone::Text, this);
    value->setObjectName(objectName);
    value->setAccessibleName(name);
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (kind == Kind::CopiedCode) {
        value->setFont(theme::monospace());
    }
    label->setVisible(!name.isEmpty());
    m_grid->addWidget(label, line, 0, Qt::AlignTop);
    m_grid->addWidget(value, line, 1, Qt::AlignTop);
    if (kind != Kind::Words) {
        auto* copy = new QToolButton(this);
        copy->setIcon(theme::icon(u"action/copy"_s));
        copy->setAutoRaise(true);
        copy->setFocusPolicy(Qt::StrongFocus);
        copy->setFixedHeight(theme::scaled(24));
        copy->setToolTip(name.isEmpty() ? tr("Copy") : tr("Copy: %1").arg(name));
        copy->setAccessibleName(copy->toolTip());
        copy->setObjectName(u"copy-"_s + objectName);
        m_grid->addWidget(copy, line, 2, Qt::AlignTop);
        label->setMinimumHeight(copy->height());
        value->setMinimumHeight(copy->height());
        connect(copy, &QToolButton::clicked, value, [value] { QGuiApplication::clipboard()->setText(value->text()); });
    }
    return value;
}

void FactTable::set(const QString& objectName, const QString& text)
{
    auto* value = findChild<TonedLabel*>(objectName);
    value->setText(text);
    int row = 0, column = 0, rows = 0, columns = 0;
    m_grid->getItemPosition(m_grid->indexOf(value), &row, &column, &rows, &columns);
    for (int i = 0; i < 3; ++i) {
        QLayoutItem* item = m_grid->itemAtPosition(row, i);
        const auto* label = item == nullptr ? nullptr : qobject_cast<TonedLabel*>(item->widget());
        if (item != nullptr && (label == nullptr || label == value || !label->text().isEmpty())) {
            item->widget()->setVisible(!text.isEmpty());
        }
    }
}

} // namespace vitrine
