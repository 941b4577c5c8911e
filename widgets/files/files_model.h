// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/files/files_tree.h"
#include "widgets/files/left_out.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModel>

#include <optional>
#include <utility>
#include <vector>

namespace vitrine {

/// Marks on files: the worst finding that is about each.
using FileMarks = std::vector<std::pair<FileIndex, StatusColor>>;
/// Marks of the rows of a tree, the worst at and below each; 0: none, else StatusColor + 1.
using RowMarks = std::vector<std::uint8_t>;

/// The rows of a FilesTree: text, size and words for screen readers. Icons and colours are the delegate's.
class FilesModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, SizeColumn, ColumnCount };

    explicit FilesModel(QObject* parent = nullptr);

    /// Null shows nothing.
    void setTree(std::shared_ptr<const FilesTree> tree);
    [[nodiscard]] const FilesTree* tree() const { return m_tree.get(); }
    [[nodiscard]] const std::shared_ptr<const FilesTree>& sharedTree() const { return m_tree; }
    /// Of the tree that is shown. Computed by rowMarks(), of large trees in the background.
    void setMarks(RowMarks marks);
    [[nodiscard]] static RowMarks rowMarks(const FilesTree& tree, const FileMarks& marks);
    /// The worst mark at and below a row.
    [[nodiscard]] std::optional<StatusColor> mark(const QModelIndex& index) const;

    /// What is to stay out of a package.
    void setLeftOut(const LeftOut& leftOut);
    /// Whether a file or folder, or a folder above it, was left out.
    [[nodiscard]] bool isLeftOut(std::uint32_t node) const;
    /// What leaving out a row means: its files, or one folder that holds very many; empty for a row that holds nothing,
    /// and for the directory as a whole.
    [[nodiscard]] std::vector<std::string> leftOutPaths(std::uint32_t node) const;

    [[nodiscard]] const FilesNode& node(const QModelIndex& index) const { return m_tree->node(id(index)); }
    [[nodiscard]] static std::uint32_t id(const QModelIndex& index)
    {
        return static_cast<std::uint32_t>(index.internalId());
    }
    [[nodiscard]] QModelIndex indexOf(std::uint32_t node, int column = NameColumn) const;
    [[nodiscard]] QString text(std::uint32_t node) const;
    /// "Tokenizer": what stands at the right of a file; empty where it would say nothing new.
    [[nodiscard]] QString roleWord(std::uint32_t node) const;
    /// "to load": the badge of a need.
    [[nodiscard]] static QString needBadge(Need need);
    /// The same row with everything a screen reader should say.
    [[nodiscard]] QString spoken(std::uint32_t node) const;
    /// Absolute path of a file or folder; empty for a group.
    [[nodiscard]] QString path(std::uint32_t node) const;
    /// The same, relative to the directory; empty for the directory itself.
    [[nodiscard]] QString relativePath(std::uint32_t node) const;
    /// All texts anew, in another language.
    void retranslate();

signals:
    /// Every row is to be painted anew. A dataChanged() of 100,000 rows makes a tree view walk through all of them.
    void looksChanged();

public: // QAbstractItemModel
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant
    headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

private:
    [[nodiscard]] std::string bytesOfPath(std::uint32_t node) const;
    [[nodiscard]] QString tooltip(std::uint32_t node) const;
    void emitChanged();

    std::shared_ptr<const FilesTree> m_tree;
    LeftOut m_leftOut;
    RowMarks m_marks;
};

} // namespace vitrine
