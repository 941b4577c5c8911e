// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_inner.h"
#include "model/formats/pickle/pickle_render.h"
#include "model/formats/pickle/pickle_scan.h"

namespace vitrine::test {

/// Follows bytes as pickles and touches everything that came of it.
inline void exercisePickle(std::span<const std::byte> bytes)
{
    ReadLimits limits;
    limits.pickleOpcodes = 200'000;
    limits.pickleMemo = 100'000;
    limits.pickleStack = 100'000;
    limits.stringBytes = 1U << 20U;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    std::uint64_t sum = static_cast<std::uint64_t>(pickleLikelihood(text.substr(0, 4096), bytes.size()));
    PickleScan scan(std::make_shared<MemorySource>(text), {limits, {}, {}, 0, false});
    scan.all();
    for (const PickleTrace& trace : scan.traces()) {
        sum += renderPickleValue(scan.heap(), trace.root, 500).size() + pickleTypeName(scan.heap(), trace.root).size();
    }
    for (const PickleFinding& finding : scan.report().findings) {
        sum += finding.qualified().size() + finding.arguments.size();
    }
    sum += scan.report().sentence().utf8().size();
    volatile std::uint64_t kept = sum;
    static_cast<void>(kept);
}

} // namespace vitrine::test
