// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/map_storages.h"

namespace vitrine {

void MapStorages::add(std::string key, std::uint64_t offset, std::uint64_t bytes)
{
    m_places.try_emplace(std::move(key), Place{offset, bytes, m_places.size()});
}

StoragePlace MapStorages::find(std::string_view key) const
{
    const auto found = m_places.find(key);
    if (found == m_places.end()) {
        return {};
    }
    const Place& place = found->second;
    return {true, m_shift == StoragePlace::NoOffset ? StoragePlace::NoOffset : place.offset + m_shift, place.bytes, place.number};
}

Result<std::shared_ptr<const ByteSource>> MapStorages::open(std::string_view key) const
{
    const auto found = m_places.find(key);
    if (found == m_places.end()) {
        return failure(ErrorCode::NotFound,
            Message(QT_TRANSLATE_NOOP("model", "The file holds no data for the storage %1."), {Message::Argument(key)}));
    }
    return std::make_shared<RangeSource>(m_file, found->second.offset, found->second.bytes);
}

} // namespace vitrine
