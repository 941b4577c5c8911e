// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_scan.h"

#include "model/formats/pickle/latin1_source.h"
#include "model/formats/pickle/numpy_values.h"
#include "model/formats/pickle/pickle_inner.h"
#include "model/formats/pickle/pickle_literals.h"
#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Weight = PickleRemark::Weight;

constexpr std::uint32_t MostStreams = 10'000;
constexpr unsigned MostDepth = 4;
/// Bytes that are no pickle are searched this far for one that follows.
constexpr std::uint64_t SearchedBytes = 8ULL << 20U;
/// Places that look like a beginning are tried out this often in one search, and so long in all searches of a file: a
/// thousand marks are a thousand beginnings, each as long as all that follow it.
constexpr unsigned MostTries = 2'000;
constexpr std::uint64_t MostTriesOfAll = 20'000;
constexpr std::uint64_t MostTriedCost = 500'000;
constexpr std::size_t ProbeBytes = 4096;
constexpr std::uint64_t MostInnerBytes = 256ULL << 20U;

bool callsLoader(const PickleHeap& heap, const PickleTrace& trace)
{
    for (std::uint32_t index = 0; index < trace.globals.size(); ++index) {
        if (trace.globals[index].imports == 0 && trace.globals[index].calls == 0) {
            continue;
        }
        const PickleHeap::Global& name = heap.asGlobal({PickleKind::Global, index});
        if (judgePickleName(name.module, name.name).deed == PickleDeed::LoadsPickles && name.module != "joblib.numpy_pickle") {
            return true;
        }
    }
    return false;
}

} // namespace

std::shared_ptr<const ByteSource> pickledSource(const PickleHeap& heap, PickleValue value, const std::shared_ptr<const ByteSource>& source)
{
    const PickleBytes bytes = heap.asBytes(value);
    if (bytes.isInlined) {
        const auto latin1 = bytes.isRaw ? std::nullopt : latin1FromUtf8(bytes.inlined);
        return std::make_shared<MemorySource>(latin1 ? std::string_view(*latin1) : bytes.inlined);
    }
    if (bytes.isRaw && bytes.offset != PickleBytes::NoOffset) {
        return std::make_shared<RangeSource>(source, bytes.offset, bytes.size);
    }
    if (bytes.size > MostInnerBytes || bytes.offset == PickleBytes::NoOffset) {
        return nullptr;
    }
    return Latin1Source::open(source, bytes.offset, bytes.size);
}

bool startsLegacyFile(const ByteSource& source)
{
    constexpr std::string_view Magic("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.", 15);
    const auto head = source.head(Magic.size());
    return std::string_view(reinterpret_cast<const char*>(head.data()), head.size()) == Magic;
}

PickleScan::PickleScan(std::shared_ptr<const ByteSource> source, PickleScanOptions options)
    : m_source(std::move(source))
    , m_options(std::move(options))
    , m_machine(m_source, m_options.limits, m_options.stop)
{
    m_machine.setArrayHook([this](PickleMachine& machine, PickleValue wrapper) { return passArray(machine, wrapper); });
}

PickleTrace PickleScan::one(std::uint64_t offset)
{
    PickleTrace trace = m_machine.run(offset);
    judgePickle(m_report, m_machine.heap(), trace, {m_options.member, m_stream++, m_options.nested, m_options.persistentIdsKnown});
    lookInto(trace);
    m_bytesRead = m_machine.input().bytesRead();
    return trace;
}

void PickleScan::all(std::uint64_t offset)
{
    const std::uint64_t size = m_source->size();
    while (offset < size) {
        m_traces.push_back(one(offset));
        const PickleTrace& trace = m_traces.back();
        if (m_options.stop.stop_requested() || trace.fault == PickleFault::TooManyOpcodes || trace.fault == PickleFault::HeapLimit) {
            return;
        }
        if (m_stream >= MostStreams) {
            addRemark(m_report,
                {Weight::NotVerified, "pickle.limit",
                    Message(QT_TRANSLATE_NOOP("model", "More than %1 pickles follow each other; the rest was not looked at."),
                        {Message::Argument::count(MostStreams)}),
                    m_options.member, trace.end});
            return;
        }
        const std::uint64_t end = trace.end;
        offset = trace.isWhole() && looksLikePickle(end) ? end : nextPickle(trace.isWhole() ? end : std::max(end, offset + 1));
        if (trace.isWhole() && offset > end && end < size) {
            addRemark(m_report,
                {offset < size ? Weight::Warning : Weight::Note, "pickle.other-bytes",
                    Message(QT_TRANSLATE_NOOP("model", "%1 bytes from byte %2 on are no pickle."),
                        {Message::Argument::count(offset - end), Message::Argument::count(end)}),
                    m_options.member, end});
        }
    }
}

void PickleScan::legacyFile()
{
    std::uint64_t offset = 0;
    for (int at = 0; at < 5; ++at) {
        m_traces.push_back(one(offset));
        if (!m_traces.back().isWhole()) {
            return;
        }
        offset = m_traces.back().end;
    }
}

bool PickleScan::looksLikePickle(std::uint64_t offset)
{
    std::string head(static_cast<std::size_t>(std::min<std::uint64_t>(ProbeBytes, m_source->size() - std::min(offset, m_source->size()))), '\0');
    const auto got = m_source->read(offset, std::as_writable_bytes(std::span(head)));
    head.resize(got.value_or(0));
    ++m_tries;
    return pickleLikelihood(head, m_source->size() - std::min(offset, m_source->size()), &m_triedCost) > 0;
}

