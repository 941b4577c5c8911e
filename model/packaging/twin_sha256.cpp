// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/twin_sha256.h"

#include "model/bytes/hash.h"

#include <algorithm>
#include <array>
#include <cstring>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace vitrine {

namespace {

constexpr std::size_t BlockBytes = 64;
using State = std::array<std::uint32_t, 8>;

#if defined(__x86_64__)

/// FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
alignas(16) constexpr std::array<std::uint32_t, 64> Constants{0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
    0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6,
    0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351,
    0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70,
    0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// A state in the order that the instructions want: (a, b, e, f) and (c, d, g, h).
struct Lanes {
    __m128i abef;
    __m128i cdgh;
};

__attribute__((target("sha,sse4.1,ssse3"))) Lanes load(const State& state)
{
    const __m128i low = _mm_shuffle_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(state.data())), 0xB1);
    const __m128i high = _mm_shuffle_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(state.data() + 4)), 0x1B);
    return {_mm_alignr_epi8(low, high, 8), _mm_blend_epi16(high, low, 0xF0)};
}

__attribute__((target("sha,sse4.1,ssse3"))) void store(const Lanes& lanes, State& state)
{
    const __m128i feba = _mm_shuffle_epi32(lanes.abef, 0x1B);
    const __m128i dchg = _mm_shuffle_epi32(lanes.cdgh, 0xB1);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(state.data()), _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(state.data() + 4), _mm_alignr_epi8(dchg, feba, 8));
}

/// FIPS 180-4, 6.2.2, for two states and the same blocks. The schedule of a block is computed once for both.
__attribute__((target("sha,sse4.1,ssse3"))) void compress(State& first, State& second, const std::byte* bytes, std::size_t blocks)
{
    const __m128i bigEndian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    Lanes a = load(first);
    Lanes b = load(second);
    for (; blocks > 0; --blocks, bytes += BlockBytes) {
        const Lanes beforeA = a;
        const Lanes beforeB = b;
        __m128i words[4]; // an array of the library would lose their alignment
        for (std::size_t i = 0; i < 4; ++i) {
            words[i] = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + 16 * i)), bigEndian);
        }
#pragma GCC unroll 16
        for (std::size_t round = 0; round < 16; ++round) {
            const __m128i low = _mm_add_epi32(words[round % 4], _mm_load_si128(reinterpret_cast<const __m128i*>(Constants.data() + 4 * round)));
            const __m128i high = _mm_shuffle_epi32(low, 0x0E);
            a.cdgh = _mm_sha256rnds2_epu32(a.cdgh, a.abef, low);
            b.cdgh = _mm_sha256rnds2_epu32(b.cdgh, b.abef, low);
            a.abef = _mm_sha256rnds2_epu32(a.abef, a.cdgh, high);
            b.abef = _mm_sha256rnds2_epu32(b.abef, b.cdgh, high);
            if (round < 12) {
                const __m128i last = words[(round + 3) % 4];
                const __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(words[round % 4], words[(round + 1) % 4]), _mm_alignr_epi8(last, words[(round + 2) % 4], 4));
                words[round % 4] = _mm_sha256msg2_epu32(sum, last);
            }
        }
        a = {_mm_add_epi32(a.abef, beforeA.abef), _mm_add_epi32(a.cdgh, beforeA.cdgh)};
        b = {_mm_add_epi32(b.abef, beforeB.abef), _mm_add_epi32(b.cdgh, beforeB.cdgh)};
    }
    store(a, first);
    store(b, second);
}

/// Bytes of four words, turned to the order of the standard.
__attribute__((target("sha,sse4.1,ssse3"))) inline void loadWords(__m128i* words, const std::byte* bytes)
{
    const __m128i bigEndian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    for (std::size_t i = 0; i < 4; ++i) {
        words[i] = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + 16 * i)), bigEndian);
    }
}

/// Four rounds, and the words of the schedule that are needed 16 rounds later.
__attribute__((target("sha,sse4.1,ssse3"))) inline void fourRounds(Lanes& lanes, __m128i* words, std::size_t round)
{
    const __m128i low = _mm_add_epi32(words[round % 4], _mm_load_si128(reinterpret_cast<const __m128i*>(Constants.data() + 4 * round)));
    lanes.cdgh = _mm_sha256rnds2_epu32(lanes.cdgh, lanes.abef, low);
    lanes.abef = _mm_sha256rnds2_epu32(lanes.abef, lanes.cdgh, _mm_shuffle_epi32(low, 0x0E));
    if (round < 12) {
        const __m128i last = words[(round + 3) % 4];
        const __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(words[round % 4], words[(round + 1) % 4]), _mm_alignr_epi8(last, words[(round + 2) % 4], 4));
        words[round % 4] = _mm_sha256msg2_epu32(sum, last);
    }
}

