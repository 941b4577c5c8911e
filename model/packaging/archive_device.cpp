// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/archive_device.h"

#include <algorithm>

namespace vitrine {

ArchiveDevice::ArchiveDevice(PartFile file)
    : m_file(std::move(file))
{
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

Result<void> ArchiveDevice::outcome(bool done)
{
    if (done) {
        return {};
    }
    if (m_behind) {
        if (auto drained = m_behind->drain(); !drained) {
            return drained;
        }
    }
    if (m_error) {
        return std::unexpected(*m_error);
    }
    return failure(ErrorCode::CannotWrite,
        Message(QT_TRANSLATE_NOOP("model", "The archive %1 could not be written."), {Message::Argument(m_file.partPath())}), m_file.partPath());
}

Result<void> ArchiveDevice::sync()
{
    m_flusher.reset();
    return m_file.sync();
}

void ArchiveDevice::allowSeeking()
{
    m_seekable = true;
    m_hash.reset();
    m_flusher.reset();
}

void ArchiveDevice::expectCompressed()
{
    m_hash.reset();
    m_pair = std::make_unique<PairHashWorker>();
    m_behind = std::make_unique<WriteBehind>([this](const WriteBehind::Piece& piece) { return writeCompressed(piece); });
}

/// Copies, because who compresses uses its buffer again.
bool ArchiveDevice::passOn(std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const auto piece = bytes.first(std::min(bytes.size(), CompressedPieceBytes));
        BufferPool::Buffer buffer = m_buffers.take();
        std::ranges::copy(piece, buffer->begin());
        if (!m_behind->add({std::move(buffer), piece.size(), 0})) {
            return false;
        }
        m_written += piece.size();
        bytes = bytes.subspan(piece.size());
    }
    return true;
}

bool ArchiveDevice::addFrame(FrameCompressor::Frame frame)
{
    m_written += frame.packed;
    return m_behind->add({std::move(frame.bytes), frame.packed, frame.plain});
}

/// On the thread of m_behind.
Result<void> ArchiveDevice::writeCompressed(const WriteBehind::Piece& piece)
{
    const auto bytes = std::span(*piece.bytes).first(piece.count);
    if (auto done = m_file.write(bytes); !done) {
        return done;
    }
    if (piece.plain > 0) {
        m_frames->add({piece.count, piece.plain});
    }
    m_quick.add(bytes);
    m_pair->addToArchive(piece.bytes, piece.count);
    m_behindWritten += piece.count;
    m_flusher->reached(m_behindWritten);
    return {};
}

bool ArchiveDevice::seek(qint64 position)
{
    if (!m_seekable || !QIODevice::seek(position)) {
        return false;
    }
    if (const Result<void> done = m_file.seek(static_cast<std::uint64_t>(position)); !done) {
        m_error = done.error();
        return false;
    }
    return true;
}

qint64 ArchiveDevice::writeData(const char* data, qint64 count)
{
    if (m_error) {
        return -1;
    }
    const auto size = static_cast<std::size_t>(count);
    const auto bytes = std::as_bytes(std::span(data, size));
    if (m_behind) {
        return passOn(bytes) ? count : -1;
    }
    if (const Result<void> done = m_file.write(bytes); !done) {
        m_error = done.error();
        setErrorString(done.error().message.text());
        return -1;
    }
    m_written = m_seekable ? std::max(m_written, static_cast<std::uint64_t>(pos()) + size) : m_written + size;
    if (m_hash) {
        const bool shared = m_announced && m_announced->data() == bytes.data() && size <= m_announced->size();
        SharedBytes hashed = shared ? m_announced : std::make_shared<std::vector<std::byte>>(bytes.begin(), bytes.end());
        m_hash->add(std::move(hashed), size, m_announced ? HashWorker::Scope::Both : HashWorker::Scope::Outer);
    }
    if (m_flusher) {
        m_flusher->reached(m_written);
    }
    return count;
}

} // namespace vitrine
