// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_scope.h"

#include <algorithm>

namespace vitrine {

namespace {

void addWithTensors(const ModelDirectory& directory, const std::vector<FileIndex>& files, std::vector<FileIndex>& to)
{
    for (const FileIndex file : files) {
        if (file < directory.files.size() && directory.files[file].tensorCount > 0) {
            to.push_back(file);
        }
    }
}

bool isInside(const Unit& unit, const Unit& whole)
{
    return whole.path.empty()
        || (unit.path.size() > whole.path.size() && unit.path.starts_with(whole.path)
            && unit.path[whole.path.size()] == '/');
}

std::vector<FileIndex> filesOfUnit(const ModelDirectory& directory, std::uint32_t unit)
{
    std::vector<FileIndex> files;
    const Unit& shown = directory.units[unit];
    addWithTensors(directory, shown.files, files);
    if (files.empty() || shown.verdict.kind == VerdictKind::Pipeline) {
        for (std::uint32_t other = 0; other < directory.units.size(); ++other) {
            if (other != unit && isInside(directory.units[other], shown)) {
                addWithTensors(directory, directory.units[other].files, files);
            }
        }
    }
    std::ranges::sort(files);
    files.erase(std::ranges::unique(files).begin(), files.end());
    return files;
}

} // namespace

TensorScope tensorScope(const ModelDirectory& directory, std::uint32_t unit, const SelectionState& state)
{
    TensorScope scope;
    if (!state.scope.isEmpty() && !state.files.empty()) {
        scope.label = state.scope;
        addWithTensors(directory, state.files, scope.files);
        scope.nothing = scope.files.empty();
        return scope;
    }
    if (unit < directory.units.size()) {
        scope.files = filesOfUnit(directory, unit);
        scope.nothing = scope.files.empty();
    }
    const auto holders
        = std::ranges::count_if(directory.files, [](const FileEntry& file) { return file.tensorCount > 0; });
    if (scope.files.size() == static_cast<std::size_t>(holders)) {
        scope.files.clear();
    }
    return scope;
}

} // namespace vitrine
