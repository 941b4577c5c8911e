// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/weight_map.h"

#include "model/directory/weight_map_parser.h"
#include "model/formats/safetensors/json_lexer.h"

#include <utility>

namespace vitrine {

bool isShardIndex(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    if (!name.ends_with(".json")) {
        return false;
    }
    // "model.safetensors.index.json", or with a variant: "….index.fp16.json"
    const std::string_view stem = name.substr(0, name.size() - 5);
    if (stem.ends_with(".index")) {
        return true;
    }
    const std::size_t dot = stem.rfind('.');
    return dot != std::string_view::npos && stem.substr(0, dot).ends_with(".index");
}

WeightMap WeightMap::read(const ByteSource& source, const std::string& path, const ReadLimits& limits, const std::stop_token& stop)
{
    WeightMap map;
    WeightMapParser(source, path, limits, stop, map).run();
    return map;
}

const WeightMap::Slot* WeightMap::find(std::uint64_t hash) const
{
    if (m_slots.empty()) {
        return nullptr;
    }
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = hash & mask; m_slots[at].hash != 0; at = (at + 1) & mask) {
        if (m_slots[at].hash == hash) {
            return &m_slots[at];
        }
    }
    return nullptr;
}

void WeightMap::insert(std::uint64_t hash, std::uint32_t position, std::uint32_t file)
{
    if ((m_size + 1) * 3 > m_slots.size() * 2) {
        grow();
    }
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at].hash != 0 && m_slots[at].hash != hash) {
        at = (at + 1) & mask;
    }
    if (m_slots[at].hash != 0) {
        // Loaders take the last one, as their JSON parsers do.
        m_slots[at].file = file;
        m_slots[at].isRepeated = 1;
        if (++m_repeatedCount <= MostKept) {
            m_repeated.push_back(position);
        }
        return;
    }
    m_slots[at] = {.hash = hash, .position = position & 0x7FFF'FFFFU, .file = file};
    ++m_size;
}

void WeightMap::grow()
{
    const std::vector<Slot> old = std::exchange(m_slots, std::vector<Slot>(std::max<std::size_t>(64, 2 * m_slots.size())));
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot& slot : old) {
        if (slot.hash != 0) {
            std::size_t at = slot.hash & mask;
            while (m_slots[at].hash != 0) {
                at = (at + 1) & mask;
            }
            m_slots[at] = slot;
        }
    }
}

std::string WeightMap::nameAt(const ByteSource& source, std::uint32_t position)
{
    constexpr std::uint64_t longest = 1U << 16U;
    JsonLexer lexer(source, position, position + longest, {}, longest, 4096);
    return lexer.next() == JsonLexer::Token::String ? std::string(lexer.text()) : std::string();
}

} // namespace vitrine
