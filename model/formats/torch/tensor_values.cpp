// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/tensor_values.h"

#include "model/formats/pickle/numpy_values.h"
#include "model/formats/pickle/pickle_render.h"
#include "model/formats/pickle/pickle_scan.h"
#include "model/formats/torch/torch_content.h"
#include "model/tensors/dtype.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

bool isTorchUtils(const PickleHeap::Global& name)
{
    return name.module == "torch._utils" || name.module == "torch._tensor";
}

/// NumPy's one-letter types and their widths as PyTorch's types.
const TorchDtype* torchDtypeOfNumpy(const NumpyType& type)
{
    struct Row {
        std::string_view numpy, torch;
    };
    static constexpr auto rows = std::to_array<Row>({{"f4", "float32"}, {"f8", "float64"}, {"f2", "float16"}, {"i8", "int64"},
        {"i4", "int32"}, {"i2", "int16"}, {"i1", "int8"}, {"u1", "uint8"}, {"u2", "uint16"}, {"u4", "uint32"}, {"u8", "uint64"},
        {"b1", "bool"}, {"c8", "complex64"}, {"c16", "complex128"}, {"?", "bool"}, {"B", "uint8"}, {"b", "int8"},
        {"f", "float32"}, {"d", "float64"}, {"l", "int64"}, {"q", "int64"}, {"i", "int32"}});
    if (type.isStruct || type.isObject) {
        return nullptr;
    }
    const auto found = std::ranges::find(rows, type.code, &Row::numpy);
    return found == rows.end() ? nullptr : torchDtype(found->torch);
}

/// As NumPy writes a type: "<U5", "|S3"; a structure is one word for all.
void setNumpyType(const NumpyType& type, TorchTensor& tensor)
{
    tensor.dtype = torchDtypeOfNumpy(type);
    if (tensor.dtype == nullptr) {
        const bool hasOrder = !type.code.empty() && type.code.front() != 'S' && type.code.front() != 'V';
        tensor.numpyCode = type.isStruct ? "STRUCT" : (hasOrder ? (type.isBigEndian ? ">" : "<") : "|") + type.code;
        tensor.numpyBytes = type.itemBytes;
    }
}

bool isTrue(const PickleHeap& heap, PickleValue value)
{
    return value.is(PickleKind::Bool) && heap.asBool(value);
}

} // namespace

TensorValues::Rebuild TensorValues::rebuild(PickleValue value) const
{
    Rebuild result;
    // A Parameter around a subclass around a tensor is as deep as it goes; a file may say more.
    for (int level = 0; level < 8; ++level) {
        const PickleHeap::Global* name = calledName(m_heap, value);
        if (name == nullptr) {
            return {};
        }
        const auto arguments = m_heap.items(m_heap.arguments(value));
        if (isTorchUtils(*name) && name->name.starts_with("_rebuild_parameter") && !arguments.empty()) {
            result.isParameter = true;
            value = arguments[0];
            continue;
        }
        if (isTorchUtils(*name) && name->name == "_rebuild_from_type_v2" && arguments.size() >= 3
            && arguments[0].is(PickleKind::Global)) {
            result.function = &m_heap.asGlobal(arguments[0]);
            result.arguments = m_heap.items(arguments[2]);
            result.state = arguments.size() > 3 ? arguments[3] : PickleValue();
            return result;
        }
        if (isTorchUtils(*name) && name->name == "_rebuild_from_type" && arguments.size() >= 3
            && arguments[0].is(PickleKind::Global)) {
            result.function = &m_heap.asGlobal(arguments[0]);
            result.arguments = m_heap.items(arguments[2]);
            return result;
        }
        result.function = name;
        result.arguments = arguments;
        return result;
    }
    return {};
}

std::uint64_t TensorValues::inFile(std::uint64_t offset) const
{
    return offset == PickleBytes::NoOffset || m_base == StoragePlace::NoOffset ? StoragePlace::NoOffset : m_base + offset;
}

const TorchDtype* TensorValues::dtypeOf(PickleValue value) const
{
    if (!value.is(PickleKind::Global)) {
        return nullptr;
    }
    const PickleHeap::Global& name = m_heap.asGlobal(value);
    if (name.module == "torch" || name.module.starts_with("torch.")) {
        const TorchDtype* ofClass = torchDtypeOfClass(name.name);
        return ofClass != nullptr ? ofClass : torchDtype(name.name);
    }
    return nullptr;
}

