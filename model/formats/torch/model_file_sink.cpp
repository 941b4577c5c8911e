// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/model_file_sink.h"

#include "model/words/text.h"

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::size_t MostOthers = 10'000;

Argument shown(std::string_view name)
{
    return {displayUtf8(shortened(name, 200))};
}

} // namespace

bool ModelFileSink::isShared(std::uint64_t storage, ByteReach bytes)
{
    constexpr std::uint64_t Dense = 50'000'000;
    if (bytes.begin == bytes.end || storage >= Dense) {
        return false;
    }
    if (m_first.size() <= storage) {
        m_first.resize(storage + 1);
    }
    ByteReach& first = m_first[storage];
    if (first.end == 0) {
        first = bytes;
        return false;
    }
    if (bytes.begin < first.end && first.begin < bytes.end) {
        return true;
    }
    auto& more = m_more[storage];
    const auto after = more.upper_bound(bytes.begin);
    const bool before = after != more.begin() && std::prev(after)->second > bytes.begin;
    if (before || (after != more.end() && after->first < bytes.end)) {
        return true;
    }
    more.emplace(bytes.begin, bytes.end);
    return false;
}

/// Fills in the place; the flags say what is wrong with it.
TensorFlag ModelFileSink::check(std::string_view name, const TorchTensor& tensor, std::uint64_t elements, TensorEntry& entry)
{
    if (!tensor.hasBytes || elements == 0) {
        return TensorFlag::None;
    }
    const auto bytes = tensor.reach();
    if (!bytes) {
        m_problems.error("torch.shape", {},
            Message(QT_TRANSLATE_NOOP("model", "The tensor %1 states a shape that no file can hold."), {shown(name)}));
        return TensorFlag::Faulty;
    }
    if (!tensor.place.isThere) {
        if (!tensor.storageKey.empty()) {
            m_problems.error("torch.storage-missing", {},
                Message(QT_TRANSLATE_NOOP("model", "The data of the tensor %1 (storage %2) is not in the file. Fetch the file again."),
                    {shown(name), shown(tensor.storageKey)}));
        }
        return TensorFlag::Truncated;
    }
    if (tensor.place.offset != StoragePlace::NoOffset) {
        entry.offset = tensor.place.offset + bytes->begin;
    }
    TensorFlag flags = !tensor.storageKey.empty() && isShared(tensor.place.number, *bytes) ? TensorFlag::Alias : TensorFlag::None;
    std::uint64_t stated = 0;
    const bool outside = !tensor.storageKey.empty()
        && !__builtin_mul_overflow(tensor.storageElements, tensor.elementBytes(), &stated) && stated > 0
        && bytes->end > stated;
    if (outside) {
        m_problems.error("torch.beyond-storage", entry.offset,
            Message(QT_TRANSLATE_NOOP("model", "The tensor %1 reaches beyond its storage %2 (byte %3 of %4)."),
                {shown(name), shown(tensor.storageKey), Argument::count(bytes->end), Argument::count(stated)}));
        flags = flags | TensorFlag::Faulty;
    } else if (bytes->end > tensor.place.bytes && !tensor.own.is(PickleKind::Text)) {
        m_problems.error("torch.truncated-tensor", entry.offset,
            Message(QT_TRANSLATE_NOOP("model", "The data of the tensor %1 is cut: %2 of %3 bytes are there. Fetch the file again."),
                {shown(name), Argument::count(tensor.place.bytes), Argument::count(bytes->end)}));
        flags = flags | TensorFlag::Truncated;
    }
    return flags;
}

DtypeId ModelFileSink::typeOf(const TorchTensor& tensor)
{
    if (tensor.dtype != nullptr) {
        return dtypeIn(m_file.tensors, *tensor.dtype);
    }
    const auto known = dtypeByName(tensor.numpyCode);
    const bool isText = tensor.numpyCode.size() > 1 && (tensor.numpyCode[1] == 'U' || tensor.numpyCode[1] == 'S');
    constexpr std::uint64_t MostBits = std::numeric_limits<std::uint32_t>::max();
    const std::uint64_t bits = tensor.numpyBytes > MostBits / 8 ? 0 : tensor.numpyBytes * 8;
    return known ? *known
                 : m_file.tensors.ownDtype(
                       tensor.numpyCode, isText ? DtypeFamily::Text : DtypeFamily::Unknown, 1, static_cast<std::uint32_t>(bits));
}

void ModelFileSink::tensor(std::string_view name, const TorchTensor& tensor, TensorFlag flags)
{
    if (m_isFull || m_file.tensors.size() >= m_limits.tensors) {
        if (!m_isFull) {
            m_problems.error("torch.limit", {},
                Message(QT_TRANSLATE_NOOP("model", "The file names more tensors than Vitrine lists (%1)."), {Argument::count(m_file.tensors.size())}));
        }
        m_isFull = true;
        return;
    }
    TensorEntry entry;
    entry.name = name;
    entry.dtype = typeOf(tensor);
    std::vector<std::uint64_t> shape = tensor.shape;
    const auto elements = elementCount(shape);
    // An element that holds two values counts as two, as safetensors has it.
    if (tensor.valuesInElement() > 1 && !shape.empty()) {
        __builtin_mul_overflow(shape.back(), tensor.valuesInElement(), &shape.back());
    }
    entry.shape = shape;
    entry.bytes = elements ? tensor.bytesOf(*elements).value_or(0) : 0;
    entry.parameters = elements.value_or(0) * tensor.valuesInElement();
    entry.flags = flags | check(name, tensor, elements.value_or(1), entry);
    if (!tensor.isContiguous()) {
        entry.flags = entry.flags | TensorFlag::Strided;
    }
    if (!m_file.tensors.add(entry)) {
        m_isFull = true;
        return;
    }
    addDetail(tensor, entry);
}

void ModelFileSink::addDetail(const TorchTensor& tensor, const TensorEntry& entry)
{
    TensorDetail detail;
    detail.facts = tensor.facts;
    if (has(entry.flags, TensorFlag::Strided)) {
        detail.strides = tensor.strides;
    }
    if (tensor.valuesInElement() > 1) {
        detail.storedShape = tensor.shape;
    }
    if (has(entry.flags, TensorFlag::Alias)) {
        detail.storage = tensor.storageKey;
    }
    if (tensor.isBigEndian) {
        detail.facts.emplace_back("byte order", "big endian");
    }
    if (tensor.isConjugated) {
        detail.facts.emplace_back("stored", "before conjugation");
    }
    if (tensor.isNegated) {
        detail.facts.emplace_back("stored", "before negation");
    }
    if (!detail.facts.empty() || !detail.strides.empty() || !detail.storedShape.empty() || !detail.storage.empty()) {
        m_file.tensors.setDetail(m_file.tensors.size() - 1, std::move(detail));
    }
}

void ModelFileSink::other(std::string_view name, std::string type, std::string text)
{
    if (m_file.others.size() < MostOthers) {
        m_file.others.push_back({std::string(name), std::move(type), std::move(text)});
    }
}

} // namespace vitrine
