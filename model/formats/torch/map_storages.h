// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/torch/torch_tensor.h"

#include <map>
#include <string>

namespace vitrine {

/// Storages whose places in a file are known one by one: those of the legacy containers.
class MapStorages final : public StorageFinder
{
public:
    MapStorages(std::shared_ptr<const ByteSource> file, bool bigEndian)
        : m_file(std::move(file))
        , m_bigEndian(bigEndian)
    {
    }
    /// `offset` is in the file that the storages were made for, `shift` what lies in front of it in the file on disk;
    /// StoragePlace::NoOffset when that had to be unpacked.
    void add(std::string key, std::uint64_t offset, std::uint64_t bytes);
    void setShift(std::uint64_t shift) { m_shift = shift; }

    [[nodiscard]] StoragePlace find(std::string_view key) const override;
    [[nodiscard]] Result<std::shared_ptr<const ByteSource>> open(std::string_view key) const override;
    [[nodiscard]] bool isBigEndian() const override { return m_bigEndian; }

private:
    struct Place {
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;
        std::uint64_t number = 0;
    };
    std::shared_ptr<const ByteSource> m_file;
    std::map<std::string, Place, std::less<>> m_places;
    std::uint64_t m_shift = 0;
    bool m_bigEndian;
};

} // namespace vitrine
