// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/tensor_export.h"

#include "model/report/json_text.h"
#include "model/words/text.h"

#include <charconv>
#include <memory>

namespace vitrine {

namespace {

constexpr std::size_t PieceBytes = 1U << 20U;

void appendNumber(std::string& text, std::uint64_t number)
{
    char digits[20];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    text.append(std::begin(digits), end);
}

void appendShape(std::string& text, std::span<const std::uint64_t> shape, std::string_view between)
{
    for (std::size_t i = 0; i < shape.size(); ++i) {
        if (i > 0) {
            text += between;
        }
        appendNumber(text, shape[i]);
    }
}

/// One way to write a table of tensors.
class Writer
{
public:
    explicit Writer(const ModelDirectory& directory)
        : m_files(directory.files)
        , m_tensors(*directory.tensors)
    {
    }
    virtual ~Writer() = default;

    virtual void begin(std::string&) const { }
    virtual void row(std::string& text, std::uint32_t row, bool isFirst) const = 0;
    virtual void end(std::string&) const { }

protected:
    [[nodiscard]] const TensorStore& tensors() const { return m_tensors; }
    [[nodiscard]] std::string_view file(std::uint32_t row) const { return m_files[m_tensors.file(row)].path; }

private:
    const std::vector<FileEntry>& m_files;
    const TensorStore& m_tensors;
};

class JsonWriter final : public Writer
{
public:
    using Writer::Writer;

    void begin(std::string& text) const override { text += "{\"schema\":\"vitrine.tensors/1\",\"tensors\":["; }
    void row(std::string& text, std::uint32_t row, bool isFirst) const override
    {
        text += isFirst ? "\n{\"name\":" : ",\n{\"name\":";
        appendJsonString(text, tensors().name(row));
        text += ",\"dtype\":";
        appendJsonString(text, tensors().dtypeName(row));
        text += ",\"shape\":[";
        appendShape(text, tensors().shape(row), ",");
        text += "],\"file\":";
        appendJsonString(text, file(row));
        text += ",\"offset\":";
        if (tensors().offset(row) == TensorEntry::NoOffset) {
            text += "null";
        } else {
            appendNumber(text, tensors().offset(row));
        }
        text += ",\"bytes\":";
        appendNumber(text, tensors().bytes(row));
        text += ",\"parameters\":";
        appendNumber(text, tensors().parameters(row));
        if (const TensorDetail* detail = tensors().detail(row); detail != nullptr && !detail->strides.empty()) {
            text += ",\"stride\":[";
            for (std::size_t i = 0; i < detail->strides.size(); ++i) {
                text += (i > 0 ? "," : "") + std::to_string(detail->strides[i]);
            }
            text += ']';
        }
        text += '}';
    }
    void end(std::string& text) const override { text += "\n]}\n"; }
};

/// RFC 4180, with a line of headings.
class CsvWriter final : public Writer
{
public:
    using Writer::Writer;

    void begin(std::string& text) const override { text += "name,dtype,shape,file,offset,bytes,parameters\r\n"; }
    void row(std::string& text, std::uint32_t row, bool) const override
    {
        appendField(text, tensors().name(row));
        text += ',';
        appendField(text, tensors().dtypeName(row));
        text += ",\"[";
        appendShape(text, tensors().shape(row), ", ");
        text += "]\",";
        appendField(text, file(row));
        text += ',';
        if (tensors().offset(row) != TensorEntry::NoOffset) {
            appendNumber(text, tensors().offset(row));
        }
        text += ',';
        appendNumber(text, tensors().bytes(row));
        text += ',';
        appendNumber(text, tensors().parameters(row));
        text += "\r\n";
    }

private:
    static void appendField(std::string& text, std::string_view bytes)
    {
        const std::string shown = displayUtf8(bytes);
        // A spreadsheet takes a field that begins like this for a formula, and a file may hold any name.
        const bool formula = !shown.empty() && std::string_view("=+-@\t").contains(shown.front());
        if (!formula && shown.find_first_of(",\"\r\n") == std::string::npos) {
            text += shown;
            return;
        }
        text += formula ? "\"'" : "\"";
        for (const char character : shown) {
            text += character;
            if (character == '"') {
                text += '"';
            }
        }
        text += '"';
    }
};

class TextWriter final : public Writer
{
public:
    using Writer::Writer;

    void row(std::string& text, std::uint32_t row, bool) const override
    {
        std::string shape = "[";
        appendShape(shape, tensors().shape(row), ", ");
        shape += ']';
        appendPadded(text, tensors().dtypeName(row), 10);
        appendPadded(text, shape, 24);
        std::string bytes;
        appendNumber(bytes, tensors().bytes(row));
        appendPadded(text, bytes, 14);
        text += displayUtf8(tensors().name(row)) + "  (" + displayUtf8(file(row)) + ")\n";
    }

private:
    static void appendPadded(std::string& text, std::string_view field, std::size_t width)
    {
        text += field;
        text.append(field.size() < width ? width - field.size() : 1, ' ');
    }
};

std::unique_ptr<Writer> writerFor(const ModelDirectory& directory, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Json:
        return std::make_unique<JsonWriter>(directory);
    case ExportFormat::Csv:
        return std::make_unique<CsvWriter>(directory);
    case ExportFormat::Text:
        break;
    }
    return std::make_unique<TextWriter>(directory);
}

} // namespace

bool exportTensors(
    const ModelDirectory& directory, std::span<const std::uint32_t> rows, ExportFormat format, const ExportSink& sink)
{
    const std::unique_ptr<Writer> writer = writerFor(directory, format);
    std::string piece;
    piece.reserve(PieceBytes + 4096);
    writer->begin(piece);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        writer->row(piece, rows[i], i == 0);
        if (piece.size() >= PieceBytes) {
            if (!sink(piece)) {
                return false;
            }
            piece.clear();
        }
    }
    writer->end(piece);
    return sink(piece);
}

} // namespace vitrine
