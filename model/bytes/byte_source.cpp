// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/byte_source.h"

#include <algorithm>
#include <cstring>

namespace vitrine {

namespace {

std::unexpected<Error> beyondTheEnd(std::uint64_t offset, std::uint64_t count, std::uint64_t size)
{
    return failure(ErrorCode::OutOfRange,
        Message(QT_TRANSLATE_NOOP("model", "%1 bytes are wanted at byte %2, and the file ends at byte %3."),
            {Message::Argument::count(count), Message::Argument::count(offset), Message::Argument::count(size)}),
        {}, offset);
}

bool holds(std::uint64_t size, std::uint64_t offset, std::uint64_t count)
{
    return offset <= size && count <= size - offset;
}

/// Reads into a container of bytes or chars that already has its size.
Result<void> fill(const ByteSource& source, std::uint64_t offset, std::span<std::byte> out)
{
    std::size_t done = 0;
    while (done < out.size()) {
        const Result<std::size_t> count = source.read(offset + done, out.subspan(done));
        if (!count) {
            return std::unexpected(count.error());
        }
        if (*count == 0) {
            return beyondTheEnd(offset, out.size(), offset + done);
        }
        done += *count;
    }
    return {};
}

} // namespace

Result<std::vector<std::byte>> ByteSource::bytes(std::uint64_t offset, std::uint64_t count) const
{
    if (!holds(size(), offset, count)) {
        return beyondTheEnd(offset, count, size());
    }
    std::vector<std::byte> data(count);
    if (const Result<void> done = fill(*this, offset, data); !done) {
        return std::unexpected(done.error());
    }
    return data;
}

Result<std::string> ByteSource::text(std::uint64_t offset, std::uint64_t count) const
{
    if (!holds(size(), offset, count)) {
        return beyondTheEnd(offset, count, size());
    }
    std::string data(count, '\0');
    if (const Result<void> done = fill(*this, offset, std::as_writable_bytes(std::span(data))); !done) {
        return std::unexpected(done.error());
    }
    return data;
}

std::vector<std::byte> ByteSource::head(std::size_t count) const
{
    std::vector<std::byte> data(std::min<std::uint64_t>(count, size()));
    const Result<std::size_t> got = read(0, data);
    data.resize(got.value_or(0));
    return data;
}

RangeSource::RangeSource(std::shared_ptr<const ByteSource> whole, std::uint64_t offset, std::uint64_t size)
    : m_whole(std::move(whole))
    , m_offset(std::min(offset, m_whole->size()))
    , m_size(std::min(size, m_whole->size() - m_offset))
{
}

Result<std::size_t> RangeSource::read(std::uint64_t offset, std::span<std::byte> out) const
{
    if (offset >= m_size) {
        return 0;
    }
    return m_whole->read(m_offset + offset, out.first(std::min<std::uint64_t>(out.size(), m_size - offset)));
}

MemorySource::MemorySource(std::string_view text)
    : m_bytes(text.size())
{
    if (!text.empty()) { // an empty view may have no address
        std::memcpy(m_bytes.data(), text.data(), text.size());
    }
}

Result<std::size_t> MemorySource::read(std::uint64_t offset, std::span<std::byte> out) const
{
    if (offset >= m_bytes.size()) {
        return 0;
    }
    const std::size_t count = std::min<std::uint64_t>(out.size(), m_bytes.size() - offset);
    std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(offset), count, out.begin());
    return count;
}

} // namespace vitrine
