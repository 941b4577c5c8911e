// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_filter.h"

namespace vitrine::filterwords {

/// One word of the text that is typed, with the key before its colon where that is one.
struct Word {
    TensorFilter::Kind kind = TensorFilter::Kind::Name;
    std::string text;
};

[[nodiscard]] std::vector<Word> split(std::string_view text);
/// Reads what a word asks for: its shape, or its size.
[[nodiscard]] Result<TensorFilter::Term> term(const Word& word);
/// Compiles a pattern. How long one name may take is bounded, whatever the pattern.
[[nodiscard]] Result<QRegularExpression> pattern(const std::string& text);

} // namespace vitrine::filterwords
