// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/onnx/onnx_graph.h"

#include "model/formats/onnx/onnx_type.h"
#include "model/words/text.h"

#include <algorithm>
#include <charconv>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr unsigned MostDepth = 100; ///< messages in messages: where protobuf's own readers stop
constexpr std::uint64_t MostText = 1U << 12U;
constexpr std::size_t MostNames = 10'000;
constexpr std::size_t MostAttributes = 100'000; ///< of one operator
constexpr unsigned OutermostGraph = 1;

Argument shown(std::string_view name)
{
    return {displayUtf8(shortened(name, 200))};
}

/// Decimal digits and nothing else.
std::optional<std::uint64_t> countOf(const std::string* text, std::uint64_t absent)
{
    if (text == nullptr) {
        return absent;
    }
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    return error == std::errc() && end == text->data() + text->size() && !text->empty() ? std::optional(value) : std::nullopt;
}

} // namespace

bool OnnxGraph::goesOn(ProtoSpan message, unsigned depth)
{
    if (depth > MostDepth && !m_isTooDeep) {
        m_isTooDeep = true;
        m_problems.error("onnx.depth", message.at,
            Message(QT_TRANSLATE_NOOP("model", "Graphs lie in graphs, more than %1 messages deep; protobuf refuses the file, and Vitrine stops there."), {Argument::count(MostDepth)}));
    }
    return depth <= MostDepth && !m_context.stop.stop_requested();
}

/// ValueInfoProto, OperatorSetIdProto and the like begin with their name.
std::string OnnxGraph::nameIn(ProtoSpan message)
{
    ProtoField field;
    std::string name;
    while (m_reader.next(message, field)) {
        if (field.number == 1 && field.isBytes()) {
            name = m_reader.text(field.span, MostText);
        }
    }
    return name;
}

void OnnxGraph::graph(ProtoSpan message, unsigned depth)
{
    enum : std::uint32_t { Node = 1, Name = 2, Initializer = 5, Input = 11, Output = 12, SparseInitializer = 15 };
    if (!goesOn(message, depth)) {
        return;
    }
    ProtoField field;
    while (goesOn(message, depth) && m_reader.next(message, field)) {
        if (!field.isBytes()) {
            continue;
        }
        switch (field.number) {
        case Node:
            node(field.span, depth + 1);
            break;
        case Initializer: {
            const OnnxTensor tensor = readOnnxTensor(m_reader, field.span, m_context.limits.rank);
            if (depth == OutermostGraph && !m_initializers.insert(tensor.name).second) {
                m_problems.warning("onnx.twice", field.span.at,
                    Message(QT_TRANSLATE_NOOP("model", "The graph has two initialisers called %1; which of them is used depends on the program."), {shown(tensor.name)}));
            }
            add(tensor, Kind::Initializer, {});
            break;
        }
        case SparseInitializer:
            sparse(field.span, depth + 1);
            break;
        case Name:
            if (depth == OutermostGraph) {
                m_file.metadata.push_back({"graph", "string", displayUtf8(m_reader.text(field.span, MostText))});
            }
            break;
        case Input:
        case Output: {
            auto& names = field.number == Input ? m_inputs : m_outputs;
            if (depth == OutermostGraph && names.size() < MostNames) {
                names.push_back(nameIn(field.span));
            }
            break;
        }
        default:
            break;
        }
    }
}

void OnnxGraph::function(ProtoSpan message, unsigned depth)
{
    enum : std::uint32_t { Name = 1, Node = 7 };
    ProtoField field;
    while (goesOn(message, depth) && m_reader.next(message, field)) {
        if (field.isBytes() && field.number == Name && m_functions.size() < MostNames) {
            m_functions.push_back(m_reader.text(field.span, MostText));
        } else if (field.isBytes() && field.number == Node) {
            node(field.span, depth + 1);
        }
    }
}

void OnnxGraph::training(ProtoSpan message, unsigned depth)
{
    ProtoField field;
    while (goesOn(message, depth) && m_reader.next(message, field)) {
        if (field.isBytes() && (field.number == 1 || field.number == 2)) {
            graph(field.span, depth + 1);
        }
    }
}

