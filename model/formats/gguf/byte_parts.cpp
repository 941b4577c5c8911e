// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/byte_parts.h"

#include <charconv>

namespace vitrine {

namespace {

constexpr std::string_view Suffix = ".gguf";

std::optional<std::uint32_t> wholeNumber(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// What follows ".gguf" in the name: ".part1of2", "-split-a", ".00001".
std::optional<BytePart> pieceOf(std::string_view tail)
{
    if (constexpr std::string_view split = "-split-"; tail.starts_with(split) && tail.size() == split.size() + 1) {
        const char letter = tail.back();
        return letter >= 'a' && letter <= 'z' ? std::optional(BytePart{{}, static_cast<std::uint32_t>(letter - 'a' + 1), 0}) : std::nullopt;
    }
    if (constexpr std::string_view part = ".part"; tail.starts_with(part)) {
        tail.remove_prefix(part.size());
        const std::size_t of = tail.find("of");
        const auto number = wholeNumber(tail.substr(0, of));
        if (of == std::string_view::npos || !number) {
            return number ? std::optional(BytePart{{}, *number, 0}) : std::nullopt;
        }
        const auto count = wholeNumber(tail.substr(of + 2));
        return count && *number > 0 && *number <= *count ? std::optional(BytePart{{}, *number, *count}) : std::nullopt;
    }
    if (tail.starts_with('.') && tail.size() >= 3 && tail.size() <= 6) {
        const auto number = wholeNumber(tail.substr(1));
        return number ? std::optional(BytePart{{}, *number, 0}) : std::nullopt;
    }
    return {};
}

} // namespace

std::optional<BytePart> bytePartOf(std::string_view path)
{
    const std::size_t at = path.rfind(Suffix);
    if (at == std::string_view::npos || at + Suffix.size() == path.size()) {
        return {};
    }
    std::optional<BytePart> part = pieceOf(path.substr(at + Suffix.size()));
    if (part) {
        part->whole = path.substr(0, at + Suffix.size());
    }
    return part;
}

} // namespace vitrine
