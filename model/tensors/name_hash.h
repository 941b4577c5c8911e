// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace vitrine {

/// 64 bits of a tensor's name, never 0. The same within one run of the program and no other: nobody can make a file
/// whose names all fall into one place of a table.
[[nodiscard]] std::uint64_t nameHash(std::string_view name);

} // namespace vitrine
