// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_inner.h"

#include "model/formats/pickle/pickle_machine.h"

#include <algorithm>
#include <cstring>

namespace vitrine {

namespace {

/// The first bytes of a file whose size is known: what lies behind them cannot be read.
class HeadSource final : public ByteSource
{
public:
    HeadSource(std::string_view head, std::uint64_t size)
        : m_head(head)
        , m_size(std::max<std::uint64_t>(size, head.size()))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override
    {
        if (offset >= m_head.size()) {
            return 0;
        }
        const auto count = std::min<std::size_t>(out.size(), m_head.size() - static_cast<std::size_t>(offset));
        std::memcpy(out.data(), m_head.data() + offset, count);
        return count;
    }

private:
    std::string_view m_head;
    std::uint64_t m_size;
};

bool isIdentifier(std::string_view text, bool dots)
{
    return !text.empty() && text.size() < 200 && !(text.front() >= '0' && text.front() <= '9')
        && std::ranges::all_of(text, [dots](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (dots && c == '.');
           });
}

/// Two lines that name a module and something in it, from `at` on.
bool namesFollow(std::string_view head, std::size_t at)
{
    const std::size_t first = head.find('\n', at);
    if (first == std::string_view::npos) {
        return false;
    }
    const std::size_t second = head.find('\n', first + 1);
    return second != std::string_view::npos && isIdentifier(head.substr(at, first - at), true)
        && isIdentifier(head.substr(first + 1, second - first - 1), true);
}

/// Whether names were found, and one of them is called or can harm.
bool doesSomething(const PickleMachine& machine, const PickleTrace& trace)
{
    for (std::uint32_t index = 0; index < trace.globals.size(); ++index) {
        const PickleHeap::Global& name = machine.heap().asGlobal({PickleKind::Global, index});
        const bool acts = trace.globals[index].calls > 0 || judgePickleName(name.module, name.name).risk == PickleRisk::Dangerous;
        if (acts && isIdentifier(name.module, true)) {
            return true;
        }
    }
    return std::ranges::any_of(trace.oddities, [](const PickleOddEvent& event) {
        return event.oddity == PickleOddity::CallOfResult && event.value.is(PickleKind::Extension);
    });
}

} // namespace

bool couldBeginPickle(std::string_view head)
{
    if (head.size() < 2) {
        return false;
    }
    const auto second = static_cast<unsigned char>(head[1]);
    switch (head[0]) {
    case '\x80':
        return second >= 1 && second <= 5;
    case 'c':
    case 'i':
        return namesFollow(head, 1);
    case '(':
        return std::string_view("cSVKJlditp]}(").contains(head[1]) || second == 0x8c || second == 'X';
    case 'P':
        return head.starts_with("PK\x03\x04");
    case ']':
    case '}':
        return std::string_view("q(p.").contains(head[1]) || second == 0x94;
    default:
        return second == 0x94 && head[0] == ')';
    }
}

int pickleLikelihood(std::string_view head, std::uint64_t size, std::uint64_t* cost)
{
    if (head.size() < 2) {
        return 0;
    }
    ReadLimits limits;
    limits.pickleOpcodes = 20'000;
    PickleMachine machine(std::make_shared<HeadSource>(head, size), limits, {});
    const PickleTrace trace = machine.run(0);
    if (cost != nullptr) {
        constexpr std::uint64_t CostOfAName = 200;
        *cost += trace.opcodes + CostOfAName * trace.globals.size();
    }
    const auto second = static_cast<unsigned char>(head[1]);
    const bool hasProto = head[0] == '\x80' && (second <= 5 || trace.opcodes > 3);
    const bool endsOfHead = trace.fault == PickleFault::TooManyOpcodes
        || (trace.fault == PickleFault::Truncated && (size > head.size() || hasProto));
    const bool isContainer = std::string_view("(])}c").contains(head[0]);
    if (trace.isWhole()) {
        // Short words of text may spell a pickle: without its mark at the front all of the file must be one.
        return hasProto ? 95 : trace.end == size || doesSomething(machine, trace) || (isContainer && trace.opcodes > 4) ? 80 : 0;
    }
    if (doesSomething(machine, trace)) {
        return hasProto ? 95 : 70;
    }
    if (endsOfHead && (hasProto || (trace.opcodes >= 8 && isContainer))) {
        return hasProto ? 90 : 60;
    }
    return hasProto && trace.opcodes >= 3 ? 60 : 0;
}

} // namespace vitrine
