// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/zip_storages.h"

#include <algorithm>

namespace vitrine {

ZipIndex::ZipIndex(ZipArchive archive, std::uint64_t fileSize)
    : m_archive(std::move(archive))
    , m_fileSize(fileSize)
{
    const auto& entries = m_archive.entries();
    m_names.reserve(entries.size());
    for (std::size_t index = 0; index < entries.size(); ++index) {
        m_names.insert_or_assign(entries[index].name, index);
    }
}

const ZipEntry* ZipIndex::entry(std::string_view name) const
{
    const auto found = m_names.find(name);
    return found == m_names.end() ? nullptr : &m_archive.entries()[found->second];
}

StoragePlace ZipIndex::place(std::string_view name) const
{
    const auto found = m_names.find(name);
    if (found == m_names.end()) {
        return {};
    }
    const ZipEntry& entry = m_archive.entries()[found->second];
    StoragePlace place{true, StoragePlace::NoOffset, entry.size, found->second};
    if (entry.dataOffset == ZipEntry::NoOffset) {
        place.bytes = 0;
    } else if (entry.method == ZipEntry::Stored) {
        place.offset = entry.dataOffset;
        place.bytes = std::min(entry.packedSize, m_fileSize - std::min(m_fileSize, entry.dataOffset));
    }
    return place;
}

std::optional<std::string> ZipIndex::text(std::string_view name, std::uint64_t limit) const
{
    const ZipEntry* found = entry(name);
    if (found == nullptr || found->size > limit) {
        return {};
    }
    const auto content = m_archive.content(*found);
    if (!content) {
        return {};
    }
    auto text = (*content)->text(0, (*content)->size());
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

Result<std::shared_ptr<const ByteSource>> ZipStorages::open(std::string_view key) const
{
    const ZipEntry* entry = m_index->entry(m_prefix + std::string(key));
    if (entry == nullptr) {
        return failure(ErrorCode::NotFound,
            Message(QT_TRANSLATE_NOOP("model", "The archive holds no data for the storage %1."), {Message::Argument(key)}));
    }
    return m_index->archive().content(*entry);
}

} // namespace vitrine
