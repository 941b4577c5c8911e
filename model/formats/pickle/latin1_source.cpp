// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/latin1_source.h"

#include "model/formats/pickle/pickle_literals.h"

#include <algorithm>
#include <cstring>

namespace vitrine {

namespace {
constexpr std::size_t Chunk = 1U << 16U;
}

std::shared_ptr<const Latin1Source> Latin1Source::open(std::shared_ptr<const ByteSource> source, std::uint64_t offset, std::uint64_t size)
{
    const std::shared_ptr<Latin1Source> opened(new Latin1Source(std::make_shared<RangeSource>(std::move(source), offset, size)));
    std::uint64_t taken = 0;
    for (std::uint64_t at = 0; at < opened->m_text->size(); at += taken) {
        const auto bytes = opened->chunk(at, taken);
        if (!bytes || bytes->empty()) {
            return nullptr;
        }
        opened->m_marks.emplace_back(opened->m_size, at);
        opened->m_size += bytes->size();
    }
    return opened;
}

Result<std::vector<std::byte>> Latin1Source::chunk(std::uint64_t at, std::uint64_t& taken) const
{
    auto text = m_text->text(at, std::min<std::uint64_t>(Chunk, m_text->size() - std::min(at, m_text->size())));
    if (!text) {
        return std::unexpected(text.error());
    }
    // A character of two bytes that the chunk cuts belongs to the next.
    const bool isLast = at + text->size() >= m_text->size();
    if (!isLast && !text->empty() && (text->back() == '\xc2' || text->back() == '\xc3')) {
        text->pop_back();
    }
    taken = text->size();
    const auto decoded = latin1FromUtf8(*text);
    if (!decoded) {
        return failure(ErrorCode::Malformed, Message(QT_TRANSLATE_NOOP("model", "Its bytes are written as a damaged text.")));
    }
    std::vector<std::byte> bytes(decoded->size());
    std::memcpy(bytes.data(), decoded->data(), bytes.size());
    return bytes;
}

Result<std::size_t> Latin1Source::read(std::uint64_t offset, std::span<std::byte> out) const
{
    if (offset >= m_size || m_marks.empty()) {
        return 0;
    }
    auto mark = std::prev(std::ranges::upper_bound(m_marks, offset, {}, [](const auto& one) { return one.first; }));
    std::size_t done = 0;
    std::uint64_t skipped = offset - mark->first;
    for (; mark != m_marks.end() && done < out.size(); ++mark) {
        std::uint64_t taken = 0;
        const auto bytes = chunk(mark->second, taken);
        if (!bytes) {
            return std::unexpected(bytes.error());
        }
        const auto from = static_cast<std::size_t>(std::min<std::uint64_t>(skipped, bytes->size()));
        const std::size_t count = std::min(out.size() - done, bytes->size() - from);
        std::copy_n(bytes->begin() + static_cast<std::ptrdiff_t>(from), count, out.begin() + static_cast<std::ptrdiff_t>(done));
        done += count;
        skipped = 0;
    }
    return done;
}

} // namespace vitrine
