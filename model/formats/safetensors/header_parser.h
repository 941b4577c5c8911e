// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"
#include "model/formats/safetensors/entry_parser.h"
#include "model/formats/safetensors/fault_log.h"
#include "model/formats/safetensors/header_tensors.h"
#include "model/formats/safetensors/json_lexer.h"

#include <vector>

namespace vitrine {

/// Reads the JSON of a safetensors header: entries go to `tensors` one by one, `__metadata__` to `metadata`, faults to
/// the log. After a fault it goes on where the next entry begins, as far as that can be told.
class HeaderParser
{
public:
    /// How the header's JSON came to its end.
    enum class End : std::uint8_t {
        Whole, ///< the object is closed
        Cut, ///< the text ends inside it
        Lost, ///< broken so that the rest cannot be read
        Stopped, ///< cancelled, or the source could not be read
    };

    HeaderParser(const ByteSource& source, JsonLexer& lexer, FaultLog& log, const ReadLimits& limits, HeaderTensors& tensors,
        std::vector<MetadataEntry>& metadata);

    /// `quiet`: the header is known to be cut or mismeasured, and faults of its JSON are no news.
    [[nodiscard]] End run(bool quiet);

private:
    enum class Step : std::uint8_t { Name, Separator, Done };

    [[nodiscard]] bool enter();
    [[nodiscard]] bool member();
    [[nodiscard]] bool separator();
    [[nodiscard]] bool closeAfterComma();
    [[nodiscard]] bool value();
    [[nodiscard]] bool metadata();
    [[nodiscard]] bool metadataMembers();
    [[nodiscard]] bool metadataValue(std::string key);
    /// Passes over what is no text, and warns.
    [[nodiscard]] bool passMetadata(const char* warning);
    [[nodiscard]] bool goOnAfterBrace();
    /// Tells the fault at the current token and goes on behind the member at hand; false when there is no more.
    [[nodiscard]] bool recover();
    /// After broken JSON: to the end of the member at hand. False when there is none to be found.
    [[nodiscard]] bool findNextMember();
    void tellUnexpected();
    void tellTokenFaults();
    void tell(Severity severity, std::string_view code, std::uint64_t offset, const char* message, std::vector<Message::Argument> arguments = {});
    void warnOfMetadata(const char* message);
    void addMetadata(std::string key, const char* type, std::string_view text);

    const ByteSource& m_source;
    JsonLexer& m_lexer;
    FaultLog& m_log;
    const ReadLimits& m_limits;
    HeaderTensors& m_tensors;
    std::vector<MetadataEntry>& m_metadata;
    EntryParser m_entries;
    HeaderEntry m_entry;
    Step m_step = Step::Name;
    End m_end = End::Whole;
    bool m_quiet = false;
    bool m_hasMetadata = false;
    bool m_hasWarnedOfMetadata = false;
    bool m_isFull = false; ///< a limit was reached
    std::uint64_t m_begin = 0; ///< of the header's text
    std::uint64_t m_commaOffset = 0; ///< of the comma before the name that is wanted; 0: none
    std::uint64_t m_unknownFields = 0, m_lists = 0;
    std::uint64_t m_firstUnknown = 0, m_firstList = 0;
};

} // namespace vitrine
