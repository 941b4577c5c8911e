// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/gguf_split.h"

#include "model/formats/gguf/byte_parts.h"

#include <charconv>

namespace vitrine {

namespace {

std::optional<std::uint32_t> fiveDigits(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<GgufPartName> ggufPartName(std::string_view path)
{
    constexpr std::string_view suffix = ".gguf", of = "-of-";
    constexpr std::size_t digits = 5, tail = 1 + digits + of.size() + digits;
    if (!path.ends_with(suffix) || path.size() <= suffix.size() + tail) {
        return {};
    }
    path.remove_suffix(suffix.size());
    const std::string_view numbers = path.substr(path.size() - tail);
    if (numbers.front() != '-' || numbers.substr(1 + digits, of.size()) != of) {
        return {};
    }
    const auto number = fiveDigits(numbers.substr(1, digits));
    const auto count = fiveDigits(numbers.substr(1 + digits + of.size()));
    if (!number || !count || *number == 0 || *number > *count) {
        return {};
    }
    return GgufPartName{std::string(path.substr(0, path.size() - tail)), *number, *count};
}

std::string ggufPartPath(std::string_view stem, std::uint32_t number, std::uint32_t count)
{
    const auto padded = [](std::uint32_t value) {
        std::string text = std::to_string(value);
        return text.insert(0, text.size() < 5 ? 5 - text.size() : 0, '0');
    };
    return std::string(stem) + '-' + padded(number) + "-of-" + padded(count) + ".gguf";
}

std::optional<std::string> ggufBytePartOf(std::string_view path)
{
    auto part = bytePartOf(path);
    return part ? std::optional(std::move(part->whole)) : std::nullopt;
}

} // namespace vitrine
