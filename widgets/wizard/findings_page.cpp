// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/findings_page.h"

#include "model/checks/licence/licence_facts.h"
#include "model/checks/licence/licence_text.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/licence_terms.h"
#include "widgets/wizard/warning_list.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QScrollArea>

#include <algorithm>
#include <set>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr auto LicenceCheck = "share.licence";
constexpr qint64 LongestLicence = 1 << 20;

/// What a card is known by: the check, or for what the plan itself found its words.
std::string keyOf(const PlanIssue& issue)
{
    return issue.check.empty() ? issue.text.utf8() : issue.check;
}

/// What can be settled here; what the form or the place cannot do is told where those are chosen.
bool isForThisPage(const PlanIssue& issue)
{
    return !issue.check.empty() || !issue.files.empty();
}

/// Which known licence an added text is; empty when it is none.
QString recognised(const AddedFile& added)
{
    QFile file(QFile::decodeName(added.path.c_str()));
    if (added.path.empty() || file.size() > LongestLicence || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const Licence* licence = licenceById(recogniseLicence(file.readAll().toStdString()).id);
    return licence == nullptr ? QString() : displayText(licence->name);
}

} // namespace

FindingsPage::FindingsPage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
    , m_cards(new QVBoxLayout)
    , m_warnings(new WarningList(this))
{
    say(tr("Asking the checks"));
    explain(tr("What Vitrine does about a finding it does in the package; the folder itself stays as it is."));
    auto* content = new QWidget;
    m_cards->setSpacing(theme::scaled(8));
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, theme::scaled(4), 0);
    inside->addLayout(m_cards);
    inside->addWidget(m_warnings);
    inside->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    body()->addWidget(area, 1);
    connect(m_warnings, &WarningList::remedyChosen, this, &FindingsPage::apply);
    connect(state, &WizardState::startedAfresh, this, [this] {
        m_purpose = Purpose::Count;
        m_terms = nullptr;
        for (const auto& [check, card] : std::exchange(m_shown, {})) {
            card->deleteLater();
        }
    });
}

QWidget* FindingsPage::firstWidget()
{
    for (const auto& [check, card] : m_shown) {
        const PlanIssue* found = issue(check);
        if (found != nullptr && found->blocks) {
            return card->nextInFocusChain();
        }
    }
    return nullptr;
}

std::size_t FindingsPage::openCount() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        state().plan().issues, [](const PlanIssue& issue) { return issue.blocks && isForThisPage(issue); }));
}

bool FindingsPage::isSettled() const
{
    return openCount() == 0;
}

const PlanIssue* FindingsPage::issue(const std::string& check) const
{
    const auto& issues = state().plan().issues;
    const auto found = std::ranges::find(issues, check, keyOf);
    return found == issues.end() ? nullptr : &*found;
}

template <typename Change> void FindingsPage::change(Change change)
{
    PackageOptions options = state().options();
    change(options);
    state().setOptions(std::move(options));
}

/// What blocks now or would without a choice that was made. What no longer comes up was settled: its files stay out.
void FindingsPage::collectSeen()
{
    if (m_purpose != state().options().purpose) {
        m_purpose = state().options().purpose;
        m_seen.clear();
    }
    for (const PlanIssue& issue : state().plan().issues) {
        const bool wouldBlock = issue.blocks || state().waiver(issue.check) != nullptr
            || (!issue.settled.isEmpty() && issue.check != "share.personal");
        if (isForThisPage(issue) && wouldBlock) {
            m_seen[keyOf(issue)] = issue;
        }
    }
}

