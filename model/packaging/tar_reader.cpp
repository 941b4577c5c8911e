// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/tar_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace vitrine {

namespace {

constexpr std::uint64_t Block = 512;
constexpr std::uint64_t LongestOverride = 1U << 20U;

using Header = std::array<char, Block>;

std::string_view field(const Header& header, std::size_t at, std::size_t width)
{
    const std::string_view all(header.data() + at, width);
    return all.substr(0, all.find('\0'));
}

/// Octal digits, or base-256 with the high bit set; nothing when it is neither, negative, or beyond 63 bits.
std::optional<std::uint64_t> number(const Header& header, std::size_t at, std::size_t width)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(header[at + i]); };
    std::uint64_t value = 0;
    if ((byte(0) & 0x80U) != 0) {
        for (std::size_t i = 0; i < width; ++i) {
            if (value >> 55U != 0) {
                return {};
            }
            value = value << 8U | (i == 0 ? byte(0) & 0x7FU : byte(i));
        }
        return value;
    }
    std::string_view digits = field(header, at, width);
    digits.remove_prefix(std::min(digits.find_first_not_of(' '), digits.size()));
    digits = digits.substr(0, digits.find(' '));
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), value, 8);
    return end.ptr == digits.data() + digits.size() ? std::optional(value) : std::nullopt;
}

bool checksumIsRight(const Header& header)
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < Block; ++i) {
        sum += i >= 148 && i < 156 ? std::uint64_t{' '} : static_cast<unsigned char>(header[i]);
    }
    return number(header, 148, 8) == sum;
}

std::string nameOf(const Header& header)
{
    const std::string_view prefix = field(header, 257, 6) == "ustar" ? field(header, 345, 155) : std::string_view();
    const std::string name(field(header, 0, 100));
    return prefix.empty() ? name : std::string(prefix) + '/' + name;
}

std::unexpected<Error> damaged(std::uint64_t offset)
{
    return failure(ErrorCode::Malformed,
        Message(QT_TRANSLATE_NOOP("model", "The archive is damaged or cut at byte %1."), {Message::Argument::count(offset)}), {}, offset);
}

} // namespace

Result<void> TarReader::readOverride(char type, std::uint64_t offset, std::uint64_t size)
{
    if (size > LongestOverride) {
        return damaged(offset);
    }
    auto text = m_tar->text(offset, size);
    if (!text) {
        return damaged(offset);
    }
    if (type == 'L') {
        m_override.name = text->substr(0, text->find('\0'));
        return {};
    }
    // pax: "<length> <key>=<value>\n", the length counting itself.
    for (std::string_view rest = *text; !rest.empty();) {
        std::size_t length = 0;
        const auto end = std::from_chars(rest.data(), rest.data() + rest.size(), length);
        const auto digits = static_cast<std::size_t>(end.ptr - rest.data());
        if (end.ec != std::errc() || length > rest.size() || length < digits + 3 || rest[digits] != ' ') {
            return damaged(offset);
        }
        const std::string_view record = rest.substr(digits + 1, length - digits - 2);
        const std::string_view key = record.substr(0, record.find('='));
        const std::string_view value = record.substr(std::min(key.size() + 1, record.size()));
        if (key == "path") {
            m_override.name = value;
        } else if (key == "size") {
            std::uint64_t stated = 0;
            std::from_chars(value.data(), value.data() + value.size(), stated);
            m_override.size = stated;
        }
        rest.remove_prefix(length);
    }
    return {};
}

Result<std::optional<TarMember>> TarReader::next()
{
    while (true) {
        Header header{};
        std::size_t got = 0;
        while (got < Block) {
            const auto count = m_tar->read(m_at + got, std::as_writable_bytes(std::span(header)).subspan(got));
            if (!count) {
                return std::unexpected(count.error());
            }
            if (*count == 0) {
                break;
            }
            got += *count;
        }
        if (got == 0 || std::ranges::all_of(header, [](char byte) { return byte == 0; })) {
            m_hasEnd = got > 0;
            return std::nullopt;
        }
        const auto size = number(header, 124, 12);
        if (got < Block || !checksumIsRight(header) || !size) {
            return damaged(m_at);
        }
        const char type = header[156];
        const std::uint64_t data = m_at + Block;
        const bool isOverride = type == 'x' || type == 'L';
        const std::uint64_t real = isOverride ? *size : m_override.size.value_or(*size);
        if (real > (1ULL << 62U) - data) {
            return damaged(m_at);
        }
        m_at = data + (real + Block - 1) / Block * Block;
        if (isOverride) {
            if (auto read = readOverride(type, data, real); !read) {
                return std::unexpected(read.error());
            }
            continue;
        }
        TarMember member{m_override.name.value_or(nameOf(header)), real, data, type};
        m_override = {};
        if (type == 'g' || type == 'K') {
            continue;
        }
        return member;
    }
}

} // namespace vitrine
