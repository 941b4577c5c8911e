// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/safetensors/safetensors_reader.h"
#include "tests/support/byte_builder.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine::test {

/// A safetensors file: the header's length, the header, `dataBytes` bytes of data.
inline std::string safetensors(std::string_view header, std::size_t dataBytes = 0)
{
    return ByteBuilder().number<std::uint64_t>(header.size()).raw(header).zeros(dataBytes).bytes();
}

inline ModelFile readBytes(std::string_view bytes, const ReadContext& context = {})
{
    return SafetensorsReader().read(std::make_shared<MemorySource>(bytes), context);
}

inline ModelFile readHeader(std::string_view header, std::size_t dataBytes = 0)
{
    return readBytes(safetensors(header, dataBytes));
}

inline std::optional<std::uint32_t> rowOf(const ModelFile& file, std::string_view name)
{
    for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
        if (file.tensors.name(row) == name) {
            return row;
        }
    }
    return {};
}

/// "error safetensors.gap @24; …" of all problems but notes, for comparing at one glance.
inline std::string loud(const ModelFile& file)
{
    std::string all;
    for (const Problem& problem : file.problems) {
        if (problem.severity != Severity::Note) {
            all += (all.empty() ? "" : "; ") + std::string(severityName(problem.severity)) + ' ' + problem.code;
            all += problem.offset ? " @" + std::to_string(*problem.offset) : std::string();
        }
    }
    return all;
}

inline bool hasNote(const ModelFile& file, std::string_view code)
{
    return std::ranges::any_of(file.problems, [&](const Problem& problem) { return problem.severity == Severity::Note && problem.code == code; });
}

inline std::string names(const ModelFile& file)
{
    std::string all;
    for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
        all += (row == 0 ? "" : ",") + std::string(file.tensors.name(row));
    }
    return all;
}

} // namespace vitrine::test
