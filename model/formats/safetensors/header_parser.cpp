// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/header_parser.h"

#include "model/formats/safetensors/json_skipper.h"
#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Token = JsonLexer::Token;
using Fault = JsonLexer::Fault;

constexpr std::string_view MetadataName = "__metadata__";
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t CitedText = 40;
/// How much is shown of a metadata value that is no text.
constexpr std::uint64_t ShownRaw = 1U << 16U;

constexpr auto ValueIsNoText
    = QT_TRANSLATE_NOOP("model", "A value of __metadata__ is not a text; the safetensors library refuses the file or loses the value.");

struct FaultText {
    std::string_view code;
    const char* message;
    Severity severity = Severity::Error;
};

FaultText faultText(Fault fault)
{
    switch (fault) {
    case Fault::ControlCharacter:
        return {"safetensors.control_character", QT_TRANSLATE_NOOP("model", "A text in the header holds a control character that is not escaped: this is not JSON.")};
    case Fault::BadEscape:
        return {"safetensors.json", QT_TRANSLATE_NOOP("model", "A text in the header has an escape that JSON does not know.")};
    case Fault::LoneSurrogate:
        return {"safetensors.surrogate", QT_TRANSLATE_NOOP("model", "A text in the header holds half of a surrogate pair, which stands for no character.")};
    case Fault::InvalidUtf8:
        return {"safetensors.utf8", QT_TRANSLATE_NOOP("model", "A text in the header is not valid UTF-8.")};
    case Fault::BadNumber:
        return {"safetensors.json", QT_TRANSLATE_NOOP("model", "A number in the header is not written as JSON wants it.")};
    case Fault::NumberTooLarge:
        return {"safetensors.json", QT_TRANSLATE_NOOP("model", "A number in the header is larger than the largest one that readers can keep; the safetensors library refuses the file.")};
    case Fault::BadWord:
        return {"safetensors.json", QT_TRANSLATE_NOOP("model", "A word in the header is none that JSON knows (NaN, Infinity and True are not JSON).")};
    default:
        return {"safetensors.long_text", QT_TRANSLATE_NOOP("model", "A text in the header is longer than Vitrine shows."), Severity::Note};
    }
}

} // namespace

HeaderParser::HeaderParser(const ByteSource& source, JsonLexer& lexer, FaultLog& log, const ReadLimits& limits, HeaderTensors& tensors,
    std::vector<MetadataEntry>& metadata)
    : m_source(source)
    , m_lexer(lexer)
    , m_log(log)
    , m_limits(limits)
    , m_tensors(tensors)
    , m_metadata(metadata)
    , m_entries(lexer, log, limits)
    , m_begin(lexer.offset())
{
}

void HeaderParser::tell(Severity severity, std::string_view code, std::uint64_t offset, const char* message, std::vector<Message::Argument> arguments)
{
    if (!m_quiet) {
        m_log.add(severity, code, offset, message, std::move(arguments));
    }
}

HeaderParser::End HeaderParser::run(bool quiet)
{
    m_quiet = quiet;
    if (!enter()) {
        return m_lexer.isCancelled() || m_lexer.error() ? End::Stopped : End::Lost;
    }
    bool more = true;
    while (more) {
        more = m_step == Step::Name ? member() : m_step == Step::Separator ? separator() : goOnAfterBrace();
        if (m_lexer.hasFaults()) {
            tellTokenFaults();
        }
    }
    if (m_unknownFields != 0) {
        tell(Severity::Note, "safetensors.unknown_field", m_firstUnknown,
            QT_TRANSLATE_NOOP("model", "Entries have fields that the format does not know; readers pass over them. Entries: %1."), {Message::Argument::count(m_unknownFields)});
    }
    if (m_lists != 0) {
        tell(Severity::Note, "safetensors.list_entry", m_firstList,
            QT_TRANSLATE_NOOP("model", "Entries are written as lists, which the safetensors library takes and others may not. Entries: %1."), {Message::Argument::count(m_lists)});
    }
    return m_lexer.isCancelled() || m_lexer.error() ? End::Stopped : m_end;
}

