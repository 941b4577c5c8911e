// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/packaging/file_hash.h"
#include "model/packaging/frame_reader.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// A piece of a file on its way into the package.
struct Chunk {
    SharedBytes bytes;
    std::size_t count = 0;
    [[nodiscard]] std::span<const std::byte> view() const { return std::span(*bytes).first(count); }
};

/// Both sums of one packed file.
struct FileSums {
    std::string name; ///< below the top folder
    std::uint64_t size = 0;
    std::string sha256;
    std::string xxh128;
};

/// What a form of package is written through: files one after the other, then finish(). Nothing appears under the
/// output's name before commit(); a sink that goes away without it leaves nothing.
class PackageSink
{
public:
    PackageSink() = default;
    virtual ~PackageSink() = default;
    PackageSink(const PackageSink&) = delete;
    PackageSink& operator=(const PackageSink&) = delete;

    /// `size` is exact, and as many bytes are written before endFile().
    [[nodiscard]] virtual Result<void> beginFile(const std::string& name, std::uint64_t size) = 0;
    [[nodiscard]] virtual Result<void> write(const Chunk& chunk) = 0;
    /// A hash that sees every byte given to write() and computes the file's SHA-256 on the way; null: there is none, and
    /// who copies hashes by itself.
    [[nodiscard]] virtual FileHash* hash() { return nullptr; }
    /// Takes over a whole file that is open as `descriptor`, without its bytes being written. False when this form or the
    /// file system cannot. True stands for beginFile() and every write(); endFile() follows.
    [[nodiscard]] virtual Result<bool> share(const std::string& /*name*/, std::uint64_t /*size*/, int /*descriptor*/) { return false; }
    [[nodiscard]] virtual Result<void> endFile(const FileSums& sums) = 0;
    /// Everything is written, under the part name. The answer is the digest of the whole: SHA-256 of the archive, of a
    /// folder's list of sums, of a layout's manifest; empty when it is only to be had by reading the archive again.
    [[nodiscard]] virtual Result<std::string> finish() = 0;
    /// XXH3 of all bytes of the archive as they were written, after finish(), where verifying the files in it does not see
    /// each of them; empty: there is none.
    [[nodiscard]] virtual std::string writtenXxh128() { return {}; }
    /// What the archive holds, to be read back from its file while it is still being written; null: only when it is complete.
    [[nodiscard]] virtual std::shared_ptr<const FrameReader> growing() { return nullptr; }
    /// The archive will not be completed: who reads it back shall not wait any more.
    virtual void abandon() { }
    /// Everything is on the disk. Another thread may read the parts meanwhile.
    [[nodiscard]] virtual Result<void> sync() { return {}; }
    /// Where the finished parts lie, to be verified before they are committed.
    [[nodiscard]] virtual std::string partPath() const = 0;
    [[nodiscard]] virtual std::uint64_t bytesWritten() const = 0;
    [[nodiscard]] virtual Result<void> commit(bool replace) = 0;
};

} // namespace vitrine
