// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/header_tensors.h"

#include "model/tensors/name_hash.h"
#include "model/words/text.h"

#include <algorithm>
#include <bit>

namespace vitrine {

namespace {

using Field = HeaderEntry::Field;

constexpr std::size_t CitedName = 120;
/// Extents of all shapes of one file; a header of nothing but extents must not take four times its size.
constexpr std::uint64_t MostExtents = 1ULL << 26U;
/// Different invented dtypes of one file that keep their names.
constexpr std::size_t MostForeignDtypes = 256;

/// The product as the safetensors library forms it: a zero behind extents that pass 64 bits comes too late.
std::optional<std::uint64_t> productInTurn(std::span<const std::uint64_t> shape)
{
    std::uint64_t product = 1;
    for (const std::uint64_t extent : shape) {
        if (__builtin_mul_overflow(product, extent, &product)) {
            return {};
        }
    }
    return product;
}

} // namespace

HeaderTensors::HeaderTensors(TensorStore& store, FaultLog& log, const ReadLimits& limits, std::uint64_t dataStart)
    : m_store(store)
    , m_log(log)
    , m_mostTensors(limits.tensors)
    , m_dataStart(dataStart)
{
}

void HeaderTensors::complain(HeaderEntry& entry, std::string_view code, const char* message, std::vector<Message::Argument> arguments)
{
    if (!entry.isFaulty && m_log.wants(code)) {
        arguments.insert(arguments.begin(), Message::Argument(shortened(entry.name, CitedName)));
    }
    if (!entry.isFaulty) {
        m_log.add(Severity::Error, code, entry.nameOffset, message, std::move(arguments));
    }
    entry.isFaulty = true;
}

DtypeId HeaderTensors::foreignDtype(const std::string& name)
{
    const auto found = m_foreignDtypes.find(name);
    if (found != m_foreignDtypes.end()) {
        return found->second;
    }
    // C128 and the like have a place in the table although this format does not know them.
    const std::optional<DtypeId> elsewhere = dtypeByName(name);
    if (!elsewhere && m_foreignDtypes.size() >= MostForeignDtypes) {
        return *dtypeByName("OPAQUE");
    }
    return m_foreignDtypes.emplace(name, elsewhere ? *elsewhere : m_store.ownDtype(name)).first->second;
}

DtypeId HeaderTensors::dtype(HeaderEntry& entry)
{
    const auto met = std::ranges::find(m_met, entry.dtype, &MetDtype::name);
    if (met == m_met.end() || entry.dtype.empty()) {
        const std::optional<DtypeId> known = safetensorsDtype(entry.dtype);
        MetDtype& dtype = m_met[m_nextMet++ % m_met.size()];
        dtype = {entry.dtype, known ? *known : foreignDtype(entry.dtype), known.has_value()};
        m_dtype = &dtype;
    } else {
        m_dtype = &*met;
    }
    if (!m_dtype->isKnown) {
        complain(entry, "safetensors.dtype",
            QT_TRANSLATE_NOOP("model",
                "Tensor %1 has dtype %2, which the safetensors format does not have. Loaders refuse the whole file; it must be saved again with a dtype of the format."),
            {entry.dtype});
    }
    return m_dtype->id;
}

void HeaderTensors::checkSize(HeaderEntry& entry)
{
    const std::optional<std::uint64_t> elements = productInTurn(entry.shape);
    const Dtype& type = m_store.dtype(m_dtype->id);
    if (!m_dtype->isKnown) {
        return;
    }
    const std::optional<std::uint64_t> bytes = elements ? type.bytes(*elements) : std::nullopt;
    if (bytes) {
        if (entry.offsetsField == Field::Whole && *bytes != entry.end - entry.begin) {
            complain(entry, "safetensors.size",
                QT_TRANSLATE_NOOP("model",
                    "Tensor %1 needs %2 bytes by its shape and dtype, and its offsets give it %3. Loaders refuse the file."),
                {Message::Argument::count(*bytes), Message::Argument::count(entry.end - entry.begin)});
        }
        return;
    }
    const bool partOfAByte = elements && type.blockBits % 8 != 0 && (*elements % 8) * type.blockBits % 8 != 0;
    complain(entry, "safetensors.size",
        partOfAByte ? QT_TRANSLATE_NOOP("model", "The elements of tensor %1 do not fill whole bytes. Loaders refuse the file.")
                    : QT_TRANSLATE_NOOP("model", "The shape of tensor %1 has more elements than any file can hold. Loaders refuse the file."),
        {});
}

bool HeaderTensors::add(HeaderEntry& entry)
{
    const bool hasRange = entry.offsetsField == Field::Whole;
    m_lacksRanges = m_lacksRanges || !hasRange;
    TensorRange range{.begin = entry.begin, .end = entry.end, .nameOffset = entry.nameOffset, .isKnown = hasRange};
    if (entry.shapeField == Field::Whole && entry.dtypeField == Field::Whole) {
        m_extents += entry.shape.size();
        if (m_store.size() >= m_mostTensors || m_extents > MostExtents) {
            return false;
        }
        const DtypeId id = dtype(entry);
        checkSize(entry);
        TensorEntry row{.name = entry.name, .dtype = id, .shape = entry.shape, .parameters = elementCount(entry.shape).value_or(0)};
        if (hasRange) {
            row.bytes = entry.end - entry.begin;
            if (m_dataStart == TensorEntry::NoOffset || __builtin_add_overflow(m_dataStart, entry.begin, &row.offset)) {
                row.offset = TensorEntry::NoOffset;
            }
        }
        row.flags = (entry.isFaulty ? TensorFlag::Faulty : TensorFlag::None) | (m_dtype->isKnown ? TensorFlag::None : TensorFlag::Opaque);
        range.row = m_store.size();
        if (!m_store.add(row)) {
            return false;
        }
    }
    m_ranges.push_back(range);
    return true;
}

void HeaderTensors::checkNames()
{
    // An open table of row numbers beside half of the hash; names are compared only where the halves agree.
    struct Slot {
        std::uint32_t half = 0;
        std::uint32_t rowAndOne = 0;
    };
    const std::uint32_t rows = m_store.size();
    std::vector<Slot> table(std::bit_ceil(std::size_t{rows} * 2 + 1));
    std::vector<std::uint32_t> repeated;
    for (std::uint32_t row = 0; row < rows; ++row) {
        const std::string_view name = m_store.name(row);
        const std::uint64_t hash = nameHash(name);
        const auto half = static_cast<std::uint32_t>(hash >> 32U);
        std::size_t at = hash & (table.size() - 1);
        while (table[at].rowAndOne != 0 && (table[at].half != half || m_store.name(table[at].rowAndOne - 1) != name)) {
            at = (at + 1) & (table.size() - 1);
        }
        if (table[at].rowAndOne != 0) {
            m_store.addFlags(table[at].rowAndOne - 1, TensorFlag::Faulty | TensorFlag::Alias);
            m_store.addFlags(row, TensorFlag::Faulty);
            repeated.push_back(row);
        }
        table[at] = {half, row + 1};
    }
    if (!repeated.empty()) {
        tellRepeatedNames(repeated);
    }
}

void HeaderTensors::tellRepeatedNames(const std::vector<std::uint32_t>& rows)
{
    std::size_t next = 0;
    for (TensorRange& range : m_ranges) {
        if (range.row == TensorRange::NoRow) {
            continue;
        }
        range.isRepeated = has(m_store.flags(range.row), TensorFlag::Alias);
        if (next < rows.size() && rows[next] == range.row) {
            ++next;
            range.isRepeated = true;
            m_log.add(Severity::Error, "safetensors.duplicate_name", range.nameOffset,
                QT_TRANSLATE_NOOP("model", "The header names tensor %1 twice. Loaders take the last entry or refuse the file."),
                {shortened(m_store.name(range.row), CitedName)});
        }
    }
}

} // namespace vitrine
