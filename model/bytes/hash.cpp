// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/hash.h"

#include <array>
#include <cstdint>

#include <openssl/evp.h>
#include <xxhash.h>

namespace vitrine {

namespace {

std::string hexadecimal(std::span<const unsigned char> bytes)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const unsigned char byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

} // namespace

struct Sha256::State {
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context{EVP_MD_CTX_new(), &EVP_MD_CTX_free};
};

Sha256::Sha256()
    : m_state(std::make_unique<State>())
{
    EVP_DigestInit_ex(m_state->context.get(), EVP_sha256(), nullptr);
}

Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

void Sha256::add(std::span<const std::byte> bytes)
{
    EVP_DigestUpdate(m_state->context.get(), bytes.data(), bytes.size());
}

std::string Sha256::finish()
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int length = 0;
    EVP_DigestFinal_ex(m_state->context.get(), digest.data(), &length);
    EVP_DigestInit_ex(m_state->context.get(), EVP_sha256(), nullptr);
    return hexadecimal(std::span(digest).first(length));
}

struct Xxh3::State {
    std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> context{XXH3_createState(), &XXH3_freeState};
};

Xxh3::Xxh3()
    : m_state(std::make_unique<State>())
{
    XXH3_128bits_reset(m_state->context.get());
}

Xxh3::~Xxh3() = default;
Xxh3::Xxh3(Xxh3&&) noexcept = default;
Xxh3& Xxh3::operator=(Xxh3&&) noexcept = default;

void Xxh3::add(std::span<const std::byte> bytes)
{
    XXH3_128bits_update(m_state->context.get(), bytes.data(), bytes.size());
}

std::string Xxh3::finish()
{
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(m_state->context.get()));
    XXH3_128bits_reset(m_state->context.get());
    return hexadecimal(canonical.digest);
}

} // namespace vitrine
