// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/wrapped_text.h"

#include <QStringList>

namespace vitrine::cli {

namespace {

bool isWide(QChar letter)
{
    return letter.unicode() >= 0x2E80;
}

/// Marks that must not begin a line.
bool closes(QChar letter)
{
    return QStringView(u"，。：；？！）”’、》%").contains(letter);
}

/// Marks that must not end a line.
bool opens(QChar letter)
{
    return QStringView(u"（“‘《").contains(letter);
}

bool mayBreak(QStringView text, qsizetype at)
{
    const QChar before = text[at - 1];
    const QChar after = text[at];
    if (before == u' ' || closes(after) || opens(before)) {
        return before == u' ';
    }
    return after == u' ' || isWide(before) || isWide(after);
}

} // namespace

qsizetype cellWidth(QStringView text)
{
    qsizetype width = 0;
    for (const QChar letter : text) {
        width += isWide(letter) ? 2 : 1;
    }
    return width;
}

QString wrapped(QStringView text, qsizetype columns, qsizetype indent)
{
    const QString margin(indent, u' ');
    QString result;
    QString line;
    qsizetype from = 0;
    for (qsizetype at = 1; at <= text.size(); ++at) {
        if (at < text.size() && !mayBreak(text, at)) {
            continue;
        }
        const QStringView piece = text.sliced(from, at - from);
        if (!line.isEmpty() && indent + cellWidth(line) + cellWidth(piece.trimmed()) > columns) {
            result += margin + line.trimmed() + u'\n';
            line.clear();
        }
        line += piece;
        from = at;
    }
    return line.trimmed().isEmpty() ? result : result + margin + line.trimmed() + u'\n';
}

} // namespace vitrine::cli
