// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/numpy/npy_header.h"

#include "model/bytes/cursor.h"
#include "model/tensors/dtype.h"
#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::string_view Magic = "\x93NUMPY";
/// NumPy itself refuses more than 10,000 unless told to trust the file.
constexpr std::uint64_t LongestHeader = 1U << 20U;
constexpr std::size_t HighestRank = 64;

/// Text of the header's dictionary, and where it begins.
std::optional<std::pair<std::string, std::uint64_t>> headerText(Cursor& cursor, std::uint32_t version, ProblemList& problems)
{
    const std::uint64_t lengthAt = cursor.offset();
    const std::uint64_t length = version == 1 ? cursor.number<std::uint16_t>() : cursor.number<std::uint32_t>();
    if (cursor.failed() || length > cursor.remaining()) {
        problems.error("npy.truncated", lengthAt,
            Message(QT_TRANSLATE_NOOP("model", "The header is said to have %1 bytes, and the file ends before. Download it again."), {Argument::count(length)}));
        return {};
    }
    if (length > LongestHeader) {
        problems.error("npy.header", lengthAt,
            Message(QT_TRANSLATE_NOOP("model", "The header is said to have %1, more than any array needs."), {Argument::bytes(length)}));
        return {};
    }
    const std::uint64_t textAt = cursor.offset();
    return std::pair(cursor.text(length, LongestHeader), textAt);
}

bool readShape(const PythonLiteral& shape, NpyHeader& header)
{
    if (shape.kind != PythonLiteral::Kind::Sequence || shape.items.size() > HighestRank) {
        return false;
    }
    for (const PythonLiteral& extent : shape.items) {
        if (extent.kind != PythonLiteral::Kind::Number || !extent.fits || extent.number > INT64_MAX) {
            return false;
        }
        header.shape.push_back(extent.number);
    }
    const auto elements = elementCount(header.shape);
    header.elements = elements.value_or(0);
    return elements.has_value() && *elements <= INT64_MAX;
}

bool fill(const PythonLiteral& literal, std::uint64_t textAt, NpyHeader& header, ProblemList& problems)
{
    for (const char* key : {"descr", "fortran_order", "shape"}) {
        if (literal.value(key) == nullptr) {
            problems.error("npy.header", textAt, Message(QT_TRANSLATE_NOOP("model", "The header has no %1: NumPy cannot read the file."), {Argument(key)}));
            return false;
        }
    }
    if (literal.items.size() > 6) {
        problems.warning("npy.header", textAt, Message(QT_TRANSLATE_NOOP("model", "The header says more than NumPy's three things; NumPy refuses the file.")));
    }
    const PythonLiteral& order = *literal.value("fortran_order");
    if (order.kind != PythonLiteral::Kind::Boolean) {
        problems.error("npy.header", textAt, Message(QT_TRANSLATE_NOOP("model", "fortran_order is neither True nor False: NumPy cannot read the file.")));
    }
    header.fortranOrder = order.boolean;
    header.type = npyType(*literal.value("descr"));
    const PythonLiteral& shape = *literal.value("shape");
    if (!readShape(shape, header)) {
        problems.error("npy.shape", textAt,
            Message(QT_TRANSLATE_NOOP("model", "The shape %1 is none that an array can have."), {Argument(shortened(shape.source, 80))}));
        return false;
    }
    std::uint64_t bytes = 0;
    if (header.type.known && !__builtin_mul_overflow(header.elements, header.type.bytes, &bytes) && bytes <= INT64_MAX) {
        header.bytes = bytes;
    } else if (header.type.known) {
        problems.error("npy.shape", textAt, Message(QT_TRANSLATE_NOOP("model", "The array would have more bytes than any file: its shape is wrong.")));
        return false;
    }
    return true;
}

} // namespace

bool isNpy(std::span<const std::byte> head)
{
    return head.size() >= Magic.size() && std::memcmp(head.data(), Magic.data(), Magic.size()) == 0;
}

std::optional<NpyHeader> readNpyHeader(const ByteSource& source, ProblemList& problems)
{
    Cursor cursor(source, 0, 4096);
    if (source.size() == 0) {
        problems.error("npy.no-npy", 0, Message(QT_TRANSLATE_NOOP("model", "The file is empty (0 bytes). Download it again.")));
        return {};
    }
    if (source.size() < Magic.size() || cursor.view(Magic.size()) != Magic) {
        problems.error("npy.no-npy", 0, Message(QT_TRANSLATE_NOOP("model", "This is no NumPy file: it does not begin with NumPy's mark.")));
        return {};
    }
    NpyHeader header;
    header.version = cursor.number<std::uint8_t>();
    static_cast<void>(cursor.number<std::uint8_t>()); // minor: always 0
    if (!cursor.failed() && (header.version == 0 || header.version > 3)) {
        problems.error("npy.version", Magic.size(),
            Message(QT_TRANSLATE_NOOP("model", "The file says that it is version %1 of NumPy's format; there are 1, 2 and 3."), {Argument::number(header.version)}));
        return {};
    }
    const auto text = headerText(cursor, header.version, problems);
    if (!text) {
        return {};
    }
    header.dataAt = cursor.offset();
    // Python 2 pads with blanks, others with a line end; zeros come from writers that align without blanks.
    const std::size_t end = text->first.find_last_not_of(std::string_view(" \t\r\n\0", 5));
    const PythonLiteralResult parsed = readPythonLiteral(std::string_view(text->first).substr(0, end == std::string::npos ? 0 : end + 1));
    if (!parsed.literal || parsed.literal->kind != PythonLiteral::Kind::Dictionary) {
        problems.error("npy.header", text->second + parsed.faultAt,
            Message(QT_TRANSLATE_NOOP("model", "The header is no plain dictionary of values. It was not evaluated; a header that wants to be is an attack, or damaged.")));
        return {};
    }
    return fill(*parsed.literal, text->second, header, problems) ? std::optional(std::move(header)) : std::nullopt;
}

} // namespace vitrine
