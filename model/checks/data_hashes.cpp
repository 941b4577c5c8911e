// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/data_hashes.h"

#include "model/bytes/file_source.h"
#include "model/bytes/hash.h"
#include "model/checks/reading_progress.h"

#include <QCryptographicHash>

#include <algorithm>
#include <set>

namespace vitrine {
namespace {

using Argument = Message::Argument;

constexpr std::size_t ChunkBytes = 4U << 20U;

bool isHex(std::string_view text)
{
    return (text.size() == 40 || text.size() == 64) && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
           });
}

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

/// The lines of a text, without their ends.
std::vector<std::string_view> lines(std::string_view text)
{
    std::vector<std::string_view> list;
    while (!text.empty() && list.size() < 200'000) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        list.push_back(line);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return list;
}

class Claims
{
public:
    explicit Claims(const CheckContext& context)
        : m_context(context)
    {
    }

    std::vector<HashClaim> collect()
    {
        for (const FileIndex index : m_context.scope()) {
            const FileEntry& entry = m_context.file(index);
            if (entry.kind == EntryKind::Link && isHex(lastName(entry.linkTarget))
                && entry.linkTarget.find("blobs/") != std::string::npos) {
                add(index, lower(lastName(entry.linkTarget)), "the hub's cache");
            }
            if (isHex(lastName(entry.path)) && entry.path.find("blobs/") != std::string::npos) {
                add(index, lower(lastName(entry.path)), "the hub's cache");
            }
        }
        for (const FileIndex index : m_context.scope()) {
            const FileEntry& entry = m_context.file(index);
            if (entry.path.ends_with(".metadata")
                && entry.path.find(".cache/huggingface/download/") != std::string::npos && entry.size < 4'096) {
                downloadMetadata(index);
            } else if (
                entry.role == Role::Checksum || lastName(entry.path) == "SHA256SUMS"
                || entry.path.ends_with(".sha256")) {
                sums(index);
            }
        }
        return std::move(m_claims);
    }

private:
    void add(FileIndex index, std::string hash, std::string source)
    {
        if (m_context.isWhole(index) && m_seen.insert(index).second) {
            m_claims.push_back({index, std::move(hash), std::move(source)});
        }
    }

    /// Three lines: the commit, the etag, when. The path of the file follows from that of the metadata.
    void downloadMetadata(FileIndex index)
    {
        const std::string* text = m_context.text(index);
        if (text == nullptr) {
            return;
        }
        const auto all = lines(*text);
        const std::string& path = m_context.file(index).path;
        const std::string marker = ".cache/huggingface/download/";
        const std::size_t at = path.find(marker);
        const std::string target
            = path.substr(0, at) + path.substr(at + marker.size(), path.size() - at - marker.size() - 9);
        if (all.size() >= 2 && isHex(all[1])) {
            if (const FileEntry* file = m_context.directory().file(target)) {
                add(FileIndex(file - m_context.directory().files.data()), lower(all[1]), ".cache/huggingface");
            }
        }
    }

    /// "hash  name" a line, as sha256sum writes it; in NAME.sha256 the name may be absent.
    void sums(FileIndex index)
    {
        const std::string* text = m_context.text(index);
        if (text == nullptr) {
            return;
        }
        const std::string& path = m_context.file(index).path;
        const std::size_t slash = path.rfind('/');
        const std::string folder = slash == std::string::npos ? std::string() : path.substr(0, slash + 1);
        for (const std::string_view line : lines(*text)) {
            const std::size_t space = line.find_first_of(" \t");
            const std::string_view hash = line.substr(0, space);
            if (hash.size() != 64 || !isHex(hash)) {
                continue;
            }
            std::string_view name = space == std::string_view::npos ? std::string_view() : line.substr(space);
            name.remove_prefix(std::min(name.find_first_not_of(" \t*"), name.size()));
            std::string target = folder + std::string(name.starts_with("./") ? name.substr(2) : name);
            if (name.empty() && path.ends_with(".sha256")) {
                target = path.substr(0, path.size() - 7);
            }
            if (const FileEntry* file = m_context.directory().file(target)) {
                add(FileIndex(file - m_context.directory().files.data()), lower(hash), std::string(lastName(path)));
            }
        }
    }

    const CheckContext& m_context;
    std::vector<HashClaim> m_claims;
    std::set<FileIndex> m_seen;
};

/// The hash of a file in the kind that is claimed; empty when it could not be read to its end.
std::string hashOf(const CheckContext& context, const HashClaim& claim, ReadingProgress& progress)
{
    const auto source = FileSource::open(context.directory().absolute(context.file(claim.file)));
    if (!source) {
        return {};
    }
    const std::uint64_t size = (*source)->size();
    Sha256 sha256;
    QCryptographicHash sha1(QCryptographicHash::Sha1);
    const bool isBlob = claim.hash.size() == 40;
    if (isBlob) { // Git hashes a word and the size in front of the content
        sha1.addData(QByteArrayView("blob "));
        sha1.addData(QByteArray::number(qulonglong(size)));
        sha1.addData(QByteArrayView("\0", 1));
    }
    std::vector<std::byte> chunk(ChunkBytes);
    for (std::uint64_t at = 0; at < size;) {
        if (context.stop().stop_requested()) {
            return {};
        }
        const auto read = (*source)->read(at, chunk);
        if (!read || *read == 0) {
            return {};
        }
        const std::span<const std::byte> bytes(chunk.data(), *read);
        if (isBlob) {
            sha1.addData(QByteArrayView(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())));
        } else {
            sha256.add(bytes);
        }
        at += *read;
        progress.add(*read);
    }
    return isBlob ? sha1.result().toHex().toStdString() : sha256.finish();
}

} // namespace

