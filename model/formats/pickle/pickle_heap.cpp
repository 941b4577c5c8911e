// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_heap.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace vitrine {

namespace {

/// First word of a string: a short text has its length here and its bytes behind; anything else has length and offset
/// in the four words that follow.
constexpr std::uint32_t ShortText = 1;
constexpr std::uint32_t HasBytes = 2;
constexpr std::uint32_t IsRaw = 4;
constexpr std::uint32_t LongHeader = 5;

/// A list or dict costs many times the three bytes that make one: their number is bounded, not only the words.
constexpr std::size_t MostContainers = 8'000'000;
constexpr std::size_t MostExtras = 2'000'000;

std::size_t wordsFor(std::size_t bytes)
{
    return (bytes + 3) / 4;
}

} // namespace

PickleHeap::PickleHeap()
{
    // Word 0 is an empty tuple, and what everything becomes when the heap is full.
    const std::uint32_t place = allocate(LongHeader);
    std::fill_n(&word(place), LongHeader, 0U);
}

std::uint32_t PickleHeap::allocate(std::size_t count)
{
    const std::size_t room = m_pages.size() * PageWords - m_next;
    if (count <= room) {
        const std::uint32_t place = m_next;
        m_next += static_cast<std::uint32_t>(count);
        return place;
    }
    const std::size_t pages = (count + PageWords - 1) / PageWords;
    const std::size_t start = m_pages.size() * PageWords;
    if (m_full || pages * PageWords > PickleValue::LargestIndex - start) {
        m_full = true;
        return 0;
    }
    // Whoever allocates writes; pages that are not reached cost nothing.
    m_blocks.push_back(std::make_unique_for_overwrite<std::uint32_t[]>(pages * PageWords));
    for (std::size_t page = 0; page < pages; ++page) {
        m_pages.push_back(m_blocks.back().get() + page * PageWords);
    }
    m_next = static_cast<std::uint32_t>(start + count);
    return static_cast<std::uint32_t>(start);
}

PickleValue PickleHeap::valueAt(std::uint32_t index) const
{
    return std::bit_cast<PickleValue>(word(index));
}

void PickleHeap::setWide(std::uint32_t index, std::uint64_t value)
{
    word(index) = static_cast<std::uint32_t>(value);
    word(index + 1) = static_cast<std::uint32_t>(value >> 32U);
}

PickleValue PickleHeap::integer(std::int64_t value)
{
    constexpr std::int64_t Small = 1LL << (31 - PickleValue::KindBits);
    if (value >= -Small && value < Small) {
        return {PickleKind::SmallInt, static_cast<std::uint32_t>(value) & PickleValue::LargestIndex};
    }
    const std::uint32_t place = allocate(2);
    if (m_full) {
        return {};
    }
    setWide(place, static_cast<std::uint64_t>(value));
    return {PickleKind::Int, place};
}

PickleValue PickleHeap::floating(double value)
{
    const std::uint32_t place = allocate(2);
    if (m_full) {
        return {};
    }
    setWide(place, std::bit_cast<std::uint64_t>(value));
    return {PickleKind::Float, place};
}

PickleValue PickleHeap::shortText(std::string_view bytes)
{
    if (bytes.size() >= (1U << 28U)) {
        m_full = true;
        return {};
    }
    const std::uint32_t place = allocate(1 + wordsFor(bytes.size()));
    if (m_full) {
        return {};
    }
    word(place) = static_cast<std::uint32_t>(bytes.size() << 3U) | ShortText;
    if (!bytes.empty()) {
        std::memcpy(&word(place) + 1, bytes.data(), bytes.size());
    }
    return {PickleKind::Text, place};
}

PickleValue PickleHeap::string(PickleKind kind, std::uint64_t offset, std::uint64_t size, std::string_view bytes, bool raw)
{
    if (kind == PickleKind::Text && bytes.size() == size && size < 32) {
        return shortText(bytes);
    }
    const bool inlined = bytes.size() == size;
    const std::uint32_t place = allocate(LongHeader + (inlined ? wordsFor(bytes.size()) : 0));
    if (m_full) {
        return {};
    }
    word(place) = (inlined ? HasBytes : 0U) | (raw ? IsRaw : 0U);
    setWide(place + 1, size);
    setWide(place + 3, offset);
    if (inlined && !bytes.empty()) {
        std::memcpy(&word(place) + LongHeader, bytes.data(), bytes.size());
    }
    return {kind, place};
}

PickleValue PickleHeap::tuple(std::span<const PickleValue> items)
{
    if (items.empty()) {
        return {PickleKind::Tuple, 0};
    }
    const std::uint32_t place = allocate(1 + items.size());
    if (m_full) {
        return {};
    }
    word(place) = static_cast<std::uint32_t>(items.size());
    std::memcpy(&word(place) + 1, items.data(), items.size_bytes());
    return {PickleKind::Tuple, place};
}

