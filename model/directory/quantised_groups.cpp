// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/quantised_groups.h"

#include "model/directory/json_reading.h"
#include "model/directory/quantised_names.h"
#include "model/tensors/name_hash.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <optional>
#include <string_view>

namespace vitrine {

namespace {

/// One row that may belong to a group, under the hash of its weight's name.
struct Member {
    std::uint64_t stem = 0;
    std::uint32_t row = 0;
    QuantisedSuffix suffix = QuantisedSuffix::None;
};

/// What the config says of the way weights were quantised, where shapes alone do not tell.
struct Settings {
    std::string method;
    std::uint64_t bits = 0; ///< 0: not said
    std::uint64_t groupSize = 0;
};

Settings settingsOf(const nlohmann::json* config)
{
    Settings settings;
    if (config == nullptr || !config->is_object()) {
        return settings;
    }
    for (const char* key : {"quantization_config", "quantization", "compression_config"}) {
        const auto found = config->find(key);
        if (found == config->end() || !found->is_object()) {
            continue;
        }
        if (settings.method.empty()) {
            settings.method = stringAt(*found, "quant_method");
        }
        const nlohmann::json* values = &*found;
        // compressed-tensors: config_groups {group_0 {weights {num_bits, group_size}}}; one kind of weights is the rule.
        if (const auto groups = found->find("config_groups"); groups != found->end() && groups->is_object() && !groups->empty()) {
            const nlohmann::json& first = groups->front();
            if (first.is_object() && first.contains("weights")) {
                values = &first["weights"];
            }
        }
        for (const char* name : {"bits", "w_bit", "num_bits", "nbits"}) {
            settings.bits = settings.bits != 0 ? settings.bits : countAt(*values, name).value_or(0);
        }
        for (const char* name : {"group_size", "q_group_size"}) {
            settings.groupSize = settings.groupSize != 0 ? settings.groupSize : countAt(*values, name).value_or(0);
        }
    }
    settings.bits = settings.bits <= 32 ? settings.bits : 0;
    return settings;
}

std::optional<std::uint64_t> product(std::uint64_t a, std::uint64_t b)
{
    std::uint64_t result = 0;
    return __builtin_mul_overflow(a, b, &result) ? std::nullopt : std::optional(result);
}

/// The rows of one quantised weight.
class Group
{
public:
    Group(TensorStore& tensors, std::span<const Member> members, const Settings& settings)
        : m_tensors(tensors)
        , m_members(members)
        , m_settings(settings)
    {
    }

