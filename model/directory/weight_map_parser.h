// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/weight_map.h"
#include "model/formats/safetensors/json_lexer.h"

#include <cstdint>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace vitrine {

/// Reads an index JSON token by token into a WeightMap.
class WeightMapParser
{
public:
    WeightMapParser(const ByteSource& source, const std::string& path, const ReadLimits& limits, const std::stop_token& stop, WeightMap& map);

    void run();

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };

    [[nodiscard]] bool topLevel();
    [[nodiscard]] bool metadata();
    [[nodiscard]] bool weightMap();
    [[nodiscard]] std::uint32_t fileNumber(std::string_view name);
    /// Puts a name into the map, some names later: its slot is on the way meanwhile.
    void insert(std::uint64_t hash, std::uint32_t position, std::uint32_t file);
    void insertPending();
    void say(std::string_view code, std::optional<std::uint64_t> offset, Message message);
    void sayWhatItIs();
    void drop(ShardIndexState state);

    const ByteSource& m_source;
    const std::string& m_path;
    const ReadLimits& m_limits;
    WeightMap& m_map;
    JsonLexer m_lexer;
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_fileNumbers;
    struct Pending {
        std::uint64_t hash = 0;
        std::uint32_t position = 0, file = 0;
    };
    std::array<Pending, 16> m_pending;
    std::size_t m_pendingBegin = 0, m_pendingCount = 0;
    std::uint32_t m_lastFile = WeightMap::NoName; ///< neighbours in the map mostly lie in one file
    bool m_hasMap = false;
    bool m_mapIsNoObject = false;
};

} // namespace vitrine
