// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"
#include "model/formats/pickle/pickle_heap.h"
#include "model/formats/torch/torch_dtype.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Where the bytes of a storage lie.
struct StoragePlace {
    static constexpr std::uint64_t NoOffset = TensorEntry::NoOffset;

    bool isThere = false;
    std::uint64_t offset = NoOffset; ///< of its first byte in the file, where the bytes lie there as they are
    std::uint64_t bytes = 0; ///< that are there
    std::uint64_t number = 0; ///< of the storage in its file; the same for all names of it
};

struct TorchTensor;

/// Finds the storages that a pickle names. Reads no data.
class StorageFinder
{
public:
    virtual ~StorageFinder() = default;
    [[nodiscard]] virtual StoragePlace find(std::string_view key) const = 0;
    /// The bytes of a storage that has a place.
    [[nodiscard]] virtual Result<std::shared_ptr<const ByteSource>> open(std::string_view key) const = 0;
    /// A whole tensor that the container itself describes, by its persistent id (legacy tar); null for most.
    [[nodiscard]] virtual const TorchTensor* tensor(std::string_view /*id*/) const { return nullptr; }
    /// Elements are big endian.
    [[nodiscard]] virtual bool isBigEndian() const { return false; }
};

/// No storages: for pickles that stand alone.
class NoStorages final : public StorageFinder
{
public:
    [[nodiscard]] StoragePlace find(std::string_view) const override { return {}; }
    [[nodiscard]] Result<std::shared_ptr<const ByteSource>> open(std::string_view) const override;
};

/// Bytes of a storage, from its first one on.
struct ByteReach {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

/// One tensor as it was found in a pickle.
struct TorchTensor {
    const TorchDtype* dtype = nullptr; ///< of PyTorch; null for NumPy's other types
    std::string numpyCode; ///< "<U5", where `dtype` is null
    std::uint64_t numpyBytes = 0; ///< of an element, where `dtype` is null
    std::vector<std::uint64_t> shape; ///< as PyTorch counts: elements
    std::vector<std::int64_t> strides; ///< in elements; empty: contiguous
    std::uint64_t elementOffset = 0; ///< of the first element in the storage
    std::string storageKey; ///< empty: the tensor has its own bytes, or none
    std::uint64_t storageElements = 0; ///< as the pickle says, in elements of `dtype`
    StoragePlace place; ///< of the storage; of an array its own bytes
    PickleValue own; ///< of an array, or of a storage within the pickle: the value that holds its bytes
    std::uint64_t ownOffset = 0; ///< of the first element of the storage in them
    bool hasBytes = true; ///< false: meta device, or kept outside
    bool isBigEndian = false;
    bool isParameter = false;
    bool isConjugated = false; ///< the bytes are those before conjugation
    bool isNegated = false; ///< the bytes are those before the signs were turned
    std::vector<std::pair<std::string, std::string>> facts; ///< scale, zero point, …

    [[nodiscard]] std::uint64_t elementBytes() const { return dtype != nullptr ? dtype->elementBytes : numpyBytes; }
    [[nodiscard]] std::uint64_t valuesInElement() const { return dtype != nullptr ? dtype->valuesInElement : 1; }
    /// Bytes of so many elements, one behind the other; nothing when no file can hold them.
    [[nodiscard]] std::optional<std::uint64_t> bytesOf(std::uint64_t elements) const;
    /// The bytes of the storage that it reaches, from its first element to its last; nothing when they are beyond 64 bits.
    [[nodiscard]] std::optional<ByteReach> reach() const;
    [[nodiscard]] bool isContiguous() const;
};

struct TorchRoot;

/// Gets the tensors of a checkpoint, one by one, with the names that they have in it.
class TorchTensorSink
{
public:
    virtual ~TorchTensorSink() = default;
    /// What follows comes from this pickle; it lives as long as the content.
    virtual void begin(const TorchRoot& /*root*/) { }
    /// `flags`: State for what belongs to an optimizer.
    virtual void tensor(std::string_view name, const TorchTensor& tensor, TensorFlag flags) = 0;
    virtual void other(std::string_view name, std::string type, std::string text) = 0;
};

} // namespace vitrine
