// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/model_directory.h"

#include "model/directory/natural_order.h"

#include <algorithm>

namespace vitrine {

namespace {

void appendRows(const ModelDirectory& directory, std::span<const FileIndex> files, std::vector<std::uint32_t>& rows)
{
    for (const FileIndex index : files) {
        const FileEntry& file = directory.files[index];
        for (std::uint32_t row = file.firstTensor; row < file.firstTensor + file.tensorCount; ++row) {
            rows.push_back(row);
        }
    }
}

} // namespace

const FileEntry* ModelDirectory::file(std::string_view wanted) const
{
    const auto found = std::ranges::lower_bound(files, wanted, naturalLess, &FileEntry::path);
    return found == files.end() || found->path != wanted ? nullptr : &*found;
}

std::string ModelDirectory::absolute(const FileEntry& entry) const
{
    return isSingleFile ? path : path + '/' + entry.path;
}

std::vector<std::uint32_t> rowsOfUnit(const ModelDirectory& directory, std::size_t unit)
{
    std::vector<std::uint32_t> rows;
    const Unit& shown = directory.units[unit];
    appendRows(directory, shown.weights, rows);
    appendRows(directory, shown.repeated, rows);
    for (const std::uint32_t component : shown.components) {
        appendRows(directory, directory.units[component].weights, rows);
    }
    if (rows.empty()) {
        appendRows(directory, shown.files, rows);
    }
    std::ranges::sort(rows);
    rows.erase(std::ranges::unique(rows).begin(), rows.end());
    return rows;
}

} // namespace vitrine
