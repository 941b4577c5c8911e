// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/file_source.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine {

Error systemError(int number, const std::string& path)
{
    const auto error = [&](ErrorCode code, const char* source) {
        return Error{code, Message(source, {Message::Argument(path)}), path, {}};
    };
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return error(ErrorCode::NotFound, QT_TRANSLATE_NOOP("model", "%1 is not there."));
    case EACCES:
    case EPERM:
        return error(ErrorCode::NoPermission,
            QT_TRANSLATE_NOOP("model", "There is no permission to read %1. Ask its owner, or open a copy that belongs to you."));
    case ELOOP:
        return error(ErrorCode::NotFound, QT_TRANSLATE_NOOP("model", "%1 is a link that leads round in a circle."));
    case ENOSPC:
    case EDQUOT:
        return error(ErrorCode::NoSpace, QT_TRANSLATE_NOOP("model", "There is no space left for %1."));
    default:
        return Error{ErrorCode::Unreadable,
            Message(QT_TRANSLATE_NOOP("model", "%1 could not be read: %2."),
                {Message::Argument(path), Message::Argument(std::strerror(number))}),
            path, {}};
    }
}

FileSource::FileSource(int descriptor, std::uint64_t size, std::string path)
    : m_descriptor(descriptor)
    , m_size(size)
    , m_path(std::move(path))
{
}

FileSource::~FileSource()
{
    ::close(m_descriptor);
}

Result<std::unique_ptr<FileSource>> FileSource::open(const std::string& path)
{
    // Non-blocking, because opening a pipe for reading would wait for a writer.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) {
        return std::unexpected(systemError(errno, path));
    }
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0) {
        const int number = errno;
        ::close(descriptor);
        return std::unexpected(systemError(number, path));
    }
    if (!S_ISREG(status.st_mode)) {
        ::close(descriptor);
        return failure(ErrorCode::NotAFile,
            Message(QT_TRANSLATE_NOOP("model", "%1 is not a regular file."), {Message::Argument(path)}), path);
    }
    return std::unique_ptr<FileSource>(new FileSource(descriptor, static_cast<std::uint64_t>(status.st_size), path));
}

Result<std::size_t> FileSource::read(std::uint64_t offset, std::span<std::byte> out) const
{
    std::size_t done = 0;
    while (done < out.size()) {
        const ssize_t count
            = ::pread(m_descriptor, out.data() + done, out.size() - done, static_cast<off_t>(offset + done));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return std::unexpected(systemError(errno, m_path));
        }
        if (count == 0) {
            break;
        }
        done += static_cast<std::size_t>(count);
    }
    return done;
}

} // namespace vitrine
