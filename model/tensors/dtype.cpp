// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/dtype.h"

#include <algorithm>

namespace vitrine {

std::optional<std::uint64_t> Dtype::bytes(std::uint64_t elements) const
{
    if (blockBits == 0 || blockElements == 0 || elements % blockElements != 0) {
        return {};
    }
    std::uint64_t bits = 0;
    const std::uint64_t blocks = elements / blockElements;
    if (blockBits % 8 == 0) {
        std::uint64_t result = 0;
        return __builtin_mul_overflow(blocks, std::uint64_t{blockBits / 8}, &result) ? std::nullopt : std::optional(result);
    }
    if (__builtin_mul_overflow(blocks, std::uint64_t{blockBits}, &bits) || bits % 8 != 0) {
        return {};
    }
    return bits / 8;
}

std::optional<DtypeId> dtypeByName(std::string_view name)
{
    const auto table = knownDtypes();
    const auto found = std::ranges::find(table, name, &Dtype::name);
    if (found == table.end()) {
        return {};
    }
    return static_cast<DtypeId>(found - table.begin());
}

std::optional<std::uint64_t> elementCount(std::span<const std::uint64_t> shape)
{
    // A zero anywhere makes the product zero, however large the other extents are.
    if (std::ranges::find(shape, 0U) != shape.end()) {
        return 0;
    }
    std::uint64_t product = 1;
    for (const std::uint64_t extent : shape) {
        if (__builtin_mul_overflow(product, extent, &product)) {
            return {};
        }
    }
    return product;
}

} // namespace vitrine
