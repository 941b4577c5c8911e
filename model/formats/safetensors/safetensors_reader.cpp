// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/safetensors_reader.h"

#include "model/formats/safetensors/fault_log.h"
#include "model/formats/safetensors/foreign_content.h"
#include "model/formats/safetensors/header_parser.h"
#include "model/formats/safetensors/header_tensors.h"
#include "model/formats/safetensors/json_lexer.h"
#include "model/formats/safetensors/layout_check.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace vitrine {

namespace {

/// The header's length stands in front of it, 8 bytes little endian.
constexpr std::uint64_t LengthBytes = 8;
/// The format's own bound on a header: MAX_HEADER_SIZE of the safetensors library.
constexpr std::uint64_t FormatLimit = 100'000'000;
constexpr std::size_t HeadBytes = 4096;

std::uint64_t lengthField(std::string_view head)
{
    std::uint64_t length = 0;
    std::memcpy(&length, head.data(), sizeof(length));
    return std::endian::native == std::endian::big ? std::byteswap(length) : length;
}

std::string_view textOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Whether the bytes at the header's place may begin one: an opening brace, after blanks or a byte order mark.
bool beginsHeader(std::string_view header)
{
    if (header.starts_with("\xEF\xBB\xBF")) {
        header.remove_prefix(3);
    }
    const std::size_t at = header.find_first_not_of(" \t\r\n");
    return at != std::string_view::npos && header[at] == '{';
}

/// Reads one file; holds what its steps share.
class Reading
{
public:
    Reading(const ByteSource& source, const ReadContext& context)
        : m_source(source)
        , m_context(context)
        , m_log(context.path)
    {
    }

    ModelFile run()
    {
        m_file.format = Format::Safetensors;
        const std::vector<std::byte> head = m_source.head(HeadBytes);
        m_file.bytesRead = std::min<std::uint64_t>(head.size(), LengthBytes);
        open(textOf(head));
        m_file.problems = m_log.take();
        return std::move(m_file);
    }

private:
    void open(std::string_view head);
    bool explainLength(std::string_view head, std::uint64_t length);
    void checkName();
    void readHeader(std::uint64_t length);
    void readWhatIsThere();
    HeaderParser::End parse(std::uint64_t end, std::uint64_t dataStart, bool quiet);
    void error(std::string_view code, const char* message, std::vector<Message::Argument> arguments = {})
    {
        m_log.add(Severity::Error, code, 0, message, std::move(arguments));
    }