std::vector<HashClaim> hashClaims(const CheckContext& context)
{
    return Claims(context).collect();
}

std::uint64_t hashBytes(const CheckContext& context)
{
    std::uint64_t bytes = 0;
    for (const HashClaim& claim : hashClaims(context)) {
        bytes += context.file(claim.file).size;
    }
    return bytes;
}

Answer answerHashes(const CheckContext& context)
{
    const auto claims = hashClaims(context);
    if (claims.empty()) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "No hash to compare with lies on the disk.")));
    }
    ReadingProgress progress(context.options().progress, hashBytes(context));
    std::vector<FileIndex> wrong;
    std::vector<FileIndex> right;
    std::vector<Evidence> evidence;
    for (const HashClaim& claim : claims) {
        const std::string hash = hashOf(context, claim, progress);
        if (context.stop().stop_requested()) {
            return Answer::notVerified(
                {},
                Message(
                    QT_TRANSLATE_NOOP("model", "It was stopped after %1 of %2 files."),
                    {Argument::count(right.size()), Argument::count(claims.size())}));
        }
        if (hash == claim.hash) {
            right.push_back(claim.file);
            continue;
        }
        wrong.push_back(claim.file);
        evidence.push_back(
            {claim.file,
             {},
             {},
             hash.empty() ? Message(
                 QT_TRANSLATE_NOOP("model", "%1 could not be read to its end"), {context.file(claim.file).path})
                          : Message(
                              QT_TRANSLATE_NOOP("model", "%1 has %2; %3 says %4"),
                              {context.file(claim.file).path, hash, claim.source, claim.hash})});
    }
    if (!wrong.empty()) {
        return Answer::fault(
                   Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) are not what their hash says"), wrong.size()),
                   Message(QT_TRANSLATE_NOOP("model", "%1."), {evidence.front().text}),
                   Message(QT_TRANSLATE_NOOP(
                       "model",
                       "Download these files again. If you changed them on purpose, renew the list of check sums.")),
                   wrong)
            .with(std::move(evidence));
    }
    return Answer::pass(
        Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s) equal the hashes on the disk."), right.size()), right);
}

} // namespace vitrine