bool HeaderParser::enter()
{
    Token token = m_lexer.next();
    if (token == Token::Stray && m_lexer.raw() == ByteOrderMark.substr(0, 1) && m_lexer.tokenOffset() == m_begin) {
        const bool mark = m_lexer.next() == Token::Stray && m_lexer.raw() == ByteOrderMark.substr(1, 1) && m_lexer.next() == Token::Stray
            && m_lexer.raw() == ByteOrderMark.substr(2, 1);
        if (mark) {
            tell(Severity::Error, "safetensors.byte_order_mark", m_begin,
                QT_TRANSLATE_NOOP("model", "The header begins with a byte order mark. The safetensors library refuses the file; save it again with that library."));
            token = m_lexer.next();
        }
    } else if (token == Token::ObjectOpen && m_lexer.tokenOffset() > m_begin) {
        tell(Severity::Warning, "safetensors.leading_blank", m_begin,
            QT_TRANSLATE_NOOP("model", "The header begins with blanks, and the format wants an opening brace there. Some readers refuse the file."));
    }
    if (token == Token::ObjectOpen || m_lexer.isCancelled() || m_lexer.error()) {
        return token == Token::ObjectOpen;
    }
    if (token == Token::ArrayOpen || token == Token::String || token == Token::Number || (token == Token::Word && m_lexer.fault() == Fault::None)) {
        tell(Severity::Error, "safetensors.not_an_object", m_begin, QT_TRANSLATE_NOOP("model", "The header is not a JSON object, so it names no tensors."));
    } else {
        tell(Severity::Error, "safetensors.json", m_begin,
            QT_TRANSLATE_NOOP("model", "The header is not JSON. The file is damaged, or it is not a safetensors file; get it again from its source."));
    }
    return false;
}

bool HeaderParser::member()
{
    const Token token = m_lexer.next();
    if (token == Token::ObjectClose) {
        return closeAfterComma();
    }
    if (token != Token::String) {
        return recover();
    }
    m_entry.reset(m_lexer.text(), m_lexer.tokenOffset());
    m_entry.isFaulty = m_lexer.fault() != Fault::None;
    if (m_lexer.next() != Token::Colon || (m_lexer.next(), !value())) {
        return recover();
    }
    m_step = Step::Separator;
    return !m_isFull;
}

bool HeaderParser::closeAfterComma()
{
    if (m_commaOffset != 0) {
        tell(Severity::Error, "safetensors.trailing_comma", m_commaOffset,
            QT_TRANSLATE_NOOP("model", "A comma stands before the closing brace of the header: this is not JSON, and the safetensors library refuses the file."));
    }
    m_step = Step::Done;
    return true;
}

bool HeaderParser::separator()
{
    const Token token = m_lexer.next();
    if (token == Token::Comma) {
        m_commaOffset = m_lexer.tokenOffset();
        m_step = Step::Name;
        return true;
    }
    if (token == Token::ObjectClose) {
        m_step = Step::Done;
        return true;
    }
    return recover();
}

bool HeaderParser::goOnAfterBrace()
{
    const Token token = m_lexer.next();
    if (token == Token::End && !m_lexer.openString()) {
        return false;
    }
    const std::uint64_t offset = m_lexer.openString().value_or(m_lexer.tokenOffset());
    if (token == Token::Stray && m_lexer.raw() == std::string_view("\0", 1)) {
        tell(Severity::Error, "safetensors.nul_padding", offset,
            QT_TRANSLATE_NOOP("model", "The header is padded with NUL bytes instead of spaces. The safetensors library refuses the file; save it again with that library."));
        return false;
    }
    tell(Severity::Error, "safetensors.text_after_header", offset,
        QT_TRANSLATE_NOOP("model", "Text follows the header's closing brace. The safetensors library refuses the file; save it again with that library."));
    // An old writer put the metadata behind the object: {},"__metadata__":{…}
    m_quiet = true;
    m_commaOffset = 0;
    m_step = Step::Name;
    return token == Token::Comma;
}

bool HeaderParser::value()
{
    if (m_entry.name == MetadataName) {
        return metadata();
    }
    const bool whole = m_entries.parse(m_entry);
    if (m_entry.hasUnknownFields && m_unknownFields++ == 0) {
        m_firstUnknown = m_entry.nameOffset;
    }
    if (m_entry.isList && m_lists++ == 0) {
        m_firstList = m_entry.nameOffset;
    }
    if (!whole) {
        return false;
    }
    if (!m_tensors.add(m_entry)) {
        m_isFull = true;
        m_end = End::Lost;
        m_log.add(Severity::Warning, "safetensors.too_many_tensors", m_entry.nameOffset,
            QT_TRANSLATE_NOOP("model", "The file has more tensors than Vitrine shows; the rest is left out."));
    }
    return true;
}

bool HeaderParser::recover()
{
    tellTokenFaults();
    tellUnexpected();
    const bool found = findNextMember();
    // What was passed over is part of the fault that was told.
    static_cast<void>(m_lexer.takeFaults());
    return found;
}

bool HeaderParser::findNextMember()
{
    // The lexer counts braces, so the end of the member is where only the header's own object is open.
    for (;;) {
        switch (m_lexer.token()) {
        case Token::End:
            m_end = End::Cut;
            return false;
        case Token::Stray:
            // Inside a value the braces still tell where it ends; between two members nothing does.
            if (m_lexer.depth() <= 1) {
                m_end = End::Lost;
                return false;
            }
            break;
        case Token::Comma:
            if (m_lexer.depth() == 1) {
                m_commaOffset = 0;
                m_step = Step::Name;
                return true;
            }
            break;
        case Token::ObjectClose:
        case Token::ArrayClose:
            if (m_lexer.depth() == 1) {
                m_step = Step::Separator;
                return true;
            }
            if (m_lexer.depth() == 0) {
                m_end = End::Lost;
                return false;
            }
            break;
        default:
            break;
        }
        m_lexer.next();
    }
}