    void count();

private:
    [[nodiscard]] const Member* find(QuantisedSuffix suffix) const
    {
        const auto found = std::ranges::find(m_members, suffix, &Member::suffix);
        return found == m_members.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool holds(QuantisedSuffix suffix) const { return find(suffix) != nullptr; }
    [[nodiscard]] std::span<const std::uint64_t> shape(QuantisedSuffix suffix) const
    {
        const Member* member = find(suffix);
        return member == nullptr ? std::span<const std::uint64_t>() : m_tensors.shape(member->row);
    }
    [[nodiscard]] std::uint64_t extent(QuantisedSuffix suffix, std::size_t dimension) const
    {
        const auto extents = shape(suffix);
        return dimension < extents.size() ? extents[dimension] : 0;
    }
    [[nodiscard]] std::string_view dtype(const Member& member) const { return m_tensors.dtypeName(member.row); }
    [[nodiscard]] std::optional<std::uint64_t> elements(const Member& member) const { return elementCount(m_tensors.shape(member.row)); }

    bool countPackedIntegers();
    bool countPlainWeight(const Member& weight);
    bool countOthers();
    [[nodiscard]] std::optional<std::uint64_t> unpacked(const Member& packed, std::uint64_t bits) const;
    void settle(const Member& packed, std::optional<std::uint64_t> parameters);

    TensorStore& m_tensors;
    std::span<const Member> m_members;
    const Settings& m_settings;
};

/// Elements of a packed row when each value takes `bits` bits.
std::optional<std::uint64_t> Group::unpacked(const Member& packed, std::uint64_t bits) const
{
    const auto total = product(m_tensors.bytes(packed.row), 8);
    return total && bits != 0 ? std::optional(*total / bits) : std::nullopt;
}

/// The packed row stands for the weight; everything else in the group but a bias is overhead.
void Group::settle(const Member& packed, std::optional<std::uint64_t> parameters)
{
    if (parameters) {
        m_tensors.setParameters(packed.row, *parameters);
    }
    for (const Member& member : m_members) {
        if (member.row != packed.row && member.suffix != QuantisedSuffix::Weight) {
            m_tensors.setParameters(member.row, 0);
            m_tensors.addFlags(member.row, TensorFlag::Overhead);
        }
    }
}

void Group::count()
{
    if (m_members.size() < 2) {
        return;
    }
    if (countPackedIntegers() || countOthers()) {
        return;
    }
    if (const Member* weight = find(QuantisedSuffix::Weight)) {
        countPlainWeight(*weight);
    }
}

/// qweight: GPTQ packs along the input, AWQ along the output; FP-Quant and SVDQuant hold two values a byte.
bool Group::countPackedIntegers()
{
    using S = QuantisedSuffix;
    const Member* packed = find(S::QWeight);
    if (packed == nullptr) {
        return false;
    }
    if (dtype(*packed) != "I32") {
        settle(*packed, unpacked(*packed, 4));
        return true;
    }
    const std::uint64_t rows = extent(S::QWeight, 0);
    const std::uint64_t columns = extent(S::QWeight, 1);
    const std::uint64_t out = extent(S::Scales, 1);
    if (holds(S::GroupIndex)) {
        settle(*packed, product(extent(S::GroupIndex, 0), columns));
    } else if (out != 0 && out != columns) {
        settle(*packed, product(rows, out));
    } else if (out != 0 && extent(S::QZeros, 1) != 0 && (32 * extent(S::QZeros, 1)) % out == 0) {
        settle(*packed, unpacked(*packed, 32 * extent(S::QZeros, 1) / out));
    } else {
        settle(*packed, unpacked(*packed, m_settings.bits != 0 ? m_settings.bits : 4));
    }
    return true;
}

/// A row that is called "weight" and is packed, or has a scale beside it.
bool Group::countPlainWeight(const Member& weight)
{
    using S = QuantisedSuffix;
    const std::string_view type = dtype(weight);
    if (holds(S::AbsMax) || holds(S::QuantState)) {
        settle(weight, unpacked(weight, 4)); // bitsandbytes, four bits, whatever the type of the storage
    } else if (type == "U32" && holds(S::Scales)) {
        // MLX: one scale a group; the group's size is in the config, 64 where it is not.
        const Member& scales = *find(S::Scales);
        const auto groups = elements(scales);
        settle(weight, groups ? product(*groups, m_settings.groupSize != 0 ? m_settings.groupSize : 64) : std::nullopt);
    } else if (type == "U8" && (holds(S::WeightScale2) || holds(S::WeightGlobalScale) || m_settings.method == "mxfp4" || m_settings.method == "quark")) {
        settle(weight, unpacked(weight, 4));
    } else if (type == "U8" && m_settings.method == "bitnet") {
        settle(weight, unpacked(weight, 2));
    } else {
        settle(weight, std::nullopt); // FP8 and INT8: one element a parameter
    }
    return true;
}

bool Group::countOthers()
{
    using S = QuantisedSuffix;
    if (const Member* blocks = find(S::Blocks)) {
        settle(*blocks, unpacked(*blocks, 4)); // MXFP4 of gpt-oss
    } else if (const Member* packed = find(S::WeightPacked)) {
        const std::uint64_t bits = dtype(*packed) == "I32" && m_settings.bits != 0 ? m_settings.bits : 4;
        settle(*packed, unpacked(*packed, bits));
    } else if (const Member* hqq = find(S::HqqWeight)) {
        settle(*hqq, unpacked(*hqq, m_settings.bits != 0 ? m_settings.bits : 4));
    } else if (const Member* quanto = find(S::QuantoData)) {
        settle(*quanto, m_settings.bits == 2 || m_settings.bits == 4 ? unpacked(*quanto, m_settings.bits) : std::nullopt);
    } else if (const Member* exl2 = find(S::Exl2Weight)) {
        settle(*exl2, product(extent(S::Exl2Permutation, 0), extent(S::Exl2Weight, 1)));
    } else if (const Member* trellis = find(S::Trellis)) {
        const auto tiles = product(extent(S::Trellis, 0), extent(S::Trellis, 1));
        settle(*trellis, tiles ? product(*tiles, 256) : std::nullopt);
    } else if (const Member* quip = find(S::QuipIndices)) {
        const auto indices = elements(*quip);
        settle(*quip, indices ? product(*indices, 8) : std::nullopt);
    } else if (const Member* marlin = find(S::MarlinB); marlin != nullptr && holds(S::MarlinScales)) {
        const auto rows = product(extent(S::MarlinB, 0), 16);
        settle(*marlin, rows ? product(*rows, extent(S::MarlinScales, 1)) : std::nullopt);
    } else {
        return false;
    }
    return true;
}

/// How many rows are gone through before it is asked whether to stop: a few milliseconds.
constexpr std::uint32_t RowsBetweenLooks = 1U << 14U;

/// Whether a type occurs that only quantised weights and counters have.
bool mayBeQuantised(const TensorStore& tensors, std::span<const RowRange> rows)
{
    constexpr std::array Plain{std::string_view("F32"), std::string_view("F16"), std::string_view("BF16"), std::string_view("F64")};
    std::array<DtypeId, Plain.size()> ids{};
    std::ranges::transform(Plain, ids.begin(), [](std::string_view name) { return dtypeByName(name).value_or(0); });
    for (const RowRange& range : rows) {
        for (std::uint32_t row = range.first; row < range.first + range.count; ++row) {
            if (std::ranges::find(ids, tensors.dtypeId(row)) == ids.end()) {
                return true;
            }
        }
    }
    return false;
}

/// By stem, and rows of one stem in their order. Hashes are spread evenly, so that their first bits put nearly every
/// stem into a heap of its own, and only heaps are sorted.
void sortByStem(std::vector<Member>& members)
{
    if (members.empty()) {
        return;
    }
    const int bits = std::clamp(static_cast<int>(std::bit_width(members.size())) - 2, 1, 20);
    const auto heapOf = [&](const Member& member) { return static_cast<std::size_t>(member.stem >> static_cast<unsigned>(64 - bits)); };
    std::vector<std::uint32_t> ends((std::size_t{1} << static_cast<unsigned>(bits)) + 1);
    for (const Member& member : members) {
        ++ends[heapOf(member) + 1];
    }
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<Member> sorted(members.size());
    for (const Member& member : members) {
        sorted[ends[heapOf(member)]++] = member;
    }
    std::uint32_t begin = 0;
    for (const std::uint32_t end : ends) { // each end is now that of its heap, and the last two are the same
        std::ranges::sort(std::span(sorted).subspan(begin, end - begin), [](const Member& a, const Member& b) { return a.stem != b.stem ? a.stem < b.stem : a.row < b.row; });
        begin = end;
    }
    members = std::move(sorted);
}

/// A row that has the type of a packed or shrunken weight, so that one called "weight" may lead a group.
bool isPackedType(const Dtype& dtype)
{
    return dtype.family == DtypeFamily::Integer || dtype.family == DtypeFamily::Float8 || dtype.family == DtypeFamily::Float4 || dtype.blockBits <= 8;
}

} // namespace

void countQuantised(TensorStore& tensors, std::span<const RowRange> rows, const nlohmann::json* config, const std::stop_token& stop)
{
    if (!mayBeQuantised(tensors, rows)) {
        return;
    }
    const Settings settings = settingsOf(config);
    std::vector<Member> members;
    for (const RowRange& range : rows) {
        for (std::uint32_t row = range.first; row < range.first + range.count; ++row) {
            if (row % RowsBetweenLooks == 0 && stop.stop_requested()) {
                return;
            }
            const QuantisedName name = quantisedName(tensors.name(row));
            const bool plain = name.suffix == QuantisedSuffix::Weight && !isPackedType(tensors.dtype(tensors.dtypeId(row)));
            // bitsandbytes may store its bytes under a plain type: then the companions' names decide.
            if (name.suffix != QuantisedSuffix::None && (!plain || settings.method == "bitsandbytes")) {
                members.push_back({nameHash(name.stem), row, name.suffix});
            }
        }
    }
    sortByStem(members);
    for (std::size_t start = 0; start < members.size();) {
        std::size_t end = start + 1;
        while (end < members.size() && members[end].stem == members[start].stem) {
            ++end;
        }
        if (end / RowsBetweenLooks != start / RowsBetweenLooks && stop.stop_requested()) {
            return;
        }
        Group(tensors, std::span(members).subspan(start, end - start), settings).count();
        start = end;
    }
}

} // namespace vitrine