PickleValue PickleHeap::container(PickleKind kind)
{
    const std::uint32_t place = allocate(1);
    if (m_full) {
        return {};
    }
    word(place) = 0;
    return {kind, place};
}

PickleValue PickleHeap::global(std::string_view module, std::string_view name)
{
    const auto [found, isNew]
        = m_globalIndex.try_emplace(Global{std::string(module), std::string(name)}, static_cast<std::uint32_t>(m_globals.size()));
    if (isNew) {
        if (m_globals.size() >= PickleValue::LargestIndex) {
            m_full = true;
            return {};
        }
        m_globals.push_back(found->first);
    }
    return {PickleKind::Global, found->second};
}

PickleValue PickleHeap::call(PickleValue callable, PickleValue arguments, PickleCallKind kind)
{
    const std::uint32_t place = allocate(3);
    if (m_full) {
        return {};
    }
    word(place) = callable.bits();
    word(place + 1) = arguments.bits();
    word(place + 2) = static_cast<std::uint32_t>(kind);
    return {PickleKind::Call, place};
}

PickleValue PickleHeap::persistent(PickleValue id)
{
    const std::uint32_t place = allocate(1);
    if (m_full) {
        return {};
    }
    word(place) = id.bits();
    return {PickleKind::Persistent, place};
}

std::int64_t PickleHeap::asInteger(PickleValue value) const
{
    switch (value.kind()) {
    case PickleKind::Bool:
        return value.index();
    case PickleKind::SmallInt:
        return static_cast<std::int32_t>(value.index() << PickleValue::KindBits) >> PickleValue::KindBits;
    case PickleKind::Int:
        return static_cast<std::int64_t>(wide(value.index()));
    default:
        return 0;
    }
}

double PickleHeap::asFloat(PickleValue value) const
{
    return value.is(PickleKind::Float) ? std::bit_cast<double>(wide(value.index())) : static_cast<double>(asInteger(value));
}

PickleBytes PickleHeap::asBytes(PickleValue value) const
{
    const PickleKind kind = value.kind();
    if (kind != PickleKind::Text && kind != PickleKind::Bytes && kind != PickleKind::ByteArray && kind != PickleKind::BigInt) {
        return {};
    }
    const std::uint32_t place = value.index();
    const std::uint32_t head = word(place);
    const auto* bytes = reinterpret_cast<const char*>(m_pages[place >> PageBits] + (place & (PageWords - 1)));
    if ((head & ShortText) != 0) {
        const std::size_t size = head >> 3U;
        return {size, PickleBytes::NoOffset, {bytes + sizeof(std::uint32_t), size}, true, false};
    }
    PickleBytes result;
    result.size = wide(place + 1);
    result.offset = wide(place + 3);
    result.isInlined = (head & HasBytes) != 0;
    result.isRaw = (head & IsRaw) != 0;
    if (result.isInlined) {
        result.inlined = {bytes + LongHeader * sizeof(std::uint32_t), static_cast<std::size_t>(result.size)};
    }
    return result;
}

std::span<const PickleValue> PickleHeap::items(PickleValue value) const
{
    const std::uint32_t place = value.index();
    switch (value.kind()) {
    case PickleKind::Tuple:
        return {reinterpret_cast<const PickleValue*>(m_pages[place >> PageBits] + (place & (PageWords - 1)) + 1),
            place == 0 ? 0 : word(place)};
    case PickleKind::List:
    case PickleKind::Dict:
    case PickleKind::Set:
    case PickleKind::FrozenSet:
        return word(place) == 0 ? std::span<const PickleValue>() : std::span<const PickleValue>(m_containers[word(place) - 1]);
    default:
        return {};
    }
}

const PickleCallExtra* PickleHeap::extra(PickleValue call) const
{
    const std::uint32_t number = word(call.index() + 2) >> 2U;
    return number == 0 ? nullptr : m_extras[number - 1].get();
}

std::vector<PickleValue>& PickleHeap::grow(PickleValue container)
{
    std::uint32_t& number = word(container.index());
    if (number == 0) {
        m_full = m_full || m_containers.size() >= MostContainers;
        m_containers.emplace_back();
        number = static_cast<std::uint32_t>(m_containers.size());
    }
    return m_containers[number - 1];
}

PickleCallExtra& PickleHeap::growExtra(PickleValue call)
{
    std::uint32_t& head = word(call.index() + 2);
    if (head >> 2U == 0) {
        m_full = m_full || m_extras.size() >= MostExtras;
        m_extras.push_back(std::make_unique<PickleCallExtra>());
        head |= static_cast<std::uint32_t>(m_extras.size()) << 2U;
    }
    return *m_extras[(head >> 2U) - 1];
}

} // namespace vitrine
