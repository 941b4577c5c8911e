// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/torch_walk.h"

#include "model/formats/pickle/numpy_values.h"
#include "model/formats/pickle/pickle_render.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::uint64_t MostOthers = 10'000;

/// Sections of a checkpoint that belong to the training and not to the model (Lightning, transformers, DeepSpeed,
/// Megatron, fairseq).
constexpr auto StateSections = std::to_array<std::string_view>({"optimizer", "optimizers", "optimizer_state", "optimizer_states",
    "optimizer_state_dict", "optim", "optim_state", "optim_state_dict", "opt", "last_optimizer_state", "lr_scheduler",
    "lr_schedulers", "scheduler", "scheduler_state_dict", "rng_state", "rng_states", "random_rng_state", "np_rng_state",
    "torch_rng_state", "cuda_rng_state", "torch_cuda_rng_state", "random_states", "scaler", "scaler_state_dict", "callbacks",
    "loops", "grad_scaler", "amp"});

bool hasState(const TensorValues::Rebuild& rebuild)
{
    return rebuild.state.is(PickleKind::Dict) || rebuild.state.is(PickleKind::Tuple);
}

bool isDictLike(const PickleHeap::Global& name)
{
    return (name.module == "collections" && (name.name == "OrderedDict" || name.name == "defaultdict" || name.name == "Counter"))
        || (name.module == "builtins" && name.name == "dict");
}

} // namespace

TorchWalk::TorchWalk(
    const PickleHeap& heap, TensorValues values, TorchTensorSink& sink, const ReadLimits& limits, const std::stop_token& stop)
    : m_heap(heap)
    , m_values(values)
    , m_sink(sink)
    , m_limits(limits)
    , m_stop(stop)
{
}

void TorchWalk::walk(PickleValue root, std::string_view prefix, std::uint64_t steps)
{
    m_name = prefix;
    m_itemWord = prefix == "CONSTANTS" ? "c" : "";
    m_mostSteps = m_steps + steps;
    visit(root);
}

void TorchWalk::visit(PickleValue value)
{
    constexpr std::uint64_t CancelEvery = 1U << 14U;
    if (++m_steps > m_mostSteps || (m_steps % CancelEvery == 0 && m_stop.stop_requested())) {
        m_complete = false;
        return;
    }
    switch (value.kind()) {
    case PickleKind::Tuple:
    case PickleKind::List:
    case PickleKind::Dict:
    case PickleKind::Call:
        break;
    case PickleKind::Persistent:
        if (const auto tensor = m_values.tensor(value)) {
            m_sink.tensor(m_name, *tensor, m_stateDepth > 0 ? TensorFlag::State : TensorFlag::None);
            return;
        }
        other(value);
        return;
    default:
        other(value);
        return;
    }
    // What contains itself is named once; what nests without end is not followed to its end.
    if (std::ranges::find(m_path, value) != m_path.end() && value.index() != 0) {
        return;
    }
    if (m_path.size() >= m_limits.nesting) {
        m_complete = false;
        return;
    }
    m_path.push_back(value);
    if (value.is(PickleKind::Dict)) {
        visitPairs(m_heap.items(value));
    } else if (value.is(PickleKind::Call)) {
        visitCall(value);
    } else if (isPlain(m_heap.items(value))) {
        other(value);
    } else {
        visitItems(m_heap.items(value));
    }
    m_path.pop_back();
}