/// A persistent id: ('storage', class, key, location, elements[, view]).
bool TensorValues::takeStorage(PickleValue storage, TorchTensor& tensor) const
{
    // TypedStorage around an untyped one, of torch 1.11 and 1.12.
    if (const auto* name = calledName(m_heap, storage); name != nullptr && name->name == "TypedStorage") {
        const auto arguments = m_heap.items(m_heap.arguments(storage));
        return !arguments.empty() && !arguments[0].is(PickleKind::Call) && takeStorage(arguments[0], tensor);
    }
    if (const auto* name = calledName(m_heap, storage); name != nullptr && name->module == "torch.storage" && name->name == "_load_from_bytes") {
        return takePickledStorage(storage, tensor);
    }
    // Some writers other than PyTorch leave the id as a plain tuple.
    if (!storage.is(PickleKind::Persistent) && !storage.is(PickleKind::Tuple)) {
        return false;
    }
    const auto id = m_heap.items(storage.is(PickleKind::Tuple) ? storage : m_heap.persistentId(storage));
    if (id.size() < 5 || m_heap.asText(id[0]) != "storage" || !id[4].isInteger()) {
        return false;
    }
    tensor.dtype = dtypeOf(id[1]);
    tensor.storageKey = id[2].is(PickleKind::Text) ? std::string(m_heap.asText(id[2])) : std::to_string(m_heap.asInteger(id[2]));
    tensor.storageElements = static_cast<std::uint64_t>(std::max<std::int64_t>(0, m_heap.asInteger(id[4])));
    tensor.place = m_storages.find(tensor.storageKey);
    tensor.isBigEndian = m_storages.isBigEndian();
    // A view of another storage, in the legacy format: (key, offset, elements).
    if (id.size() > 5 && id[5].is(PickleKind::Tuple)) {
        const auto view = m_heap.items(id[5]);
        if (view.size() >= 2 && view[1].isInteger() && m_heap.asInteger(view[1]) >= 0) {
            tensor.elementOffset = static_cast<std::uint64_t>(m_heap.asInteger(view[1]));
        }
    }
    return tensor.dtype != nullptr;
}

/// torch.storage._load_from_bytes(b'…'): a tensor that plain pickle wrote, and not torch.save.
bool TensorValues::takePickledStorage(PickleValue call, TorchTensor& tensor) const
{
    const auto arguments = m_heap.items(m_heap.arguments(call));
    if (m_source == nullptr || arguments.empty()) {
        return false;
    }
    const PickleValue bytes = pickledBytes(m_heap, arguments[0]);
    const auto [known, isNew] = m_pickled.try_emplace((std::uint64_t{static_cast<unsigned>(bytes.kind())} << 32U) | bytes.index());
    if (isNew) {
        known->second = pickledStorage(bytes);
    }
    tensor = known->second;
    return tensor.dtype != nullptr;
}

/// The bytes are a file of the format before torch 1.6 that holds nothing but the storage (torch/storage.py,
/// TypedStorage.__reduce__).
TorchTensor TensorValues::pickledStorage(PickleValue value) const
{
    TorchTensor tensor;
    const auto inner = pickledSource(m_heap, value, m_source);
    if (inner == nullptr || !startsLegacyFile(*inner)) {
        return tensor;
    }
    ProblemList problems((std::string()));
    const TorchContent content = openTorchStack(inner, {}, problems);
    if (content.roots.size() != 1) {
        return tensor;
    }
    const TorchRoot& root = content.roots.front();
    // What that file carries in bytes of its own is not looked for.
    const TensorValues within(root.scan->heap(), *root.storages, StoragePlace::NoOffset, nullptr);
    if (!within.takeStorage(root.value, tensor)) {
        return {};
    }
    const PickleBytes bytes = m_heap.asBytes(value);
    tensor.own = value;
    tensor.ownOffset = tensor.place.offset == StoragePlace::NoOffset ? 0 : tensor.place.offset;
    const bool liesInFile = bytes.isRaw && bytes.offset != PickleBytes::NoOffset && tensor.place.isThere;
    tensor.place.offset = liesInFile ? inFile(bytes.offset + tensor.ownOffset) : StoragePlace::NoOffset;
    tensor.storageKey.clear();
    return tensor;
}

/// storage, offset, size, stride
bool TensorValues::takePlace(std::span<const PickleValue> arguments, TorchTensor& tensor) const
{
    if (arguments.size() < 4 || !takeStorage(arguments[0], tensor) || !arguments[1].isInteger() || m_heap.asInteger(arguments[1]) < 0) {
        return false;
    }
    auto shape = pickleShape(m_heap, arguments[2]);
    if (!shape || __builtin_add_overflow(tensor.elementOffset, static_cast<std::uint64_t>(m_heap.asInteger(arguments[1])), &tensor.elementOffset)) {
        return false;
    }
    tensor.shape = std::move(*shape);
    for (const PickleValue stride : m_heap.items(arguments[3])) {
        tensor.strides.push_back(m_heap.asInteger(stride));
    }
    if (tensor.strides.size() != tensor.shape.size()) {
        return tensor.strides.empty();
    }
    return true;
}

