// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/document_model.h"

#include "model/documents/json_place.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/plain_tool_tip.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

constexpr std::size_t LongestCell = 200; ///< letters of a value in its row
constexpr std::size_t LongestText = 64U << 10U; ///< bytes of a value that is shown whole

QString shownKey(std::string_view key)
{
    QString text = displayText(shortened(key, LongestCell));
    text.replace(u'\n', u'⏎');
    return text.replace(u'\t', u'⇥');
}

} // namespace

void DocumentModel::show(const QString& file, std::vector<DocumentSection> sections)
{
    beginResetModel();
    m_file = file;
    m_sections = std::move(sections);
    m_entries.assign(1, Entry{});
    m_entries.front().isOpened = true;
    for (std::uint32_t section = 0; section < m_sections.size(); ++section) {
        const JsonDocument& document = *m_sections[section].document;
        if (!m_sections[section].title.isEmpty()) {
            Entry heading;
            heading.kind = EntryKind::Heading;
            heading.section = section;
            heading.node = 0;
            add(0, heading);
        } else if (document.isContainer(0)) {
            for (const Entry& row : rows(section, document.firstChild(0), 0, document.childCount(0))) {
                add(0, row);
            }
        } else if (document.size() > 0) {
            Entry value;
            value.kind = EntryKind::Value;
            value.section = section;
            value.node = 0;
            add(0, value);
        }
    }
    endResetModel();
}

void DocumentModel::setWords(DocumentWords words)
{
    m_words = std::move(words);
    retranslate();
}

bool DocumentModel::hasTypes() const
{
    return std::ranges::any_of(m_sections, [](const DocumentSection& section) { return !section.types.empty(); });
}

bool DocumentModel::hasWords() const
{
    if (!m_words.plainWords) {
        return false;
    }
    // A column that would stay empty is not shown; the first rows tell.
    constexpr int looked = 60;
    for (int row = 0; row < std::min(rowCount(), looked); ++row) {
        if (!index(row, WordsColumn).data().toString().isEmpty()) {
            return true;
        }
        for (int below = 0; below < std::min(rowCount(index(row, 0)), looked); ++below) {
            if (!index(below, WordsColumn, index(row, 0)).data().toString().isEmpty()) {
                return true;
            }
        }
    }
    return false;
}

void DocumentModel::add(std::uint32_t parent, Entry row)
{
    const auto id = static_cast<std::uint32_t>(m_entries.size());
    row.parent = parent;
    row.row = static_cast<std::uint32_t>(m_entries[parent].children.size());
    m_entries[parent].children.push_back(id);
    m_entries.push_back(std::move(row));
}

std::vector<DocumentModel::Entry>
DocumentModel::rows(std::uint32_t section, JsonDocument::Node first, std::uint32_t at, std::uint32_t count) const
{
    const JsonDocument& document = *m_sections[section].document;
    std::uint32_t size = 1;
    while ((count + size - 1) / size > MostRows) {
        size *= MostRows;
    }
    std::vector<Entry> found;
    std::uint32_t i = 0;
    for (JsonDocument::Node node = first; i < count && node != JsonDocument::Nothing;
         node = document.nextSibling(node), ++i) {
        if (i % size == 0) {
            Entry row;
            row.kind = size == 1 ? EntryKind::Value : EntryKind::Stretch;
            row.section = section;
            row.node = node;
            row.first = at + i;
            row.count = std::min(size, count - i);
            found.push_back(std::move(row));
        }
    }
    return found;
}

std::vector<DocumentModel::Entry> DocumentModel::below(const Entry& row) const
{
    if (row.kind == EntryKind::Stretch) {
        return rows(row.section, row.node, row.first, row.count);
    }
    return rows(row.section, document(row).firstChild(row.node), 0, document(row).childCount(row.node));
}

std::pair<std::size_t, JsonDocument::Node> DocumentModel::place(const QModelIndex& index) const
{
    const Entry& row = entry(index);
    return {row.section, row.kind == EntryKind::Value ? row.node : JsonDocument::Nothing};
}

