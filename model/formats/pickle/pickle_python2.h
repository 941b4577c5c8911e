// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <utility>

namespace vitrine {

/// What Python 3 looks up for a name of Python 2 in a pickle of protocol 0 to 2 (Lib/_compat_pickle.py, Python 3.13):
/// ("__builtin__", "xrange") gives ("builtins", "range"). Names that did not change come back as they are.
[[nodiscard]] std::pair<std::string_view, std::string_view> python3Name(std::string_view module, std::string_view name);

} // namespace vitrine