/// Bits of a view that the bytes do not show: {'conj': True, 'neg': True}.
void TensorValues::takeMetadata(PickleValue metadata, TorchTensor& tensor) const
{
    const auto pairs = m_heap.items(metadata);
    if (!metadata.is(PickleKind::Dict)) {
        return;
    }
    const auto conjugated = pickleItem(m_heap, pairs, "conj");
    const auto negated = pickleItem(m_heap, pairs, "neg");
    tensor.isConjugated = conjugated && isTrue(m_heap, *conjugated);
    tensor.isNegated = negated && isTrue(m_heap, *negated);
}

/// (scheme, scale, zero point), or (scheme, scales, zero points, axis) with tensors.
void TensorValues::takeQuantizer(PickleValue parameters, TorchTensor& tensor) const
{
    const auto items = m_heap.items(parameters);
    if (items.size() < 3) {
        return;
    }
    tensor.facts.emplace_back("quantization scheme", renderPickleValue(m_heap, items[0]));
    if (!items[1].is(PickleKind::Call)) {
        tensor.facts.emplace_back("scale", renderPickleValue(m_heap, items[1]));
        tensor.facts.emplace_back("zero point", renderPickleValue(m_heap, items[2]));
    } else if (items.size() > 3) {
        tensor.facts.emplace_back("axis", renderPickleValue(m_heap, items[3]));
    }
}

std::optional<TorchTensor> TensorValues::meta(std::span<const PickleValue> arguments) const
{
    TorchTensor tensor;
    tensor.hasBytes = false;
    tensor.dtype = dtypeOf(arguments[0]);
    auto shape = pickleShape(m_heap, arguments[1]);
    if (tensor.dtype == nullptr || !shape) {
        return {};
    }
    tensor.shape = std::move(*shape);
    tensor.facts.emplace_back("device", "meta");
    return tensor;
}

std::optional<TorchTensor> TensorValues::rebuilt(const Rebuild& rebuild) const
{
    const auto arguments = rebuild.arguments;
    const std::string_view name = rebuild.function->name;
    if (name == "_rebuild_meta_tensor_no_storage" && arguments.size() >= 2) {
        return meta(arguments);
    }
    if (name.starts_with("_rebuild_device_tensor") && !arguments.empty()) {
        return array(arguments[0]);
    }
    const bool plain = name == "_rebuild_tensor" || name == "_rebuild_tensor_v2" || name == "_rebuild_tensor_v3";
    if (!plain && name != "_rebuild_qtensor") {
        return {};
    }
    TorchTensor tensor;
    if (!takePlace(arguments, tensor)) {
        return {};
    }
    if (name == "_rebuild_tensor_v2" && arguments.size() > 6) {
        takeMetadata(arguments[6], tensor);
    }
    if (name == "_rebuild_tensor_v3" && arguments.size() > 6) {
        const std::uint64_t bytes = tensor.storageElements * tensor.dtype->elementBytes;
        tensor.dtype = dtypeOf(arguments[6]);
        if (tensor.dtype == nullptr) {
            return {};
        }
        tensor.storageElements = bytes / tensor.dtype->elementBytes;
        if (arguments.size() > 7) {
            takeMetadata(arguments[7], tensor);
        }
    }
    if (name == "_rebuild_qtensor" && arguments.size() > 4) {
        takeQuantizer(arguments[4], tensor);
    }
    return tensor;
}

/// Tensors of torch before 0.4: torch.FloatTensor() and BUILD with (storage, offset, size, stride); a Parameter likewise.
std::optional<TorchTensor> TensorValues::legacy(PickleValue value) const
{
    const PickleHeap::Global& name = *calledName(m_heap, value);
    const PickleCallExtra* extra = m_heap.extra(value);
    if (!name.module.starts_with("torch") || extra == nullptr || extra->states.empty()) {
        return {};
    }
    const auto state = m_heap.items(extra->states.back());
    TorchTensor tensor;
    if (!extra->states.back().is(PickleKind::Tuple) || state.size() < 4 || !takePlace(state, tensor)) {
        return {};
    }
    return tensor;
}

