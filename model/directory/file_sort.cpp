// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/file_sort.h"

#include "model/directory/natural_order.h"
#include "model/tensors/number_sort.h"

#include <numeric>

namespace vitrine {

bool sortByPath(std::vector<FileEntry>& files, const std::stop_token& stop)
{
    // Numbers are sorted and not entries, which are large.
    Rows order(files.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto less = [&](std::uint32_t a, std::uint32_t b) { return naturalLess(files[a].path, files[b].path); };
    if (!sortByComparison(order, less, stop)) {
        return false;
    }
    std::vector<FileEntry> sorted;
    sorted.reserve(files.size());
    for (const std::uint32_t file : order) {
        sorted.push_back(std::move(files[file]));
    }
    files = std::move(sorted);
    return true;
}

} // namespace vitrine
