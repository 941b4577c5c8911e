// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/convert/tensor_stream.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace vitrine {

namespace {

constexpr std::size_t OutBytes = 8U << 20U;
/// Of what lies in one piece; small enough that it is still in the core's own cache when it is hashed and written.
constexpr std::size_t PieceBytes = 256U << 10U;
constexpr std::size_t SpanBytes = 1U << 20U;
/// Read ahead for elements that lie apart; small enough that jumping does not cost much.
constexpr std::size_t AheadBytes = 1U << 16U;

} // namespace

std::unexpected<Error> conversionCancelled()
{
    return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "The conversion was cancelled.")));
}

TensorStream::TensorStream()
    : m_out(OutBytes)
{
}

Result<void> TensorStream::run(const PlannedTensor& tensor, const std::stop_token& stop, const Sink& sink)
{
    m_ahead.clear();
    if (tensor.bytes == 0) {
        return {};
    }
    return tensor.strides.empty() ? contiguous(tensor, stop, sink) : strided(tensor, stop, sink);
}

Result<void> TensorStream::read(const PlannedTensor& tensor, std::uint64_t offset, std::span<std::byte> out)
{
    while (!out.empty()) {
        const auto got = tensor.source->read(offset, out);
        if (!got) {
            return std::unexpected(got.error());
        }
        if (*got == 0) {
            return failure(ErrorCode::OutOfRange,
                Message(QT_TRANSLATE_NOOP("model", "The data of the tensor %1 ends before the tensor does."), {Message::Argument(tensor.name)}));
        }
        out = out.subspan(*got);
        offset += *got;
    }
    return {};
}

Result<void> TensorStream::contiguous(const PlannedTensor& tensor, const std::stop_token& stop, const Sink& sink)
{
    for (std::uint64_t done = 0; done < tensor.bytes;) {
        if (stop.stop_requested()) {
            return conversionCancelled();
        }
        const auto piece = std::span(m_out).first(static_cast<std::size_t>(std::min<std::uint64_t>(PieceBytes, tensor.bytes - done)));
        if (auto got = read(tensor, tensor.firstByte + done, piece); !got) {
            return got;
        }
        finish(tensor, piece);
        if (auto given = sink(piece); !given) {
            return given;
        }
        done += piece.size();
    }
    return {};
}

Result<void> TensorStream::strided(const PlannedTensor& tensor, const std::stop_token& stop, const Sink& sink)
{
    const std::size_t rank = tensor.extents.size();
    // The outermost dimensions one by one, one dimension in slices, the rest whole, so that a box fits the buffer.
    std::size_t split = rank;
    std::uint64_t inner = 1;
    while (split > 0 && inner * tensor.extents[split - 1] * tensor.elementBytes <= OutBytes) {
        inner *= tensor.extents[--split];
    }
    std::vector<std::uint64_t> first(rank, 0);
    std::vector<std::uint64_t> count(tensor.extents);
    const std::size_t sliced = split > 0 ? split - 1 : 0;
    const std::uint64_t slice = split > 0 ? std::max<std::uint64_t>(1, OutBytes / (inner * tensor.elementBytes)) : 0;
    std::fill_n(count.begin(), sliced, 1);
    while (true) {
        if (stop.stop_requested()) {
            return conversionCancelled();
        }
        if (split > 0) {
            count[sliced] = std::min(slice, tensor.extents[sliced] - first[sliced]);
        }
        const std::uint64_t elements = std::accumulate(count.begin(), count.end(), std::uint64_t{1}, std::multiplies());
        const auto out = std::span(m_out).first(static_cast<std::size_t>(elements * tensor.elementBytes));
        if (auto done = gather(tensor, first, count, out); !done) {
            return done;
        }
        finish(tensor, out);
        if (auto given = sink(out); !given) {
            return given;
        }
        // The next box: the slice moves on, and carries over into the dimensions outside of it.
        std::size_t at = split;
        while (at > 0) {
            --at;
            first[at] += count[at];
            if (first[at] < tensor.extents[at]) {
                break;
            }
            first[at] = 0;
            if (at == 0) {
                return {};
            }
        }
        if (split == 0) {
            return {};
        }
    }
}

