// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/gguf_reader.h"

#include "model/formats/gguf/byte_parts.h"
#include "model/formats/gguf/gguf_detail.h"
#include "model/formats/gguf/gguf_metadata.h"
#include "model/formats/gguf/strangers.h"
#include "model/formats/gguf/tensor_layout.h"

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::string_view Magic = "GGUF";
/// Files joined behind each other that are followed.
constexpr std::uint32_t MostJoined = 64;
/// An alignment beyond this is only believed when the file is large enough for it.
constexpr std::uint32_t LargestUsualAlignment = 1U << 16U;

bool startsWithMagic(const ByteSource& source, std::uint64_t at)
{
    std::array<std::byte, Magic.size()> bytes{};
    const auto got = source.read(at, bytes);
    return got && *got == bytes.size() && std::memcmp(bytes.data(), Magic.data(), bytes.size()) == 0;
}

std::uint64_t alignedUp(std::uint64_t value, std::uint64_t alignment)
{
    return value > UINT64_MAX - (alignment - 1) ? UINT64_MAX : (value + alignment - 1) & ~(alignment - 1);
}

/// One file being read: the rooms in their order, and what one says to the next.
class Reading
{
public:
    Reading(const std::shared_ptr<const ByteSource>& source, const ReadContext& context, std::uint32_t depth)
        : m_source(source)
        , m_context(context)
        , m_problems(context.path)
        , m_cursor(*source)
        , m_detail(std::make_shared<GgufDetail>())
        , m_depth(depth)
    {
        m_file.format = Format::Gguf;
    }

    ModelFile run()
    {
        if (startsWithMagic(*m_source, 0)) {
            if (m_context.path.ends_with(".safetensors")) {
                m_problems.error("gguf.named-safetensors", 0,
                    Message(QT_TRANSLATE_NOOP("model", "This is a GGUF file with the name of a safetensors file; programs that go by the name refuse it. Give it the suffix .gguf.")));
            }
            readAll();
        } else {
            tellWhatIsNoGguf(*m_source, m_problems);
        }
        m_file.problems = m_problems.take();
        m_file.detail = m_detail;
        return std::move(m_file);
    }

private:
    void readAll()
    {
        const auto header = readGgufHeader(m_cursor, m_problems);
        if (!header) {
            m_file.bytesRead = std::min<std::uint64_t>(m_source->size(), 24);
            return;
        }
        m_detail->version = header->version;
        m_detail->bigEndian = header->bigEndian;
        m_detail->metadataCount = header->metadataCount;
        m_detail->tensorCount = header->tensorCount;
        GgufMetadata metadata(m_cursor, *header, m_context, m_problems, *m_detail);
        const bool atTheList = metadata.read();
        m_file.metadata = metadata.takeEntries();
        m_file.architecture = metadata.architecture();
        m_file.bytesRead = m_cursor.failed() ? m_source->size() : m_cursor.offset();
        m_file.cancelled = metadata.cancelled();
        if (!atTheList) {
            return;
        }
        const GgufTensorInfos infos = GgufTensorList(m_cursor, *header, m_context, m_problems).read();
        m_file.bytesRead = infos.end;
        m_file.cancelled = infos.cancelled;
        if (infos.cancelled) {
            return;
        }
        if (infos.complete) {
            judgeArchitecture();
        }
        place(infos, metadata.alignmentIsSure(), metadata.alignmentAt());
    }

    void judgeArchitecture()
    {
        // Later parts of a set leave the metadata to the first; an importance matrix belongs to no architecture.
        const bool needsOne = m_detail->split.number.value_or(0) == 0 && m_detail->type != "imatrix";
        if (m_file.architecture.empty() && needsOne) {
            m_problems.warning("gguf.architecture", {},
                Message(QT_TRANSLATE_NOOP("model", "general.architecture is missing: no program knows what to do with these tensors.")));
        }
    }

