// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace vitrine::test {

/// Damages a file in one to four places, each time the same for the same number: what every build tries, where a fuzzer
/// tries for hours. Bytes are flipped, numbers replaced by those that break arithmetic, pieces cut out, doubled or moved.
class Mutations
{
public:
    explicit Mutations(std::uint64_t seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] std::string of(std::string bytes)
    {
        const std::uint64_t count = 1 + m_random() % 4;
        for (std::uint64_t i = 0; i < count && !bytes.empty(); ++i) {
            damage(bytes);
        }
        return bytes;
    }

private:
    std::size_t below(std::size_t end) { return static_cast<std::size_t>(m_random() % end); }

    void damage(std::string& bytes)
    {
        const std::size_t at = below(bytes.size());
        const std::size_t length = std::min<std::size_t>(1 + below(24), bytes.size() - at);
        switch (m_random() % 6) {
        case 0:
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << (m_random() % 8)));
            break;
        case 1:
            bytes[at] = static_cast<char>(m_random());
            break;
        case 2:
            putNumber(bytes, at);
            break;
        case 3:
            bytes.erase(at, length);
            break;
        case 4:
            bytes.insert(at, bytes.substr(at, length));
            break;
        default:
            bytes.resize(m_random() % 4 == 0 ? at : bytes.size());
            break;
        }
    }

    void putNumber(std::string& bytes, std::size_t at)
    {
        static constexpr std::uint64_t numbers[] = {0, 1, 2, 31, 32, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x100000000,
            0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFE0, 0x4000000000000000, 0x2000000000000000};
        std::uint64_t number = numbers[below(std::size(numbers))];
        const std::size_t width = m_random() % 2 == 0 ? 4 : 8;
        for (std::size_t i = 0; i < width && at + i < bytes.size(); ++i, number >>= 8U) {
            bytes[at + i] = static_cast<char>(number & 0xFFU);
        }
    }

    std::mt19937_64 m_random;
};

} // namespace vitrine::test
