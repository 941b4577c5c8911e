// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/packaging/package_options.h"

#include <string>
#include <unordered_set>

namespace vitrine {

/// Whether a file goes into the package, and why.
struct Choice {
    bool goesIn = false;
    Message reason;
    bool isWanted = false; ///< it would go in if it could be read
};

/// Decides file by file what a package of one unit holds.
class ContentChoice
{
public:
    ContentChoice(const ModelDirectory& directory, std::uint32_t unit, const PackageOptions& options);

    [[nodiscard]] Choice choose(FileIndex file) const;
    /// The file's name below the package's top folder.
    [[nodiscard]] std::string nameInPackage(FileIndex file) const;

private:
    [[nodiscard]] bool belongsToUnit(const FileEntry& file) const;
    [[nodiscard]] bool liesInUnit(const FileEntry& file) const;
    [[nodiscard]] Choice chooseReadable(FileIndex file, const std::string& name) const;
    [[nodiscard]] Choice byPurpose(const FileEntry& file) const;

    const ModelDirectory& m_directory;
    const Unit& m_unit;
    std::uint32_t m_unitIndex;
    const PackageOptions& m_options;
    std::unordered_set<FileIndex> m_repeated;
    std::unordered_set<FileIndex> m_weights;
};

} // namespace vitrine
