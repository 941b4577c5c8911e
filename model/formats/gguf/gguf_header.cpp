// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/gguf_header.h"

namespace vitrine {

namespace {

constexpr std::uint32_t NewestVersion = 3;
/// Versions this close above the newest are tried as if they were it; beyond, the number is no version at all.
constexpr std::uint32_t NewestTried = 15;

/// The magic is never swapped; the byte order shows in the version alone: its low 16 bits are zero when it is swapped.
std::uint32_t readVersion(Cursor& cursor)
{
    const auto raw = cursor.number<std::uint32_t>();
    if (raw != 0 && (raw & 0xFFFFU) == 0) {
        cursor.setBigEndian(true);
        return std::byteswap(raw);
    }
    return raw;
}

bool versionIsReadable(std::uint32_t version, ProblemList& problems)
{
    using Argument = Message::Argument;
    if (version == 0 || version > NewestTried) {
        problems.error("gguf.version", GgufHeader::VersionAt,
            Message(QT_TRANSLATE_NOOP("model", "The file says that it is GGUF version %1. There are versions 1 to 3; download the file again."),
                {Argument::number(version)}));
        return false;
    }
    if (version > NewestVersion) {
        problems.warning("gguf.version", GgufHeader::VersionAt,
            Message(QT_TRANSLATE_NOOP("model", "GGUF version %1 is newer than what Vitrine knows. It was read as version 3, and may mean something else."),
                {Argument::number(version)}));
    }
    if (version == 1) {
        problems.note("gguf.version", GgufHeader::VersionAt,
            Message(QT_TRANSLATE_NOOP("model", "GGUF version 1 is read by Vitrine, and no longer by llama.cpp. Convert the model again from its source.")));
    }
    return true;
}

} // namespace

std::optional<GgufHeader> readGgufHeader(Cursor& cursor, ProblemList& problems)
{
    GgufHeader header;
    cursor.setBigEndian(false);
    cursor.skip(GgufHeader::VersionAt);
    header.version = readVersion(cursor);
    if (!cursor.failed() && !versionIsReadable(header.version, problems)) {
        return {};
    }
    header.bigEndian = cursor.isBigEndian();
    header.tensorCount = readGgufLength(cursor, header.wide());
    header.metadataCount = readGgufLength(cursor, header.wide());
    if (cursor.failed()) {
        const Error& error = cursor.error();
        problems.error("gguf.truncated", error.code == ErrorCode::OutOfRange ? cursor.sourceSize() : error.offset,
            error.code == ErrorCode::OutOfRange
                ? Message(QT_TRANSLATE_NOOP("model", "The file ends inside its header, after %1 bytes. Download it again."),
                      {Message::Argument::count(cursor.sourceSize())})
                : error.message);
        return {};
    }
    return header;
}

} // namespace vitrine
