// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_contents.h"

#include <string>

namespace vitrine {

/// A package as a folder of the same names and sizes in which only that is filled in which opening a model looks at.
/// It lies in the folder for temporary files and goes away with this object.
class PackageOutline
{
public:
    [[nodiscard]] static Result<PackageOutline> make(const std::string& package, const std::stop_token& stop);
    ~PackageOutline();
    PackageOutline(PackageOutline&& other) noexcept;
    PackageOutline& operator=(PackageOutline&&) = delete;

    [[nodiscard]] const std::string& folder() const { return m_folder; }

private:
    explicit PackageOutline(std::string parent)
        : m_parent(std::move(parent))
    {
    }
    [[nodiscard]] Result<void> take(const PackedFile& file, const std::stop_token& stop);

    std::string m_parent;
    std::string m_folder;
    std::uint64_t m_copied = 0; ///< bytes of whole copies
    std::uint64_t m_files = 0;
};

} // namespace vitrine
