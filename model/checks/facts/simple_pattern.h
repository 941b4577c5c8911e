// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace vitrine {

/// Whether a name holds what a simple regular expression asks for, as loaders keep them for names to be ignored: ^, \.
/// \d+ and .* are understood, all else is taken as it stands; without ^ it may stand anywhere.
[[nodiscard]] bool matchesSimplePattern(std::string_view name, std::string_view pattern);

} // namespace vitrine