/// Attributes come before or behind the operator's name: first the names, then what lies inside.
void OnnxGraph::node(ProtoSpan message, unsigned depth)
{
    enum : std::uint32_t { Output = 2, Name = 3, OpType = 4, Attribute = 5, Domain = 7 };
    if (!goesOn(message, depth)) {
        return;
    }
    std::string output;
    std::string type;
    std::string domain;
    std::vector<ProtoSpan> attributes;
    ProtoField field;
    while (m_reader.next(message, field)) {
        if (!field.isBytes()) {
            continue;
        }
        switch (field.number) {
        case Output:
            output = output.empty() ? m_reader.text(field.span, MostText) : output;
            break;
        case OpType:
            type = m_reader.text(field.span, MostText);
            break;
        case Domain:
            domain = m_reader.text(field.span, MostText);
            break;
        case Attribute:
            if (attributes.size() < MostAttributes) {
                attributes.push_back(field.span);
            }
            break;
        default:
            break;
        }
    }
    ++m_nodes;
    const std::string name = domain.empty() || domain == "ai.onnx" ? type : domain + "::" + type;
    if (m_operators.size() < MostNames || m_operators.contains(name)) {
        ++m_operators[name];
    }
    for (const ProtoSpan& one : attributes) {
        attribute(one, {output, name == "Constant"}, depth + 1);
    }
}

void OnnxGraph::attribute(ProtoSpan message, const Owner& owner, unsigned depth)
{
    enum : std::uint32_t { Tensor = 5, Graph = 6, Tensors = 10, Graphs = 11, SparseTensor = 22, SparseTensors = 23 };
    ProtoField field;
    while (goesOn(message, depth) && m_reader.next(message, field)) {
        if (!field.isBytes()) {
            continue;
        }
        switch (field.number) {
        case Tensor:
        case Tensors: {
            OnnxTensor tensor = readOnnxTensor(m_reader, field.span, m_context.limits.rank);
            if (owner.isConstant && !owner.output.empty()) {
                tensor.name = owner.output; // by which the graph knows it
            }
            // What other operators carry is a setting of theirs, unless somebody gave it a name.
            if (owner.isConstant || !tensor.name.empty()) {
                add(tensor, Kind::Constant, owner.output);
            }
            break;
        }
        case Graph:
        case Graphs:
            graph(field.span, depth + 1);
            break;
        case SparseTensor:
        case SparseTensors:
            sparse(field.span, depth + 1);
            break;
        default:
            break;
        }
    }
}

/// SparseTensorProto: the values that are not zero, with the tensor's name, and where they stand.
void OnnxGraph::sparse(ProtoSpan message, unsigned depth)
{
    enum : std::uint32_t { Values = 1, Dims = 3 };
    OnnxTensor values;
    OnnxTensor whole;
    ProtoField field;
    while (goesOn(message, depth) && m_reader.next(message, field)) {
        if (field.number == Values && field.isBytes()) {
            values = readOnnxTensor(m_reader, field.span, m_context.limits.rank);
        } else if (field.number == Dims && !field.isBytes()) {
            whole.dims.push_back(static_cast<std::int64_t>(field.value));
        } else if (field.number == Dims) {
            for (ProtoSpan packed = field.span; packed.at < packed.end && whole.dims.size() <= m_context.limits.rank;) {
                const auto dim = m_reader.varint(packed);
                if (!dim) {
                    break;
                }
                whole.dims.push_back(static_cast<std::int64_t>(*dim));
            }
        }
    }
    const std::uint32_t row = m_file.tensors.size();
    add(values, Kind::Initializer, {}, &whole.dims);
    if (m_file.tensors.size() > row) {
        m_file.tensors.setDetail(row, {{}, {}, {}, {{"stored", std::to_string(values.elements().value_or(0)) + " values that are not zero"}}});
    }
}

