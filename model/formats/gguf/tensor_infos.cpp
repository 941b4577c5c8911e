// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/tensor_infos.h"

#include "model/formats/gguf/name_set.h"
#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Argument = Message::Argument;

/// llama.cpp keeps names in 64 bytes, the last of them a zero.
constexpr std::size_t LongestNameOfLlamaCpp = 63;
/// Nobody names a tensor longer; a larger number is no length.
constexpr std::uint64_t LongestName = 1U << 20U;
constexpr std::uint32_t HighestRank = 4;
constexpr std::uint32_t Stride = 4096;

Argument shownName(std::string_view name) { return Argument(shortened(name, 120)); }

} // namespace

GgufTensorList::GgufTensorList(Cursor& cursor, const GgufHeader& header, const ReadContext& context, ProblemList& problems)
    : m_cursor(cursor)
    , m_header(header)
    , m_context(context)
    , m_problems(problems)
{
    m_infos.lengthBytes = header.lengthBytes();
}

bool GgufTensorList::countIsPossible()
{
    // A tensor without a name and without dimensions is the shortest description.
    const std::uint64_t shortest = m_header.lengthBytes() + 4 + 4 + 8;
    if (m_header.tensorCount > m_cursor.remaining() / shortest) {
        m_problems.error("gguf.tensor-count", GgufHeader::TensorCountAt,
            Message(QT_TRANSLATE_NOOP("model", "The header announces %1 tensors, more than the file can hold. Those that could be read are shown."),
                {Argument::count(m_header.tensorCount)}));
        return false;
    }
    if (m_header.tensorCount > m_context.limits.tensors) {
        m_problems.error("gguf.tensor-count", GgufHeader::TensorCountAt,
            Message(QT_TRANSLATE_NOOP("model", "The file has %1 tensors; Vitrine reads the first %2."),
                {Argument::count(m_header.tensorCount), Argument::count(m_context.limits.tensors)}));
    }
    return true;
}

GgufTensorInfos GgufTensorList::read()
{
    m_countIsPossible = countIsPossible();
    const std::uint64_t count = std::min(m_header.tensorCount, m_context.limits.tensors);
    if (m_countIsPossible) {
        const auto expected = static_cast<std::size_t>(std::min<std::uint64_t>(count, 1U << 17U));
        m_infos.rows.reserve(expected);
        m_infos.names.reserve(expected * 40);
        m_infos.dims.reserve(expected * 2);
    }
    m_infos.end = m_cursor.offset();
    bool good = true;
    while (good && m_infos.rows.size() < count) {
        if (m_infos.rows.size() % Stride == 0 && m_context.stop.stop_requested()) {
            m_infos.cancelled = true;
            return std::move(m_infos);
        }
        good = readOne();
        if (good) {
            m_infos.end = m_cursor.offset();
        }
    }
    m_infos.complete = good && count == m_header.tensorCount;
    if (looksLikeAKey()) {
        if (m_infos.complete) {
            tellBreak(m_infos.end);
        }
        m_infos.rows.clear(); // what was read are keys, not tensors
        m_infos.complete = false;
    }
    dropGhosts();
    NameSet names(m_infos.size());
    for (std::uint32_t row = 0; row < m_infos.size(); ++row) {
        judgeName(row);
        if (names.insert(row, [this](std::uint32_t r) { return m_infos.name(r); })) {
            m_infos.rows[row].faulty = true;
            m_problems.error("gguf.tensor-twice", m_infos.rows[row].at,
                Message(QT_TRANSLATE_NOOP("model", "The tensor name “%1” occurs twice. Programs take either, or refuse the file."),
                    {shownName(m_infos.name(row))}));
        }
    }
    return std::move(m_infos);
}

bool GgufTensorList::endsInZeros() const
{
    const auto isZero = [this](std::uint32_t row) {
        const GgufTensorInfos::Info& info = m_infos.rows[row];
        return info.type == 0 && info.offset == 0 && m_infos.name(row).empty() && m_infos.dimsOf(row).empty();
    };
    const std::uint32_t count = m_infos.size();
    return count >= 2 && isZero(count - 1) && isZero(count - 2);
}

void GgufTensorList::dropGhosts()
{
    const auto isGhost = [this](std::uint32_t row) {
        return m_infos.name(row).empty() && m_infos.dimsOf(row).empty() && m_infos.rows[row].offset > m_cursor.sourceSize();
    };
    const bool wasComplete = m_infos.complete;
    while (m_infos.size() > 0 && isGhost(m_infos.size() - 1)) {
        m_infos.end = m_infos.rows.back().at;
        m_infos.rows.pop_back();
        m_infos.complete = false;
    }
    if (wasComplete && !m_infos.complete) {
        m_problems.error("gguf.tensor-count", GgufHeader::TensorCountAt,
            Message(QT_TRANSLATE_NOOP("model", "The header announces %1 tensors, and %2 are described."),
                {Argument::count(m_header.tensorCount), Argument::count(m_infos.size())}));
    }
}

bool GgufTensorList::looksLikeAKey() const
{
    const std::string_view first = m_infos.rows.empty() ? std::string_view(m_infos.names) : m_infos.name(0);
    return first.starts_with("general.") || first.starts_with("tokenizer.") || first.starts_with("split.") || first.starts_with("quantize.");
}

