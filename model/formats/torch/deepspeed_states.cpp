// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/deepspeed_states.h"

#include "model/formats/pickle/numpy_values.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::string_view Section = "module.";

std::span<const PickleValue> pairsOf(const PickleHeap& heap, PickleValue value)
{
    if (value.is(PickleKind::Dict)) {
        return heap.items(value);
    }
    const PickleCallExtra* extra = value.is(PickleKind::Call) ? heap.extra(value) : nullptr;
    return extra != nullptr ? std::span<const PickleValue>(extra->pairs) : std::span<const PickleValue>();
}

} // namespace

bool DeepSpeedStates::isModelStates(const TorchContent& content)
{
    if (content.roots.empty() || !content.roots.front().value.is(PickleKind::Dict)) {
        return false;
    }
    const PickleHeap& heap = content.roots.front().scan->heap();
    const auto pairs = heap.items(content.roots.front().value);
    const bool marked = pickleItem(heap, pairs, "param_shapes") || pickleItem(heap, pairs, "ds_version") || pickleItem(heap, pairs, "ds_config");
    return marked && pickleItem(heap, pairs, "module");
}

DeepSpeedStates::DeepSpeedStates(const TorchContent& content, std::string_view path, TorchTensorSink& next)
    : m_next(next)
    , m_isFirstRank(!path.contains("zero_pp_rank_") || path.contains("zero_pp_rank_0_"))
{
    const PickleHeap& heap = content.roots.front().scan->heap();
    if (const auto shapes = pickleItem(heap, heap.items(content.roots.front().value), "param_shapes")) {
        takeShapes(heap, *shapes, 0);
    }
}

/// A dict of shapes, or a list of them, one for each group of the optimizer.
void DeepSpeedStates::takeShapes(const PickleHeap& heap, PickleValue shapes, unsigned depth)
{
    if (shapes.is(PickleKind::List) && depth == 0) {
        for (const PickleValue group : heap.items(shapes)) {
            takeShapes(heap, group, depth + 1);
        }
        return;
    }
    const auto pairs = pairsOf(heap, shapes);
    for (std::size_t at = 0; at + 1 < pairs.size(); at += 2) {
        if (auto shape = pickleShape(heap, pairs[at + 1])) {
            m_shapes.insert_or_assign(std::string(heap.asText(pairs[at])), std::move(*shape));
        }
    }
}

void DeepSpeedStates::tensor(std::string_view name, const TorchTensor& tensor, TensorFlag flags)
{
    if (!name.starts_with(Section)) {
        m_next.tensor(name, tensor, flags);
        return;
    }
    name.remove_prefix(Section.size());
    const auto whole = m_shapes.find(name);
    const bool isPlaceHolder = std::ranges::find(tensor.shape, 0U) != tensor.shape.end() && whole != m_shapes.end() && whole->second != tensor.shape;
    if (!isPlaceHolder) {
        m_next.tensor(name, tensor, flags);
    } else if (!m_isFirstRank) {
        m_next.tensor(name, tensor, flags | TensorFlag::Copy);
    } else {
        TorchTensor merged;
        merged.dtype = torchDtype("float32");
        merged.shape = whole->second;
        merged.hasBytes = false;
        merged.facts.emplace_back("bytes", "cut over the optim_states files of all ranks");
        m_next.tensor(name, merged, flags);
    }
}

} // namespace vitrine
