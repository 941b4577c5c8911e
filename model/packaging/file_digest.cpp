// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/file_digest.h"

#include "model/bytes/file_source.h"
#include "model/bytes/hash.h"

namespace vitrine {

namespace {

template <typename Hash>
Result<std::string> fileDigest(const std::string& path, const std::stop_token& stop)
{
    const auto source = FileSource::open(path);
    if (!source) {
        return std::unexpected(source.error());
    }
    Hash hash;
    std::vector<std::byte> piece(256U << 10U);
    for (std::uint64_t at = 0; at < (*source)->size();) {
        if (stop.stop_requested()) {
            return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Reading was cancelled.")), path);
        }
        const auto count = (*source)->read(at, piece);
        if (!count || *count == 0) {
            return count ? failure(ErrorCode::SourceChanged, Message(QT_TRANSLATE_NOOP("model", "The archive became shorter while it was read.")), path)
                         : std::unexpected(count.error());
        }
        hash.add(std::span(piece).first(*count));
        at += *count;
    }
    return hash.finish();
}

} // namespace

Result<std::string> fileSha256(const std::string& path, const std::stop_token& stop)
{
    return fileDigest<Sha256>(path, stop);
}

Result<std::string> fileXxh128(const std::string& path, const std::stop_token& stop)
{
    return fileDigest<Xxh3>(path, stop);
}

FileDigest::FileDigest(const std::string& path, const std::stop_token& stop, Function digest)
    : m_thread([this, path, digest](const std::stop_token& own) { m_digest = digest(path, own); })
    , m_link(stop, [this] { m_thread.request_stop(); })
{
}

Result<std::string> FileDigest::wait()
{
    m_thread.join();
    return std::move(m_digest);
}

} // namespace vitrine
