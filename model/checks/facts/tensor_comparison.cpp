// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/tensor_comparison.h"

#include "model/checks/facts/expected_tensors.h"
#include "model/checks/facts/fact_file.h"
#include "model/checks/facts/simple_pattern.h"
#include "model/directory/glob.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <unordered_map>

namespace vitrine {
namespace {

using nlohmann::json;

constexpr std::size_t Kept = 1'000;

/// One way in which the names of a file may differ from those of the rules: leading parts that are replaced.
using Renaming = std::vector<std::pair<std::string, std::string>>;

std::string renamed(std::string_view name, const Renaming& renaming)
{
    for (const auto& [from, to] : renaming) {
        if (name.starts_with(from)) {
            return to + std::string(name.substr(from.size()));
        }
    }
    return std::string(name);
}

std::vector<Renaming> renamings(const ArchitectureRules& rules)
{
    std::vector<Renaming> all{Renaming{}};
    const std::string base = rules.basePrefix();
    if (!base.empty()) {
        all.push_back({{base + '.', ""}});
        all.push_back({{"", base + '.'}});
    }
    const auto add = [&all](const json& pairs) {
        Renaming renaming;
        for (const json& pair : pairs) {
            renaming.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
        }
        all.push_back(std::move(renaming));
    };
    if (const auto variants = rules.set().find("v"); variants != rules.set().end()) {
        add(*variants);
    }
    const json& facts = factFile(FactFile::Architectures);
    if (const auto others = facts.find("renames"); others != facts.end()) {
        for (const json& one : *others) {
            add(one);
        }
    }
    return all;
}

/// The row of a tensor under its name or an older one.
std::optional<std::uint32_t> findByAnyName(const NameIndex& index, const std::string& name)
{
    if (const auto found = index.find(name)) {
        return found;
    }
    static const auto older = [] {
        std::vector<std::pair<std::string, std::string>> pairs;
        for (const json& row : factFile(FactFile::Architectures).value("older_names", json::array())) {
            pairs.emplace_back(row[0].get<std::string>(), row[1].get<std::string>());
        }
        return pairs;
    }();
    for (const auto& [now, before] : older) {
        if (name.ends_with(now)) {
            return index.find(name.substr(0, name.size() - now.size()) + before);
        }
    }
    return {};
}

/// Where quantised weights stand: their stems, with the method.
using Stems = std::unordered_map<std::string_view, const QuantisedWeight*>;

class Comparer
{
public:
    Comparer(
        const ArchitectureRules& rules, const EffectiveConfig& config, const NameIndex& index,
        const QuantisationFindings& quantised, std::stop_token stop, TensorComparison& result)
        : m_rules(rules)
        , m_config(config)
        , m_index(index)
        , m_stop(std::move(stop))
        , m_used(index.rows().size())
        , m_layersKey(rules.key("layers"))
        , m_result(result)
    {
        // What a quantised weight lacks of its companions is told by the check of quantisation, and only there.
        for (const auto* list : {&quantised.weights, &quantised.halves}) {
            for (const QuantisedWeight& weight : *list) {
                m_stems.emplace(weight.stem, &weight);
            }
        }
    }

    void run()
    {
        ExpectedTensors expected(m_rules, m_config, m_index.rows().size());
        if (!choosePrefix(expected)) {
            return;
        }
        const auto visit = [this](const ExpectedTensor& tensor) { return take(tensor); };
        switch (expected.visit(visit, m_stop)) {
        case ExpectedTensors::End::Done:
            break;
        case ExpectedTensors::End::Undecided:
            m_result.state = TensorComparison::State::Undecided;
            m_result.undecided = expected.undecided();
            return;
        case ExpectedTensors::End::TooMany:
            m_result.state = TensorComparison::State::TooMany;
            return;
        case ExpectedTensors::End::Stopped:
            m_result.state = TensorComparison::State::Cancelled;
            return;
        }
        readTies();
        leaveOutOtherParts();
        groupMissing();
        collectExtra();
        m_result.state = m_result.matched * 5 < m_result.expected ? TensorComparison::State::OtherNames
                                                                  : TensorComparison::State::Done;
    }

private:
    /// Tries the ways in which names may differ on the first of each kind of tensor, and takes the best.
    bool choosePrefix(ExpectedTensors& expected)
    {
        const std::vector<std::string> samples = expected.samples();
        std::size_t best = 0;
        for (const Renaming& renaming : renamings(m_rules)) {
            const auto hits = std::size_t(std::ranges::count_if(
                samples, [&](const std::string& name) { return locate(renamed(name, renaming)).has_value(); }));
            if (hits > best) {
                best = hits;
                m_renaming = renaming;
            }
        }
        const std::string base = m_rules.basePrefix();
        m_headless = !base.empty() && m_renaming.size() == 1 && m_renaming[0].first == base + '.'
            && m_renaming[0].second.empty();
        if (best == 0) {
            m_result.state = TensorComparison::State::OtherNames;
            m_result.expected = samples.size();
        }
        return best > 0;
    }

