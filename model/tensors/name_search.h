// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/row_set.h"
#include "model/tensors/tensor_store.h"

#include <stop_token>
#include <string>
#include <string_view>

namespace vitrine {

/// Finds a piece of text in names, whatever the case of its Latin letters. All names lie one after the other and are
/// gone through at once, 16 bytes at a time: a million names of 50 letters take some ten milliseconds.
class NameSearch
{
public:
    static constexpr std::size_t Nowhere = std::string_view::npos;

    explicit NameSearch(std::string_view text);

    /// Where the text begins in `bytes` at or after `from`, or Nowhere.
    [[nodiscard]] std::size_t find(std::string_view bytes, std::size_t from = 0) const;
    [[nodiscard]] std::size_t length() const { return m_text.size(); }
    /// The rows of `store` whose name holds the text; incomplete when it was stopped.
    [[nodiscard]] RowSet rows(const TensorStore& store, const std::stop_token& stop) const;

private:
    [[nodiscard]] bool matches(const char* at) const;

    std::string m_text; ///< in small letters
    std::size_t m_second = 0; ///< place of the letter that is looked at besides the first
};

} // namespace vitrine
