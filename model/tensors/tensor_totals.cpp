// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/tensor_totals.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Adds rows up. Sums that pass 64 bits stay at the largest number: a file may state any size.
class Sum
{
public:
    Sum(const TensorStore& store, bool countCopies)
        : m_store(store)
        , m_countCopies(countCopies)
    {
    }

    void add(std::uint32_t row)
    {
        const DtypeId dtype = m_store.dtypeId(row);
        TensorTotals::OfDtype& total = slot(dtype);
        ++total.tensors;
        const std::uint32_t file = m_store.file(row);
        if (file != m_lastFile) {
            m_lastFile = file;
            if (file >= m_files.size()) {
                m_files.resize(std::size_t(file) + 1);
            }
            m_files[file] = true;
        }
        const TensorFlag flags = m_store.flags(row);
        if (has(flags, TensorFlag::Alias) || (!m_countCopies && has(flags, TensorFlag::Copy))) {
            return;
        }
        saturate(total.bytes, m_store.bytes(row));
        if (!has(flags, TensorFlag::Overhead | TensorFlag::State | TensorFlag::Buffer)) {
            saturate(total.parameters, m_store.parameters(row));
        }
    }

    [[nodiscard]] TensorTotals take()
    {
        TensorTotals totals;
        for (const TensorTotals::OfDtype& total : m_known) {
            if (total.tensors > 0) {
                totals.dtypes.push_back(total);
            }
        }
        for (const TensorTotals::OfDtype& total : totals.dtypes) {
            totals.tensors += total.tensors;
            saturate(totals.parameters, total.parameters);
            saturate(totals.bytes, total.bytes);
        }
        std::ranges::stable_sort(totals.dtypes, std::greater{}, &TensorTotals::OfDtype::bytes);
        totals.files = static_cast<std::uint32_t>(std::ranges::count(m_files, true));
        return totals;
    }

private:
    TensorTotals::OfDtype& slot(DtypeId dtype)
    {
        const std::size_t known = knownDtypes().size();
        const std::size_t index = dtype < Dtype::FirstOwn ? dtype : known + (dtype - Dtype::FirstOwn);
        if (index >= m_known.size()) {
            m_known.resize(index + 1);
        }
        m_known[index].dtype = dtype;
        return m_known[index];
    }

    static void saturate(std::uint64_t& sum, std::uint64_t value)
    {
        if (__builtin_add_overflow(sum, value, &sum)) {
            sum = ~std::uint64_t(0);
        }
    }

    const TensorStore& m_store;
    bool m_countCopies;
    std::vector<TensorTotals::OfDtype> m_known;
    std::vector<bool> m_files;
    std::uint32_t m_lastFile = ~0U;
};

} // namespace

TensorTotals tensorTotals(const TensorStore& store, std::span<const std::uint32_t> rows, bool countCopies)
{
    Sum sum(store, countCopies);
    for (const std::uint32_t row : rows) {
        sum.add(row);
    }
    return sum.take();
}

TensorTotals tensorTotals(const TensorStore& store, const RowSet& rows, bool countCopies)
{
    Sum sum(store, countCopies);
    rows.forEach([&sum](std::uint32_t row) { sum.add(row); });
    return sum.take();
}

} // namespace vitrine
