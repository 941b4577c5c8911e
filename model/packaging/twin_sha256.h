// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace vitrine {

/// Two SHA-256 sums, mostly over one flow of bytes: that of an archive as a whole, and that of the file in it that is being
/// written. In a tar a file begins at a multiple of a block of the hash, so that both sums see the same blocks: on a
/// processor with instructions for SHA they are computed in one go, which takes no longer than one of them alone
/// (the instructions wait for each other and leave half of their unit idle). Elsewhere both go through the system's library.
class TwinSha256
{
public:
    enum class Scope : std::uint8_t {
        Inner, ///< of the file only
        Outer, ///< of the archive only: headers and padding
        Both,
    };

    TwinSha256();
    ~TwinSha256();
    TwinSha256(TwinSha256&&) noexcept;
    TwinSha256& operator=(TwinSha256&&) noexcept;

    void add(std::span<const std::byte> bytes, Scope scope);
    /// Other bytes for each: of a compressed archive both sums go their own ways, and are still computed in one go, as far
    /// as the shorter reaches.
    void addApart(std::span<const std::byte> inner, std::span<const std::byte> outer);
    /// 64 lower-case hexadecimal digits; that sum begins anew, the other one goes on.
    [[nodiscard]] std::string finishInner();
    [[nodiscard]] std::string finishOuter();

    /// Whether the processor has the instructions.
    [[nodiscard]] static bool isFast();

private:
    class Sums;
    class FastSums;
    class LibrarySums;
    std::unique_ptr<Sums> m_sums;
};

} // namespace vitrine
