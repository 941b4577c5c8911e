// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/torch/torch_tensor.h"
#include "model/formats/zip/zip_archive.h"

#include <unordered_map>

namespace vitrine {

/// Names of the entries of a zip; of several with one name the last, as PyTorch's reader takes it.
class ZipIndex
{
public:
    ZipIndex(ZipArchive archive, std::uint64_t fileSize);

    [[nodiscard]] const ZipArchive& archive() const { return m_archive; }
    /// Null when there is none.
    [[nodiscard]] const ZipEntry* entry(std::string_view name) const;
    [[nodiscard]] StoragePlace place(std::string_view name) const;
    /// The text of a small entry; nothing when it is absent, large or damaged.
    [[nodiscard]] std::optional<std::string> text(std::string_view name, std::uint64_t limit) const;

private:
    ZipArchive m_archive;
    std::uint64_t m_fileSize;
    std::unordered_map<std::string_view, std::size_t> m_names;
};

/// Storages as entries of a zip: PREFIX + key.
class ZipStorages final : public StorageFinder
{
public:
    ZipStorages(std::shared_ptr<const ZipIndex> index, std::string prefix, bool bigEndian)
        : m_index(std::move(index))
        , m_prefix(std::move(prefix))
        , m_bigEndian(bigEndian)
    {
    }
    [[nodiscard]] StoragePlace find(std::string_view key) const override { return m_index->place(m_prefix + std::string(key)); }
    [[nodiscard]] Result<std::shared_ptr<const ByteSource>> open(std::string_view key) const override;
    [[nodiscard]] bool isBigEndian() const override { return m_bigEndian; }

private:
    std::shared_ptr<const ZipIndex> m_index;
    std::string m_prefix;
    bool m_bigEndian;
};

} // namespace vitrine
