// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/hash.h"
#include "model/bytes/part_file.h"
#include "model/packaging/buffer_pool.h"
#include "model/packaging/disk_flusher.h"
#include "model/packaging/frame_compressor.h"
#include "model/packaging/growing_frames.h"
#include "model/packaging/hash_worker.h"
#include "model/packaging/pair_hash_worker.h"
#include "model/packaging/write_behind.h"

#include <QIODevice>

#include <future>
#include <optional>

namespace vitrine {

/// The device that KArchive writes to: a part file, hashed as it grows. KArchive given a file name would open a file of
/// its own, and commit it even when it was cut in the middle.
class ArchiveDevice final : public QIODevice
{
public:
    explicit ArchiveDevice(PartFile file);

    /// What is written from now on is content of a file, which the hash takes as such too; `bytes` hold it, so that they need
    /// not be copied. Null: it is header and padding.
    void announce(SharedBytes bytes) { m_announced = std::move(bytes); }
    /// Hashes the archive, and the files that were announced; null for a device that is sought in.
    [[nodiscard]] FileHash* hash() { return m_pair ? static_cast<FileHash*>(m_pair.get()) : m_hash.get(); }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /// What KArchive's answer `done` means: nothing when it went well, else this device's own error, or a general one.
    [[nodiscard]] Result<void> outcome(bool done);
    [[nodiscard]] std::uint64_t bytesWritten() const { return m_written; }
    [[nodiscard]] PartFile& file() { return m_file; }
    /// To the disk; nothing is written any more.
    [[nodiscard]] Result<void> sync();
    /// The digest of everything that was written; only for devices that were never sought back.
    [[nodiscard]] std::string digest() { return m_pair ? m_pair->finishArchive().get() : m_hash->finishOuter().get(); }
    /// Zip goes back to fill in sizes; its digest is computed when it is read again.
    void allowSeeking();
    /// What is written is compressed: the bytes of files come here before that, by addContent().
    void expectCompressed();
    /// A frame of what is compressed, in place of write().
    [[nodiscard]] bool addFrame(FrameCompressor::Frame frame);
    /// The frames that were written; they can be read while more come.
    [[nodiscard]] const std::shared_ptr<GrowingFrames>& frames() const { return m_frames; }
    void addContent(SharedBytes bytes, std::size_t count) { m_pair->addToFile(std::move(bytes), count); }
    /// Waits until everything is written. What is compressed goes to the file on a thread of its own.
    [[nodiscard]] Result<void> drain() { return m_behind ? m_behind->drain() : Result<void>(); }
    /// XXH3 of everything that was written; only for what is compressed.
    [[nodiscard]] std::string xxh128() { return m_pair ? m_quick.finish() : std::string(); }

    [[nodiscard]] bool isSequential() const override { return !m_seekable; }
    bool seek(qint64 position) override;
    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_written); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 count) override;

private:
    [[nodiscard]] bool passOn(std::span<const std::byte> bytes);
    [[nodiscard]] Result<void> writeCompressed(const WriteBehind::Piece& piece);

    static constexpr std::size_t CompressedPieceBytes = 128U << 10U;
    PartFile m_file;
    std::unique_ptr<HashWorker> m_hash = std::make_unique<HashWorker>();
    std::unique_ptr<PairHashWorker> m_pair; ///< in its place, when what is written is compressed
    BufferPool m_buffers{CompressedPieceBytes}; ///< of what is compressed
    Xxh3 m_quick;
    std::shared_ptr<GrowingFrames> m_frames = std::make_shared<GrowingFrames>();
    std::uint64_t m_behindWritten = 0; ///< by m_behind
    std::unique_ptr<DiskFlusher> m_flusher = std::make_unique<DiskFlusher>(m_file.descriptor());
    SharedBytes m_announced;
    std::optional<Error> m_error;
    std::uint64_t m_written = 0;
    bool m_seekable = false;
    std::unique_ptr<WriteBehind> m_behind; ///< with m_pair; last: its thread uses all of the above
};

} // namespace vitrine