void GgufTensorList::tellBreak(std::uint64_t at)
{
    if (!m_countIsPossible) {
        return; // told already; this is where the list ends
    }
    if (looksLikeAKey()) {
        m_problems.error("gguf.metadata-count", m_header.metadataCountAt(),
            Message(QT_TRANSLATE_NOOP("model", "The header announces %1 metadata keys, and more follow. The list of tensors cannot be found."),
                {Argument::count(m_header.metadataCount)}));
        return;
    }
    m_problems.error("gguf.tensor-list", at,
        Message(QT_TRANSLATE_NOOP("model", "The description of tensor number %1 of %2 makes no sense. Those before it are shown."),
            {Argument::count(m_infos.rows.size() + 1), Argument::count(m_header.tensorCount)}));
}

void GgufTensorList::tellEnd()
{
    if (m_cursor.failed() && m_cursor.error().code != ErrorCode::OutOfRange) {
        m_problems.error("gguf.unreadable", m_cursor.error().offset, m_cursor.error().message);
        return;
    }
    if (looksLikeAKey() || !m_countIsPossible) {
        tellBreak(m_infos.end);
        return;
    }
    m_problems.error("gguf.truncated", m_cursor.sourceSize(),
        Message(QT_TRANSLATE_NOOP("model", "The file ends inside its list of tensors: %1 of %2 are described. Download it again."),
            {Argument::count(m_infos.rows.size()), Argument::count(m_header.tensorCount)}));
}

bool GgufTensorList::readOne()
{
    GgufTensorInfos::Info info;
    info.at = m_cursor.offset();
    const std::uint64_t length = readGgufLength(m_cursor, m_header.wide());
    if (m_cursor.failed() || (length > m_cursor.remaining() && length <= LongestName)) {
        tellEnd();
        return false;
    }
    if (length > LongestName || m_infos.names.size() + length > m_context.limits.nameArenaBytes) {
        tellBreak(info.at);
        return false;
    }
    m_infos.names += m_cursor.text(length, LongestName);
    const std::uint64_t rankAt = m_cursor.offset();
    const auto rank = m_cursor.number<std::uint32_t>();
    if (!readDims(rank, rankAt)) {
        m_infos.names.resize(m_infos.rows.empty() ? 0 : m_infos.rows.back().nameEnd);
        return false;
    }
    info.type = m_cursor.number<std::uint32_t>();
    info.offset = m_cursor.number<std::uint64_t>();
    info.nameEnd = static_cast<std::uint32_t>(m_infos.names.size());
    info.dimsEnd = static_cast<std::uint32_t>(m_infos.dims.size());
    info.faulty = rank > HighestRank;
    if (m_cursor.failed()) {
        tellEnd();
        m_infos.names.resize(m_infos.rows.empty() ? 0 : m_infos.rows.back().nameEnd);
        m_infos.dims.resize(m_infos.rows.empty() ? 0 : m_infos.rows.back().dimsEnd);
        return false;
    }
    m_infos.rows.push_back(info);
    if (endsInZeros()) {
        m_problems.error("gguf.zeros", m_infos.rows[m_infos.size() - 2].at,
            Message(QT_TRANSLATE_NOOP("model", "From tensor number %1 of %2 on there are only zeros: the download reserved its place and never filled it. Download the file again."),
                {Argument::count(m_infos.size() - 1), Argument::count(m_header.tensorCount)}));
        m_infos.rows.resize(m_infos.rows.size() - 2);
        return false;
    }
    if (rank > HighestRank) {
        m_problems.error("gguf.rank", rankAt,
            Message(QT_TRANSLATE_NOOP("model", "“%1” has %2 dimensions; GGUF has at most 4, and llama.cpp refuses the file."),
                {shownName(m_infos.name(m_infos.size() - 1)), Argument::count(rank)}));
    }
    return true;
}

bool GgufTensorList::readDims(std::uint32_t rank, std::uint64_t rankAt)
{
    if (m_cursor.failed()) {
        tellEnd();
        return false;
    }
    if (rank > m_context.limits.rank) {
        if (m_countIsPossible && !looksLikeAKey()) {
            m_problems.error("gguf.rank", rankAt,
                Message(QT_TRANSLATE_NOOP("model", "Tensor number %1 is said to have %2 dimensions; GGUF has at most 4. What follows cannot be found."),
                    {Argument::count(m_infos.rows.size() + 1), Argument::count(rank)}));
        } else {
            tellBreak(rankAt);
        }
        return false;
    }
    if (m_infos.dims.size() + rank > UINT32_MAX) {
        tellBreak(rankAt);
        return false;
    }
    for (std::uint32_t i = 0; i < rank; ++i) {
        m_infos.dims.push_back(readGgufLength(m_cursor, m_header.wide()));
    }
    if (m_cursor.failed()) {
        m_infos.dims.resize(m_infos.rows.empty() ? 0 : m_infos.rows.back().dimsEnd);
        tellEnd();
        return false;
    }
    return true;
}

void GgufTensorList::judgeName(std::uint32_t row)
{
    const std::string_view name = m_infos.name(row);
    const std::uint64_t at = m_infos.rows[row].at;
    if (!isValidUtf8(name)) {
        m_infos.rows[row].faulty = true;
        m_problems.error("gguf.name-utf8", at,
            Message(QT_TRANSLATE_NOOP("model", "The tensor name “%1” is not valid UTF-8."), {shownName(name)}));
    } else if (name.empty()) {
        m_problems.note("gguf.name-empty", at, Message(QT_TRANSLATE_NOOP("model", "Tensor number %1 has no name."), {Argument::count(row + 1)}));
    } else if (name.size() > LongestNameOfLlamaCpp) {
        m_problems.note("gguf.name-long", at,
            Message(QT_TRANSLATE_NOOP("model", "The tensor name “%1” has %2 bytes; llama.cpp takes at most 63 and refuses the file."),
                {shownName(name), Argument::count(name.size())}));
    }
}

} // namespace vitrine
