// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/torch/torch_content.h"

#include <map>
#include <vector>

namespace vitrine {

/// Names the tensors of a DeepSpeed model_states file as the model does: the section "module" is left away, and what
/// ZeRO-3 left as an empty place holder gets the shape that the file states for the whole (param_shapes). Merging the
/// ranks gives those in F32.
class DeepSpeedStates final : public TorchTensorSink
{
public:
    /// Whether the first value of the content is such a file's.
    [[nodiscard]] static bool isModelStates(const TorchContent& content);
    /// `path` tells the rank: only rank 0 stands for the whole tensors.
    DeepSpeedStates(const TorchContent& content, std::string_view path, TorchTensorSink& next);

    void begin(const TorchRoot& root) override { m_next.begin(root); }
    void tensor(std::string_view name, const TorchTensor& tensor, TensorFlag flags) override;
    void other(std::string_view name, std::string type, std::string text) override { m_next.other(name, std::move(type), std::move(text)); }

private:
    void takeShapes(const PickleHeap& heap, PickleValue shapes, unsigned depth);

    TorchTensorSink& m_next;
    std::map<std::string, std::vector<std::uint64_t>, std::less<>> m_shapes;
    bool m_isFirstRank;
};

} // namespace vitrine
