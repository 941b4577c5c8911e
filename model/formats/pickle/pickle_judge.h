// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_machine.h"
#include "model/formats/pickle/pickle_report.h"

#include <string>

namespace vitrine {

/// Where a pickle lies, for the findings.
struct PicklePlace {
    std::string member; ///< of an archive; empty: the file itself
    std::uint32_t stream = 0;
    bool nested = false;
    bool persistentIdsKnown = false; ///< the container says what they mean
};

/// Adds what one run of a machine showed to the report of its file.
void judgePickle(PickleReport& report, const PickleHeap& heap, const PickleTrace& trace, const PicklePlace& place);

/// A remark with its place; at most 1,000 are kept.
void addRemark(PickleReport& report, PickleRemark remark);

} // namespace vitrine
