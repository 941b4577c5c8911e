// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/part_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine {

Error writeError(int number, const std::string& path)
{
    const auto error = [&](ErrorCode code, const char* source) {
        return Error{code, Message(source, {Message::Argument(path)}), path, {}};
    };
    switch (number) {
    case ENOSPC:
    case EDQUOT:
        return error(ErrorCode::NoSpace,
            QT_TRANSLATE_NOOP("model", "There is no space left to write %1. Free some, or choose another place."));
    case EACCES:
    case EPERM:
    case EROFS:
        return error(ErrorCode::NoPermission,
            QT_TRANSLATE_NOOP("model", "There is no permission to write %1. Choose a place that belongs to you."));
    case ENOENT:
    case ENOTDIR:
        return error(ErrorCode::NotFound, QT_TRANSLATE_NOOP("model", "The folder for %1 is not there."));
    case EEXIST:
        return error(ErrorCode::CannotWrite,
            QT_TRANSLATE_NOOP("model", "%1 is there already. Choose another name, or allow that it is replaced."));
    case EFBIG:
        return error(ErrorCode::CannotWrite,
            QT_TRANSLATE_NOOP("model", "The file system does not take a file as large as %1. Choose another place."));
    default:
        return Error{ErrorCode::CannotWrite,
            Message(QT_TRANSLATE_NOOP("model", "%1 could not be written: %2."),
                {Message::Argument(path), Message::Argument(std::strerror(number))}),
            path, {}};
    }
}

void syncFolderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

PartFile::PartFile(int descriptor, std::string path, std::string part)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_part(std::move(part))
{
}

PartFile::PartFile(PartFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_part(std::move(other.m_part))
{
}

PartFile::~PartFile()
{
    if (m_descriptor >= 0) {
        ::unlink(m_part.c_str());
        ::close(m_descriptor);
    }
}

Result<PartFile> PartFile::create(const std::string& path)
{
    const std::string part = path + ".part";
    // Not O_TRUNC: what another process is writing must not be cut before its lock was asked for.
    const int descriptor = ::open(part.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (descriptor < 0) {
        return std::unexpected(writeError(errno, part));
    }
    struct stat status = {};
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 || ::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(descriptor);
        return failure(ErrorCode::CannotWrite,
            Message(QT_TRANSLATE_NOOP("model", "%1 is being written by another program. Wait for it, or choose another name."), {Message::Argument(part)}),
            part);
    }
    if (::ftruncate(descriptor, 0) != 0) {
        const int number = errno;
        ::close(descriptor);
        return std::unexpected(writeError(number, part));
    }
    return PartFile(descriptor, path, part);
}

Result<void> PartFile::write(std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(m_descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return std::unexpected(writeError(errno, m_part));
        }
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return {};
}

Result<void> PartFile::seek(std::uint64_t offset)
{
    if (::lseek(m_descriptor, static_cast<off_t>(offset), SEEK_SET) < 0) {
        return std::unexpected(writeError(errno, m_part));
    }
    return {};
}

Result<void> PartFile::sync()
{
    if (::fsync(m_descriptor) != 0) {
        return std::unexpected(writeError(errno, m_part));
    }
    return {};
}

Result<void> PartFile::commit(bool replace)
{
    // RENAME_NOREPLACE fails when the name was taken meanwhile; looking first would not see that.
    const bool done = replace ? ::rename(m_part.c_str(), m_path.c_str()) == 0
                              : ::renameat2(AT_FDCWD, m_part.c_str(), AT_FDCWD, m_path.c_str(), RENAME_NOREPLACE) == 0;
    if (!done) {
        const int number = errno;
        // Some file systems do not know RENAME_NOREPLACE; looking first is then the best there is.
        const bool retry = !replace && (number == EINVAL || number == ENOSYS) && ::access(m_path.c_str(), F_OK) != 0
            && ::rename(m_part.c_str(), m_path.c_str()) == 0;
        if (!retry) {
            return std::unexpected(writeError(number == EINVAL ? EEXIST : number, m_path));
        }
    }
    ::close(std::exchange(m_descriptor, -1));
    syncFolderOf(m_path);
    return {};
}

} // namespace vitrine
