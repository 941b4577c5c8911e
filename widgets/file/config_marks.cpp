// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/config_marks.h"

#include "model/tensors/tensor_role.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace vitrine {

namespace {

constexpr std::uint32_t Interval = 1U << 12U; ///< rows between two looks at the stop token
constexpr std::size_t MostDifferent = 64; ///< sizes of one part that are remembered; more is no pattern

/// What the tensors of a unit show.
struct Seen {
    std::set<std::uint32_t> layers;
    std::optional<std::uint32_t> lastExpert;
    std::map<TensorPart, std::set<std::uint64_t>> rows; ///< first extent of matrices, by part
    std::map<TensorPart, std::set<std::uint64_t>> columns;
    std::map<std::string_view, std::uint64_t> bytes; ///< by type
    bool hasHead = false;

    [[nodiscard]] bool hasRows(TensorPart part, std::uint64_t extent) const { return holds(rows, part, extent); }
    [[nodiscard]] bool hasColumns(TensorPart part, std::uint64_t extent) const { return holds(columns, part, extent); }

private:
    static bool holds(const std::map<TensorPart, std::set<std::uint64_t>>& sizes, TensorPart part, std::uint64_t extent)
    {
        const auto found = sizes.find(part);
        return found != sizes.end() && found->second.contains(extent);
    }
};

void look(const TensorStore& store, std::uint32_t row, Seen& seen)
{
    const TensorRole role = tensorRole(store.name(row));
    if (role.layer && role.side != TensorSide::Vision && role.side != TensorSide::Audio) {
        seen.layers.insert(*role.layer);
    }
    if (role.expert) {
        seen.lastExpert = std::max(seen.lastExpert.value_or(0), *role.expert);
    }
    seen.hasHead = seen.hasHead || role.part == TensorPart::OutputHead;
    seen.bytes[store.dtypeName(row)] += store.bytes(row);
    if (store.shape(row).size() == 2 && !role.isBias) {
        auto& rows = seen.rows[role.part];
        auto& columns = seen.columns[role.part];
        if (rows.size() < MostDifferent && columns.size() < MostDifferent) {
            rows.insert(store.shape(row)[0]);
            columns.insert(store.shape(row)[1]);
        }
    }
}

std::optional<Seen> lookAtUnit(const ModelDirectory& directory, const Unit& unit, const std::stop_token& stop)
{
    Seen seen;
    const TensorStore& store = *directory.tensors;
    for (const FileIndex file : unit.weights) {
        const FileEntry& entry = directory.files[file];
        for (std::uint32_t i = 0; i < entry.tensorCount; ++i) {
            if (i % Interval == 0 && stop.stop_requested()) {
                return std::nullopt;
            }
            look(store, entry.firstTensor + i, seen);
        }
    }
    return seen;
}

/// Of a config, or of the part of it that speaks of the language model.
class Agreement
{
public:
    Agreement(const nlohmann::json& config, std::string place, const Seen& seen)
        : m_config(config)
        , m_place(std::move(place))
        , m_seen(seen)
    {
    }

    void hold(std::vector<std::string>& agreeing) const
    {
        for (const auto& [key, value] : m_config.items()) {
            const bool isCount = value.is_number_integer() && value.get<std::int64_t>() > 0;
            const bool fits = isCount ? countFits(key, value.get<std::uint64_t>())
                : value.is_boolean()  ? key == "tie_word_embeddings" && value.get<bool>() != m_seen.hasHead
                : value.is_string()
                ? (key == "torch_dtype" || key == "dtype") && typeFits(value.get_ref<const std::string&>())
                : false;
            if (fits) {
                agreeing.push_back(m_place + '/' + key);
            }
        }
    }

private:
    [[nodiscard]] std::uint64_t count(std::initializer_list<const char*> keys) const
    {
        for (const char* key : keys) {
            if (const auto found = m_config.find(key);
                found != m_config.end() && found->is_number_integer() && found->get<std::int64_t>() > 0) {
                return found->get<std::uint64_t>();
            }
        }
        return 0;
    }
    [[nodiscard]] std::uint64_t headWidth() const
    {
        const std::uint64_t heads = count({"num_attention_heads", "n_head"});
        const std::uint64_t width = count({"hidden_size", "n_embd"});
        const std::uint64_t stated = count({"head_dim"});
        return stated != 0 || heads == 0 ? stated : width / heads;
    }
    [[nodiscard]] bool headsFit(TensorPart part, std::uint64_t heads) const
    {
        constexpr std::uint64_t most = 1U << 20U;
        const std::uint64_t width = headWidth();
        return width != 0 && width < most && heads < most && m_seen.hasRows(part, heads * width);
    }
    [[nodiscard]] bool countFits(std::string_view key, std::uint64_t value) const
    {
        using enum TensorPart;
        if (key == "num_hidden_layers" || key == "n_layer" || key == "num_layers") {
            return m_seen.layers.size() == value;
        }
        if (key == "hidden_size" || key == "n_embd" || key == "d_model") {
            return m_seen.hasColumns(TokenEmbedding, value);
        }
        if (key == "vocab_size") {
            return m_seen.hasRows(TokenEmbedding, value);
        }
        if (key == "intermediate_size" || key == "d_ff" || key == "n_inner" || key == "moe_intermediate_size") {
            return m_seen.hasRows(MlpUp, value) || (key == "n_inner" && m_seen.hasColumns(MlpUp, value));
        }
        if (key == "num_attention_heads") {
            return headsFit(AttentionQuery, value);
        }
        if (key == "num_key_value_heads") {
            return headsFit(AttentionKey, value);
        }
        const bool isExperts = key == "num_local_experts" || key == "n_routed_experts" || key == "num_experts";
        return isExperts && m_seen.lastExpert && std::uint64_t(*m_seen.lastExpert) + 1 == value;
    }
    [[nodiscard]] bool typeFits(const std::string& name) const
    {
        static constexpr auto types = std::to_array<std::pair<std::string_view, std::string_view>>(
            {{"bfloat16", "BF16"}, {"float16", "F16"}, {"float32", "F32"}, {"float64", "F64"}});
        const auto known
            = std::ranges::find(types, std::string_view(name), [](const auto& type) { return type.first; });
        const auto most = std::ranges::max_element(m_seen.bytes, {}, [](const auto& type) { return type.second; });
        return known != types.end() && most != m_seen.bytes.end() && most->first == known->second;
    }

    const nlohmann::json& m_config;
    std::string m_place;
    const Seen& m_seen;
};

} // namespace

std::vector<std::string> configAgreement(const ModelDirectory& directory, FileIndex config, const std::stop_token& stop)
{
    std::vector<std::string> agreeing;
    const auto unit = std::ranges::find(directory.units, config, &Unit::config);
    const std::shared_ptr<const nlohmann::json> json = directory.files[config].json;
    if (unit == directory.units.end() || !json || !json->is_object()) {
        return agreeing;
    }
    const std::optional<Seen> seen = lookAtUnit(directory, *unit, stop);
    if (!seen || seen->bytes.empty()) {
        return agreeing;
    }
    Agreement(*json, {}, *seen).hold(agreeing);
    if (const auto text = json->find("text_config"); text != json->end() && text->is_object()) {
        Agreement(*text, "/text_config", *seen).hold(agreeing);
    }
    std::ranges::sort(agreeing);
    return agreeing;
}

} // namespace vitrine
