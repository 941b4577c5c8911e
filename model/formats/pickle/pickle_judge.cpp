// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_judge.h"

#include "model/formats/pickle/pickle_names.h"
#include "model/formats/pickle/pickle_render.h"

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

using Weight = PickleRemark::Weight;

constexpr std::size_t MostRemarks = 1000;
constexpr std::size_t MostFindings = 20'000;

struct OddityWords {
    Weight weight;
    const char* code;
    const char* text;
};

OddityWords words(PickleOddity oddity)
{
    switch (oddity) {
    case PickleOddity::UnresolvedName:
        return {Weight::NotVerified, "pickle.computed-name",
            QT_TRANSLATE_NOOP("model", "At byte %1 it imports a name that is computed while it loads, so what it names cannot be known.")};
    case PickleOddity::ExtensionCode:
        return {Weight::NotVerified, "pickle.extension",
            QT_TRANSLATE_NOOP("model", "At byte %1 it uses a number of Python's extension registry; what that stands for is not in the file.")};
    case PickleOddity::PersistentId:
        return {Weight::Warning, "pickle.persistent-id",
            QT_TRANSLATE_NOOP("model", "At byte %1 it asks the program that loads it for an object; what comes depends on that program.")};
    case PickleOddity::BuildOnName:
    case PickleOddity::ItemOnName:
        return {Weight::Warning, "pickle.changes-module",
            QT_TRANSLATE_NOOP("model", "At byte %1 it changes a module or class of the running program.")};
    case PickleOddity::AttributeOfAnything:
        return {Weight::Warning, "pickle.attribute",
            QT_TRANSLATE_NOOP("model", "At byte %1 it looks up an attribute of an object that is no plain class.")};
    case PickleOddity::CallOfResult:
        return {Weight::NotVerified, "pickle.computed-call",
            QT_TRANSLATE_NOOP("model", "At byte %1 it calls something that is computed while it loads, so what it does cannot be known.")};
    case PickleOddity::Refused:
        return {Weight::NotVerified, "pickle.refused",
            QT_TRANSLATE_NOOP("model", "At byte %1 Python would refuse to go on.")};
    case PickleOddity::FrameMismatch:
        return {Weight::NotVerified, "pickle.frame",
            QT_TRANSLATE_NOOP("model", "At byte %1 the frames do not fit: Python's own two readers disagree about this file.")};
    case PickleOddity::FutureProtocol:
        return {Weight::NotVerified, "pickle.protocol",
            QT_TRANSLATE_NOOP("model", "At byte %1 it asks for a protocol that does not exist yet; the newest is 5.")};
    case PickleOddity::DottedName:
        return {Weight::Warning, "pickle.dotted-name",
            QT_TRANSLATE_NOOP("model", "At byte %1 a name holds a dot, which this protocol does not allow.")};
    case PickleOddity::NotAscii:
        return {Weight::Note, "pickle.latin1",
            QT_TRANSLATE_NOOP("model", "It was written by Python 2 (a string at byte %1 is no ASCII text) and loads only with encoding=\"latin1\" or \"bytes\".")};
    case PickleOddity::BadUtf8:
        return {Weight::NotVerified, "pickle.utf8",
            QT_TRANSLATE_NOOP("model", "A text at byte %1 is no valid UTF-8, and Python would stop there.")};
    case PickleOddity::OutOfBand:
        return {Weight::Note, "pickle.out-of-band",
            QT_TRANSLATE_NOOP("model", "Bytes that belong at byte %1 were kept outside of this file.")};
    }
    return {};
}

std::optional<OddityWords> words(PickleFault fault)
{
    switch (fault) {
    case PickleFault::None:
        return {};
    case PickleFault::Truncated:
        return OddityWords{Weight::NotVerified, "pickle.truncated",
            QT_TRANSLATE_NOOP("model", "The pickle ends in the middle, at byte %1. Was the file transferred completely?")};
    case PickleFault::UnknownOpcode:
        return OddityWords{Weight::NotVerified, "pickle.opcode",
            QT_TRANSLATE_NOOP("model", "At byte %1 stands an instruction that no protocol has (%2). The file is damaged, or no pickle.")};
    case PickleFault::StackUnderflow:
    case PickleFault::NoMark:
        return OddityWords{Weight::NotVerified, "pickle.stack",
            QT_TRANSLATE_NOOP("model", "At byte %1 an instruction needs a value that is not there. The file is damaged.")};
    case PickleFault::MemoMissing:
        return OddityWords{Weight::NotVerified, "pickle.memo",
            QT_TRANSLATE_NOOP("model", "At byte %1 an instruction asks for a stored value that was never stored. The file is damaged.")};
    case PickleFault::BadLiteral:
        return OddityWords{Weight::NotVerified, "pickle.literal",
            QT_TRANSLATE_NOOP("model", "At byte %1 stands a number or text that Python cannot read. The file is damaged.")};
    case PickleFault::TooManyOpcodes:
    case PickleFault::StackLimit:
    case PickleFault::MemoLimit:
    case PickleFault::HeapLimit:
        return OddityWords{Weight::NotVerified, "pickle.limit",
            QT_TRANSLATE_NOOP("model", "The pickle is larger than Vitrine follows; it was looked at up to byte %1 only.")};
    case PickleFault::Cancelled:
        return OddityWords{Weight::NotVerified, "pickle.cancelled",
            QT_TRANSLATE_NOOP("model", "Reading was cancelled at byte %1.")};
    }
    return {};
}

