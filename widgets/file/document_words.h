// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <functional>

namespace vitrine {

/// What a value of a file says beside the tensors.
enum class ValueMark : std::uint8_t { None, Agrees, Differs };

/// Who explains the keys of a file. `place` is a JSON pointer ("/rope_scaling/factor").
struct DocumentWords {
    std::function<QString(const QString& file, const QString& place)> plainWords;
    std::function<ValueMark(const QString& file, const QString& place)> mark;
};

} // namespace vitrine