/// The same for two states with blocks of their own: each fills the time in which the other waits for itself.
__attribute__((target("sha,sse4.1,ssse3"))) void compressApart(
    State& first, const std::byte* firstBytes, State& second, const std::byte* secondBytes, std::size_t blocks)
{
    Lanes a = load(first);
    Lanes b = load(second);
    for (; blocks > 0; --blocks, firstBytes += BlockBytes, secondBytes += BlockBytes) {
        const Lanes beforeA = a;
        const Lanes beforeB = b;
        __m128i wordsA[4];
        __m128i wordsB[4];
        loadWords(wordsA, firstBytes);
        loadWords(wordsB, secondBytes);
#pragma GCC unroll 16
        for (std::size_t round = 0; round < 16; ++round) {
            fourRounds(a, wordsA, round);
            fourRounds(b, wordsB, round);
        }
        a = {_mm_add_epi32(a.abef, beforeA.abef), _mm_add_epi32(a.cdgh, beforeA.cdgh)};
        b = {_mm_add_epi32(b.abef, beforeB.abef), _mm_add_epi32(b.cdgh, beforeB.cdgh)};
    }
    store(a, first);
    store(b, second);
}

bool hasInstructions()
{
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    constexpr unsigned ssse3 = 1U << 9U;
    constexpr unsigned sse41 = 1U << 19U;
    constexpr unsigned sha = 1U << 29U;
    const bool isNew = __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & ssse3) != 0 && (c & sse41) != 0;
    return isNew && __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & sha) != 0;
}

#else

void compress(State&, State&, const std::byte*, std::size_t) { }
void compressApart(State&, const std::byte*, State&, const std::byte*, std::size_t) { }

bool hasInstructions()
{
    return false;
}

#endif

/// One sum: FIPS 180-4, 5.3.3 and 5.1.1.
struct Chain {
    State state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::uint64_t bytes = 0;
    std::array<std::byte, BlockBytes> rest{}; ///< of a block that is not full
    std::size_t fill = 0;

    /// Takes what fills a block up, or all there is; gives what is left.
    [[nodiscard]] std::span<const std::byte> fillUp(std::span<const std::byte> more)
    {
        const std::size_t count = std::min(BlockBytes - fill, more.size());
        std::memcpy(rest.data() + fill, more.data(), count);
        fill += count;
        return more.subspan(count);
    }
};

/// The same bytes for two sums whose blocks begin at the same places.
void addTo(Chain& first, Chain& second, std::span<const std::byte> bytes)
{
    first.bytes += bytes.size();
    second.bytes += bytes.size();
    if (first.fill > 0) {
        static_cast<void>(second.fillUp(bytes));
        bytes = first.fillUp(bytes);
        if (first.fill < BlockBytes) {
            return;
        }
        // Of a file that began within a block the beginnings differ: each has its own.
        State unused{};
        compress(first.state, unused, first.rest.data(), 1);
        compress(second.state, unused, second.rest.data(), 1);
        first.fill = 0;
        second.fill = 0;
    }
    const std::size_t blocks = bytes.size() / BlockBytes;
    compress(first.state, second.state, bytes.data(), blocks);
    const auto rest = bytes.subspan(blocks * BlockBytes);
    if (!rest.empty()) {
        static_cast<void>(first.fillUp(rest));
        static_cast<void>(second.fillUp(rest));
    }
}

void addTo(Chain& chain, std::span<const std::byte> bytes)
{
    Chain unused;
    unused.fill = chain.fill;
    addTo(chain, unused, bytes);
}

/// Fills up the block that was begun, and hashes it when it is full; gives what is left.
std::span<const std::byte> endBlock(Chain& chain, std::span<const std::byte> bytes)
{
    const std::size_t count = chain.fill == 0 ? 0 : std::min(BlockBytes - chain.fill, bytes.size());
    addTo(chain, bytes.first(count));
    return bytes.subspan(count);
}

