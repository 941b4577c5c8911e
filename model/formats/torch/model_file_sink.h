// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"
#include "model/formats/problem_list.h"
#include "model/formats/torch/torch_tensor.h"

#include <map>

namespace vitrine {

/// Puts tensors into a ModelFile: checks that they lie within their storage and the storage within the file, and marks
/// those that share bytes with an earlier one.
class ModelFileSink final : public TorchTensorSink
{
public:
    ModelFileSink(ModelFile& file, ProblemList& problems, const ReadLimits& limits)
        : m_file(file)
        , m_problems(problems)
        , m_limits(limits)
    {
    }
    void tensor(std::string_view name, const TorchTensor& tensor, TensorFlag flags) override;
    void other(std::string_view name, std::string type, std::string text) override;

private:
    /// Whether an earlier tensor has some of the bytes; remembers them.
    [[nodiscard]] bool isShared(std::uint64_t storage, ByteReach bytes);
    TensorFlag check(std::string_view name, const TorchTensor& tensor, std::uint64_t elements, TensorEntry& entry);
    [[nodiscard]] DtypeId typeOf(const TorchTensor& tensor);
    void addDetail(const TorchTensor& tensor, const TensorEntry& entry);

    ModelFile& m_file;
    ProblemList& m_problems;
    const ReadLimits& m_limits;
    std::vector<ByteReach> m_first; ///< of each storage, by its number
    std::map<std::uint64_t, std::map<std::uint64_t, std::uint64_t>> m_more; ///< of storages with several
    bool m_isFull = false;
};

} // namespace vitrine
