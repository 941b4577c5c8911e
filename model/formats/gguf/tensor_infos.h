// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"
#include "model/formats/gguf/gguf_header.h"
#include "model/formats/problem_list.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The list of tensors as it stands in the file, before anything is made of it.
struct GgufTensorInfos {
    struct Info {
        std::uint64_t at = 0; ///< where its description begins in the file
        std::uint64_t offset = 0; ///< of its data, from the start of all data
        std::uint32_t nameEnd = 0;
        std::uint32_t dimsEnd = 0;
        std::uint32_t type = 0;
        bool faulty = false;
    };

    std::vector<Info> rows;
    std::string names;
    std::vector<std::uint64_t> dims; ///< innermost first, as stored
    std::uint64_t end = 0; ///< of the list, in the file
    bool complete = false; ///< all that the header announces were read
    bool cancelled = false;
    std::uint32_t lengthBytes = 8; ///< of a name's length and of a dimension

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(rows.size()); }
    [[nodiscard]] std::string_view name(std::uint32_t row) const
    {
        const std::uint32_t begin = row == 0 ? 0 : rows[row - 1].nameEnd;
        return std::string_view(names).substr(begin, rows[row].nameEnd - begin);
    }
    [[nodiscard]] std::span<const std::uint64_t> dimsOf(std::uint32_t row) const
    {
        const std::uint32_t begin = row == 0 ? 0 : rows[row - 1].dimsEnd;
        return std::span(dims).subspan(begin, rows[row].dimsEnd - begin);
    }
    /// Places of the fields of one description in the file.
    [[nodiscard]] std::uint64_t rankAt(std::uint32_t row) const { return rows[row].at + lengthBytes + name(row).size(); }
    [[nodiscard]] std::uint64_t typeAt(std::uint32_t row) const { return rankAt(row) + 4 + dimsOf(row).size() * lengthBytes; }
    [[nodiscard]] std::uint64_t offsetAt(std::uint32_t row) const { return typeAt(row) + 4; }
};

/// Reads the list; the cursor stands at its start. Names, ranks and repetitions are judged here, sizes and places are not.
class GgufTensorList
{
public:
    GgufTensorList(Cursor& cursor, const GgufHeader& header, const ReadContext& context, ProblemList& problems);

    [[nodiscard]] GgufTensorInfos read();

private:
    bool countIsPossible();
    bool readOne();
    bool readDims(std::uint32_t rank, std::uint64_t rankAt);
    /// Whether the list begins with what is a metadata key: then the header announces too few of those.
    [[nodiscard]] bool looksLikeAKey() const;
    /// Whether the last two descriptions are nothing but zeros.
    [[nodiscard]] bool endsInZeros() const;
    /// Takes the zeros behind the list, read as a tensor without name and dimensions, off again.
    void dropGhosts();
    void judgeName(std::uint32_t row);
    void tellBreak(std::uint64_t at);
    void tellEnd();

    Cursor& m_cursor;
    const GgufHeader& m_header;
    const ReadContext& m_context;
    ProblemList& m_problems;
    GgufTensorInfos m_infos;
    bool m_countIsPossible = true;
};

} // namespace vitrine
