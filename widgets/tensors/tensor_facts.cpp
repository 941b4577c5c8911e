// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_facts.h"

#include "model/tensors/natural_compare.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/tensors/tensor_cells.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <charconv>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

/// Context of the texts of this file.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(TensorFacts)
};

/// Where the digits of the layer stand in a name; {0, 0}: nowhere.
std::pair<std::size_t, std::size_t> layerDigits(std::string_view name, std::uint32_t layer)
{
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t begin = wordsEnd(name, at);
        const std::size_t end = digitsEnd(name, begin);
        std::uint32_t value = 0;
        const bool isNumber = std::from_chars(name.data() + begin, name.data() + end, value).ec == std::errc{};
        if (isNumber && value == layer) {
            return {begin, end};
        }
        at = std::max(end, at + 1);
    }
    return {0, 0};
}

/// The name behind its layer, or all of it.
std::string_view behindLayer(std::string_view name, const TensorRole& role)
{
    if (!role.layer) {
        return name;
    }
    const std::size_t end = layerDigits(name, *role.layer).second;
    return end > 0 && end + 1 < name.size() ? name.substr(end + 1) : name;
}

/// What the two extents of a matrix are.
QString axes(const TensorStore& store, std::uint32_t row, const TensorRole& role)
{
    // Only names whose libraries store matrices as rows of outputs; GPT-2's Conv1D is the other way round.
    const std::string_view name = store.name(row);
    const bool turned = name.contains("c_attn") || name.contains("c_proj") || name.contains("c_fc") || name.ends_with("kernel");
    if (store.shape(row).size() != 2 || turned) {
        return {};
    }
    if (role.part == TensorPart::TokenEmbedding || role.part == TensorPart::OutputHead) {
        return Words::tr("tokens × width");
    }
    const bool isMatrix = (role.part >= TensorPart::AttentionQuery && role.part <= TensorPart::AttentionOutput)
        || (role.part >= TensorPart::LatentQueryDown && role.part <= TensorPart::LatentKeyValueUp)
        || (role.part >= TensorPart::MlpGate && role.part <= TensorPart::MlpGateUp);
    return isMatrix ? Words::tr("output × input") : QString();
}

QString dtypeText(const Dtype& dtype)
{
    const QString name = displayText(dtype.name);
    if (dtype.blockBits == 0) {
        return Words::tr("%1, not known to Vitrine").arg(name);
    }
    const QLocale locale;
    if (dtype.blockElements > 1) {
        return Words::tr("%1, blocks of %2 values, %3 bits a value")
            .arg(name, formatCount(dtype.blockElements), locale.toString(dtype.bitsPerElement(), 'g', 5));
    }
    if (dtype.blockBits % 8 != 0) {
        return Words::tr("%1, %2 bits a value").arg(name, formatCount(dtype.blockBits));
    }
    return dtype.blockBits == 8 ? Words::tr("%1, 1 byte a value").arg(name) : Words::tr("%1, %2 bytes a value").arg(name, formatCount(dtype.blockBits / 8));
}

QString fileText(const TensorCells& cells, std::uint32_t file)
{
    const QString path = cells.path(file);
    return cells.shardNumber(file) == 0
        ? path
        : Words::tr("%1, shard %2 of %3").arg(path, formatCount(cells.shardNumber(file)), formatCount(cells.shardCount(file)));
}

QString storedText(const TensorStore& store, std::uint32_t row)
{
    const TensorDetail* detail = store.detail(row);
    if (detail != nullptr && !detail->strides.empty()) {
        QStringList steps;
        for (const std::int64_t stride : detail->strides) {
            steps << QString::number(stride);
        }
        return Words::tr("in steps of [%1] values").arg(steps.join(u", "_s));
    }
    if (detail != nullptr && !detail->storedShape.empty()) {
        return Words::tr("the file states the shape as %1").arg(TensorCells::shape(detail->storedShape));
    }
    return Words::tr("row by row, outermost first");
}

void addNotes(TensorFacts& facts, TensorFlag flags)
{
    struct Note {
        TensorFlag flag;
        const char* text;
    };
    static constexpr auto notes = std::to_array<Note>({
        {TensorFlag::Truncated, QT_TRANSLATE_NOOP("TensorFacts", "The file ends before this tensor does: its last values are missing.")},
        {TensorFlag::Faulty, QT_TRANSLATE_NOOP("TensorFacts", "It breaks a rule of its format; the problems of the file say which.")},
        {TensorFlag::Opaque, QT_TRANSLATE_NOOP("TensorFacts", "Its type is not known to Vitrine; its size follows from where the next tensor begins.")},
        {TensorFlag::Alias, QT_TRANSLATE_NOOP("TensorFacts", "It shares its bytes with another tensor, and is counted once.")},
        {TensorFlag::Overhead, QT_TRANSLATE_NOOP("TensorFacts", "It belongs to the quantisation of a weight, and is no parameter of the model.")},
        {TensorFlag::State, QT_TRANSLATE_NOOP("TensorFacts", "It belongs to the training, not to the model.")},
        {TensorFlag::Copy, QT_TRANSLATE_NOOP("TensorFacts", "It is of a second copy of the weights, and is not counted again.")},
        {TensorFlag::Strided, QT_TRANSLATE_NOOP("TensorFacts", "Its values do not lie one after the other in the file.")},
        {TensorFlag::Buffer, QT_TRANSLATE_NOOP("TensorFacts", "It is computed and stored along with the model, and is no parameter.")},
    });
    for (const Note& note : notes) {
        if (has(flags, note.flag)) {
            facts.notes.push_back(Words::tr(note.text));
        }
    }
}

