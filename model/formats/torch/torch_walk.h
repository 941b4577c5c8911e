// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/read_limits.h"
#include "model/formats/torch/tensor_values.h"

#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// Walks what a checkpoint's pickle holds and gives its tensors names as PyTorch users write them: dictionaries and lists
/// joined with dots, a module by the names of its state_dict. Ends on whatever refers to itself, and on what would unfold
/// without end.
class TorchWalk
{
public:
    TorchWalk(const PickleHeap& heap, TensorValues values, TorchTensorSink& sink, const ReadLimits& limits, const std::stop_token& stop);

    /// `steps` bounds how many values are visited; shared values count each time.
    void walk(PickleValue root, std::string_view prefix, std::uint64_t steps);
    /// False: it was given up, and there may be more tensors.
    [[nodiscard]] bool isComplete() const { return m_complete; }

private:
    void visit(PickleValue value);
    void visitCall(PickleValue value);
    void visitTensorParts(PickleValue value);
    void visitPairs(std::span<const PickleValue> pairs);
    void visitItems(std::span<const PickleValue> items);
    void visitState(PickleValue state);
    /// False when the pairs are not those of an nn.Module.
    bool visitModule(std::span<const PickleValue> pairs);
    [[nodiscard]] std::span<const PickleValue> hiddenNames(std::span<const PickleValue> pairs) const;
    void visitNamed(std::string_view name, PickleValue value);
    void other(PickleValue value);
    [[nodiscard]] bool isPlain(std::span<const PickleValue> items) const;
    [[nodiscard]] bool isCheap(PickleValue value) const;
    [[nodiscard]] std::string keyText(PickleValue key) const;
    /// Whether the dictionary is an optimizer's: {'state': …, 'param_groups': …}.
    [[nodiscard]] bool isOptimizer(std::span<const PickleValue> pairs) const;

    const PickleHeap& m_heap;
    TensorValues m_values;
    TorchTensorSink& m_sink;
    ReadLimits m_limits;
    const std::stop_token& m_stop;
    std::string m_name;
    std::string m_itemWord; ///< in front of the numbers of the outermost list
    std::vector<PickleValue> m_path; ///< containers that are open, against cycles
    std::uint64_t m_steps = 0;
    std::uint64_t m_mostSteps = 0;
    std::uint64_t m_others = 0;
    unsigned m_stateDepth = 0; ///< above 0: inside an optimizer's state
    bool m_complete = true;
};

} // namespace vitrine
