// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/part_file.h"
#include "model/convert/tensor_stream.h"

namespace vitrine {

/// Writes planned tensors as one safetensors file, reads it again and compares, all beside its place.
class SafetensorsOutput
{
public:
    /// `moved` gets the bytes of each piece that was written or read again.
    using Moved = std::function<void(std::uint64_t)>;

    SafetensorsOutput(std::span<const PlannedTensor> tensors, const std::vector<std::pair<std::string, std::string>>& tied)
        : m_tensors(tensors)
        , m_tied(tied)
    {
    }
    /// Gives the complete file, not yet in its place.
    [[nodiscard]] Result<PartFile> write(const std::string& path, TensorStream& stream, const std::stop_token& stop, const Moved& moved);

private:
    [[nodiscard]] std::string header() const;
    [[nodiscard]] Result<void> compare(
        const PartFile& file, std::uint64_t size, const std::string& sum, const std::stop_token& stop, const Moved& moved) const;

    std::span<const PlannedTensor> m_tensors;
    const std::vector<std::pair<std::string, std::string>>& m_tied;
};

} // namespace vitrine
