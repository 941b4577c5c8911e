// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/entry_parser.h"

#include "model/formats/safetensors/json_skipper.h"
#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Token = JsonLexer::Token;
using Field = HeaderEntry::Field;

/// Lengths of what is cited from a file in a message.
constexpr std::size_t CitedName = 120;

} // namespace

EntryParser::EntryParser(JsonLexer& lexer, FaultLog& log, const ReadLimits& limits)
    : m_lexer(lexer)
    , m_log(log)
    , m_levels(std::min(limits.nesting, MostLevels))
    , m_mostExtents(limits.rank)
{
}

void EntryParser::complain(HeaderEntry& entry, std::string_view code, const char* message, std::vector<Message::Argument> arguments)
{
    if (!entry.isFaulty) {
        arguments.insert(arguments.begin(), Message::Argument(shortened(entry.name, CitedName)));
        m_log.add(Severity::Error, code, entry.nameOffset, message, std::move(arguments));
    }
    entry.isFaulty = true;
}

bool EntryParser::parse(HeaderEntry& entry)
{
    if (m_lexer.token() == Token::ObjectOpen) {
        if (!fields(entry)) {
            return false;
        }
    } else if (m_lexer.token() == Token::ArrayOpen) {
        if (!list(entry)) {
            return false;
        }
    } else {
        if (!beginsValue(m_lexer.token())) {
            return false;
        }
        complain(entry, "safetensors.entry",
            QT_TRANSLATE_NOOP("model", "The entry of tensor %1 is not an object, so nothing is known of the tensor."), {});
        return true;
    }
    const auto want = [&](Field field, const char* name) {
        if (field == Field::Absent) {
            complain(entry, "safetensors.entry", QT_TRANSLATE_NOOP("model", "The entry of tensor %1 has no %2."), {name});
        }
    };
    want(entry.dtypeField, "dtype");
    want(entry.shapeField, "shape");
    want(entry.offsetsField, "data_offsets");
    return true;
}

bool EntryParser::fields(HeaderEntry& entry)
{
    return readMembers(m_lexer, [&] {
        const Name name = fieldOf(m_lexer.text()); // the text lives until the next token only
        if (m_lexer.next() != Token::Colon) {
            return false;
        }
        m_lexer.next();
        return field(name, entry);
    });
}

bool EntryParser::list(HeaderEntry& entry)
{
    entry.isList = true;
    for (const Name name : {Name::Dtype, Name::Shape, Name::Offsets}) {
        const Token token = m_lexer.next();
        if (token == Token::ArrayClose) {
            return true;
        }
        if (!field(name, entry)) {
            return false;
        }
        if (m_lexer.next() == Token::ArrayClose) {
            return true;
        }
        if (m_lexer.token() != Token::Comma) {
            return false;
        }
    }
    complain(entry, "safetensors.entry",
        QT_TRANSLATE_NOOP("model", "The entry of tensor %1 is a list of more than dtype, shape and data_offsets."), {});
    while (m_lexer.next() != Token::ArrayClose) {
        if (m_lexer.token() != Token::Comma && !pass(entry)) {
            return false;
        }
    }
    return true;
}

bool EntryParser::field(Name name, HeaderEntry& entry)
{
    switch (name) {
    case Name::Dtype:
        return dtype(entry);
    case Name::Shape:
        return shape(entry);
    case Name::Offsets:
        return offsets(entry);
    case Name::Other:
        break;
    }
    entry.hasUnknownFields = true;
    return pass(entry);
}

bool EntryParser::pass(HeaderEntry& entry)
{
    const Skipped skipped = skipValue(m_lexer, m_levels);
    if (skipped == Skipped::TooDeep) {
        complain(entry, "safetensors.nesting",
            QT_TRANSLATE_NOOP("model", "The entry %1 is nested more than %2 levels deep; the safetensors library refuses the file."),
            {Message::Argument::count(m_levels)});
    }
    return skipped != Skipped::Broken;
}