FindingCard* FindingsPage::card(const std::string& check)
{
    if (const auto found = m_shown.find(check); found != m_shown.end()) {
        return found->second;
    }
    auto* made = new FindingCard(check, this);
    connect(made, &FindingCard::reasonChanged, this, &FindingsPage::takeReasons);
    connect(made, &FindingCard::remedyChosen, this, [this, check](Remedy remedy) { apply(check, remedy); });
    connect(made, &FindingCard::undone, this, [this, check] { undo(check); });
    connect(
        made, &FindingCard::filesDropped, this, [this, check](const QStringList& paths) { addFiles(check, paths); });
    if (check == LicenceCheck) {
        m_terms = new LicenceTerms(made);
        made->setInside(m_terms);
        connect(m_terms, &LicenceTerms::answered, this, [this](const std::string& code, LicenceTerm::State answer) {
            state().answer(code, answer);
        });
        connect(m_terms, &LicenceTerms::noticeWanted, this, [this] { apply(LicenceCheck, Remedy::WriteNotice); });
        connect(m_terms, &LicenceTerms::prefixWanted, this, [this] { apply(LicenceCheck, Remedy::UsePrefix); });
        connect(m_terms, &LicenceTerms::licenceWanted, this, [this] { apply("licence.present", Remedy::AddLicence); });
    }
    m_cards->addWidget(made);
    m_shown[check] = made;
    return made;
}

void FindingsPage::showCard(const PlanIssue& seen)
{
    const PlanIssue* now = issue(keyOf(seen));
    const auto& added = state().options().added;
    const auto file = std::ranges::find_if(
        added, [&](const AddedFile& one) { return !seen.check.empty() && one.settles == seen.check; });
    auto status = FindingCard::State::Settled;
    QString how = now == nullptr ? tr("what it is about stays out") : now->settled.text();
    if (now != nullptr && now->settled.isEmpty()) {
        status = state().waiver(seen.check) != nullptr ? FindingCard::State::LeftOpen : FindingCard::State::Open;
    } else if (file != added.end() && seen.check == "licence.present") {
        const QString name = recognised(*file);
        how = name.isEmpty() ? tr("%1 is added; it is none of the known texts").arg(displayText(file->name))
                             : tr("%1 is added: %2").arg(displayText(file->name), name);
    }
    FindingCard* shown = card(keyOf(seen));
    shown->setCanBeLeftOpen(!seen.check.empty() && isWaivable(seen.check));
    if (const Waiver* waiver = state().waiver(seen.check)) {
        shown->setReason(QString::fromStdString(waiver->reason));
    }
    const PlanIssue& words = now == nullptr ? seen : *now;
    shown->show(words, status, how, Remedies::of(words, *state().view(), *state().directory(), state().options()));
    const bool isTakenOut = seen.check == "share.secrets" && state().options().scrubSecrets;
    shown->setCanBeUndone(status == FindingCard::State::Settled && (now == nullptr || file != added.end() || isTakenOut));
}

void FindingsPage::showCards()
{
    std::set<std::string> wanted;
    for (const auto& [check, seen] : m_seen) {
        wanted.insert(check);
        showCard(seen);
    }
    if (!state().view()->checked->terms.empty()) {
        wanted.insert(LicenceCheck);
    }
    for (auto it = m_shown.begin(); it != m_shown.end();) {
        if (wanted.contains(it->first)) {
            ++it;
            continue;
        }
        if (it->first == LicenceCheck) {
            m_terms = nullptr;
        }
        it->second->hide();
        it->second->deleteLater();
        it = m_shown.erase(it);
    }
    // Open ones first; a card does not move while it is being typed in.
    std::vector<FindingCard*> order;
    for (const auto& [check, shown] : m_shown) {
        order.push_back(shown);
    }
    std::ranges::stable_partition(order, [&](const FindingCard* shown) {
        const PlanIssue* now = issue(shown->check());
        return now != nullptr && now->settled.isEmpty();
    });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int place = m_cards->indexOf(order[i]);
        if (place != static_cast<int>(i)) {
            m_cards->removeWidget(order[i]);
            m_cards->insertWidget(static_cast<int>(i), order[i]);
        }
    }
}

/// Item by item, also where nothing is open: whoever shares should have seen them once.
void FindingsPage::showTerms()
{
    const CheckedUnit& checked = *state().view()->checked;
    if (checked.terms.empty()) {
        return;
    }
    FindingCard* shown = card(LicenceCheck);
    const auto& terms = state().plan().options.licenceTerms;
    if (!m_seen.contains(LicenceCheck)) {
        PlanIssue words;
        words.check = LicenceCheck;
        words.text = Message(QT_TRANSLATE_NOOP("model", "What the %1 asks for"), {checked.licenceName});
        const auto open = static_cast<int>(std::ranges::count(terms, LicenceTerm::State::Open, &LicenceTerm::state));
        shown->show(
            words, open == 0 ? FindingCard::State::Settled : FindingCard::State::Remark,
            open == 0 ? tr("no term is open") : tr("%n term(s) open", nullptr, open), {});
    }
    if (terms.size() == checked.terms.size()) {
        m_terms->show(terms, checked);
    }
}

