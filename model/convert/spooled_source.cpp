// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/convert/spooled_source.h"

#include "model/bytes/file_source.h"
#include "model/bytes/part_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <limits>
#include <unordered_map>

#include <fcntl.h>
#include <unistd.h>

namespace vitrine {

namespace {

constexpr std::size_t PieceBytes = 256U << 10U;

int openWithoutName(const std::string& folder)
{
    const int file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL)) {
        return file;
    }
    // Not every file system makes files without a name; one whose name is gone is the same.
    std::string name = folder + "/.vitrine-XXXXXX";
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named >= 0) {
        ::unlink(name.c_str());
    }
    return named;
}

} // namespace

SpoolFile::~SpoolFile()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

Result<std::uint64_t> SpoolFile::reserve(std::uint64_t bytes)
{
    constexpr std::uint64_t Block = 4096;
    constexpr auto Most = static_cast<std::uint64_t>(std::numeric_limits<off_t>::max()) - Block;
    const std::scoped_lock lock(m_mutex);
    if (bytes > Most - m_reserved) {
        return failure(ErrorCode::LimitExceeded, Message(QT_TRANSLATE_NOOP("model", "Unpacked, it is larger than a file can be.")));
    }
    if (m_descriptor < 0) {
        m_descriptor = openWithoutName(m_folder);
    }
    if (m_descriptor < 0) {
        return std::unexpected(writeError(errno, m_folder));
    }
    const std::uint64_t offset = m_reserved;
    // In whole blocks, so that all of the room can be given back.
    m_reserved += (bytes + Block - 1) / Block * Block;
    return offset;
}

Result<void> SpoolFile::write(std::uint64_t offset, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::pwrite(m_descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return std::unexpected(writeError(errno, m_folder));
        }
        bytes = bytes.subspan(static_cast<std::size_t>(count));
        offset += static_cast<std::uint64_t>(count);
    }
    return {};
}

Result<std::size_t> SpoolFile::read(std::uint64_t offset, std::span<std::byte> out) const
{
    while (true) {
        const ssize_t count = ::pread(m_descriptor, out.data(), out.size(), static_cast<off_t>(offset));
        if (count >= 0) {
            return static_cast<std::size_t>(count);
        }
        if (errno != EINTR) {
            return std::unexpected(systemError(errno, m_folder));
        }
    }
}

void SpoolFile::release(std::uint64_t offset, std::uint64_t bytes)
{
    // A file system that cannot do this keeps the room until the file is closed.
    ::fallocate(m_descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(offset), static_cast<off_t>(bytes));
}

SpooledSource::SpooledSource(std::shared_ptr<const ByteSource> packed, std::shared_ptr<SpoolFile> file)
    : m_packed(std::move(packed))
    , m_file(std::move(file))
{
}

SpooledSource::~SpooledSource()
{
    if (m_unpacked > 0) {
        m_file->release(*m_base, m_unpacked);
    }
}

Result<std::size_t> SpooledSource::read(std::uint64_t offset, std::span<std::byte> out) const
{
    if (offset >= size() || out.empty()) {
        return 0;
    }
    out = out.first(static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), size() - offset)));
    const std::scoped_lock lock(m_mutex);
    if (auto done = unpack(offset + out.size()); !done) {
        return std::unexpected(done.error());
    }
    if (offset >= m_unpacked) {
        return 0;
    }
    return m_file->read(*m_base + offset, out.first(static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), m_unpacked - offset))));
}

Result<void> SpooledSource::unpack(std::uint64_t end) const
{
    if (!m_base) {
        const auto base = m_file->reserve(size());
        if (!base) {
            return std::unexpected(base.error());
        }
        m_base = *base;
    }
    std::vector<std::byte> piece(m_unpacked < end ? PieceBytes : 0);
    while (m_unpacked < end) {
        const auto got = m_packed->read(m_unpacked, piece);
        if (!got || *got == 0) {
            return got ? Result<void>() : std::unexpected(got.error());
        }
        if (auto done = m_file->write(*m_base + m_unpacked, std::span(piece).first(*got)); !done) {
            return done;
        }
        m_unpacked += *got;
    }
    return {};
}

void spoolWhatIsReadBackwards(std::span<PlannedTensor> tensors, const std::string& folder)
{
    struct Use {
        std::uint64_t end = 0; ///< of what was read so far
        bool isBackwards = false;
        std::shared_ptr<const ByteSource> spooled;
    };
    std::unordered_map<const ByteSource*, Use> uses;
    for (const PlannedTensor& tensor : tensors) {
        if (tensor.isPacked) {
            Use& use = uses[tensor.source.get()];
            use.isBackwards = use.isBackwards || !tensor.strides.empty() || tensor.firstByte < use.end;
            use.end = tensor.firstByte + tensor.bytes;
        }
    }
    const auto file = std::make_shared<SpoolFile>(folder);
    for (PlannedTensor& tensor : tensors) {
        const auto found = uses.find(tensor.source.get());
        if (!tensor.isPacked || !found->second.isBackwards) {
            continue;
        }
        auto& spooled = found->second.spooled;
        if (!spooled) {
            spooled = std::make_shared<SpooledSource>(tensor.source, file);
        }
        tensor.source = spooled;
    }
}

} // namespace vitrine
