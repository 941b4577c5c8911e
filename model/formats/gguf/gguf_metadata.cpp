// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/gguf_metadata.h"

#include "model/formats/gguf/gguf_summary.h"
#include "model/words/text.h"

#include <bit>
#include <utility>

namespace vitrine {

namespace {

using Argument = Message::Argument;

/// The format bounds a key at 65,535 bytes. A longer one is told and read as far as a key can be believed.
constexpr std::uint64_t LongestKey = 65'535, LongestBelieved = 1U << 20U;

/// What zeros look like when they are read as a key and its value.
bool isZeroPair(const std::string& key, std::uint32_t type, const nlohmann::json& value)
{
    return key.empty() && type == static_cast<std::uint32_t>(GgufType::Uint8) && value == 0;
}

} // namespace

GgufMetadata::GgufMetadata(
    Cursor& cursor, const GgufHeader& header, const ReadContext& context, ProblemList& problems, GgufDetail& detail)
    : m_cursor(cursor)
    , m_header(header)
    , m_context(context)
    , m_problems(problems)
    , m_detail(detail)
    , m_values(cursor, header.wide(), context, problems)
{
}

bool GgufMetadata::countIsPossible()
{
    // A key of no bytes with a value of one byte is the shortest pair.
    const std::uint64_t shortest = m_header.lengthBytes() + 4 + 1;
    if (m_header.metadataCount <= m_cursor.remaining() / shortest) {
        return true;
    }
    m_problems.error("gguf.metadata-count", m_header.metadataCountAt(),
        Message(QT_TRANSLATE_NOOP("model", "The header announces %1 metadata keys, more than the file can hold. Those that could be read are shown."),
            {Argument::count(m_header.metadataCount)}));
    return false;
}

bool GgufMetadata::read()
{
    m_countIsPossible = countIsPossible();
    GgufSummary summary(m_detail);
    bool good = true;
    std::uint64_t done = 0;
    for (; good && done < m_header.metadataCount; ++done) {
        if (m_entries.size() >= m_context.limits.metadataEntries) {
            m_problems.error("gguf.metadata-count", m_header.metadataCountAt(),
                Message(QT_TRANSLATE_NOOP("model", "The file has more than %1 metadata keys, which is as many as Vitrine reads."),
                    {Argument::count(m_context.limits.metadataEntries)}));
            break;
        }
        const std::size_t before = m_entries.size();
        good = readPair();
        if (m_entries.size() > before) {
            summary.add(m_entries.back(), m_values.lastArray());
        }
    }
    summary.finish(m_architecture);
    return good && done == m_header.metadataCount;
}

std::optional<std::string> GgufMetadata::readKey()
{
    const std::uint64_t at = m_cursor.offset();
    const std::uint64_t length = readGgufLength(m_cursor, m_header.wide());
    const bool inFile = !m_cursor.failed() && length <= m_cursor.remaining();
    if (inFile && length <= LongestBelieved) {
        if (length > LongestKey) {
            m_problems.error("gguf.key-length", at,
                Message(QT_TRANSLATE_NOOP("model", "Metadata key number %1 has %2 bytes; a key has at most 65,535."),
                    {Argument::count(m_entries.size() + 1), Argument::count(length)}));
        }
        return m_cursor.text(length, LongestBelieved);
    }
    if (!m_countIsPossible) {
        return std::nullopt; // the count is told already, and this is where the keys end
    }
    if (m_cursor.failed() || (!inFile && length <= LongestBelieved)) {
        m_problems.error("gguf.truncated", m_cursor.sourceSize(),
            Message(QT_TRANSLATE_NOOP("model", "The file ends inside its metadata: %1 of %2 keys are there. Download it again."),
                {Argument::count(m_entries.size()), Argument::count(m_header.metadataCount)}));
    } else {
        m_problems.error("gguf.key-length", at,
            Message(QT_TRANSLATE_NOOP("model", "Metadata key number %1 is said to have %2 bytes; a key has at most 65,535. What follows cannot be found."),
                {Argument::count(m_entries.size() + 1), Argument::count(length)}));
    }
    return std::nullopt;
}

bool GgufMetadata::readPair()
{
    const std::uint64_t at = m_cursor.offset();
    std::optional<std::string> key = readKey();
    if (!key) {
        return false;
    }
    const auto type = m_cursor.number<std::uint32_t>();
    const std::uint64_t valueAt = m_cursor.offset();
    if (!m_countIsPossible && (m_cursor.failed() || ggufTypeName(type) == "unknown")) {
        return false;
    }
    std::optional<nlohmann::json> value = m_values.read(type, *key, at);
    if (!value) {
        return false;
    }
    if (isZeroPair(*key, type, *value)) {
        if (std::exchange(m_lastWasZero, true)) {
            m_problems.error("gguf.zeros", at,
                Message(QT_TRANSLATE_NOOP("model", "There are only zeros where metadata key number %1 of %2 should be: the download reserved its place and never filled it. Download the file again."),
                    {Argument::count(m_entries.size() + 1), Argument::count(m_header.metadataCount)}));
            return false;
        }
    } else {
        m_lastWasZero = false;
    }
    judgeKey(*key, at);
    const std::string typeName = type == static_cast<std::uint32_t>(GgufType::Array)
        ? "array[" + std::string(ggufTypeName(m_values.lastArray().elementType)) + ']'
        : std::string(ggufTypeName(type));
    MetadataEntry entry{isValidUtf8(*key) ? *key : displayUtf8(*key), typeName, std::move(*value)};
    judgeRepeat(entry, at);
    if (entry.key == "general.alignment") {
        takeAlignment(entry, valueAt);
    } else if (entry.key == "general.architecture" && entry.value.is_string()) {
        m_architecture = entry.value.get<std::string>();
    }
    m_rows.try_emplace(entry.key, m_entries.size());
    m_entries.push_back(std::move(entry));
    return true;
}

void GgufMetadata::judgeKey(const std::string& key, std::uint64_t at)
{
    if (key.empty()) {
        m_problems.warning("gguf.key-empty", at,
            Message(QT_TRANSLATE_NOOP("model", "A metadata key has no name. llama.cpp refuses the file; write it again without that key.")));
    } else if (!isValidUtf8(key)) {
        m_problems.error("gguf.key-utf8", at,
            Message(QT_TRANSLATE_NOOP("model", "The metadata key “%1” is not valid UTF-8."), {Argument(shortened(key, 80))}));
    }
}

void GgufMetadata::judgeRepeat(const MetadataEntry& entry, std::uint64_t at)
{
    const auto earlier = m_rows.find(entry.key);
    if (earlier == m_rows.end()) {
        return;
    }
    const bool same = m_entries[earlier->second].value == entry.value;
    m_problems.add(same ? Severity::Warning : Severity::Error, "gguf.key-twice", at,
        Message(same ? QT_TRANSLATE_NOOP("model", "The metadata key “%1” occurs twice, with the same value. llama.cpp refuses the file.")
                     : QT_TRANSLATE_NOOP("model", "The metadata key “%1” occurs twice with different values. llama.cpp refuses the file, and other programs may take either."),
            {Argument(shortened(entry.key, 80))}));
}

void GgufMetadata::takeAlignment(const MetadataEntry& entry, std::uint64_t at)
{
    m_alignmentAt = at;
    const bool isNumber = entry.value.is_number_unsigned() || (entry.value.is_number_integer() && entry.value.get<std::int64_t>() >= 0);
    const std::uint64_t value = isNumber ? entry.value.get<std::uint64_t>() : 0;
    const bool usable = isNumber && value <= UINT32_MAX && std::has_single_bit(value);
    if (usable) {
        m_detail.alignment = static_cast<std::uint32_t>(value);
    }
    if (usable && entry.type == "uint32") {
        return;
    }
    m_alignmentIsSure = false;
    if (entry.type != "uint32") {
        m_problems.error("gguf.alignment", at,
            Message(QT_TRANSLATE_NOOP("model", "general.alignment has the type %1; it must be uint32. Where the tensors begin is in doubt."),
                {Argument(entry.type)}));
    } else {
        m_problems.error("gguf.alignment", at,
            Message(QT_TRANSLATE_NOOP("model", "general.alignment is %1; it must be a power of two. Where the tensors begin is in doubt."),
                {Argument::count(value)}));
    }
}

} // namespace vitrine
