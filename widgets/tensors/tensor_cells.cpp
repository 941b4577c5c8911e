// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_cells.h"

#include "model/tensors/natural_compare.h"
#include "model/tensors/tensor_role.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/plain_tool_tip.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

/// A name as it is shown: the longest names of real models have some 150 letters.
constexpr std::size_t LongestName = 2000;

QString shownName(std::string_view name)
{
    return name.size() <= LongestName ? displayText(name) : displayText(shortened(name, LongestName));
}

/// Context of the texts of this file.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(TensorTable)
};

std::uint32_t numberAt(std::string_view text, std::size_t begin, std::size_t end)
{
    std::uint32_t value = 0;
    std::from_chars(text.data() + begin, text.data() + end, value);
    return value;
}

} // namespace

TensorCells::ShardPlace TensorCells::shardPlace(std::uint32_t file) const
{
    if (file >= m_directory->files.size()) {
        return {};
    }
    const std::string_view path = m_directory->files[file].path;
    const std::size_t of = path.rfind("-of-");
    if (of == std::string_view::npos) {
        return {};
    }
    std::size_t begin = of;
    while (begin > 0 && isDigit(path[begin - 1])) {
        --begin;
    }
    return {numberAt(path, begin, of), numberAt(path, of + 4, digitsEnd(path, of + 4))};
}

QString TensorCells::shape(std::span<const std::uint64_t> extents)
{
    QString text = u"["_s;
    constexpr std::size_t most = 16; // a shape that is longer is no tensor of a model
    for (std::size_t i = 0; i < std::min(extents.size(), most); ++i) {
        text += (i == 0 ? u""_s : u", "_s) + QString::number(extents[i]);
    }
    return text + (extents.size() > most ? u", …]"_s : u"]"_s);
}

bool TensorCells::isNumber(TensorColumn column)
{
    return column == TensorColumn::Bytes || column == TensorColumn::Parameters || column == TensorColumn::Offset
        || column == TensorColumn::Layer;
}

