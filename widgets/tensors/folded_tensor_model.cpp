// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/folded_tensor_model.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/plain_tool_tip.h"

#include <QMimeData>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

TensorColumn columnOf(const QModelIndex& index)
{
    return static_cast<TensorColumn>(index.column());
}

} // namespace

std::vector<std::uint32_t> foldedOrder(const LayerFolding& folding, const TensorStore& store, TensorSort sort)
{
    const auto groups = folding.groups();
    std::vector<std::uint32_t> order(groups.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto first = [&](std::uint32_t group) { return folding.members()[groups[group].first]; };
    const auto sortBy = [&](auto key) {
        if (sort.descending) {
            std::ranges::stable_sort(order, std::greater{}, key);
        } else {
            std::ranges::stable_sort(order, std::less{}, key);
        }
    };
    switch (sort.column) {
    case TensorColumn::Bytes:
        sortBy([&](std::uint32_t group) { return groups[group].bytes; });
        break;
    case TensorColumn::Parameters:
        sortBy([&](std::uint32_t group) { return groups[group].parameters; });
        break;
    case TensorColumn::Dtype:
        sortBy([&](std::uint32_t group) { return store.dtypeName(first(group)); });
        break;
    case TensorColumn::Shape:
        sortBy(
            [&](std::uint32_t group) { return elementCount(store.shape(first(group))).value_or(~std::uint64_t(0)); });
        break;
    case TensorColumn::Shard:
    case TensorColumn::File:
        sortBy([&](std::uint32_t group) { return groups[group].firstFile; });
        break;
    default:
        if (sort.descending) {
            std::ranges::reverse(order);
        }
        break;
    }
    return order;
}

void FoldedTensorModel::show(
    const TensorCells& cells, std::shared_ptr<const TensorRows> rows, std::shared_ptr<const LayerFolding> folding,
    std::vector<std::uint32_t> order)
{
    beginResetModel();
    m_cells = cells;
    m_rows = std::move(rows);
    m_folding = std::move(folding);
    m_nodes.assign(1, Node{});
    m_nodes.front().isOpened = true;
    m_numbered = m_rows && m_cells.areNumbered(m_rows->filesInScope);
    for (const std::uint32_t group : order) {
        addChild(0, group, m_folding->whole(group));
    }
    endResetModel();
}

void FoldedTensorModel::clear()
{
    beginResetModel();
    m_rows.reset();
    m_folding.reset();
    m_nodes.assign(1, Node{});
    endResetModel();
}

void FoldedTensorModel::addChild(std::uint32_t parent, std::uint32_t group, const FoldedRange& range)
{
    auto& children = m_nodes[parent].children;
    const auto id = static_cast<std::uint32_t>(m_nodes.size());
    Node child;
    child.parent = parent;
    child.row = static_cast<std::uint32_t>(children.size());
    child.group = group;
    child.range = range;
    children.push_back(id);
    m_nodes.push_back(std::move(child));
}

std::optional<std::uint32_t> FoldedTensorModel::storeRow(const QModelIndex& index) const
{
    const std::span<const std::uint32_t> all = members(index);
    return all.size() == 1 ? std::optional(all.front()) : std::nullopt;
}

std::span<const std::uint32_t> FoldedTensorModel::members(const QModelIndex& index) const
{
    if (!index.isValid() || !m_folding) {
        return {};
    }
    const FoldedRange& range = node(index).range;
    return m_folding->members().subspan(range.first, range.count);
}

/// Rows from the top down to an entry.
std::vector<std::uint32_t> FoldedTensorModel::path(std::uint32_t id) const
{
    std::vector<std::uint32_t> rows;
    for (; id != 0; id = m_nodes[id].parent) {
        rows.push_back(m_nodes[id].row);
    }
    std::ranges::reverse(rows);
    return rows;
}

std::vector<std::uint32_t> FoldedTensorModel::tensorsOf(const QModelIndexList& entries, std::size_t most) const
{
    using Entry = std::pair<std::vector<std::uint32_t>, QModelIndex>;
    std::vector<Entry> sorted;
    for (const QModelIndex& index : entries) {
        if (index.isValid()) {
            sorted.emplace_back(path(static_cast<std::uint32_t>(index.internalId())), index);
        }
    }
    std::ranges::sort(sorted, {}, &Entry::first);
    std::vector<std::uint32_t> rows;
    const std::vector<std::uint32_t>* above = nullptr;
    for (const auto& [place, index] : sorted) {
        // What lies below an entry that is taken is taken along with it.
        if (above != nullptr && std::ranges::mismatch(place, *above).in2 == above->end()) {
            continue;
        }
        above = &place;
        const auto all = members(index);
        const auto taken = all.first(std::min(all.size(), most - rows.size()));
        rows.insert(rows.end(), taken.begin(), taken.end());
    }
    return rows;
}

QModelIndex FoldedTensorModel::indexOf(std::uint32_t storeRow)
{
    if (!m_folding) {
        return {};
    }
    const auto members = m_folding->members();
    const auto found = std::ranges::find(members, storeRow);
    if (found == members.end()) {
        return {};
    }
    const auto place = static_cast<std::uint32_t>(found - members.begin());
    QModelIndex at;
    for (;;) {
        fetchMore(at);
        const auto& children = node(at).children;
        const auto child = std::ranges::find_if(children, [&](std::uint32_t id) {
            const FoldedRange& range = m_nodes[id].range;
            return place >= range.first && place - range.first < range.count;
        });
        if (child == children.end()) {
            return at;
        }
        at = createIndex(static_cast<int>(m_nodes[*child].row), 0, quintptr(*child));
    }
}

void FoldedTensorModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit layoutAboutToBeChanged();
    emit layoutChanged();
}

