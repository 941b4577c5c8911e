// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace vitrine {

/// A folder that is filled beside its place, as `.<name>.part`, and takes the place at once when everything is right.
/// The same promises as PartFile; here nothing that is there already is ever replaced.
class PartFolder
{
public:
    /// Clears what a killed process left. CannotWrite when `path` is there already or another process writes there.
    [[nodiscard]] static Result<PartFolder> create(const std::string& path);
    ~PartFolder();
    PartFolder(PartFolder&& other) noexcept;
    PartFolder& operator=(PartFolder&&) = delete;

    /// A new, empty file below the folder, opened for writing; folders on its way are made.
    [[nodiscard]] Result<int> newFile(const std::string& relative) const;
    /// Gives a finished file its name.
    [[nodiscard]] Result<void> rename(const std::string& from, const std::string& to) const;
    /// Everything to the disk, then the folder to its place.
    [[nodiscard]] Result<void> commit();

    [[nodiscard]] const std::string& partPath() const { return m_part; }
    /// Where the folder for `path` is filled.
    [[nodiscard]] static std::string partPathFor(const std::string& path);
    /// Makes the folders on the way to a name below the folder; gives the whole path.
    [[nodiscard]] Result<std::string> placeFor(const std::string& relative) const;

private:
    PartFolder(int lock, std::string path, std::string part);

    int m_lock;
    std::string m_path;
    std::string m_part;
};

/// All bytes to a descriptor; the error names `path`.
[[nodiscard]] Result<void> writeAll(int descriptor, std::span<const std::byte> bytes, const std::string& path);

} // namespace vitrine
