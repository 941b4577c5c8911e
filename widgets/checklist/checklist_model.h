// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"

#include <QAbstractItemModel>
#include <QSet>

#include <array>
#include <vector>

namespace vitrine {

/// The six questions, and below each the findings that the filter lets through: faults, unless statuses are chosen.
class ChecklistModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit ChecklistModel(QObject* parent = nullptr);

    void setChecklist(Checklist list);
    /// Puts an answer in the place of that with the same id, as when a check was run on request.
    void replace(Finding finding);
    [[nodiscard]] const Checklist& checklist() const { return m_list; }
    /// Statuses to show; none: the faults.
    void setShown(const QSet<int>& statuses);
    /// Texts are put into words anew.
    void retranslate();

    /// Null for a question.
    [[nodiscard]] const Finding* finding(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const QString& id) const;
    [[nodiscard]] CheckGroup group(const QModelIndex& index) const;
    /// How many findings of a question have a status, whether shown or not.
    [[nodiscard]] std::uint32_t count(CheckGroup group, CheckStatus status) const
    {
        return m_counts[std::size_t(group)][std::size_t(status)];
    }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void arrange();
    [[nodiscard]] QString spoken(const Finding& finding) const;
    [[nodiscard]] QString spoken(CheckGroup group) const;

    static constexpr std::size_t Groups = std::size_t(CheckGroup::Count);

    Checklist m_list;
    QSet<int> m_shown;
    std::array<std::vector<std::size_t>, Groups> m_rows; ///< places in m_list.findings of what is shown
    std::array<std::array<std::uint32_t, std::size_t(CheckStatus::Count)>, Groups> m_counts{};
};

} // namespace vitrine
