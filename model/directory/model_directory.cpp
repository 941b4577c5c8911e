// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/model_directory.h"

#include <algorithm>

namespace vitrine {

const FileEntry* ModelDirectory::file(std::string_view wanted) const
{
    const auto found = std::ranges::find(files, wanted, &FileEntry::path);
    return found == files.end() ? nullptr : &*found;
}

std::string ModelDirectory::absolute(const FileEntry& entry) const
{
    return isSingleFile ? path : path + '/' + entry.path;
}

} // namespace vitrine
