// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/ggml_legacy/legacy_tensors.h"

#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::uint32_t HighestRank = 4, LongestName = 512;
constexpr std::uint64_t Alignment = 32;
constexpr std::uint32_t Stride = 256;
/// Headers lie between data, so a large window would read what nobody wants.
constexpr std::size_t Window = 4096;

bool isPlainName(std::string_view name)
{
    return isValidUtf8(name) && std::ranges::none_of(name, [](char c) { return static_cast<unsigned char>(c) < ' '; });
}

Argument shownName(const std::string& name) { return Argument(shortened(name, 120)); }

/// Reads the chain of tensors, each behind the other.
class Chain
{
public:
    Chain(const ByteSource& source, const LegacyHeader& header, const ReadContext& context, ProblemList& problems, ModelFile& file)
        : m_size(source.size())
        , m_header(header)
        , m_context(context)
        , m_problems(problems)
        , m_file(file)
        , m_cursor(source, header.tensorsAt, Window)
    {
    }

    bool read()
    {
        for (std::uint32_t count = 0; m_cursor.remaining() > 0; ++count) {
            if (count % Stride == 0 && m_context.stop.stop_requested()) {
                return false;
            }
            if (count >= m_context.limits.tensors || !readOne()) {
                break;
            }
        }
        m_file.statedBytes = std::max(m_file.statedBytes, m_cursor.failed() ? 0 : m_cursor.offset());
        return true;
    }

private:
    bool readOne()
    {
        const std::uint64_t at = m_cursor.offset();
        const std::optional<LegacyTensor> tensor = legacyTensorAt(m_cursor, m_header);
        if (!tensor) {
            tellBreak(at);
            return false;
        }
        m_file.bytesRead += m_cursor.offset() - at;
        const std::uint64_t left = m_size - std::min(tensor->dataAt, m_size);
        TensorFlag flags = TensorFlag::None;
        if (!tensor->bytes) {
            flags = flags | TensorFlag::Opaque;
            m_problems.error("ggml.type", at + 8,
                Message(QT_TRANSLATE_NOOP("model", "“%1” has type %2, whose size is not known. What follows it cannot be found."),
                    {shownName(tensor->name), Argument::number(tensor->type)}));
        } else if (*tensor->bytes > left) {
            flags = flags | TensorFlag::Truncated;
            m_problems.error("ggml.truncated", m_size,
                Message(QT_TRANSLATE_NOOP("model", "The file ends at byte %1, and “%2” ends at byte %3. Tensors behind it are missing too. Download the file again."),
                    {Argument::count(m_size), shownName(tensor->name), Argument::count(tensor->dataAt + *tensor->bytes)}));
        }
        add(*tensor, tensor->bytes.value_or(left), flags);
        if (has(flags, TensorFlag::Opaque | TensorFlag::Truncated)) {
            m_file.statedBytes = tensor->bytes ? tensor->dataAt + *tensor->bytes : 0;
            return false;
        }
        m_cursor.seek(tensor->dataAt + *tensor->bytes);
        return true;
    }

    void tellBreak(std::uint64_t at)
    {
        if (m_cursor.failed() && m_cursor.error().code != ErrorCode::OutOfRange) {
            m_problems.error("ggml.unreadable", at, m_cursor.error().message);
        } else if (m_cursor.failed()) {
            m_problems.error("ggml.truncated", m_size,
                Message(QT_TRANSLATE_NOOP("model", "The file ends inside the description of tensor number %1. Download it again."),
                    {Argument::count(m_file.tensors.size() + 1)}));
        } else {
            m_problems.error("ggml.tensor", at,
                Message(QT_TRANSLATE_NOOP("model", "At byte %1 tensor number %2 should begin, and what stands there is none. Those before it are shown."),
                    {Argument::count(at), Argument::count(m_file.tensors.size() + 1)}));
        }
    }

    void add(const LegacyTensor& tensor, std::uint64_t bytes, TensorFlag flags)
    {
        const auto type = legacyType(tensor.type, m_header.types);
        const std::string name = type ? std::string(type->name) : "type " + std::to_string(tensor.type);
        const auto known = dtypeByName(name);
        const std::vector<std::uint64_t> shape(tensor.dims.rbegin(), tensor.dims.rend());
        TensorEntry entry;
        entry.name = tensor.name;
        entry.dtype = known ? *known
                            : m_file.tensors.ownDtype(name, type ? DtypeFamily::Quantised : DtypeFamily::Unknown, type ? type->block : 1, type ? type->bytes * 8 : 0);
        entry.shape = shape;
        entry.offset = tensor.dataAt;
        entry.bytes = bytes;
        entry.parameters = tensor.elements;
        entry.flags = flags;
        m_file.tensors.add(entry);
    }

    std::uint64_t m_size;
    const LegacyHeader& m_header;
    const ReadContext& m_context;
    ProblemList& m_problems;
    ModelFile& m_file;
    Cursor m_cursor;
};

} // namespace

std::optional<LegacyTensor> legacyTensorAt(Cursor& cursor, const LegacyHeader& header)
{
    LegacyTensor tensor;
    const auto rank = cursor.number<std::uint32_t>();
    const auto length = cursor.number<std::uint32_t>();
    tensor.type = cursor.number<std::uint32_t>();
    if (cursor.failed() || rank > HighestRank || length > LongestName) {
        return {};
    }
    for (std::uint32_t i = 0; i < rank; ++i) {
        tensor.dims.push_back(cursor.number<std::uint32_t>());
    }
    tensor.name = cursor.text(length, LongestName);
    const bool dimsAreSound = std::ranges::all_of(tensor.dims, [](std::uint64_t extent) { return extent <= INT32_MAX; });
    const auto elements = elementCount(tensor.dims);
    if (cursor.failed() || !isPlainName(tensor.name) || !dimsAreSound || !elements || *elements > INT64_MAX / 8) {
        return {};
    }
    tensor.elements = *elements;
    tensor.dataAt = header.isAligned() ? (cursor.offset() + Alignment - 1) / Alignment * Alignment : cursor.offset();
    const auto type = legacyType(tensor.type, header.types);
    if (type && *elements % type->block == 0) {
        tensor.bytes = *elements / type->block * type->bytes;
    }
    return tensor;
}

bool readLegacyTensors(
    const ByteSource& source, const LegacyHeader& header, const ReadContext& context, ProblemList& problems, ModelFile& file)
{
    return Chain(source, header, context, problems, file).read();
}

} // namespace vitrine