    void place(const GgufTensorInfos& infos, bool alignmentIsSure, std::uint64_t alignmentAt)
    {
        constexpr std::uint32_t usual = 32;
        const bool reachesBeyond = alignedUp(infos.end, m_detail->alignment) > m_source->size();
        if (alignmentIsSure && m_detail->alignment > LargestUsualAlignment && reachesBeyond && infos.size() > 0) {
            m_problems.error("gguf.alignment", alignmentAt,
                Message(QT_TRANSLATE_NOOP("model", "general.alignment is %1: the tensors would begin beyond the end of the file. Where they begin is in doubt."),
                    {Argument::count(m_detail->alignment)}));
            m_detail->alignment = usual;
            alignmentIsSure = false;
        }
        GgufPlace where;
        where.fileSize = m_source->size();
        where.alignment = m_detail->alignment;
        where.dataStart = alignedUp(infos.end, where.alignment);
        where.sure = alignmentIsSure && infos.complete;
        where.isPiece = bytePartOf(m_context.path).has_value();
        GgufLayout layout(infos, where, m_problems);
        layout.fill(m_file.tensors);
        if (const std::uint64_t end = layout.dataEnd(); end != 0) {
            m_detail->dataStart = where.dataStart;
            m_file.statedBytes = infos.size() > 0 ? end : infos.end;
        }
        if (where.sure && layout.isWhole()) {
            judgeEnd(alignedUp(m_file.statedBytes, where.alignment));
        }
    }

    void judgeEnd(std::uint64_t paddedEnd)
    {
        if (m_depth > 0) {
            return;
        }
        const std::uint64_t end = startsWithMagic(*m_source, m_file.statedBytes) ? m_file.statedBytes : paddedEnd;
        if (m_source->size() <= end) {
            return;
        }
        if (startsWithMagic(*m_source, end)) {
            // Parts of a set lose nothing by being joined, and the checklist tells what to do; other files have no business here.
            const bool areParts = m_detail->split.count.value_or(0) > 1;
            m_problems.add(areParts ? Severity::Note : Severity::Error, "gguf.joined", end,
                Message::plural(QT_TRANSLATE_N_NOOP("model", "%n more GGUF files follow the first in this file, from byte %1 on: parts of a set were joined with cat. Programs see only the first. Keep the parts as they were, or merge them with llama-gguf-split."),
                    joinedFrom(end), {Argument::count(end)}));
            return;
        }
        m_problems.warning("gguf.trailing", end,
            Message(QT_TRANSLATE_NOOP("model", "%1 bytes follow the last tensor, and nothing in the header says what they are."),
                {Argument::count(m_source->size() - end)}));
    }

    [[nodiscard]] std::uint32_t joinedFrom(std::uint64_t at) const
    {
        std::uint32_t count = 0;
        while (count < MostJoined && startsWithMagic(*m_source, at)) {
            ++count;
            const auto rest = std::make_shared<RangeSource>(m_source, at, m_source->size() - at);
            const ModelFile next = Reading(rest, m_context, m_depth + 1).run();
            const auto* detail = dynamic_cast<const GgufDetail*>(next.detail.get());
            if (next.statedBytes == 0 || next.cancelled || detail == nullptr) {
                break;
            }
            at += alignedUp(next.statedBytes, detail->alignment);
        }
        return count;
    }

    std::shared_ptr<const ByteSource> m_source;
    const ReadContext& m_context;
    ProblemList m_problems;
    Cursor m_cursor;
    std::shared_ptr<GgufDetail> m_detail;
    ModelFile m_file;
    std::uint32_t m_depth;
};

} // namespace

int GgufReader::probe(std::span<const std::byte> head, std::string_view name, std::uint64_t) const
{
    constexpr int proof = 100, byName = 20;
    if (head.size() >= Magic.size() && std::memcmp(head.data(), Magic.data(), Magic.size()) == 0) {
        return proof;
    }
    return name.ends_with(".gguf") ? byName : 0;
}

ModelFile GgufReader::read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const
{
    return Reading(source, context, 0).run();
}

} // namespace vitrine
