// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_literals.h"

#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>

namespace vitrine {

namespace {

constexpr std::string_view Blanks = " \t\n\r\f\v";

std::string_view stripped(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(Blanks);
    if (begin == std::string_view::npos) {
        return {};
    }
    return text.substr(begin, text.find_last_not_of(Blanks) - begin + 1);
}

int digitValue(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'z' ? lower - 'a' + 10 : 99;
}

/// Takes a prefix off and returns the base that it names.
int baseOf(std::string_view& digits)
{
    if (digits.size() < 2 || digits[0] != '0') {
        return 10;
    }
    const char mark = static_cast<char>(digits[1] | 0x20);
    const int base = mark == 'x' ? 16 : mark == 'o' ? 8 : mark == 'b' ? 2 : 0;
    if (base != 0) {
        digits.remove_prefix(2);
        if (!digits.empty() && digits[0] == '_') {
            digits.remove_prefix(1);
        }
        return base;
    }
    return 8;
}

void appendUtf8(std::string& out, std::uint32_t point)
{
    const auto put = [&](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
    if (point < 0x80) {
        put(point);
    } else if (point < 0x800) {
        put(0xC0U | (point >> 6U));
        put(0x80U | (point & 0x3FU));
    } else if (point < 0x10000) {
        put(0xE0U | (point >> 12U));
        put(0x80U | ((point >> 6U) & 0x3FU));
        put(0x80U | (point & 0x3FU));
    } else {
        put(0xF0U | (point >> 18U));
        put(0x80U | ((point >> 12U) & 0x3FU));
        put(0x80U | ((point >> 6U) & 0x3FU));
        put(0x80U | (point & 0x3FU));
    }
}

/// Value of exactly `count` hexadecimal digits at `at`.
std::optional<std::uint32_t> hexDigits(std::string_view text, std::size_t at, std::size_t count)
{
    if (at > text.size() || count > text.size() - at) {
        return {};
    }
    std::uint32_t value = 0;
    for (const char c : text.substr(at, count)) {
        if (digitValue(c) > 15) {
            return {};
        }
        value = value * 16 + static_cast<std::uint32_t>(digitValue(c));
    }
    return value;
}

/// One escape after its backslash; moves `at` behind it.
bool appendEscape(std::string& out, std::string_view text, std::size_t& at)
{
    static constexpr std::string_view Letters = "\\'\"abfnrtv";
    static constexpr std::string_view Meanings = "\\'\"\a\b\f\n\r\t\v";
    const char c = text[at++];
    if (const std::size_t found = Letters.find(c); found != std::string_view::npos) {
        out.push_back(Meanings[found]);
    } else if (c >= '0' && c <= '7') {
        int value = c - '0';
        for (int more = 0; more < 2 && at < text.size() && text[at] >= '0' && text[at] <= '7'; ++more) {
            value = value * 8 + (text[at++] - '0');
        }
        out.push_back(static_cast<char>(value));
    } else if (c == 'x') {
        const auto value = hexDigits(text, at, 2);
        if (!value) {
            return false;
        }
        out.push_back(static_cast<char>(*value));
        at += 2;
    } else if (c != '\n') {
        out.push_back('\\');
        out.push_back(c);
    }
    return true;
}

} // namespace

std::optional<PickleNumber> parsePickleInteger(std::string_view text, int base)
{
    std::string_view digits = stripped(text);
    const bool negative = digits.starts_with('-');
    if (negative || digits.starts_with('+')) {
        digits.remove_prefix(1);
    }
    if (base == 0) {
        base = baseOf(digits);
    }
    if (digits.empty() || digits.starts_with('_') || digits.ends_with('_') || digits.contains("__")) {
        return {};
    }
    std::uint64_t value = 0;
    bool big = false;
    for (const char c : digits) {
        if (c == '_') {
            continue;
        }
        if (digitValue(c) >= base) {
            return {};
        }
        big = big || __builtin_mul_overflow(value, static_cast<std::uint64_t>(base), &value)
            || __builtin_add_overflow(value, static_cast<std::uint64_t>(digitValue(c)), &value);
    }
    big = big || value > (std::uint64_t{1} << 63U) || (!negative && value == std::uint64_t{1} << 63U);
    return PickleNumber{static_cast<std::int64_t>(negative ? 0 - value : value), big};
}

std::optional<double> parsePickleFloat(std::string_view text)
{
    std::string_view number = text;
    const bool negative = number.starts_with('-');
    if (negative || number.starts_with('+')) {
        number.remove_prefix(1);
    }
    double value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (number.empty() || end != number.data() + number.size() || number.starts_with('-')
        || (error != std::errc() && error != std::errc::result_out_of_range)) {
        return {};
    }
    return negative ? -value : value;
}

std::optional<std::string> parsePickleString(std::string_view text)
{
    if (text.size() < 2 || text.front() != text.back() || (text.front() != '\'' && text.front() != '"')) {
        return {};
    }
    text = text.substr(1, text.size() - 2);
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at++];
        if (c != '\\') {
            result.push_back(c);
        } else if (at >= text.size() || !appendEscape(result, text, at)) {
            return {};
        }
    }
    return result;
}

std::optional<std::string> parsePickleUnicode(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    std::size_t backslashes = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        // Only an odd backslash begins an escape, and only before u and U.
        backslashes = c == '\\' ? backslashes + 1 : 0;
        const bool escape = backslashes % 2 == 1 && at + 1 < text.size() && (text[at + 1] == 'u' || text[at + 1] == 'U');
        if (!escape) {
            appendUtf8(result, static_cast<unsigned char>(c));
            continue;
        }
        const std::size_t count = text[at + 1] == 'u' ? 4 : 8;
        const auto point = hexDigits(text, at + 2, count);
        if (!point || *point > 0x10FFFF) {
            return {};
        }
        appendUtf8(result, *point);
        at += 1 + count;
        backslashes = 0;
    }
    return result;
}

PickleNumber pickleLong(std::string_view bytes)
{
    if (bytes.empty()) {
        return {};
    }
    const bool negative = (static_cast<unsigned char>(bytes.back()) & 0x80U) != 0;
    std::uint64_t value = negative ? ~std::uint64_t{0} : 0;
    bool big = false;
    for (std::size_t at = bytes.size(); at-- > 0;) {
        const auto byte = static_cast<unsigned char>(bytes[at]);
        if (at >= 8) {
            big = big || byte != (negative ? 0xFFU : 0U);
        } else {
            value = (value << 8U) | byte;
        }
    }
    // Eight bytes fill the number; its own sign must then be the sign of the whole.
    big = big || (bytes.size() >= 8 && (value >> 63U != 0) != negative);
    return {static_cast<std::int64_t>(value), big};
}

std::string utf8FromLatin1(std::string_view bytes)
{
    std::string result;
    result.reserve(bytes.size());
    for (const char c : bytes) {
        appendUtf8(result, static_cast<unsigned char>(c));
    }
    return result;
}

std::optional<std::string> latin1FromUtf8(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0x80) {
            result.push_back(text[at]);
        } else if ((byte == 0xC2 || byte == 0xC3) && at + 1 < text.size()
            && (static_cast<unsigned char>(text[at + 1]) & 0xC0U) == 0x80) {
            result.push_back(static_cast<char>(((byte & 0x03U) << 6U) | (static_cast<unsigned char>(text[++at]) & 0x3FU)));
        } else {
            return {};
        }
    }
    return result;
}

} // namespace vitrine
