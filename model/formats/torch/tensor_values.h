// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_heap.h"
#include "model/formats/torch/torch_tensor.h"

#include <memory>
#include <optional>
#include <unordered_map>

namespace vitrine {

/// Understands the calls by which PyTorch and NumPy rebuild tensors (torch/_utils.py, torch/_tensor.py of torch 2.13).
class TensorValues
{
public:
    /// `base`: where the pickle's first byte lies in the file; StoragePlace::NoOffset when it had to be unpacked.
    /// `source`: the pickle's bytes, for storages that it carries itself; null: those are not looked into.
    TensorValues(const PickleHeap& heap, const StorageFinder& storages, std::uint64_t base, std::shared_ptr<const ByteSource> source)
        : m_heap(heap)
        , m_storages(storages)
        , m_base(base)
        , m_source(std::move(source))
    {
    }

    /// The tensor that a value stands for: a rebuild call, a Parameter, an array or scalar of NumPy. Nothing when it is
    /// something else, or several tensors in one (sparse, nested, wrapped).
    [[nodiscard]] std::optional<TorchTensor> tensor(PickleValue value) const;

    /// The parts of a tensor that consists of several, with the words that stand for them: "indices", "values".
    struct Part {
        std::string_view name;
        PickleValue value;
    };
    [[nodiscard]] std::vector<Part> parts(PickleValue value) const;

    /// Function and arguments behind _rebuild_from_type_v2 and Parameter, where the tensor really is.
    struct Rebuild {
        const PickleHeap::Global* function = nullptr; ///< null: no call of a name
        std::span<const PickleValue> arguments;
        bool isParameter = false;
        PickleValue state; ///< attributes of a subclass
    };
    [[nodiscard]] Rebuild rebuild(PickleValue value) const;

private:
    [[nodiscard]] bool takeStorage(PickleValue storage, TorchTensor& tensor) const;
    [[nodiscard]] bool takePickledStorage(PickleValue call, TorchTensor& tensor) const;
    [[nodiscard]] TorchTensor pickledStorage(PickleValue bytes) const;
    [[nodiscard]] bool takePlace(std::span<const PickleValue> arguments, TorchTensor& tensor) const;
    void takeMetadata(PickleValue metadata, TorchTensor& tensor) const;
    void takeQuantizer(PickleValue parameters, TorchTensor& tensor) const;
    [[nodiscard]] std::optional<TorchTensor> rebuilt(const Rebuild& rebuild) const;
    [[nodiscard]] std::optional<TorchTensor> meta(std::span<const PickleValue> arguments) const;
    [[nodiscard]] std::optional<TorchTensor> legacy(PickleValue value) const;
    [[nodiscard]] std::optional<TorchTensor> array(PickleValue value) const;
    [[nodiscard]] std::optional<TorchTensor> numpyScalar(std::span<const PickleValue> arguments) const;
    [[nodiscard]] std::uint64_t inFile(std::uint64_t offset) const;
    [[nodiscard]] const TorchDtype* dtypeOf(PickleValue value) const;

    const PickleHeap& m_heap;
    const StorageFinder& m_storages;
    std::uint64_t m_base;
    std::shared_ptr<const ByteSource> m_source;
    /// Storages within the pickle, by the value of their bytes; no dtype: there is none.
    mutable std::unordered_map<std::uint64_t, TorchTensor> m_pickled;
};

} // namespace vitrine
