// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/layout_check.h"

#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t CitedName = 120;

/// The order in which the format's own library looks at the tensors.
bool liesBefore(const TensorRange& a, const TensorRange& b)
{
    return a.begin != b.begin ? a.begin < b.begin : a.end < b.end;
}

} // namespace

LayoutCheck::LayoutCheck(const ByteSource& source, TensorStore& store, FaultLog& log, Data data)
    : m_source(source)
    , m_store(store)
    , m_log(log)
    , m_data(data)
    , m_size(source.size() - std::min(source.size(), data.start))
{
}

void LayoutCheck::run(std::vector<TensorRange>& ranges)
{
    if (!std::ranges::is_sorted(ranges, liesBefore)) {
        std::ranges::stable_sort(ranges, liesBefore);
    }
    bool any = false;
    for (const TensorRange& range : ranges) {
        any = true;
        if (range.isKnown) {
            place(range);
        }
    }
    checkEnd(any);
    if (__builtin_add_overflow(m_data.start, m_covered, &m_stated)) {
        m_stated = 0;
    }
}

void LayoutCheck::place(const TensorRange& range)
{
    if (range.begin < m_covered) {
        overlap(range);
    } else if (range.begin > m_covered) {
        hole(range);
    }
    if (range.end > m_size) {
        flag(range, TensorFlag::Truncated);
        m_missing = std::max(m_missing, range.end - m_size);
    }
    if (range.end > m_covered) {
        m_covered = range.end;
        m_furthest = range;
    }
}

void LayoutCheck::overlap(const TensorRange& range)
{
    // Of two entries with one name only one counts; that they meet something is no second fault.
    if (range.isRepeated || m_furthest.isRepeated) {
        return;
    }
    const bool same = range.begin == m_furthest.begin && range.end == m_furthest.end;
    const auto name = [&](const TensorRange& of) {
        return of.row == TensorRange::NoRow ? std::string() : shortened(m_store.name(of.row), CitedName);
    };
    if (m_log.wants("safetensors.overlap")) {
        m_log.add(Severity::Error, "safetensors.overlap", range.nameOffset,
            same ? QT_TRANSLATE_NOOP("model",
                       "Tensor %1 lies on the same bytes as %2. The format has no shared tensors; loaders refuse the file. Such a tensor must be stored once, under one name.")
                 : QT_TRANSLATE_NOOP("model", "Tensor %1 begins %3 bytes before the end of tensor %2. Loaders refuse the file."),
            {name(range), name(m_furthest), Message::Argument::count(m_covered - range.begin)});
    } else {
        m_log.add(Severity::Error, "safetensors.overlap", range.nameOffset, "");
    }
    flag(range, same ? TensorFlag::Faulty | TensorFlag::Alias : TensorFlag::Faulty);
    flag(m_furthest, TensorFlag::Faulty);
}

void LayoutCheck::hole(const TensorRange& range)
{
    if (range.begin > m_size && m_covered <= m_size) {
        flag(range, TensorFlag::Faulty);
        m_log.add(Severity::Error, "safetensors.beyond_file", range.nameOffset,
            QT_TRANSLATE_NOOP("model", "A tensor is said to begin at byte %1 of the data, and the file holds only %2 bytes of data."),
            {Message::Argument::count(range.begin), Message::Argument::count(m_size)});
        // What comes after it is beyond the file for the same reason; the rest of the file is whole.
        m_missing = std::max<std::uint64_t>(m_missing, 1);
        return;
    }
    if (m_data.isHeaderWhole) {
        m_log.add(Severity::Warning, "safetensors.gap", m_data.start + m_covered,
            QT_TRANSLATE_NOOP("model", "%1 bytes that belong to no tensor lie between two tensors. The safetensors library refuses the file; save it again to close the gap."),
            {Message::Argument::count(range.begin - m_covered)});
    }
}

void LayoutCheck::checkEnd(bool anyTensors)
{
    if (m_missing != 0) {
        if (!m_log.has("safetensors.beyond_file")) {
            m_log.add(Severity::Error, "safetensors.truncated", m_source.size(),
                QT_TRANSLATE_NOOP("model", "The file is cut off: its last %1 (%2 bytes) are missing. Download or copy it again."),
                {Message::Argument::bytes(m_missing), Message::Argument::count(m_missing)});
        }
        return;
    }
    if (m_covered >= m_size || !m_data.isHeaderWhole) {
        return;
    }
    const std::uint64_t rest = m_data.start + m_covered;
    const Message::Argument count = Message::Argument::count(m_size - m_covered);
    if (!anyTensors) {
        m_log.add(Severity::Error, "safetensors.data_without_tensors", rest,
            QT_TRANSLATE_NOOP("model", "The header names no tensors, yet %1 bytes of data follow it."), {count});
    } else if (anotherFileFollows(rest)) {
        m_log.add(Severity::Error, "safetensors.joined", rest,
            QT_TRANSLATE_NOOP("model", "Another safetensors file follows the first one: two files were joined. Only the first is shown; split them at this byte."), {});
    } else {
        m_log.add(Severity::Warning, "safetensors.trailing_bytes", rest,
            QT_TRANSLATE_NOOP("model", "%1 bytes follow the last tensor. The safetensors library refuses the file; they can be cut off."), {count});
    }
}

bool LayoutCheck::anotherFileFollows(std::uint64_t offset) const
{
    const Result<std::vector<std::byte>> head = m_source.bytes(offset, std::min<std::uint64_t>(10, m_source.size() - offset));
    if (!head || head->size() < 10) {
        return false;
    }
    std::uint64_t length = 0;
    for (std::size_t i = 8; i-- > 0;) {
        length = (length << 8U) | std::to_integer<std::uint64_t>((*head)[i]);
    }
    const auto next = std::to_integer<char>((*head)[9]);
    return length >= 2 && length <= m_source.size() - offset - 8 && (*head)[8] == std::byte{'{'} && (next == '"' || next == '}' || next == ' ' || next == '\n');
}

void LayoutCheck::flag(const TensorRange& range, TensorFlag flags)
{
    if (range.row != TensorRange::NoRow) {
        m_store.addFlags(range.row, flags);
    }
}

} // namespace vitrine
