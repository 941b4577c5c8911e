// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/findings_page.h"

#include "widgets/wizard/waiver_card.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace vitrine {

FindingsPage::FindingsPage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
    , m_warnings(new QLabel)
{
    setTitle(tr("Asking the checks"));
    setSubTitle(tr("Mend what blocks and open the folder again, or leave it open with a reason that goes into the note."));
    auto* content = new QWidget;
    m_cards = new QVBoxLayout;
    m_warnings->setTextFormat(Qt::PlainText);
    m_warnings->setWordWrap(true);
    m_warnings->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* inside = new QVBoxLayout(content);
    inside->addLayout(m_cards);
    inside->addWidget(m_warnings);
    inside->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(area);
}

std::size_t FindingsPage::openCount() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        state().plan()->issues, [](const PlanIssue& issue) { return issue.blocks && !issue.check.empty(); }));
}

bool FindingsPage::isSettled() const
{
    return openCount() == 0;
}

void FindingsPage::rebuild(const std::vector<const PlanIssue*>& issues)
{
    std::set<std::string> wanted, there;
    for (const PlanIssue* issue : issues) {
        wanted.insert(issue->check);
    }
    for (const WaiverCard* card : m_shown) {
        there.insert(card->check());
    }
    if (wanted == there) {
        return; // whoever types a reason keeps the field
    }
    for (WaiverCard* card : std::exchange(m_shown, {})) {
        card->deleteLater();
    }
    for (const PlanIssue* issue : issues) {
        const Waiver* waiver = state().waiver(issue->check);
        auto* card = new WaiverCard(*issue, waiver == nullptr ? QString() : QString::fromStdString(waiver->reason), this);
        connect(card, &WaiverCard::changed, this, &FindingsPage::takeWaivers);
        m_cards->addWidget(card);
        m_shown.push_back(card);
    }
}

void FindingsPage::refresh()
{
    std::vector<const PlanIssue*> cards;
    QStringList warnings;
    for (const PlanIssue& issue : state().plan()->issues) {
        if (!issue.check.empty() && (issue.blocks || state().waiver(issue.check) != nullptr)) {
            cards.push_back(&issue);
        } else if (!issue.blocks) {
            warnings.append(QStringLiteral("• ") + issue.text.text());
        }
    }
    rebuild(cards);
    for (WaiverCard* card : m_shown) {
        card->setOpen(state().waiver(card->check()) == nullptr);
    }
    m_warnings->setText(warnings.isEmpty() ? QString()
                                           : tr("These do not block; the note lists them:") + QLatin1Char('\n') + warnings.join(QLatin1Char('\n')));
    const auto open = static_cast<int>(openCount());
    say(open == 0 ? tr("Nothing blocks the package") : tr("%n thing(s) still block the package", nullptr, open));
}

void FindingsPage::takeWaivers()
{
    PackageOptions options = state().options();
    for (const WaiverCard* card : m_shown) {
        std::erase_if(options.waivers, [&](const Waiver& waiver) { return waiver.check == card->check(); });
        if (const QString reason = card->reason(); !reason.isEmpty()) {
            options.waivers.push_back({card->check(), reason.toStdString()});
        }
    }
    state().setOptions(std::move(options));
}

} // namespace vitrine
