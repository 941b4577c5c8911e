// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace vitrine {

/// A file that is written beside its place, as `<path>.part`, and takes the place at once when everything is right.
/// Until commit() the target is as it was; an object that goes away without it leaves nothing. What a killed process
/// left is cleared by the next one that writes to the same place.
class PartFile
{
public:
    /// CannotWrite, NoPermission or NoSpace when it cannot be made; CannotWrite also while another process writes there.
    [[nodiscard]] static Result<PartFile> create(const std::string& path);
    ~PartFile();
    PartFile(PartFile&& other) noexcept;
    PartFile& operator=(PartFile&&) = delete;

    [[nodiscard]] Result<void> write(std::span<const std::byte> bytes);
    [[nodiscard]] Result<void> seek(std::uint64_t offset);
    /// To the disk, so that a later fault of the machine does not lose it.
    [[nodiscard]] Result<void> sync();
    /// Renames to the target. Without `replace`, a target that is there already is CannotWrite and stays.
    [[nodiscard]] Result<void> commit(bool replace);

    [[nodiscard]] const std::string& partPath() const { return m_part; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    PartFile(int descriptor, std::string path, std::string part);

    int m_descriptor;
    std::string m_path;
    std::string m_part;
};

/// The system's reason why `path` could not be written, in words.
[[nodiscard]] Error writeError(int number, const std::string& path);
/// Makes a rename in the folder of `path` last.
void syncFolderOf(const std::string& path);

} // namespace vitrine
