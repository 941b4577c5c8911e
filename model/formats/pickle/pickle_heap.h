// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What a value of a pickle is. Calls are recorded as values of their own and never made.
enum class PickleKind : std::uint8_t {
    None,
    Bool,
    SmallInt,
    Int,
    BigInt, ///< beyond 64 bits; its bytes are kept
    Float,
    Text,
    Bytes,
    ByteArray,
    Tuple,
    List,
    Dict,
    Set,
    FrozenSet,
    Global, ///< a name that would be imported
    Call, ///< what a call would give
    Persistent, ///< what the loader would give for a persistent id: a storage of PyTorch
    Extension, ///< a number of Python's extension registry
    Buffer, ///< bytes outside of the stream (protocol 5)
};

/// One value in four bytes: its kind, and a small number or a place in the heap. Equal bits are the same object.
class PickleValue
{
public:
    constexpr PickleValue() = default;
    constexpr PickleValue(PickleKind kind, std::uint32_t index)
        : m_bits((index << KindBits) | static_cast<std::uint32_t>(kind))
    {
    }
    [[nodiscard]] constexpr PickleKind kind() const { return static_cast<PickleKind>(m_bits & ((1U << KindBits) - 1)); }
    [[nodiscard]] constexpr std::uint32_t index() const { return m_bits >> KindBits; }
    [[nodiscard]] constexpr std::uint32_t bits() const { return m_bits; }
    [[nodiscard]] constexpr bool is(PickleKind kind) const { return this->kind() == kind; }
    [[nodiscard]] constexpr bool isInteger() const { return is(PickleKind::SmallInt) || is(PickleKind::Int); }
    constexpr bool operator==(const PickleValue&) const = default;

    static constexpr std::uint32_t KindBits = 5;
    static constexpr std::uint32_t LargestIndex = (1U << (32 - KindBits)) - 1;

private:
    std::uint32_t m_bits = 0;
};

/// How a call was written.
enum class PickleCallKind : std::uint8_t { Reduce, New, NewWithKeywords, Instance };

/// What happened to the result of a call afterwards; most results have nothing of it.
struct PickleCallExtra {
    PickleValue keywords; ///< of NEWOBJ_EX
    std::vector<PickleValue> states; ///< of BUILD, in order
    std::vector<PickleValue> items; ///< APPEND(S), ADDITEMS
    std::vector<PickleValue> pairs; ///< SETITEM(S): key, value, key, value, …
    std::uint64_t rawOffset = 0; ///< joblib: where the array's bytes lie in the stream
    std::uint64_t rawBytes = 0;
    bool hasRaw = false;
};

/// Bytes of a text or byte string: where they lie in the source, where that is known, and themselves when short.
struct PickleBytes {
    static constexpr std::uint64_t NoOffset = ~std::uint64_t{0};

    std::uint64_t size = 0;
    std::uint64_t offset = NoOffset;
    std::string_view inlined; ///< all of them, or nothing when they were left in the source
    bool isInlined = true;
    bool isRaw = true; ///< the bytes of the source are the bytes meant (false: they are UTF-8 of a text)
};

/// All values of one pickle file, packed into pages of words: 20 bytes for a tuple of four, 12 for a call. Long strings
/// stay in the source and are referred to.
class PickleHeap
{
public:
    struct Global {
        std::string module;
        std::string name;
        bool operator<(const Global& other) const { return std::tie(module, name) < std::tie(other.module, other.name); }
    };

    PickleHeap();

    /// False once the heap could not take a value: what was made since then is None.
    [[nodiscard]] bool isFull() const { return m_full; }
    [[nodiscard]] std::size_t memoryBytes() const { return m_pages.size() * PageWords * sizeof(std::uint32_t); }

