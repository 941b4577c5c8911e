// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/quantisation_facts.h"

#include "model/checks/facts/fact_file.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace vitrine {
namespace {

using nlohmann::json;

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return text;
}

std::string stringAt(const json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::int64_t numberAt(const json& object, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) {
        const auto found = object.is_object() ? object.find(key) : object.end();
        if (found != object.end() && found->is_number_integer()) {
            return found->get<std::int64_t>();
        }
    }
    return 0;
}

std::vector<std::string> strings(const json& object, const char* key)
{
    std::vector<std::string> list;
    const auto found = object.find(key);
    if (found != object.end() && found->is_array()) {
        for (const json& one : *found) {
            list.push_back(one.get<std::string>());
        }
    }
    return list;
}

/// Settings of a quantization_config, or of a file of its own that has the same keys.
void readSettings(const json& object, QuantisationSettings& settings)
{
    settings.method = lower(stringAt(object, "quant_method"));
    settings.bits = numberAt(object, {"bits", "w_bit", "wbits", "nbits"});
    settings.group = numberAt(object, {"group_size", "q_group_size", "groupsize"});
    const auto block = object.find("weight_block_size");
    if (block != object.end() && block->is_array() && block->size() == 2 && (*block)[0].is_number_integer()
        && (*block)[1].is_number_integer()) {
        settings.blockRows = (*block)[0].get<std::int64_t>();
        settings.blockColumns = (*block)[1].get<std::int64_t>();
    }
    const std::string version = lower(stringAt(object, "version"));
    const std::string format = lower(stringAt(object, "checkpoint_format"));
    settings.unusualLayout = (!version.empty() && version.find("gemm") == std::string::npos && version.starts_with("g"))
        || version == "llm-awq" || format == "marlin" || object.contains("dynamic") || object.contains("extra_config");
    if (settings.method == "bitsandbytes") {
        const auto four = object.find("load_in_4bit");
        settings.bits = four != object.end() && four->is_boolean() && four->get<bool>() ? 4 : 8;
    }
}

std::vector<QuantisationMethod> parsed()
{
    std::vector<QuantisationMethod> methods;
    const json& all = factFile(FactFile::Quantisation);
    const auto rows = all.find("methods");
    if (rows == all.end()) {
        return methods;
    }
    for (const json& row : *rows) {
        QuantisationMethod method;
        method.id = row.value("id", std::string());
        method.title = row.value("title", std::string());
        method.names = strings(row, "names");
        method.carrier = row.value("carrier", std::string());
        method.dtypes = strings(row, "dtypes");
        method.needs = strings(row, "needs");
        method.optional = strings(row, "optional");
        method.sure = row.value("sure", false);
        const std::string bits = row.value("bits", std::string());
        method.defaultBits = bits.empty() ? 0 : std::stoll(bits);
        if (const auto rules = row.find("rules"); rules != row.end()) {
            for (const json& rule : *rules) {
                if (auto equation = Expression::parse(rule[0].get_ref<const std::string&>())) {
                    method.rules.push_back({std::move(*equation), rule[1].get<std::string>()});
                }
            }
        }
        method.out = Expression::parse(row.value("out", std::string("?")));
        method.in = Expression::parse(row.value("in", std::string("?")));
        methods.push_back(std::move(method));
    }
    return methods;
}

bool hasCompanion(
    const NameIndex& index, std::string_view stem, const std::string& need, const std::unordered_set<std::string>& wild)
{
    if (need.ends_with("*")) {
        return wild.contains(joined(stem, need.substr(0, need.size() - 1)));
    }
    return index.find(joined(stem, need)).has_value();
}

/// The shapes of a weight and its companions, by suffix, as the rules name them.
class ShapeScope
{
public:
    ShapeScope(
        const NameIndex& index, std::string_view stem, const QuantisationMethod& method,
        const QuantisationSettings& settings)
        : m_index(index)
        , m_stem(stem)
        , m_settings(settings)
        , m_defaultBits(method.defaultBits)
    {
    }

