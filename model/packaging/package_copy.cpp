// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_copy.h"

#include "model/bytes/file_source.h"
#include "model/bytes/hash.h"
#include "model/bytes/part_file.h"
#include "model/bytes/part_folder.h"
#include "model/packaging/package_verifier.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <unistd.h>
#include <vector>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t PieceBytes = 1U << 20U;
constexpr std::chrono::milliseconds BetweenReports{40};

std::unexpected<Error> changed(const std::string& path)
{
    return failure(
        ErrorCode::SourceChanged,
        Message(
            QT_TRANSLATE_NOOP("model", "%1 is no longer what was written. Package the folder again."),
            {Message::Argument(path)}),
        path);
}

class Copier
{
public:
    Copier(const CopyOptions& options, std::uint64_t total)
        : m_options(options)
        , m_total(total)
    {
    }

    /// Hands every piece of a file to `sink`, and answers with the file's SHA-256.
    template <typename Sink>
    Result<std::string> copy(const std::string& path, const std::string& name, std::uint64_t size, Sink sink)
    {
        const auto source = FileSource::open(path);
        if (!source) {
            return std::unexpected(source.error());
        }
        if ((*source)->size() != size) {
            return changed(path);
        }
        Sha256 sha;
        for (std::uint64_t at = 0; at < size;) {
            if (m_options.stop.stop_requested()) {
                return failure(
                    ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Copying was cancelled.")), path);
            }
            const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(PieceBytes, size - at));
            const auto count = (*source)->read(at, std::span(m_piece).first(wanted));
            if (!count) {
                return std::unexpected(count.error());
            }
            if (*count == 0) {
                return changed(path);
            }
            const auto bytes = std::span<const std::byte>(m_piece).first(*count);
            sha.add(bytes);
            if (Result<void> done = sink(bytes); !done) {
                return std::unexpected(done.error());
            }
            at += *count;
            m_done += *count;
            report(WriteProgress::Stage::Writing, m_done, name);
        }
        return sha.finish();
    }

    /// Reads again what was written and holds it against its own sums.
    Result<std::uint32_t> verify(const std::string& path)
    {
        VerifyOptions verify;
        verify.quick = true;
        verify.stop = m_options.stop;
        verify.progress
            = [this](std::uint64_t done, std::uint64_t) { report(WriteProgress::Stage::Verifying, done, {}); };
        const auto result = verifyPackage(path, verify);
        if (!result) {
            return std::unexpected(result.error());
        }
        if (!result->intact) {
            const std::string what = result->differences.empty() ? path : result->differences.front().path;
            return failure(
                ErrorCode::Malformed,
                Message(
                    QT_TRANSLATE_NOOP(
                        "model", "The copy is not what was copied (%1). The disk may be failing; nothing was kept."),
                    {Message::Argument(what)}),
                what);
        }
        return result->files;
    }

private:
    void report(WriteProgress::Stage stage, std::uint64_t done, const std::string& name)
    {
        const auto now = std::chrono::steady_clock::now();
        if (m_options.progress && now - m_reported >= BetweenReports) {
            m_reported = now;
            m_options.progress({stage, done, m_total, name});
        }
    }

    const CopyOptions& m_options;
    std::uint64_t m_total;
    std::uint64_t m_done = 0;
    std::chrono::steady_clock::time_point m_reported;
    std::vector<std::byte> m_piece = std::vector<std::byte>(PieceBytes);
};

Result<WrittenPackage> copyArchive(const std::string& package, std::uint64_t size, const CopyOptions& options)
{
    auto part = PartFile::create(options.output);
    if (!part) {
        return std::unexpected(part.error());
    }
    Copier copier(options, size);
    const auto sha
        = copier.copy(package, package, size, [&](std::span<const std::byte> bytes) { return part->write(bytes); });
    if (!sha) {
        return std::unexpected(sha.error());
    }
    if (!options.sha256.empty() && options.sha256 != *sha) {
        return changed(package);
    }
    if (auto done = part->sync(); !done) {
        return std::unexpected(done.error());
    }
    const auto files = copier.verify(part->partPath());
    if (!files) {
        return std::unexpected(files.error());
    }
    if (auto done = part->commit(false); !done) {
        return std::unexpected(done.error());
    }
    return WrittenPackage{options.output, size, *files, *sha, true};
}

struct Member {
    std::string path, name;
    std::uint64_t size = 0;
};

/// The files of a folder that a package was written as, by name. A link in it was put there later: it is not followed.
Result<std::vector<Member>> membersOf(const std::string& folder)
{
    std::vector<Member> members;
    std::error_code fault;
    for (auto it = fs::recursive_directory_iterator(folder, fault); !fault && it != fs::recursive_directory_iterator();
         it.increment(fault)) {
        const fs::file_status status = it->symlink_status(fault);
        if (!fault && fs::is_regular_file(status)) {
            const std::string path = it->path().string();
            members.push_back({path, path.substr(folder.size() + 1), it->file_size(fault)});
        } else if (!fault && !fs::is_directory(status)) {
            return changed(it->path().string());
        }
        if (fault) {
            break;
        }
    }
    if (fault) {
        return std::unexpected(systemError(fault.value(), folder));
    }
    std::ranges::sort(members, {}, &Member::name);
    return members;
}

Result<void> copyMember(Copier& copier, const PartFolder& part, const Member& member)
{
    const auto file = part.newFile(member.name);
    if (!file) {
        return std::unexpected(file.error());
    }
    const auto sha = copier.copy(member.path, member.name, member.size, [&](std::span<const std::byte> bytes) {
        return writeAll(*file, bytes, member.name);
    });
    ::close(*file);
    return sha ? Result<void>() : std::unexpected(sha.error());
}

Result<WrittenPackage> copyFolder(const std::string& package, const CopyOptions& options)
{
    const auto members = membersOf(package);
    if (!members) {
        return std::unexpected(members.error());
    }
    std::uint64_t total = 0;
    for (const Member& member : *members) {
        total += member.size;
    }
    auto part = PartFolder::create(options.output);
    if (!part) {
        return std::unexpected(part.error());
    }
    Copier copier(options, total);
    for (const Member& member : *members) {
        if (auto done = copyMember(copier, *part, member); !done) {
            return std::unexpected(done.error());
        }
    }
    const auto files = copier.verify(part->partPath());
    if (!files) {
        return std::unexpected(files.error());
    }
    if (auto done = part->commit(); !done) {
        return std::unexpected(done.error());
    }
    return WrittenPackage{options.output, total, *files, options.sha256, true};
}

} // namespace

Result<WrittenPackage> copyPackage(const std::string& package, const CopyOptions& options)
{
    std::error_code fault;
    const std::string source = package.ends_with('/') ? package.substr(0, package.size() - 1) : package;
    if (fs::is_directory(source, fault)) {
        return copyFolder(source, options);
    }
    const std::uint64_t size = fs::file_size(source, fault);
    if (fault) {
        return std::unexpected(systemError(fault.value(), source));
    }
    return copyArchive(source, size, options);
}

} // namespace vitrine
