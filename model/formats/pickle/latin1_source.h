// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <memory>
#include <utility>
#include <vector>

namespace vitrine {

/// The bytes that a text in UTF-8 stands for through Latin-1, as protocols 0 to 2 write byte strings. The text stays where
/// it is and is taken apart while it is read; only places to begin at are kept, one for each 64 KiB.
class Latin1Source final : public ByteSource
{
public:
    /// Goes through the text once, to learn the size; null when it has characters beyond Latin-1 or cannot be read.
    [[nodiscard]] static std::shared_ptr<const Latin1Source> open(
        std::shared_ptr<const ByteSource> source, std::uint64_t offset, std::uint64_t size);

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override;

private:
    explicit Latin1Source(std::shared_ptr<const ByteSource> text)
        : m_text(std::move(text))
    {
    }
    /// The bytes of a chunk of text that begins with a whole character; empty at the end. `taken`: bytes of the text.
    [[nodiscard]] Result<std::vector<std::byte>> chunk(std::uint64_t at, std::uint64_t& taken) const;

    std::shared_ptr<const ByteSource> m_text;
    std::uint64_t m_size = 0;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_marks; ///< place among the bytes, and in the text
};

} // namespace vitrine
