// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace vitrine {

/// Bounds on what a file may make Vitrine do. Every length that comes from a file is held against what the file can
/// hold and against one of these before it is used for allocation or arithmetic.
struct ReadLimits {
    std::uint64_t headerBytes = 1ULL << 30U; ///< of a safetensors header; the format itself says 100,000,000
    std::uint64_t jsonBytes = 64ULL << 20U; ///< of a JSON file that is parsed as a whole
    std::uint64_t textBytes = 4ULL << 20U; ///< of a text file that is shown
    std::uint64_t stringBytes = 16ULL << 20U; ///< of one string that is kept
    std::uint32_t nesting = 200; ///< levels of JSON, archives in archives, nested arrays
    std::uint32_t rank = 1024; ///< extents of a shape
    std::uint64_t tensors = 20'000'000; ///< of one file
    std::uint64_t metadataEntries = 1'000'000; ///< of one file
    std::uint64_t nameArenaBytes = 0xF000'0000ULL; ///< names of all tensors together; offsets into it are 32 bits wide
    std::uint64_t files = 2'000'000; ///< of one directory
    std::uint32_t depth = 64; ///< folders in folders
    std::uint64_t pickleOpcodes = 100'000'000;
    std::uint64_t pickleStack = 1'000'000;
    std::uint64_t pickleMemo = 16'000'000;
};

} // namespace vitrine
