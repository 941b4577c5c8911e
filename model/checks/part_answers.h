// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check_context.h"

namespace vitrine {

// What the checks of the single parts ask and say alike.

/// What the directory says of a part of the unit; null where it has none such.
[[nodiscard]] const PartStatus* part(const CheckContext& context, Part wanted);
/// The remedy for a side file that is missing or damaged.
[[nodiscard]] Message fetchAgain();
/// Whether the file that carries config and tokenizer of a GGUF model was read: the first part of a split one.
[[nodiscard]] bool isFirstPartRead(const CheckContext& context);
[[nodiscard]] Message firstPartNotRead();

} // namespace vitrine
