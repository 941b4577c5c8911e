// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check.h"
#include "model/checks/check_context.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace vitrine {

/// What the bytes of some numbers hold.
struct ValueCount {
    std::uint64_t nan = 0;
    std::uint64_t infinite = 0;
    bool anyNonzero = false;
};

/// Counts in whole little-endian numbers of a type ("F32", "BF16", "F8_E4M3"); false for types that have no such
/// values.
bool countValues(std::string_view dtype, std::span<const std::byte> bytes, ValueCount& count);
/// Bytes of one number of such a type; 0 for all others.
[[nodiscard]] std::size_t valueBytesOf(std::string_view dtype);

/// How many bytes looking at all values of the unit takes.
[[nodiscard]] std::uint64_t valueBytes(const CheckContext& context);
/// What sound.values answers, after reading them.
[[nodiscard]] Answer answerValues(const CheckContext& context);

} // namespace vitrine
