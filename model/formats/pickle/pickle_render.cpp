// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_render.h"

#include "model/words/text.h"

#include <format>

namespace vitrine {

namespace {

/// Writes values into one string of bounded length; deep nesting and long containers end in an ellipsis.
class Renderer
{
public:
    Renderer(const PickleHeap& heap, std::size_t limit)
        : m_heap(heap)
        , m_limit(limit)
    {
    }

    void value(PickleValue value, unsigned depth);
    [[nodiscard]] std::string take()
    {
        if (m_out.size() > m_limit) {
            return shortened(m_out, m_limit);
        }
        return std::move(m_out);
    }

private:
    static constexpr unsigned MostLevels = 6;

    [[nodiscard]] bool isFull() const { return m_out.size() > m_limit; }
    void string(PickleValue value, std::string_view prefix);
    void list(std::span<const PickleValue> items, std::string_view open, std::string_view close, unsigned depth);
    void pairs(std::span<const PickleValue> items, unsigned depth);
    void call(PickleValue value, unsigned depth);

    const PickleHeap& m_heap;
    std::size_t m_limit;
    std::string m_out;
};

void Renderer::string(PickleValue value, std::string_view prefix)
{
    const PickleBytes bytes = m_heap.asBytes(value);
    m_out.append(prefix);
    if (!bytes.isInlined) {
        m_out += std::format("<{} bytes>", bytes.size);
        return;
    }
    m_out += '\'';
    m_out += displayUtf8(bytes.inlined.substr(0, m_limit));
    m_out += bytes.inlined.size() > m_limit ? "…'" : "'";
}

void Renderer::list(std::span<const PickleValue> items, std::string_view open, std::string_view close, unsigned depth)
{
    m_out.append(open);
    bool first = true;
    for (const PickleValue item : items) {
        if (isFull()) {
            return;
        }
        m_out.append(first ? "" : ", ");
        first = false;
        value(item, depth + 1);
    }
    m_out.append(open == "(" && items.size() == 1 ? "," : "").append(close);
}

void Renderer::pairs(std::span<const PickleValue> items, unsigned depth)
{
    m_out += '{';
    for (std::size_t at = 0; at + 1 < items.size() && !isFull(); at += 2) {
        m_out.append(at == 0 ? "" : ", ");
        value(items[at], depth + 1);
        m_out += ": ";
        value(items[at + 1], depth + 1);
    }
    m_out += '}';
}

void Renderer::call(PickleValue value, unsigned depth)
{
    this->value(m_heap.callable(value), depth + 1);
    const PickleCallExtra* extra = m_heap.extra(value);
    const PickleValue arguments = m_heap.arguments(value);
    if (arguments.is(PickleKind::Tuple)) {
        list(m_heap.items(arguments), "(", ")", depth);
    } else {
        m_out += "(…)";
    }
    if (extra != nullptr && !extra->pairs.empty()) {
        pairs(extra->pairs, depth);
    }
}

void Renderer::value(PickleValue value, unsigned depth)
{
    if (isFull()) {
        return;
    }
    if (depth > MostLevels) {
        m_out += "…";
        return;
    }
    switch (value.kind()) {
    case PickleKind::None:
        m_out += "None";
        break;
    case PickleKind::Bool:
        m_out += m_heap.asBool(value) ? "True" : "False";
        break;
    case PickleKind::SmallInt:
    case PickleKind::Int:
        m_out += std::to_string(m_heap.asInteger(value));
        break;
    case PickleKind::BigInt:
        m_out += std::format("<{}-byte number>", m_heap.asBytes(value).size);
        break;
    case PickleKind::Float:
        m_out += std::format("{}", m_heap.asFloat(value));
        break;
    case PickleKind::Text:
        string(value, {});
        break;
    case PickleKind::Bytes:
        string(value, "b");
        break;
    case PickleKind::ByteArray:
        string(value, "bytearray b");
        break;
    case PickleKind::Tuple:
        list(m_heap.items(value), "(", ")", depth);
        break;
    case PickleKind::List:
        list(m_heap.items(value), "[", "]", depth);
        break;
    case PickleKind::Set:
    case PickleKind::FrozenSet:
        list(m_heap.items(value), "{", "}", depth);
        break;
    case PickleKind::Dict:
        pairs(m_heap.items(value), depth);
        break;
    case PickleKind::Global:
        m_out += displayUtf8(m_heap.asGlobal(value).module) + '.' + displayUtf8(m_heap.asGlobal(value).name);
        break;
    case PickleKind::Call:
        call(value, depth);
        break;
    case PickleKind::Persistent:
        m_out += "persistent ";
        this->value(m_heap.persistentId(value), depth + 1);
        break;
    case PickleKind::Extension:
        m_out += "<unknown name>";
        break;
    case PickleKind::Buffer:
        m_out += "<buffer>";
        break;
    }
}

} // namespace

std::string renderPickleValue(const PickleHeap& heap, PickleValue value, std::size_t limit)
{
    Renderer renderer(heap, limit);
    renderer.value(value, 0);
    return renderer.take();
}

std::string pickleTypeName(const PickleHeap& heap, PickleValue value)
{
    static constexpr std::string_view Names[] = {"None", "bool", "int", "int", "int", "float", "str", "bytes", "bytearray", "tuple",
        "list", "dict", "set", "frozenset", "name", "object", "storage", "object", "buffer"};
    if (value.is(PickleKind::Call) && heap.callable(value).is(PickleKind::Global)) {
        const PickleHeap::Global& name = heap.asGlobal(heap.callable(value));
        return displayUtf8(name.module) + '.' + displayUtf8(name.name);
    }
    return std::string(Names[static_cast<std::size_t>(value.kind())]);
}

} // namespace vitrine
