// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/role_rules.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine {

/// Parses a whole JSON text. A discarded value when it is no JSON, or nested deeper than `nesting`. NaN, Infinity and
/// -Infinity, which Python's json writes and reads, become null: mamba2 has them in its config.
[[nodiscard]] nlohmann::json parsedJson(std::string_view text, std::uint32_t nesting);

/// What a JSON file is by the keys that it holds, where its name does not say.
[[nodiscard]] std::optional<NamedRole> roleOfJson(const nlohmann::json& json);

/// A string of an object, or an empty text when it is absent or something else.
[[nodiscard]] std::string_view stringAt(const nlohmann::json& json, const char* key);
/// The first string of an array, or an empty text.
[[nodiscard]] std::string_view firstStringAt(const nlohmann::json& json, const char* key);
/// A whole number that is not negative.
[[nodiscard]] std::optional<std::uint64_t> countAt(const nlohmann::json& json, const char* key);

} // namespace vitrine
