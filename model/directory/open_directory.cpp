// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"

namespace vitrine {

Result<std::shared_ptr<const ModelDirectory>> openDirectory(const std::string& path, const OpenOptions&)
{
    auto directory = std::make_shared<ModelDirectory>();
    directory->path = path;
    directory->units.emplace_back();
    directory->tensors = std::make_shared<TensorStore>();
    return directory;
}

} // namespace vitrine
