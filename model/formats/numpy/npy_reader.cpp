// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/numpy/npy_reader.h"

#include "model/formats/numpy/npy_header.h"
#include "model/formats/pickle/pickle_scan.h"

#include <algorithm>

namespace vitrine {

namespace {

using Argument = Message::Argument;

/// Steps between neighbours, in elements, for an array whose first dimension runs fastest.
std::vector<std::int64_t> fortranStrides(const std::vector<std::uint64_t>& shape)
{
    std::vector<std::int64_t> strides;
    std::int64_t step = 1;
    for (const std::uint64_t extent : shape) {
        strides.push_back(step);
        step = extent == 0 ? step : step * static_cast<std::int64_t>(extent); // below 2^63: the product was checked
    }
    return strides;
}

bool runsTheOtherWay(const NpyHeader& header)
{
    return header.fortranOrder && std::ranges::count_if(header.shape, [](std::uint64_t extent) { return extent > 1; }) > 1 && header.elements > 0;
}

DtypeId dtypeOf(const NpyType& type, TensorStore& tensors)
{
    if (const auto known = dtypeByName(type.name)) {
        return *known;
    }
    const bool small = type.bytes <= UINT32_MAX / 8;
    return tensors.ownDtype(type.name, type.name.starts_with('[') ? DtypeFamily::Unknown : DtypeFamily::Text, 1, small ? static_cast<std::uint32_t>(type.bytes * 8) : 0);
}

void judge(const NpyHeader& header, std::uint64_t size, ProblemList& problems)
{
    if (header.type.hasObjects) {
        problems.warning("npy.objects", header.dataAt,
            Message(QT_TRANSLATE_NOOP("model", "The array holds Python objects: what follows the header is a pickle, which can run anything when it is loaded. Vitrine does not load it.")));
        return;
    }
    if (!header.type.known) {
        problems.warning("npy.type", header.dataAt,
            Message(QT_TRANSLATE_NOOP("model", "The type %1 is not known; NumPy cannot read the file."), {Argument(header.type.stored)}));
        return;
    }
    if (header.type.isVoid) {
        problems.note("npy.void", header.dataAt,
            Message(QT_TRANSLATE_NOOP("model", "The type is written as raw bytes (%1). NumPy does so with types it does not know, such as bfloat16 and float8; which it was, the file no longer says."),
                {Argument(header.type.stored)}));
    }
    const std::uint64_t end = header.dataAt + *header.bytes;
    if (end > size) {
        problems.error("npy.truncated", size,
            Message(QT_TRANSLATE_NOOP("model", "The file ends at byte %1; by its header it has %2. Download it again."), {Argument::count(size), Argument::count(end)}));
    } else if (end < size) {
        problems.note("npy.trailing", end, Message(QT_TRANSLATE_NOOP("model", "%1 bytes follow the array; NumPy ignores them."), {Argument::count(size - end)}));
    }
}

} // namespace

void addNpyArray(const NpyHeader& header, std::string_view name, std::uint64_t available, ModelFile& file)
{
    TensorEntry entry;
    entry.name = name;
    entry.dtype = dtypeOf(header.type, file.tensors);
    entry.shape = header.shape;
    entry.offset = header.dataAt;
    entry.bytes = header.bytes.value_or(available);
    entry.parameters = header.type.hasObjects ? 0 : header.elements;
    if (!header.bytes || header.type.isVoid) {
        entry.flags = entry.flags | TensorFlag::Opaque;
    }
    if (header.bytes && *header.bytes > available) {
        entry.flags = entry.flags | TensorFlag::Truncated;
    }
    TensorDetail detail;
    if (runsTheOtherWay(header)) {
        entry.flags = entry.flags | TensorFlag::Strided;
        detail.strides = fortranStrides(header.shape);
        detail.facts.emplace_back("order", "Fortran");
    }
    if (header.type.bigEndian) {
        detail.facts.emplace_back("byte order", "big endian");
    }
    const std::uint32_t row = file.tensors.size();
    if (file.tensors.add(entry) && (!detail.strides.empty() || !detail.facts.empty())) {
        file.tensors.setDetail(row, std::move(detail));
    }
}

int NpyReader::probe(std::span<const std::byte> head, std::string_view name, std::uint64_t) const
{
    constexpr int proof = 100, byName = 20;
    return isNpy(head) ? proof : name.ends_with(".npy") ? byName : 0;
}

ModelFile NpyReader::read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const
{
    ModelFile file;
    file.format = Format::Npy;
    ProblemList problems(context.path);
    auto detail = std::make_shared<NpyDetail>();
    if (const auto header = readNpyHeader(*source, problems)) {
        addNpyArray(*header, {}, source->size() - header->dataAt, file);
        judge(*header, source->size(), problems);
        detail->stored = header->type.stored;
        detail->version = header->version;
        detail->hasObjects = header->type.hasObjects;
        detail->dataAt = header->dataAt;
        file.statedBytes = header->bytes ? header->dataAt + *header->bytes : 0;
        file.bytesRead = header->dataAt;
        file.metadata.push_back({"descr", "string", header->type.stored});
        file.metadata.push_back({"fortran_order", "bool", header->fortranOrder});
        file.metadata.push_back({"version", "uint8", header->version});
    }
    file.detail = detail;
    if (detail->hasObjects) {
        // What follows the header is a pickle; it is judged as one, and never loaded.
        PickleScanOptions options;
        options.limits = context.limits;
        options.stop = context.stop;
        PickleScan scan(source, options);
        scan.all(detail->dataAt);
        file.bytesRead += scan.bytesRead();
        file.detail = std::make_shared<const PickleReport>(std::move(scan.report()));
    }
    file.problems = problems.take();
    return file;
}

} // namespace vitrine
