// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_store.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine {

/// Of a name without its numbers, with the type and the shape of its tensor.
[[nodiscard]] std::uint64_t patternHash(const TensorStore& store, std::uint32_t row);
/// Whether two tensors differ in nothing but the numbers of their names.
[[nodiscard]] bool samePattern(const TensorStore& store, std::uint32_t a, std::uint32_t b);
/// Bit i: the i-th numbers of two names of one pattern differ. Of the first 64.
[[nodiscard]] std::uint64_t differingNumbers(std::string_view a, std::string_view b);
/// The digits of the i-th number of a name; empty when it has fewer.
[[nodiscard]] std::string_view nameNumber(std::string_view name, unsigned position);
/// The name with a letter (N, M, K, L, then N again) for each number whose bit is set.
[[nodiscard]] std::string nameWithLetters(std::string_view name, std::uint64_t numbers);

} // namespace vitrine
