// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_heap.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A NumPy dtype as a pickle describes it.
struct NumpyType {
    std::string code; ///< "f4", "O8", "V2"; for a structure "V24"
    std::uint64_t itemBytes = 0;
    bool isBigEndian = false;
    bool isObject = false; ///< holds Python objects, so that its array is itself a pickle
    bool isStruct = false;
};

/// A NumPy array as a pickle holds it.
struct NumpyArray {
    NumpyType type;
    std::vector<std::uint64_t> shape;
    bool isFortran = false; ///< the first index runs fastest
    PickleValue data; ///< the bytes, or a list of objects; None when they lie at `offset`
    std::uint64_t offset = PickleBytes::NoOffset; ///< in the pickle's source, where the bytes lie there as they are
    std::uint64_t bytes = 0; ///< that are there
};

/// Nothing when the value is no dtype.
[[nodiscard]] std::optional<NumpyType> numpyType(const PickleHeap& heap, PickleValue value);
/// The type of the text that numpy.dtype() or an .npy header takes: "<f4", "|O", ">i8".
[[nodiscard]] std::optional<NumpyType> numpyTypeFromCode(std::string_view code);
/// Nothing when the value is no array: numpy's _reconstruct with its state, _frombuffer, joblib's wrapper.
[[nodiscard]] std::optional<NumpyArray> numpyArray(const PickleHeap& heap, PickleValue value);
/// Whole numbers of a tuple or list, all at least 0; nothing when it holds anything else.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> pickleShape(const PickleHeap& heap, PickleValue value);
/// The value that holds bytes, behind the call of _codecs.encode by which protocols 0 to 2 write them.
[[nodiscard]] PickleValue pickledBytes(const PickleHeap& heap, PickleValue value);
/// The name that a call calls; null when the value is no call of a name.
[[nodiscard]] const PickleHeap::Global* calledName(const PickleHeap& heap, PickleValue value);
/// The value of a text key in pairs of key and value; the last one, as a dict would have it. Nothing when absent.
[[nodiscard]] std::optional<PickleValue> pickleItem(const PickleHeap& heap, std::span<const PickleValue> pairs, std::string_view key);

} // namespace vitrine
