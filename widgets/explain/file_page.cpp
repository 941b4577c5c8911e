// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/file_page.h"

#include "model/explain/only_copy.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/explain/text_page.h"

#include <algorithm>
#include <array>
#include <map>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t MostProblems = 5;

QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString baseName(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return displayText(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

StatusColor statusOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return StatusColor::Failure;
    case Severity::Warning:
        return StatusColor::Warning;
    case Severity::Note:
        break;
    }
    return StatusColor::Info;
}

/// What a part is explained by: a role or a word, and the check that asks for it.
struct PartText {
    ExplainKind kind;
    std::string_view id;
    std::string_view check;
    Need need;
};

PartText textOf(Part part)
{
    switch (part) {
    case Part::Weights:
    case Part::AllInOne:
        return {ExplainKind::Role, roleName(Role::Weights), "weights.present", Need::RequiredToLoad};
    case Part::Config:
        return {ExplainKind::Role, roleName(Role::Config), "config.present", Need::RequiredToLoad};
    case Part::Tokenizer:
        return {ExplainKind::Role, roleName(Role::Tokenizer), "tokenizer.present", Need::RequiredToLoad};
    case Part::Processor:
        return {ExplainKind::Role, roleName(Role::Processor), "processor.present", Need::RequiredToLoad};
    case Part::Licence:
        return {ExplainKind::Role, roleName(Role::Licence), "licence.present", Need::MustBePassedOn};
    case Part::Adapter:
        return {ExplainKind::Role, roleName(Role::AdapterWeights), "weights.present", Need::RequiredToLoad};
    case Part::BaseModel:
        return {ExplainKind::Term, "base model", "adapter.base", Need::RequiredToLoad};
    case Part::Component:
        break;
    }
    return {ExplainKind::Verdict, verdictName(VerdictKind::Pipeline), "weights.present", Need::RequiredToLoad};
}

} // namespace

void FilePage::addProblems(ExplainPage& page, const ModelDirectory& directory, const FileEntry& file)
{
    std::size_t count = 0;
    for (const Problem& problem : directory.problems) {
        if (problem.path == file.path && ++count <= MostProblems) {
            page.notices.push_back({statusOf(problem.severity), problem.message.text()});
        }
    }
    if (count > MostProblems) {
        page.notices.push_back({StatusColor::Info, tr("and %1 more").arg(formatCount(count - MostProblems))});
    }
}

void FilePage::addFacts(ExplainPage& page, const ModelDirectory& directory, const FileEntry& file)
{
    if (file.format != Format::Unknown) {
        page.facts.push_back({tr("Format"), formatTitle(file.format).text(), ExplainKind::Format, qt(formatName(file.format))});
    }
    if (file.tensorCount > 0) {
        page.facts.push_back({tr("Tensors"), formatCount(file.tensorCount), std::nullopt, {}});
        std::map<std::string_view, std::uint64_t> bytes;
        for (std::uint32_t row = file.firstTensor; row < file.firstTensor + file.tensorCount; ++row) {
            bytes[directory.tensors->dtypeName(row)] += directory.tensors->bytes(row);
        }
        const auto most = std::ranges::max_element(bytes, {}, [](const auto& entry) { return entry.second; });
        const QString name = displayText(most->first);
        page.facts.push_back({tr("Dtype"), bytes.size() == 1 ? name : tr("mostly %1").arg(name), ExplainKind::Dtype,
            explain(ExplainKind::Dtype, name) ? name : QStringLiteral("OPAQUE")});
    }
    if (!file.linkTarget.empty()) {
        page.facts.push_back({tr("Leads to"), displayText(file.linkTarget), std::nullopt, {}});
    }
}

void FilePage::addRole(ExplainPage& page, const ModelDirectory& directory, const FileEntry& file)
{
    const auto explanation = explain(ExplainKind::Role, roleName(file.role));
    if (!explanation) {
        return;
    }
    if (mayBeTheOnlyCopy(directory, file.role)) {
        page.notices.push_back({StatusColor::Warning, tr("There are no other weights in this folder. What looks like residue of training may be the only copy of the model: keep it.")});
    }
    TextPage::addAnswers(page, *explanation);
}

ExplainPage FilePage::about(const ModelDirectory& directory, FileIndex index)
{
    const FileEntry& file = directory.files[index];
    ExplainPage page;
    page.title = baseName(file.path);
    page.subtitle = roleTitle(file.role).text() + u" · "_s + needTitle(file.need).text() + u" · "_s + formatBytes(file.size);
    addProblems(page, directory, file);
    addFacts(page, directory, file);
    addRole(page, directory, file);
    return page;
}

ExplainPage FilePage::aboutSeveral(const ModelDirectory& directory, const std::vector<FileIndex>& files, const QString& folder)
{
    std::uint64_t bytes = 0;
    std::array<std::uint64_t, static_cast<std::size_t>(Role::Count)> counts{};
    for (const FileIndex file : files) { // there may be 100,000
        bytes += directory.files[file].size;
        ++counts[static_cast<std::size_t>(directory.files[file].role)];
    }
    std::vector<std::pair<Role, std::uint64_t>> roles;
    for (std::size_t role = 0; role < counts.size(); ++role) {
        if (counts[role] > 0) {
            roles.emplace_back(static_cast<Role>(role), counts[role]);
        }
    }
    const FileEntry& first = directory.files[files.front()];
    ExplainPage page;
    const QString many = tr("%n files", nullptr, static_cast<int>(files.size()));
    if (roles.size() == 1) {
        page.title = folder.isEmpty() ? tr("%1, %2").arg(roleTitle(first.role).text(), many) : folder;
        page.subtitle = roleTitle(first.role).text() + u" · "_s + needTitle(first.need).text() + u" · "_s + formatBytes(bytes);
        addRole(page, directory, first);
        return page;
    }
    page.title = folder.isEmpty() ? many : folder;
    page.subtitle = many + u" · "_s + formatBytes(bytes);
    const QString name = folder.sliced(folder.lastIndexOf(u'/') + 1);
    if (name.startsWith(u"checkpoint-"_s) || name.startsWith(u"global_step"_s)) {
        if (const auto checkpoint = explain(ExplainKind::Verdict, verdictName(VerdictKind::TrainingCheckpoint))) {
            TextPage::addAnswers(page, *checkpoint);
        }
    }
    page.sections.push_back({tr("What is in it"), {}});
    for (const auto& [role, count] : roles) {
        page.links.push_back({roleTitle(role).text(), ExplainKind::Role, qt(roleName(role)), tr("%n files", nullptr, static_cast<int>(count))});
    }
    return page;
}

ExplainPage FilePage::aboutMissing(Part part)
{
    const PartText text = textOf(part);
    ExplainPage page;
    const auto explanation = explain(text.kind, text.id);
    page.title = tr("%1: missing").arg(explanation ? explanation->title : QString());
    page.subtitle = needTitle(text.need).text();
    if (!explanation) {
        return page;
    }
    using enum ExplainField;
    TextPage::addAnswers(page, *explanation, {What, Without});
    if (const auto check = explain(ExplainKind::Check, text.check)) {
        page.sections.push_back({explainFieldHeading(ExplainKind::Check, Next, shownLanguage()), check->text(Next)});
    }
    TextPage::addAnswers(page, *explanation, {Who, Wrong});
    return page;
}

} // namespace vitrine
