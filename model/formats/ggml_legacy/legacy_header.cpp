// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/ggml_legacy/legacy_header.h"

#include "model/formats/ggml_legacy/legacy_layouts.h"
#include "model/formats/ggml_legacy/legacy_search.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::uint64_t VersionAt = 4;
constexpr std::uint32_t RwkvFirst = 100, RwkvLast = 101;
constexpr std::uint32_t QuantisationFactor = 1000;

struct MagicFacts {
    std::string_view onDisk;
    std::string_view name;
};
constexpr auto Magics = std::to_array<MagicFacts>({{"lmgg", "ggml"}, {"fmgg", "ggmf"}, {"tjgg", "ggjt"}, {"algg", "ggla"}, {"nsgg", "ggsn"}});

bool versionIsKnown(LegacyMagic magic, std::uint32_t version)
{
    switch (magic) {
    case LegacyMagic::Ggmf:
        return version == 1 || (version >= RwkvFirst && version <= RwkvLast);
    case LegacyMagic::Ggjt:
        return version >= 1 && version <= 3;
    case LegacyMagic::Ggla:
        return version == 1;
    default:
        return true;
    }
}

} // namespace

std::optional<LegacyMagic> legacyMagic(std::string_view firstBytes)
{
    const auto found = std::ranges::find(Magics, firstBytes.substr(0, 4), &MagicFacts::onDisk);
    return found == Magics.end() ? std::nullopt : std::optional(static_cast<LegacyMagic>(found - Magics.begin()));
}

std::string_view legacyMagicName(LegacyMagic magic)
{
    return Magics[static_cast<std::size_t>(magic)].name;
}

std::optional<LegacyHeader> readLegacyHeader(const ByteSource& source, const ReadContext& context, ProblemList& problems)
{
    Cursor cursor(source);
    const auto magic = legacyMagic(cursor.view(std::min<std::size_t>(4, source.size())));
    if (!magic) {
        problems.error("ggml.no-ggml", 0, Message(QT_TRANSLATE_NOOP("model", "This is no GGML file: it begins with other bytes.")));
        return {};
    }
    LegacyHeader header;
    header.magic = *magic;
    if (*magic != LegacyMagic::Ggml) {
        header.version = cursor.number<std::uint32_t>();
        if (!cursor.failed() && !versionIsKnown(*magic, header.version)) {
            problems.error("ggml.version", VersionAt,
                Message(QT_TRANSLATE_NOOP("model", "Version %1 of %2 is not known; what follows cannot be read."),
                    {Argument::number(header.version), Argument(legacyMagicName(*magic))}));
            return {};
        }
    }
    if (cursor.failed()) {
        problems.error("ggml.truncated", source.size(),
            Message(QT_TRANSLATE_NOOP("model", "The file ends inside its header, after %1 bytes. Download it again."), {Argument::count(source.size())}));
        return {};
    }
    header.types.rwkv = *magic == LegacyMagic::Ggmf && header.version >= RwkvFirst;
    header.types.halfScales = (*magic == LegacyMagic::Ggjt && header.version >= 3) || (header.types.rwkv && header.version == RwkvLast);
    if (*magic == LegacyMagic::Ggsn) {
        return header;
    }
    if (!readKnownLayout(cursor, header, context, problems)) {
        searchLegacyTensors(source, header, context);
    } else if (header.ftype && *header.ftype >= 2 * QuantisationFactor) {
        header.types.halfScales = true;
    }
    return header;
}

} // namespace vitrine
