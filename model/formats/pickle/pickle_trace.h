// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_heap.h"
#include "model/formats/pickle/pickle_names.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// Why a run ended before its STOP.
enum class PickleFault : std::uint8_t {
    None,
    Truncated, ///< the bytes end in the middle
    UnknownOpcode,
    StackUnderflow,
    NoMark,
    MemoMissing, ///< a place of the memo that nothing was put into
    BadLiteral, ///< a number or string that Python does not read
    TooManyOpcodes,
    StackLimit,
    MemoLimit,
    HeapLimit,
    Cancelled,
};

/// Something that not every unpickler takes, or that cannot be judged by its name.
enum class PickleOddity : std::uint8_t {
    UnresolvedName, ///< STACK_GLOBAL on what is no text: the name comes from somewhere else
    ExtensionCode, ///< a number of the registry stands for a name
    PersistentId, ///< the loader decides what it means
    BuildOnName, ///< BUILD changes the attributes of a module or class
    ItemOnName, ///< items or attributes are set on what a name stands for
    AttributeOfAnything, ///< getattr on something else than a member of a class
    CallOfResult, ///< what is called is itself the result of a call
    Refused, ///< Python's unpickler raises here
    FrameMismatch, ///< Python's two unpicklers disagree about frames
    FutureProtocol, ///< PROTO above 5
    DottedName, ///< a dot in a name where protocol 4 does not hold: refused, unless it is looked up another way
    NotAscii, ///< a string that loads only with encoding="latin1" or "bytes"
    BadUtf8,
    OutOfBand, ///< bytes that are not in the file
};

struct PickleOddEvent {
    PickleOddity oddity = PickleOddity::Refused;
    std::uint64_t offset = 0;
    PickleValue value;
};

/// What one run did with one name.
struct PickleGlobalUse {
    std::uint64_t firstImport = 0;
    std::uint64_t firstCall = 0;
    std::uint64_t imports = 0;
    std::uint64_t calls = 0;
    PickleValue firstArguments;
    PickleSpecial special = PickleSpecial::None;
};

/// Everything that was seen while one pickle was followed.
struct PickleTrace {
    static constexpr std::size_t KeptEvents = 256; ///< of each oddity

    std::uint64_t start = 0;
    std::uint64_t end = 0; ///< behind STOP, or where it broke
    PickleFault fault = PickleFault::None;
    std::uint8_t faultByte = 0; ///< of UnknownOpcode
    PickleValue root;
    std::uint8_t protocol = 0;
    std::uint64_t opcodes = 0;
    std::vector<PickleGlobalUse> globals; ///< by PickleValue::index() of the name
    std::vector<PickleOddEvent> oddities; ///< the first of each kind, at most KeptEvents of one
    std::vector<PickleValue> inner; ///< byte strings and texts that begin like a pickle, at most KeptEvents
    std::vector<PickleValue> storages; ///< persistent ids that name a storage of PyTorch
    std::string weightsOnlyObstacle; ///< see PickleReport

    [[nodiscard]] bool isWhole() const { return fault == PickleFault::None; }
};

} // namespace vitrine
