// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/tensors/number_sort.h"
#include "model/tensors/tensor_filter.h"
#include "model/tensors/tensor_store.h"

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// Columns of the tensor table, in the order in which they stand.
enum class TensorColumn : std::uint8_t {
    Name,
    Dtype,
    Shape,
    Bytes,
    Shard,
    Parameters,
    Offset,
    File,
    Layer,
    Role,
    Count
};

struct TensorSort {
    TensorColumn column = TensorColumn::Name;
    bool descending = false;
    bool operator==(const TensorSort&) const = default;
};

/// What the table is asked to show.
struct TensorQuery {
    std::string text; ///< as typed; see TensorFilter
    std::optional<DtypeId> dtype;
    std::optional<std::uint32_t> shard; ///< number of the one file that is chosen
    std::vector<std::uint32_t> files; ///< numbers of the files to show; empty, and not `nothing`: all
    bool nothing = false; ///< the scope holds no file with tensors
    TensorSort sort;
    bool operator==(const TensorQuery&) const = default;
};

/// Sums over what is shown. Shared tensors (Alias) add no bytes and no parameters; scales, statistics and states add no
/// parameters.
struct TensorTotals {
    struct OfDtype {
        DtypeId dtype = 0;
        std::uint64_t tensors = 0;
        std::uint64_t parameters = 0;
        std::uint64_t bytes = 0;
    };
    std::uint64_t tensors = 0;
    std::uint64_t parameters = 0;
    std::uint64_t bytes = 0;
    std::uint32_t files = 0; ///< that hold any of them
    std::vector<OfDtype> dtypes; ///< by bytes, largest first
};

/// The answer: which rows of the store are shown, in which order.
struct TensorRows {
    TensorQuery query;
    TensorFilter filter; ///< the query's text, understood
    Rows rows;
    TensorTotals totals;
    std::uint32_t inScope = 0; ///< how many there would be without text, type and shard
    std::vector<DtypeId> dtypesInScope; ///< what can be chosen: by name, and by number
    std::vector<std::uint32_t> filesInScope;
};

/// Sorts and filters the tensors of one snapshot. Everything is computed from immutable data, on whatever thread asks;
/// orders that were computed once are kept (4 bytes a row and column).
class TensorOrder
{
public:
    /// `paths`: of the files, by the number that the store gives them.
    TensorOrder(std::shared_ptr<const TensorStore> store, std::vector<std::string> paths);

    [[nodiscard]] const TensorStore& store() const { return *m_store; }
    [[nodiscard]] std::span<const std::string> paths() const { return m_paths; }
    /// Malformed where the text cannot be understood, Cancelled where it was stopped. An `earlier` answer for the same
    /// scope and order is narrowed where the new text only adds to the old.
    [[nodiscard]] Result<std::shared_ptr<const TensorRows>> compute(
        const TensorQuery& query, const std::shared_ptr<const TensorRows>& earlier, const std::stop_token& stop) const;
    /// All rows sorted by one column; rows with equal values in the natural order of their names. Null when it was
    /// stopped.
    [[nodiscard]] std::shared_ptr<const Rows> sorted(TensorSort sort, const std::stop_token& stop) const;
    /// The same rows by name. Empty when it was stopped.
    [[nodiscard]] Rows byName(const TensorRows& rows, const std::stop_token& stop) const;

private:
    [[nodiscard]] std::shared_ptr<const Rows> computeSorted(TensorSort sort, const std::stop_token& stop) const;
    [[nodiscard]] std::shared_ptr<const Rows> kept(TensorSort sort) const;
    void keep(TensorSort sort, const std::shared_ptr<const Rows>& rows) const;
    [[nodiscard]] RowSet scope(const TensorQuery& query) const;
    void describeScope(const RowSet& set, const TensorRows* earlier, TensorRows& answer) const;
    void narrow(const TensorQuery& query, RowSet& set) const;

    std::shared_ptr<const TensorStore> m_store;
    std::vector<std::string> m_paths;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_fileRows; ///< first row and number of rows of each file
    mutable std::mutex m_mutex;
    mutable std::vector<std::pair<TensorSort, std::shared_ptr<const Rows>>> m_kept;
};

} // namespace vitrine
