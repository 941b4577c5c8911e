// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/tensors/tensor_order.h"

#include <QString>

#include <memory>

namespace vitrine {

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
    /// "4 / 163" where the file's name is numbered, else the name.
    [[nodiscard]] QString shard(std::uint32_t file) const;
    /// 4 of "model-00004-of-00163.safetensors"; 0 where the name is not numbered.
    [[nodiscard]] std::uint32_t shardNumber(std::uint32_t file) const { return shardPlace(file).number; }
    [[nodiscard]] std::uint32_t shardCount(std::uint32_t file) const { return shardPlace(file).of; }
    [[nodiscard]] QString path(std::uint32_t file) const;

    [[nodiscard]] static QString shape(std::span<const std::uint64_t> extents);
    [[nodiscard]] static bool isNumber(TensorColumn column);

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