/// How a use of a name turns out, once its arguments are known.
PickleFinding found(const PickleHeap& heap, std::uint32_t index, const PickleGlobalUse& use, const PicklePlace& place)
{
    const PickleHeap::Global& name = heap.asGlobal({PickleKind::Global, index});
    const PickleNameJudgement judgement = judgePickleName(name.module, name.name);
    PickleFinding finding;
    finding.risk = judgement.risk;
    finding.deed = judgement.deed;
    finding.use = use.calls > 0 ? PickleUse::Called : PickleUse::Imported;
    finding.module = name.module;
    finding.name = name.name;
    finding.member = place.member;
    finding.stream = place.stream;
    finding.nested = place.nested;
    finding.offset = use.calls > 0 ? use.firstCall : use.firstImport;
    finding.count = use.calls > 0 ? use.calls : use.imports;
    if (use.calls > 0) {
        finding.arguments = renderPickleValue(heap, use.firstArguments);
    }
    return finding;
}

/// Harmless names of many small streams are told once for all of them.
bool addToSame(std::vector<PickleFinding>& findings, const PickleFinding& finding)
{
    constexpr std::size_t LookedBack = 64;
    if (finding.risk > PickleRisk::Known) {
        return false;
    }
    const std::size_t first = findings.size() - std::min(findings.size(), LookedBack);
    for (std::size_t at = first; at < findings.size(); ++at) {
        PickleFinding& same = findings[at];
        if (same.name == finding.name && same.module == finding.module && same.use == finding.use && same.member == finding.member
            && same.nested == finding.nested) {
            same.count += finding.count;
            return true;
        }
    }
    return false;
}

/// An oddity that makes a name dangerous which is not by itself.
void judgeOddity(PickleReport& report, const PickleHeap& heap, const PickleOddEvent& event, const PicklePlace& place)
{
    const bool changes = event.oddity == PickleOddity::BuildOnName || event.oddity == PickleOddity::ItemOnName;
    if (!changes && event.oddity != PickleOddity::AttributeOfAnything) {
        return;
    }
    PickleFinding finding;
    finding.risk = PickleRisk::Dangerous;
    finding.deed = changes ? PickleDeed::ChangesPrograms : PickleDeed::FindsNames;
    finding.use = PickleUse::Called;
    finding.module = "builtins";
    finding.name = changes ? "setattr" : "getattr";
    if (changes && event.value.is(PickleKind::Global)) {
        finding.arguments = renderPickleValue(heap, event.value);
    }
    finding.member = place.member;
    finding.stream = place.stream;
    finding.nested = place.nested;
    finding.offset = event.offset;
    report.findings.push_back(std::move(finding));
}

} // namespace

void addRemark(PickleReport& report, PickleRemark remark)
{
    // What weighs more has room left when lighter ones have filled theirs.
    if (report.remarks.size() < MostRemarks * (1 + static_cast<std::size_t>(remark.weight))) {
        report.remarks.push_back(std::move(remark));
    }
}

void judgePickle(PickleReport& report, const PickleHeap& heap, const PickleTrace& trace, const PicklePlace& place)
{
    ++report.streams;
    report.opcodes += trace.opcodes;
    for (std::uint32_t index = 0; index < trace.globals.size(); ++index) {
        const PickleGlobalUse& use = trace.globals[index];
        if (use.imports + use.calls > 0 && report.findings.size() < 2 * MostFindings) {
            PickleFinding finding = found(heap, index, use, place);
            const bool isFull = report.findings.size() >= MostFindings && finding.risk != PickleRisk::Dangerous;
            if (!isFull && !addToSame(report.findings, finding)) {
                report.findings.push_back(std::move(finding));
            }
        }
    }
    for (const PickleOddEvent& event : trace.oddities) {
        if (event.oddity == PickleOddity::PersistentId && place.persistentIdsKnown) {
            continue;
        }
        judgeOddity(report, heap, event, place);
        const OddityWords said = words(event.oddity);
        addRemark(report, {said.weight, said.code, Message(said.text, {Message::Argument::count(event.offset)}), place.member, event.offset});
    }
    if (const auto said = words(trace.fault)) {
        std::vector<Message::Argument> arguments{Message::Argument::count(trace.end)};
        if (trace.fault == PickleFault::UnknownOpcode) {
            arguments.push_back(Message::Argument::number(trace.faultByte));
        }
        addRemark(report, {said->weight, said->code, Message(said->text, std::move(arguments)), place.member, trace.end});
    }
    if (report.weightsOnlyObstacle.empty() && !place.nested) {
        report.weightsOnlyObstacle = trace.weightsOnlyObstacle;
        if (report.weightsOnlyObstacle.empty() && !trace.isWhole()) {
            report.weightsOnlyObstacle = "a damaged stream";
        }
    }
}

} // namespace vitrine
