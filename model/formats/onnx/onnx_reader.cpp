// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/onnx/onnx_reader.h"

#include "model/formats/onnx/onnx_graph.h"
#include "model/words/text.h"

#include <algorithm>
#include <iterator>

namespace vitrine {

namespace {

constexpr std::uint64_t MostText = 1U << 16U;

/// One model; one run.
class OnnxRun
{
public:
    OnnxRun(std::shared_ptr<const ByteSource> source, const ReadContext& context)
        : m_source(std::move(source))
        , m_reader(*m_source)
        , m_context(context)
        , m_problems(context.path)
        , m_graph(m_reader, context, m_file, m_problems)
    {
        m_file.format = Format::Onnx;
    }
    ModelFile run();

private:
    void field(const ProtoField& field);
    void pair(ProtoSpan message, std::string_view prefix);
    void addText(const char* key, const ProtoField& field);
    void judge();

    std::shared_ptr<const ByteSource> m_source;
    ProtoReader m_reader;
    const ReadContext& m_context;
    ModelFile m_file;
    ProblemList m_problems;
    OnnxGraph m_graph;
    bool m_hasGraph = false;
};

void OnnxRun::addText(const char* key, const ProtoField& field)
{
    if (field.isBytes() && field.span.size() > 0) {
        m_file.metadata.push_back({key, "string", displayUtf8(m_reader.text(field.span, MostText))});
    }
}

/// Two fields: a set of operators and its version, or a key and its text.
void OnnxRun::pair(ProtoSpan message, std::string_view prefix)
{
    std::string first;
    nlohmann::json second = "";
    ProtoField field;
    while (m_reader.next(message, field)) {
        if (field.number == 1 && field.isBytes()) {
            first = m_reader.text(field.span, MostText);
        } else if (field.number == 2 && field.isBytes()) {
            second = displayUtf8(m_reader.text(field.span, MostText));
        } else if (field.number == 2) {
            second = static_cast<std::int64_t>(field.value);
        }
    }
    const bool isNumber = second.is_number();
    const std::string name = first.empty() && isNumber ? "ai.onnx" : displayUtf8(first);
    if (m_file.metadata.size() < m_context.limits.metadataEntries) {
        m_file.metadata.push_back({std::string(prefix) + name, isNumber ? "int" : "string", std::move(second)});
    }
}

void OnnxRun::field(const ProtoField& field)
{
    enum : std::uint32_t { IrVersion = 1, Producer = 2, ProducerVersion = 3, Domain = 4, ModelVersion = 5, Graph = 7, OpsetImport = 8, MetadataProps = 14, TrainingInfo = 20, Functions = 25 };
    switch (field.number) {
    case IrVersion:
        m_file.metadata.push_back({"ir_version", "int", static_cast<std::int64_t>(field.value)});
        break;
    case Producer:
        addText("producer_name", field);
        break;
    case ProducerVersion:
        addText("producer_version", field);
        break;
    case Domain:
        addText("domain", field);
        break;
    case ModelVersion:
        m_file.metadata.push_back({"model_version", "int", static_cast<std::int64_t>(field.value)});
        break;
    case Graph:
        if (field.isBytes()) {
            m_hasGraph = true;
            m_graph.graph(field.span, 1);
        }
        break;
    case OpsetImport:
    case MetadataProps:
        if (field.isBytes()) {
            pair(field.span, field.number == OpsetImport ? "opset." : "");
        }
        break;
    case TrainingInfo:
        if (field.isBytes()) {
            m_graph.training(field.span, 2);
        }
        break;
    case Functions:
        if (field.isBytes()) {
            m_graph.function(field.span, 2);
        }
        break;
    default:
        break;
    }
}

void OnnxRun::judge()
{
    if (m_source->size() == 0) {
        m_problems.error("onnx.empty", 0, Message(QT_TRANSLATE_NOOP("model", "The file is empty (0 bytes). Download it again.")));
    } else if (const auto at = m_reader.faultAt()) {
        m_problems.error(m_reader.isCut() ? "onnx.truncated" : "onnx.damaged", *at,
            Message(QT_TRANSLATE_NOOP("model", "The file is damaged or cut at byte %1: what stands there is no part of an ONNX model. Fetch it again. What could be read is shown."),
                {Message::Argument::count(*at)}));
    } else if (!m_hasGraph) {
        m_problems.error("onnx.no-graph", {}, Message(QT_TRANSLATE_NOOP("model", "The file holds no graph: it is no ONNX model, or not all of one.")));
    }
}

ModelFile OnnxRun::run()
{
    ProtoSpan model{0, m_source->size()};
    ProtoField one;
    while (!m_context.stop.stop_requested() && m_reader.next(model, one)) {
        field(one);
    }
    m_graph.finish();
    m_file.cancelled = m_context.stop.stop_requested();
    if (!m_file.cancelled) {
        judge();
    }
    m_file.bytesRead = m_reader.bytesRead();
    m_file.problems = m_problems.take();
    return std::move(m_file);
}

unsigned byteAt(std::span<const std::byte> head, std::size_t at)
{
    return at < head.size() ? std::to_integer<unsigned>(head[at]) : 0U;
}

constexpr unsigned ProducerTag = 0x12;

/// A model begins with its IR version, as all writers put it there, and goes on with a text, the graph or the operator sets.
bool beginsLikeAModel(std::span<const std::byte> head)
{
    constexpr unsigned IrVersionTag = 0x08;
    constexpr unsigned GraphTag = 0x3A;
    constexpr unsigned OpsetTag = 0x42;
    const unsigned second = byteAt(head, 2);
    return byteAt(head, 0) == IrVersionTag && byteAt(head, 1) > 0 && byteAt(head, 1) < 64
        && (second == ProducerTag || second == GraphTag || second == OpsetTag);
}

/// Other programs write protobuf too: TensorFlow's SavedModel and Core ML begin with a version and a message in the
/// field where ONNX has the producer's name. Only a short, printable name with a field of a model behind it is proof.
bool namesItsProducer(std::span<const std::byte> head)
{
    constexpr unsigned FieldsBehind[] = {0x1A, 0x22, 0x28, 0x32, 0x3A, 0x42, 0x72};
    const std::size_t length = byteAt(head, 3);
    if (byteAt(head, 2) != ProducerTag || length == 0 || length >= 0x80 || 4 + length >= head.size()) {
        return false;
    }
    const auto name = head.subspan(4, length);
    const bool isText = std::ranges::all_of(name, [](std::byte b) { return b >= std::byte{0x20} && b != std::byte{0x7F}; });
    return isText && std::ranges::find(FieldsBehind, byteAt(head, 4 + length)) != std::end(FieldsBehind);
}

} // namespace

int OnnxReader::probe(std::span<const std::byte> head, std::string_view name, std::uint64_t) const
{
    const bool isLike = beginsLikeAModel(head);
    if (name.ends_with(".onnx")) {
        // Fields may come in any order; protobuf has no mark of its own.
        return isLike ? 95 : 60;
    }
    return isLike && namesItsProducer(head) ? 55 : 0;
}

ModelFile OnnxReader::read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const
{
    return OnnxRun(std::move(source), context).run();
}

} // namespace vitrine
