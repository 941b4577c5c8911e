// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/shard_numbering.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace vitrine {

namespace {

using namespace std::string_view_literals;

constexpr auto WeightSuffixes = std::to_array<std::string_view>(
    {".safetensors"sv, ".bin"sv, ".pt"sv, ".pth"sv, ".ckpt"sv, ".h5"sv, ".msgpack"sv, ".npz"sv, ".ot"sv});
constexpr std::size_t MostDigits = 6;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool endsAsWeights(std::string_view text)
{
    return std::ranges::any_of(WeightSuffixes, [&](std::string_view suffix) { return text.ends_with(suffix); });
}

std::uint32_t number(std::string_view digits)
{
    std::uint32_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

} // namespace

std::optional<ShardNumbering> shardNumbering(std::string_view path)
{
    constexpr std::string_view of = "-of-";
    const std::size_t at = path.rfind(of);
    if (at == std::string_view::npos || path.find('/', at) != std::string_view::npos) {
        return {};
    }
    std::size_t begin = at;
    while (begin > 0 && isDigit(path[begin - 1]) && at - begin < MostDigits) {
        --begin;
    }
    std::size_t end = at + of.size();
    while (end < path.size() && isDigit(path[end]) && end - at - of.size() < MostDigits) {
        ++end;
    }
    const std::string_view digits = path.substr(begin, at - begin);
    const std::string_view total = path.substr(at + of.size(), end - at - of.size());
    const bool separated = begin > 1 && (path[begin - 1] == '-' || path[begin - 1] == '_' || path[begin - 1] == '.');
    if (digits.empty() || total.empty() || !separated) {
        return {};
    }
    const ShardNumbering numbering{path.substr(0, begin - 1), path.substr(end), total, number(digits), number(total)};
    const bool weights = numbering.suffix.empty() ? endsAsWeights(numbering.stem) : numbering.suffix.front() == '.' && endsAsWeights(numbering.suffix);
    return weights && numbering.count > 0 ? std::optional(numbering) : std::nullopt;
}

} // namespace vitrine
