// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/read_limits.h"
#include "model/formats/pickle/pickle_heap.h"
#include "model/formats/pickle/pickle_input.h"
#include "model/formats/pickle/pickle_memo.h"
#include "model/formats/pickle/pickle_opcode.h"
#include "model/formats/pickle/pickle_trace.h"

#include <array>
#include <functional>
#include <stop_token>
#include <utility>

namespace vitrine {

/// Follows a pickle opcode by opcode as Python's C unpickler does, with values as data: what would be imported or called
/// is recorded and never done. Nothing recurses, whatever the file says.
class PickleMachine
{
public:
    PickleMachine(std::shared_ptr<const ByteSource> source, const ReadLimits& limits, std::stop_token stop);
    ~PickleMachine();

    /// Follows one pickle from `offset` to its STOP, or to where it breaks. The heap keeps the values of all runs; memo
    /// and stack begin anew. What was found before a break is in the trace.
    PickleTrace run(std::uint64_t offset);

    [[nodiscard]] PickleHeap& heap() { return m_heap; }
    [[nodiscard]] const PickleHeap& heap() const { return m_heap; }
    [[nodiscard]] PickleInput& input() { return m_input; }

    /// Called when a joblib array wrapper was built: its bytes follow in the stream. Gets the wrapper, moves the input
    /// behind the bytes, and may run a nested pickle. False when the stream ends within them.
    using ArrayHook = std::function<bool(PickleMachine&, PickleValue wrapper)>;
    void setArrayHook(ArrayHook hook) { m_arrayHook = std::move(hook); }

private:
    using Handler = bool (PickleMachine::*)();
    struct Table;
    static const Table& table();

    bool step();
    bool unknownOpcode();
    /// Ends the run: Python stops here too.
    bool broken(PickleFault fault);
    /// Python would stop here, or one of its unpicklers; what follows is looked at all the same.
    bool odd(PickleOddity oddity);
    void refuseWeightsOnly(std::string_view what, std::string_view module = {}, std::string_view name = {});

    // Stack
    bool push(PickleValue value);
    bool pop(PickleValue& value);
    bool popMark(std::size_t& place);
    [[nodiscard]] std::span<const PickleValue> above(std::size_t place) const { return std::span(m_stack).subspan(place); }
    [[nodiscard]] std::size_t fence() const { return m_marks.empty() ? 0 : m_marks.back(); }
    bool mark();
    bool stop();
    bool popOne();
    bool popToMark();
    bool duplicate();

    // Memo
    bool get(std::uint64_t index);
    bool put(std::uint64_t index);
    bool getText();
    bool getByte();
    bool getLong();
    bool putText();
    bool putByte();
    bool putLong();
    bool memoize();

    // Numbers, strings and framing
    template <typename T>
    bool number(T& value);
    bool textLine(std::string_view& text);
    bool numberLine(std::string_view& text);
    bool proto();
    bool frame();
    bool none();
    bool newTrue();
    bool newFalse();
    bool intText();
    bool longText();
    bool floatText();
    bool stringText();
    bool unicodeText();
    bool binInt();
    bool binInt1();
    bool binInt2();
    bool binFloat();
    bool longBytes(std::uint64_t size);
    bool long1();
    bool long4();
    bool counted(PickleKind kind, std::uint64_t size, bool utf8);
    bool binString();
    bool shortBinString();
    bool binUnicode();
    bool shortBinUnicode();
    bool binUnicode8();
    bool binBytes();
    bool shortBinBytes();
    bool binBytes8();
    bool byteArray8();
    bool nextBuffer();
    bool readonlyBuffer();

    // Containers
    bool emptyList();
    bool emptyDict();
    bool emptySet();
    bool emptyTuple();
    bool fixedTuple(std::size_t count);
    bool tuple1();
    bool tuple2();
    bool tuple3();
    bool markTuple();
    bool markList();
    bool markDict();
    bool frozenSet();
    bool appendFrom(std::size_t place);
    bool setFrom(std::size_t place);
    bool append();
    bool appends();
    bool setItem();
    bool setItems();
    bool addItems();

    // Names and calls
    bool resolve(std::string_view module, std::string_view name, PickleValue& value);
    bool global();
    bool stackGlobal();
    bool extension(std::uint64_t code);
    bool ext1();
    bool ext2();
    bool ext4();
    bool persId();
    bool binPersId();
    bool persistent(PickleValue id);
    void called(PickleValue callable, PickleValue arguments);
    void lookAtArguments(PickleSpecial special, PickleValue arguments);
    bool pushCall(PickleValue callable, PickleValue arguments, PickleCallKind kind);
    bool reduce();
    bool newObj();
    bool newObjEx();
    bool inst();
    bool obj();
    bool build();

    ReadLimits m_limits;
    std::stop_token m_stop;
    PickleInput m_input;
    PickleHeap m_heap;
    PickleMemo m_memo;
    std::vector<PickleValue> m_stack;
    std::vector<std::size_t> m_marks;
    PickleTrace m_trace;
    std::array<std::uint64_t, std::to_underlying(PickleOddity::OutOfBand) + 1> m_odd{}; ///< how often each was seen
    ArrayHook m_arrayHook;
    std::uint64_t m_opcodeStart = 0;
    std::uint64_t m_frameEnd = 0; ///< 0: no frame is open
    std::uint64_t m_totalOpcodes = 0; ///< of all runs
    std::uint8_t m_protocol = 0;
    bool m_done = false;
};

} // namespace vitrine
