// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/part_file.h"
#include "model/convert/tensor_stream.h"

namespace vitrine {

/// Writes planned tensors as one safetensors file, all beside its place. While it is written, a second thread reads it
/// again and compares.
class SafetensorsOutput
{
public:
    /// `moved` gets the bytes of each piece that was written or read again.
    using Moved = std::function<void(std::uint64_t)>;

    SafetensorsOutput(std::span<PlannedTensor> tensors, const std::vector<std::pair<std::string, std::string>>& tied)
        : m_tensors(tensors)
        , m_tied(tied)
    {
    }
    /// Gives the complete file, not yet in its place. Each tensor's source is let go of when it was written: a packed one
    /// holds memory.
    [[nodiscard]] Result<PartFile> write(const std::string& path, TensorStream& stream, const std::stop_token& stop, const Moved& moved);

private:
    [[nodiscard]] std::string header() const;
    /// What the reader of the format says of the file.
    [[nodiscard]] Result<void> readBack(const PartFile& file, std::uint64_t size) const;

    std::span<PlannedTensor> m_tensors;
    const std::vector<std::pair<std::string, std::string>>& m_tied;
};

} // namespace vitrine