std::uint64_t PickleScan::nextPickle(std::uint64_t offset)
{
    const std::uint64_t size = m_source->size();
    const std::uint64_t last = size - offset > SearchedBytes ? offset + SearchedBytes : size;
    unsigned tries = 0;
    constexpr std::size_t Window = 1U << 18U;
    std::string window;
    while (offset < last && !m_options.stop.stop_requested()) {
        window.resize(static_cast<std::size_t>(std::min<std::uint64_t>(Window, size - offset)));
        const auto got = m_source->read(offset, std::as_writable_bytes(std::span(window)));
        if (!got || *got == 0) {
            return size;
        }
        window.resize(*got);
        // The last bytes of a window are looked at again as the first of the next.
        const std::size_t overlap = offset + window.size() < size && window.size() > 512 ? 256 : 0;
        for (std::size_t at = 0; at + overlap < window.size(); ++at) {
            if (!couldBeginPickle(std::string_view(window).substr(at, 512)) || window[at] == 'P') {
                continue;
            }
            if (++tries > MostTries || m_tries >= MostTriesOfAll || m_triedCost >= MostTriedCost) {
                addRemark(m_report,
                    {Weight::NotVerified, "pickle.limit",
                        Message(QT_TRANSLATE_NOOP("model", "Too many places look like the beginning of a pickle; from byte %1 on none was looked for."),
                            {Message::Argument::count(offset + at)}),
                        m_options.member, offset + at});
                return size;
            }
            if (looksLikePickle(offset + at)) {
                return offset + at;
            }
        }
        offset += window.size() - overlap;
    }
    if (last < size && offset >= last) {
        addRemark(m_report,
            {Weight::NotVerified, "pickle.limit",
                Message(QT_TRANSLATE_NOOP("model", "Many bytes that are no pickle follow; from byte %1 on none was looked for."),
                    {Message::Argument::count(offset)}),
                m_options.member, offset});
    }
    return size;
}

void PickleScan::lookInto(const PickleTrace& trace)
{
    if (trace.inner.empty() || m_options.depth >= MostDepth) {
        return;
    }
    const bool isLoaded = callsLoader(m_machine.heap(), trace);
    for (const PickleValue value : trace.inner) {
        lookInto(value, isLoaded);
    }
}

void PickleScan::lookInto(PickleValue value, bool isLoaded)
{
    const PickleBytes bytes = m_machine.heap().asBytes(value);
    const auto inner = pickledSource(m_machine.heap(), value, m_source);
    if (inner == nullptr) {
        if (isLoaded) {
            addRemark(m_report,
                {Weight::NotVerified, "pickle.inner-unread",
                    Message(QT_TRANSLATE_NOOP("model", "A string at byte %1, which may be loaded as a pickle, was not looked into."),
                        {Message::Argument::count(bytes.offset)}),
                    m_options.member, bytes.offset});
        }
        return;
    }
    const auto head = inner->head(ProbeBytes);
    const std::string_view headText(reinterpret_cast<const char*>(head.data()), head.size());
    const std::uint64_t offset = bytes.offset == PickleBytes::NoOffset ? 0 : bytes.offset;
    if (headText.starts_with("PK\x03\x04")) {
        addRemark(m_report,
            {isLoaded ? Weight::NotVerified : Weight::Note, "pickle.inner-archive",
                Message(QT_TRANSLATE_NOOP("model", "A string at byte %1 holds a zip archive, which was not looked into."),
                    {Message::Argument::count(offset)}),
                m_options.member, offset});
        return;
    }
    if (pickleLikelihood(headText, inner->size()) == 0) {
        return;
    }
    PickleScan scan(inner, {m_options.limits, m_options.stop, m_options.member, m_options.depth + 1, true});
    if (startsLegacyFile(*inner)) {
        scan.legacyFile();
    } else {
        scan.all();
    }
    if (isLoaded) {
        m_report.merge(scan.report());
        return;
    }
    const auto& findings = scan.report().findings;
    const std::string first = findings.empty() ? std::string() : displayUtf8(findings.front().qualified());
    addRemark(m_report,
        {Weight::Note, "pickle.inner",
            Message(QT_TRANSLATE_NOOP("model", "A string at byte %1 looks like a pickle of its own (%2); loading this file leaves it alone."),
                {Message::Argument::count(offset), Message::Argument(first)}),
            m_options.member, offset});
}

/// joblib puts an array's bytes into the stream behind its wrapper: one byte p, p bytes of 0xff, the bytes (joblib
/// before 1.2 has no padding). An array of objects is a pickle of its own.
bool PickleScan::passArray(PickleMachine& machine, PickleValue wrapper)
{
    const auto array = numpyArray(machine.heap(), wrapper);
    if (!array) {
        return true;
    }
    PickleInput& input = machine.input();
    PickleCallExtra& extra = machine.heap().growExtra(wrapper);
    if (array->type.isObject) {
        PickleScan scan(m_source, {m_options.limits, m_options.stop, m_options.member, m_options.depth + 1, true});
        if (m_options.depth >= MostDepth) {
            return false;
        }
        const PickleTrace trace = scan.one(input.offset());
        m_report.merge(scan.report());
        input.seek(trace.end);
        return trace.isWhole();
    }
    if (pickleItem(machine.heap(), machine.heap().items(extra.states.back()), "numpy_array_alignment_bytes")) {
        const unsigned char* padding = input.take(1);
        if (padding == nullptr || !input.skip(*padding)) {
            return false;
        }
    }
    std::uint64_t bytes = array->type.itemBytes;
    for (const std::uint64_t extent : array->shape) {
        if (__builtin_mul_overflow(bytes, extent, &bytes)) {
            return false;
        }
    }
    extra.rawOffset = input.offset();
    extra.rawBytes = bytes;
    extra.hasRaw = true;
    return input.skip(bytes);
}

} // namespace vitrine