QModelIndex FoldedTensorModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto& children = node(parent).children;
    if (row < 0 || static_cast<std::size_t>(row) >= children.size() || column < 0 || column >= columnCount()
        || parent.column() > 0) {
        return {};
    }
    return createIndex(row, column, quintptr(children[static_cast<std::size_t>(row)]));
}

QModelIndex FoldedTensorModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || node(child).parent == 0) {
        return {};
    }
    const std::uint32_t parent = node(child).parent;
    return createIndex(static_cast<int>(m_nodes[parent].row), 0, quintptr(parent));
}

int FoldedTensorModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(node(parent).children.size());
}

int FoldedTensorModel::columnCount(const QModelIndex&) const
{
    return static_cast<int>(TensorColumn::Count);
}

bool FoldedTensorModel::hasChildren(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return rowCount() > 0;
    }
    return parent.column() == 0 && node(parent).range.count > 1;
}

bool FoldedTensorModel::canFetchMore(const QModelIndex& parent) const
{
    return parent.isValid() && hasChildren(parent) && !node(parent).isOpened;
}

void FoldedTensorModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent)) {
        return;
    }
    const auto id = static_cast<std::uint32_t>(parent.internalId());
    const std::uint32_t group = m_nodes[id].group;
    std::vector<FoldedRange> ranges = m_folding->open(group, m_nodes[id].range);
    m_nodes[id].isOpened = true;
    beginInsertRows(parent, 0, static_cast<int>(ranges.size()) - 1);
    for (const FoldedRange& range : ranges) {
        addChild(id, group, range);
    }
    endInsertRows();
}

QString FoldedTensorModel::countText(const Node& node) const
{
    if (node.range.count == 1) {
        return {};
    }
    if (node.parent != 0) {
        return formatCount(node.range.count) + u" × "_s;
    }
    QString text;
    for (const std::uint32_t factor : m_folding->factors(node.group)) {
        text += formatCount(factor) + u" × "_s;
    }
    return text;
}

QString FoldedTensorModel::name(const Node& node) const
{
    const auto members = m_folding->members();
    if (node.range.count == 1) {
        return m_cells.text(members[node.range.first], TensorColumn::Name);
    }
    if (node.range.isStretch) {
        return tr("%1 … %2", "first and last name of a stretch")
            .arg(
                m_cells.text(members[node.range.first], TensorColumn::Name),
                m_cells.text(members[node.range.first + node.range.count - 1], TensorColumn::Name));
    }
    return displayText(shortened(m_folding->pattern(node.group, node.range), 2000));
}

std::uint64_t FoldedTensorModel::sum(const Node& node, TensorColumn column) const
{
    const FoldedGroup group = m_folding->groups()[node.group];
    const std::uint64_t whole = column == TensorColumn::Bytes ? group.bytes : group.parameters;
    // All members have one type and one shape, and so nearly always one size.
    return node.range.count == group.count ? whole : whole / group.count * node.range.count;
}

