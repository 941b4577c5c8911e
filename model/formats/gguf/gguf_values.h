// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"
#include "model/formats/gguf/gguf_header.h"
#include "model/formats/problem_list.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine {

/// Types of metadata values, with the numbers of the file.
enum class GgufType : std::uint32_t { Uint8, Int8, Uint16, Int16, Uint32, Int32, Float32, Bool, String, Array, Uint64, Int64, Float64, Count };

/// "uint32", "string"; "unknown" beyond the known numbers.
[[nodiscard]] std::string_view ggufTypeName(std::uint32_t type);
/// Bytes of one value; 0 for strings, arrays and unknown types.
[[nodiscard]] std::uint32_t ggufTypeBytes(std::uint32_t type);

/// What was counted in an array while it went by; its values are not kept.
struct GgufArrayFacts {
    std::uint32_t elementType = 0;
    std::uint64_t count = 0;
    std::uint64_t largest = 0; ///< of whole numbers; negative ones count as 0
    std::uint64_t threes = 0, fours = 0; ///< how many elements are 3 and 4: token types "control" and "user-defined"
};

/// Reads metadata values. What a file can make it keep is bounded: of an array 16 elements, of all strings and all
/// elements together a budget; what lies beyond is walked over and not built.
class GgufValueReader
{
public:
    static constexpr std::uint64_t ShownElements = 16;

    GgufValueReader(Cursor& cursor, bool wide, const ReadContext& context, ProblemList& problems);

    /// The value that follows, or null when what follows it cannot be found; the reason is then told. `key` and
    /// `keyAt`, where it begins in the file, stand in problems.
    [[nodiscard]] std::optional<nlohmann::json> read(std::uint32_t type, std::string_view key, std::uint64_t keyAt);
    /// Of the array that was read last, the outer one where arrays are nested.
    [[nodiscard]] const GgufArrayFacts& lastArray() const { return m_array; }
    /// Bytes of arrays that were passed over without a look.
    [[nodiscard]] std::uint64_t skipped() const { return m_skipped; }
    [[nodiscard]] bool cancelled() const { return m_cancelled; }

private:
    std::optional<nlohmann::json> value(std::uint32_t type, std::uint32_t depth);
    std::optional<nlohmann::json> array(std::uint32_t depth);
    std::optional<nlohmann::json> arrayOf(std::uint32_t type, std::uint64_t count, std::uint32_t depth);
    bool arrayFits(std::uint32_t type, std::uint64_t count, std::uint64_t at);
    bool passOver(std::uint32_t type, std::uint64_t count, std::uint32_t depth);
    bool passStrings(std::uint64_t count);
    bool passNumbers(std::uint32_t type, std::uint64_t count);
    void tally(const nlohmann::json& number);
    std::optional<nlohmann::json> string();
    /// Length of the string that follows, held against the file; null when the file does not hold it.
    std::optional<std::uint64_t> stringLength();
    nlohmann::json scalar(GgufType type);
    bool walkedTooFar();
    std::nullopt_t fault(std::string_view code, std::uint64_t at, Message message);
    std::nullopt_t endOfFile(std::uint64_t at);

    Cursor& m_cursor;
    const ReadContext& m_context;
    ProblemList& m_problems;
    bool m_wide;
    bool m_cancelled = false;
    bool m_quiet = false; ///< inside an array whose elements are not shown
    std::string m_key;
    std::uint64_t m_valueAt = 0;
    GgufArrayFacts m_array;
    std::uint64_t m_skipped = 0;
    std::uint64_t m_stringBudget;
    std::uint64_t m_elementBudget = 1'000'000;
};

} // namespace vitrine
