// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"
#include "model/formats/numpy/npy_descr.h"
#include "model/formats/problem_list.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace vitrine {

/// The header of a .npy file, or of a member of an .npz archive.
struct NpyHeader {
    std::uint32_t version = 0; ///< 1, 2 or 3
    NpyType type;
    bool fortranOrder = false;
    std::vector<std::uint64_t> shape; ///< outermost first
    std::uint64_t dataAt = 0; ///< where the data begin, right behind the header, aligned or not
    std::uint64_t elements = 0;
    std::optional<std::uint64_t> bytes; ///< of all elements; nothing: objects, or a type of unknown size
};

/// Whether the bytes begin with NumPy's magic.
[[nodiscard]] bool isNpy(std::span<const std::byte> head);

/// Nothing when there is no table to be made of it; the reason is then told. What is wrong and can be read is told too.
[[nodiscard]] std::optional<NpyHeader> readNpyHeader(const ByteSource& source, ProblemList& problems);

} // namespace vitrine
