// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/folder_sink.h"

#include "model/bytes/part_file.h"
#include "model/packaging/sum_list.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace vitrine {

FolderSink::FolderSink(PartFolder folder, FolderCopy how)
    : m_folder(std::move(folder))
    , m_how(how)
{
}

FolderSink::~FolderSink()
{
    if (m_file >= 0) {
        ::close(m_file);
    }
}

Result<void> FolderSink::beginFile(const std::string& name, std::uint64_t)
{
    const Result<int> file = m_folder.newFile(name);
    if (!file) {
        return std::unexpected(file.error());
    }
    m_file = *file;
    m_name = name;
    return {};
}

Result<void> FolderSink::write(const Chunk& chunk)
{
    m_written += chunk.count;
    return writeAll(m_file, chunk.view(), m_name);
}

Result<bool> FolderSink::share(const std::string& name, std::uint64_t size, int descriptor)
{
    const Result<bool> done = m_how == FolderCopy::Reflink ? reflink(name, descriptor)
        : m_how == FolderCopy::HardLink                    ? hardLink(name, descriptor)
                                                           : Result<bool>(false);
    if (done && *done) {
        m_name = name;
        m_written += size;
    }
    return done;
}

/// The two files share their blocks until one of them is changed (btrfs, XFS, and others).
Result<bool> FolderSink::reflink(const std::string& name, int descriptor)
{
    const Result<int> file = m_folder.newFile(name);
    if (!file) {
        return std::unexpected(file.error());
    }
    if (::ioctl(*file, FICLONE, descriptor) == 0) {
        m_file = *file;
        return true;
    }
    ::close(*file);
    ::unlink((m_folder.partPath() + '/' + name).c_str());
    return false;
}

Result<bool> FolderSink::hardLink(const std::string& name, int descriptor)
{
    const Result<std::string> place = m_folder.placeFor(name);
    if (!place) {
        return std::unexpected(place.error());
    }
    // Through the open file and not its name, which may by now be that of another file.
    const std::string source = "/proc/self/fd/" + std::to_string(descriptor);
    return ::linkat(AT_FDCWD, source.c_str(), AT_FDCWD, place->c_str(), AT_SYMLINK_FOLLOW) == 0;
}

Result<void> FolderSink::endFile(const FileSums& sums)
{
    if (sums.name == SumList::Sha256Name) {
        m_listDigest = sums.sha256;
    }
    if (m_file >= 0 && ::close(std::exchange(m_file, -1)) != 0) {
        return std::unexpected(writeError(errno, m_name));
    }
    return {};
}

Result<void> FolderSink::commit(bool)
{
    return m_folder.commit();
}

} // namespace vitrine
