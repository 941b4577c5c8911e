// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/tensors/row_set.h"
#include "model/tensors/tensor_store.h"

#include <QRegularExpression>

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What is typed over the tensor table, understood. Words with blanks between them must all be met:
///
///     layers.31             found anywhere in the name, in any case; "in quotes" with its blanks
///     regex:^model\..*norm  a pattern (PCRE), up to the end of the text
///     dtype:F8              type begins with, in any case
///     shape:64              one extent is 64; shape:64x128 or shape:[64,128] all of them
///     file:00031            found in the path of the file
///     bytes:>1MB            size; also >=, <, <=, = and kB, MB, GB, TB
class TensorFilter
{
public:
    enum class Kind : std::uint8_t { Name, Pattern, Dtype, Shape, File, Bytes };
    enum class Comparison : std::uint8_t { Equal, Less, LessOrEqual, Greater, GreaterOrEqual };

    struct Term {
        Kind kind = Kind::Name;
        std::string text{};
        std::vector<std::uint64_t> shape{}; ///< one extent, or all
        Comparison comparison = Comparison::Equal;
        std::uint64_t bytes = 0;
        bool operator==(const Term&) const = default;
    };

    /// Malformed with a message for a person where the pattern, a shape or a size cannot be read.
    [[nodiscard]] static Result<TensorFilter> parse(std::string_view text);

    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    [[nodiscard]] std::span<const Term> terms() const { return m_terms; }
    /// Whether all that this filter lets through was let through by `earlier` too: its result may then be narrowed.
    [[nodiscard]] bool narrows(const TensorFilter& earlier) const;
    /// Takes out of `rows` what the filter does not let through; incomplete when it was stopped. `paths`: of the files,
    /// by number.
    void apply(
        const TensorStore& store, std::span<const std::string> paths, RowSet& rows, const std::stop_token& stop) const;
    /// The same, name by name: quicker where `rows` holds few.
    void applyToEach(
        const TensorStore& store, std::span<const std::string> paths, RowSet& rows, const std::stop_token& stop) const;
    /// Where the name's words and patterns are found in one name, for showing it: first byte and number of bytes,
    /// ascending.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> matches(std::string_view name) const;

private:
    void applyTerm(const Term& term, const TensorStore& store, RowSet& rows, const std::stop_token& stop) const;
    [[nodiscard]] bool lets(const Term& term, const TensorStore& store, std::uint32_t row) const;
    void applyFile(const Term& term, const TensorStore& store, std::span<const std::string> paths, RowSet& rows) const;

    std::vector<Term> m_terms;
    QRegularExpression m_pattern; ///< of the one term of kind Pattern
};

} // namespace vitrine
