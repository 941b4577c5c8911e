// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/documents/text_piece.h"

#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr qsizetype LongestLine = 1000; ///< letters; a view lays a line out as a whole

} // namespace

bool looksLikeText(std::string_view head)
{
    std::size_t odd = 0;
    for (const char c : head) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte == 0) {
            return false;
        }
        odd += byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != '\x1b' ? 1 : 0;
    }
    return odd * 50 <= head.size();
}

QString shownText(std::string_view bytes)
{
    std::string plain;
    plain.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] != '\r' || i + 1 == bytes.size() || bytes[i + 1] != '\n') {
            plain += bytes[i] == '\r' ? '\n' : bytes[i];
        }
    }
    const QString whole = displayText(plain);
    QString text;
    text.reserve(whole.size() + whole.size() / LongestLine);
    qsizetype length = 0;
    for (const QChar letter : whole) {
        if (letter == u'\n') {
            length = 0;
        } else if (++length > LongestLine && !letter.isLowSurrogate()) {
            text += u'\n';
            length = 1;
        }
        text += letter;
    }
    return text;
}

std::size_t cutLetterBytes(std::string_view bytes)
{
    for (std::size_t back = 1; back <= std::min<std::size_t>(3, bytes.size()); ++back) {
        const auto byte = static_cast<unsigned char>(bytes[bytes.size() - back]);
        if (byte < 0x80) {
            return 0;
        }
        if (byte >= 0xC0) {
            const std::size_t wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
            return wanted > back ? back : 0;
        }
    }
    return 0;
}

QString hexDump(std::string_view bytes)
{
    QString text;
    for (std::size_t line = 0; line < bytes.size(); line += 16) {
        text += QStringLiteral("%1 ").arg(line, 6, 16, QLatin1Char('0'));
        QString letters;
        for (std::size_t i = line; i < line + 16; ++i) {
            if (i >= bytes.size()) {
                text += QStringLiteral("   ");
                continue;
            }
            const auto byte = static_cast<unsigned char>(bytes[i]);
            text += QStringLiteral(" %1").arg(byte, 2, 16, QLatin1Char('0'));
            letters += byte >= 0x20 && byte < 0x7F ? QChar(char16_t(byte)) : QChar(u'.');
        }
        text += QStringLiteral("  ") + letters + u'\n';
    }
    return text;
}

} // namespace vitrine
