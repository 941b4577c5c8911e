// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/part_folder.h"
#include "model/packaging/package_plan.h"
#include "model/packaging/package_sink.h"

#include <vector>

namespace vitrine {

/// An OCI image layout of the CNCF ModelPack kind: one raw layer a file, so that a registry keeps each file once and
/// `skopeo` or `oras` can push it. Sources: OCI image-spec v1.1 image-layout.md, ModelPack model-spec v0.
class OciSink final : public PackageSink
{
public:
    OciSink(PartFolder folder, const ModelDirectory& directory, const PackagePlan& plan);
    ~OciSink() override;

    [[nodiscard]] Result<void> beginFile(const std::string& name, std::uint64_t size) override;
    [[nodiscard]] Result<void> write(const Chunk& chunk) override;
    [[nodiscard]] Result<void> endFile(const FileSums& sums) override;
    /// Writes config, manifest and index; answers the digest of the manifest.
    [[nodiscard]] Result<std::string> finish() override;
    [[nodiscard]] std::string partPath() const override { return m_folder.partPath(); }
    [[nodiscard]] std::uint64_t bytesWritten() const override { return m_written; }
    [[nodiscard]] Result<void> commit(bool replace) override;

private:
    struct Blob {
        std::string digest; ///< of hexadecimal digits
        std::uint64_t size = 0;
    };
    [[nodiscard]] Result<void> writeWhole(const std::string& relative, const std::string& content);
    [[nodiscard]] Result<Blob> writeBlob(const std::string& content);
    [[nodiscard]] std::string config() const;
    [[nodiscard]] std::string manifest(const Blob& configuration) const;
    [[nodiscard]] std::string index(const Blob& manifest) const;
    [[nodiscard]] std::string_view mediaType(const std::string& name) const;

    PartFolder m_folder;
    const ModelDirectory& m_directory;
    const PackagePlan& m_plan;
    std::vector<FileSums> m_layers;
    int m_file = -1;
    std::uint64_t m_written = 0;
};

} // namespace vitrine
