// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

#include <cstdint>
#include <span>

namespace vitrine::test {

/// Reads bytes as a file and touches everything that came of it, so that a fault shows wherever it hides: what a fuzz
/// target does with each input, and the tests with each find.
inline void exercise(const FormatReader& reader, std::span<const std::byte> bytes, const char* name)
{
    ReadContext context;
    context.path = name;
    // Small bounds, so that a run is spent on the reader and not on filling memory.
    context.limits.tensors = 100'000;
    context.limits.metadataEntries = 100'000;
    context.limits.stringBytes = 1U << 20U;
    static_cast<void>(reader.probe(bytes.first(std::min<std::size_t>(bytes.size(), 4096)), name, bytes.size()));
    const ModelFile file = reader.read(std::make_shared<MemorySource>(std::vector<std::byte>(bytes.begin(), bytes.end())), context);
    std::uint64_t sum = file.statedBytes + file.bytesRead + file.architecture.size();
    for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
        sum += file.tensors.name(row).size() + file.tensors.dtypeName(row).size() + file.tensors.bytes(row) + file.tensors.offset(row);
        for (const std::uint64_t extent : file.tensors.shape(row)) {
            sum += extent;
        }
    }
    for (const MetadataEntry& entry : file.metadata) {
        sum += entry.key.size() + entry.value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).size();
    }
    for (const Problem& problem : file.problems) {
        sum += problem.message.utf8().size() + problem.code.size();
    }
    volatile std::uint64_t kept = sum;
    static_cast<void>(kept);
}

} // namespace vitrine::test
