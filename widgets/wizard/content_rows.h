// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"

#include <string>
#include <vector>

namespace vitrine {

/// One row of what goes in or stays out: a file, the shards of a set, a folder of many files, a part that is missing.
struct ContentRow {
    enum class Kind : std::uint8_t { File, Shards, Folder, Added, Missing };
    Kind kind = Kind::File;
    std::string name; ///< a path below the unit's folder; of Missing empty
    Message title; ///< of Missing: the part
    Role role = Role::Other;
    Need need = Need::NotNeeded;
    Message reason;
    std::vector<std::string> patterns; ///< that name exactly its files; empty: cannot be changed
    std::uint64_t size = 0;
    std::uint64_t files = 0;
};

/// Both lists of the contents page, in the order in which they are shown.
struct ContentRows {
    std::vector<ContentRow> inside; ///< by need, then by name
    std::vector<ContentRow> outside; ///< what saves most first
    bool isByFolder = false; ///< too many files: one row stands for a folder
};

/// A pattern from the top of the package that matches this path and no other.
[[nodiscard]] std::string exactPattern(const std::string& path);

/// Puts a plan into rows. Pure; meant for a background thread, because a folder may hold 100,000 files.
[[nodiscard]] ContentRows contentRows(const ModelDirectory& directory, const PackagePlan& plan);

} // namespace vitrine
