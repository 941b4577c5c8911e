// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/documents/json_document.h"

#include <string>
#include <string_view>

namespace vitrine {

/// JSON pointer of a value (RFC 6901): "/rope_scaling/factor"; empty for the root.
[[nodiscard]] std::string jsonPointer(const JsonDocument& document, JsonDocument::Node node);
/// The value that a pointer leads to; a single name without a slash is looked for in the root. Nothing where it leads
/// nowhere.
[[nodiscard]] JsonDocument::Node jsonNode(const JsonDocument& document, std::string_view pointer);
/// The next value behind `after` whose name or text holds `wanted`, whatever the case; from the beginning again after
/// the end. Nothing where there is none. `after` = Nothing: from the beginning.
[[nodiscard]] JsonDocument::Node findInJson(
    const JsonDocument& document, std::string_view wanted, JsonDocument::Node after, bool backwards,
    const std::stop_token& stop);
/// A value in one line: scalars as JSON, short lists whole, the rest by the number of what is in it; at most `limit`
/// letters.
[[nodiscard]] std::string jsonSummary(const JsonDocument& document, JsonDocument::Node node, std::size_t limit);

} // namespace vitrine
