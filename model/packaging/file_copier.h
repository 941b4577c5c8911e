// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/hash.h"
#include "model/packaging/buffer_pool.h"
#include "model/packaging/hash_worker.h"
#include "model/packaging/package_sink.h"
#include "model/packaging/package_writer.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Brings files into a sink: each is read once, and in the same pass hashed twice and written. SHA-256 runs on a thread
/// of its own beside reading and writing.
class FileCopier
{
public:
    FileCopier(PackageSink& sink, const WriteOptions& options, std::uint64_t totalBytes);

    /// A file of the disk. SourceChanged when it is gone, is not as long as was planned, was changed since then (`modified`,
    /// in seconds since 1970), or changes while it is read.
    [[nodiscard]] Result<void> copy(
        const std::string& path, const std::string& name, std::uint64_t size, std::optional<std::int64_t> modified = {});
    /// A text of Vitrine's own.
    [[nodiscard]] Result<void> add(const std::string& name, const std::string& content);

    /// Sums of all files so far, in the order in which they were written.
    [[nodiscard]] const std::vector<FileSums>& sums() const { return m_sums; }

private:
    [[nodiscard]] Result<void> passOn(const Chunk& chunk, bool isShared, Xxh3& quick);
    [[nodiscard]] Result<void> finishFile(const std::string& name, std::uint64_t size, Xxh3& quick);
    void report(const std::string& name);

    PackageSink& m_sink;
    const WriteOptions& m_options;
    std::uint64_t m_total;
    std::uint64_t m_done = 0;
    std::chrono::steady_clock::time_point m_told; ///< when progress was last told
    BufferPool m_buffers;
    std::unique_ptr<HashWorker> m_ownHash; ///< null: the sink hashes what it is given
    FileHash& m_hash;
    std::vector<FileSums> m_sums;
};

} // namespace vitrine
