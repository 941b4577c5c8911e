// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_machine.h"

#include "model/formats/pickle/pickle_literals.h"

#include <array>
#include <utility>

namespace vitrine {

struct PickleMachine::Table {
    std::array<Handler, 256> handlers;
    /// Whether torch's restricted loader takes the opcode (torch/_weights_only_unpickler.py, torch 2.13).
    std::array<bool, 256> inWeightsOnly;
};

const PickleMachine::Table& PickleMachine::table()
{
    using enum PickleOpcode;
    struct Row {
        PickleOpcode opcode;
        Handler handler;
        bool inWeightsOnly;
    };
    using M = PickleMachine;
    static constexpr auto rows = std::to_array<Row>({
        {Mark, &M::mark, true}, {Stop, &M::stop, true}, {Pop, &M::popOne, false}, {PopMark, &M::popToMark, false},
        {Dup, &M::duplicate, false}, {Float, &M::floatText, false}, {Int, &M::intText, false}, {BinInt, &M::binInt, true},
        {BinInt1, &M::binInt1, true}, {Long, &M::longText, false}, {BinInt2, &M::binInt2, true}, {None, &M::none, true},
        {PersId, &M::persId, false}, {BinPersId, &M::binPersId, true}, {Reduce, &M::reduce, true},
        {String, &M::stringText, false}, {BinString, &M::binString, false}, {ShortBinString, &M::shortBinString, true},
        {Unicode, &M::unicodeText, false}, {BinUnicode, &M::binUnicode, true}, {Append, &M::append, true},
        {Build, &M::build, true}, {Global, &M::global, true}, {Dict, &M::markDict, false}, {EmptyDict, &M::emptyDict, true},
        {Appends, &M::appends, true}, {Get, &M::getText, false}, {BinGet, &M::getByte, true}, {Inst, &M::inst, false},
        {LongBinGet, &M::getLong, true}, {List, &M::markList, false}, {EmptyList, &M::emptyList, true},
        {Obj, &M::obj, false}, {Put, &M::putText, false}, {BinPut, &M::putByte, true}, {LongBinPut, &M::putLong, true},
        {SetItem, &M::setItem, true}, {PickleOpcode::Tuple, &M::markTuple, true}, {EmptyTuple, &M::emptyTuple, true},
        {SetItems, &M::setItems, true}, {BinFloat, &M::binFloat, true}, {Proto, &M::proto, true},
        {NewObj, &M::newObj, true}, {Ext1, &M::ext1, false}, {Ext2, &M::ext2, false}, {Ext4, &M::ext4, false},
        {Tuple1, &M::tuple1, true}, {Tuple2, &M::tuple2, true}, {Tuple3, &M::tuple3, true},
        {NewTrue, &M::newTrue, true}, {NewFalse, &M::newFalse, true}, {Long1, &M::long1, true}, {Long4, &M::long4, false},
        {BinBytes, &M::binBytes, false}, {ShortBinBytes, &M::shortBinBytes, false},
        {ShortBinUnicode, &M::shortBinUnicode, false}, {BinUnicode8, &M::binUnicode8, false},
        {BinBytes8, &M::binBytes8, false}, {EmptySet, &M::emptySet, true}, {AddItems, &M::addItems, false},
        {PickleOpcode::FrozenSet, &M::frozenSet, false}, {NewObjEx, &M::newObjEx, false},
        {StackGlobal, &M::stackGlobal, false}, {Memoize, &M::memoize, false}, {Frame, &M::frame, false},
        {ByteArray8, &M::byteArray8, false}, {NextBuffer, &M::nextBuffer, false},
        {ReadonlyBuffer, &M::readonlyBuffer, false},
    });
    static constexpr Table made = [] {
        Table result{};
        result.handlers.fill(&M::unknownOpcode);
        for (const Row& row : rows) {
            result.handlers[std::to_underlying(row.opcode)] = row.handler;
            result.inWeightsOnly[std::to_underlying(row.opcode)] = row.inWeightsOnly;
        }
        return result;
    }();
    return made;
}

PickleMachine::PickleMachine(std::shared_ptr<const ByteSource> source, const ReadLimits& limits, std::stop_token stop)
    : m_limits(limits)
    , m_stop(std::move(stop))
    , m_input(std::move(source))
{
}

PickleMachine::~PickleMachine() = default;

PickleTrace PickleMachine::run(std::uint64_t offset)
{
    m_stack.clear();
    m_marks.clear();
    m_memo.clear();
    m_trace = {};
    m_trace.start = offset;
    m_protocol = 0;
    m_frameEnd = 0;
    m_done = false;
    m_odd.fill(0);
    m_input.seek(offset);
    while (step()) { }
    m_trace.end = m_trace.isWhole() ? m_input.offset() : m_opcodeStart;
    m_trace.protocol = m_protocol;
    m_trace.globals.resize(m_heap.globalCount());
    m_memo.clear();
    return std::exchange(m_trace, {});
}

bool PickleMachine::step()
{
    constexpr std::uint64_t CancelEvery = 1U << 16U;
    m_opcodeStart = m_input.offset();
    const unsigned char* byte = m_input.take(1);
    if (byte == nullptr) {
        return broken(PickleFault::Truncated);
    }
    const unsigned char opcode = *byte;
    ++m_trace.opcodes;
    if (++m_totalOpcodes > m_limits.pickleOpcodes) {
        return broken(PickleFault::TooManyOpcodes);
    }
    if (m_totalOpcodes % CancelEvery == 0 && m_stop.stop_requested()) {
        return broken(PickleFault::Cancelled);
    }
    const Table& known = table();
    if (!known.inWeightsOnly[opcode] && m_trace.weightsOnlyObstacle.empty()) {
        constexpr std::string_view Digits = "0123456789abcdef";
        refuseWeightsOnly(std::string("opcode 0x") + Digits[opcode >> 4U] + Digits[opcode & 15U]);
    }
    const bool goesOn = (this->*known.handlers[opcode])();
    // What the opcode took must not reach over the end of the frame it began in.
    if (m_frameEnd != 0 && m_input.offset() >= m_frameEnd) {
        if (m_input.offset() > m_frameEnd && m_opcodeStart < m_frameEnd) {
            odd(PickleOddity::FrameMismatch);
        }
        m_frameEnd = 0;
    }
    return goesOn && !m_done;
}

bool PickleMachine::unknownOpcode()
{
    m_input.seek(m_opcodeStart);
    const unsigned char* byte = m_input.take(1);
    m_trace.faultByte = byte == nullptr ? 0 : *byte;
    return broken(PickleFault::UnknownOpcode);
}

bool PickleMachine::broken(PickleFault fault)
{
    if (m_trace.fault == PickleFault::None) {
        m_trace.fault = fault;
    }
    return false;
}

bool PickleMachine::odd(PickleOddity oddity)
{
    // Counted by kind: many harmless ones must not hide one that is not.
    if (m_odd[std::to_underlying(oddity)]++ < PickleTrace::KeptEvents) {
        m_trace.oddities.push_back({oddity, m_opcodeStart, m_stack.empty() ? PickleValue() : m_stack.back()});
    }
    return true;
}

void PickleMachine::refuseWeightsOnly(std::string_view what, std::string_view module, std::string_view name)
{
    if (m_trace.weightsOnlyObstacle.empty()) {
        m_trace.weightsOnlyObstacle = what;
        if (!module.empty() || !name.empty()) {
            m_trace.weightsOnlyObstacle.append(" ").append(module).append(".").append(name);
        }
    }
}

// Stack. A mark fences off what lies below it: nothing but the mark's own opcodes reaches there.

bool PickleMachine::push(PickleValue value)
{
    if (m_heap.isFull()) {
        return broken(PickleFault::HeapLimit);
    }
    if (m_stack.size() >= m_limits.pickleStack) {
        return broken(PickleFault::StackLimit);
    }
    m_stack.push_back(value);
    return true;
}

bool PickleMachine::pop(PickleValue& value)
{
    if (m_stack.size() <= fence()) {
        return broken(PickleFault::StackUnderflow);
    }
    value = m_stack.back();
    m_stack.pop_back();
    return true;
}

bool PickleMachine::popMark(std::size_t& place)
{
    if (m_marks.empty()) {
        return broken(PickleFault::NoMark);
    }
    place = m_marks.back();
    m_marks.pop_back();
    return true;
}

bool PickleMachine::mark()
{
    if (m_marks.size() >= m_limits.pickleStack) {
        return broken(PickleFault::StackLimit);
    }
    m_marks.push_back(m_stack.size());
    return true;
}

bool PickleMachine::stop()
{
    m_done = true;
    return pop(m_trace.root);
}

bool PickleMachine::popOne()
{
    // The C unpickler lets POP take a mark that lies on top.
    if (!m_marks.empty() && m_marks.back() == m_stack.size()) {
        m_marks.pop_back();
        return true;
    }
    PickleValue value;
    return pop(value);
}

bool PickleMachine::popToMark()
{
    std::size_t place = 0;
    if (!popMark(place)) {
        return false;
    }
    m_stack.resize(place);
    return true;
}

bool PickleMachine::duplicate()
{
    return m_stack.size() <= fence() ? broken(PickleFault::StackUnderflow) : push(m_stack.back());
}

// Memo

bool PickleMachine::get(std::uint64_t index)
{
    PickleValue value;
    return m_memo.get(index, value) ? push(value) : broken(PickleFault::MemoMissing);
}

bool PickleMachine::put(std::uint64_t index)
{
    if (m_stack.size() <= fence()) {
        return broken(PickleFault::StackUnderflow);
    }
    if (m_memo.size() >= m_limits.pickleMemo) {
        return broken(PickleFault::MemoLimit);
    }
    m_memo.put(index, m_stack.back());
    return true;
}

bool PickleMachine::getText()
{
    std::string_view line;
    if (!numberLine(line)) {
        return false;
    }
    const auto index = parsePickleInteger(line, 10);
    return index && !index->isBig && index->value >= 0 ? get(static_cast<std::uint64_t>(index->value))
                                                       : broken(PickleFault::MemoMissing);
}

bool PickleMachine::putText()
{
    std::string_view line;
    if (!numberLine(line)) {
        return false;
    }
    const auto index = parsePickleInteger(line, 10);
    return index && !index->isBig && index->value >= 0 ? put(static_cast<std::uint64_t>(index->value))
                                                       : broken(PickleFault::BadLiteral);
}

bool PickleMachine::getByte()
{
    std::uint8_t index = 0;
    return number(index) && get(index);
}

bool PickleMachine::getLong()
{
    std::uint32_t index = 0;
    return number(index) && get(index);
}

bool PickleMachine::putByte()
{
    std::uint8_t index = 0;
    return number(index) && put(index);
}

bool PickleMachine::putLong()
{
    std::uint32_t index = 0;
    return number(index) && put(index);
}

bool PickleMachine::memoize()
{
    return put(m_memo.size());
}

} // namespace vitrine
