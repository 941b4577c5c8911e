// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/content_issues.h"

#include "model/checks/portable_names.h"
#include "model/packaging/package_names.h"
#include "model/packaging/sum_list.h"
#include "model/words/text.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 4> OwnNames{"PROVENANCE.md", "provenance.json", SumList::Sha256Name, SumList::Xxh128Name};

/// What is wrong with names, the worst of it first.
class NameFaults
{
public:
    explicit NameFaults(const PackagePlan& plan)
        : m_plan(plan)
    {
    }
    void look()
    {
        std::unordered_map<std::string, std::string_view> folded;
        for (const std::string_view own : OwnNames) {
            folded.emplace(foldedName(own), own);
        }
        for (const PlannedFile& file : m_plan.files) {
            if (const NameFault fault = nameFault(file.name); fault.kind != NameFault::Kind::None) {
                tell(file, fault.message, fault.kind != NameFault::Kind::LongPath);
            }
            const auto [other, isNew] = folded.emplace(foldedName(file.name), file.name);
            if (!isNew) {
                tell(file,
                    Message(QT_TRANSLATE_NOOP("model", "%1 and %2 are one name where case or the form of letters does not count"),
                        {other->second, file.name}),
                    true);
            }
        }
    }
    void addTo(std::vector<PlanIssue>& issues) const
    {
        if (m_count == 0) {
            return;
        }
        const bool blocks = m_isRefused && m_plan.options.purpose != Purpose::Resume && !isWaived(m_plan, NamesCheck);
        issues.push_back({blocks, std::string(NamesCheck),
            Message::plural(QT_TRANSLATE_N_NOOP("model", "%n name(s) that another system refuses: %1."), m_count, {m_first}),
            Message(QT_TRANSLATE_NOOP("model", "Rename them, and where a config names them, there too.")), m_files});
    }

private:
    void tell(const PlannedFile& file, const Message& message, bool isRefused)
    {
        if (m_count == 0 || (isRefused && !m_isRefused)) {
            m_first = message;
        }
        ++m_count;
        m_isRefused = m_isRefused || isRefused;
        if (file.source != NoFile) {
            m_files.push_back(file.source);
        }
    }

    const PackagePlan& m_plan;
    Message m_first;
    std::vector<FileIndex> m_files;
    std::uint64_t m_count = 0;
    bool m_isRefused = false;
};

void addImpossibleNames(const PackagePlan& plan, std::vector<PlanIssue>& issues)
{
    const bool namesAreText = plan.options.format == PackageFormat::Zip || plan.options.format == PackageFormat::Oci;
    for (const PlannedFile& file : plan.files) {
        const Message rename(QT_TRANSLATE_NOOP("model", "Give it another name."));
        if (std::ranges::find(OwnNames, file.name) != OwnNames.end() || leadsOut(file.name)) {
            issues.push_back({true, {}, Message(QT_TRANSLATE_NOOP("model", "No file of the package can be called %1."), {file.name}), rename, {}});
        } else if (namesAreText && !isValidUtf8(file.name)) {
            issues.push_back({true, {},
                Message(QT_TRANSLATE_NOOP("model", "%1 is not UTF-8, and %2 cannot hold such a name."), {file.name, packageFormatName(plan.options.format)}),
                Message(QT_TRANSLATE_NOOP("model", "Rename it, or choose tar.")), {file.source}});
        }
    }
}

void addUnreadable(const ModelDirectory& directory, const PackagePlan& plan, std::vector<PlanIssue>& issues)
{
    std::vector<FileIndex> links;
    std::vector<FileIndex> others;
    for (const LeftOutFile& file : plan.leftOut) {
        if (file.isWanted) {
            const EntryKind kind = directory.files[file.source].kind;
            (kind == EntryKind::BrokenLink || kind == EntryKind::LeavingLink ? links : others).push_back(file.source);
        }
    }
    if (!links.empty()) {
        const FileEntry& first = directory.files[links.front()];
        issues.push_back({!isWaived(plan, LinksCheck), std::string(LinksCheck),
            Message::plural(first.kind == EntryKind::LeavingLink
                    ? QT_TRANSLATE_N_NOOP("model", "%n link(s) would stay out: %1 leads out of the folder, to %2.")
                    : QT_TRANSLATE_N_NOOP("model", "%n link(s) would stay out: %1 leads to %2, which is not there."),
                links.size(), {first.path, first.linkTarget}),
            Message(QT_TRANSLATE_NOOP("model", "Put the file itself in its place, or leave the link out by name.")), links});
    }
    if (!others.empty()) {
        issues.push_back({true, {},
            Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) cannot be read, the first is %1."), others.size(), {directory.files[others.front()].path}),
            Message(QT_TRANSLATE_NOOP("model", "Give yourself the right to read it, or leave it out by name.")), others});
    }
}

/// Weights that the unit has once, and that the choices of a person would leave behind.
void addLostWeights(const ModelDirectory& directory, const PackagePlan& plan, std::vector<PlanIssue>& issues)
{
    const Unit& unit = directory.units[plan.unit];
    std::unordered_set<FileIndex> packed;
    for (const PlannedFile& file : plan.files) {
        packed.insert(file.source);
        packed.insert(file.convertedFrom);
    }
    std::vector<FileIndex> lost;
    std::ranges::copy_if(unit.weights, std::back_inserter(lost), [&](FileIndex file) { return !packed.contains(file); });
    // What cannot be read, or only stands for a file, is told by name elsewhere.
    std::erase_if(lost, [&](FileIndex file) {
        const FileEntry& entry = directory.files[file];
        return (entry.kind != EntryKind::File && entry.kind != EntryKind::Link) || entry.placeholder != Placeholder::None;
    });
    if (lost.empty() || plan.files.empty()) {
        return;
    }
    const bool isAll = lost.size() == unit.weights.size();
    issues.push_back({isAll, {},
        isAll ? Message(QT_TRANSLATE_NOOP("model", "The only copy of the weights would be left out."))
              : Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) with weights would be left out, the first is %1."), lost.size(), {directory.files[lost.front()].path}),
        Message(QT_TRANSLATE_NOOP("model", "Take it in, unless that is meant.")), lost});
}

} // namespace

bool isWaived(const PackagePlan& plan, std::string_view check)
{
    return isWaivable(check)
        && std::ranges::any_of(plan.options.waivers, [&](const Waiver& waiver) { return waiver.check == check; });
}

void addContentIssues(const ModelDirectory& directory, const PackagePlan& plan, std::vector<PlanIssue>& issues)
{
    addUnreadable(directory, plan, issues);
    addLostWeights(directory, plan, issues);
    addImpossibleNames(plan, issues);
    NameFaults faults(plan);
    faults.look();
    faults.addTo(issues);
}

} // namespace vitrine
