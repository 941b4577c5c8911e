// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/layer_folding.h"

#include "model/tensors/name_pattern.h"
#include "model/tensors/row_set.h"

#include <algorithm>
#include <bit>

namespace vitrine {

namespace {

constexpr std::uint32_t Interval = 1U << 10U; ///< rows between two looks at the stop token
constexpr std::uint32_t NoPlace = ~0U;

/// The groups that were met, found by their pattern, type and shape.
class GroupTable
{
public:
    explicit GroupTable(const TensorStore& store)
        : m_store(store)
    {
    }
    /// The group of a row; a new one where none fits.
    std::uint32_t groupOf(std::uint32_t row)
    {
        const std::uint64_t hash = patternHash(m_store, row);
        for (std::size_t slot = hash & m_mask;; slot = (slot + 1) & m_mask) {
            const std::uint32_t group = m_slots[slot];
            if (group == 0) {
                return insert(row, hash, slot);
            }
            if (m_hashes[group - 1] == hash && samePattern(m_store, m_representatives[group - 1], row)) {
                return group - 1;
            }
        }
    }
    [[nodiscard]] std::uint32_t representative(std::uint32_t group) const { return m_representatives[group]; }
    [[nodiscard]] std::size_t size() const { return m_representatives.size(); }

private:
    std::uint32_t insert(std::uint32_t row, std::uint64_t hash, std::size_t slot)
    {
        m_representatives.push_back(row);
        m_hashes.push_back(hash);
        m_slots[slot] = static_cast<std::uint32_t>(m_representatives.size());
        if (m_representatives.size() * 2 > m_slots.size()) {
            m_slots.assign(m_slots.size() * 2, 0);
            m_mask = m_slots.size() - 1;
            for (std::uint32_t i = 0; i < m_hashes.size(); ++i) {
                std::size_t place = m_hashes[i] & m_mask;
                while (m_slots[place] != 0) {
                    place = (place + 1) & m_mask;
                }
                m_slots[place] = i + 1;
            }
        }
        return static_cast<std::uint32_t>(m_representatives.size() - 1);
    }

