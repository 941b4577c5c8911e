// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a distributed checkpoint (__R_N.distcp): archives of torch.save, one behind the other.

#include "model/formats/torch/torch_content.h"
#include "model/formats/zip/zip_archive.h"
#include "model/formats/zip/zip_reader.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t MostParts = 20'000;

/// Where the archive begins whose end record ends at `end`; nothing when none does.
std::optional<std::uint64_t> beginOfArchive(const ByteSource& source, std::uint64_t end)
{
    constexpr std::size_t Tail = zip::EndBytes + 20 + 56;
    if (end < zip::EndBytes) {
        return {};
    }
    const std::size_t count = static_cast<std::size_t>(std::min<std::uint64_t>(end, Tail));
    const auto tail = source.text(end - count, count);
    if (!tail || zipNumber<std::uint32_t>(*tail, count - zip::EndBytes) != zip::End) {
        return {};
    }
    std::uint64_t size = zipNumber<std::uint32_t>(*tail, count - zip::EndBytes + 12);
    std::uint64_t offset = zipNumber<std::uint32_t>(*tail, count - zip::EndBytes + 16);
    std::uint64_t behind = zip::EndBytes;
    if (count == Tail && zipNumber<std::uint32_t>(*tail, 0) == zip::End64 && zipNumber<std::uint32_t>(*tail, 56) == zip::End64Locator) {
        size = zipNumber<std::uint64_t>(*tail, 40);
        offset = zipNumber<std::uint64_t>(*tail, 48);
        behind = Tail;
    }
    std::uint64_t whole = 0;
    if (__builtin_add_overflow(size, offset, &whole) || __builtin_add_overflow(whole, behind, &whole) || whole > end) {
        return {};
    }
    return end - whole;
}

} // namespace

TorchContent openDistcp(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems)
{
    TorchContent content;
    content.format = Format::DistributedCheckpoint;
    std::uint64_t end = source->size();
    std::uint64_t parts = 0;
    // From the back: each archive's end says where it begins.
    while (end > 0 && parts < MostParts && !context.stop.stop_requested()) {
        const auto begin = beginOfArchive(*source, end);
        if (!begin || *begin >= end) {
            break;
        }
        const TorchContent part = openTorchZip(std::make_shared<RangeSource>(source, *begin, end - *begin), context, problems);
        content.report->merge(*part.report);
        content.bytesRead += part.bytesRead;
        end = *begin;
        ++parts;
    }
    content.metadata.push_back({"parts", "int", parts});
    if (end > 0 && !context.stop.stop_requested()) {
        addRemark(*content.report,
            {PickleRemark::Weight::NotVerified, "dcp.parts",
                Message(QT_TRANSLATE_NOOP("model", "The first %1 bytes of the file were not looked into: they are cut, damaged, or too many parts."),
                    {Message::Argument::count(end)}),
                {}, 0});
    }
    return content;
}

} // namespace vitrine
