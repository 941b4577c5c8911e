// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/file_copier.h"

#include "model/bytes/file_source.h"

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>

namespace vitrine {

namespace {

/// Small enough that a piece is still in the cache of the processor when it is hashed and written.
constexpr std::size_t PieceBytes = 256U << 10U;

/// What must be the same before and after a file is read.
struct Stamp {
    std::uint64_t size = 0;
    std::uint64_t inode = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    bool operator==(const Stamp&) const = default;
};

Stamp stampOf(int descriptor)
{
    struct stat status = {};
    ::fstat(descriptor, &status);
    return {static_cast<std::uint64_t>(status.st_size), status.st_ino, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

std::unexpected<Error> changed(const std::string& path)
{
    return failure(ErrorCode::SourceChanged,
        Message(QT_TRANSLATE_NOOP("model", "%1 changed while it was packed. Wait until nothing writes to it, and start again."),
            {Message::Argument(path)}),
        path);
}

std::unexpected<Error> changedBefore(const std::string& path)
{
    return failure(ErrorCode::SourceChanged,
        Message(QT_TRANSLATE_NOOP("model", "%1 changed since the folder was read. Open the folder again, and package it then."),
            {Message::Argument(path)}),
        path);
}

std::unexpected<Error> gone(const std::string& path)
{
    return failure(ErrorCode::SourceChanged,
        Message(QT_TRANSLATE_NOOP("model", "%1 is gone since the folder was read. Open the folder again, and package it then."),
            {Message::Argument(path)}),
        path);
}

} // namespace

FileCopier::FileCopier(PackageSink& sink, const WriteOptions& options, std::uint64_t totalBytes)
    : m_sink(sink)
    , m_options(options)
    , m_total(totalBytes)
    , m_buffers(PieceBytes)
    , m_ownHash(sink.hash() == nullptr ? std::make_unique<HashWorker>() : nullptr)
    , m_hash(m_ownHash ? static_cast<FileHash&>(*m_ownHash) : *sink.hash())
{
}

void FileCopier::report(const std::string& name)
{
    constexpr auto pause = std::chrono::milliseconds(40);
    const auto now = std::chrono::steady_clock::now();
    if (m_options.progress && now - m_told >= pause) {
        m_told = now;
        m_options.progress({WriteProgress::Stage::Writing, m_done, m_total, name});
    }
}

Result<void> FileCopier::passOn(const Chunk& chunk, bool isShared, Xxh3& quick)
{
    if (m_ownHash) {
        m_ownHash->add(chunk.bytes, chunk.count);
    }
    quick.add(chunk.view());
    m_done += chunk.count;
    return isShared ? Result<void>() : m_sink.write(chunk);
}

Result<void> FileCopier::finishFile(const std::string& name, std::uint64_t size, Xxh3& quick)
{
    FileSums sums{name, size, m_hash.finish().get(), quick.finish()};
    auto ended = m_sink.endFile(sums);
    m_sums.push_back(std::move(sums));
    return ended;
}

Result<void> FileCopier::copy(const std::string& path, const std::string& name, std::uint64_t size, std::optional<std::int64_t> modified)
{
    const auto source = FileSource::open(path);
    if (!source) {
        return source.error().code == ErrorCode::NotFound ? gone(path) : std::unexpected(source.error());
    }
    const int descriptor = (*source)->descriptor();
    const Stamp before = stampOf(descriptor);
    if (before.size != size || (modified && *modified != before.seconds)) {
        return changedBefore(path);
    }
    ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL);
    const auto isShared = m_sink.share(name, size, descriptor);
    if (!isShared) {
        return std::unexpected(isShared.error());
    }
    if (auto begun = *isShared ? Result<void>() : m_sink.beginFile(name, size); !begun) {
        return begun;
    }
    Xxh3 quick;
    for (std::uint64_t at = 0; at < size;) {
        if (m_options.stop.stop_requested()) {
            return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Packing was cancelled; nothing was left behind.")));
        }
        report(name);
        BufferPool::Buffer buffer = m_buffers.take();
        const auto wanted = std::min<std::uint64_t>(PieceBytes, size - at);
        const auto count = (*source)->read(at, std::span(*buffer).first(wanted));
        if (!count) {
            return std::unexpected(count.error());
        }
        if (*count == 0) {
            return changed(path);
        }
        if (auto passed = passOn({std::move(buffer), *count}, *isShared, quick); !passed) {
            return passed;
        }
        at += *count;
    }
    if (stampOf(descriptor) != before) {
        return changed(path);
    }
    return finishFile(name, size, quick);
}

Result<void> FileCopier::add(const std::string& name, const std::string& content)
{
    if (auto begun = m_sink.beginFile(name, content.size()); !begun) {
        return begun;
    }
    Xxh3 quick;
    const auto bytes = std::as_bytes(std::span(content));
    for (std::size_t at = 0; at < bytes.size(); at += PieceBytes) {
        BufferPool::Buffer buffer = m_buffers.take();
        const auto piece = bytes.subspan(at, std::min(PieceBytes, bytes.size() - at));
        std::ranges::copy(piece, buffer->begin());
        if (auto passed = passOn({std::move(buffer), piece.size()}, false, quick); !passed) {
            return passed;
        }
    }
    return finishFile(name, content.size(), quick);
}

} // namespace vitrine
