// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/checklist/checklist_model.h"

#include "widgets/background/release_elsewhere.h"
#include "widgets/checklist/status_of.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {
constexpr quintptr IsGroup = 0; ///< internal id of a question; of a finding, its question + 1
} // namespace

ChecklistModel::ChecklistModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void ChecklistModel::setChecklist(Checklist list)
{
    beginResetModel();
    releaseElsewhere(std::exchange(m_list, std::move(list)));
    arrange();
    endResetModel();
}

void ChecklistModel::replace(Finding finding)
{
    const auto found = std::ranges::find(m_list.findings, finding.id, &Finding::id);
    if (found == m_list.findings.end()) {
        return;
    }
    beginResetModel();
    *found = std::move(finding);
    summarise(m_list);
    arrange();
    endResetModel();
}

void ChecklistModel::setShown(const QSet<int>& statuses)
{
    if (statuses == m_shown) {
        return;
    }
    beginResetModel();
    m_shown = statuses;
    arrange();
    endResetModel();
}

void ChecklistModel::retranslate()
{
    emit layoutChanged();
}

void ChecklistModel::arrange()
{
    m_counts = {};
    for (auto& rows : m_rows) {
        rows.clear();
    }
    for (std::size_t i = 0; i < m_list.findings.size(); ++i) {
        const Finding& finding = m_list.findings[i];
        ++m_counts[std::size_t(finding.group)][std::size_t(finding.status)];
        const bool shown = m_shown.isEmpty() ? isFault(finding.status) : m_shown.contains(int(finding.status));
        if (shown) {
            m_rows[std::size_t(finding.group)].push_back(i);
        }
    }
    // Faults that weigh more stand first; the rest keeps the order of the list.
    for (auto& rows : m_rows) {
        std::ranges::stable_sort(rows, {}, [this](std::size_t row) {
            return std::ranges::find(CountedStatuses, m_list.findings[row].status) - CountedStatuses.begin();
        });
    }
}

const Finding* ChecklistModel::finding(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == IsGroup) {
        return nullptr;
    }
    const auto& rows = m_rows[index.internalId() - 1];
    return std::size_t(index.row()) < rows.size() ? &m_list.findings[rows[std::size_t(index.row())]] : nullptr;
}

QModelIndex ChecklistModel::indexOf(const QString& id) const
{
    const std::string wanted = id.toStdString();
    for (std::size_t group = 0; group < Groups; ++group) {
        const auto found = std::ranges::find(
            m_rows[group], std::string_view(wanted), [this](std::size_t row) { return m_list.findings[row].id; });
        if (found != m_rows[group].end()) {
            return createIndex(int(found - m_rows[group].begin()), 0, quintptr(group + 1));
        }
    }
    return {};
}

CheckGroup ChecklistModel::group(const QModelIndex& index) const
{
    return CheckGroup(index.internalId() == IsGroup ? std::size_t(index.row()) : std::size_t(index.internalId() - 1));
}

QModelIndex ChecklistModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : IsGroup);
}

QModelIndex ChecklistModel::parent(const QModelIndex& child) const
{
    return !child.isValid() || child.internalId() == IsGroup ? QModelIndex()
                                                             : createIndex(int(child.internalId() - 1), 0, IsGroup);
}

int ChecklistModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return m_list.findings.empty() ? 0 : int(Groups);
    }
    return parent.internalId() == IsGroup ? int(m_rows[std::size_t(parent.row())].size()) : 0;
}

int ChecklistModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QString ChecklistModel::spoken(const Finding& finding) const
{
    return tr("%1: %2", "status: title of a finding").arg(statusTitle(finding.status).text(), finding.title.text());
}

QString ChecklistModel::spoken(CheckGroup group) const
{
    QString text = groupTitle(group).text();
    for (const CheckStatus status : CountedStatuses) {
        if (const auto number = count(group, status); number > 0) {
            text += u", "_s + statusTitle(status).text() + u' ' + QString::number(number);
        }
    }
    return text;
}

QVariant ChecklistModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (const Finding* row = finding(index)) {
        switch (role) {
        case Qt::DisplayRole:
            return row->title.text();
        case Qt::ToolTipRole:
            return row->fix.isEmpty()
                ? QString(row->title.text() + u'\n' + row->detail.text())
                : QString(row->title.text() + u'\n' + row->detail.text() + u"\n\u2192 " + row->fix.text());
        case Qt::AccessibleTextRole:
            return spoken(*row);
        case Qt::AccessibleDescriptionRole:
            return row->detail.text();
        default:
            return {};
        }
    }
    if (index.internalId() != IsGroup) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return groupTitle(group(index)).text();
    case Qt::AccessibleTextRole:
        return spoken(group(index));
    default:
        return {};
    }
}

} // namespace vitrine