/// Bytes of its own for each sum.
void addApart(Chain& first, std::span<const std::byte> firstBytes, Chain& second, std::span<const std::byte> secondBytes)
{
    firstBytes = endBlock(first, firstBytes);
    secondBytes = endBlock(second, secondBytes);
    const std::size_t blocks = std::min(firstBytes.size(), secondBytes.size()) / BlockBytes;
    if (blocks > 0) {
        // Here both are at the beginning of a block: else one of them would have nothing left.
        compressApart(first.state, firstBytes.data(), second.state, secondBytes.data(), blocks);
        first.bytes += blocks * BlockBytes;
        second.bytes += blocks * BlockBytes;
    }
    addTo(first, firstBytes.subspan(blocks * BlockBytes));
    addTo(second, secondBytes.subspan(blocks * BlockBytes));
}

std::string finish(Chain& chain)
{
    const std::uint64_t bits = chain.bytes * 8;
    std::array<std::byte, 2 * BlockBytes> padding{std::byte{0x80}};
    const std::size_t count = (chain.fill < 56 ? 56 : 120) - chain.fill;
    for (std::size_t i = 0; i < 8; ++i) {
        padding[count + i] = static_cast<std::byte>(bits >> (56 - 8 * i));
    }
    addTo(chain, std::span<const std::byte>(padding).first(count + 8));
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint32_t word : chain.state) {
        for (int shift = 28; shift >= 0; shift -= 4) {
            text += digits[(word >> static_cast<unsigned>(shift)) & 15U];
        }
    }
    chain = {};
    return text;
}

} // namespace

class TwinSha256::Sums
{
public:
    Sums() = default;
    virtual ~Sums() = default;
    Sums(const Sums&) = delete;
    Sums& operator=(const Sums&) = delete;
    virtual void add(std::span<const std::byte> bytes, Scope scope) = 0;
    virtual void addApart(std::span<const std::byte> inner, std::span<const std::byte> outer) = 0;
    virtual std::string finishInner() = 0;
    virtual std::string finishOuter() = 0;
};

class TwinSha256::FastSums final : public Sums
{
public:
    void add(std::span<const std::byte> bytes, Scope scope) override
    {
        if (bytes.empty()) {
            return;
        }
        if (scope == Scope::Both && m_inner.fill == m_outer.fill) {
            addTo(m_inner, m_outer, bytes);
            return;
        }
        if (scope != Scope::Outer) {
            addTo(m_inner, bytes);
        }
        if (scope != Scope::Inner) {
            addTo(m_outer, bytes);
        }
    }
    void addApart(std::span<const std::byte> inner, std::span<const std::byte> outer) override { vitrine::addApart(m_inner, inner, m_outer, outer); }
    std::string finishInner() override { return finish(m_inner); }
    std::string finishOuter() override { return finish(m_outer); }

private:
    Chain m_inner;
    Chain m_outer;
};

class TwinSha256::LibrarySums final : public Sums
{
public:
    void add(std::span<const std::byte> bytes, Scope scope) override
    {
        if (scope != Scope::Outer) {
            m_inner.add(bytes);
        }
        if (scope != Scope::Inner) {
            m_outer.add(bytes);
        }
    }
    void addApart(std::span<const std::byte> inner, std::span<const std::byte> outer) override
    {
        m_inner.add(inner);
        m_outer.add(outer);
    }
    std::string finishInner() override { return m_inner.finish(); }
    std::string finishOuter() override { return m_outer.finish(); }

private:
    Sha256 m_inner;
    Sha256 m_outer;
};

TwinSha256::TwinSha256()
    : m_sums(isFast() ? std::unique_ptr<Sums>(std::make_unique<FastSums>()) : std::make_unique<LibrarySums>())
{
}

TwinSha256::~TwinSha256() = default;
TwinSha256::TwinSha256(TwinSha256&&) noexcept = default;
TwinSha256& TwinSha256::operator=(TwinSha256&&) noexcept = default;

void TwinSha256::add(std::span<const std::byte> bytes, Scope scope)
{
    m_sums->add(bytes, scope);
}

void TwinSha256::addApart(std::span<const std::byte> inner, std::span<const std::byte> outer)
{
    m_sums->addApart(inner, outer);
}

std::string TwinSha256::finishInner()
{
    return m_sums->finishInner();
}

std::string TwinSha256::finishOuter()
{
    return m_sums->finishOuter();
}

bool TwinSha256::isFast()
{
    static const bool fast = hasInstructions();
    return fast;
}

} // namespace vitrine
