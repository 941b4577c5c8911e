// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/numpy_values.h"

#include <charconv>

namespace vitrine {

namespace {

bool isNumpy(const PickleHeap::Global& name, std::string_view what)
{
    return name.name == what && (name.module == "numpy" || name.module.starts_with("numpy."));
}

/// A state of `size` items or more that BUILD gave, or an empty span.
std::span<const PickleValue> stateOf(const PickleHeap& heap, PickleValue call, std::size_t size)
{
    const PickleCallExtra* extra = heap.extra(call);
    if (extra == nullptr || extra->states.empty()) {
        return {};
    }
    const auto state = heap.items(extra->states.back());
    return extra->states.back().is(PickleKind::Tuple) && state.size() >= size ? state : std::span<const PickleValue>();
}

void takeBytes(const PickleHeap& heap, PickleValue data, NumpyArray& array)
{
    data = pickledBytes(heap, data);
    array.data = data;
    const PickleBytes bytes = heap.asBytes(data);
    array.bytes = bytes.size;
    if (bytes.isRaw && (data.is(PickleKind::Bytes) || data.is(PickleKind::Text) || data.is(PickleKind::ByteArray))) {
        array.offset = bytes.offset;
    }
}

std::optional<NumpyArray> reconstructed(const PickleHeap& heap, PickleValue value)
{
    const auto state = stateOf(heap, value, 4);
    if (state.empty()) {
        return {};
    }
    // (version, shape, dtype, is_fortran, data); NumPy before 1.0 has no version.
    const std::size_t first = state.size() >= 5 ? 1 : 0;
    auto shape = pickleShape(heap, state[first]);
    auto type = numpyType(heap, state[first + 1]);
    if (!shape || !type) {
        return {};
    }
    NumpyArray array{std::move(*type), std::move(*shape), heap.asInteger(state[first + 2]) != 0, {}, PickleBytes::NoOffset, 0};
    takeBytes(heap, state[first + 3], array);
    return array;
}

std::optional<NumpyArray> fromBuffer(const PickleHeap& heap, PickleValue value)
{
    const auto arguments = heap.items(heap.arguments(value));
    if (arguments.size() < 3) {
        return {};
    }
    auto type = numpyType(heap, arguments[1]);
    auto shape = pickleShape(heap, arguments[2]);
    if (!shape || !type) {
        return {};
    }
    const bool fortran = arguments.size() > 3 && heap.asText(arguments[3]) == "F";
    NumpyArray array{std::move(*type), std::move(*shape), fortran, {}, PickleBytes::NoOffset, 0};
    takeBytes(heap, arguments[0], array);
    return array;
}

std::optional<NumpyArray> joblibArray(const PickleHeap& heap, PickleValue value)
{
    const PickleCallExtra* extra = heap.extra(value);
    if (extra == nullptr || extra->states.empty()) {
        return {};
    }
    const auto state = heap.items(extra->states.back());
    const auto dtype = pickleItem(heap, state, "dtype");
    const auto extents = pickleItem(heap, state, "shape");
    const auto order = pickleItem(heap, state, "order");
    auto type = dtype ? numpyType(heap, *dtype) : std::nullopt;
    auto shape = extents ? pickleShape(heap, *extents) : std::nullopt;
    if (!type || !shape) {
        return {};
    }
    NumpyArray array{std::move(*type), std::move(*shape), order && heap.asText(*order) == "F", {}, PickleBytes::NoOffset, 0};
    if (extra->hasRaw) {
        array.offset = extra->rawOffset;
        array.bytes = extra->rawBytes;
    }
    return array;
}

} // namespace

PickleValue pickledBytes(const PickleHeap& heap, PickleValue value)
{
    if (const auto* name = calledName(heap, value); name != nullptr && name->module == "_codecs" && name->name == "encode") {
        const auto arguments = heap.items(heap.arguments(value));
        return arguments.empty() ? value : arguments[0];
    }
    return value;
}

const PickleHeap::Global* calledName(const PickleHeap& heap, PickleValue value)
{
    if (!value.is(PickleKind::Call) || !heap.callable(value).is(PickleKind::Global)) {
        return nullptr;
    }
    return &heap.asGlobal(heap.callable(value));
}

std::optional<PickleValue> pickleItem(const PickleHeap& heap, std::span<const PickleValue> pairs, std::string_view key)
{
    for (std::size_t at = pairs.size() & ~std::size_t{1}; at >= 2; at -= 2) {
        if (pairs[at - 2].is(PickleKind::Text) && heap.asText(pairs[at - 2]) == key) {
            return pairs[at - 1];
        }
    }
    return {};
}

std::optional<std::vector<std::uint64_t>> pickleShape(const PickleHeap& heap, PickleValue value)
{
    // torch.Size((2, 3)) is a call around the tuple.
    if (const auto* name = calledName(heap, value); name != nullptr && name->name == "Size" && name->module == "torch") {
        const auto arguments = heap.items(heap.arguments(value));
        return arguments.size() == 1 && !arguments[0].is(PickleKind::Call) ? pickleShape(heap, arguments[0]) : std::nullopt;
    }
    if (!value.is(PickleKind::Tuple) && !value.is(PickleKind::List)) {
        return {};
    }
    std::vector<std::uint64_t> shape;
    for (const PickleValue extent : heap.items(value)) {
        if (!extent.isInteger() || heap.asInteger(extent) < 0) {
            return {};
        }
        shape.push_back(static_cast<std::uint64_t>(heap.asInteger(extent)));
    }
    return shape;
}

std::optional<NumpyType> numpyTypeFromCode(std::string_view code)
{
    NumpyType type;
    if (!code.empty() && std::string_view("<>|=").contains(code.front())) {
        type.isBigEndian = code.front() == '>';
        code.remove_prefix(1);
    }
    if (code.empty()) {
        return {};
    }
    type.code = code;
    type.isObject = code.front() == 'O';
    std::uint64_t size = 0;
    const std::string_view digits = code.substr(1, code.find('[') == std::string_view::npos ? code.npos : code.find('[') - 1);
    std::from_chars(digits.data(), digits.data() + digits.size(), size);
    // 'U' counts characters of four bytes; a lone letter has the size of its C type.
    static constexpr std::string_view Letters = "?bBhHiIlLqQefdFDGgO";
    static constexpr std::uint8_t Sizes[] = {1, 1, 1, 2, 2, 4, 4, 8, 8, 8, 8, 2, 4, 8, 8, 16, 32, 16, 8};
    const std::size_t letter = Letters.find(code.front());
    type.itemBytes = code.front() == 'U' ? size * 4
        : size == 0 && code.size() == 1 && letter != std::string_view::npos ? Sizes[letter]
                                                                            : size;
    return type;
}

std::optional<NumpyType> numpyType(const PickleHeap& heap, PickleValue value)
{
    const auto* name = calledName(heap, value);
    if (name == nullptr || !isNumpy(*name, "dtype")) {
        return {};
    }
    const auto arguments = heap.items(heap.arguments(value));
    if (arguments.empty()) {
        return {};
    }
    auto type = numpyTypeFromCode(heap.asText(arguments[0]));
    // (version, byte order, sub-array, names, fields, item size, alignment, flags): numpy/core/src/multiarray/descriptor.c
    const auto state = stateOf(heap, value, 5);
    if (!type || state.empty()) {
        return type;
    }
    type->isBigEndian = heap.asText(state[1]) == ">";
    type->isStruct = !state[3].is(PickleKind::None) || !state[2].is(PickleKind::None);
    if (state.size() > 5 && heap.asInteger(state[5]) > 0) {
        type->itemBytes = static_cast<std::uint64_t>(heap.asInteger(state[5]));
    }
    constexpr std::int64_t ItemHasObject = 1;
    if (state.size() > 7 && state[7].isInteger() && (heap.asInteger(state[7]) & ItemHasObject) != 0) {
        type->isObject = true;
    }
    return type;
}

std::optional<NumpyArray> numpyArray(const PickleHeap& heap, PickleValue value)
{
    const auto* name = calledName(heap, value);
    if (name == nullptr) {
        return {};
    }
    if (isNumpy(*name, "_reconstruct")) {
        return reconstructed(heap, value);
    }
    if (isNumpy(*name, "_frombuffer")) {
        return fromBuffer(heap, value);
    }
    if (name->name == "NumpyArrayWrapper" && name->module.starts_with("joblib.")) {
        return joblibArray(heap, value);
    }
    return {};
}

} // namespace vitrine
