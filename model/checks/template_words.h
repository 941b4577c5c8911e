// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A word of a chat template that has no business in one.
struct TemplateWord {
    std::string text;
    std::uint64_t offset = 0; ///< in bytes
};

/// Looks in the expressions and statements of a Jinja template, not in its text, for what leads out of the language:
/// attributes with double underscores, names of Python's interpreter, includes, calls of the system.
[[nodiscard]] std::vector<TemplateWord> suspiciousWords(std::string_view text);

} // namespace vitrine