    [[nodiscard]] FactValue evaluate(const Expression& expression) const
    {
        std::vector<FactValue> values;
        for (const std::string& name : expression.names()) {
            values.push_back(value(name));
        }
        return expression.evaluate(values);
    }

private:
    [[nodiscard]] FactValue value(const std::string& name) const
    {
        const auto positive = [](std::int64_t number) { return number > 0 ? FactValue::of(number) : FactValue{}; };
        if (name == "bits") {
            return positive(m_settings.bits > 0 ? m_settings.bits : m_defaultBits);
        }
        if (name == "group") {
            return positive(m_settings.group);
        }
        if (name == "block" || name == "block1") {
            return positive(name == "block" ? m_settings.blockRows : m_settings.blockColumns);
        }
        const auto place = m_index.find(joined(m_stem, name));
        return place ? FactValue::of(m_index.store().shape(m_index.rows()[*place])) : FactValue{};
    }

    const NameIndex& m_index;
    std::string_view m_stem;
    const QuantisationSettings& m_settings;
    std::int64_t m_defaultBits;
};

/// All stems before a suffix with an ending of its own ("weight.quant_state.bitsandbytes__nf4").
std::unordered_set<std::string> wildStems(const NameIndex& index)
{
    std::unordered_set<std::string> stems;
    for (std::uint32_t place = 0; place < index.rows().size(); ++place) {
        const std::string_view name = index.name(place);
        const std::size_t at = name.rfind(".quant_state.");
        if (at != std::string_view::npos) {
            stems.emplace(name.substr(0, at + 13));
        }
    }
    return stems;
}

void addFault(QuantisationFindings& findings, QuantisationFault fault)
{
    ++findings.faultCount;
    if (findings.faults.size() < 200) {
        findings.faults.push_back(std::move(fault));
    }
}

/// The first equation between the shapes that fails, or null.
const QuantisationMethod::Rule* brokenRule(
    const NameIndex& index, const QuantisationSettings& settings, const QuantisationMethod& method,
    std::string_view stem)
{
    if (settings.unusualLayout) {
        return nullptr;
    }
    const ShapeScope scope(index, stem, method, settings);
    const auto broken = std::ranges::find_if(
        method.rules, [&](const auto& rule) { return scope.evaluate(rule.equation).truth() == false; });
    return broken == method.rules.end() ? nullptr : &*broken;
}

/// The stem of a carrier's name, or nothing.
std::optional<std::string_view> stemOf(std::string_view name, std::string_view carrier)
{
    if (!name.ends_with(carrier)) {
        return {};
    }
    std::string_view stem = name.substr(0, name.size() - carrier.size());
    if (!carrier.starts_with('_')) {
        if (!stem.ends_with('.')) {
            return {};
        }
        stem.remove_suffix(1);
    }
    return stem.empty() ? std::nullopt : std::optional(stem);
}

} // namespace

std::string joined(std::string_view stem, std::string_view suffix)
{
    std::string name(stem);
    if (!suffix.starts_with('_')) {
        name += '.';
    }
    return name += suffix;
}

QuantisationSettings quantisationSettings(const json& config, std::string_view fileName)
{
    QuantisationSettings settings;
    if (!config.is_object()) {
        return settings;
    }
    if (const auto found = config.find("quantization_config"); found != config.end() && found->is_object()) {
        readSettings(*found, settings);
    }
    if (const auto text = config.find("text_config");
        settings.method.empty() && text != config.end() && text->is_object()) {
        if (const auto found = text->find("quantization_config"); found != text->end() && found->is_object()) {
            readSettings(*found, settings);
        }
    }
    const auto mlx = config.find("quantization");
    if (settings.method.empty() && mlx != config.end() && mlx->is_object()) {
        readSettings(*mlx, settings);
        const std::string algorithm = lower(stringAt(*mlx, "quant_algo"));
        if (!algorithm.empty()) {
            settings.method = "modelopt";
        } else if (settings.method.empty()) {
            settings.method = "mlx";
            const std::string mode = lower(stringAt(*mlx, "mode"));
            settings.unusualLayout = (!mode.empty() && mode != "affine")
                || std::ranges::any_of(mlx->items(), [](const auto& item) { return item.value().is_object(); });
        }
    }
    if (settings.method.empty()
        && (fileName.ends_with("quantize_config.json") || fileName.ends_with("quant_config.json"))) {
        readSettings(config, settings);
        if (settings.method.empty()) {
            settings.method = config.contains("desc_act") ? "gptq" : config.contains("zero_point") ? "awq" : "";
        }
    }
    if (!settings.method.empty()) {
        settings.where = fileName;
    }
    return settings;
}

