// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace vitrine {

/// Whether a name could lead out of the folder that a package is unpacked into: absolute, empty, or with a part that is
/// empty, "." or "..".
[[nodiscard]] bool leadsOut(std::string_view name);

} // namespace vitrine
