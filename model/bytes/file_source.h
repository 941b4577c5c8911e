// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <string>

namespace vitrine {

/// A regular file, opened for reading only. Devices, pipes and sockets are refused: reading them may never end.
class FileSource final : public ByteSource
{
public:
    /// `path` in the bytes of the file system. NotFound, NoPermission, NotAFile or Unreadable when it fails.
    [[nodiscard]] static Result<std::unique_ptr<FileSource>> open(const std::string& path);
    ~FileSource() override;

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override;
    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    FileSource(int descriptor, std::uint64_t size, std::string path);

    int m_descriptor;
    std::uint64_t m_size;
    std::string m_path;
};

/// The system's reason as an Error, in words, for `errno` after an operation on `path`.
[[nodiscard]] Error systemError(int number, const std::string& path);

} // namespace vitrine
