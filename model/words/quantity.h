// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace vitrine {

class Message;

/// Sizes in SI units with three significant digits: "855 B", "23.9 kB", "16.1 GB".
[[nodiscard]] QString formatBytes(std::uint64_t bytes);
/// Numbers of parameters: "110 M", "8.03 B", "1.02 T"; in Chinese 亿 and 万.
[[nodiscard]] QString formatParameters(std::uint64_t parameters);
/// Grouped digits: "92,000".
[[nodiscard]] QString formatCount(std::uint64_t number);
/// "0.02 s", "1.4 s", "2 min 5 s".
[[nodiscard]] QString formatSeconds(double seconds);
/// "a, b and c" in the language shown.
[[nodiscard]] QString joinedList(const std::vector<Message>& items);

} // namespace vitrine