const std::vector<QuantisationMethod>& quantisationMethods()
{
    static const std::vector<QuantisationMethod> methods = parsed();
    return methods;
}

QuantisationFindings findQuantisation(const NameIndex& index, const QuantisationSettings& settings)
{
    QuantisationFindings findings;
    const std::unordered_set<std::string> wild = wildStems(index);
    std::map<const QuantisationMethod*, std::uint64_t> counts;
    const TensorStore& store = index.store();
    std::vector<std::pair<std::uint32_t, const QuantisationMethod*>>
        halves; // carriers of a rare type without their companions
    for (std::uint32_t place = 0; place < index.rows().size(); ++place) {
        const std::string_view dtype = store.dtypeName(index.rows()[place]);
        const std::string_view name = index.name(place);
        const bool plain
            = name.ends_with(".weight") && (dtype == "BF16" || dtype == "F16" || dtype == "F32" || dtype == "F64");
        if (plain && wild.empty()) {
            continue;
        }
        const QuantisationMethod* half = nullptr;
        const QuantisationMethod* best = nullptr;
        const QuantisationMethod::Rule* bestBroken = nullptr;
        int bestScore = -1;
        std::string stemText;
        for (const QuantisationMethod& method : quantisationMethods()) {
            const auto stem = stemOf(name, method.carrier);
            if (!stem || (!method.dtypes.empty() && std::ranges::find(method.dtypes, dtype) == method.dtypes.end())) {
                continue;
            }
            const bool told = std::ranges::find(method.names, settings.method) != method.names.end();
            const auto present = std::ranges::count_if(
                method.needs, [&](const std::string& need) { return hasCompanion(index, *stem, need, wild); });
            if (std::size_t(present) < method.needs.size()) {
                // A "weight" is one of the packed ones by its type, where the config says that there are such.
                const bool isPacked = method.carrier != "weight" || (!method.dtypes.empty() && !plain);
                if (half == nullptr && (present > 0 || (isPacked && told))) {
                    half = &method;
                }
                continue;
            }
            const auto* broken = brokenRule(index, settings, method, *stem);
            const int score = (told ? 2 : 0) + (broken == nullptr ? 1 : 0);
            if (score > bestScore) {
                bestScore = score;
                best = &method;
                bestBroken = broken;
                stemText = *stem;
            }
        }
        if (best != nullptr) {
            if (bestBroken != nullptr) {
                addFault(findings, {place, stemText, bestBroken->what, false});
            }
            findings.weights.push_back({std::move(stemText), best, place});
            ++counts[best];
        } else if (half != nullptr) {
            halves.emplace_back(place, half);
        }
    }
    std::uint64_t most = 0;
    for (const auto& [method, count] : counts) {
        if (count > most) {
            most = count;
            findings.method = method;
        }
    }
    for (const auto& [place, guess] : halves) {
        // Of several layouts the one that the rest of the file has is meant.
        const QuantisationMethod* method
            = findings.method != nullptr && findings.method->carrier == guess->carrier ? findings.method : guess;
        const auto stem = stemOf(index.name(place), method->carrier);
        if (!stem) {
            continue;
        }
        for (const std::string& need : method->needs) {
            if (!hasCompanion(index, *stem, need, wild)) {
                addFault(findings, {place, std::string(*stem), joined(*stem, need), true});
                findings.halves.push_back({std::string(*stem), method, place});
                break;
            }
        }
        if (findings.method == nullptr) {
            findings.method = method;
        }
    }
    return findings;
}

} // namespace vitrine
