// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// Bytes that can be read at any place: a file, an entry of an archive, a range of another source.
/// Reading is const and may happen on several threads at once.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;

    /// In bytes, as it was when the source was opened.
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// Reads up to `out.size()` bytes at `offset`; fewer only at the end. 0 at or beyond the end is no error.
    [[nodiscard]] virtual Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const = 0;

    /// Exactly `count` bytes at `offset`; OutOfRange when the source does not hold them. Checked before allocation.
    [[nodiscard]] Result<std::vector<std::byte>> bytes(std::uint64_t offset, std::uint64_t count) const;
    /// The same as text.
    [[nodiscard]] Result<std::string> text(std::uint64_t offset, std::uint64_t count) const;
    /// The first `count` bytes, or all there are.
    [[nodiscard]] std::vector<std::byte> head(std::size_t count) const;
};

/// A part of another source, which must outlive it unless it is shared.
class RangeSource final : public ByteSource
{
public:
    /// The range is cut to what `whole` holds.
    RangeSource(std::shared_ptr<const ByteSource> whole, std::uint64_t offset, std::uint64_t size);

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override;

private:
    std::shared_ptr<const ByteSource> m_whole;
    std::uint64_t m_offset;
    std::uint64_t m_size;
};

/// Bytes in memory: for tests, and for entries that had to be decompressed.
class MemorySource final : public ByteSource
{
public:
    explicit MemorySource(std::vector<std::byte> bytes)
        : m_bytes(std::move(bytes))
    {
    }
    explicit MemorySource(std::string_view text);

    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override;
    [[nodiscard]] std::span<const std::byte> view() const { return m_bytes; }

private:
    std::vector<std::byte> m_bytes;
};

} // namespace vitrine
