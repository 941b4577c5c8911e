// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/cursor.h"
#include "model/formats/problem_list.h"

#include <cstdint>

namespace vitrine {

/// The fixed start of a GGUF file: magic, version, two counts. In version 1 the counts, and all lengths and dimensions
/// after them, have 32 bits; from version 2 on 64.
struct GgufHeader {
    static constexpr std::uint64_t VersionAt = 4, TensorCountAt = 8;

    std::uint32_t version = 0;
    bool bigEndian = false;
    std::uint64_t tensorCount = 0;
    std::uint64_t metadataCount = 0;

    [[nodiscard]] bool wide() const { return version >= 2; }
    [[nodiscard]] std::uint32_t lengthBytes() const { return wide() ? 8 : 4; }
    [[nodiscard]] std::uint64_t metadataCountAt() const { return TensorCountAt + lengthBytes(); }
    [[nodiscard]] std::uint64_t end() const { return metadataCountAt() + lengthBytes(); }
};

/// Reads the header and leaves the cursor, set to the file's byte order, behind it. Nothing when the file is no GGUF or
/// has a version that nobody can read; the reason is then among the problems.
[[nodiscard]] std::optional<GgufHeader> readGgufHeader(Cursor& cursor, ProblemList& problems);

/// A length, count or dimension: 32 bits in version 1, 64 from version 2 on.
[[nodiscard]] inline std::uint64_t readGgufLength(Cursor& cursor, bool wide)
{
    return wide ? cursor.number<std::uint64_t>() : cursor.number<std::uint32_t>();
}

} // namespace vitrine
