// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/convert/convert_plan.h"

#include <mutex>

namespace vitrine {

/// A file without a name, in which packed bytes that are read in any order stand unpacked. The disk has it back when the
/// last source of it goes away, and also when the process is killed.
class SpoolFile final
{
public:
    /// In `folder`; made when it is first written to.
    explicit SpoolFile(std::string folder)
        : m_folder(std::move(folder))
    {
    }
    ~SpoolFile();
    SpoolFile(const SpoolFile&) = delete;
    SpoolFile& operator=(const SpoolFile&) = delete;

    /// A place of its own for so many bytes; LimitExceeded when no file is as long.
    [[nodiscard]] Result<std::uint64_t> reserve(std::uint64_t bytes);
    [[nodiscard]] Result<void> write(std::uint64_t offset, std::span<const std::byte> bytes);
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const;
    /// Gives the room of these bytes back to the disk.
    void release(std::uint64_t offset, std::uint64_t bytes);

private:
    std::string m_folder;
    std::mutex m_mutex; ///< guards making it
    int m_descriptor = -1;
    std::uint64_t m_reserved = 0;
};

/// Another source whose bytes come from front to back only, read in any order: each byte is unpacked once, and found in
/// the spool file from then on.
class SpooledSource final : public ByteSource
{
public:
    SpooledSource(std::shared_ptr<const ByteSource> packed, std::shared_ptr<SpoolFile> file);
    ~SpooledSource() override;

    [[nodiscard]] std::uint64_t size() const override { return m_packed->size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override;

private:
    /// Unpacks up to `end`, or as far as there is something.
    [[nodiscard]] Result<void> unpack(std::uint64_t end) const;

    std::shared_ptr<const ByteSource> m_packed;
    std::shared_ptr<SpoolFile> m_file;
    mutable std::mutex m_mutex; ///< guards what follows
    mutable std::optional<std::uint64_t> m_base; ///< of the first byte in the file
    mutable std::uint64_t m_unpacked = 0;
};

/// Puts a SpooledSource, with a file in `folder`, in the place of every packed source that writing `tensors` in this order
/// would read backwards: that of a strided tensor, and that of a tensor which begins before the end of the one before it.
/// Unpacking begins again at the front on each step back, so that the time would grow with the square of the size.
void spoolWhatIsReadBackwards(std::span<PlannedTensor> tensors, const std::string& folder);

} // namespace vitrine