    const ByteSource& m_source;
    const ReadContext& m_context;
    FaultLog m_log;
    ModelFile m_file;
};

void Reading::open(std::string_view head)
{
    if (m_source.size() == 0) {
        error("safetensors.empty_file", QT_TRANSLATE_NOOP("model", "The file is empty (0 bytes). Download or copy it again."));
        return;
    }
    const bool hasLength = head.size() >= LengthBytes;
    const std::uint64_t length = hasLength ? lengthField(head) : 0;
    const bool fits = hasLength && length <= m_source.size() - LengthBytes;
    const bool looksRight = hasLength && beginsHeader(head.substr(LengthBytes));
    if (!(fits && looksRight)) {
        if (std::optional<ForeignContent> foreign = foreignContent(head)) {
            m_file.format = Format::Unknown;
            m_log.add(Severity::Error, foreign->code, 0, std::move(foreign->message));
            return;
        }
    }
    if (!hasLength) {
        error("safetensors.too_short", QT_TRANSLATE_NOOP("model", "The file has %1 bytes; the length of its header alone takes 8. Download or copy it again."),
            {Message::Argument::count(m_source.size())});
    } else if (length == 0) {
        error("safetensors.header_length", QT_TRANSLATE_NOOP("model", "The header is said to have no bytes at all. The file is damaged; get it again from its source."));
    } else if (fits && length <= m_context.limits.headerBytes) {
        readHeader(length);
    } else if (explainLength(head, length)) {
        readWhatIsThere();
    }
}

/// The length passes the file or the limit: says so, and whether there is a header to be looked at all the same.
bool Reading::explainLength(std::string_view head, std::uint64_t length)
{
    const bool looksRight = beginsHeader(head.substr(LengthBytes));
    const std::uint64_t swapped = std::byteswap(length);
    if (looksRight && swapped != 0 && swapped <= m_source.size() - LengthBytes) {
        error("safetensors.header_length",
            QT_TRANSLATE_NOOP("model", "The header's length is written with its bytes in reverse order (big endian), and no loader reads it so. Ask for a file that the safetensors library wrote."));
        return true;
    }
    if (length <= m_source.size() - LengthBytes) {
        error("safetensors.header_length", QT_TRANSLATE_NOOP("model", "The header is said to have %1; the format allows 100 MB, and Vitrine reads %2."),
            {Message::Argument::bytes(length), Message::Argument::bytes(m_context.limits.headerBytes)});
        return false;
    }
    if (looksRight && length <= m_context.limits.headerBytes) {
        m_file.statedBytes = LengthBytes + length; // at least; what the tensors take is not known
    }
    error("safetensors.header_length",
        looksRight ? QT_TRANSLATE_NOOP("model", "The header is said to have %1 bytes, and the file has %2 in all: it is cut off, or the length is wrong. Download or copy it again.")
                   : QT_TRANSLATE_NOOP("model", "The header is said to have %1 bytes, and the file has %2 in all. The file is damaged, or it is not a safetensors file; get it again from its source."),
        {Message::Argument::count(length), Message::Argument::count(m_source.size())});
    return looksRight;
}

/// Programs choose their reader by the name.
void Reading::checkName()
{
    const std::string_view path = m_context.path;
    if (path.ends_with(".gguf")) {
        error("safetensors.named_gguf", QT_TRANSLATE_NOOP("model", "This is a safetensors file with the name of a GGUF file; programs that go by the name refuse it. Give it the suffix .safetensors."));
    } else if (path.ends_with(".bin") || path.ends_with(".pt") || path.ends_with(".pth") || path.ends_with(".ckpt")) {
        m_log.add(Severity::Warning, "safetensors.named_pytorch", 0,
            QT_TRANSLATE_NOOP("model", "This is a safetensors file with the name of a PyTorch file; programs that go by the name may refuse it. Give it the suffix .safetensors."));
    }
}

void Reading::readHeader(std::uint64_t length)
{
    checkName();
    if (length > FormatLimit) {
        m_log.add(Severity::Warning, "safetensors.header_large", 0,
            QT_TRANSLATE_NOOP("model", "The header has %1; the format allows 100 MB, and the safetensors library refuses the file. Split it into shards."),
            {Message::Argument::bytes(length)});
    }
    const std::uint64_t dataStart = LengthBytes + length;
    parse(dataStart, dataStart, false);
}

/// The rows of a header whose length is wrong or whose end is missing; they have no places.
void Reading::readWhatIsThere()
{
    const std::uint64_t end = std::min(m_source.size(), LengthBytes + m_context.limits.headerBytes);
    parse(end, TensorEntry::NoOffset, true);
    for (std::uint32_t row = 0; row < m_file.tensors.size(); ++row) {
        m_file.tensors.addFlags(row, TensorFlag::Truncated);
    }
}

HeaderParser::End Reading::parse(std::uint64_t end, std::uint64_t dataStart, bool quiet)
{
    JsonLexer lexer(m_source, LengthBytes, end, m_context.stop, m_context.limits.stringBytes);
    HeaderTensors tensors(m_file.tensors, m_log, m_context.limits, dataStart);
    const HeaderParser::End how = HeaderParser(m_source, lexer, m_log, m_context.limits, tensors, m_file.metadata).run(quiet);
    m_file.bytesRead = lexer.offset();
    m_file.cancelled = lexer.isCancelled();
    if (lexer.error()) {
        m_log.add(Severity::Error, "file.unreadable", lexer.offset(), lexer.error()->message);
    }
    if (how == HeaderParser::End::Stopped) {
        return how;
    }
    tensors.checkNames();
    if (dataStart != TensorEntry::NoOffset) {
        LayoutCheck layout(m_source, m_file.tensors, m_log,
            {.start = dataStart, .isHeaderWhole = how == HeaderParser::End::Whole && !tensors.lacksRanges()});
        layout.run(tensors.ranges());
        m_file.statedBytes = how == HeaderParser::End::Whole ? layout.statedBytes() : 0;
    }
    for (const MetadataEntry& entry : m_file.metadata) {
        if (entry.key == "modelspec.architecture" && entry.value.is_string()) {
            m_file.architecture = entry.value.get<std::string>();
        }
    }
    return how;
}

} // namespace

int SafetensorsReader::probe(std::span<const std::byte> head, std::string_view name, std::uint64_t size) const
{
    const std::string_view text = textOf(head);
    const bool named = name.ends_with(".safetensors") || name.find(".safetensors-0") != std::string_view::npos;
    constexpr int byName = 40;
    constexpr int likely = 60;
    constexpr int proved = 100;
    if (text.size() <= LengthBytes || !beginsHeader(text.substr(LengthBytes))) {
        return named ? byName : 0;
    }
    const std::uint64_t length = lengthField(text);
    const std::string_view header = text.substr(LengthBytes);
    const std::size_t brace = header.find('{');
    const std::size_t next = header.find_first_not_of(" \t\r\n", brace + 1);
    const bool goesOn = next != std::string_view::npos && (header[next] == '"' || header[next] == '}');
    if (goesOn && length >= 2 && length <= size - LengthBytes) {
        return proved;
    }
    return named || (goesOn && length >= 2 && length <= FormatLimit) ? likely : 0;
}

ModelFile SafetensorsReader::read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const
{
    return Reading(*source, context).run();
}

} // namespace vitrine
