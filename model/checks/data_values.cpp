// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/data_values.h"

#include "model/bytes/file_source.h"
#include "model/checks/reading_progress.h"

#include <algorithm>
#include <cstring>
#include <set>

namespace vitrine {
namespace {

using Argument = Message::Argument;

constexpr std::size_t ChunkBytes = 4U << 20U;

/// Numbers of an IEEE kind: a mask for the exponent, and one for the fraction.
template <typename Bits>
void countIeee(std::span<const std::byte> bytes, Bits exponent, Bits fraction, ValueCount& count)
{
    Bits any = 0;
    for (std::size_t at = 0; at + sizeof(Bits) <= bytes.size(); at += sizeof(Bits)) {
        Bits bits = 0;
        std::memcpy(&bits, bytes.data() + at, sizeof(Bits));
        any = Bits(any | (bits & (exponent | fraction)));
        if ((bits & exponent) == exponent) {
            ((bits & fraction) != 0 ? count.nan : count.infinite) += 1;
        }
    }
    count.anyNonzero = count.anyNonzero || any != 0;
}

/// The 8-bit kind without infinities: only all ones is no number.
void countE4m3(std::span<const std::byte> bytes, ValueCount& count)
{
    for (const std::byte byte : bytes) {
        const auto bits = std::to_integer<unsigned>(byte) & 0x7FU;
        count.nan += bits == 0x7FU ? 1 : 0;
        count.anyNonzero = count.anyNonzero || bits != 0;
    }
}

/// Whether a tensor's bytes lie in its file as they are.
bool isReadable(const CheckContext& context, std::uint32_t row)
{
    const TensorStore& store = *context.directory().tensors;
    const TensorFlag flags = store.flags(row);
    return store.offset(row) != TensorEntry::NoOffset && valueBytesOf(store.dtypeName(row)) > 0 && store.bytes(row) > 0
        && !has(flags, TensorFlag::Alias) && !has(flags, TensorFlag::Truncated) && !has(flags, TensorFlag::Strided)
        && !has(flags, TensorFlag::Buffer) && store.name(row).find("mask") == std::string_view::npos;
}

/// Names of matrices that training never leaves at zero. Biases, the second half of an adapter and rows for padding may
/// be.
bool mustNotBeZero(std::string_view name, std::size_t rank)
{
    return rank >= 2 && name.ends_with(".weight") && name.find("lora_") == std::string_view::npos
        && name.find("norm") == std::string_view::npos && name.find("token_type") == std::string_view::npos
        && name.find("position") == std::string_view::npos && name.find("zero_") == std::string_view::npos
        && name.find("controlnet") == std::string_view::npos;
}

struct Odd {
    std::uint32_t row = 0;
    ValueCount count;
};

/// Reads one tensor; false when it was stopped or cannot be read.
bool readTensor(
    const CheckContext& context, const ByteSource& source, std::uint32_t row, std::vector<std::byte>& chunk,
    ReadingProgress& progress, ValueCount& count)
{
    const TensorStore& store = *context.directory().tensors;
    const std::size_t width = valueBytesOf(store.dtypeName(row));
    const std::uint64_t end = store.bytes(row) > source.size() || store.offset(row) > source.size() - store.bytes(row)
        ? source.size()
        : store.offset(row) + store.bytes(row);
    for (std::uint64_t at = store.offset(row); at < end;) {
        if (context.stop().stop_requested()) {
            return false;
        }
        const std::size_t wanted = std::size_t(std::min<std::uint64_t>(chunk.size(), end - at));
        const auto read = source.read(at, std::span(chunk.data(), wanted));
        if (!read || *read < width) {
            return false;
        }
        const std::size_t whole = *read - *read % width;
        countValues(store.dtypeName(row), std::span<const std::byte>(chunk.data(), whole), count);
        at += whole;
        progress.add(whole);
    }
    return true;
}

Message oddWords(const CheckContext& context, const Odd& odd)
{
    const std::string_view name = context.directory().tensors->name(odd.row);
    if (odd.count.nan > 0) {
        return Message(
            QT_TRANSLATE_NOOP("model", "%1 holds %2 values that are no numbers (NaN)"),
            {name, Argument::count(odd.count.nan)});
    }
    if (odd.count.infinite > 0) {
        return Message(
            QT_TRANSLATE_NOOP("model", "%1 holds %2 infinite values"), {name, Argument::count(odd.count.infinite)});
    }
    return Message(QT_TRANSLATE_NOOP("model", "%1 holds nothing but zeros"), {name});
}

} // namespace

std::size_t valueBytesOf(std::string_view dtype)
{
    if (dtype == "F32") {
        return 4;
    }
    if (dtype == "F16" || dtype == "BF16") {
        return 2;
    }
    if (dtype == "F64") {
        return 8;
    }
    return dtype == "F8_E4M3" || dtype == "F8_E5M2" ? 1 : 0;
}

bool countValues(std::string_view dtype, std::span<const std::byte> bytes, ValueCount& count)
{
    if (dtype == "F32") {
        countIeee<std::uint32_t>(bytes, 0x7F80'0000U, 0x007F'FFFFU, count);
    } else if (dtype == "BF16") {
        countIeee<std::uint16_t>(bytes, 0x7F80U, 0x007FU, count);
    } else if (dtype == "F16") {
        countIeee<std::uint16_t>(bytes, 0x7C00U, 0x03FFU, count);
    } else if (dtype == "F64") {
        countIeee<std::uint64_t>(bytes, 0x7FF0'0000'0000'0000ULL, 0x000F'FFFF'FFFF'FFFFULL, count);
    } else if (dtype == "F8_E5M2") {
        countIeee<std::uint8_t>(bytes, 0x7CU, 0x03U, count);
    } else if (dtype == "F8_E4M3") {
        countE4m3(bytes, count);
    } else {
        return false;
    }
    return true;
}

std::uint64_t valueBytes(const CheckContext& context)
{
    std::uint64_t bytes = 0;
    for (const std::uint32_t row : context.weightRows()) {
        bytes += isReadable(context, row) ? context.directory().tensors->bytes(row) : 0;
    }
    return bytes;
}

Answer answerValues(const CheckContext& context)
{
    const TensorStore& store = *context.directory().tensors;
    const std::uint64_t total = valueBytes(context);
    if (total == 0) {
        return Answer::notApplicable(
            Message(QT_TRANSLATE_NOOP("model", "No weights in floating point lie in their files as they are.")));
    }
    ReadingProgress progress(context.options().progress, total);
    std::vector<std::byte> chunk(ChunkBytes);
    std::vector<Odd> odd;
    std::uint64_t looked = 0;
    for (const FileIndex index : context.unit().weights) {
        const FileEntry& entry = context.file(index);
        const auto source = entry.tensorCount > 0 ? FileSource::open(context.directory().absolute(entry))
                                                  : Result<std::unique_ptr<FileSource>>(nullptr);
        if (!source || *source == nullptr) {
            continue;
        }
        for (std::uint32_t row = entry.firstTensor; row < entry.firstTensor + entry.tensorCount; ++row) {
            if (!isReadable(context, row) || has(store.flags(row), TensorFlag::State)) {
                continue;
            }
            ValueCount count;
            if (!readTensor(context, **source, row, chunk, progress, count)) {
                if (context.stop().stop_requested()) {
                    return Answer::notVerified(
                        {},
                        Message(
                            QT_TRANSLATE_NOOP("model", "It was stopped after %1 tensors."), {Argument::count(looked)}));
                }
                continue;
            }
            ++looked;
            const bool zeros = !count.anyNonzero && mustNotBeZero(store.name(row), store.shape(row).size());
            if (count.nan > 0 || count.infinite > 0 || zeros) {
                odd.push_back({row, count});
            }
        }
    }
    if (odd.empty()) {
        return Answer::pass(Message(
            QT_TRANSLATE_NOOP("model", "%1 tensors: no NaN, no infinite value, no matrix of zeros."),
            {Argument::count(looked)}));
    }
    std::set<FileIndex> files;
    std::vector<Evidence> evidence;
    for (const Odd& one : odd) {
        files.insert(store.file(one.row));
        if (evidence.size() < 200) {
            evidence.push_back(
                {store.file(one.row), store.offset(one.row), std::string(store.name(one.row)), oddWords(context, one)});
        }
    }
    return Answer::fault(
               Message::plural(
                   QT_TRANSLATE_N_NOOP("model", "%n tensor(s) with values that do not belong there"), odd.size()),
               Message(QT_TRANSLATE_NOOP("model", "%1."), {evidence.front().text}),
               Message(QT_TRANSLATE_NOOP(
                   "model", "Training may have diverged, or a conversion went wrong. Take an earlier checkpoint.")),
               {files.begin(), files.end()})
        .with(std::move(evidence));
}

} // namespace vitrine