std::optional<TorchTensor> TensorValues::array(PickleValue value) const
{
    auto found = numpyArray(m_heap, value);
    if (!found || found->type.isObject) {
        return {};
    }
    TorchTensor tensor;
    setNumpyType(found->type, tensor);
    tensor.shape = std::move(found->shape);
    tensor.isBigEndian = found->type.isBigEndian;
    tensor.hasBytes = !found->data.is(PickleKind::Buffer);
    // Only bytes that lie in the file as they are have a place; a text that stands for bytes has none.
    tensor.place = {found->offset != PickleBytes::NoOffset || found->bytes > 0, inFile(found->offset), found->bytes, 0};
    tensor.own = found->data.is(PickleKind::None) ? value : found->data;
    if (found->isFortran && tensor.shape.size() > 1) {
        std::uint64_t stride = 1;
        for (const std::uint64_t extent : tensor.shape) {
            tensor.strides.push_back(static_cast<std::int64_t>(stride));
            if (__builtin_mul_overflow(stride, std::max<std::uint64_t>(extent, 1), &stride)
                || stride > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
                return {};
            }
        }
    }
    return tensor;
}

std::optional<TorchTensor> TensorValues::numpyScalar(std::span<const PickleValue> arguments) const
{
    const auto type = arguments.size() < 2 ? std::nullopt : numpyType(m_heap, arguments[0]);
    if (!type || type->isObject) {
        return {};
    }
    TorchTensor tensor;
    setNumpyType(*type, tensor);
    tensor.isBigEndian = type->isBigEndian;
    tensor.own = pickledBytes(m_heap, arguments[1]);
    const PickleBytes bytes = m_heap.asBytes(tensor.own);
    tensor.place = {true, bytes.isRaw ? inFile(bytes.offset) : StoragePlace::NoOffset, tensor.elementBytes(), 0};
    return tensor;
}

std::optional<TorchTensor> TensorValues::tensor(PickleValue value) const
{
    if (value.is(PickleKind::Persistent)) {
        const PickleValue id = m_heap.persistentId(value);
        const TorchTensor* known
            = m_storages.tensor(id.isInteger() ? std::to_string(m_heap.asInteger(id)) : std::string(m_heap.asText(id)));
        return known != nullptr ? std::optional(*known) : std::nullopt;
    }
    const Rebuild found = rebuild(value);
    if (found.function == nullptr) {
        return {};
    }
    std::optional<TorchTensor> tensor;
    if (isTorchUtils(*found.function)) {
        tensor = rebuilt(found);
    } else if (found.function->module.starts_with("torch") && value.is(PickleKind::Call)) {
        tensor = legacy(value);
    } else if (found.function->name == "scalar") {
        tensor = numpyScalar(found.arguments);
    } else {
        tensor = array(value);
    }
    if (tensor) {
        tensor->isParameter = found.isParameter;
    }
    return tensor;
}

std::vector<TensorValues::Part> TensorValues::parts(PickleValue value) const
{
    const Rebuild found = rebuild(value);
    const auto arguments = found.arguments;
    if (found.function == nullptr || !isTorchUtils(*found.function)) {
        return {};
    }
    const std::string_view name = found.function->name;
    if (name.starts_with("_rebuild_sparse") && arguments.size() >= 2) {
        const auto data = m_heap.items(arguments[1]);
        // (indices, values, size, …) of COO; (outer indices, inner indices, values, size) of the compressed layouts.
        const bool compressed = data.size() >= 4 && data[2].is(PickleKind::Call) && rebuild(data[2]).function != nullptr
            && rebuild(data[2]).function->name != "Size";
        const auto layout = m_heap.items(m_heap.arguments(arguments[0].is(PickleKind::Call) ? arguments[0] : value));
        const std::string_view word = layout.empty() ? std::string_view() : m_heap.asText(layout[0]);
        const bool byColumn = word == "torch.sparse_csc" || word == "torch.sparse_bsc";
        if (compressed) {
            return {{byColumn ? "ccol_indices" : "crow_indices", data[0]}, {byColumn ? "row_indices" : "col_indices", data[1]},
                {"values", data[2]}};
        }
        return data.size() < 2 ? std::vector<Part>() : std::vector<Part>{{"indices", data[0]}, {"values", data[1]}};
    }
    if (name == "_rebuild_nested_tensor" && arguments.size() >= 4) {
        return {{"values", arguments[0]}, {"sizes", arguments[1]}, {"strides", arguments[2]}, {"offsets", arguments[3]}};
    }
    if (name == "_rebuild_qtensor" && arguments.size() > 4) {
        const auto quantizer = m_heap.items(arguments[4]);
        if (quantizer.size() > 2 && quantizer[1].is(PickleKind::Call)) {
            return {{"scales", quantizer[1]}, {"zero_points", quantizer[2]}};
        }
    }
    return {};
}

} // namespace vitrine
