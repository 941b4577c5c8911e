// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/convert/convert_plan.h"

#include <functional>

namespace vitrine {

/// What everybody who converts answers when asked to stop.
[[nodiscard]] std::unexpected<Error> conversionCancelled();

/// Gives the bytes of a planned tensor in the order in which safetensors stores them: rows of the last dimension one
/// behind the other, little endian. Needs a fixed amount of memory.
class TensorStream
{
public:
    /// Takes the next piece; an error stops the stream.
    using Sink = std::function<Result<void>(std::span<const std::byte>)>;

    TensorStream();
    [[nodiscard]] Result<void> run(const PlannedTensor& tensor, const std::stop_token& stop, const Sink& sink);

private:
    [[nodiscard]] Result<void> contiguous(const PlannedTensor& tensor, const std::stop_token& stop, const Sink& sink);
    [[nodiscard]] Result<void> strided(const PlannedTensor& tensor, const std::stop_token& stop, const Sink& sink);
    /// Fills `out` with the elements of a box: of each dimension from `first` on, `count` of them.
    [[nodiscard]] Result<void> gather(const PlannedTensor& tensor, std::span<const std::uint64_t> first,
        std::span<const std::uint64_t> count, std::span<std::byte> out);
    [[nodiscard]] Result<void> gatherRun(
        const PlannedTensor& tensor, std::uint64_t element, std::uint64_t stride, std::uint64_t count, std::span<std::byte> out, std::uint64_t outStep);
    [[nodiscard]] Result<void> read(const PlannedTensor& tensor, std::uint64_t offset, std::span<std::byte> out);
    static void finish(const PlannedTensor& tensor, std::span<std::byte> bytes);

    std::vector<std::byte> m_out;
    std::vector<std::byte> m_span;
    std::vector<std::byte> m_ahead; ///< bytes of the source that were read ahead
    std::uint64_t m_aheadStart = 0;
};

} // namespace vitrine
