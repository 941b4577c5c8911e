// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/words/text.h"

#include <array>
#include <cstdint>

namespace vitrine {

namespace {

/// Length of the well-formed UTF-8 sequence at `at`, 0 where there is none. RFC 3629, table of section 4.
std::size_t sequenceLength(std::string_view bytes, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return at + i < bytes.size() ? static_cast<std::uint8_t>(bytes[at + i]) : 0U; };
    const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80) {
        return 1;
    }
    if (first >= 0xC2 && first <= 0xDF) {
        return tail(1) ? 2 : 0;
    }
    if (first >= 0xE0 && first <= 0xEF) {
        const unsigned low = first == 0xE0 ? 0xA0 : 0x80;
        const unsigned high = first == 0xED ? 0x9F : 0xBF;
        return byte(1) >= low && byte(1) <= high && tail(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const unsigned low = first == 0xF0 ? 0x90 : 0x80;
        const unsigned high = first == 0xF4 ? 0x8F : 0xBF;
        return byte(1) >= low && byte(1) <= high && tail(2) && tail(3) ? 4 : 0;
    }
    return 0;
}

void appendEscaped(std::string& text, unsigned char byte)
{
    static constexpr std::array<char, 17> digits{"0123456789abcdef"};
    text += "\\x";
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
}

bool isControl(unsigned char byte)
{
    return byte < 0x20 || byte == 0x7F;
}

} // namespace

std::size_t wellFormedLength(std::string_view bytes)
{
    std::size_t i = 0;
    while (i < bytes.size()) {
        const std::size_t length = sequenceLength(bytes, i);
        if (length == 0) {
            break;
        }
        i += length;
    }
    return i;
}

bool isValidUtf8(std::string_view bytes)
{
    return wellFormedLength(bytes) == bytes.size();
}

std::string displayUtf8(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = sequenceLength(bytes, i);
        const auto byte = static_cast<unsigned char>(bytes[i]);
        if (length == 0 || (length == 1 && isControl(byte) && byte != '\n' && byte != '\t')) {
            appendEscaped(text, byte);
            ++i;
        } else {
            text.append(bytes, i, length);
            i += length;
        }
    }
    return text;
}

QString displayText(std::string_view bytes)
{
    return QString::fromStdString(displayUtf8(bytes));
}

std::string shortened(std::string_view bytes, std::size_t limit)
{
    std::size_t characters = 0;
    for (std::size_t i = 0; i < bytes.size(); ++characters) {
        if (characters == limit) {
            return std::string(bytes.substr(0, i)) + "…";
        }
        const std::size_t length = sequenceLength(bytes, i);
        i += length == 0 ? 1 : length;
    }
    return std::string(bytes);
}

} // namespace vitrine