    const TensorStore& m_store;
    std::vector<std::uint32_t> m_representatives;
    std::vector<std::uint64_t> m_hashes;
    std::vector<std::uint32_t> m_slots = std::vector<std::uint32_t>(256);
    std::size_t m_mask = 255;
};

void saturate(std::uint64_t& sum, std::uint64_t value)
{
    if (__builtin_add_overflow(sum, value, &sum)) {
        sum = ~std::uint64_t(0);
    }
}

void addRow(FoldedGroup& group, const TensorStore& store, std::uint32_t row, std::uint32_t representative)
{
    if (group.count++ == 0) {
        group.firstFile = group.lastFile = store.file(row);
    }
    group.firstFile = std::min(group.firstFile, store.file(row));
    group.lastFile = std::max(group.lastFile, store.file(row));
    group.varying |= differingNumbers(store.name(representative), store.name(row));
    const TensorFlag flags = store.flags(row);
    if (has(flags, TensorFlag::Alias)) {
        return;
    }
    saturate(group.bytes, store.bytes(row));
    if (!has(flags, TensorFlag::Overhead | TensorFlag::State | TensorFlag::Buffer)) {
        saturate(group.parameters, store.parameters(row));
    }
}

/// Position in the name of the n-th number that varies; nothing when there are fewer.
std::optional<unsigned> varyingPosition(std::uint64_t varying, std::uint32_t n)
{
    for (; n > 0; --n) {
        varying &= varying - 1;
    }
    return varying == 0 ? std::nullopt : std::optional(static_cast<unsigned>(std::countr_zero(varying)));
}

} // namespace

std::optional<LayerFolding>
LayerFolding::fold(const TensorStore& store, std::span<const std::uint32_t> rows, const std::stop_token& stop)
{
    // First in the order of the store, whose columns lie side by side in memory: four times as fast as by name.
    RowSet set(store.size());
    std::ranges::for_each(rows, [&set](std::uint32_t row) { set.insert(row); });
    GroupTable table(store);
    std::vector<FoldedGroup> found;
    std::vector<std::uint32_t> groupOf(store.size());
    bool stopped = false;
    set.forEach([&](std::uint32_t row) {
        stopped = stopped || (row % Interval == 0 && stop.stop_requested());
        if (stopped) {
            return;
        }
        const std::uint32_t group = table.groupOf(row);
        groupOf[row] = group;
        if (group == found.size()) {
            found.emplace_back();
        }
        addRow(found[group], store, row, table.representative(group));
    });
    if (stopped || stop.stop_requested()) {
        return std::nullopt;
    }
    LayerFolding folding(store);
    folding.arrange(rows, groupOf, found);
    return folding;
}

void LayerFolding::arrange(
    std::span<const std::uint32_t> rows, std::span<const std::uint32_t> groupOf, std::span<const FoldedGroup> found)
{
    // Groups in the order of their first members; members together, in the order of the rows.
    std::vector<std::uint32_t> next(found.size(), NoPlace);
    std::uint32_t place = 0;
    m_members.resize(rows.size());
    for (const std::uint32_t row : rows) {
        std::uint32_t& at = next[groupOf[row]];
        if (at == NoPlace) {
            FoldedGroup group = found[groupOf[row]];
            group.first = at = place;
            place += group.count;
            m_groups.push_back(group);
        }
        m_members[at++] = row;
    }
}

FoldedRange LayerFolding::whole(std::uint32_t group) const
{
    return {m_groups[group].first, m_groups[group].count, 0, false};
}

std::string_view LayerFolding::numberAt(std::uint32_t member, unsigned position) const
{
    return nameNumber(m_store->name(m_members[member]), position);
}

std::uint32_t LayerFolding::endOfNumber(std::uint32_t first, std::uint32_t end, unsigned position) const
{
    // Steps that double, then halves: members with the same number stand together, and their number may be huge.
    const std::string_view number = numberAt(first, position);
    std::uint32_t same = first;
    std::uint32_t step = 1;
    while (step < end - same && numberAt(same + step, position) == number) {
        same += step;
        step *= 2;
    }
    std::uint32_t other = same + std::min(step, end - same);
    while (other - same > 1) {
        const std::uint32_t middle = same + (other - same) / 2;
        (numberAt(middle, position) == number ? same : other) = middle;
    }
    return other;
}

std::vector<FoldedRange> LayerFolding::stretches(const FoldedRange& range) const
{
    std::uint32_t size = MostRows;
    while (range.count / size >= MostRows) {
        size *= MostRows;
    }
    std::vector<FoldedRange> rows;
    for (std::uint32_t at = 0; at < range.count; at += size) {
        rows.push_back({range.first + at, std::min(size, range.count - at), range.depth, true});
    }
    return rows;
}

std::vector<FoldedRange> LayerFolding::open(std::uint32_t group, const FoldedRange& range) const
{
    const std::uint32_t end = range.first + range.count;
    const auto position = varyingPosition(m_groups[group].varying, range.depth);
    const bool isLastNumber = !position || !varyingPosition(m_groups[group].varying, range.depth + 1);
    std::vector<FoldedRange> rows;
    if (!isLastNumber) {
        for (std::uint32_t at = range.first; at < end && rows.size() <= MostRows;) {
            const std::uint32_t next = endOfNumber(at, end, *position);
            rows.push_back({at, next - at, range.depth + 1, false});
            at = next;
        }
        if (rows.size() <= MostRows) {
            return rows;
        }
    }
    // Tensors one by one, or a thousand at a time.
    if (range.count > MostRows) {
        return stretches(range);
    }
    rows.clear();
    for (std::uint32_t at = range.first; at < end; ++at) {
        rows.push_back({at, 1, range.depth, false});
    }
    return rows;
}

std::string LayerFolding::pattern(std::uint32_t group, const FoldedRange& range) const
{
    std::uint64_t hidden = m_groups[group].varying;
    for (std::uint32_t i = 0; i < range.depth; ++i) {
        hidden &= hidden - 1;
    }
    return nameWithLetters(m_store->name(m_members[range.first]), hidden);
}

std::vector<std::uint32_t> LayerFolding::factors(std::uint32_t group) const
{
    const FoldedGroup& whole = m_groups[group];
    if (std::popcount(whole.varying) != 2) {
        return {whole.count};
    }
    const auto position = varyingPosition(whole.varying, 0);
    const std::uint32_t end = whole.first + whole.count;
    std::uint32_t outer = 0;
    std::uint32_t inner = 0;
    for (std::uint32_t at = whole.first; at < end; ++outer) {
        const std::uint32_t next = endOfNumber(at, end, *position);
        inner = outer == 0 ? next - at : inner;
        if (next - at != inner || outer > 100 * MostRows) {
            return {whole.count};
        }
        at = next;
    }
    return {outer, inner};
}

std::size_t LayerFolding::memoryBytes() const
{
    return m_members.capacity() * sizeof(std::uint32_t) + m_groups.capacity() * sizeof(FoldedGroup);
}

} // namespace vitrine