void addDetail(TensorFacts& facts, const TensorDetail& detail)
{
    if (!detail.storage.empty()) {
        facts.lines.push_back({Words::tr("Storage"), displayText(shortened(detail.storage, 200))});
    }
    for (const auto& [name, value] : detail.facts) {
        facts.lines.push_back({displayText(shortened(name, 100)), displayText(shortened(value, 500))});
    }
}

} // namespace

TensorFacts tensorFacts(const ModelDirectory& directory, std::uint32_t row)
{
    const TensorStore& store = *directory.tensors;
    // A view of the directory that somebody else keeps alive.
    const TensorCells cells(std::shared_ptr<const ModelDirectory>(std::shared_ptr<void>(), &directory));
    const TensorRole role = tensorRole(store.name(row));
    TensorFacts facts;
    facts.layer = role.layer;
    facts.name = cells.text(row, TensorColumn::Name);
    facts.title = displayText(shortened(behindLayer(store.name(row), role), 200));
    facts.role = tensorRoleTitle(role).text();
    if (const QString side = tensorSideTitle(role.side).text(); !side.isEmpty() && !facts.role.isEmpty()) {
        facts.role = Words::tr("%1, %2").arg(side, facts.role);
    }
    facts.explanation = tensorPartExplanation(role.part).text();

    const QString axis = axes(store, row, role);
    facts.lines.push_back({Words::tr("Shape"), cells.text(row, TensorColumn::Shape) + (axis.isEmpty() ? axis : u"  "_s + axis)});
    facts.lines.push_back({Words::tr("Dtype"), dtypeText(store.dtype(store.dtypeId(row)))});
    facts.lines.push_back({Words::tr("Parameters"), formatCount(store.parameters(row))});
    facts.lines.push_back({Words::tr("Bytes"), Words::tr("%1 (%2)").arg(formatCount(store.bytes(row)), formatBytes(store.bytes(row)))});
    facts.lines.push_back({Words::tr("File"), fileText(cells, store.file(row))});
    const std::uint64_t offset = store.offset(row);
    facts.lines.push_back({Words::tr("Offset"),
        offset == TensorEntry::NoOffset ? Words::tr("none of its own in the file")
                                        : Words::tr("%1 (0x%2)").arg(formatCount(offset), QString::number(offset, 16).toUpper())});
    facts.lines.push_back({Words::tr("Stored"), storedText(store, row)});
    if (const TensorDetail* detail = store.detail(row)) {
        addDetail(facts, *detail);
    }
    addNotes(facts, store.flags(row));
    return facts;
}

std::optional<std::uint32_t> largestLayer(const TensorStore& store, std::uint32_t row, const std::stop_token& stop)
{
    constexpr std::uint32_t interval = 1U << 14U;
    const std::string_view name = store.name(row);
    const std::optional<std::uint32_t> layer = tensorRole(name).layer;
    if (!layer) {
        return std::nullopt;
    }
    const std::string_view prefix = name.substr(0, layerDigits(name, *layer).first);
    std::uint32_t largest = *layer;
    for (std::uint32_t other = 0; other < store.size(); ++other) {
        if (other % interval == 0 && stop.stop_requested()) {
            return std::nullopt;
        }
        const std::string_view candidate = store.name(other);
        if (candidate.starts_with(prefix)) {
            std::uint32_t value = 0;
            const char* end = candidate.data() + candidate.size();
            if (std::from_chars(candidate.data() + prefix.size(), end, value).ec == std::errc{}) {
                largest = std::max(largest, value);
            }
        }
    }
    return largest;
}

std::string_view layerPrefix(std::string_view name, std::uint32_t layer)
{
    const auto [begin, end] = layerDigits(name, layer);
    if (end == 0) {
        return name;
    }
    const std::size_t word = begin > 1 ? name.find_last_of("./", begin - 2) : std::string_view::npos;
    const std::size_t first = word == std::string_view::npos ? 0 : word + 1;
    return name.substr(first, std::min(end + 1, name.size()) - first);
}

} // namespace vitrine