QModelIndex DocumentModel::indexOf(std::size_t section, JsonDocument::Node node)
{
    if (section >= m_sections.size() || node >= m_sections[section].document->size()) {
        return {};
    }
    const JsonDocument& document = *m_sections[section].document;
    std::vector<JsonDocument::Node> path;
    for (JsonDocument::Node at = node; at != JsonDocument::Nothing && at != 0; at = document.parent(at)) {
        path.push_back(at);
    }
    QModelIndex at;
    for (auto step = path.rbegin(); step != path.rend();) {
        fetchMore(at);
        const std::uint32_t place = document.indexInParent(*step);
        const auto& children = entry(at).children;
        const auto child = std::ranges::find_if(children, [&](std::uint32_t id) {
            const Entry& row = m_entries[id];
            const bool isHere = row.section == section && place >= row.first && place - row.first < row.count;
            return row.section == section
                && (row.kind == EntryKind::Heading || (row.kind == EntryKind::Value ? row.node == *step : isHere));
        });
        if (child == children.end()) {
            return {};
        }
        at = createIndex(static_cast<int>(m_entries[*child].row), 0, quintptr(*child));
        step += m_entries[*child].kind == EntryKind::Value ? 1 : 0;
    }
    return at;
}

QString DocumentModel::placeOf(const Entry& row) const
{
    return row.kind == EntryKind::Value ? QString::fromStdString(jsonPointer(document(row), row.node)) : QString();
}

ValueMark DocumentModel::markOf(const Entry& row) const
{
    if (row.kind != EntryKind::Value || (!hasMarks() && !m_words.mark)) {
        return ValueMark::None;
    }
    const std::vector<std::string>& agreeing = m_sections[row.section].agreeing;
    const std::string place = jsonPointer(document(row), row.node);
    if (std::ranges::binary_search(agreeing, place)) {
        return ValueMark::Agrees;
    }
    return m_words.mark ? m_words.mark(m_file, QString::fromStdString(place)) : ValueMark::None;
}

bool DocumentModel::hasMarks() const
{
    return std::ranges::any_of(m_sections, [](const DocumentSection& section) { return !section.agreeing.empty(); });
}

QString DocumentModel::keyText(const Entry& row) const
{
    switch (row.kind) {
    case EntryKind::Root:
        return {};
    case EntryKind::Heading:
        return m_sections[row.section].title;
    case EntryKind::Stretch:
        return u"%1 … %2"_s.arg(formatCount(row.first), formatCount(row.first + row.count - 1));
    case EntryKind::Value: {
        const JsonDocument::Node above = document(row).parent(row.node);
        const bool isElement = above != JsonDocument::Nothing && document(row).kind(above) == JsonDocument::Kind::Array;
        return isElement ? formatCount(row.first) : shownKey(document(row).key(row.node));
    }
    }
    return {};
}

QString DocumentModel::valueCell(const Entry& row) const
{
    if (row.kind == EntryKind::Stretch) {
        const JsonDocument& all = document(row);
        const bool inObject = all.kind(all.parent(row.node)) == JsonDocument::Kind::Object;
        return inObject ? tr("from “%1” on").arg(shownKey(all.key(row.node))) : QString();
    }
    if (row.kind != EntryKind::Value) {
        return {};
    }
    const std::vector<QString>& values = m_sections[row.section].values;
    if (document(row).parent(row.node) == 0 && row.first < values.size() && !values[row.first].isEmpty()) {
        return values[row.first];
    }
    return QString::fromStdString(jsonSummary(document(row), row.node, LongestCell));
}

QString DocumentModel::typeText(const Entry& row) const
{
    const std::vector<QString>& types = m_sections[row.section].types;
    if (row.kind != EntryKind::Value || document(row).parent(row.node) != 0 || row.first >= types.size()) {
        return {};
    }
    return types[row.first];
}

