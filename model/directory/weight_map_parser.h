// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/weight_map.h"
#include "model/formats/safetensors/json_lexer.h"

#include <cstdint>
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
    /// Calls `member` at the name of each member of the object that begins with the current token; it leaves the last
    /// token of the value as the current one. False when the JSON is broken.
    template <typename Member>
    [[nodiscard]] bool members(Member member);
    [[nodiscard]] std::uint32_t fileNumber(std::string_view name);
    void say(std::string_view code, std::optional<std::uint64_t> offset, Message message);
    void sayWhatItIs();
    void drop(ShardIndexState state);

    const ByteSource& m_source;
    const std::string& m_path;
    const ReadLimits& m_limits;
    WeightMap& m_map;
    JsonLexer m_lexer;
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_fileNumbers;
    std::uint32_t m_lastFile = WeightMap::NoName; ///< neighbours in the map mostly lie in one file
    bool m_hasMap = false;
    bool m_mapIsNoObject = false;
};

} // namespace vitrine
