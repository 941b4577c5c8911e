// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/archive_device.h"
#include "model/packaging/compressing_device.h"
#include "model/packaging/frame_reader.h"
#include "model/packaging/model_tar.h"
#include "model/packaging/package_options.h"
#include "model/packaging/package_sink.h"

namespace vitrine {

/// .tar, .tar.zst, .tar.gz: every member below one top folder.
class TarSink final : public PackageSink
{
public:
    TarSink(PartFile file, PackageFormat format, std::string topFolder, std::int64_t time);

    [[nodiscard]] Result<void> beginFile(const std::string& name, std::uint64_t size) override;
    [[nodiscard]] Result<void> write(const Chunk& chunk) override;
    [[nodiscard]] FileHash* hash() override { return m_device.hash(); }
    [[nodiscard]] Result<void> endFile(const FileSums& sums) override;
    [[nodiscard]] Result<std::string> finish() override;
    [[nodiscard]] std::string writtenXxh128() override { return m_quick; }
    [[nodiscard]] std::shared_ptr<const FrameReader> growing() override { return m_growing; }
    void abandon() override { m_device.frames()->abandon(); }
    [[nodiscard]] std::string partPath() const override { return m_part; }
    [[nodiscard]] std::uint64_t bytesWritten() const override { return m_device.bytesWritten(); }
    [[nodiscard]] Result<void> sync() override { return m_device.sync(); }
    [[nodiscard]] Result<void> commit(bool replace) override { return m_device.file().commit(replace); }

private:
    std::string m_part;
    std::string m_topFolder;
    ArchiveDevice m_device;
    std::unique_ptr<CompressingDevice> m_compressor; ///< null: plain
    ModelTar m_tar;
    std::shared_ptr<const FrameReader> m_growing; ///< null: it cannot be read before it is complete
    std::string m_quick; ///< XXH3 of what is compressed
    std::uint64_t m_size = 0; ///< of the present member
    std::uint64_t m_tarBytes = 0; ///< before compression
};

} // namespace vitrine