void TorchWalk::visitCall(PickleValue value)
{
    if (const auto tensor = m_values.tensor(value)) {
        m_sink.tensor(m_name, *tensor, m_stateDepth > 0 ? TensorFlag::State : TensorFlag::None);
        visitTensorParts(value);
        return;
    }
    const TensorValues::Rebuild rebuild = m_values.rebuild(value);
    if (rebuild.function == nullptr) {
        other(value);
        return;
    }
    if (!m_values.parts(value).empty()) {
        visitTensorParts(value);
        return;
    }
    if (rebuild.function->name == "_rebuild_wrapper_subclass" || hasState(rebuild)) {
        // A subclass whose tensors are its attributes; what it is rebuilt from are the same ones again.
        visitState(rebuild.state);
        return;
    }
    const PickleCallExtra* extra = m_heap.extra(value);
    const auto arguments = m_heap.items(m_heap.arguments(value));
    if (rebuild.function->module == "torch.jit._pickle" && !arguments.empty()) {
        visit(arguments[0]);
        return;
    }
    if (isDictLike(*rebuild.function)) {
        // OrderedDict([[key, value], …]), as Python 2 wrote it.
        for (const PickleValue pairs : arguments) {
            for (const PickleValue pair : m_heap.items(pairs)) {
                if (!pairs.is(PickleKind::Dict) && m_heap.items(pair).size() == 2) {
                    visitPairs(m_heap.items(pair));
                }
            }
        }
        if (extra != nullptr) {
            visitPairs(extra->pairs);
        }
        return;
    }
    other(value);
    if (extra == nullptr) {
        // What an object is made of: the fields of a named tuple, the parts of a tensor by an unknown function.
        visitItems(arguments);
        return;
    }
    for (const PickleValue state : extra->states) {
        visitState(state);
    }
    visitPairs(extra->pairs);
    visitItems(extra->items);
}

void TorchWalk::visitTensorParts(PickleValue value)
{
    for (const TensorValues::Part& part : m_values.parts(value)) {
        visitNamed(part.name, part.value);
    }
}

void TorchWalk::visitNamed(std::string_view name, PickleValue value)
{
    const std::size_t length = m_name.size();
    if (length + name.size() > m_limits.stringBytes) {
        m_complete = false;
        return;
    }
    if (!m_name.empty()) {
        m_name += '.';
    }
    m_name += name;
    visit(value);
    m_name.resize(length);
}

std::string TorchWalk::keyText(PickleValue key) const
{
    if (key.is(PickleKind::Text)) {
        return std::string(m_heap.asText(key));
    }
    if (key.isInteger()) {
        return std::to_string(m_heap.asInteger(key));
    }
    return renderPickleValue(m_heap, key, 60);
}

bool TorchWalk::isOptimizer(std::span<const PickleValue> pairs) const
{
    // Small dictionaries only: an optimizer's has two or three entries.
    return pairs.size() <= 32 && pickleItem(m_heap, pairs, "param_groups") && pickleItem(m_heap, pairs, "state");
}

void TorchWalk::visitPairs(std::span<const PickleValue> pairs)
{
    const bool optimizer = isOptimizer(pairs);
    const bool isTop = m_path.size() <= 1;
    m_stateDepth += optimizer ? 1U : 0U;
    for (std::size_t at = 0; at + 1 < pairs.size() && m_complete; at += 2) {
        // Text keys of the pool stay where they are while the walk goes on.
        // The state of a whole optimizer has its parameters for keys; PyTorch's state_dict numbers them.
        const std::string key = pairs[at].is(PickleKind::Call) && m_values.tensor(pairs[at]) ? std::to_string(at / 2) : keyText(pairs[at]);
        const bool section = isTop && std::ranges::find(StateSections, std::string_view(key)) != StateSections.end();
        m_stateDepth += section ? 1U : 0U;
        visitNamed(key, pairs[at + 1]);
        m_stateDepth -= section ? 1U : 0U;
    }
    m_stateDepth -= optimizer ? 1U : 0U;
}

void TorchWalk::visitItems(std::span<const PickleValue> items)
{
    for (std::size_t at = 0; at < items.size() && m_complete; ++at) {
        if (isCheap(items[at])) {
            ++m_steps;
            continue;
        }
        // Constants of TorchScript are called c0, c1, … by its code.
        visitNamed((m_path.size() == 1 ? m_itemWord : std::string()) + std::to_string(at), items[at]);
    }
}

