// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/part_folder.h"
#include "model/packaging/package_sink.h"

namespace vitrine {

/// A plain folder.
class FolderSink final : public PackageSink
{
public:
    explicit FolderSink(PartFolder folder);
    ~FolderSink() override;

    [[nodiscard]] Result<void> beginFile(const std::string& name, std::uint64_t size) override;
    [[nodiscard]] Result<void> write(const Chunk& chunk) override;
    [[nodiscard]] Result<void> endFile(const FileSums& sums) override;
    [[nodiscard]] Result<std::string> finish() override { return std::string(); }
    [[nodiscard]] std::string partPath() const override { return m_folder.partPath(); }
    [[nodiscard]] std::uint64_t bytesWritten() const override { return m_written; }
    [[nodiscard]] Result<void> commit(bool replace) override;

private:
    PartFolder m_folder;
    int m_file = -1;
    std::string m_name;
    std::uint64_t m_written = 0;
};

} // namespace vitrine
