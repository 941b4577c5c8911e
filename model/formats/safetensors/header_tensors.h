// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/read_limits.h"
#include "model/formats/safetensors/fault_log.h"
#include "model/formats/safetensors/header_entry.h"
#include "model/tensors/tensor_store.h"

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// Bytes that an entry claims, from the start of the data.
struct TensorRange {
    static constexpr std::uint32_t NoRow = std::numeric_limits<std::uint32_t>::max();

    std::uint64_t begin = 0, end = 0;
    std::uint64_t nameOffset = 0; ///< where the entry's problems lie
    std::uint32_t row = NoRow; ///< in the store; none where the entry cannot be shown
    bool isKnown = false; ///< begin and end are; otherwise the entry's offsets are wrong
    bool isRepeated = false; ///< another entry has the same name: where this one lies is no news
};

/// Turns entries into rows of a store, holds shape × dtype against the offsets, and keeps the ranges for the checks that
/// need all of them.
class HeaderTensors
{
public:
    /// `dataStart`: of the tensor data in the file; TensorEntry::NoOffset where it is not known.
    HeaderTensors(TensorStore& store, FaultLog& log, const ReadLimits& limits, std::uint64_t dataStart);

    /// False when the limits are reached; the entry and all after it are left out.
    bool add(HeaderEntry& entry);
    /// Tells names that stand there twice and marks their rows.
    void checkNames();

    [[nodiscard]] std::vector<TensorRange>& ranges() { return m_ranges; }
    /// Whether an entry claims bytes that are not known: holes are then no news.
    [[nodiscard]] bool lacksRanges() const { return m_lacksRanges; }

private:
    void checkSize(HeaderEntry& entry);
    DtypeId dtype(HeaderEntry& entry);
    DtypeId foreignDtype(const std::string& name);
    void tellRepeatedNames(const std::vector<std::uint32_t>& rows);
    void complain(HeaderEntry& entry, std::string_view code, const char* message, std::vector<Message::Argument> arguments);

    TensorStore& m_store;
    FaultLog& m_log;
    std::uint64_t m_mostTensors;
    std::uint64_t m_dataStart;
    std::uint64_t m_extents = 0;
    std::vector<TensorRange> m_ranges;
    bool m_lacksRanges = false;
    struct MetDtype {
        std::string name;
        DtypeId id = 0;
        bool isKnown = false;
    };
    std::array<MetDtype, 4> m_met; ///< most tensors of a file have one of few types
    std::size_t m_nextMet = 0;
    const MetDtype* m_dtype = nullptr; ///< of the entry at hand
    std::unordered_map<std::string, DtypeId> m_foreignDtypes;
};

} // namespace vitrine
