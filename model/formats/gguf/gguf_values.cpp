// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/gguf_values.h"

#include "model/words/text.h"

#include <cmath>

namespace vitrine {

namespace {

using Argument = Message::Argument;

struct TypeFacts {
    std::string_view name;
    std::uint32_t bytes;
};

constexpr auto Types = std::to_array<TypeFacts>({
    {"uint8", 1},
    {"int8", 1},
    {"uint16", 2},
    {"int16", 2},
    {"uint32", 4},
    {"int32", 4},
    {"float32", 4},
    {"bool", 1},
    {"string", 0},
    {"array", 0},
    {"uint64", 8},
    {"int64", 8},
    {"float64", 8},
});
static_assert(Types.size() == static_cast<std::size_t>(GgufType::Count));

/// Numbers of an array that are looked at one by one; longer arrays are passed over.
constexpr std::uint64_t LookedAt = 1U << 22U;
/// Elements between two looks at the stop token.
constexpr std::uint64_t Stride = 1U << 14U;
/// What is kept of a string once the budget is spent.
constexpr std::uint64_t Remnant = 256;

bool isString(std::uint32_t type) { return type == static_cast<std::uint32_t>(GgufType::String); }
bool isArray(std::uint32_t type) { return type == static_cast<std::uint32_t>(GgufType::Array); }

/// JSON has no word for these.
nlohmann::json real(double value)
{
    if (std::isfinite(value)) {
        return value;
    }
    return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

} // namespace

std::string_view ggufTypeName(std::uint32_t type)
{
    return type < Types.size() ? Types[type].name : "unknown";
}

std::uint32_t ggufTypeBytes(std::uint32_t type)
{
    return type < Types.size() ? Types[type].bytes : 0;
}

GgufValueReader::GgufValueReader(Cursor& cursor, bool wide, const ReadContext& context, ProblemList& problems)
    : m_cursor(cursor)
    , m_context(context)
    , m_problems(problems)
    , m_wide(wide)
    , m_stringBudget(4 * context.limits.stringBytes)
{
}

std::nullopt_t GgufValueReader::fault(std::string_view code, std::uint64_t at, Message message)
{
    m_problems.error(code, at, std::move(message));
    return std::nullopt;
}

std::nullopt_t GgufValueReader::endOfFile(std::uint64_t at)
{
    if (m_cursor.failed() && m_cursor.error().code != ErrorCode::OutOfRange) {
        return fault("gguf.unreadable", at, m_cursor.error().message);
    }
    return fault("gguf.truncated", m_cursor.sourceSize(),
        Message(QT_TRANSLATE_NOOP("model", "The file ends inside the value of “%1”, which begins at byte %2. Download it again."),
            {Argument(m_key), Argument::count(at)}));
}

std::optional<nlohmann::json> GgufValueReader::read(std::uint32_t type, std::string_view key, std::uint64_t keyAt)
{
    m_key = shortened(key, 80);
    m_valueAt = m_cursor.offset();
    m_array = {};
    if (type >= Types.size()) {
        return fault("gguf.value-type", keyAt,
            Message(QT_TRANSLATE_NOOP("model", "“%1” has a value of type %2, which GGUF does not have. What follows it cannot be found."),
                {Argument(m_key), Argument::number(type)}));
    }
    return value(type, 0);
}

std::optional<nlohmann::json> GgufValueReader::value(std::uint32_t type, std::uint32_t depth)
{
    const std::uint64_t at = m_cursor.offset();
    if (isString(type)) {
        return string();
    }
    if (isArray(type)) {
        return array(depth);
    }
    nlohmann::json result = scalar(static_cast<GgufType>(type));
    return m_cursor.failed() ? endOfFile(at) : std::optional(std::move(result));
}

nlohmann::json GgufValueReader::scalar(GgufType type)
{
    switch (type) {
    case GgufType::Uint8:
        return m_cursor.number<std::uint8_t>();
    case GgufType::Int8:
        return m_cursor.number<std::int8_t>();
    case GgufType::Uint16:
        return m_cursor.number<std::uint16_t>();
    case GgufType::Int16:
        return m_cursor.number<std::int16_t>();
    case GgufType::Uint32:
        return m_cursor.number<std::uint32_t>();
    case GgufType::Int32:
        return m_cursor.number<std::int32_t>();
    case GgufType::Float32:
        return real(m_cursor.number<float>());
    case GgufType::Uint64:
        return m_cursor.number<std::uint64_t>();
    case GgufType::Int64:
        return m_cursor.number<std::int64_t>();
    case GgufType::Float64:
        return real(m_cursor.number<double>());
    default:
        break;
    }
    const std::uint64_t at = m_cursor.offset();
    const auto byte = m_cursor.number<std::uint8_t>();
    if (byte > 1) {
        m_problems.warning("gguf.bool", at,
            Message(QT_TRANSLATE_NOOP("model", "“%1” is a yes or no, and has the value %2 instead of 0 or 1. It is taken as yes."),
                {Argument(m_key), Argument::number(byte)}));
    }
    return byte != 0;
}

std::optional<std::uint64_t> GgufValueReader::stringLength()
{
    const std::uint64_t at = m_cursor.offset();
    const std::uint64_t length = readGgufLength(m_cursor, m_wide);
    if (m_cursor.failed()) {
        return endOfFile(at);
    }
    if (length <= m_cursor.remaining()) {
        return length;
    }
    if (length <= m_cursor.sourceSize()) {
        return endOfFile(at);
    }
    return fault("gguf.string-length", at,
        Message(QT_TRANSLATE_NOOP("model", "A string of “%1” is said to have %2 bytes, more than the whole file. What follows it cannot be found."),
            {Argument(m_key), Argument::count(length)}));
}

std::optional<nlohmann::json> GgufValueReader::string()
{
    const std::uint64_t at = m_cursor.offset();
    const std::optional<std::uint64_t> length = stringLength();
    if (!length) {
        return std::nullopt;
    }
    std::uint64_t kept = std::min(*length, m_context.limits.stringBytes);
    if (kept > m_stringBudget) {
        kept = std::min(kept, Remnant);
    }
    m_stringBudget -= std::min(kept, m_stringBudget);
    std::string text = m_cursor.text(kept, kept);
    m_cursor.skip(*length - kept);
    if (m_cursor.failed()) {
        return endOfFile(at);
    }
    if (kept < *length) {
        m_problems.note("gguf.string-cut", at,
            Message(QT_TRANSLATE_NOOP("model", "“%1” has a text of %2; only its beginning is shown."),
                {Argument(m_key), Argument::bytes(*length)}));
        return displayUtf8(text) + "…";
    }
    if (!isValidUtf8(text)) {
        m_problems.warning("gguf.value-utf8", at,
            Message(QT_TRANSLATE_NOOP("model", "The text of “%1” is not valid UTF-8. Bytes that are no characters are shown as \\xNN."),
                {Argument(m_key)}));
        return displayUtf8(text);
    }
    return text;
}

std::optional<nlohmann::json> GgufValueReader::array(std::uint32_t depth)
{
    const std::uint64_t at = m_cursor.offset();
    const auto type = m_cursor.number<std::uint32_t>();
    const std::uint64_t count = readGgufLength(m_cursor, m_wide);
    if (m_cursor.failed()) {
        return endOfFile(at);
    }
    if (type >= Types.size()) {
        return fault("gguf.value-type", at,
            Message(QT_TRANSLATE_NOOP("model", "“%1” is an array of type %2, which GGUF does not have. What follows it cannot be found."),
                {Argument(m_key), Argument::number(type)}));
    }
    if (depth >= m_context.limits.nesting) {
        return fault("gguf.nesting", m_valueAt,
            Message(QT_TRANSLATE_NOOP("model", "“%1” is an array in more than %2 arrays. Vitrine follows no further."),
                {Argument(m_key), Argument::count(m_context.limits.nesting)}));
    }
    if (!arrayFits(type, count, at)) {
        return std::nullopt;
    }
    if (depth == 0) {
        m_array = {type, count, 0, 0, 0};
    }
    return arrayOf(type, count, depth);
}

bool GgufValueReader::arrayFits(std::uint32_t type, std::uint64_t count, std::uint64_t at)
{
    const std::uint32_t length = m_wide ? 8 : 4;
    const std::uint64_t smallest = isString(type) ? length : isArray(type) ? 4 + length : ggufTypeBytes(type);
    if (count <= m_cursor.remaining() / smallest) {
        return true;
    }
    if (count <= m_cursor.sourceSize() / smallest) {
        endOfFile(at);
    } else {
        fault("gguf.array-length", at,
            Message(QT_TRANSLATE_NOOP("model", "“%1” is said to be an array of %2 elements, more than the whole file holds. What follows it cannot be found."),
                {Argument(m_key), Argument::count(count)}));
    }
    return false;
}

std::optional<nlohmann::json> GgufValueReader::arrayOf(std::uint32_t type, std::uint64_t count, std::uint32_t depth)
{
    const std::uint64_t shown = m_quiet ? 0 : std::min({count, ShownElements, m_elementBudget});
    m_elementBudget -= shown;
    nlohmann::json first = nlohmann::json::array();
    first.get_ref<nlohmann::json::array_t&>().reserve(shown);
    for (std::uint64_t i = 0; i < shown; ++i) {
        std::optional<nlohmann::json> element = value(type, depth + 1);
        if (!element) {
            return std::nullopt;
        }
        if (depth == 0) {
            tally(*element);
        }
        first.push_back(std::move(*element));
    }
    if (!passOver(type, count - shown, depth)) {
        return std::nullopt;
    }
    if (shown == count) {
        return first;
    }
    return nlohmann::json{{"count", count}, {"first", std::move(first)}};
}

void GgufValueReader::tally(const nlohmann::json& number)
{
    if (number.is_number_unsigned() || (number.is_number_integer() && number.get<std::int64_t>() >= 0)) {
        const auto value = number.get<std::uint64_t>();
        m_array.largest = std::max(m_array.largest, value);
        m_array.threes += value == 3;
        m_array.fours += value == 4;
    }
}

bool GgufValueReader::walkedTooFar()
{
    if (m_context.stop.stop_requested()) {
        m_cancelled = true;
        return true;
    }
    if (m_cursor.offset() - std::min(m_skipped, m_cursor.offset()) <= m_context.limits.headerBytes) {
        return false;
    }
    fault("gguf.too-much", m_cursor.offset(),
        Message(QT_TRANSLATE_NOOP("model", "The metadata is longer than %1, which is as far as Vitrine reads."),
            {Argument::bytes(m_context.limits.headerBytes)}));
    return true;
}

bool GgufValueReader::passOver(std::uint32_t type, std::uint64_t count, std::uint32_t depth)
{
    if (count == 0) {
        return true;
    }
    if (isString(type)) {
        return passStrings(count);
    }
    if (!isArray(type)) {
        return passNumbers(type, count);
    }
    const bool wasQuiet = std::exchange(m_quiet, true);
    bool good = true;
    for (std::uint64_t i = 0; good && i < count; ++i) {
        good = !(i % Stride == 0 && walkedTooFar()) && array(depth + 1);
    }
    m_quiet = wasQuiet;
    return good;
}

bool GgufValueReader::passStrings(std::uint64_t count)
{
    for (std::uint64_t i = 0; i < count; ++i) {
        if (i % Stride == 0 && walkedTooFar()) {
            return false;
        }
        const std::optional<std::uint64_t> length = stringLength();
        if (!length) {
            return false;
        }
        m_cursor.skip(*length);
    }
    return true;
}

bool GgufValueReader::passNumbers(std::uint32_t type, std::uint64_t count)
{
    const std::uint32_t size = ggufTypeBytes(type);
    const bool whole = type == static_cast<std::uint32_t>(GgufType::Uint32) || type == static_cast<std::uint32_t>(GgufType::Int32);
    if (!whole || count > LookedAt) {
        m_cursor.skip(count * size);
        m_skipped += count * size;
        return true;
    }
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto raw = m_cursor.number<std::uint32_t>();
        const std::uint32_t value = type == static_cast<std::uint32_t>(GgufType::Int32) && raw > INT32_MAX ? 0 : raw;
        m_array.largest = std::max<std::uint64_t>(m_array.largest, value);
        m_array.threes += value == 3;
        m_array.fours += value == 4;
    }
    return !m_cursor.failed();
}

} // namespace vitrine
