// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

namespace vitrine::facts {

// The texts of resources/facts that this library carries; see vitrine_embed_text.
extern const std::string_view FileRoles;
extern const std::string_view Processors;
extern const std::string_view Tokenizers;

/// The fields of a line of tab-separated facts.
[[nodiscard]] std::vector<std::string_view> fields(std::string_view line);

/// Calls `take` with the fields of each line that is neither empty nor a comment.
template <typename Take>
void eachLine(std::string_view text, Take take)
{
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (!line.empty() && line.front() != '#') {
            take(fields(line));
        }
    }
}

} // namespace vitrine::facts
