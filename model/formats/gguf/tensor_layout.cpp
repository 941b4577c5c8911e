// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/tensor_layout.h"

#include "model/words/text.h"

#include <numeric>

namespace vitrine {

namespace {

using Argument = Message::Argument;

Argument shownName(std::string_view name) { return Argument(shortened(name, 120)); }

/// Types of other programs that get a name of their own in the table; a file has one or two.
constexpr std::size_t MostOpaqueTypes = 4096;

} // namespace

GgufLayout::GgufLayout(const GgufTensorInfos& infos, const GgufPlace& place, ProblemList& problems)
    : m_infos(infos)
    , m_place(place)
    , m_problems(problems)
    , m_unheard(problems.path())
    , m_places(place.sure ? &m_problems : &m_unheard)
    , m_rows(infos.size())
{
}

std::uint64_t GgufLayout::dataEnd() const
{
    std::uint64_t end = 0;
    return !m_placed ? 0 : __builtin_add_overflow(m_place.dataStart, m_end, &end) ? UINT64_MAX : end;
}

std::uint64_t GgufLayout::padded(std::uint64_t bytes) const
{
    const std::uint64_t mask = m_place.alignment - 1;
    return bytes > UINT64_MAX - mask ? UINT64_MAX : (bytes + mask) & ~mask;
}

void GgufLayout::fill(TensorStore& store)
{
    for (std::uint32_t row = 0; row < m_infos.size(); ++row) {
        measure(row);
    }
    orderByOffset();
    doubtSharedTypes();
    judgePlaces();
    if (m_place.sure) {
        tellTruncation();
    } else {
        m_placed = isWhole() && (dataEnd() == m_place.fileSize || padded(dataEnd()) == m_place.fileSize);
    }
    m_opaque.tell(m_infos, m_problems);
    store.reserve(m_infos.size(), m_infos.names.size());
    for (std::uint32_t row = 0; row < m_infos.size(); ++row) {
        if (!add(store, row)) {
            break;
        }
    }
}

void GgufLayout::shapeFault(std::uint32_t row, Message message)
{
    m_rows[row].flags = m_rows[row].flags | TensorFlag::Faulty;
    m_problems.error("gguf.shape", m_infos.rankAt(row), std::move(message));
}

void GgufLayout::measure(std::uint32_t row)
{
    Row& size = m_rows[row];
    const std::uint32_t id = m_infos.rows[row].type;
    const auto dims = m_infos.dimsOf(row);
    const auto type = mainlineGgmlType(id);
    size.flags = m_infos.rows[row].faulty ? TensorFlag::Faulty : TensorFlag::None;
    size.foreign = !type.has_value();
    const std::optional<std::uint64_t> elements = elementCount(dims);
    // ggml counts in signed 64 bits.
    const bool negative = std::ranges::any_of(dims, [](std::uint64_t extent) { return extent > INT64_MAX; });
    if (!elements || *elements > INT64_MAX || negative) {
        shapeFault(row, Message(QT_TRANSLATE_NOOP("model", "The dimensions of “%1” are larger than any tensor: their product passes 63 bits."), {shownName(m_infos.name(row))}));
        return;
    }
    size.elements = *elements;
    size.elementsKnown = true;
    if (!type) {
        return;
    }
    const Dtype& dtype = knownDtypes()[*type];
    const std::uint64_t rowLength = dims.empty() ? 1 : dims.front();
    if (rowLength % dtype.blockElements != 0) {
        if (ggmlIdIsShared(id)) {
            size.foreign = true;
            return;
        }
        shapeFault(row, Message(QT_TRANSLATE_NOOP("model", "“%1” has rows of %2 elements, and %3 comes in blocks of %4."),
            {shownName(m_infos.name(row)), Argument::count(rowLength), Argument(dtype.name), Argument::count(dtype.blockElements)}));
        return;
    }
    const std::optional<std::uint64_t> bytes = dtype.bytes(*elements);
    if (!bytes || *bytes > INT64_MAX) {
        shapeFault(row, Message(QT_TRANSLATE_NOOP("model", "“%1” would have more bytes than any file: its dimensions are wrong."), {shownName(m_infos.name(row))}));
        return;
    }
    size.bytes = *bytes;
    size.bytesKnown = true;
}

void GgufLayout::orderByOffset()
{
    m_order.resize(m_infos.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    const auto offset = [this](std::uint32_t row) { return m_infos.rows[row].offset; };
    const auto fault = std::ranges::adjacent_find(m_order, [&](std::uint32_t a, std::uint32_t b) { return offset(a) > offset(b); });
    if (fault == m_order.end()) {
        return;
    }
    if (offset(*fault) <= dataBytes()) {
        m_places->warning("gguf.order", m_infos.offsetAt(*fault),
            Message(QT_TRANSLATE_NOOP("model", "The tensors are not listed in the order of their data; “%1” is the first out of order. llama.cpp refuses the file."),
                {shownName(m_infos.name(*fault))}));
    }
    std::ranges::stable_sort(m_order, {}, offset);
}

std::pair<std::uint64_t, bool> GgufLayout::distanceAfter(std::size_t position) const
{
    const std::uint64_t here = m_infos.rows[m_order[position]].offset;
    for (std::size_t next = position + 1; next < m_order.size(); ++next) {
        const std::uint64_t there = m_infos.rows[m_order[next]].offset;
        if (there > here) {
            return {there - here, true};
        }
        if (next - position > 64) {
            return {0, true}; // a heap of tensors at one place is an overlap, whatever comes later
        }
    }
    return {dataBytes() - std::min(here, dataBytes()), false};
}

const OtherGgmlType* GgufLayout::otherTypeThatFits(std::uint32_t row, std::uint64_t distance, bool last) const
{
    if (!m_rows[row].elementsKnown) {
        return nullptr;
    }
    const auto dims = m_infos.dimsOf(row);
    for (const OtherGgmlType& type : otherGgmlTypes(m_infos.rows[row].type)) {
        const auto bytes = type.bytes(m_rows[row].elements, dims.empty() ? 1 : dims.front());
        if (bytes && (padded(*bytes) == distance || (last && *bytes == distance))) {
            return &type;
        }
    }
    return nullptr;
}

void GgufLayout::doubtSharedTypes()
{
    struct Votes {
        std::uint64_t fit = 0, misfit = 0;
    };
    std::map<std::uint32_t, Votes> votes;
    const auto isCandidate = [this](std::uint32_t row) {
        return ggmlIdIsShared(m_infos.rows[row].type) && !m_rows[row].foreign && m_rows[row].bytesKnown && m_rows[row].bytes > 0;
    };
    for (std::size_t position = 0; position < m_order.size(); ++position) {
        const std::uint32_t row = m_order[position];
        if (!isCandidate(row)) {
            continue;
        }
        const auto [distance, hasNext] = distanceAfter(position);
        const bool fits = padded(m_rows[row].bytes) == distance || (!hasNext && m_rows[row].bytes == distance);
        const bool nextIsInFile = hasNext && distance <= dataBytes();
        if (!fits && (nextIsInFile || (!hasNext && otherTypeThatFits(row, distance, true) != nullptr))) {
            m_rows[row].foreign = true;
            m_rows[row].bytesKnown = false;
        }
        Votes& of = votes[m_infos.rows[row].type];
        of.fit += fits && hasNext;
        of.misfit += !fits && nextIsInFile;
    }
    // Where no tensor of a number behaves as the mainline's, the last one, which has no neighbour to tell, does not either.
    for (std::uint32_t row = 0; row < m_infos.size(); ++row) {
        if (isCandidate(row)) {
            const Votes& of = votes[m_infos.rows[row].type];
            m_rows[row].foreign = of.misfit > 0 && of.fit == 0;
            m_rows[row].bytesKnown = !m_rows[row].foreign;
        }
    }
}

void GgufLayout::judgePlaces()
{
    for (std::size_t position = 0; position < m_order.size(); ++position) {
        const auto [distance, hasNext] = distanceAfter(position);
        placeOne(m_order[position], distance, !hasNext);
    }
}

void GgufLayout::sizeFromDistance(std::uint32_t row, std::uint64_t distance, bool last)
{
    Row& size = m_rows[row];
    const std::uint64_t offset = m_infos.rows[row].offset;
    const OtherGgmlType* fitting = size.foreign ? otherTypeThatFits(row, distance, last) : nullptr;
    if (fitting != nullptr) {
        const auto dims = m_infos.dimsOf(row);
        size.bytes = fitting->bytes(size.elements, dims.empty() ? 1 : dims.front()).value_or(0);
    } else {
        // An offset beyond the file, of this row or of the next, gives no size.
        size.bytes = std::min(distance, dataBytes() - std::min(offset, dataBytes()));
    }
    if (size.foreign) {
        size.flags = size.flags | TensorFlag::Opaque;
        m_opaque.note(m_infos.rows[row].type, row, fitting != nullptr ? fitting->name : std::string_view());
    }
}

void GgufLayout::placeOne(std::uint32_t row, std::uint64_t distance, bool last)
{
    Row& size = m_rows[row];
    const std::uint64_t offset = m_infos.rows[row].offset;
    const auto fault = [&](Severity severity, std::string_view code, Message message) {
        size.flags = severity == Severity::Error ? size.flags | TensorFlag::Faulty : size.flags;
        m_places->add(severity, code, m_infos.offsetAt(row), std::move(message));
    };
    if (!size.bytesKnown) {
        sizeFromDistance(row, distance, last);
    }
    const std::uint64_t expected = padded(m_end);
    if (offset > INT64_MAX || (offset > dataBytes() && offset > expected)) {
        ++m_beyond;
        size.flags = size.flags | TensorFlag::Truncated;
        fault(Severity::Error, "gguf.offset-beyond",
            Message(QT_TRANSLATE_NOOP("model", "“%1” is said to lie %2 bytes into the data, beyond the end of the file."),
                {shownName(m_infos.name(row)), Argument::count(offset)}));
        return;
    }
    if (offset % m_place.alignment != 0) {
        fault(Severity::Error, "gguf.unaligned",
            Message(QT_TRANSLATE_NOOP("model", "“%1” begins %2 bytes into the data, which is not a multiple of the alignment, %3."),
                {shownName(m_infos.name(row)), Argument::count(offset), Argument::count(m_place.alignment)}));
    }
    if (size.bytes == 0) {
        return;
    }
    if (offset < m_end && !m_endIsCrooked) {
        fault(Severity::Error, "gguf.overlap",
            Message(QT_TRANSLATE_NOOP("model", "“%1” begins %2 bytes before the tensor in front of it ends: they overlap."),
                {shownName(m_infos.name(row)), Argument::count(m_end - offset)}));
    } else if (offset > expected && offset % m_place.alignment == 0 && !m_endIsCrooked) {
        fault(Severity::Warning, "gguf.gap",
            Message(QT_TRANSLATE_NOOP("model", "There is a hole of %2 bytes in front of “%1”. llama.cpp refuses the file."),
                {shownName(m_infos.name(row)), Argument::count(offset - expected)}));
    }
    const std::uint64_t end = offset + std::min<std::uint64_t>(size.bytes, INT64_MAX); // both below 2^63
    if (end > dataBytes()) {
        m_firstCut = m_cut++ == 0 ? row : m_firstCut;
        size.flags = size.flags | TensorFlag::Truncated;
    }
    if (end >= m_end) {
        m_end = end;
        m_endIsCrooked = offset % m_place.alignment != 0;
    }
}

void GgufLayout::tellTruncation()
{
    if (m_cut == 0) {
        return;
    }
    const std::vector<Argument> arguments = {Argument::count(m_place.fileSize), Argument::count(dataEnd()), shownName(m_infos.name(m_firstCut))};
    // A piece lacks nothing that a piece should have: what is to be done is to join, not to download.
    m_problems.add(m_place.isPiece ? Severity::Note : Severity::Error, m_place.isPiece ? "gguf.piece" : "gguf.truncated", m_place.fileSize,
        m_place.isPiece
            ? Message::plural(QT_TRANSLATE_N_NOOP("model", "This is a piece of a file that was cut by bytes: it has %1 of %2 bytes, and %n tensors, from “%3” on, are in the other pieces. Join the pieces with cat, in order."), m_cut, arguments)
            : Message::plural(QT_TRANSLATE_N_NOOP("model", "The file ends at byte %1; by its header it has %2. %n tensors are cut off or missing, from “%3” on. Download the file again."), m_cut, arguments));
}

DtypeId GgufLayout::dtypeOf(TensorStore& store, std::uint32_t row)
{
    const std::uint32_t id = m_infos.rows[row].type;
    if (!m_rows[row].foreign) {
        return mainlineGgmlType(id).value_or(0);
    }
    const auto found = m_opaqueDtypes.find(id);
    if (found != m_opaqueDtypes.end()) {
        return found->second;
    }
    if (m_opaqueDtypes.size() >= MostOpaqueTypes) {
        return *dtypeByName("OPAQUE");
    }
    const DtypeFamily family = otherGgmlTypes(id).empty() ? DtypeFamily::Unknown : DtypeFamily::Quantised;
    return m_opaqueDtypes.emplace(id, store.ownDtype(opaqueTypeName(id), family)).first->second;
}

bool GgufLayout::add(TensorStore& store, std::uint32_t row)
{
    const Row& size = m_rows[row];
    const auto dims = m_infos.dimsOf(row);
    m_shape.assign(dims.rbegin(), dims.rend());
    TensorEntry entry;
    entry.name = m_infos.name(row);
    entry.dtype = dtypeOf(store, row);
    entry.shape = m_shape;
    entry.bytes = size.bytes;
    entry.parameters = size.elements;
    entry.flags = size.flags;
    if (!m_placed) {
        // Sizes that came from distances, and faults of places, go with the places.
        entry.bytes = size.bytesKnown ? size.bytes : 0;
        entry.flags = (m_infos.rows[row].faulty || !size.elementsKnown ? TensorFlag::Faulty : TensorFlag::None)
            | (size.foreign ? TensorFlag::Opaque : TensorFlag::None);
    } else if (__builtin_add_overflow(m_place.dataStart, m_infos.rows[row].offset, &entry.offset)) {
        entry.offset = TensorEntry::NoOffset;
    }
    return store.add(entry);
}

} // namespace vitrine
