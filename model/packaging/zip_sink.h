// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/archive_device.h"
#include "model/packaging/package_sink.h"

#include <KZip>

namespace vitrine {

/// .zip, stored. Only for packages that stay below 4 GiB and 65,535 files: KZip does not write zip64, so the plan
/// refuses more (zipIsPossible).
class ZipSink final : public PackageSink
{
public:
    ZipSink(PartFile file, std::string topFolder);

    /// Whether a zip of so many files and bytes is right: no size, offset or count passes the format's old fields.
    [[nodiscard]] static bool isPossible(std::uint64_t files, std::uint64_t archiveBytes);

    [[nodiscard]] Result<void> beginFile(const std::string& name, std::uint64_t size) override;
    [[nodiscard]] Result<void> write(const Chunk& chunk) override;
    [[nodiscard]] Result<void> endFile(const FileSums& sums) override;
    [[nodiscard]] Result<std::string> finish() override;
    [[nodiscard]] std::string partPath() const override { return m_part; }
    [[nodiscard]] std::uint64_t bytesWritten() const override { return m_device.bytesWritten(); }
    [[nodiscard]] Result<void> sync() override { return m_device.sync(); }
    [[nodiscard]] Result<void> commit(bool replace) override { return m_device.file().commit(replace); }

private:
    std::string m_part;
    std::string m_topFolder;
    ArchiveDevice m_device;
    KZip m_zip;
    std::uint64_t m_size = 0;
};

} // namespace vitrine
