// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/tensor_order.h"

#include "model/tensors/natural_order.h"
#include "model/tensors/sort_keys.h"
#include "model/tensors/tensor_totals.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t KeptOrders = 6; ///< besides the natural one

std::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Cancelled")));
}

bool hasScope(const TensorQuery& query)
{
    return query.nothing || !query.files.empty() || query.shard.has_value();
}

/// The rows of an order that are in a set.
Rows chosen(const Rows& order, const RowSet& set)
{
    Rows rows;
    rows.reserve(order.size());
    std::ranges::copy_if(order, std::back_inserter(rows), [&set](std::uint32_t row) { return set.contains(row); });
    return rows;
}

bool sameButForText(const TensorQuery& a, const TensorQuery& b)
{
    return a.dtype == b.dtype && a.shard == b.shard && a.nothing == b.nothing && a.sort == b.sort && a.files == b.files;
}

} // namespace

TensorOrder::TensorOrder(std::shared_ptr<const TensorStore> store, std::vector<std::string> paths)
    : m_store(std::move(store))
    , m_paths(std::move(paths))
    , m_fileRows(m_paths.size())
{
    for (std::uint32_t row = 0; row < m_store->size();) {
        const std::uint32_t file = m_store->file(row);
        std::uint32_t end = row + 1;
        while (end < m_store->size() && m_store->file(end) == file) {
            ++end;
        }
        if (file < m_fileRows.size()) {
            m_fileRows[file] = {row, end - row};
        }
        row = end;
    }
}

RowSet TensorOrder::scope(const TensorQuery& query) const
{
    if (query.files.empty()) {
        return RowSet(m_store->size(), !query.nothing);
    }
    RowSet rows(m_store->size());
    for (const std::uint32_t file : query.files) {
        if (file < m_fileRows.size()) {
            const auto [first, count] = m_fileRows[file];
            rows.insertRange(first, first + count);
        }
    }
    return rows;
}

std::shared_ptr<const Rows> TensorOrder::kept(TensorSort sort) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = std::ranges::find(m_kept, sort, [](const auto& entry) { return entry.first; });
    return found == m_kept.end() ? nullptr : found->second;
}

void TensorOrder::keep(TensorSort sort, const std::shared_ptr<const Rows>& rows) const
{
    const std::scoped_lock lock(m_mutex);
    if (std::ranges::contains(m_kept, sort, [](const auto& entry) { return entry.first; })) {
        return;
    }
    if (m_kept.size() > KeptOrders) {
        // The first is the natural order if that was asked for: all others are made from it.
        m_kept.erase(m_kept.begin() + 1);
    }
    m_kept.emplace_back(sort, rows);
    std::ranges::stable_partition(m_kept, [](const auto& entry) { return entry.first == TensorSort{}; });
}

std::shared_ptr<const Rows> TensorOrder::sorted(TensorSort sort, const std::stop_token& stop) const
{
    if (auto rows = kept(sort)) {
        return rows;
    }
    auto rows = computeSorted(sort, stop);
    if (rows) {
        keep(sort, rows);
    }
    return rows;
}

Rows TensorOrder::byName(const TensorRows& rows, const std::stop_token& stop) const
{
    const std::shared_ptr<const Rows> natural = sorted({}, stop);
    if (!natural || rows.query.sort == TensorSort{}) {
        return natural ? rows.rows : Rows();
    }
    RowSet set(m_store->size());
    std::ranges::for_each(rows.rows, [&set](std::uint32_t row) { set.insert(row); });
    return chosen(*natural, set);
}

std::shared_ptr<const Rows> TensorOrder::computeSorted(TensorSort sort, const std::stop_token& stop) const
{
    if (sort == TensorSort{}) {
        auto natural = naturalOrder(*m_store, stop);
        return natural ? std::make_shared<const Rows>(std::move(*natural)) : nullptr;
    }
    const std::shared_ptr<const Rows> natural = sorted({}, stop);
    if (!natural) {
        return nullptr;
    }
    auto rows = std::make_shared<Rows>(*natural);
    if (sort.column == TensorColumn::Name) {
        std::ranges::reverse(*rows);
        return rows;
    }
    // From the least important key to the most important: each pass keeps the order of the one before.
    for (const SortKey key : sortKeys(sort.column)) {
        const std::optional<std::vector<std::uint64_t>> keys = keysOf(*m_store, key, stop);
        if (!keys || !sortByNumber(*rows, *keys, sort.descending, stop)) {
            return nullptr;
        }
    }
    return rows;
}

Result<std::shared_ptr<const TensorRows>> TensorOrder::compute(
    const TensorQuery& query, const std::shared_ptr<const TensorRows>& earlier, const std::stop_token& stop) const
{
    Result<TensorFilter> filter = TensorFilter::parse(query.text);
    if (!filter) {
        return std::unexpected(std::move(filter.error()));
    }
    auto answer = std::make_shared<TensorRows>();
    answer->query = query;
    answer->filter = std::move(*filter);
    const bool narrowed = earlier && sameButForText(earlier->query, query) && answer->filter.narrows(earlier->filter)
        && earlier->rows.size() < m_store->size() / 4;
    if (narrowed) {
        RowSet set(m_store->size());
        std::ranges::for_each(earlier->rows, [&set](std::uint32_t row) { set.insert(row); });
        answer->filter.applyToEach(*m_store, m_paths, set, stop);
        answer->rows = chosen(earlier->rows, set);
        answer->totals = tensorTotals(*m_store, answer->rows, hasScope(query));
        describeScope(set, earlier.get(), *answer);
    } else {
        const std::shared_ptr<const Rows> order = sorted(query.sort, stop);
        if (!order) {
            return stopped();
        }
        RowSet set = scope(query);
        describeScope(set, earlier.get(), *answer);
        narrow(query, set);
        answer->filter.apply(*m_store, m_paths, set, stop);
        answer->rows = set.count() == order->size() ? *order : chosen(*order, set);
        answer->totals = tensorTotals(*m_store, set, hasScope(query));
    }
    if (stop.stop_requested()) {
        return stopped();
    }
    return answer;
}

void TensorOrder::describeScope(const RowSet& set, const TensorRows* earlier, TensorRows& answer) const
{
    if (earlier != nullptr && earlier->query.files == answer.query.files
        && earlier->query.nothing == answer.query.nothing) {
        answer.inScope = earlier->inScope;
        answer.dtypesInScope = earlier->dtypesInScope;
        answer.filesInScope = earlier->filesInScope;
        return;
    }
    answer.inScope = set.count();
    const TensorTotals totals = tensorTotals(*m_store, set, true);
    for (const TensorTotals::OfDtype& total : totals.dtypes) {
        answer.dtypesInScope.push_back(total.dtype);
    }
    std::ranges::sort(answer.dtypesInScope, {}, [this](DtypeId id) { return m_store->dtype(id).name; });
    for (std::uint32_t file = 0; file < m_fileRows.size(); ++file) {
        const auto [first, count] = m_fileRows[file];
        if (count > 0 && set.contains(first)) {
            answer.filesInScope.push_back(file);
        }
    }
}

void TensorOrder::narrow(const TensorQuery& query, RowSet& set) const
{
    if (query.shard) {
        RowSet shard(m_store->size());
        if (*query.shard < m_fileRows.size()) {
            const auto [first, count] = m_fileRows[*query.shard];
            shard.insertRange(first, first + count);
        }
        set.intersect(shard);
    }
    if (query.dtype) {
        set.forEach([&](std::uint32_t row) {
            if (m_store->dtypeId(row) != *query.dtype) {
                set.remove(row);
            }
        });
    }
}

} // namespace vitrine
