// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/folder_sink.h"

#include "model/bytes/part_file.h"

#include <cerrno>
#include <utility>

#include <unistd.h>

namespace vitrine {

FolderSink::FolderSink(PartFolder folder)
    : m_folder(std::move(folder))
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

Result<void> FolderSink::endFile(const FileSums&)
{
    if (::close(std::exchange(m_file, -1)) != 0) {
        return std::unexpected(writeError(errno, m_name));
    }
    return {};
}

Result<void> FolderSink::commit(bool)
{
    return m_folder.commit();
}

} // namespace vitrine
