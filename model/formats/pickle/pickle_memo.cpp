// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_memo.h"

#include <algorithm>

namespace vitrine {

void PickleMemo::putElsewhere(std::uint64_t index, PickleValue value)
{
    // A page is made only near what is filled already: far places cannot make it cost memory.
    if (index >= 2 * m_size + 16 * PageSize) {
        m_size += m_sparse.insert_or_assign(index, value).second ? 1U : 0U;
        return;
    }
    const std::uint64_t page = index >> PageBits;
    if (m_pages.size() <= page) {
        m_pages.resize(page + 1);
    }
    m_pages[page] = std::make_unique<PickleValue[]>(PageSize);
    std::fill_n(m_pages[page].get(), PageSize, Unset);
    if (!m_sparse.empty()) {
        for (std::uint64_t place = 0; place < PageSize; ++place) {
            if (const auto found = m_sparse.find((page << PageBits) + place); found != m_sparse.end()) {
                m_pages[page][place] = found->second;
                m_sparse.erase(found);
            }
        }
    }
    put(index, value);
}

void PickleMemo::clear()
{
    m_pages.clear();
    m_sparse.clear();
    m_size = 0;
}

} // namespace vitrine
