// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/problem_list.h"
#include "model/formats/zip/zip_archive.h"

namespace vitrine::test {

/// Opens bytes as a zip and reads the front of each entry.
inline void exerciseZip(std::span<const std::byte> bytes)
{
    ReadLimits limits;
    limits.metadataEntries = 10'000;
    ProblemList problems("a.zip");
    const auto source = std::make_shared<MemorySource>(std::vector<std::byte>(bytes.begin(), bytes.end()));
    const ZipArchive archive = ZipArchive::open(source, limits, {}, problems);
    std::size_t sum = problems.take().size();
    std::size_t read = 0;
    for (const ZipEntry& entry : archive.entries()) {
        if (++read > 100) {
            break;
        }
        const auto content = archive.content(entry);
        if (content) {
            sum += (*content)->head(4096).size();
            sum += (*content)->bytes((*content)->size() / 2, 1).has_value() ? 1U : 0U;
        }
    }
    volatile std::size_t kept = sum;
    static_cast<void>(kept);
}

} // namespace vitrine::test
