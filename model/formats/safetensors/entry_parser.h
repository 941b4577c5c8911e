// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/read_limits.h"
#include "model/formats/safetensors/fault_log.h"
#include "model/formats/safetensors/header_entry.h"
#include "model/formats/safetensors/json_lexer.h"

#include <cstring>
#include <string_view>

namespace vitrine {

/// Reads the value of one entry: {"dtype": …, "shape": […], "data_offsets": [begin, end]}.
class EntryParser
{
public:
    /// Levels of arrays and objects that the format's own library reads: its JSON parser stops at 128.
    static constexpr std::uint32_t MostLevels = 127;

    EntryParser(JsonLexer& lexer, FaultLog& log, const ReadLimits& limits);

    /// Reads the value that begins with the current token. False when its JSON is broken: the last token may not stand
    /// where it stands, and the entry is what was read before it.
    [[nodiscard]] bool parse(HeaderEntry& entry);
    /// Reads one field of an entry, whose name was read and whose value begins with the current token.
    [[nodiscard]] bool field(std::string_view name, HeaderEntry& entry) { return field(fieldOf(name), entry); }
    /// Passes over a value that no rule asks for; its nesting is checked.
    [[nodiscard]] bool pass(HeaderEntry& entry);
    /// A rule that the entry breaks. Only the first one of an entry is told.
    void complain(HeaderEntry& entry, std::string_view code, const char* message, std::vector<Message::Argument> arguments);

private:
    enum class List : std::uint8_t { Numbers, Others, Broken };
    enum class Name : std::uint8_t { Dtype, Shape, Offsets, Other };

    /// Three names in each of a million entries: they are told apart by their lengths first.
    [[nodiscard]] static Name fieldOf(std::string_view text)
    {
        const auto is = [&]<std::size_t Size>(const char (&name)[Size]) { return text.size() == Size - 1 && std::memcmp(text.data(), name, Size - 1) == 0; };
        return is("dtype") ? Name::Dtype : is("shape") ? Name::Shape : is("data_offsets") ? Name::Offsets : Name::Other;
    }
    [[nodiscard]] bool field(Name name, HeaderEntry& entry);

    [[nodiscard]] bool fields(HeaderEntry& entry);
    [[nodiscard]] bool list(HeaderEntry& entry);
    [[nodiscard]] bool dtype(HeaderEntry& entry);
    [[nodiscard]] bool shape(HeaderEntry& entry);
    [[nodiscard]] bool offsets(HeaderEntry& entry);
    /// The whole numbers of an array that begins with the current token.
    [[nodiscard]] List numbers(HeaderEntry& entry, std::vector<std::uint64_t>& out);
    [[nodiscard]] bool markTwice(HeaderEntry& entry, HeaderEntry::Field& field, std::string_view name);

    JsonLexer& m_lexer;
    FaultLog& m_log;
    std::uint32_t m_levels;
    std::size_t m_mostExtents;
    std::vector<std::uint64_t> m_numbers;
};

} // namespace vitrine
