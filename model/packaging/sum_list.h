// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace vitrine {

/// The text that `sha256sum -c` and `xxhsum -c` read: "<hex>  <name>" a line, a name with a line break or a backslash
/// escaped as GNU coreutils do (a backslash in front of the line).
class SumList
{
public:
    static constexpr std::string_view Sha256Name = "SHA256SUMS";
    static constexpr std::string_view Xxh128Name = "XXH128SUMS";
    static constexpr std::size_t Sha256Digits = 64;
    static constexpr std::size_t LongestBytes = 256U << 20U;

    /// Lines that are none are passed over.
    [[nodiscard]] static SumList parse(std::string_view text);

    void add(const std::string& name, std::string sum) { m_sums[name] = std::move(sum); }
    /// Sorted bytewise by name.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] const std::map<std::string, std::string>& sums() const { return m_sums; }

private:
    std::map<std::string, std::string> m_sums;
};

} // namespace vitrine