/// The attributes of an object: a dict, or (dict, slots).
void TorchWalk::visitState(PickleValue state)
{
    if (state.is(PickleKind::Tuple)) {
        for (const PickleValue part : m_heap.items(state)) {
            if (part.is(PickleKind::Dict)) {
                visitState(part);
            }
        }
        return;
    }
    const auto pairs = m_heap.items(state);
    if (state.is(PickleKind::Dict) && !visitModule(pairs)) {
        visitPairs(pairs);
    } else if (state.is(PickleKind::List)) {
        visitItems(pairs);
    }
}

/// Buffers of a module that its state_dict leaves out: a set, which protocols below 4 write as set([…]).
std::span<const PickleValue> TorchWalk::hiddenNames(std::span<const PickleValue> pairs) const
{
    const auto names = pickleItem(m_heap, pairs, "_non_persistent_buffers_set");
    if (!names || !names->is(PickleKind::Call)) {
        return names ? m_heap.items(*names) : std::span<const PickleValue>();
    }
    const auto arguments = m_heap.items(m_heap.arguments(*names));
    return arguments.empty() ? std::span<const PickleValue>() : m_heap.items(arguments[0]);
}

bool TorchWalk::visitModule(std::span<const PickleValue> pairs)
{
    if (pairs.size() > 400) {
        return false;
    }
    const auto parameters = pickleItem(m_heap, pairs, "_parameters");
    const auto modules = pickleItem(m_heap, pairs, "_modules");
    if (!parameters || !modules) {
        return false;
    }
    const auto buffers = pickleItem(m_heap, pairs, "_buffers");
    const auto hidden = hiddenNames(pairs);
    const auto isHidden = [&](PickleValue key) {
        return std::ranges::any_of(hidden, [&](PickleValue name) {
            return name == key || (name.is(PickleKind::Text) && key.is(PickleKind::Text) && m_heap.asText(name) == m_heap.asText(key));
        });
    };
    const auto visitAll = [&](PickleValue members, bool isBuffers) {
        const PickleCallExtra* extra = members.is(PickleKind::Call) ? m_heap.extra(members) : nullptr;
        const auto named = extra != nullptr ? std::span<const PickleValue>(extra->pairs) : m_heap.items(members);
        for (std::size_t at = 0; at + 1 < named.size(); at += 2) {
            if (!named[at + 1].is(PickleKind::None) && !(isBuffers && isHidden(named[at]))) {
                visitNamed(keyText(named[at]), named[at + 1]);
            }
        }
        // Python 2 wrote an OrderedDict as a list of pairs.
        const auto arguments = members.is(PickleKind::Call) ? m_heap.items(m_heap.arguments(members)) : std::span<const PickleValue>();
        for (const PickleValue list : arguments) {
            for (const PickleValue pair : m_heap.items(list)) {
                if (const auto two = m_heap.items(pair); two.size() == 2 && !two[1].is(PickleKind::None)) {
                    visitNamed(keyText(two[0]), two[1]);
                }
            }
        }
    };
    visitAll(*parameters, false);
    if (buffers) {
        visitAll(*buffers, true);
    }
    visitAll(*modules, false);
    return true;
}

bool TorchWalk::isCheap(PickleValue value) const
{
    return !value.is(PickleKind::Tuple) && !value.is(PickleKind::List) && !value.is(PickleKind::Dict) && !value.is(PickleKind::Call)
        && !value.is(PickleKind::Persistent);
}

bool TorchWalk::isPlain(std::span<const PickleValue> items) const
{
    return std::ranges::all_of(items, [this](PickleValue item) { return isCheap(item); });
}

void TorchWalk::other(PickleValue value)
{
    if (++m_others > MostOthers) {
        return;
    }
    std::string type = pickleTypeName(m_heap, value);
    if (value.is(PickleKind::Call) && m_heap.extra(value) != nullptr && !m_heap.extra(value)->states.empty()) {
        m_sink.other(m_name, std::move(type), {});
        return;
    }
    m_sink.other(m_name, std::move(type), renderPickleValue(m_heap, value, 200));
}

} // namespace vitrine
