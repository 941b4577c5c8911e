// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/file_copier.h"

#include "model/bytes/file_source.h"

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>

namespace vitrine {

namespace {

constexpr std::size_t PieceBytes = 1U << 20U;

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

} // namespace

FileCopier::FileCopier(PackageSink& sink, const WriteOptions& options, std::uint64_t totalBytes)
    : m_sink(sink)
    , m_options(options)
    , m_total(totalBytes)
{
}

FileCopier::Buffer FileCopier::freeBuffer()
{
    const auto idle = std::ranges::find_if(m_buffers, [](const Buffer& buffer) { return buffer.use_count() == 1; });
    if (idle != m_buffers.end()) {
        return *idle;
    }
    return m_buffers.emplace_back(std::make_shared<std::vector<std::byte>>(PieceBytes));
}

void FileCopier::report(const std::string& name)
{
    if (m_options.progress) {
        m_options.progress({WriteProgress::Stage::Writing, m_done, m_total, name});
    }
}

Result<void> FileCopier::passOn(const Chunk& chunk, Xxh3& quick)
{
    m_hash.add(chunk.bytes, chunk.count);
    quick.add(chunk.view());
    m_done += chunk.count;
    return m_sink.write(chunk);
}

Result<void> FileCopier::finishFile(const std::string& name, std::uint64_t size, Xxh3& quick)
{
    FileSums sums{name, size, m_hash.finish().get(), quick.finish()};
    auto ended = m_sink.endFile(sums);
    m_sums.push_back(std::move(sums));
    return ended;
}

Result<void> FileCopier::copy(const std::string& path, const std::string& name, std::uint64_t size)
{
    const auto source = FileSource::open(path);
    if (!source) {
        return std::unexpected(source.error());
    }
    const int descriptor = (*source)->descriptor();
    const Stamp before = stampOf(descriptor);
    if (before.size != size) {
        return changed(path);
    }
    ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL);
    if (auto begun = m_sink.beginFile(name, size); !begun) {
        return begun;
    }
    Xxh3 quick;
    for (std::uint64_t at = 0; at < size;) {
        if (m_options.stop.stop_requested()) {
            return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Packing was cancelled; nothing was left behind.")));
        }
        report(name);
        Buffer buffer = freeBuffer();
        const auto wanted = std::min<std::uint64_t>(PieceBytes, size - at);
        const auto count = (*source)->read(at, std::span(*buffer).first(wanted));
        if (!count) {
            return std::unexpected(count.error());
        }
        if (*count == 0) {
            return changed(path);
        }
        if (auto passed = passOn({std::move(buffer), *count}, quick); !passed) {
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
        Buffer buffer = freeBuffer();
        const auto piece = bytes.subspan(at, std::min(PieceBytes, bytes.size() - at));
        std::ranges::copy(piece, buffer->begin());
        if (auto passed = passOn({std::move(buffer), piece.size()}, quick); !passed) {
            return passed;
        }
    }
    return finishFile(name, content.size(), quick);
}

} // namespace vitrine