Result<void> TensorStream::gather(
    const PlannedTensor& tensor, std::span<const std::uint64_t> first, std::span<const std::uint64_t> count, std::span<std::byte> out)
{
    const std::size_t rank = count.size();
    // Steps in the output, in elements; then the dimensions by their stride in the source, largest first, so that the
    // source is read onwards.
    std::vector<std::uint64_t> steps(rank, 1);
    for (std::size_t at = rank; at-- > 1;) {
        steps[at - 1] = steps[at] * count[at];
    }
    std::vector<std::size_t> order(rank);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const auto weight = [&](std::size_t dimension) {
            return count[dimension] == 1 || tensor.strides[dimension] == 0 ? std::numeric_limits<std::int64_t>::max() : tensor.strides[dimension];
        };
        return weight(a) > weight(b);
    });
    std::uint64_t base = 0;
    for (std::size_t at = 0; at < rank; ++at) {
        base += first[at] * static_cast<std::uint64_t>(tensor.strides[at]);
    }
    const std::size_t last = rank == 0 ? 0 : order.back();
    std::vector<std::uint64_t> index(rank, 0);
    while (true) {
        std::uint64_t source = base;
        std::uint64_t target = 0;
        for (std::size_t at = 0; at < rank; ++at) {
            source += index[at] * static_cast<std::uint64_t>(tensor.strides[at]);
            target += index[at] * steps[at];
        }
        const std::uint64_t run = rank == 0 ? 1 : count[last];
        const std::uint64_t stride = rank == 0 ? 1 : static_cast<std::uint64_t>(tensor.strides[last]);
        if (auto done = gatherRun(tensor, source, stride, run, out.subspan(static_cast<std::size_t>(target * tensor.elementBytes)), rank == 0 ? 1 : steps[last]); !done) {
            return done;
        }
        std::size_t at = rank == 0 ? 0 : rank - 1;
        while (at > 0) {
            const std::size_t dimension = order[--at];
            if (++index[dimension] < count[dimension]) {
                break;
            }
            index[dimension] = 0;
            if (at == 0) {
                return {};
            }
        }
        if (rank < 2) {
            return {};
        }
    }
}

/// `count` elements of the source that lie `stride` apart, put `outStep` elements apart.
Result<void> TensorStream::gatherRun(const PlannedTensor& tensor, std::uint64_t element, std::uint64_t stride, std::uint64_t count,
    std::span<std::byte> out, std::uint64_t outStep)
{
    const std::uint64_t size = tensor.elementBytes;
    if (stride == 1 && outStep == 1) {
        return read(tensor, tensor.firstByte + element * size, out.first(static_cast<std::size_t>(count * size)));
    }
    // Elements apart by little come with what lies between them; those far apart one by one.
    const std::uint64_t apart = std::max<std::uint64_t>(stride, 1) * size;
    const bool together = apart <= 256;
    const std::uint64_t most = together ? std::max<std::uint64_t>(1, SpanBytes / apart) : 1;
    for (std::uint64_t done = 0; done < count;) {
        const std::uint64_t now = stride == 0 ? count - done : std::min(most, count - done);
        const std::uint64_t bytes = stride == 0 ? size : (now - 1) * stride * size + size;
        m_span.resize(static_cast<std::size_t>(bytes));
        const std::uint64_t offset = tensor.firstByte + (element + done * stride) * size;
        const bool isAhead = offset >= m_aheadStart && offset + bytes <= m_aheadStart + m_ahead.size();
        if (!isAhead && bytes < AheadBytes / 4) {
            m_ahead.resize(AheadBytes);
            const auto got = tensor.source->read(offset, m_ahead);
            m_ahead.resize(got.value_or(0));
            m_aheadStart = offset;
        }
        if (offset >= m_aheadStart && offset + bytes <= m_aheadStart + m_ahead.size()) {
            std::memcpy(m_span.data(), m_ahead.data() + (offset - m_aheadStart), m_span.size());
        } else if (auto got = read(tensor, offset, m_span); !got) {
            return got;
        }
        for (std::uint64_t at = 0; at < now; ++at) {
            std::memcpy(out.data() + (done + at) * outStep * size, m_span.data() + at * stride * size, static_cast<std::size_t>(size));
        }
        done += now;
    }
    return {};
}

/// Turns bytes over and signs around where the tensor asks for it.
void TensorStream::finish(const PlannedTensor& tensor, std::span<std::byte> bytes)
{
    const std::size_t part = tensor.partBytes;
    if (tensor.swap) {
        for (std::size_t at = 0; at + part <= bytes.size(); at += part) {
            std::reverse(bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.begin() + static_cast<std::ptrdiff_t>(at + part));
        }
    }
    constexpr auto Sign = std::byte{0x80};
    const bool isComplex = part != tensor.elementBytes;
    for (std::size_t at = 0; (tensor.negate || tensor.conjugate) && at + part <= bytes.size(); at += part) {
        const bool isImaginary = isComplex && (at / part) % 2 == 1;
        if (tensor.negate != (tensor.conjugate && isImaginary)) {
            bytes[at + part - 1] ^= Sign;
        }
    }
}

} // namespace vitrine