void HeaderParser::tellUnexpected()
{
    if (m_lexer.isCancelled() || m_lexer.error()) {
        return;
    }
    if (m_lexer.token() == Token::End) {
        tell(Severity::Error, "safetensors.json_cut", m_lexer.tokenOffset(),
            QT_TRANSLATE_NOOP("model", "The header's JSON ends in the middle. What stands before that place is shown; get the file again from its source."));
        return;
    }
    tell(Severity::Error, "safetensors.json", m_lexer.tokenOffset(),
        QT_TRANSLATE_NOOP("model", "The header is not JSON: “%1” may not stand here. The safetensors library refuses the file."),
        {shortened(m_lexer.raw(), CitedText)});
}

void HeaderParser::tellTokenFaults()
{
    for (const JsonLexer::FoundFault& found : m_lexer.takeFaults()) {
        const FaultText text = faultText(found.fault);
        tell(text.severity, text.code, found.offset, text.message);
    }
}

void HeaderParser::warnOfMetadata(const char* message)
{
    if (!m_hasWarnedOfMetadata) {
        tell(Severity::Warning, "safetensors.metadata", m_entry.nameOffset, message);
    }
    m_hasWarnedOfMetadata = true;
}

bool HeaderParser::metadata()
{
    if (std::exchange(m_hasMetadata, true)) {
        tell(Severity::Error, "safetensors.duplicate_name", m_entry.nameOffset, QT_TRANSLATE_NOOP("model", "The header has __metadata__ twice; the safetensors library refuses the file."));
    }
    if (m_lexer.token() != Token::ObjectOpen) {
        return passMetadata(QT_TRANSLATE_NOOP("model", "__metadata__ is not an object of texts; readers fail on it or lose it."));
    }
    const std::size_t before = m_metadata.size();
    if (!metadataMembers()) {
        return false;
    }
    using Field = HeaderEntry::Field;
    if (m_entry.shapeField == Field::Absent || m_entry.offsetsField == Field::Absent) {
        if (m_entry.shapeField != m_entry.offsetsField) {
            warnOfMetadata(ValueIsNoText);
        }
        return true;
    }
    // It has the fields of a tensor: somebody saved a tensor under the one name that is taken.
    m_metadata.resize(before);
    m_entry.isFaulty = false;
    m_entries.complain(m_entry, "safetensors.metadata_is_a_tensor",
        QT_TRANSLATE_NOOP("model", "A tensor is named %1. The name is reserved, and the safetensors library refuses the file; rename the tensor."), {});
    return m_tensors.add(m_entry);
}

bool HeaderParser::metadataMembers()
{
    return readMembers(m_lexer, [this] {
        std::string key(m_lexer.text());
        if (m_lexer.next() != Token::Colon) {
            return false;
        }
        m_lexer.next();
        return metadataValue(std::move(key));
    });
}

bool HeaderParser::metadataValue(std::string key)
{
    const Token token = m_lexer.token();
    if (token == Token::String) {
        if (key == "dtype") {
            m_entry.dtype.assign(m_lexer.text().substr(0, CitedText));
            m_entry.dtypeField = HeaderEntry::Field::Whole;
        }
        addMetadata(std::move(key), "string", m_lexer.text());
        return true;
    }
    if (token == Token::ArrayOpen && (key == "shape" || key == "data_offsets")) {
        return m_entries.field(key, m_entry);
    }
    const std::uint64_t begin = m_lexer.tokenOffset();
    const char* type = token == Token::ObjectOpen ? "object" : token == Token::ArrayOpen ? "array" : token == Token::Number ? "number" : m_lexer.raw() == "null" ? "null" : "bool";
    if (!passMetadata(ValueIsNoText)) {
        return false;
    }
    const Result<std::string> raw = m_source.text(begin, std::min(m_lexer.offset() - begin, ShownRaw));
    addMetadata(std::move(key), type, raw.value_or(std::string()));
    return true;
}

bool HeaderParser::passMetadata(const char* warning)
{
    if (!m_entries.pass(m_entry)) {
        return false;
    }
    // What is nested too deep has been told, and more gravely.
    if (!m_log.has("safetensors.nesting")) {
        warnOfMetadata(warning);
    }
    return true;
}

void HeaderParser::addMetadata(std::string key, const char* type, std::string_view text)
{
    if (m_metadata.size() < m_limits.metadataEntries) {
        m_metadata.push_back({std::move(key), type, std::string(text)});
    }
}

} // namespace vitrine
