// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/convert/safetensors_output.h"

#include "model/bytes/file_source.h"
#include "model/convert/written_check.h"
#include "model/formats/safetensors/safetensors_reader.h"

#include <nlohmann/json.hpp>

#include <bit>
#include <cstring>

namespace vitrine {

namespace {

std::unexpected<Error> differs(const std::string& path)
{
    return failure(ErrorCode::CannotWrite,
        Message(QT_TRANSLATE_NOOP("model", "What was written to %1 reads back differently. The disk may be faulty; nothing was kept."),
            {Message::Argument(path)}),
        path);
}

} // namespace

/// Eight bytes of length and JSON, filled up with blanks so that the data begins at a multiple of eight.
std::string SafetensorsOutput::header() const
{
    using Json = nlohmann::ordered_json;
    Json metadata = {{"format", "pt"}};
    for (const auto& [name, kept] : m_tied) {
        metadata[name] = kept;
    }
    std::string text = "{\"__metadata__\":" + metadata.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::uint64_t at = 0;
    for (const PlannedTensor& tensor : m_tensors) {
        text += ',' + Json(tensor.name).dump() + ":{\"dtype\":\"" + tensor.dtype + "\",\"shape\":" + Json(tensor.shape).dump()
            + ",\"data_offsets\":[" + std::to_string(at) + ',' + std::to_string(at + tensor.bytes) + "]}";
        at += tensor.bytes;
    }
    text += '}';
    text.append((8 - text.size() % 8) % 8, ' ');
    std::uint64_t length = text.size();
    if constexpr (std::endian::native == std::endian::big) {
        length = std::byteswap(length);
    }
    std::string bytes(sizeof(length), '\0');
    std::memcpy(bytes.data(), &length, sizeof(length));
    return bytes + text;
}

Result<PartFile> SafetensorsOutput::write(const std::string& path, TensorStream& stream, const std::stop_token& stop, const Moved& moved)
{
    auto file = PartFile::create(path);
    if (!file) {
        return file;
    }
    WrittenCheck check(file->descriptor(), path);
    std::uint64_t size = 0;
    const TensorStream::Sink sink = [&](std::span<const std::byte> piece) -> Result<void> {
        if (auto done = file->write(piece); !done) {
            return done;
        }
        check.wrote(piece);
        size += piece.size();
        moved(piece.size() + check.takeRead());
        return {};
    };
    const std::string head = header();
    if (auto done = sink(std::as_bytes(std::span(head))); !done) {
        return std::unexpected(done.error());
    }
    for (PlannedTensor& tensor : m_tensors) {
        if (auto done = stream.run(tensor, stop, sink); !done) {
            return std::unexpected(done.error());
        }
        tensor.source.reset();
    }
    const auto same = check.finish(stop, moved);
    if (!same) {
        return std::unexpected(same.error());
    }
    if (!*same) {
        return differs(path);
    }
    if (auto done = readBack(*file, size); !done) {
        return std::unexpected(done.error());
    }
    if (auto done = file->sync(); !done) {
        return std::unexpected(done.error());
    }
    return file;
}

Result<void> SafetensorsOutput::readBack(const PartFile& file, std::uint64_t size) const
{
    auto opened = FileSource::open(file.partPath());
    if (!opened) {
        return std::unexpected(opened.error());
    }
    const std::shared_ptr<const ByteSource> source = std::move(*opened);
    // The reader of the format has the last word.
    const ModelFile read = SafetensorsReader().read(source, {});
    bool same = source->size() == size && read.problems.empty() && read.tensors.size() == m_tensors.size();
    for (std::uint32_t row = 0; same && row < read.tensors.size(); ++row) {
        same = read.tensors.name(row) == m_tensors[row].name && read.tensors.bytes(row) == m_tensors[row].bytes
            && read.tensors.dtypeName(row) == m_tensors[row].dtype;
    }
    return same ? Result<void>() : differs(file.path());
}

} // namespace vitrine
