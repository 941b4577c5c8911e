// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check_context.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Problems of the whole directory (not of one file's reader) that concern a file of this unit and whose code begins with
/// one of `codes`; as evidence, with the code as its place.
[[nodiscard]] std::vector<Evidence>
directoryFindings(const CheckContext& context, std::initializer_list<std::string_view> codes);

/// Whether an index names shards of a form that a loader does not look for, because the weights are here in one that it
/// takes first: a download of one form leaves the index of the other behind.
[[nodiscard]] bool isLeftBehind(const CheckContext& context, const ShardSet& set);

/// Why the parts of a split GGUF model are no set that llama.cpp would take, although none is missing: parts under each
/// other's names, counts that disagree, parts that are no GGUF, a file that was cut by bytes or joined with cat.
[[nodiscard]] std::vector<Evidence> splitFaults(const CheckContext& context);

} // namespace vitrine
