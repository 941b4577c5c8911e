// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/layer_folding.h"
#include "widgets/tensors/tensor_table_model.h"

#include <QAbstractItemModel>

#include <deque>

namespace vitrine {

/// Repeated layers in one row each, which open into their members. A row below is made only when its parent is opened.
class FoldedTensorModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// `order`: the groups, in the order in which they are to be shown.
    void show(
        const TensorCells& cells, std::shared_ptr<const TensorRows> rows, std::shared_ptr<const LayerFolding> folding,
        std::vector<std::uint32_t> order);
    void clear();
    [[nodiscard]] std::shared_ptr<const TensorRows> rows() const { return m_rows; }
    /// The one tensor of an entry; nothing where it stands for several.
    [[nodiscard]] std::optional<std::uint32_t> storeRow(const QModelIndex& index) const;
    /// All tensors that an entry stands for, in natural order.
    [[nodiscard]] std::span<const std::uint32_t> members(const QModelIndex& index) const;
    /// All tensors of several entries, each once and in the order in which they are shown; at most `most`.
    [[nodiscard]] std::vector<std::uint32_t> tensorsOf(const QModelIndexList& entries, std::size_t most) const;
    /// The entry of a tensor, its parents made on the way; invalid where it is not shown.
    [[nodiscard]] QModelIndex indexOf(std::uint32_t storeRow);
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant
    headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    void sort(int column, Qt::SortOrder order) override { emit sortWanted(column, order); }

signals:
    void sortWanted(int column, Qt::SortOrder order);

private:
    struct Node {
        std::uint32_t parent = 0; ///< 0: the invisible root
        std::uint32_t row = 0; ///< among its parent's children
        std::uint32_t group = 0;
        FoldedRange range;
        bool isOpened = false;
        std::vector<std::uint32_t> children;
    };

    [[nodiscard]] const Node& node(const QModelIndex& index) const
    {
        return m_nodes[index.isValid() ? index.internalId() : 0];
    }
    [[nodiscard]] QString name(const Node& node) const;
    [[nodiscard]] QString countText(const Node& node) const;
    [[nodiscard]] QString text(const Node& node, TensorColumn column) const;
    [[nodiscard]] QString shards(const Node& node) const;
    [[nodiscard]] std::uint64_t sum(const Node& node, TensorColumn column) const;
    [[nodiscard]] int mutedLetters(const Node& node) const;
    [[nodiscard]] std::vector<std::uint32_t> path(std::uint32_t id) const;
    void addChild(std::uint32_t parent, std::uint32_t group, const FoldedRange& range);

    TensorCells m_cells;
    std::shared_ptr<const TensorRows> m_rows;
    std::shared_ptr<const LayerFolding> m_folding;
    std::deque<Node> m_nodes = std::deque<Node>(1); ///< the first is the root
    bool m_numbered = true;
};

/// Groups in the order of a column: sums of numbers, else as their first members stand.
[[nodiscard]] std::vector<std::uint32_t>
foldedOrder(const LayerFolding& folding, const TensorStore& store, TensorSort sort);

} // namespace vitrine
