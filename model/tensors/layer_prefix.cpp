// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/layer_prefix.h"

#include "model/tensors/natural_compare.h"

#include <algorithm>
#include <charconv>

namespace vitrine {

std::string_view layerPrefix(std::string_view name, std::uint32_t layer)
{
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t begin = wordsEnd(name, at);
        const std::size_t end = digitsEnd(name, begin);
        std::uint32_t value = 0;
        if (std::from_chars(name.data() + begin, name.data() + end, value).ec == std::errc{} && value == layer) {
            // With the word that counts the layers, so that no other number is meant.
            const std::size_t dot = begin > 1 ? name.find_last_of("./", begin - 2) : std::string_view::npos;
            const std::size_t first = dot == std::string_view::npos ? 0 : dot + 1;
            return name.substr(first, std::min(end + 1, name.size()) - first);
        }
        at = std::max(end, at + 1);
    }
    return name;
}

} // namespace vitrine
