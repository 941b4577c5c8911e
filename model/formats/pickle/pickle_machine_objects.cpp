// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The machine's opcodes for containers, names and calls.

#include "model/formats/pickle/pickle_machine.h"
#include "model/formats/pickle/pickle_python2.h"

#include <array>

namespace vitrine {

// Containers

bool PickleMachine::emptyList()
{
    return push(m_heap.container(PickleKind::List));
}

bool PickleMachine::emptyDict()
{
    return push(m_heap.container(PickleKind::Dict));
}

bool PickleMachine::emptySet()
{
    return push(m_heap.container(PickleKind::Set));
}

bool PickleMachine::emptyTuple()
{
    return push(m_heap.tuple({}));
}

bool PickleMachine::fixedTuple(std::size_t count)
{
    if (m_stack.size() < fence() + count) {
        return broken(PickleFault::StackUnderflow);
    }
    const std::size_t place = m_stack.size() - count;
    const PickleValue value = m_heap.tuple(above(place));
    m_stack.resize(place);
    return push(value);
}

bool PickleMachine::tuple1()
{
    return fixedTuple(1);
}

bool PickleMachine::tuple2()
{
    return fixedTuple(2);
}

bool PickleMachine::tuple3()
{
    return fixedTuple(3);
}

bool PickleMachine::markTuple()
{
    std::size_t place = 0;
    if (!popMark(place)) {
        return false;
    }
    const PickleValue value = m_heap.tuple(above(place));
    m_stack.resize(place);
    return push(value);
}

bool PickleMachine::markList()
{
    std::size_t place = 0;
    if (!popMark(place)) {
        return false;
    }
    const PickleValue value = m_heap.container(PickleKind::List);
    if (m_stack.size() > place && !m_heap.isFull()) {
        m_heap.grow(value).assign(m_stack.begin() + static_cast<std::ptrdiff_t>(place), m_stack.end());
    }
    m_stack.resize(place);
    return push(value);
}

bool PickleMachine::markDict()
{
    std::size_t place = 0;
    if (!popMark(place)) {
        return false;
    }
    const PickleValue value = m_heap.container(PickleKind::Dict);
    if ((m_stack.size() - place) % 2 != 0) {
        return broken(PickleFault::StackUnderflow);
    }
    if (m_stack.size() > place && !m_heap.isFull()) {
        m_heap.grow(value).assign(m_stack.begin() + static_cast<std::ptrdiff_t>(place), m_stack.end());
    }
    m_stack.resize(place);
    return push(value);
}

bool PickleMachine::frozenSet()
{
    std::size_t place = 0;
    if (!popMark(place)) {
        return false;
    }
    const PickleValue value = m_heap.container(PickleKind::FrozenSet);
    if (m_stack.size() > place && !m_heap.isFull()) {
        m_heap.grow(value).assign(m_stack.begin() + static_cast<std::ptrdiff_t>(place), m_stack.end());
    }
    m_stack.resize(place);
    return push(value);
}

/// Appends what lies from `place` on to the list below it.
bool PickleMachine::appendFrom(std::size_t place)
{
    if (place > m_stack.size() || place <= fence()) {
        return broken(PickleFault::StackUnderflow);
    }
    const PickleValue list = m_stack[place - 1];
    const auto items = above(place);
    if (!list.is(PickleKind::List) && !items.empty()) {
        refuseWeightsOnly("APPEND to what is no list");
    }
    if (list.is(PickleKind::List)) {
        m_heap.grow(list).insert(m_heap.grow(list).end(), items.begin(), items.end());
    } else if (list.is(PickleKind::Call)) {
        auto& extra = m_heap.growExtra(list).items;
        extra.insert(extra.end(), items.begin(), items.end());
    } else if (!items.empty()) {
        odd(list.is(PickleKind::Global) ? PickleOddity::ItemOnName : PickleOddity::Refused);
    }
    m_stack.resize(place);
    return true;
}

bool PickleMachine::append()
{
    return m_stack.empty() ? broken(PickleFault::StackUnderflow) : appendFrom(m_stack.size() - 1);
}

bool PickleMachine::appends()
{
    std::size_t place = 0;
    return popMark(place) && appendFrom(place);
}

/// Sets the pairs that lie from `place` on in the dict below them.
bool PickleMachine::setFrom(std::size_t place)
{
    if (place > m_stack.size() || place <= fence()) {
        return broken(PickleFault::StackUnderflow);
    }
    const PickleValue dict = m_stack[place - 1];
    const auto pairs = above(place);
    if (pairs.size() % 2 != 0) {
        return broken(PickleFault::StackUnderflow);
    }
    if (dict.is(PickleKind::Dict)) {
        auto& items = m_heap.grow(dict);
        items.insert(items.end(), pairs.begin(), pairs.end());
    } else if (dict.is(PickleKind::Call)) {
        const PickleValue callable = m_heap.callable(dict);
        if (!callable.is(PickleKind::Global) || !weightsOnlyDict(m_heap.asGlobal(callable).module, m_heap.asGlobal(callable).name)) {
            refuseWeightsOnly("SETITEM on what is no dict");
        }
        auto& items = m_heap.growExtra(dict).pairs;
        items.insert(items.end(), pairs.begin(), pairs.end());
    } else if (!pairs.empty()) {
        refuseWeightsOnly("SETITEM on what is no dict");
        odd(dict.is(PickleKind::Global) ? PickleOddity::ItemOnName : PickleOddity::Refused);
    }
    m_stack.resize(place);
    return true;
}

bool PickleMachine::setItem()
{
    return m_stack.size() < 2 ? broken(PickleFault::StackUnderflow) : setFrom(m_stack.size() - 2);
}

bool PickleMachine::setItems()
{
    std::size_t place = 0;
    return popMark(place) && setFrom(place);
}

bool PickleMachine::addItems()
{
    std::size_t place = 0;
    if (!popMark(place)) {
        return false;
    }
    if (place > m_stack.size() || place <= fence()) {
        return broken(PickleFault::StackUnderflow);
    }
    const PickleValue set = m_stack[place - 1];
    const auto items = above(place);
    if (set.is(PickleKind::Set)) {
        m_heap.grow(set).insert(m_heap.grow(set).end(), items.begin(), items.end());
    } else if (set.is(PickleKind::Call)) {
        auto& extra = m_heap.growExtra(set).items;
        extra.insert(extra.end(), items.begin(), items.end());
    } else if (!items.empty()) {
        odd(set.is(PickleKind::Global) ? PickleOddity::ItemOnName : PickleOddity::Refused);
    }
    m_stack.resize(place);
    return true;
}

// Names

bool PickleMachine::resolve(std::string_view module, std::string_view name, PickleValue& value)
{
    const auto [newModule, newName] = m_protocol < 3 ? python3Name(module, name) : std::pair(module, name);
    value = m_heap.global(newModule, newName);
    if (m_heap.isFull()) {
        return broken(PickleFault::HeapLimit);
    }
    if (value.index() >= m_trace.globals.size()) {
        m_trace.globals.resize(value.index() + 1);
    }
    PickleGlobalUse& use = m_trace.globals[value.index()];
    if (use.imports++ == 0) {
        use.firstImport = m_opcodeStart;
        use.special = pickleSpecial(newModule, newName);
        if (!weightsOnlyAllows(newModule, newName)) {
            refuseWeightsOnly("GLOBAL", newModule, newName);
        }
        if (m_protocol < 4 && newName.contains('.')) {
            odd(PickleOddity::DottedName);
        }
    }
    return true;
}

bool PickleMachine::global()
{
    std::string_view line;
    if (!textLine(line)) {
        return false;
    }
    const std::string module(line);
    PickleValue value;
    return textLine(line) && resolve(module, line, value) && push(value);
}

bool PickleMachine::stackGlobal()
{
    PickleValue name;
    PickleValue module;
    if (!pop(name) || !pop(module)) {
        return false;
    }
    const PickleBytes nameText = m_heap.asBytes(name);
    const PickleBytes moduleText = m_heap.asBytes(module);
    if (!name.is(PickleKind::Text) || !module.is(PickleKind::Text) || !nameText.isInlined || !moduleText.isInlined) {
        odd(PickleOddity::UnresolvedName);
        return push({PickleKind::Extension, 0});
    }
    PickleValue value;
    return resolve(std::string(moduleText.inlined), std::string(nameText.inlined), value) && push(value);
}

bool PickleMachine::extension(std::uint64_t code)
{
    odd(PickleOddity::ExtensionCode);
    return code == 0 ? broken(PickleFault::BadLiteral) : push({PickleKind::Extension, 0});
}

bool PickleMachine::ext1()
{
    std::uint8_t code = 0;
    return number(code) && extension(code);
}

bool PickleMachine::ext2()
{
    std::uint16_t code = 0;
    return number(code) && extension(code);
}

bool PickleMachine::ext4()
{
    std::int32_t code = 0;
    return number(code) && extension(code <= 0 ? 0 : static_cast<std::uint64_t>(code));
}

bool PickleMachine::persistent(PickleValue id)
{
    const auto parts = m_heap.items(id);
    const bool storage = id.is(PickleKind::Tuple) && parts.size() >= 5 && m_heap.asText(parts[0]) == "storage";
    if (storage) {
        const PickleValue value = m_heap.persistent(id);
        m_trace.storages.push_back(value);
        return push(value);
    }
    if (!id.isInteger()) {
        refuseWeightsOnly("a persistent id that is no storage");
    }
    // Before torch 1.6 a class came with its source text, for people to compare: ('module', class, file, source).
    if (id.is(PickleKind::Tuple) && parts.size() >= 2 && m_heap.asText(parts[0]) == "module" && parts[1].is(PickleKind::Global)) {
        return push(parts[1]);
    }
    odd(PickleOddity::PersistentId);
    return push(m_heap.persistent(id));
}

bool PickleMachine::persId()
{
    std::string_view line;
    return textLine(line) && persistent(m_heap.text(line));
}

bool PickleMachine::binPersId()
{
    PickleValue id;
    return pop(id) && persistent(id);
}

// Calls

void PickleMachine::called(PickleValue callable, PickleValue arguments)
{
    if (callable.is(PickleKind::Global)) {
        if (callable.index() >= m_trace.globals.size()) {
            m_trace.globals.resize(callable.index() + 1);
        }
        PickleGlobalUse& use = m_trace.globals[callable.index()];
        if (use.calls++ == 0) {
            use.firstCall = m_opcodeStart;
            use.firstArguments = arguments;
        }
        if (use.special != PickleSpecial::None) {
            lookAtArguments(use.special, arguments);
        }
        return;
    }
    const bool result = callable.is(PickleKind::Call) || callable.is(PickleKind::Persistent) || callable.is(PickleKind::Extension);
    refuseWeightsOnly("a call of what is no name");
    odd(result ? PickleOddity::CallOfResult : PickleOddity::Refused);
}

/// Some calls are as harmless as what they are given.
void PickleMachine::lookAtArguments(PickleSpecial special, PickleValue arguments)
{
    const auto given = m_heap.items(arguments);
    if (special == PickleSpecial::GetAttribute) {
        const std::string_view name = given.size() == 2 ? m_heap.asText(given[1]) : std::string_view();
        const bool isPlainName = given.size() == 2 && given[1].is(PickleKind::Text) && !name.empty() && !name.starts_with("__") && !name.contains('.');
        // Of a class, or of an object that a known class made: a scheduler of PyTorch 1 keeps a method of its own.
        const bool isMade = isPlainName && given[0].is(PickleKind::Call) && m_heap.callable(given[0]).is(PickleKind::Global);
        const PickleValue owner = isMade ? m_heap.callable(given[0]) : isPlainName ? given[0] : PickleValue();
        bool isMember = owner.is(PickleKind::Global);
        if (isMember) {
            const PickleHeap::Global& type = m_heap.asGlobal(owner);
            isMember = judgePickleName(type.module, name).risk != PickleRisk::Dangerous
                && ((!isMade && name.front() != '_') || isKnownPickleClass(type.module, type.name));
        }
        if (!isMember) {
            odd(PickleOddity::AttributeOfAnything);
        }
    } else if (special == PickleSpecial::CallsItsFirst && given.size() >= 3) {
        // One step only: a function that again calls its first argument would be on no list of ours.
        if (given[0].is(PickleKind::Global) && m_trace.globals[given[0].index()].special == PickleSpecial::None) {
            called(given[0], given[2]);
        } else {
            odd(PickleOddity::CallOfResult);
        }
    } else if (special == PickleSpecial::LoadsBytes) {
        // Protocol 2 writes bytes as a call of _codecs.encode; the text in it is looked into all the same.
        const bool known = given.size() == 1
            && (given[0].is(PickleKind::Bytes) || given[0].is(PickleKind::Text) || given[0].is(PickleKind::Call));
        if (!known || m_trace.inner.size() >= PickleTrace::KeptEvents) {
            odd(PickleOddity::CallOfResult);
        }
    }
}

bool PickleMachine::pushCall(PickleValue callable, PickleValue arguments, PickleCallKind kind)
{
    called(callable, arguments);
    return push(m_heap.call(callable, arguments, kind));
}

bool PickleMachine::reduce()
{
    PickleValue arguments;
    PickleValue callable;
    if (!pop(arguments) || !pop(callable)) {
        return false;
    }
    if (!arguments.is(PickleKind::Tuple)) {
        odd(PickleOddity::Refused);
    }
    return pushCall(callable, arguments, PickleCallKind::Reduce);
}

bool PickleMachine::newObj()
{
    PickleValue arguments;
    PickleValue callable;
    if (!pop(arguments) || !pop(callable)) {
        return false;
    }
    if (!arguments.is(PickleKind::Tuple)) {
        odd(PickleOddity::Refused);
    }
    return pushCall(callable, arguments, PickleCallKind::New);
}

bool PickleMachine::newObjEx()
{
    PickleValue keywords;
    PickleValue arguments;
    PickleValue callable;
    if (!pop(keywords) || !pop(arguments) || !pop(callable)) {
        return false;
    }
    if (!arguments.is(PickleKind::Tuple)) {
        odd(PickleOddity::Refused);
    }
    if (!pushCall(callable, arguments, PickleCallKind::NewWithKeywords)) {
        return false;
    }
    m_heap.growExtra(m_stack.back()).keywords = keywords;
    return true;
}

bool PickleMachine::inst()
{
    std::string_view line;
    if (!textLine(line)) {
        return false;
    }
    const std::string module(line);
    PickleValue callable;
    std::size_t place = 0;
    if (!textLine(line) || !resolve(module, line, callable) || !popMark(place)) {
        return false;
    }
    const PickleValue arguments = m_heap.tuple(above(place));
    m_stack.resize(place);
    return pushCall(callable, arguments, PickleCallKind::Instance);
}

bool PickleMachine::obj()
{
    std::size_t place = 0;
    if (!popMark(place)) {
        return false;
    }
    if (m_stack.size() <= place) {
        return broken(PickleFault::StackUnderflow);
    }
    const PickleValue callable = m_stack[place];
    const PickleValue arguments = m_heap.tuple(above(place + 1));
    m_stack.resize(place);
    return pushCall(callable, arguments, PickleCallKind::Instance);
}

bool PickleMachine::build()
{
    PickleValue state;
    if (!pop(state)) {
        return false;
    }
    if (m_stack.size() <= fence()) {
        return broken(PickleFault::StackUnderflow);
    }
    const PickleValue target = m_stack.back();
    if (!target.is(PickleKind::Call)) {
        refuseWeightsOnly("BUILD on what is no tensor");
        const bool name = target.is(PickleKind::Global) || target.is(PickleKind::Extension);
        return odd(name ? PickleOddity::BuildOnName : PickleOddity::Refused);
    }
    m_heap.growExtra(target).states.push_back(state);
    const PickleValue callable = m_heap.callable(target);
    if (!callable.is(PickleKind::Global)) {
        return true;
    }
    const PickleHeap::Global& name = m_heap.asGlobal(callable);
    if (!weightsOnlyBuild(name.module, name.name)) {
        refuseWeightsOnly("BUILD on", name.module, name.name);
    }
    if (m_arrayHook && name.name == "NumpyArrayWrapper" && name.module.starts_with("joblib.")) {
        if (m_frameEnd != 0 && m_input.offset() == m_frameEnd) {
            m_frameEnd = 0; // joblib ends the frame here; the bytes behind are in none
        }
        return m_arrayHook(*this, target) || broken(PickleFault::Truncated);
    }
    return true;
}

} // namespace vitrine
