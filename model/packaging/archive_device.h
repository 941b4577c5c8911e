// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/part_file.h"
#include "model/packaging/disk_flusher.h"
#include "model/packaging/hash_worker.h"

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
    [[nodiscard]] HashWorker* hash() { return m_hash.get(); }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /// What KArchive's answer `done` means: nothing when it went well, else this device's own error, or a general one.
    [[nodiscard]] Result<void> outcome(bool done) const;
    [[nodiscard]] std::uint64_t bytesWritten() const { return m_written; }
    [[nodiscard]] PartFile& file() { return m_file; }
    /// To the disk; nothing is written any more.
    [[nodiscard]] Result<void> sync();
    /// The digest of everything that was written; only for devices that were never sought back.
    [[nodiscard]] std::string digest() { return m_hash->finishOuter().get(); }
    /// Zip goes back to fill in sizes; its digest is computed when it is read again.
    void allowSeeking();
    /// The digest is computed when it is read again: what is compressed keeps all cores busy while it is written.
    void leaveDigest() { m_hash.reset(); }

    [[nodiscard]] bool isSequential() const override { return !m_seekable; }
    bool seek(qint64 position) override;
    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_written); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 count) override;

private:
    PartFile m_file;
    std::unique_ptr<HashWorker> m_hash = std::make_unique<HashWorker>();
    std::unique_ptr<DiskFlusher> m_flusher = std::make_unique<DiskFlusher>(m_file.descriptor());
    SharedBytes m_announced;
    std::optional<Error> m_error;
    std::uint64_t m_written = 0;
    bool m_seekable = false;
};

} // namespace vitrine