    [[nodiscard]] static PickleValue boolean(bool value) { return {PickleKind::Bool, value ? 1U : 0U}; }
    [[nodiscard]] PickleValue integer(std::int64_t value);
    [[nodiscard]] PickleValue floating(double value);
    /// Text that is kept whole.
    [[nodiscard]] PickleValue text(std::string_view bytes) { return shortText(bytes); }
    /// A string of the source at `offset`; `bytes` holds it, or is empty when it is to stay there.
    [[nodiscard]] PickleValue string(PickleKind kind, std::uint64_t offset, std::uint64_t size, std::string_view bytes, bool raw);
    [[nodiscard]] PickleValue tuple(std::span<const PickleValue> items);
    [[nodiscard]] PickleValue container(PickleKind kind);
    [[nodiscard]] PickleValue global(std::string_view module, std::string_view name);
    [[nodiscard]] PickleValue call(PickleValue callable, PickleValue arguments, PickleCallKind kind);
    [[nodiscard]] PickleValue persistent(PickleValue id);

    [[nodiscard]] bool asBool(PickleValue value) const { return value.index() != 0; }
    /// Of Bool, SmallInt and Int; 0 of anything else.
    [[nodiscard]] std::int64_t asInteger(PickleValue value) const;
    [[nodiscard]] double asFloat(PickleValue value) const;
    /// Of Text, Bytes, ByteArray, BigInt; nothing of anything else.
    [[nodiscard]] PickleBytes asBytes(PickleValue value) const;
    /// The text when it was kept whole, else an empty view.
    [[nodiscard]] std::string_view asText(PickleValue value) const { return asBytes(value).inlined; }
    /// Of a tuple, list, set; of a dict key, value, key, value, …
    [[nodiscard]] std::span<const PickleValue> items(PickleValue value) const;
    [[nodiscard]] const Global& asGlobal(PickleValue value) const { return m_globals[value.index()]; }
    [[nodiscard]] std::uint32_t globalCount() const { return static_cast<std::uint32_t>(m_globals.size()); }
    [[nodiscard]] PickleValue callable(PickleValue call) const { return valueAt(call.index()); }
    [[nodiscard]] PickleValue arguments(PickleValue call) const { return valueAt(call.index() + 1); }
    [[nodiscard]] PickleCallKind callKind(PickleValue call) const { return static_cast<PickleCallKind>(word(call.index() + 2) & 3U); }
    /// Null for most.
    [[nodiscard]] const PickleCallExtra* extra(PickleValue call) const;
    [[nodiscard]] PickleValue persistentId(PickleValue value) const { return valueAt(value.index()); }

    /// Of a list, dict or set that may still grow.
    [[nodiscard]] std::vector<PickleValue>& grow(PickleValue container);
    [[nodiscard]] PickleCallExtra& growExtra(PickleValue call);

private:
    static constexpr std::uint32_t PageBits = 14; ///< a machine that only tries a few bytes takes one page
    static constexpr std::uint32_t PageWords = 1U << PageBits;

    [[nodiscard]] PickleValue shortText(std::string_view bytes);
    /// Place of `count` words that lie together; 0 when the heap is full.
    [[nodiscard]] std::uint32_t allocate(std::size_t count);
    [[nodiscard]] std::uint32_t& word(std::uint32_t index) { return m_pages[index >> PageBits][index & (PageWords - 1)]; }
    [[nodiscard]] std::uint32_t word(std::uint32_t index) const { return m_pages[index >> PageBits][index & (PageWords - 1)]; }
    [[nodiscard]] PickleValue valueAt(std::uint32_t index) const;
    [[nodiscard]] std::uint64_t wide(std::uint32_t index) const { return word(index) | (std::uint64_t{word(index + 1)} << 32U); }
    void setWide(std::uint32_t index, std::uint64_t value);

    std::vector<std::unique_ptr<std::uint32_t[]>> m_blocks;
    std::vector<std::uint32_t*> m_pages; ///< of the blocks; a large block has several
    std::uint32_t m_next = 0; ///< first free word
    bool m_full = false;
    std::vector<std::vector<PickleValue>> m_containers;
    std::vector<std::unique_ptr<PickleCallExtra>> m_extras;
    std::vector<Global> m_globals;
    std::map<Global, std::uint32_t> m_globalIndex;
};

} // namespace vitrine
