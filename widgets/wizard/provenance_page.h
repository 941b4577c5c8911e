// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

class QCheckBox;
class QTableWidget;
class QTableWidgetItem;
class QTreeWidget;

namespace vitrine {

/// Where the package comes from: one row for each fact of the note, and the home paths that are taken out of copies.
class ProvenancePage final : public StatePage
{
    Q_OBJECT
public:
    ProvenancePage(WizardState* state, QWidget* parent);

protected:
    void refresh() override;

private:
    void fillFacts();
    void fillEdits();
    void take(QTableWidgetItem* item);

    QTableWidget* m_facts;
    QCheckBox* m_scrub;
    QTreeWidget* m_edits;
};

} // namespace vitrine
