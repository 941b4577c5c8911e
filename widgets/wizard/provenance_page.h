// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

#include <vector>

class QComboBox;
class QGridLayout;

namespace vitrine {

class FactRow;
class ScrubPanel;

/// Where the package comes from: one row for each fact of the note, the language that the note is written in, and the
/// home paths that are taken out of copies.
class ProvenancePage final : public StatePage
{
    Q_OBJECT
public:
    ProvenancePage(WizardState* state, QWidget* parent);
    [[nodiscard]] QWidget* firstWidget() override;

protected:
    void refresh() override;

private:
    QWidget* makeForm();
    void makeFacts(QGridLayout* grid);
    void addFact(const std::string& key, QGridLayout* grid);
    void take(const std::string& key, const QString& value, const QString& found);
    void addOwnFact();
    void showNote();

    QGridLayout* m_grid = nullptr;
    std::vector<FactRow*> m_rows;
    QComboBox* m_language = nullptr;
    ScrubPanel* m_scrub = nullptr;
};

} // namespace vitrine