QString FoldedTensorModel::shards(const Node& node) const
{
    const FoldedGroup group = m_folding->groups()[node.group];
    if (node.range.count == 1) {
        return m_cells.shard(m_cells.store().file(m_folding->members()[node.range.first]));
    }
    const bool isWhole = node.range.count == group.count;
    const auto file = [&](std::uint32_t place) { return m_cells.store().file(m_folding->members()[place]); };
    const std::uint32_t first = isWhole ? group.firstFile : file(node.range.first);
    const std::uint32_t last = isWhole ? group.lastFile : file(node.range.first + node.range.count - 1);
    if (first == last) {
        return m_cells.shard(first);
    }
    if (m_cells.shardNumber(first) > 0 && m_cells.shardCount(first) == m_cells.shardCount(last)) {
        const auto [low, high] = std::minmax({m_cells.shardNumber(first), m_cells.shardNumber(last)});
        return u"%1–%2 / %3"_s.arg(low).arg(high).arg(m_cells.shardCount(first));
    }
    return tr("several");
}

QString FoldedTensorModel::text(const Node& node, TensorColumn column) const
{
    const std::uint32_t row = m_folding->members()[node.range.first];
    const bool isOne = node.range.count == 1;
    switch (column) {
    case TensorColumn::Name:
        return countText(node) + name(node);
    case TensorColumn::Bytes:
        return isOne ? m_cells.text(row, column) : formatBytes(sum(node, column));
    case TensorColumn::Parameters:
        return isOne ? m_cells.text(row, column) : formatCount(sum(node, column));
    case TensorColumn::Shard:
        return shards(node);
    case TensorColumn::Offset:
    case TensorColumn::Layer:
    case TensorColumn::File:
        return isOne ? m_cells.text(row, column) : QString();
    default:
        return m_cells.text(row, column);
    }
}

int FoldedTensorModel::mutedLetters(const Node& node) const
{
    if (node.row == 0 || node.range.count > 1 || m_nodes[m_nodes[node.parent].children[node.row - 1]].range.count > 1) {
        return static_cast<int>(countText(node).size());
    }
    const Node& above = m_nodes[m_nodes[node.parent].children[node.row - 1]];
    const TensorStore& store = m_cells.store();
    return sharedLetters(
        store.name(m_folding->members()[node.range.first]), store.name(m_folding->members()[above.range.first]));
}

QVariant FoldedTensorModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Node& entry = node(index);
    const std::uint32_t row = m_folding->members()[entry.range.first];
    const bool isOne = entry.range.count == 1;
    // Of type and shape all members have the same, so the first one speaks for them.
    const bool isCommon = columnOf(index) == TensorColumn::Dtype || columnOf(index) == TensorColumn::Shape;
    switch (role) {
    case Qt::AccessibleTextRole:
        return isOne || isCommon ? m_cells.data(row, columnOf(index), role) : text(entry, columnOf(index));
    case Qt::DisplayRole:
        return isOne ? m_cells.data(row, columnOf(index), role) : text(entry, columnOf(index));
    case Qt::ToolTipRole:
        return isOne ? m_cells.data(row, columnOf(index), role) : theme::plainToolTip(text(entry, columnOf(index)));
    case StoreRowRole:
        return isOne ? QVariant(row) : QVariant();
    case MutedLettersRole:
        return mutedLetters(entry);
    case MatchesRole:
        return QVariant::fromValue(isOne ? shownMatches(m_rows->filter, m_cells.store().name(row)) : TextPlaces());
    default:
        return m_cells.data(row, columnOf(index), role);
    }
}

Qt::ItemFlags FoldedTensorModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled : Qt::NoItemFlags;
}

QStringList FoldedTensorModel::mimeTypes() const
{
    return {QStringLiteral("text/plain")};
}

QMimeData* FoldedTensorModel::mimeData(const QModelIndexList& indexes) const
{
    return draggedNames(m_cells, tensorsOf(indexes, MostNamesDragged));
}

QVariant FoldedTensorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    return TensorCells::headerData(static_cast<TensorColumn>(section), role, m_numbered);
}

} // namespace vitrine