QString DocumentModel::longText(const QModelIndex& index) const
{
    const Entry& row = entry(index);
    if (!index.isValid() || row.kind != EntryKind::Value
        || document(row).kind(row.node) != JsonDocument::Kind::String) {
        return {};
    }
    const std::string_view text = document(row).text(row.node);
    if (text.size() <= LongestCell / 2 && !text.contains('\n')) {
        return {};
    }
    return displayText(text.size() > LongestText ? shortened(text, LongestText) : text);
}

QString DocumentModel::valueText(const QModelIndex& index) const
{
    const Entry& row = entry(index);
    if (!index.isValid() || row.kind != EntryKind::Value) {
        return keyText(row);
    }
    if (document(row).isContainer(row.node)) {
        return valueCell(row);
    }
    const std::string_view text = document(row).text(row.node);
    return document(row).kind(row.node) == JsonDocument::Kind::String ? displayText(text) : valueCell(row);
}

QModelIndex DocumentModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto& children = entry(parent).children;
    if (row < 0 || static_cast<std::size_t>(row) >= children.size() || column < 0 || column >= ColumnCount
        || parent.column() > 0) {
        return {};
    }
    return createIndex(row, column, quintptr(children[static_cast<std::size_t>(row)]));
}

QModelIndex DocumentModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || entry(child).parent == 0) {
        return {};
    }
    const std::uint32_t above = entry(child).parent;
    return createIndex(static_cast<int>(m_entries[above].row), 0, quintptr(above));
}

int DocumentModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(entry(parent).children.size());
}

int DocumentModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

bool DocumentModel::hasChildren(const QModelIndex& parent) const
{
    if (parent.column() > 0) {
        return false;
    }
    const Entry& row = entry(parent);
    switch (row.kind) {
    case EntryKind::Root:
        return !row.children.empty();
    case EntryKind::Stretch:
        return true;
    case EntryKind::Heading:
    case EntryKind::Value:
        return document(row).childCount(row.node) > 0;
    }
    return false;
}

bool DocumentModel::canFetchMore(const QModelIndex& parent) const
{
    return parent.isValid() && hasChildren(parent) && !entry(parent).isOpened;
}

void DocumentModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent)) {
        return;
    }
    const auto id = static_cast<std::uint32_t>(parent.internalId());
    m_entries[id].isOpened = true;
    const std::vector<Entry> all = below(m_entries[id]);
    if (all.empty()) {
        return;
    }
    beginInsertRows(parent, 0, static_cast<int>(all.size()) - 1);
    for (const Entry& row : all) {
        add(id, row);
    }
    endInsertRows();
}

QVariant DocumentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Entry& row = entry(index);
    switch (role) {
    case Qt::ToolTipRole:
        return theme::plainToolTip(data(index, Qt::DisplayRole).toString());
    case Qt::DisplayRole:
        switch (index.column()) {
        case KeyColumn:
            return keyText(row);
        case ValueColumn:
            return valueCell(row);
        case TypeColumn:
            return typeText(row);
        case WordsColumn:
            return m_words.plainWords && row.kind == EntryKind::Value ? m_words.plainWords(m_file, placeOf(row))
                                                                      : QString();
        default:
            return {};
        }
    case KindRole:
        return row.kind == EntryKind::Value ? int(document(row).kind(row.node)) : -1;
    case MarkRole:
        return int(markOf(row));
    case HeadingRole:
        return row.kind == EntryKind::Heading;
    case PlaceRole:
        return placeOf(row);
    default:
        return {};
    }
}

QVariant DocumentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KeyColumn:
        return tr("Key");
    case ValueColumn:
        return tr("Value");
    case TypeColumn:
        return tr("Type");
    case WordsColumn:
        return tr("In plain words");
    default:
        return {};
    }
}

void DocumentModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emit layoutAboutToBeChanged();
    emit layoutChanged();
}

} // namespace vitrine
