// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/part_folder.h"
#include "model/packaging/package_options.h"
#include "model/packaging/package_sink.h"

namespace vitrine {

/// A plain folder. Files come into being as FolderCopy says, as far as the file system does it.
class FolderSink final : public PackageSink
{
public:
    FolderSink(PartFolder folder, FolderCopy how);
    ~FolderSink() override;

    [[nodiscard]] Result<void> beginFile(const std::string& name, std::uint64_t size) override;
    [[nodiscard]] Result<void> write(const Chunk& chunk) override;
    [[nodiscard]] Result<bool> share(const std::string& name, std::uint64_t size, int descriptor) override;
    [[nodiscard]] Result<void> endFile(const FileSums& sums) override;
    /// The SHA-256 of the list of sums, which speaks of all the others.
    [[nodiscard]] Result<std::string> finish() override { return m_listDigest; }
    [[nodiscard]] std::string partPath() const override { return m_folder.partPath(); }
    [[nodiscard]] std::uint64_t bytesWritten() const override { return m_written; }
    [[nodiscard]] Result<void> commit(bool replace) override;

private:
    [[nodiscard]] Result<bool> reflink(const std::string& name, int descriptor);
    [[nodiscard]] Result<bool> hardLink(const std::string& name, int descriptor);

    PartFolder m_folder;
    FolderCopy m_how;
    std::string m_listDigest;
    int m_file = -1;
    std::string m_name;
    std::uint64_t m_written = 0;
};

} // namespace vitrine
