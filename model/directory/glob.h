// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Whether a name of one component matches: `*` any bytes, `?` one byte, `[a-z0]` one of a set. Bounded in time by the
/// product of both lengths.
[[nodiscard]] bool globMatches(std::string_view pattern, std::string_view name);

/// Whether a whole path matches, component by component; `**` stands for any number of components.
[[nodiscard]] bool globMatchesPath(std::string_view pattern, std::string_view path);

/// A pattern that matches this path and no other.
[[nodiscard]] std::string exactGlob(std::string_view path);

} // namespace vitrine
