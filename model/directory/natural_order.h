// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <string_view>

namespace vitrine {

/// Orders paths as people count: "part-2" before "part-10", and the files of a folder together ('/' before all else).
/// Total over different byte strings: what counts alike ("01" and "1") is ordered by its bytes.
[[nodiscard]] std::strong_ordering naturalOrder(std::string_view a, std::string_view b);

[[nodiscard]] inline bool naturalLess(std::string_view a, std::string_view b)
{
    return naturalOrder(a, b) < 0;
}

} // namespace vitrine
