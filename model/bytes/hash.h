// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace vitrine {

/// SHA-256 by the system's library, which uses the processor's instructions.
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256(Sha256&&) noexcept;
    Sha256& operator=(Sha256&&) noexcept;

    void add(std::span<const std::byte> bytes);
    /// 64 lower-case hexadecimal digits; the object begins anew.
    [[nodiscard]] std::string finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// XXH3 of 128 bits: not against attackers, but fast enough to read a disk at its own speed.
class Xxh3
{
public:
    Xxh3();
    ~Xxh3();
    Xxh3(Xxh3&&) noexcept;
    Xxh3& operator=(Xxh3&&) noexcept;

    void add(std::span<const std::byte> bytes);
    /// 32 lower-case hexadecimal digits, as `xxhsum -H2` prints them; the object begins anew.
    [[nodiscard]] std::string finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace vitrine
