// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace vitrine {

/// Families of types that are shown in one colour and explained together.
enum class DtypeFamily : std::uint8_t { Float32, Float16, Float8, Float4, Integer, Quantised, Complex, Text, Unknown };

/// Number of a type. Below Dtype::FirstOwn it stands in the table of known types; from there on it is a type that one
/// TensorStore has met and nobody knows (TensorStore::dtypeName tells its name).
using DtypeId = std::uint16_t;

/// What is known of a type. Sizes are exact for a block of `blockElements` elements.
struct Dtype {
    /// The safetensors name ("BF16"), GGUF's for block-quantised types ("Q4_K"), else the usual one ("QI8").
    std::string_view name;
    DtypeFamily family = DtypeFamily::Unknown;
    std::uint32_t blockElements = 1; ///< 1 for plain types
    std::uint32_t blockBits = 0; ///< bits of one block; 0: unknown

    static constexpr DtypeId FirstOwn = 0x8000;

    [[nodiscard]] double bitsPerElement() const { return double(blockBits) / blockElements; }
    /// Bytes of `elements` elements; nothing when they do not fill whole blocks and bytes, or beyond 64 bits.
    [[nodiscard]] std::optional<std::uint64_t> bytes(std::uint64_t elements) const;
};

/// All known types; the index is the DtypeId.
[[nodiscard]] std::span<const Dtype> knownDtypes();
/// By exact name (upper case); nothing when it is not known.
[[nodiscard]] std::optional<DtypeId> dtypeByName(std::string_view name);
/// The 22 names of the safetensors format as of version 0.8, and no others.
[[nodiscard]] std::optional<DtypeId> safetensorsDtype(std::string_view name);
/// By ggml's number in the tensor list of a GGUF file, mainline's meaning first; nothing when the number is unknown.
[[nodiscard]] std::optional<DtypeId> ggmlDtype(std::uint32_t id);

/// The product of the extents; nothing beyond 64 bits. An empty shape is one element.
[[nodiscard]] std::optional<std::uint64_t> elementCount(std::span<const std::uint64_t> shape);

} // namespace vitrine
