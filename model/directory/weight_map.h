// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"
#include "model/bytes/problem.h"
#include "model/bytes/read_limits.h"
#include "model/directory/model_directory.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Whether a file is by its name the index of a sharded model: "model.safetensors.index.json",
/// "pytorch_model.bin.index.json", "diffusion_pytorch_model.safetensors.index.fp16.json".
[[nodiscard]] bool isShardIndex(std::string_view path);

/// The tensor-to-shard table of one index JSON, as an open table of 64-bit hashes: 16 bytes a slot, names stay in the
/// file. The file is read in a window; a map of a million names takes about 32 MB.
class WeightMap
{
public:
    /// One name of the map; `file` is an index into files().
    struct Slot {
        std::uint64_t hash = 0; ///< of the name; 0: the slot is free
        std::uint32_t position : 31 = 0; ///< of the name's opening quote in the index file
        std::uint32_t isRepeated : 1 = 0; ///< the map has the name twice; `file` is the last one's
        std::uint32_t file = 0;
    };
    static constexpr std::uint32_t NoName = 0xFFFF'FFFFU; ///< Slot::file of a value that is no file name
    static constexpr std::size_t MostKept = 1000; ///< positions and names that are kept of one kind of fault

    /// Never fails as a whole: state() and problems() say what is wrong. `path` is what the problems carry.
    [[nodiscard]] static WeightMap read(
        const ByteSource& source, const std::string& path, const ReadLimits& limits, const std::stop_token& stop);

    [[nodiscard]] ShardIndexState state() const { return m_state; }
    [[nodiscard]] bool isCancelled() const { return m_cancelled; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    /// File names as the map gives them, relative to the index, in the order of their first mention.
    [[nodiscard]] const std::vector<std::string>& files() const { return m_files; }
    /// Positions of names that the map has twice; at most 1,000 kept.
    [[nodiscard]] const std::vector<std::uint32_t>& repeated() const { return m_repeated; }
    [[nodiscard]] std::uint64_t repeatedCount() const { return m_repeatedCount; }
    /// metadata.total_size as the file writes it, a text in its quotes; empty when absent.
    [[nodiscard]] const std::string& totalSizeText() const { return m_totalSizeText; }
    [[nodiscard]] const std::vector<Problem>& problems() const { return m_problems; }

    /// The slot of a name by its nameHash(), or null. The number of a slot is its distance from table().data().
    [[nodiscard]] const Slot* find(std::uint64_t hash) const;
    /// Where find() will look. The table is larger than the processor's near memory and its slots are met in no order:
    /// who asks for many names fetches some ahead of those that are looked up.
    [[nodiscard]] const Slot* wanted(std::uint64_t hash) const { return m_slots.empty() ? nullptr : &m_slots[hash & (m_slots.size() - 1)]; }
    [[nodiscard]] const std::vector<Slot>& table() const { return m_slots; }
    /// The name that stands at a position, read again from the file; empty when it cannot be read.
    [[nodiscard]] static std::string nameAt(const ByteSource& source, std::uint32_t position);

private:
    friend class WeightMapParser;

    void insert(std::uint64_t hash, std::uint32_t position, std::uint32_t file);
    void grow();

    ShardIndexState m_state = ShardIndexState::Unreadable;
    bool m_cancelled = false;
    std::uint64_t m_size = 0;
    std::vector<Slot> m_slots; ///< a power of two
    std::vector<std::string> m_files;
    std::vector<std::uint32_t> m_repeated;
    std::uint64_t m_repeatedCount = 0;
    std::string m_totalSizeText;
    std::vector<Problem> m_problems;
};

} // namespace vitrine