    /// The place of a tensor, or of what stands for it when it is quantised.
    std::optional<std::uint32_t> locate(const std::string& name) const
    {
        if (const auto place = findByAnyName(m_index, name)) {
            return place;
        }
        const auto stem = m_stems.find(
            name.ends_with(".weight") ? std::string_view(name).substr(0, name.size() - 7) : std::string_view(name));
        return stem != m_stems.end() ? std::optional(stem->second->carrier) : std::nullopt;
    }

    const QuantisedWeight* quantised(const std::string& name) const
    {
        const auto stem = m_stems.find(
            name.ends_with(".weight") ? std::string_view(name).substr(0, name.size() - 7) : std::string_view(name));
        return stem != m_stems.end() ? stem->second : nullptr;
    }

    bool take(const ExpectedTensor& tensor)
    {
        const bool isHead = !tensor.inLayer && !tensor.name.starts_with(m_rules.basePrefix() + '.');
        const std::string name = renamed(tensor.name, m_renaming);
        if ((m_headless || !m_result.knowsHead) && isHead) {
            if (const auto place = locate(name)) {
                m_used[*place] = true; // not asked for, and no stranger either
            }
            return true;
        }
        const auto place = locate(name);
        const bool counted = !tensor.optional;
        m_result.expected += counted ? 1 : 0;
        if (tensor.inLayer) {
            Layer& layer = m_layers[std::string(tensor.layerPrefix)];
            ++layer.expected;
            layer.layer = tensor.layer;
            if (m_layerStart.empty() && tensor.count == m_layersKey) {
                const std::string first = renamed(tensor.layerPrefix, m_renaming);
                m_layerStart = first.substr(0, first.find_last_of('.', first.size() - 2) + 1);
            }
        }
        if (!place) {
            if (counted && !isFusedOrSoft(name, tensor)) {
                addMissing(name, tensor);
            }
            return true;
        }
        m_result.matched += counted ? 1 : 0;
        m_used[*place] = true;
        if (tensor.inLayer) {
            ++m_layers[std::string(tensor.layerPrefix)].present;
        }
        if (quantised(name) == nullptr) {
            compareShape(*place, tensor);
        }
        return true;
    }

    void compareShape(std::uint32_t place, const ExpectedTensor& tensor)
    {
        const std::uint32_t row = m_index.rows()[place];
        const auto have = m_index.store().shape(row);
        const bool same = std::ranges::equal(
            have, tensor.shape, [](std::uint64_t a, std::int64_t b) { return b >= 0 && a == std::uint64_t(b); });
        if (same || isSoft(tensor.pattern) || has(m_index.store().flags(row), TensorFlag::Opaque)) {
            return;
        }
        bool vocabulary = have.size() == tensor.shape.size() && !have.empty() && tensor.countsTokens;
        for (std::size_t i = 1; vocabulary && i < have.size(); ++i) {
            vocabulary = have[i] == std::uint64_t(tensor.shape[i]);
        }
        ++m_result.misshapenCount;
        if (m_result.misshapen.size() < Kept) {
            m_result.misshapen.push_back({row, {tensor.shape.begin(), tensor.shape.end()}, vocabulary});
        }
    }

    /// Patterns in which files of the older library differ without being wrong.
    bool isSoft(std::string_view pattern) const
    {
        const auto soft = m_rules.set().find("soft");
        const json* writer = m_config.find("transformers_version");
        const bool newer
            = writer != nullptr && writer->is_string() && writer->get_ref<const std::string&>().starts_with("5.");
        if (soft == m_rules.set().end() || newer) {
            return false;
        }
        return std::ranges::any_of(
            *soft, [&](const json& one) { return one.get_ref<const std::string&>() == pattern; });
    }

    /// Experts that were saved fused, and what older files lack without being wrong.
    bool isFusedOrSoft(const std::string& name, const ExpectedTensor& tensor) const
    {
        if (isSoft(tensor.pattern)) {
            return true;
        }
        const std::size_t at = name.find(".experts.");
        if (at == std::string::npos) {
            return false;
        }
        const std::string experts = name.substr(0, at + 9);
        return index().find(experts + "gate_up_proj").has_value() || index().find(experts + "down_proj").has_value()
            || index().find(experts + "gate_up_proj.weight").has_value()
            || index().find(experts + "gate_up_proj_blocks").has_value();
    }

    const NameIndex& index() const { return m_index; }

