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

Result<void> ArchiveDevice::outcome(bool done) const
{
    if (done) {
        return {};
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
