// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/convert/convert.h"
#include "model/formats/torch/torch_content.h"

#include <map>
#include <unordered_set>

namespace vitrine {

/// One tensor that will be written, and how to get its bytes.
struct PlannedTensor {
    std::string name;
    std::string dtype; ///< the safetensors name, where there is one
    std::vector<std::uint64_t> shape; ///< as safetensors has it
    std::uint64_t bytes = 0;
    std::uint32_t elementBytes = 1;
    std::uint32_t partBytes = 1; ///< of what is swapped and negated: half of a complex number
    std::vector<std::uint64_t> extents; ///< as PyTorch has it
    std::vector<std::int64_t> strides; ///< in elements; empty: contiguous
    std::uint64_t firstByte = 0; ///< in `source`
    std::shared_ptr<const ByteSource> source; ///< of the storage
    bool isPacked = false; ///< `source` is unpacked while it is read: only onwards without beginning again
    bool swap = false; ///< stored big endian
    bool conjugate = false;
    bool negate = false;
};

/// How to get the bytes of a tensor that a pickle names. Malformed, OutOfRange, …: they are not there, with the reason.
[[nodiscard]] Result<PlannedTensor> plannedTensor(const TorchRoot& root, std::string_view name, const TorchTensor& tensor);

/// Collects the tensors of one or several files, each once.
class ConvertPlan final : public TorchTensorSink
{
public:
    explicit ConvertPlan(bool withState)
        : m_withState(withState)
    {
    }
    void begin(const TorchRoot& root) override { m_root = &root; m_seen.clear(); m_packed.clear(); }
    void tensor(std::string_view name, const TorchTensor& tensor, TensorFlag flags) override;
    void other(std::string_view /*name*/, std::string /*type*/, std::string /*text*/) override { }

    [[nodiscard]] std::vector<PlannedTensor>& tensors() { return m_tensors; }
    [[nodiscard]] const std::vector<PlannedTensor>& tensors() const { return m_tensors; }
    [[nodiscard]] std::vector<ConvertSkip>& skipped() { return m_skipped; }
    [[nodiscard]] std::vector<std::pair<std::string, std::string>>& tied() { return m_tied; }

private:
    void shareSource(const std::string& key, PlannedTensor& planned);
    void skip(std::string_view name, Message reason);

    bool m_withState;
    const TorchRoot* m_root = nullptr;
    std::vector<PlannedTensor> m_tensors;
    std::vector<ConvertSkip> m_skipped;
    std::vector<std::pair<std::string, std::string>> m_tied;
    std::unordered_set<std::string> m_names;
    /// Tensors of this root by storage, place and form: who comes second is tied to who came first.
    std::map<std::string, std::string> m_seen;
    /// Packed storages of this root, so that all tensors of one read it through the same source.
    std::map<std::string, std::weak_ptr<const ByteSource>> m_packed;
};

} // namespace vitrine
