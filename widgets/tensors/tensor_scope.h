// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/selection/selection.h"

#include <QString>

#include <vector>

namespace vitrine {

/// Which files' tensors are to be shown, by what is selected.
struct TensorScope {
    std::vector<FileIndex> files; ///< empty and not `nothing`: all
    bool nothing = false; ///< what is selected holds no tensors
    QString label; ///< why the table is narrowed; empty: it is not
    bool operator==(const TensorScope&) const = default;
};

/// The files of the selection, where it narrows; else those of the unit, and of units inside it where it has none
/// itself or is put together from them.
[[nodiscard]] TensorScope tensorScope(const ModelDirectory& directory, std::uint32_t unit, const SelectionState& state);

} // namespace vitrine
