// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/cursor.h"

#include <algorithm>

namespace vitrine {

Cursor::Cursor(const ByteSource& source, std::uint64_t offset, std::size_t window)
    : m_source(source)
    , m_window(static_cast<std::size_t>(std::min<std::uint64_t>(std::max<std::size_t>(window, 16), source.size())))
    , m_windowStart(offset)
{
}

void Cursor::fail(Error error)
{
    if (!m_error) {
        m_error = std::move(error);
    }
    m_windowSize = 0;
    m_at = 0;
}

const std::byte* Cursor::refill(std::size_t count)
{
    if (m_error) {
        return nullptr;
    }
    const std::uint64_t here = offset();
    if (count > remaining() || count > m_window.size()) {
        fail({ErrorCode::OutOfRange,
            Message(QT_TRANSLATE_NOOP("model", "The file ends at byte %1, in the middle of what begins at byte %2."),
                {Message::Argument::count(m_source.size()), Message::Argument::count(here)}),
            {}, here});
        return nullptr;
    }
    const std::size_t left = m_windowSize - m_at;
    std::memmove(m_window.data(), m_window.data() + m_at, left);
    m_windowStart = here;
    m_at = 0;
    m_windowSize = left;
    while (m_windowSize < count) {
        const auto got = m_source.read(m_windowStart + m_windowSize, std::span(m_window).subspan(m_windowSize));
        if (!got || *got == 0) {
            fail(got ? Error{ErrorCode::SourceChanged,
                           Message(QT_TRANSLATE_NOOP("model", "The file became shorter while it was read.")), {}, here}
                     : got.error());
            return nullptr;
        }
        m_windowSize += *got;
    }
    return m_window.data();
}

std::string_view Cursor::view(std::size_t count)
{
    const std::byte* from = want(count);
    if (from == nullptr || count == 0) {
        return {};
    }
    m_at += count;
    return {reinterpret_cast<const char*>(from), count};
}

std::string Cursor::text(std::uint64_t count, std::uint64_t limit)
{
    if (m_error) {
        return {};
    }
    if (count > limit) {
        fail({ErrorCode::LimitExceeded,
            Message(QT_TRANSLATE_NOOP("model", "A text of %1 at byte %2 is longer than Vitrine reads (%3)."),
                {Message::Argument::bytes(count), Message::Argument::count(offset()), Message::Argument::bytes(limit)}),
            {}, offset()});
        return {};
    }
    if (count <= m_window.size()) {
        return std::string(view(static_cast<std::size_t>(count)));
    }
    Result<std::string> all = m_source.text(offset(), count);
    if (!all) {
        fail(all.error());
        return {};
    }
    seek(offset() + count);
    return std::move(*all);
}

void Cursor::skip(std::uint64_t count)
{
    if (m_error) {
        return;
    }
    if (count > remaining()) {
        refill(static_cast<std::size_t>(std::min<std::uint64_t>(count, SIZE_MAX)));
        return;
    }
    seek(offset() + count);
}

void Cursor::seek(std::uint64_t offset)
{
    if (m_error) {
        return;
    }
    if (offset >= m_windowStart && offset - m_windowStart <= m_windowSize) {
        m_at = static_cast<std::size_t>(offset - m_windowStart);
        return;
    }
    m_windowStart = offset;
    m_windowSize = 0;
    m_at = 0;
}

} // namespace vitrine
