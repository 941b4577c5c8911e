// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/unit_builder.h"

#include "model/directory/adapter_fit.h"
#include "model/directory/folder_tree.h"
#include "model/directory/json_reading.h"
#include "model/directory/sentence.h"
#include "model/directory/unit_facts.h"
#include "model/directory/unit_judge.h"
#include "model/directory/unit_totals.h"

#include <algorithm>
#include <charconv>

namespace vitrine {

namespace {

class UnitBuilder
{
public:
    UnitBuilder(ModelDirectory& directory, TensorStore& tensors, std::vector<ShardSet> sets, const std::vector<ShardSet>& ggufSets, const std::stop_token& stop);

    void run();

private:
    void assignSets();
    void correctRoles(std::uint32_t unit);
    void correctNeeds(std::uint32_t unit);
    void fill(std::uint32_t unit);
    void fillStopped(std::uint32_t unit);
    void name(Unit& unit, const UnitFacts& facts) const;
    void judgeOuter();
    void judgePipeline(Unit& unit) const;
    [[nodiscard]] std::optional<std::uint64_t> step(const Unit& unit) const;
    void countResidue();
    [[nodiscard]] bool isCollection(std::uint32_t unit) const;

    ModelDirectory& m_directory;
    TensorStore& m_tensors;
    const std::stop_token& m_stop;
    std::vector<ShardSet> m_sets;
    std::vector<UnitDraft> m_drafts;
    std::vector<std::vector<std::uint32_t>> m_unitSets; ///< by unit
    std::vector<UnitFacts> m_facts; ///< by unit
};

UnitBuilder::UnitBuilder(ModelDirectory& directory, TensorStore& tensors, std::vector<ShardSet> sets, const std::vector<ShardSet>& ggufSets, const std::stop_token& stop)
    : m_directory(directory)
    , m_tensors(tensors)
    , m_stop(stop)
    , m_sets(std::move(sets))
    , m_drafts(findUnits(directory.files, ggufSets))
    , m_unitSets(m_drafts.size())
{
    m_sets.insert(m_sets.end(), ggufSets.begin(), ggufSets.end());
    for (std::uint32_t unit = 0; unit < m_drafts.size(); ++unit) {
        for (const FileIndex file : m_drafts[unit].files) {
            m_directory.files[file].unit = unit;
        }
    }
}

void UnitBuilder::assignSets()
{
    for (std::uint32_t i = 0; i < m_sets.size(); ++i) {
        const FileIndex file = m_sets[i].index != NoFile ? m_sets[i].index : m_sets[i].shards.empty() ? NoFile : m_sets[i].shards.front();
        if (file != NoFile) {
            m_unitSets[m_directory.files[file].unit].push_back(i);
        }
    }
}

/// The parts of a checkpoint that holds the only weights are weights; beside merged ones they are what training needs.
void UnitBuilder::correctRoles(std::uint32_t unit)
{
    const UnitFacts& facts = m_facts[unit];
    if (!facts.distributed.isPresent() || facts.hasWeights) {
        return;
    }
    using Framework = DistributedParts::Framework;
    const bool deepSpeed = facts.distributed.framework == Framework::DeepSpeed || facts.distributed.framework == Framework::DeepSpeedZero3
        || facts.distributed.framework == Framework::DeepSpeedPipeline;
    for (const FileIndex file : facts.distributed.weights) {
        FileEntry& entry = m_directory.files[file];
        entry.role = deepSpeed && entry.role != Role::WeightsIndex ? Role::Weights : entry.role;
        entry.need = entry.placeholder == Placeholder::None ? Need::RequiredToLoad : entry.need;
    }
    for (const FileIndex file : facts.distributed.optimizer) {
        FileEntry& entry = m_directory.files[file];
        const bool onlyCopy = facts.distributed.framework == Framework::DeepSpeedZero3;
        entry.need = onlyCopy && entry.placeholder == Placeholder::None ? Need::RequiredToLoad : entry.need;
    }
}

/// A second copy is needed by few; a checkpoint below a finished model only to go on training.
void UnitBuilder::correctNeeds(std::uint32_t unit)
{
    const auto lower = [&](FileIndex file, Need need) {
        FileEntry& entry = m_directory.files[file];
        if (entry.need == Need::RequiredToLoad || entry.need == Need::NeededForSomeUses) {
            entry.need = need;
        }
    };
    for (const FileIndex file : m_facts[unit].weights.repeated) {
        lower(file, Need::NeededForSomeUses);
    }
    const UnitDraft& draft = m_drafts[unit];
    const bool isCheckpoint = m_directory.units[unit].verdict.kind == VerdictKind::TrainingCheckpoint || m_directory.units[unit].verdict.kind == VerdictKind::DistributedCheckpoint;
    const bool besideAModel = draft.parent != UnitDraft::None && (m_facts[draft.parent].hasWeights || m_facts[draft.parent].hasAdapterWeights);
    if (isCheckpoint && besideAModel) {
        for (const FileIndex file : draft.files) {
            lower(file, Need::ResumeOnly);
        }
    }
}

void UnitBuilder::name(Unit& unit, const UnitFacts& facts) const
{
    const auto& json = facts.config == NoFile ? nullptr : m_directory.files[facts.config].json;
    if (json) {
        unit.architecture = firstStringAt(*json, "architectures");
        unit.modelType = stringAt(*json, "model_type");
        if (unit.architecture.empty()) {
            unit.architecture = stringAt(*json, "_class_name");
        }
    }
    if (facts.pipelineIndex != NoFile && m_directory.files[facts.pipelineIndex].json) {
        unit.architecture = stringAt(*m_directory.files[facts.pipelineIndex].json, "_class_name");
    }
    for (const FileIndex file : unit.weights) {
        const FileEntry& entry = m_directory.files[file];
        if (unit.modelType.empty() && entry.content && !entry.content->architecture.empty()) {
            unit.modelType = entry.content->architecture;
            unit.architecture = unit.architecture.empty() && facts.isGguf ? unit.modelType : unit.architecture;
        }
    }
}

/// Of trainer_state.json; else the number at the end of a checkpoint's name.
std::optional<std::uint64_t> UnitBuilder::step(const Unit& unit) const
{
    for (const FileIndex file : unit.files) {
        const FileEntry& entry = m_directory.files[file];
        if (entry.role == Role::TrainerState && entry.json) {
            if (const auto number = countAt(*entry.json, "global_step")) {
                return number;
            }
        }
    }
    const std::string_view folder = namePart(unit.path);
    const std::size_t digits = folder.find_last_not_of("0123456789") + 1;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(folder.data() + digits, folder.data() + folder.size(), number);
    return digits < folder.size() && digits > 0 && error == std::errc() ? std::optional(number) : std::nullopt;
}

void UnitBuilder::fill(std::uint32_t index)
{
    const UnitDraft& draft = m_drafts[index];
    const UnitFacts& facts = m_facts[index];
    Unit& unit = m_directory.units[index];
    unit.path = draft.path;
    unit.title = unitTitle(draft.path);
    unit.files = draft.files;
    unit.weights = facts.weights.counted;
    unit.repeated = facts.weights.repeated;
    unit.config = facts.config != NoFile ? facts.config : facts.adapterConfig != NoFile ? facts.adapterConfig : facts.pipelineIndex;
    for (const std::uint32_t set : m_unitSets[index]) {
        unit.shardSets.push_back(m_sets[set]);
    }
    unit.verdict = judgedUnit(m_directory, draft, facts);
    if (facts.hasAdapterWeights && !facts.hasWeights) {
        for (const FileIndex file : draft.files) {
            if (m_directory.files[file].role == Role::AdapterWeights) {
                unit.weights.push_back(file);
            }
        }
    }
    if (unit.verdict.kind == VerdictKind::DistributedCheckpoint) {
        unit.weights = facts.distributed.weights;
    }
    markRows(m_directory, m_tensors, draft, facts, m_sets, m_stop);
    countTotals(m_directory, m_tensors, unit);
    name(unit, facts);
    if (unit.verdict.kind == VerdictKind::TrainingCheckpoint || unit.verdict.kind == VerdictKind::DistributedCheckpoint) {
        unit.step = step(unit);
    }
}

/// Of a unit that nobody waits for any more: what it is called and what lies in it.
void UnitBuilder::fillStopped(std::uint32_t index)
{
    Unit& unit = m_directory.units[index];
    unit.path = m_drafts[index].path;
    unit.title = unitTitle(unit.path);
    unit.files = m_drafts[index].files;
}

/// Residue is what training left, beside or below weights that stand without it.
void UnitBuilder::countResidue()
{
    std::vector<std::uint64_t> below(m_drafts.size(), 0);
    for (auto index = static_cast<std::uint32_t>(m_drafts.size()); index-- > 0;) {
        Unit& unit = m_directory.units[index];
        for (const FileIndex file : unit.files) {
            const FileEntry& entry = m_directory.files[file];
            const bool state = entry.role == Role::OptimizerState || entry.role == Role::SchedulerState || entry.role == Role::RngState || entry.role == Role::ScalerState;
            below[index] += state && entry.need == Need::ResumeOnly ? entry.size : 0;
        }
        unit.residueBytes = m_facts[index].hasWeights || m_facts[index].hasAdapterWeights ? below[index] : 0;
        if (m_drafts[index].parent != UnitDraft::None) {
            below[m_drafts[index].parent] += below[index];
        }
    }
}

void UnitBuilder::judgePipeline(Unit& unit) const
{
    bool whole = m_facts[&unit - m_directory.units.data()].missingComponents.empty();
    for (const std::uint32_t component : unit.components) {
        const Unit& part = m_directory.units[component];
        whole = whole && part.verdict.loadable;
        addTotals(part, unit);
        PartStatus status{Part::Component, part.verdict.loadable ? PartState::Present : PartState::Damaged, Message::verbatim(std::string(namePart(part.path))), part.files};
        unit.parts.insert(unit.parts.begin() + static_cast<std::ptrdiff_t>(unit.parts.empty() ? 0 : unit.parts.size() - 1), std::move(status));
    }
    unit.verdict.loadable = whole;
    unit.verdict.state = whole ? VerdictState::Pass : VerdictState::Half;
}

/// A folder that is none of the other things, and holds several of them.
bool UnitBuilder::isCollection(std::uint32_t index) const
{
    if (index != 0 && !m_drafts[index].isGgufCollection) {
        return false;
    }
    if (m_drafts[index].isGgufCollection) {
        return true;
    }
    const bool nothing = m_directory.units[index].verdict.kind == VerdictKind::NotAModel;
    return nothing && std::ranges::any_of(m_drafts, [&](const UnitDraft& draft) { return draft.parent == index; });
}

void UnitBuilder::judgeOuter()
{
    for (std::uint32_t index = 0; index < m_drafts.size(); ++index) {
        if (m_drafts[index].isComponent) {
            m_directory.units[m_drafts[index].parent].components.push_back(index);
        }
    }
    for (auto index = static_cast<std::uint32_t>(m_drafts.size()); index-- > 0;) {
        Unit& unit = m_directory.units[index];
        if (isCollection(index)) {
            unit.verdict.kind = VerdictKind::Collection;
            unit.verdict.loadable = false;
            unit.verdict.state = VerdictState::Info;
        }
        unit.parts = unitParts(m_directory, m_drafts[index], m_facts[index], unit.verdict.kind);
        if (unit.verdict.kind == VerdictKind::Pipeline) {
            judgePipeline(unit);
        }
    }
}

void UnitBuilder::run()
{
    assignSets();
    m_directory.units.resize(m_drafts.size());
    for (std::uint32_t unit = 0; unit < m_drafts.size(); ++unit) {
        if (m_stop.stop_requested()) {
            m_facts.resize(m_drafts.size());
            fillStopped(unit);
            continue;
        }
        m_facts.push_back(gatherFacts(m_directory, m_tensors, m_drafts[unit], m_sets, m_unitSets[unit]));
        correctRoles(unit);
        fill(unit);
    }
    judgeOuter();
    for (std::uint32_t unit = 0; unit < m_drafts.size(); ++unit) {
        correctNeeds(unit);
    }
    countResidue();
    for (std::uint32_t unit = 0; unit < m_drafts.size(); ++unit) {
        tellAdapterRank(m_directory, m_tensors, m_directory.units[unit], m_facts[unit].adapterConfig, m_directory.problems);
    }
    for (std::uint32_t unit = 0; unit < m_drafts.size(); ++unit) {
        m_directory.units[unit].verdict.sentence = unitSentence(m_directory, m_directory.units[unit], m_facts[unit]);
    }
}

/// "org/name" of a repository's folder in the hub's cache; empty for other names.
std::string repositoryName(std::string_view folder)
{
    for (const std::string_view kind : {"models--", "datasets--", "spaces--"}) {
        if (folder.starts_with(kind)) {
            std::string name(folder.substr(kind.size()));
            if (const std::size_t dashes = name.find("--"); dashes != std::string::npos) {
                name.replace(dashes, 2, "/");
            }
            return name;
        }
    }
    return {};
}

} // namespace

Message unitTitle(const std::string& path)
{
    if (path.empty()) {
        return Message(QT_TRANSLATE_NOOP("model", "the model at the root"));
    }
    constexpr std::string_view Snapshots = "snapshots/";
    const std::size_t snapshots = path.rfind(Snapshots);
    if (snapshots != std::string::npos) {
        const std::string_view before = std::string_view(path).substr(0, snapshots == 0 ? 0 : snapshots - 1);
        const std::string name = repositoryName(namePart(before));
        constexpr std::size_t ShortRevision = 7;
        const std::string revision = path.substr(snapshots + Snapshots.size(), ShortRevision);
        if (!name.empty()) {
            return Message(QT_TRANSLATE_NOOP("model", "%1, revision %2"), {Message::Argument(name), Message::Argument(revision)});
        }
    }
    return Message::verbatim(path);
}

void buildUnits(ModelDirectory& directory, TensorStore& tensors, std::vector<ShardSet> sets, const std::vector<ShardSet>& ggufSets,
    const std::stop_token& stop)
{
    UnitBuilder(directory, tensors, std::move(sets), ggufSets, stop).run();
}

} // namespace vitrine
