// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/scanner.h"

#include "model/bytes/file_source.h"
#include "model/directory/file_sort.h"
#include "model/directory/link_resolver.h"

#include <algorithm>
#include <cerrno>
#include <memory>
#include <optional>
#include <unordered_set>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine {

namespace {

struct CloseFolder {
    void operator()(DIR* folder) const { ::closedir(folder); }
};
using Folder = std::unique_ptr<DIR, CloseFolder>;

/// Files of a listing that was stopped.
constexpr std::size_t KeptWhenStopped = 10'000;

Message pathMessage(const char* source, const std::string& path)
{
    return Message(source, {Message::Argument(path)});
}

class Scan
{
public:
    Scan(const std::string& root, const ScanOptions& options)
        : m_options(options)
        , m_links(root)
    {
        m_result.path = root;
    }

    Result<ScanResult> run();

private:
    void walk(int folder, const std::string& prefix, std::uint32_t depth);
    void takeEntry(int folder, const dirent& entry, const std::string& prefix, std::uint32_t depth);
    void takeFolder(int folder, const char* name, const std::string& relative, std::uint32_t depth);
    void takeLink(int folder, const char* name, FileEntry entry);
    void takeFile(int folder, const char* name, FileEntry entry, const struct stat& status);
    void add(FileEntry entry);
    void problem(Severity severity, const char* code, const std::string& path, Message message);
    void dropReferencedBlobs();
    [[nodiscard]] bool full() const { return m_result.files.size() >= m_options.limits.files; }

