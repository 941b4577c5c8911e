// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/convert/convert_plan.h"

#include "model/formats/pickle/latin1_source.h"
#include "model/formats/pickle/numpy_values.h"
#include "model/formats/pickle/pickle_literals.h"
#include "model/words/text.h"

#include <algorithm>
#include <format>

namespace vitrine {

namespace {

/// Storage, place and form of a tensor in one text.
std::string identity(const TorchTensor& tensor)
{
    std::string text = std::format("{} {} {}{}{}", tensor.storageKey, tensor.elementOffset, tensor.dtype->torchName,
        tensor.isConjugated ? "*" : "", tensor.isNegated ? "-" : "");
    for (const std::uint64_t extent : tensor.shape) {
        text += std::format(" {}", extent);
    }
    if (!tensor.isContiguous()) {
        for (const std::int64_t stride : tensor.strides) {
            text += std::format("/{}", stride);
        }
    }
    return text;
}

/// An array's bytes stand in the pickle itself, or as a text that stands for them.
Result<std::shared_ptr<const ByteSource>> ownBytes(const TorchRoot& root, const TorchTensor& tensor, std::uint64_t& firstByte)
{
    const PickleHeap& heap = root.scan->heap();
    // joblib puts the bytes behind the wrapper, in the stream.
    if (const auto array = numpyArray(heap, tensor.own); array && array->offset != PickleBytes::NoOffset) {
        firstByte = array->offset;
        return root.source;
    }
    const PickleBytes bytes = heap.asBytes(tensor.own);
    if (bytes.isRaw && bytes.offset != PickleBytes::NoOffset) {
        firstByte = bytes.offset;
        return root.source;
    }
    firstByte = 0;
    if (bytes.isInlined && bytes.isRaw) {
        return std::make_shared<MemorySource>(bytes.inlined);
    }
    if (!bytes.isInlined) {
        // A long text is taken apart while it is read.
        auto source = bytes.offset == PickleBytes::NoOffset ? nullptr : Latin1Source::open(root.source, bytes.offset, bytes.size);
        if (source == nullptr) {
            return failure(ErrorCode::Malformed, Message(QT_TRANSLATE_NOOP("model", "Its bytes are written as a damaged text.")));
        }
        return source;
    }
    const auto latin1 = latin1FromUtf8(bytes.inlined);
    if (!latin1) {
        return failure(ErrorCode::Malformed, Message(QT_TRANSLATE_NOOP("model", "Its bytes are written as a damaged text.")));
    }
    return std::make_shared<MemorySource>(std::string_view(*latin1));
}

} // namespace

Result<PlannedTensor> plannedTensor(const TorchRoot& root, std::string_view name, const TorchTensor& tensor)
{
    const auto elements = elementCount(tensor.shape);
    const auto bytes = elements ? tensor.bytesOf(*elements) : std::nullopt;
    const auto reach = tensor.reach();
    PlannedTensor planned;
    planned.bytes = bytes.value_or(0);
    if (!bytes || !reach) {
        return failure(ErrorCode::Malformed, Message(QT_TRANSLATE_NOOP("model", "Its shape is damaged.")));
    }
    if (!tensor.hasBytes || (!tensor.place.isThere && planned.bytes > 0)) {
        return failure(ErrorCode::OutOfRange, Message(QT_TRANSLATE_NOOP("model", "Its bytes are not in the file.")));
    }
    if (planned.bytes > 0) {
        const bool isOwn = tensor.storageKey.empty();
        // What stands behind bytes within the pickle is the rest of it; of a text the source itself knows the end.
        if (isOwn && reach->end > tensor.place.bytes && !tensor.own.is(PickleKind::Text)) {
            return failure(ErrorCode::OutOfRange, Message(QT_TRANSLATE_NOOP("model", "Its bytes are not in the file.")));
        }
        auto source = isOwn ? ownBytes(root, tensor, planned.firstByte) : root.storages->open(tensor.storageKey);
        if (!source) {
            return std::unexpected(source.error());
        }
        planned.source = std::move(*source);
        planned.firstByte += tensor.ownOffset + reach->begin;
        planned.isPacked = isOwn ? planned.source == root.source && root.base == StoragePlace::NoOffset
                                                     : tensor.place.offset == StoragePlace::NoOffset;
    }
    planned.name = name;
    planned.dtype = tensor.dtype != nullptr ? tensor.dtype->name : std::string_view(tensor.numpyCode);
    planned.shape = tensor.shape;
    planned.extents = tensor.shape;
    if (tensor.valuesInElement() > 1 && !planned.shape.empty()) {
        planned.shape.back() *= tensor.valuesInElement();
    }
    const bool isComplex = tensor.dtype != nullptr && tensor.dtype->family == DtypeFamily::Complex;
    planned.elementBytes = static_cast<std::uint32_t>(tensor.elementBytes());
    planned.partBytes = isComplex ? planned.elementBytes / 2 : planned.elementBytes;
    planned.strides = tensor.isContiguous() ? std::vector<std::int64_t>() : tensor.strides;
    planned.swap = tensor.isBigEndian && planned.partBytes > 1;
    planned.conjugate = tensor.isConjugated;
    planned.negate = tensor.isNegated;
    return planned;
}

void ConvertPlan::shareSource(const std::string& key, PlannedTensor& planned)
{
    if (!planned.isPacked || key.empty()) {
        return;
    }
    std::weak_ptr<const ByteSource>& known = m_packed[key];
    if (auto shared = known.lock()) {
        planned.source = std::move(shared);
    } else {
        known = planned.source;
    }
}

void ConvertPlan::skip(std::string_view name, Message reason)
{
    m_skipped.push_back({std::string(name), std::move(reason)});
}

void ConvertPlan::tensor(std::string_view name, const TorchTensor& tensor, TensorFlag flags)
{
    if (!m_withState && has(flags, TensorFlag::State)) {
        return;
    }
    // Two values that stand in one element have no shape without a dimension to count them.
    const bool isHalf = tensor.valuesInElement() > 1 && tensor.shape.empty();
    if (tensor.dtype == nullptr || isHalf || !safetensorsDtype(tensor.dtype->name)) {
        skip(name,
            Message(QT_TRANSLATE_NOOP("model", "safetensors has no type for %1."),
                {Message::Argument(tensor.dtype == nullptr ? tensor.numpyCode : std::string(tensor.dtype->torchName))}));
        return;
    }
    if (!isValidUtf8(name) || name == "__metadata__") {
        skip(name, Message(QT_TRANSLATE_NOOP("model", "safetensors cannot hold a tensor of this name.")));
        return;
    }
    auto planned = plannedTensor(*m_root, name, tensor);
    if (!planned) {
        skip(name, planned.error().message);
        return;
    }
    if (!m_names.insert(std::string(name)).second) {
        skip(name, Message(QT_TRANSLATE_NOOP("model", "Another tensor of the same name was written already.")));
        return;
    }
    if (!tensor.storageKey.empty() && planned->bytes > 0) {
        const auto [first, isNew] = m_seen.try_emplace(identity(tensor), std::string(name));
        if (!isNew) {
            m_tied.emplace_back(std::string(name), first->second);
            return;
        }
    }
    shareSource(tensor.storageKey, *planned);
    m_tensors.push_back(std::move(*planned));
}

} // namespace vitrine
