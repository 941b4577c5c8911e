// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/opaque_types.h"

#include "model/formats/gguf/ggml_types.h"

#include <algorithm>

namespace vitrine {

namespace {

using Argument = Message::Argument;

/// "IQ2_KT of ik_llama.cpp", or "Q4_0_4_4 of earlier ggml".
Message meaning(const OtherGgmlType& type)
{
    return type.program.empty() ? Message(QT_TRANSLATE_NOOP("model", "%1 of earlier ggml"), {Argument(type.name)})
                                : Message(QT_TRANSLATE_NOOP("model", "%1 of %2"), {Argument(type.name), Argument(type.program)});
}

std::vector<Message> meanings(std::uint32_t id)
{
    std::vector<Message> list;
    for (const OtherGgmlType& type : otherGgmlTypes(id)) {
        list.push_back(meaning(type));
    }
    return list;
}

Message wordsFor(std::uint32_t id, std::string_view fits, std::uint64_t rows)
{
    const auto others = otherGgmlTypes(id);
    const auto fitting = std::ranges::find_if(others, [&](const OtherGgmlType& type) { return !fits.empty() && type.name == fits; });
    if (fitting != others.end() && !fitting->program.empty()) {
        return Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensors have type %1, by their size %2 of %3. Only programs made for it load them."), rows,
            {Argument::number(id), Argument(fitting->name), Argument(fitting->program)});
    }
    const bool onlyGgml = std::ranges::all_of(others, [](const OtherGgmlType& type) { return type.program.empty(); });
    if (const std::string_view instead = ggmlTypeInstead(id); !instead.empty() && onlyGgml) {
        return Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensors have type %1 (%2), which ggml no longer reads. Quantise the model again, to %3, or use the program that made it."), rows,
            {Argument::number(id), Argument(others.front().name), Argument(instead)});
    }
    if (const auto mainline = mainlineGgmlType(id)) {
        return Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensors have type %1, which is %2 in ggml, but their sizes are not those of %2: the number is another program's (%3). Load them with the program that made them."), rows,
            {Argument::number(id), Argument(knownDtypes()[*mainline].name), Argument(meanings(id))});
    }
    if (others.size() > 1) {
        return Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensors have type %1, a number that stands for several types: %2. Load them with the program that made them."), rows,
            {Argument::number(id), Argument(meanings(id))});
    }
    if (!others.empty()) {
        return Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensors have type %1, which may be %2. Load them with the program that made them."), rows,
            {Argument::number(id), Argument(meanings(id))});
    }
    return Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensors have type %1, which is not known: a newer ggml's, or another program's. They are listed, and what they hold is not."), rows,
        {Argument::number(id)});
}

} // namespace

void OpaqueTypes::note(std::uint32_t id, std::uint32_t row, std::string_view fits)
{
    // A file of nothing but different numbers is told by its first thousand.
    constexpr std::size_t kept = 1000;
    const auto found = m_seen.find(id);
    if (found == m_seen.end() && m_seen.size() >= kept) {
        return;
    }
    Seen& seen = found == m_seen.end() ? m_seen.emplace(id, Seen{row, 0, {}}).first->second : found->second;
    ++seen.rows;
    seen.firstRow = std::min(seen.firstRow, row);
    if (seen.fits.empty()) {
        seen.fits = fits;
    }
}

void OpaqueTypes::tell(const GgufTensorInfos& infos, ProblemList& problems) const
{
    for (const auto& [id, seen] : m_seen) {
        problems.warning("gguf.type", infos.typeAt(seen.firstRow), wordsFor(id, seen.fits, seen.rows));
    }
}

std::string opaqueTypeName(std::uint32_t id)
{
    return "type " + std::to_string(id);
}

} // namespace vitrine