bool EntryParser::markTwice(HeaderEntry& entry, Field& field, std::string_view name)
{
    if (field == Field::Absent) {
        return false;
    }
    complain(entry, "safetensors.entry", QT_TRANSLATE_NOOP("model", "The entry of tensor %1 has %2 twice."), {name});
    return true;
}

bool EntryParser::dtype(HeaderEntry& entry)
{
    if (markTwice(entry, entry.dtypeField, "dtype")) {
        return pass(entry);
    }
    if (m_lexer.token() != Token::String) {
        if (!pass(entry)) {
            return false;
        }
        entry.dtypeField = Field::Wrong;
        complain(entry, "safetensors.dtype", QT_TRANSLATE_NOOP("model", "The dtype of tensor %1 is not a text."), {});
        return true;
    }
    entry.dtype.assign(m_lexer.text().substr(0, CitedName));
    entry.dtypeField = Field::Whole;
    return true;
}

bool EntryParser::shape(HeaderEntry& entry)
{
    if (markTwice(entry, entry.shapeField, "shape")) {
        return pass(entry);
    }
    entry.shapeField = Field::Wrong;
    const List list = numbers(entry, entry.shape);
    if (list == List::Others) {
        complain(entry, "safetensors.shape",
            QT_TRANSLATE_NOOP("model", "The shape of tensor %1 is not a list of whole numbers from 0 to 2⁶⁴ − 1."), {});
    } else if (list == List::Numbers && entry.shape.size() > m_mostExtents) {
        complain(entry, "safetensors.shape",
            QT_TRANSLATE_NOOP("model", "Tensor %1 has more than %2 dimensions; it is not shown."), {Message::Argument::count(m_mostExtents)});
    } else {
        entry.shapeField = Field::Whole;
    }
    return list != List::Broken;
}

bool EntryParser::offsets(HeaderEntry& entry)
{
    if (markTwice(entry, entry.offsetsField, "data_offsets")) {
        return pass(entry);
    }
    entry.offsetsField = Field::Wrong;
    m_numbers.clear();
    const List list = numbers(entry, m_numbers);
    if (list == List::Broken) {
        return false;
    }
    if (list == List::Others || m_numbers.size() != 2) {
        complain(entry, "safetensors.offsets",
            QT_TRANSLATE_NOOP("model", "data_offsets of tensor %1 are not two whole numbers from 0 to 2⁶⁴ − 1."), {});
    } else if (m_numbers[1] < m_numbers[0]) {
        complain(entry, "safetensors.offsets",
            QT_TRANSLATE_NOOP("model", "data_offsets of tensor %1 end at %2, before they begin at %3."),
            {Message::Argument::count(m_numbers[1]), Message::Argument::count(m_numbers[0])});
    } else {
        entry.begin = m_numbers[0];
        entry.end = m_numbers[1];
        entry.offsetsField = Field::Whole;
    }
    return true;
}

EntryParser::List EntryParser::numbers(HeaderEntry& entry, std::vector<std::uint64_t>& out)
{
    if (m_lexer.token() != Token::ArrayOpen) {
        return pass(entry) ? List::Others : List::Broken;
    }
    List result = List::Numbers;
    if (m_lexer.next() == Token::ArrayClose) {
        return result;
    }
    for (;;) {
        if (const std::optional<std::uint64_t> number = m_lexer.wholeNumber()) {
            if (out.size() <= m_mostExtents) {
                out.push_back(*number);
            }
        } else {
            // A token with a fault of its own has its own problem; two for one fault are one too many.
            entry.isFaulty = entry.isFaulty || m_lexer.fault() != JsonLexer::Fault::None;
            result = List::Others;
            if (!pass(entry)) {
                return List::Broken;
            }
        }
        if (m_lexer.next() == Token::ArrayClose) {
            return result;
        }
        if (m_lexer.token() != Token::Comma) {
            return List::Broken;
        }
        m_lexer.next();
    }
}

} // namespace vitrine
