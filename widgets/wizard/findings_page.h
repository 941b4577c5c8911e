// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/finding_card.h"
#include "widgets/wizard/state_page.h"

#include <map>
#include <vector>

namespace vitrine {

class LicenceTerms;
class WarningList;

/// What blocks the package, with its remedy or a waiver; what the licence asks for, term by term; below it what only
/// warns. What is settled stays visible.
class FindingsPage final : public StatePage
{
    Q_OBJECT
public:
    FindingsPage(WizardState* state, QWidget* parent);
    [[nodiscard]] QWidget* firstWidget() override;

    /// Files that settle a check, as chosen in a dialog or dropped on its card.
    void addFiles(const std::string& check, const QStringList& paths);
    void apply(const std::string& check, Remedy remedy);

protected:
    void refresh() override;
    [[nodiscard]] bool isSettled() const override;

private:
    [[nodiscard]] std::size_t openCount() const;
    [[nodiscard]] const PlanIssue* issue(const std::string& check) const;
    void collectSeen();
    FindingCard* card(const std::string& check);
    void showCards();
    void showCard(const PlanIssue& issue);
    void showTerms();
    void showWarnings();
    void takeReasons();
    void undo(const std::string& check);
    template <typename Change> void change(Change change);

    QVBoxLayout* m_cards;
    LicenceTerms* m_terms = nullptr;
    WarningList* m_warnings;
    std::map<std::string, FindingCard*> m_shown;
    std::map<std::string, PlanIssue> m_seen; ///< that blocked since the purpose was chosen
    Purpose m_purpose = Purpose::Count; ///< that they were seen for
};

} // namespace vitrine
