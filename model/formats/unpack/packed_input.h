// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/unpack/compression.h"

#include <array>

namespace vitrine {

/// The packed bytes of a decompressor, in chunks.
class PackedInput
{
public:
    explicit PackedInput(std::shared_ptr<const ByteSource> source)
        : m_source(std::move(source))
    {
    }
    /// The next chunk; empty at the end or when it cannot be read.
    [[nodiscard]] std::span<const std::byte> next()
    {
        const auto got = m_source->read(m_offset, m_chunk);
        m_offset += got.value_or(0);
        return std::span<const std::byte>(m_chunk).first(got.value_or(0));
    }
    [[nodiscard]] bool atEnd() const { return m_offset >= m_source->size(); }

    [[nodiscard]] static std::unexpected<Error> damaged()
    {
        return failure(ErrorCode::Malformed, Message(QT_TRANSLATE_NOOP("model", "The compressed data is damaged.")));
    }
    [[nodiscard]] static std::unexpected<Error> cut()
    {
        return failure(ErrorCode::OutOfRange, Message(QT_TRANSLATE_NOOP("model", "The compressed data ends in the middle.")));
    }

private:
    std::shared_ptr<const ByteSource> m_source;
    std::uint64_t m_offset = 0;
    std::array<std::byte, 1U << 16U> m_chunk;
};

} // namespace vitrine
