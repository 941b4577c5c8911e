// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/gguf/gguf_detail.h"
#include "model/formats/gguf/gguf_values.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// Reads the keys and values of a GGUF file: all of them, or those before the first that cannot be followed.
class GgufMetadata
{
public:
    GgufMetadata(Cursor& cursor, const GgufHeader& header, const ReadContext& context, ProblemList& problems, GgufDetail& detail);

    /// True when the cursor stands at the list of tensors afterwards.
    [[nodiscard]] bool read();

    [[nodiscard]] std::vector<MetadataEntry> takeEntries() { return std::move(m_entries); }
    [[nodiscard]] const std::string& architecture() const { return m_architecture; }
    /// False when `general.alignment` breaks its rules, and the place of the data is therefore in doubt.
    [[nodiscard]] bool alignmentIsSure() const { return m_alignmentIsSure; }
    /// Where its value stands; 0: the file has none.
    [[nodiscard]] std::uint64_t alignmentAt() const { return m_alignmentAt; }
    [[nodiscard]] bool cancelled() const { return m_values.cancelled(); }

private:
    bool countIsPossible();
    bool readPair();
    std::optional<std::string> readKey();
    void judgeKey(const std::string& key, std::uint64_t at);
    void judgeRepeat(const MetadataEntry& entry, std::uint64_t at);
    void takeAlignment(const MetadataEntry& entry, std::uint64_t at);

    Cursor& m_cursor;
    const GgufHeader& m_header;
    const ReadContext& m_context;
    ProblemList& m_problems;
    GgufDetail& m_detail;
    GgufValueReader m_values;
    std::vector<MetadataEntry> m_entries;
    std::unordered_map<std::string, std::size_t> m_rows;
    std::string m_architecture;
    std::uint64_t m_alignmentAt = 0;
    bool m_alignmentIsSure = true;
    bool m_countIsPossible = true;
    bool m_lastWasZero = false;
};

} // namespace vitrine