void FindingsPage::showWarnings()
{
    std::vector<WarningList::Row> rows;
    for (const PlanIssue& issue : state().plan().issues) {
        if (!issue.blocks && !m_seen.contains(keyOf(issue))) {
            rows.push_back({issue, Remedies::of(issue, *state().view(), *state().directory(), state().options())});
        }
    }
    m_warnings->show(rows);
}

void FindingsPage::refresh()
{
    collectSeen();
    showCards();
    showTerms();
    showWarnings();
    const auto open = static_cast<int>(openCount());
    say(open == 0 ? tr("Nothing blocks the package")
                  : tr("%n finding(s) still to be settled before it can be packaged", nullptr, open));
    explain(
        open == 0 ? tr("What Vitrine does about a finding it does in the package; the folder itself stays as it is.")
                  : tr("Settle each here, mend it in the folder and open that again, or leave it open with a reason "
                       "that goes into the note."));
}

void FindingsPage::takeReasons()
{
    PackageOptions options = state().options();
    for (const auto& [check, card] : m_shown) {
        std::erase_if(options.waivers, [&](const Waiver& waiver) { return waiver.check == check; });
        if (const QString reason = card->reason(); !reason.isEmpty() && !checkTitle(check).isEmpty()) {
            options.waivers.push_back({check, reason.toStdString()});
        }
    }
    state().setOptions(std::move(options), WizardState::When::AfterTyping);
}

void FindingsPage::addFiles(const std::string& check, const QStringList& paths)
{
    change([&](PackageOptions& options) { Remedies::addFiles(check, paths, options); });
}

void FindingsPage::apply(const std::string& check, Remedy remedy)
{
    const QString folder = QFile::decodeName(state().directory()->path.c_str());
    switch (remedy) {
    case Remedy::LeaveOut:
        if (const PlanIssue* found = issue(check)) {
            change([&](PackageOptions& options) {
                Remedies::leaveOut(*found, *state().directory(), state().unit(), options);
            });
        }
        break;
    case Remedy::Scrub:
        change([](PackageOptions& options) { options.scrubPaths = true; });
        break;
    case Remedy::TakeSecretsOut:
        change([](PackageOptions& options) { options.scrubSecrets = true; });
        break;
    case Remedy::Convert:
        change([](PackageOptions& options) { options.convertPickleWeights = true; });
        break;
    case Remedy::AddLicence:
        if (const QString path = QFileDialog::getOpenFileName(this, tr("Choose the licence text"), folder);
            !path.isEmpty()) {
            addFiles(check, {path});
        }
        break;
    case Remedy::AddFiles:
        if (const QStringList paths
            = QFileDialog::getOpenFileNames(this, tr("Choose the files that are missing"), folder);
            !paths.isEmpty()) {
            addFiles(check, paths);
        }
        break;
    case Remedy::WriteNotice:
        change([&](PackageOptions& options) { Remedies::writeNotice(state().view()->checked->notice, options); });
        break;
    case Remedy::UsePrefix:
        change([&](PackageOptions& options) { Remedies::usePrefix(*state().view(), options); });
        break;
    }
}

/// Takes back what was done about a finding: files that were added for it, or that it made stay out.
void FindingsPage::undo(const std::string& check)
{
    const auto seen = m_seen.find(check);
    change([&](PackageOptions& options) {
        Remedies::removeAdded(check, options);
        options.scrubSecrets = options.scrubSecrets && check != "share.secrets";
        if (seen != m_seen.end() && issue(check) == nullptr) {
            for (const FileIndex file : seen->second.files) {
                const std::string& path = state().directory()->files[file].path;
                const std::string prefix = state().unit().path + '/';
                std::erase(options.exclude, exactPattern(path.starts_with(prefix) ? path.substr(prefix.size()) : path));
            }
        }
    });
}

} // namespace vitrine
