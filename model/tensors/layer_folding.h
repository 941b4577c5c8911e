// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/number_sort.h"
#include "model/tensors/tensor_store.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// Tensors whose names differ in numbers alone, with one type and one shape: the same place in repeated layers.
struct FoldedGroup {
    std::uint32_t first = 0; ///< place of its first member in LayerFolding::members
    std::uint32_t count = 0;
    std::uint64_t parameters = 0; ///< sums as in TensorTotals
    std::uint64_t bytes = 0;
    std::uint64_t varying = 0; ///< bit i: the i-th number of the name is not the same in all members (the first 64)
    std::uint32_t firstFile = 0; ///< smallest and largest file number
    std::uint32_t lastFile = 0;
};

/// Members of a group that share one more number, or a stretch of them where there are very many.
struct FoldedRange {
    std::uint32_t first = 0; ///< place in LayerFolding::members
    std::uint32_t count = 0;
    std::uint32_t depth = 0; ///< how many of the varying numbers are the same in the range
    bool isStretch = false; ///< cut by number of members, not by a number of the name
    bool operator==(const FoldedRange&) const = default;
};

/// Folds repeated layers, so that 92,000 tensors are grasped at a glance: "14,848 ×
/// model.layers.N.mlp.experts.M.up_proj". A group opens into its first varying number, that into the next, and at last
/// into tensors; none has more than a thousand rows.
class LayerFolding
{
public:
    static constexpr std::uint32_t MostRows = 1000; ///< below one row, so that opening it never stalls

    /// `rows` in the natural order of their names. Nothing when it was stopped. The store must outlive the folding.
    [[nodiscard]] static std::optional<LayerFolding>
    fold(const TensorStore& store, std::span<const std::uint32_t> rows, const std::stop_token& stop = {});

    /// In the natural order of their first members.
    [[nodiscard]] std::span<const FoldedGroup> groups() const { return m_groups; }
    /// Rows of the store, those of a group together and in natural order.
    [[nodiscard]] std::span<const std::uint32_t> members() const { return m_members; }
    /// The whole of a group as a range, to be opened.
    [[nodiscard]] FoldedRange whole(std::uint32_t group) const;
    /// What a range opens into. Each is a range of its own; one with a single member is a tensor.
    [[nodiscard]] std::vector<FoldedRange> open(std::uint32_t group, const FoldedRange& range) const;
    /// The name with letters for the numbers that vary: "model.layers.N.mlp.experts.M.up_proj". Of a range with a
    /// depth, those numbers that all its members share are there. Bytes as in the file.
    [[nodiscard]] std::string pattern(std::uint32_t group, const FoldedRange& range) const;
    /// How many different values the first numbers that vary have: {61, 256} where every layer has as many experts;
    /// just the number of members where it is not regular.
    [[nodiscard]] std::vector<std::uint32_t> factors(std::uint32_t group) const;
    [[nodiscard]] std::size_t memoryBytes() const;

private:
    explicit LayerFolding(const TensorStore& store)
        : m_store(&store)
    {
    }
    void arrange(
        std::span<const std::uint32_t> rows, std::span<const std::uint32_t> groupOf,
        std::span<const FoldedGroup> found);
    [[nodiscard]] std::uint32_t endOfNumber(std::uint32_t first, std::uint32_t end, unsigned position) const;
    [[nodiscard]] std::string_view numberAt(std::uint32_t member, unsigned position) const;
    [[nodiscard]] std::vector<FoldedRange> stretches(const FoldedRange& range) const;

    const TensorStore* m_store;
    std::vector<std::uint32_t> m_members;
    std::vector<FoldedGroup> m_groups;
};

} // namespace vitrine
