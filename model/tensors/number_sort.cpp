// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/number_sort.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr unsigned DigitBits = 11;
constexpr std::size_t Digits = 1U << DigitBits;
constexpr std::size_t Block = 1U << 12U;

struct Keyed {
    std::uint64_t key;
    std::uint32_t row;
};

/// One pass of a least-significant-digit radix sort.
void pass(const std::vector<Keyed>& from, std::vector<Keyed>& to, unsigned shift)
{
    std::array<std::uint32_t, Digits> place{};
    for (const Keyed& item : from) {
        ++place[(item.key >> shift) & (Digits - 1)];
    }
    std::uint32_t start = 0;
    for (std::uint32_t& count : place) {
        start += std::exchange(count, start);
    }
    for (const Keyed& item : from) {
        to[place[(item.key >> shift) & (Digits - 1)]++] = item;
    }
}

bool mergePair(
    std::span<const std::uint32_t> from, std::size_t middle, std::span<std::uint32_t> to,
    const std::function<bool(std::uint32_t, std::uint32_t)>& less, const std::stop_token& stop)
{
    std::size_t left = 0;
    std::size_t right = middle;
    for (std::size_t out = 0; out < to.size(); ++out) {
        if (out % Block == 0 && stop.stop_requested()) {
            return false;
        }
        const bool takeRight = left == middle || (right < from.size() && less(from[right], from[left]));
        to[out] = takeRight ? from[right++] : from[left++];
    }
    return true;
}

} // namespace

bool sortByNumber(Rows& rows, std::span<const std::uint64_t> keys, bool descending, std::stop_token stop)
{
    // Turned over, the largest key comes first, and rows with the same key still keep their order.
    const std::uint64_t turn = descending ? ~std::uint64_t(0) : 0;
    std::vector<Keyed> items(rows.size());
    std::uint64_t differing = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        items[i] = {keys[rows[i]] ^ turn, rows[i]};
        differing |= items[i].key ^ items[0].key;
    }
    std::vector<Keyed> other(items.size());
    for (unsigned shift = 0; shift < 64; shift += DigitBits) {
        if (stop.stop_requested()) {
            return false;
        }
        if (((differing >> shift) & (Digits - 1)) != 0) {
            pass(items, other, shift);
            items.swap(other);
        }
    }
    std::ranges::transform(items, rows.begin(), &Keyed::row);
    return true;
}

bool sortByComparison(
    std::span<std::uint32_t> rows, const std::function<bool(std::uint32_t, std::uint32_t)>& less, std::stop_token stop)
{
    for (std::size_t at = 0; at < rows.size(); at += Block) {
        if (stop.stop_requested()) {
            return false;
        }
        const auto block = rows.subspan(at, std::min(Block, rows.size() - at));
        std::stable_sort(block.begin(), block.end(), less);
    }
    Rows buffer(rows.size());
    std::span<std::uint32_t> from = rows;
    std::span<std::uint32_t> to = buffer;
    for (std::size_t width = Block; width < rows.size(); width *= 2) {
        for (std::size_t at = 0; at < rows.size(); at += 2 * width) {
            const std::size_t size = std::min(2 * width, rows.size() - at);
            if (!mergePair(from.subspan(at, size), std::min(width, size), to.subspan(at, size), less, stop)) {
                return false;
            }
        }
        std::swap(from, to);
    }
    if (from.data() != rows.data()) {
        std::ranges::copy(from, rows.begin());
    }
    return true;
}

} // namespace vitrine