void OnnxGraph::add(const OnnxTensor& tensor, Kind kind, std::string_view otherName, const std::vector<std::int64_t>* wholeDims)
{
    if (m_file.tensors.size() >= m_context.limits.tensors) {
        return;
    }
    const std::string_view name = tensor.name.empty() ? otherName : std::string_view(tensor.name);
    const OnnxType type = onnxType(tensor.type);
    const auto elements = tensor.elements();
    std::uint64_t bits = 0;
    const bool isSound = elements && !__builtin_mul_overflow(*elements, std::uint64_t{type.bits}, &bits) && tensor.dims.size() <= m_context.limits.rank;
    TensorEntry entry;
    std::vector<std::uint64_t> shape;
    for (const std::int64_t dim : wholeDims != nullptr ? *wholeDims : tensor.dims) {
        shape.push_back(static_cast<std::uint64_t>(std::max<std::int64_t>(dim, 0)));
    }
    shape.resize(std::min<std::size_t>(shape.size(), m_context.limits.rank));
    entry.name = name;
    entry.dtype = onnxDtype(m_file.tensors, tensor.type);
    entry.shape = shape;
    entry.flags = kind == Kind::Constant ? TensorFlag::Buffer : TensorFlag::None;
    TensorDetail detail;
    if (!isSound) {
        entry.flags = entry.flags | TensorFlag::Faulty;
        m_problems.error("onnx.shape", {}, Message(QT_TRANSLATE_NOOP("model", "The tensor %1 states a shape that no file can hold."), {shown(name)}));
    } else if (type.bits == 0) {
        entry.flags = entry.flags | TensorFlag::Opaque;
        entry.bytes = tensor.raw ? tensor.raw->size() : 0;
        if (type.name.empty()) {
            m_problems.warning("onnx.type", {},
                Message(QT_TRANSLATE_NOOP("model", "The tensor %1 has the data type %2, which ONNX does not define."), {shown(name), Argument::number(tensor.type)}));
        }
    } else {
        entry.parameters = *elements;
        entry.bytes = bits / 8 + (bits % 8 != 0 ? 1 : 0);
        place(tensor, entry.bytes, entry, detail);
    }
    if (m_file.tensors.add(entry) && !detail.facts.empty()) {
        m_file.tensors.setDetail(m_file.tensors.size() - 1, std::move(detail));
    }
}

void OnnxGraph::place(const OnnxTensor& tensor, std::uint64_t bytes, TensorEntry& entry, TensorDetail& detail)
{
    if (tensor.raw && tensor.hasTyped) {
        m_problems.error("onnx.both", tensor.raw->at,
            Message(QT_TRANSLATE_NOOP("model", "The tensor %1 has its data twice, as raw bytes and as numbers; readers disagree about which counts."), {shown(entry.name)}));
    }
    if (tensor.isExternal || !tensor.external.empty()) {
        placeOutside(tensor, bytes, entry, detail);
    } else if (tensor.raw) {
        entry.offset = bytes > 0 ? tensor.raw->at : TensorEntry::NoOffset;
        if (tensor.raw->size() != bytes) {
            entry.flags = entry.flags | (tensor.raw->size() < bytes ? TensorFlag::Truncated : TensorFlag::Faulty);
            m_problems.error("onnx.size", tensor.raw->at,
                Message(QT_TRANSLATE_NOOP("model", "The tensor %1 has %2 bytes of data; by its shape it needs %3."),
                    {shown(entry.name), Argument::count(tensor.raw->size()), Argument::count(bytes)}));
        }
    } else if (!tensor.hasTyped && bytes > 0) {
        entry.flags = entry.flags | TensorFlag::Truncated;
        m_problems.error("onnx.no-data", {}, Message(QT_TRANSLATE_NOOP("model", "The tensor %1 has no data."), {shown(entry.name)}));
    }
}

/// A path that could lead out of the folder.
static bool leaves(std::string_view location)
{
    return location.starts_with('/') || location.find("..") != std::string_view::npos || location.find('\\') != std::string_view::npos
        || location.find(':') != std::string_view::npos;
}

void OnnxGraph::externalFault(const OnnxTensor& tensor, Message reason, const char* code)
{
    m_problems.error(code, {},
        Message(QT_TRANSLATE_NOOP("model", "The data of the tensor %1 lie in another file. %2"), {shown(tensor.name), Argument(std::move(reason))}));
}

