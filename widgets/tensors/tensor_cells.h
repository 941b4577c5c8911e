// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/tensors/tensor_order.h"

#include <QString>
#include <QVariant>

#include <memory>
#include <span>

namespace vitrine {

/// Roles that the tables of tensors have besides Qt's own.
enum TensorDataRole : int {
    StoreRowRole = Qt::UserRole, ///< row of the store; invalid where an entry stands for several tensors
    MutedLettersRole, ///< how many letters at the front repeat the row above
    MatchesRole, ///< QList<QPair<int, int>>: place and length of what the filter found, in letters
    DtypeFamilyRole,
};

/// What stands in the cells of the tensor table, made for one cell at a time when it is painted.
class TensorCells
{
public:
    TensorCells() = default;
    explicit TensorCells(std::shared_ptr<const ModelDirectory> directory)
        : m_directory(std::move(directory))
    {
    }

    [[nodiscard]] bool isEmpty() const { return !m_directory; }
    [[nodiscard]] const std::shared_ptr<const ModelDirectory>& directory() const { return m_directory; }
    [[nodiscard]] const TensorStore& store() const { return *m_directory->tensors; }
    [[nodiscard]] QString text(std::uint32_t row, TensorColumn column) const;
    /// As it is to be spoken: "3584 by 3584", "bfloat16".
    [[nodiscard]] QString spoken(std::uint32_t row, TensorColumn column) const;
    [[nodiscard]] QString toolTip(std::uint32_t row, TensorColumn column) const;
    /// What every model answers alike for a cell of one tensor; nothing for roles that depend on its neighbours.
    [[nodiscard]] QVariant data(std::uint32_t row, TensorColumn column, int role) const;
    /// Title and alignment of a column; nothing for other roles.
    [[nodiscard]] static QVariant headerData(TensorColumn column, int role, bool numbered);
    /// "4 / 163" where the file's name is numbered, else the name.
    [[nodiscard]] QString shard(std::uint32_t file) const;
    /// 4 of "model-00004-of-00163.safetensors"; 0 where the name is not numbered.
    [[nodiscard]] std::uint32_t shardNumber(std::uint32_t file) const { return shardPlace(file).number; }
    [[nodiscard]] std::uint32_t shardCount(std::uint32_t file) const { return shardPlace(file).of; }
    /// Whether the names of all these files are numbered, so that the numbers say enough.
    [[nodiscard]] bool areNumbered(std::span<const std::uint32_t> files) const;
    [[nodiscard]] QString path(std::uint32_t file) const;

    [[nodiscard]] static QString shape(std::span<const std::uint64_t> extents);
    [[nodiscard]] static bool isNumber(TensorColumn column);
    /// Numbers stand at the right.
    [[nodiscard]] static int alignment(TensorColumn column);

private:
    struct ShardPlace {
        std::uint32_t number = 0;
        std::uint32_t of = 0;
    };
    [[nodiscard]] ShardPlace shardPlace(std::uint32_t file) const;

    std::shared_ptr<const ModelDirectory> m_directory;
};

/// The title of a column; `numbered`: all files that are shown are numbered shards.
[[nodiscard]] QString tensorColumnTitle(TensorColumn column, bool numbered);
/// The name of a type as it is to be spoken.
[[nodiscard]] QString spokenDtype(std::string_view name);

} // namespace vitrine