int TensorCells::alignment(TensorColumn column)
{
    return int((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

bool TensorCells::areNumbered(std::span<const std::uint32_t> files) const
{
    return std::ranges::all_of(files, [this](std::uint32_t file) { return shardNumber(file) > 0; });
}

QString TensorCells::path(std::uint32_t file) const
{
    return file < m_directory->files.size() ? displayText(m_directory->files[file].path) : QString();
}

QString TensorCells::shard(std::uint32_t file) const
{
    if (const ShardPlace place = shardPlace(file); place.number > 0) {
        return u"%1 / %2"_s.arg(place.number).arg(place.of);
    }
    const QString whole = path(file);
    return whole.mid(whole.lastIndexOf(u'/') + 1);
}

QString TensorCells::text(std::uint32_t row, TensorColumn column) const
{
    const TensorStore& tensors = store();
    switch (column) {
    case TensorColumn::Name:
        return shownName(tensors.name(row));
    case TensorColumn::Dtype:
        return displayText(tensors.dtypeName(row));
    case TensorColumn::Shape:
        return shape(tensors.shape(row));
    case TensorColumn::Bytes:
        return formatBytes(tensors.bytes(row));
    case TensorColumn::Shard:
        return shard(tensors.file(row));
    case TensorColumn::Parameters:
        return formatCount(tensors.parameters(row));
    case TensorColumn::Offset:
        return tensors.offset(row) == TensorEntry::NoOffset ? QString() : formatCount(tensors.offset(row));
    case TensorColumn::File:
        return path(tensors.file(row));
    case TensorColumn::Layer: {
        const auto layer = tensorRole(tensors.name(row)).layer;
        return layer ? QString::number(*layer) : QString();
    }
    case TensorColumn::Role:
        return tensorRoleTitle(tensorRole(tensors.name(row))).text();
    case TensorColumn::Count:
        break;
    }
    return {};
}

QString TensorCells::spoken(std::uint32_t row, TensorColumn column) const
{
    switch (column) {
    case TensorColumn::Dtype:
        return spokenDtype(store().dtypeName(row));
    case TensorColumn::Shape: {
        const std::span<const std::uint64_t> extents = store().shape(row);
        if (extents.empty()) {
            return Words::tr("a single value");
        }
        QString text = QString::number(extents.front());
        for (std::size_t i = 1; i < std::min<std::size_t>(extents.size(), 16); ++i) {
            text = Words::tr("%1 by %2").arg(text, QString::number(extents[i]));
        }
        return text;
    }
    case TensorColumn::Shard: {
        const std::uint32_t file = store().file(row);
        return shardNumber(file) > 0 ? Words::tr("shard %1 of %2").arg(shardNumber(file)).arg(shardCount(file))
                                     : shard(file);
    }
    default:
        return text(row, column);
    }
}

QString TensorCells::toolTip(std::uint32_t row, TensorColumn column) const
{
    switch (column) {
    case TensorColumn::Name: {
        const QString role = tensorRoleTitle(tensorRole(store().name(row))).text();
        return role.isEmpty() ? text(row, column) : text(row, column) + u'\n' + role;
    }
    case TensorColumn::Dtype:
        return spokenDtype(store().dtypeName(row));
    case TensorColumn::Bytes:
        return Words::tr("%1 bytes").arg(formatCount(store().bytes(row)));
    case TensorColumn::Shard:
        return path(store().file(row));
    default:
        return text(row, column);
    }
}

QVariant TensorCells::data(std::uint32_t row, TensorColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return theme::plainToolTip(toolTip(row, column));
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case Qt::TextAlignmentRole:
        return alignment(column);
    case StoreRowRole:
        return row;
    case DtypeFamilyRole:
        return static_cast<int>(store().dtype(store().dtypeId(row)).family);
    default:
        return {};
    }
}

QVariant TensorCells::headerData(TensorColumn column, int role, bool numbered)
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return tensorColumnTitle(column, numbered);
    case Qt::TextAlignmentRole:
        return alignment(column);
    default:
        return {};
    }
}

QString tensorColumnTitle(TensorColumn column, bool numbered)
{
    switch (column) {
    case TensorColumn::Name:
        return Words::tr("Name");
    case TensorColumn::Dtype:
        return Words::tr("Dtype");
    case TensorColumn::Shape:
        return Words::tr("Shape");
    case TensorColumn::Bytes:
        return Words::tr("Bytes");
    case TensorColumn::Shard:
        return numbered ? Words::tr("Shard") : Words::tr("File");
    case TensorColumn::Parameters:
        return Words::tr("Parameters");
    case TensorColumn::Offset:
        return Words::tr("Offset");
    case TensorColumn::File:
        return Words::tr("File with its path");
    case TensorColumn::Layer:
        return Words::tr("Layer");
    case TensorColumn::Role:
        return Words::tr("Role in the model");
    case TensorColumn::Count:
        break;
    }
    return {};
}

QString spokenDtype(std::string_view name)
{
    static constexpr auto words = std::to_array<std::pair<std::string_view, const char*>>(
        {{"BF16", "bfloat16"},
         {"F16", "float16"},
         {"F32", "float32"},
         {"F64", "float64"},
         {"I8", "int8"},
         {"I16", "int16"},
         {"I32", "int32"},
         {"I64", "int64"},
         {"U8", "uint8"},
         {"U16", "uint16"},
         {"U32", "uint32"},
         {"U64", "uint64"},
         {"BOOL", "bool"},
         {"C64", "complex64"},
         {"C128", "complex128"},
         {"F8_E4M3", "float8 e4m3"},
         {"F8_E5M2", "float8 e5m2"},
         {"F4", "float4"}});
    for (const auto& [dtype, spoken] : words) {
        if (dtype == name) {
            return QString::fromLatin1(spoken);
        }
    }
    return displayText(name);
}

} // namespace vitrine