    void addMissing(const std::string& name, const ExpectedTensor& tensor)
    {
        if (isTiedDrop(tensor.name)) {
            m_tiedAbsent.push_back(name);
            return;
        }
        m_missing.push_back(
            {name, tensor.inLayer ? tensor.layer : -1, std::string(tensor.layerPrefix),
             tensor.inLayer && tensor.name.size() > tensor.layerPrefix.size()
                 ? tensor.name.substr(tensor.layerPrefix.size())
                 : name});
    }

    bool isTiedDrop(std::string_view name) const
    {
        const auto tie = m_rules.set().find("tie");
        return tie != m_rules.set().end() && std::ranges::any_of((*tie)[2], [&](const json& one) {
                   return one.get_ref<const std::string&>() == name;
               });
    }

    void readTies()
    {
        const auto tie = m_rules.set().find("tie");
        if (tie == m_rules.set().end()) {
            return;
        }
        const auto truth = m_config.value((*tie)[0].get<std::string>()).truth();
        m_result.tiesKnown = truth.has_value();
        m_result.tied = truth.value_or(false);
        if (!m_result.tied) {
            m_result.tiedAbsent = m_tiedAbsent;
        }
    }

    /// "model.encoder.layers." of "model.encoder.layers.3.": what all layers of a stack have in common.
    static std::string_view stackOf(std::string_view layerPrefix)
    {
        const std::size_t dot = layerPrefix.size() < 2 ? std::string_view::npos : layerPrefix.rfind('.', layerPrefix.size() - 2);
        return dot == std::string_view::npos ? std::string_view() : layerPrefix.substr(0, dot + 1);
    }

    /// A class without rules of its own may have fewer parts than the one whose rules are used: the decoder alone, or
    /// the part that sees. A stack of which no layer is there, while others are, is then none of its parts.
    void leaveOutOtherParts()
    {
        if (m_result.knowsHead) {
            return;
        }
        std::map<std::string, bool, std::less<>> stacks;
        for (const auto& [prefix, layer] : m_layers) {
            bool& present = stacks[std::string(stackOf(prefix))];
            present = present || layer.present > 0;
        }
        const auto absent = std::size_t(std::ranges::count_if(stacks, [](const auto& stack) { return !stack.second; }));
        if (absent == 0 || absent == stacks.size()) {
            return;
        }
        const auto isOther = [&](const std::string& prefix) {
            const auto stack = stacks.find(stackOf(prefix));
            return stack != stacks.end() && !stack->second;
        };
        // What stands outside of the layers cannot be told apart: it may belong to the part that is not there.
        m_result.expected -= std::uint64_t(std::erase_if(m_missing, [&](const MissingTensor& tensor) {
            return tensor.layer < 0 || tensor.layerPrefix.empty() || isOther(tensor.layerPrefix);
        }));
        std::erase_if(m_layers, [&](const auto& layer) { return isOther(layer.first); });
    }

    void groupMissing()
    {
        std::set<std::string> whole;
        for (const auto& [prefix, layer] : m_layers) {
            if (layer.present == 0 && layer.expected > 0 && m_result.missingLayers.size() < Kept) {
                m_result.missingLayers.push_back({layer.layer, prefix});
                whole.insert(prefix);
            }
        }
        std::ranges::sort(m_result.missingLayers, {}, &MissingLayer::layer);
        for (MissingTensor& tensor : m_missing) {
            ++m_result.missingCount;
            if (m_result.missing.size() < Kept && !whole.contains(tensor.layerPrefix)) {
                m_result.missing.push_back(std::move(tensor));
            }
        }
    }

    void collectExtra()
    {
        m_result.layers = m_layersKey.empty() ? std::nullopt : m_config.number(m_layersKey);
        const std::string base = m_rules.basePrefix() + '.';
        std::set<std::int64_t> beyond;
        for (std::uint32_t place = 0; place < m_used.size(); ++place) {
            if (m_used[place] || isExplained(place)) {
                continue;
            }
            const std::string_view name = m_index.name(place);
            if (!m_result.knowsHead && !name.starts_with(base)) {
                continue;
            }
            if (const auto layer = layerBeyond(name)) {
                beyond.insert(*layer);
                continue;
            }
            ++m_result.extraCount;
            if (m_result.extra.size() < Kept) {
                m_result.extra.push_back(m_index.rows()[place]);
            }
        }
        for (const std::int64_t layer : beyond) {
            if (m_result.extraLayers.size() < Kept) {
                m_result.extraLayers.push_back(layer);
            }
        }
    }

    /// A layer whose number the config does not reach, unless it predicts further tokens.
    std::optional<std::int64_t> layerBeyond(std::string_view name) const
    {
        if (!m_result.layers || m_layerStart.empty() || !name.starts_with(m_layerStart)) {
            return {};
        }
        std::int64_t number = 0;
        const std::string_view rest = name.substr(m_layerStart.size());
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        return error == std::errc{} && end != rest.data() && number >= *m_result.layers ? std::optional(number)
                                                                                        : std::nullopt;
    }

