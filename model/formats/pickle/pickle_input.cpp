// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_input.h"

#include <algorithm>
#include <cstring>

namespace vitrine {

PickleInput::PickleInput(std::shared_ptr<const ByteSource> source)
    : m_source(std::move(source))
    , m_size(m_source->size())
{
}

bool PickleInput::fill(std::size_t count)
{
    if (count > remaining()) {
        return false;
    }
    // A window grows only for a line, whose length the caller bounds.
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(std::max(count, Window), remaining()));
    const std::size_t left = m_filled - m_at;
    if (m_window.size() < wanted) {
        std::vector<unsigned char> larger(wanted);
        std::copy_n(m_window.begin() + static_cast<std::ptrdiff_t>(m_at), left, larger.begin());
        m_window.swap(larger);
    } else {
        std::memmove(m_window.data(), m_window.data() + m_at, left);
    }
    m_start += m_at;
    m_at = 0;
    m_filled = left;
    while (m_filled < count) {
        const auto got = m_source->read(m_start + m_filled, std::as_writable_bytes(std::span(m_window).subspan(m_filled)));
        if (!got || *got == 0) {
            return false;
        }
        m_filled += *got;
        m_bytesRead += *got;
    }
    return true;
}

bool PickleInput::skip(std::uint64_t count)
{
    if (count > remaining()) {
        return false;
    }
    seek(offset() + count);
    return true;
}

void PickleInput::seek(std::uint64_t offset)
{
    if (offset >= m_start && offset - m_start <= m_filled) {
        m_at = static_cast<std::size_t>(offset - m_start);
        return;
    }
    m_start = offset;
    m_at = 0;
    m_filled = 0;
}

bool PickleInput::line(std::string_view& text, std::size_t limit)
{
    std::size_t searched = 0;
    while (true) {
        const auto begin = m_window.begin() + static_cast<std::ptrdiff_t>(m_at);
        const auto end = m_window.begin() + static_cast<std::ptrdiff_t>(m_filled);
        const auto found = std::find(begin + static_cast<std::ptrdiff_t>(searched), end, '\n');
        if (found != end) {
            text = {reinterpret_cast<const char*>(m_window.data()) + m_at, static_cast<std::size_t>(found - begin)};
            m_at += text.size() + 1;
            return true;
        }
        searched = m_filled - m_at;
        if (searched >= limit || searched >= remaining()
            || !fill(static_cast<std::size_t>(std::min<std::uint64_t>(remaining(), std::max<std::size_t>(searched * 2, 4096))))) {
            return false;
        }
    }
}

} // namespace vitrine
