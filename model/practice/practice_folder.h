// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"

#include <string>

namespace vitrine {

/// Writes the practice folder below `parent`, which must exist, and returns its path: a tiny Llama in two shards with
/// index, config, tokenizer and card, a checkpoint with its optimizer state, and two faults on purpose: no licence, and
/// a home path in the config. CannotWrite when that fails.
[[nodiscard]] Result<std::string> writePracticeFolder(const std::string& parent);

} // namespace vitrine
