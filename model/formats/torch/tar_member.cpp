// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/tar_member.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace vitrine {

namespace {

constexpr std::uint64_t Block = 512;

std::string_view field(std::string_view header, std::size_t at, std::size_t size)
{
    const std::string_view whole = header.substr(at, size);
    return whole.substr(0, std::min(whole.find('\0'), whole.size()));
}

std::optional<std::uint64_t> sizeOf(std::string_view header)
{
    constexpr std::size_t At = 124;
    constexpr std::size_t Bytes = 12;
    std::uint64_t size = 0;
    // The high bit marks a size in base 256; a negative one is nonsense here.
    if ((static_cast<unsigned char>(header[At]) & 0x80U) != 0) {
        for (std::size_t at = At + 1; at < At + Bytes; ++at) {
            if (size >> 55U != 0) {
                return {};
            }
            size = (size << 8U) | static_cast<unsigned char>(header[at]);
        }
        return size;
    }
    for (const char c : field(header, At, Bytes)) {
        if (c == ' ') {
            continue;
        }
        if (c < '0' || c > '7' || size >> 60U != 0) {
            return {};
        }
        size = size * 8 + static_cast<std::uint64_t>(c - '0');
    }
    return size;
}

} // namespace

std::vector<TarMember> tarMembers(const ByteSource& source, std::size_t most)
{
    std::vector<TarMember> members;
    std::uint64_t at = 0;
    for (std::size_t headers = 0; headers < 2 * most && members.size() < most && at + Block <= source.size(); ++headers) {
        const auto header = source.text(at, Block);
        const auto size = header ? sizeOf(*header) : std::nullopt;
        if (!size || (*header)[0] == '\0') {
            break;
        }
        const char type = (*header)[156];
        const std::uint64_t data = at + Block;
        const std::uint64_t there = std::min(*size, source.size() - data);
        if (type == '0' || type == '\0') {
            std::string name(field(*header, 0, 100));
            if (const std::string_view prefix = field(*header, 345, 155); !prefix.empty() && header->substr(257, 5) == "ustar") {
                name = std::string(prefix) + '/' + name;
            }
            members.push_back({std::move(name), data, there, there < *size});
        }
        if (there < *size) {
            break;
        }
        at = data + (*size + Block - 1) / Block * Block;
    }
    return members;
}

} // namespace vitrine