    const ScanOptions& m_options;
    LinkResolver m_links;
    ScanResult m_result;
    std::unordered_set<std::string> m_behindLinks; ///< files inside that a link leads to
    bool m_toldFull = false;
};

Result<ScanResult> Scan::run()
{
    const int root = ::open(m_result.path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (root < 0) {
        return std::unexpected(systemError(errno, m_result.path));
    }
    walk(root, {}, 0);
    if (!m_result.cancelled) {
        dropReferencedBlobs();
        m_result.cancelled = !sortByPath(m_result.files, m_options.stop);
    }
    if (m_result.cancelled) {
        // Nobody waits for the rest; what is kept is kept in order.
        m_result.files.resize(std::min(m_result.files.size(), KeptWhenStopped));
        sortByPath(m_result.files, {});
    }
    return std::move(m_result);
}

/// Takes over the descriptor `folder`.
void Scan::walk(int folder, const std::string& prefix, std::uint32_t depth)
{
    const Folder listing(::fdopendir(folder));
    if (!listing) {
        const int number = errno;
        ::close(folder);
        problem(Severity::Error, "scan.unreadable", prefix, systemError(number, prefix).message);
        return;
    }
    while (true) {
        if (m_options.stop.stop_requested()) {
            m_result.cancelled = true;
            return;
        }
        errno = 0;
        const dirent* entry = ::readdir(listing.get());
        if (entry == nullptr) {
            if (errno != 0) {
                problem(Severity::Error, "scan.unreadable", prefix, systemError(errno, prefix).message);
            }
            return;
        }
        const std::string_view name = entry->d_name;
        if (name == "." || name == "..") {
            continue;
        }
        if (full()) {
            if (!std::exchange(m_toldFull, true)) {
                problem(Severity::Error, "scan.limit", {},
                    Message(QT_TRANSLATE_NOOP("model", "This folder holds more than %1 files; the rest is not shown. Open a folder inside it."),
                        {Message::Argument::count(m_options.limits.files)}));
            }
            return;
        }
        takeEntry(folder, *entry, prefix, depth);
    }
}

void Scan::takeEntry(int folder, const dirent& entry, const std::string& prefix, std::uint32_t depth)
{
    const char* name = entry.d_name;
    std::string relative = prefix + name;
    if (entry.d_type == DT_DIR) {
        takeFolder(folder, name, relative, depth);
        return;
    }
    FileEntry file;
    file.path = std::move(relative);
    struct stat status = {};
    if (::fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0) {
        file.kind = EntryKind::Unreadable;
        problem(Severity::Error, "scan.unreadable", file.path, systemError(errno, file.path).message);
        add(std::move(file));
        return;
    }
    file.modified = status.st_mtim.tv_sec;
    if (S_ISDIR(status.st_mode)) {
        takeFolder(folder, name, file.path, depth);
    } else if (S_ISLNK(status.st_mode)) {
        takeLink(folder, name, std::move(file));
    } else {
        takeFile(folder, name, std::move(file), status);
    }
}

void Scan::takeFolder(int folder, const char* name, const std::string& relative, std::uint32_t depth)
{
    if (depth >= m_options.limits.depth) {
        problem(Severity::Error, "scan.depth", relative,
            pathMessage(QT_TRANSLATE_NOOP("model", "%1 lies too deep and was not looked into. Open that folder by itself."), relative));
        return;
    }
    const int inner = ::openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
    if (inner < 0) {
        problem(Severity::Error, "scan.unreadable", relative, systemError(errno, relative).message);
        return;
    }
    walk(inner, relative + '/', depth + 1);
}

void Scan::takeLink(int folder, const char* name, FileEntry entry)
{
    std::string target(4096, '\0');
    const ssize_t length = ::readlinkat(folder, name, target.data(), target.size());
    target.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    entry.linkTarget = target;
    const ResolvedLink link = m_links.resolve(entry.path);
    if (link.kind == EntryKind::Link && link.isFolder) {
        // What lies there is listed where it really is.
        problem(Severity::Note, "scan.folder-link", entry.path,
            Message(QT_TRANSLATE_NOOP("model", "%1 is a link to the folder %2 and was not entered."),
                {Message::Argument(entry.path), Message::Argument(target)}));
        return;
    }
    entry.kind = link.kind;
    entry.size = link.size;
    entry.modified = link.modified != 0 ? link.modified : entry.modified;
    const std::vector<Message::Argument> arguments{Message::Argument(entry.path), Message::Argument(target)};
    if (link.kind == EntryKind::LeavingLink) {
        problem(Severity::Error, "scan.leaving-link", entry.path,
            Message(QT_TRANSLATE_NOOP("model", "%1 is a link that leaves this folder, to %2, and was not followed. Put a copy of the file in its place."), arguments));
    } else if (link.isLoop) {
        problem(Severity::Error, "scan.link-loop", entry.path,
            Message(QT_TRANSLATE_NOOP("model", "%1 is a link that leads round in a circle. Put the file itself in its place."), arguments));
    } else if (link.kind == EntryKind::BrokenLink) {
        problem(Severity::Error, "scan.broken-link", entry.path,
            Message(QT_TRANSLATE_NOOP("model", "%1 is a link to %2, which is not there. Download the file again."), arguments));
    } else if (!link.inside.empty()) {
        m_behindLinks.insert(link.inside);
    }
    add(std::move(entry));
}

void Scan::takeFile(int folder, const char* name, FileEntry entry, const struct stat& status)
{
    if (!S_ISREG(status.st_mode)) {
        entry.kind = EntryKind::Special;
        problem(Severity::Warning, "scan.special", entry.path,
            pathMessage(QT_TRANSLATE_NOOP("model", "%1 is a device, a pipe or a socket, and was not opened."), entry.path));
        add(std::move(entry));
        return;
    }
    entry.size = static_cast<std::uint64_t>(status.st_size);
    constexpr mode_t EverybodyReads = S_IRUSR | S_IRGRP | S_IROTH;
    if ((status.st_mode & EverybodyReads) != EverybodyReads && ::faccessat(folder, name, R_OK, AT_EACCESS) != 0) {
        entry.kind = EntryKind::Unreadable;
        problem(Severity::Error, "scan.unreadable", entry.path, systemError(errno, entry.path).message);
    }
    add(std::move(entry));
}

void Scan::add(FileEntry entry)
{
    m_result.files.push_back(std::move(entry));
    if (m_options.progress && m_result.files.size() % 256 == 0) {
        m_options.progress(m_result.files.size());
    }
}

void Scan::problem(Severity severity, const char* code, const std::string& path, Message message)
{
    m_result.problems.push_back({severity, code, path, {}, std::move(message)});
}

/// In the hub's cache the snapshots are the view; the blob behind a link is that same file and is not listed again.
void Scan::dropReferencedBlobs()
{
    if (m_behindLinks.empty()) {
        return;
    }
    std::erase_if(m_result.files, [&](const FileEntry& file) {
        const std::string_view path = file.path;
        const std::size_t slash = path.rfind('/');
        const bool isBlob = slash != std::string_view::npos
            && (path.substr(0, slash) == "blobs" || path.substr(0, slash).ends_with("/blobs"));
        return isBlob && file.kind == EntryKind::File && m_behindLinks.contains(file.path);
    });
}

Result<ScanResult> scanFile(const std::string& path, const struct stat& status)
{
    if (!S_ISREG(status.st_mode)) {
        // Opening a device may already do something.
        return failure(ErrorCode::NotAFile, pathMessage(QT_TRANSLATE_NOOP("model", "%1 is not a regular file."), path), path);
    }
    ScanResult result;
    result.path = path;
    result.isSingleFile = true;
    FileEntry file;
    file.path = path.substr(path.rfind('/') + 1);
    file.size = static_cast<std::uint64_t>(status.st_size);
    file.modified = status.st_mtim.tv_sec;
    if (const auto source = FileSource::open(path); !source) {
        return std::unexpected(source.error());
    }
    result.files.push_back(std::move(file));
    return result;
}

std::string absolutePath(const std::string& path)
{
    std::string result = path;
    if (!path.starts_with('/')) {
        const std::unique_ptr<char, decltype(&std::free)> here(::getcwd(nullptr, 0), &std::free);
        result = here ? std::string(here.get()) + '/' + path : path;
    }
    while (result.size() > 1 && (result.ends_with('/') || result.ends_with("/."))) {
        result.resize(result.size() - 1);
    }
    return result;
}

} // namespace

Result<ScanResult> scanDirectory(const std::string& path, const ScanOptions& options)
{
    const std::string absolute = absolutePath(path);
    struct stat status = {};
    if (path.empty() || ::stat(absolute.c_str(), &status) != 0) {
        return std::unexpected(systemError(path.empty() ? ENOENT : errno, path));
    }
    if (S_ISDIR(status.st_mode)) {
        return Scan(absolute, options).run();
    }
    return scanFile(absolute, status);
}

} // namespace vitrine
