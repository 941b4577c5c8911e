// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

/// The texts of the practice folder. They say that it is for practice; the faults in them are on purpose.
namespace vitrine::practice {

/// With a home path in `_name_or_path`: a fault on purpose.
[[nodiscard]] std::string config();
[[nodiscard]] std::string generationConfig();
[[nodiscard]] std::string tokenizer();
[[nodiscard]] std::string tokenizerConfig();
/// Without a licence: a fault on purpose.
[[nodiscard]] std::string card();
[[nodiscard]] std::string trainerState();

} // namespace vitrine::practice
