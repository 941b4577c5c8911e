// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/shard_sets.h"
#include "model/formats/safetensors/safetensors_reader.h"
#include "tests/support/byte_builder.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine::test {

/// A folder in memory whose shards and indexes are read and joined as a directory's are.
class ShardFolder
{
public:
    /// A safetensors shard; each tensor is U8 with 4 elements.
    ShardFolder& shard(const std::string& path, const std::vector<std::string>& names)
    {
        std::string header = "{";
        for (std::size_t i = 0; i < names.size(); ++i) {
            header += (i == 0 ? "\"" : ",\"") + names[i] + R"(":{"dtype":"U8","shape":[4],"data_offsets":[)" + std::to_string(4 * i) + ","
                + std::to_string(4 * i + 4) + "]}";
        }
        header += "}";
        return file(path, ByteBuilder().number<std::uint64_t>(header.size()).raw(header).zeros(4 * names.size()).bytes());
    }
    ShardFolder& file(const std::string& path, std::string bytes)
    {
        m_bytes[path] = std::move(bytes);
        return *this;
    }
    /// An index: tensor and file, in this order. `total`: text of total_size, none when empty.
    ShardFolder& index(const std::string& path, const std::vector<std::pair<std::string, std::string>>& map, const std::string& total)
    {
        std::string text = "{\n  \"metadata\": {" + (total.empty() ? std::string() : "\"total_size\": " + total) + "},\n  \"weight_map\": {";
        for (std::size_t i = 0; i < map.size(); ++i) {
            text += (i == 0 ? "\n    \"" : ",\n    \"") + map[i].first + "\": \"" + map[i].second + "\"";
        }
        return file(path, text + "\n  }\n}\n");
    }
    /// The kind of an entry that is no plain file.
    ShardFolder& kind(const std::string& path, EntryKind kind)
    {
        m_kinds[path] = kind;
        return *this;
    }

    [[nodiscard]] ShardJoin join()
    {
        std::vector<ShardIndex> indexes;
        for (const auto& [path, bytes] : m_bytes) {
            FileEntry entry;
            entry.path = path;
            entry.size = bytes.size();
            entry.kind = m_kinds.contains(path) ? m_kinds[path] : EntryKind::File;
            const auto source = std::make_shared<MemorySource>(bytes);
            const auto number = static_cast<FileIndex>(files.size());
            if (isShardIndex(path)) {
                indexes.push_back({number, WeightMap::read(*source, path, {}, {})});
            } else if (path.find(".safetensors") != std::string::npos && entry.kind != EntryKind::BrokenLink) {
                auto content = std::make_shared<ModelFile>(SafetensorsReader().read(source, {}));
                entry.firstTensor = tensors.size();
                entry.tensorCount = content->tensors.size();
                static_cast<void>(tensors.append(content->tensors, number));
                entry.content = std::move(content);
            }
            files.push_back(std::move(entry));
        }
        const FileOpener open = [this](const FileEntry& entry) -> Result<std::unique_ptr<ByteSource>> {
            return std::make_unique<MemorySource>(m_bytes.at(entry.path));
        };
        return joinShardSets(files, indexes, tensors, open, {});
    }

    std::vector<FileEntry> files; ///< filled by join()
    TensorStore tensors;

private:
    std::map<std::string, std::string> m_bytes;
    std::map<std::string, EntryKind> m_kinds;
};

} // namespace vitrine::test
