// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/json_text.h"

#include "model/words/text.h"

#include <array>

namespace vitrine {

namespace {

void appendEscape(std::string& json, char character)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    switch (character) {
    case '"':
        json += "\\\"";
        break;
    case '\\':
        json += "\\\\";
        break;
    case '\n':
        json += "\\n";
        break;
    case '\t':
        json += "\\t";
        break;
    default:
        json += "\\u00";
        json += digits[static_cast<unsigned char>(character) >> 4U];
        json += digits[static_cast<unsigned char>(character) & 15U];
    }
}

bool isPlain(unsigned char byte)
{
    return byte >= 0x20 && byte != '"' && byte != '\\' && byte != 0x7F;
}

} // namespace

void appendJsonString(std::string& json, std::string_view bytes)
{
    if (!isValidUtf8(bytes)) {
        appendJsonString(json, displayUtf8(bytes));
        return;
    }
    json += '"';
    std::size_t plainFrom = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (!isPlain(static_cast<unsigned char>(bytes[i]))) {
            json += bytes.substr(plainFrom, i - plainFrom);
            appendEscape(json, bytes[i]);
            plainFrom = i + 1;
        }
    }
    json += bytes.substr(plainFrom);
    json += '"';
}

} // namespace vitrine
