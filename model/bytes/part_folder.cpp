// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/part_folder.h"

#include "model/bytes/part_file.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine {

namespace {

std::string partNameOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? '.' + path + ".part" : path.substr(0, slash + 1) + '.' + path.substr(slash + 1) + ".part";
}

/// Makes the folders between `base` and the last component of `relative`.
bool makeFoldersFor(const std::string& base, const std::string& relative)
{
    for (std::size_t slash = relative.find('/'); slash != std::string::npos; slash = relative.find('/', slash + 1)) {
        if (::mkdir((base + '/' + relative.substr(0, slash)).c_str(), 0777) != 0 && errno != EEXIST) {
            return false;
        }
    }
    return true;
}

} // namespace

Result<void> writeAll(int descriptor, std::span<const std::byte> bytes, const std::string& path)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return std::unexpected(writeError(errno, path));
        }
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return {};
}

PartFolder::PartFolder(int lock, std::string path, std::string part)
    : m_lock(lock)
    , m_path(std::move(path))
    , m_part(std::move(part))
{
}

PartFolder::PartFolder(PartFolder&& other) noexcept
    : m_lock(std::exchange(other.m_lock, -1))
    , m_path(std::move(other.m_path))
    , m_part(std::move(other.m_part))
{
}

PartFolder::~PartFolder()
{
    if (m_lock >= 0) {
        std::error_code ignored;
        std::filesystem::remove_all(m_part, ignored);
        ::close(m_lock);
    }
}

Result<PartFolder> PartFolder::create(const std::string& path)
{
    const std::string part = partNameOf(path);
    struct stat status = {};
    if (::lstat(path.c_str(), &status) == 0) {
        return std::unexpected(writeError(EEXIST, path));
    }
    if (::mkdir(part.c_str(), 0777) != 0 && errno != EEXIST) {
        return std::unexpected(writeError(errno, part));
    }
    const int lock = ::open(part.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (lock < 0) {
        return std::unexpected(writeError(errno, part));
    }
    if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
        ::close(lock);
        return failure(ErrorCode::CannotWrite,
            Message(QT_TRANSLATE_NOOP("model", "%1 is being written by another program. Wait for it, or choose another name."), {Message::Argument(part)}),
            part);
    }
    std::error_code fault;
    for (const auto& left : std::filesystem::directory_iterator(part, fault)) {
        std::filesystem::remove_all(left.path(), fault);
    }
    return PartFolder(lock, path, part);
}

Result<int> PartFolder::newFile(const std::string& relative) const
{
    const std::string path = m_part + '/' + relative;
    if (!makeFoldersFor(m_part, relative)) {
        return std::unexpected(writeError(errno, path));
    }
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (descriptor < 0) {
        return std::unexpected(writeError(errno, path));
    }
    return descriptor;
}

std::string PartFolder::partPathFor(const std::string& path)
{
    return partNameOf(path);
}

Result<std::string> PartFolder::placeFor(const std::string& relative) const
{
    std::string path = m_part + '/' + relative;
    if (!makeFoldersFor(m_part, relative)) {
        return std::unexpected(writeError(errno, path));
    }
    return path;
}

Result<void> PartFolder::rename(const std::string& from, const std::string& to) const
{
    const std::string target = m_part + '/' + to;
    if (!makeFoldersFor(m_part, to) || ::rename((m_part + '/' + from).c_str(), target.c_str()) != 0) {
        return std::unexpected(writeError(errno, target));
    }
    return {};
}

Result<void> PartFolder::commit()
{
    // One call for the whole file system costs less than one for each of many small files, and reaches their folders.
    ::syncfs(m_lock);
    if (::renameat2(AT_FDCWD, m_part.c_str(), AT_FDCWD, m_path.c_str(), RENAME_NOREPLACE) != 0) {
        const int number = errno;
        struct stat status = {};
        const bool free = ::lstat(m_path.c_str(), &status) != 0;
        if (!(free && (number == EINVAL || number == ENOSYS) && ::rename(m_part.c_str(), m_path.c_str()) == 0)) {
            return std::unexpected(writeError(free ? number : EEXIST, m_path));
        }
    }
    ::close(std::exchange(m_lock, -1));
    syncFolderOf(m_path);
    return {};
}

} // namespace vitrine