    bool isExplained(std::uint32_t place) const
    {
        const std::string_view name = m_index.name(place);
        const TensorFlag flags = m_index.store().flags(m_index.rows()[place]);
        if (has(flags, TensorFlag::Overhead) || has(flags, TensorFlag::Buffer) || has(flags, TensorFlag::State)
            || has(flags, TensorFlag::Alias)) {
            return true;
        }
        for (std::size_t dot = name.rfind('.'); dot != std::string_view::npos && dot > 0;
             dot = name.rfind('.', dot - 1)) {
            if (m_stems.contains(name.substr(0, dot))) {
                return true; // a companion of a quantised weight
            }
        }
        if (name.ends_with("_blocks") || name.ends_with("_scales")) {
            return m_stems.contains(name.substr(0, name.size() - 7));
        }
        if (isTiedDrop(name) || predictsFurther(name)) {
            return true;
        }
        if (name.find(".experts.") != std::string_view::npos
            && (name.find("gate_up_proj") != std::string_view::npos || name.ends_with("experts.down_proj"))) {
            return true; // experts saved fused
        }
        static const std::vector<std::string> allowed = [] {
            std::vector<std::string> globs;
            for (const json& row : factFile(FactFile::Architectures).value("extra", json::array())) {
                for (const json& glob : row[0]) {
                    globs.push_back(glob.get<std::string>());
                }
            }
            return globs;
        }();
        if (std::ranges::any_of(allowed, [&](const std::string& glob) { return globMatches(glob, name); })) {
            return true;
        }
        const auto ignored = m_rules.set().find("i");
        return ignored != m_rules.set().end() && std::ranges::any_of(*ignored, [&](const json& one) {
                   return matchesSimplePattern(name, one.get_ref<const std::string&>());
               });
    }

    bool predictsFurther(std::string_view name) const
    {
        const json* further = m_config.find("num_nextn_predict_layers");
        const auto layers = m_config.number(m_layersKey.empty() ? "num_hidden_layers" : m_layersKey);
        if (further == nullptr || !further->is_number_integer() || !layers) {
            return false;
        }
        const std::string& start = m_layerStart;
        if (start.empty() || !name.starts_with(start)) {
            return false;
        }
        std::int64_t number = 0;
        const std::string_view rest = name.substr(start.size());
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        return error == std::errc{} && number >= *layers && number - *layers < further->get<std::int64_t>();
    }

    struct Layer {
        std::int64_t layer = 0;
        std::uint64_t expected = 0;
        std::uint64_t present = 0;
    };

    const ArchitectureRules& m_rules;
    const EffectiveConfig& m_config;
    const NameIndex& m_index;
    std::stop_token m_stop;
    Stems m_stems;
    Renaming m_renaming;
    bool m_headless = false; ///< the bare model was saved
    std::vector<bool> m_used;
    std::map<std::string, Layer, std::less<>> m_layers;
    std::vector<MissingTensor> m_missing;
    std::vector<std::string> m_tiedAbsent;
    std::string m_layersKey; ///< of the config; empty: the model has no layers
    std::string m_layerStart; ///< "model.layers.", of the layers that the config counts
    TensorComparison& m_result;
};

/// The wrapper that most names carry: "module." of a parallel run, "_orig_mod." of a compiled model.
std::string wrapper(const NameIndex& index)
{
    if (index.rows().empty()) {
        return {};
    }
    for (const json& one : factFile(FactFile::Architectures).value("wrappers", json::array())) {
        const auto& prefix = one.get_ref<const std::string&>();
        if (index.name(0).starts_with(prefix)
            && index.name(std::uint32_t(index.rows().size() / 2)).starts_with(prefix)) {
            return prefix;
        }
    }
    return {};
}

} // namespace

TensorComparison
compareTensors(const json& config, const NameIndex& index, const QuantisationFindings& quantised, std::stop_token stop)
{
    TensorComparison result;
    result.modelType = config.is_object() && config.contains("model_type") && config["model_type"].is_string()
        ? config["model_type"].get<std::string>()
        : std::string();
    const auto rules = ArchitectureRules::forConfig(config);
    if (!rules) {
        return result;
    }
    result.className = rules->className();
    result.knowsHead = rules->knowsHead();
    result.verified = rules->isVerified();
    const EffectiveConfig effective(config, rules->set());
    if (const std::string prefix = wrapper(index); !prefix.empty()) {
        const NameIndex stripped(index.store(), index.rows(), prefix);
        const QuantisationFindings again = findQuantisation(stripped, {});
        Comparer(*rules, effective, stripped, again, std::move(stop), result).run();
    } else {
        Comparer(*rules, effective, index, quantised, std::move(stop), result).run();
    }
    return result;
}

} // namespace vitrine
