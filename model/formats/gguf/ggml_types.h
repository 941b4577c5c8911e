// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/dtype.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace vitrine {

/// A meaning of a type number that is not mainline ggml's: of another program, or of ggml before it dropped the number.
struct OtherGgmlType {
    std::uint32_t id = 0;
    std::string_view name; ///< "IQ2_KT"
    std::string_view program; ///< "ik_llama.cpp"; empty: ggml itself, earlier
    std::uint32_t block = 0; ///< elements of a block; 0: sizes are not known
    std::uint32_t blockBytes = 0;
    std::uint32_t rowBytes = 0; ///< in front of each row
    std::uint32_t tensorBytes = 0; ///< behind the whole tensor

    /// Bytes of a tensor; `rowLength` is the first stored dimension. Nothing when blocks are not whole or sizes unknown.
    [[nodiscard]] std::optional<std::uint64_t> bytes(std::uint64_t elements, std::uint64_t rowLength) const;
};

/// As ggmlDtype(), by index: for lists of a hundred thousand tensors.
[[nodiscard]] std::optional<DtypeId> mainlineGgmlType(std::uint32_t id);
/// Whether forks use a number of the mainline's for layouts of their own, so that the number alone says nothing.
[[nodiscard]] bool ggmlIdIsShared(std::uint32_t id);
/// All other meanings of a number; empty for most.
[[nodiscard]] std::span<const OtherGgmlType> otherGgmlTypes(std::uint32_t id);
/// Of a number that ggml dropped, the type that takes its place ("Q4_0"); empty: was never dropped.
[[nodiscard]] std::string_view ggmlTypeInstead(std::uint32_t id);

} // namespace vitrine
