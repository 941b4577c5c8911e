// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/weight_map_parser.h"

#include "model/formats/safetensors/foreign_content.h"
#include "model/formats/safetensors/json_skipper.h"
#include "model/tensors/name_hash.h"

#include <algorithm>
#include <bit>

namespace vitrine {

namespace {

using Token = JsonLexer::Token;

constexpr std::uint32_t MostLevels = 127;
/// Positions in an index are kept in 31 bits.
constexpr std::uint64_t LargestIndex = (1ULL << 31U) - 1;
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";
/// A map of this many bytes holds about one name; the table is made for that many at once.
constexpr std::uint64_t BytesOfAName = 90;

std::uint64_t textBegin(const ByteSource& source)
{
    const std::vector<std::byte> head = source.head(ByteOrderMark.size());
    const bool mark = std::ranges::equal(head, ByteOrderMark, {}, [](std::byte byte) { return std::to_integer<char>(byte); });
    return mark ? ByteOrderMark.size() : 0;
}

} // namespace

WeightMapParser::WeightMapParser(
    const ByteSource& source, const std::string& path, const ReadLimits& limits, const std::stop_token& stop, WeightMap& map)
    : m_source(source)
    , m_path(path)
    , m_limits(limits)
    , m_map(map)
    , m_lexer(source, textBegin(source), source.size(), stop, limits.stringBytes)
{
}

void WeightMapParser::run()
{
    if (m_source.size() == 0) {
        m_map.m_state = ShardIndexState::Empty;
        say("shards.index_empty", {}, Message(QT_TRANSLATE_NOOP("model", "The index has 0 bytes. Download it again; without it loaders do not find the shards.")));
        return;
    }
    if (m_source.size() > std::min(m_limits.headerBytes, LargestIndex)) {
        say("shards.index_large", {},
            Message(QT_TRANSLATE_NOOP("model", "The index has %1, more than Vitrine reads (%2)."),
                {Message::Argument::bytes(m_source.size()), Message::Argument::bytes(std::min(m_limits.headerBytes, LargestIndex))}));
        return;
    }
    m_map.m_slots.resize(std::bit_ceil(std::max<std::uint64_t>(64, m_source.size() / BytesOfAName * 3 / 2)));
    const bool whole = topLevel() && m_lexer.next() == Token::End;
    insertPending();
    m_map.m_cancelled = m_lexer.isCancelled();
    if (m_map.m_cancelled) {
        drop(ShardIndexState::Unreadable);
    } else if (m_lexer.error()) {
        drop(ShardIndexState::Unreadable);
        say("shards.index_unreadable", m_lexer.offset(), m_lexer.error()->message);
    } else if (!whole || std::ranges::any_of(m_lexer.takeFaults(), [](const auto& found) { return found.fault != JsonLexer::Fault::TooLong && found.fault != JsonLexer::Fault::NumberTooLarge; })) {
        sayWhatItIs();
        drop(ShardIndexState::NotJson);
    } else if (!m_hasMap || m_mapIsNoObject) {
        drop(ShardIndexState::NoWeightMap);
        say("shards.no_weight_map", {},
            Message(m_mapIsNoObject ? QT_TRANSLATE_NOOP("model", "weight_map of the index is not an object, so no tensor is assigned to a shard. Get the index again, or write it anew from the shards.")
                                    : QT_TRANSLATE_NOOP("model", "The index has no weight_map, so no tensor is assigned to a shard. Get the index again, or write it anew from the shards.")));
    } else {
        m_map.m_state = ShardIndexState::Sound;
    }
}

bool WeightMapParser::topLevel()
{
    if (m_lexer.next() != Token::ObjectOpen) {
        // A list or a number is JSON, and no index.
        return beginsValue(m_lexer.token()) && skipValue(m_lexer, MostLevels) != Skipped::Broken;
    }
    return readMembers(m_lexer, [this] {
        const bool isMap = m_lexer.text() == "weight_map";
        const bool isMetadata = m_lexer.text() == "metadata";
        if (m_lexer.next() != Token::Colon) {
            return false;
        }
        const bool isObject = m_lexer.next() == Token::ObjectOpen;
        if (isMap) {
            m_hasMap = true;
            m_mapIsNoObject = !isObject;
        }
        return isObject && isMap ? weightMap() : isObject && isMetadata ? metadata() : skipValue(m_lexer, MostLevels) != Skipped::Broken;
    });
}

bool WeightMapParser::metadata()
{
    return readMembers(m_lexer, [this] {
        const bool isTotal = m_lexer.text() == "total_size";
        if (m_lexer.next() != Token::Colon) {
            return false;
        }
        m_lexer.next();
        if (isTotal) {
            const bool isText = m_lexer.token() == Token::String;
            m_map.m_totalSizeText = isText ? '"' + std::string(m_lexer.text().substr(0, 64)) + '"' : std::string(m_lexer.raw().substr(0, 64));
        }
        return skipValue(m_lexer, MostLevels) != Skipped::Broken;
    });
}

bool WeightMapParser::weightMap()
{
    return readMembers(m_lexer, [this] {
        const std::uint64_t hash = nameHash(m_lexer.text());
        const auto position = static_cast<std::uint32_t>(m_lexer.tokenOffset());
        if (m_lexer.next() != Token::Colon) {
            return false;
        }
        const bool isName = m_lexer.next() == Token::String && !m_lexer.text().empty();
        insert(hash, position, isName ? fileNumber(m_lexer.text()) : WeightMap::NoName);
        return m_lexer.token() == Token::String || skipValue(m_lexer, MostLevels) != Skipped::Broken;
    });
}

void WeightMapParser::insert(std::uint64_t hash, std::uint32_t position, std::uint32_t file)
{
    if (m_pendingCount == m_pending.size()) {
        const Pending& oldest = m_pending[m_pendingBegin];
        m_map.insert(oldest.hash, oldest.position, oldest.file);
        m_pendingBegin = (m_pendingBegin + 1) % m_pending.size();
        --m_pendingCount;
    }
    __builtin_prefetch(m_map.wanted(hash), 1);
    m_pending[(m_pendingBegin + m_pendingCount) % m_pending.size()] = {hash, position, file};
    ++m_pendingCount;
}

void WeightMapParser::insertPending()
{
    for (; m_pendingCount > 0; --m_pendingCount) {
        const Pending& oldest = m_pending[m_pendingBegin];
        m_map.insert(oldest.hash, oldest.position, oldest.file);
        m_pendingBegin = (m_pendingBegin + 1) % m_pending.size();
    }
}

std::uint32_t WeightMapParser::fileNumber(std::string_view name)
{
    if (m_lastFile != WeightMap::NoName && m_map.m_files[m_lastFile] == name) {
        return m_lastFile;
    }
    auto found = m_fileNumbers.find(name);
    if (found == m_fileNumbers.end()) {
        found = m_fileNumbers.emplace(std::string(name), static_cast<std::uint32_t>(m_map.m_files.size())).first;
        m_map.m_files.emplace_back(name);
    }
    m_lastFile = found->second;
    return m_lastFile;
}

void WeightMapParser::sayWhatItIs()
{
    const std::vector<std::byte> head = m_source.head(4096);
    const std::optional<ForeignContent> foreign = foreignContent({reinterpret_cast<const char*>(head.data()), head.size()});
    if (foreign && (foreign->code == "content.lfs_pointer" || foreign->code == "content.html")) {
        say(foreign->code, {}, foreign->message);
        return;
    }
    say("shards.index_not_json", m_lexer.tokenOffset(),
        Message(QT_TRANSLATE_NOOP("model", "The index is not JSON from this place on. Get it again, or write it anew from the shards; without it loaders do not find them.")));
}

void WeightMapParser::drop(ShardIndexState state)
{
    m_map.m_state = state;
    m_map.m_size = 0;
    m_map.m_slots.clear();
    m_map.m_files.clear();
    m_map.m_repeated.clear();
    m_map.m_repeatedCount = 0;
}

void WeightMapParser::say(std::string_view code, std::optional<std::uint64_t> offset, Message message)
{
    m_map.m_problems.push_back({Severity::Note, std::string(code), m_path, offset, std::move(message)});
}

} // namespace vitrine