/// Of a file beside the model; nothing when it is not there, or must not be opened.
std::optional<std::uint64_t> OnnxGraph::sizeOf(const std::string& location)
{
    const auto [entry, isNew] = m_outside.try_emplace(location, std::nullopt);
    if (isNew && m_context.sibling) {
        if (const auto source = m_context.sibling(location)) {
            entry->second = (*source)->size();
        }
    }
    return entry->second;
}

void OnnxGraph::placeOutside(const OnnxTensor& tensor, std::uint64_t bytes, TensorEntry& entry, TensorDetail& detail)
{
    const std::string* location = tensor.externalValue("location");
    const auto locations = std::ranges::count(tensor.external, "location", &std::pair<std::string, std::string>::first);
    const auto offset = countOf(tensor.externalValue("offset"), 0);
    const auto length = countOf(tensor.externalValue("length"), bytes);
    entry.flags = entry.flags | TensorFlag::Faulty; // until all of it is found to be right
    if (location == nullptr || location->empty()) {
        externalFault(tensor, Message(QT_TRANSLATE_NOOP("model", "Which one is not said.")));
        return;
    }
    detail.facts.emplace_back("file", displayUtf8(shortened(*location, 200)));
    if (locations > 1) {
        externalFault(tensor, Message(QT_TRANSLATE_NOOP("model", "Two files are named for it, so that readers open different ones.")));
        return;
    }
    if (!offset || !length) {
        externalFault(tensor, Message(QT_TRANSLATE_NOOP("model", "Its place in %1 is no number."), {shown(*location)}));
        return;
    }
    detail.facts.emplace_back("offset", std::to_string(*offset));
    if (!m_context.sibling) {
        entry.flags = entry.flags == TensorFlag::Faulty ? TensorFlag::None : TensorFlag::Buffer;
        return;
    }
    const auto size = sizeOf(*location);
    if (!size) {
        externalFault(tensor, Message(QT_TRANSLATE_NOOP("model", "%1 is not here, or leads out of the folder. Fetch it, and put it beside the model."), {shown(*location)}),
            leaves(*location) ? "onnx.external" : "onnx.external-missing");
        return;
    }
    std::uint64_t end = 0;
    if (__builtin_add_overflow(*offset, bytes, &end) || end > *size || *length < bytes) {
        entry.flags = entry.flags | TensorFlag::Truncated;
        externalFault(tensor, Message(QT_TRANSLATE_NOOP("model", "%1 ends before the tensor does (%2 of %3 bytes). Fetch it again."), {shown(*location), Argument::count(*size), Argument::count(end)}),
            "onnx.external-truncated");
        return;
    }
    entry.flags = has(entry.flags, TensorFlag::Buffer) ? TensorFlag::Buffer : TensorFlag::None;
}

void OnnxGraph::addTexts(std::string_view key, const std::vector<std::string>& texts)
{
    constexpr std::size_t Most = 16;
    if (texts.empty()) {
        return;
    }
    nlohmann::json list = nlohmann::json::array();
    for (const std::string& text : texts) {
        if (list.size() == Most) {
            break;
        }
        list.push_back(displayUtf8(text));
    }
    m_file.metadata.push_back({std::string(key), "array[string]", texts.size() > Most ? nlohmann::json{{"count", texts.size()}, {"first", std::move(list)}} : std::move(list)});
}

void OnnxGraph::finish()
{
    // Before IR version 4, initialisers are inputs too, with a value to begin with.
    std::erase_if(m_inputs, [&](const std::string& name) { return m_initializers.contains(name); });
    addTexts("inputs", m_inputs);
    addTexts("outputs", m_outputs);
    addTexts("functions", m_functions);
    std::vector<std::string> operators;
    for (const auto& [name, count] : m_operators) {
        operators.push_back(name + " ×" + std::to_string(count));
    }
    addTexts("operators", operators);
    m_file.metadata.push_back({"nodes", "int", m_nodes});
}

} // namespace vitrine
