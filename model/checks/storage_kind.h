// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace vitrine {

/// What a path lies on: "memory" (tmpfs), "temporary" (/tmp and the like), "overlay", "full"; else the name of its file
/// system, "disk" where that has no name of its own; empty when the system does not tell.
[[nodiscard]] std::string storageKind(const std::string& path);

} // namespace vitrine
