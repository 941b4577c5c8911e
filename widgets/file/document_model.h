// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/file/document_words.h"
#include "widgets/file/file_contents.h"

#include <QAbstractItemModel>

#include <deque>

namespace vitrine {

/// The sections of a file as a tree. Rows are made when their parent is opened, at most a thousand below one.
class DocumentModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column : int { KeyColumn, ValueColumn, TypeColumn, WordsColumn, ColumnCount };
    enum Role : int {
        KindRole = Qt::UserRole, ///< int of JsonDocument::Kind
        MarkRole, ///< int of ValueMark
        HeadingRole, ///< bool: the title of a section
        PlaceRole, ///< JSON pointer
    };
    static constexpr std::uint32_t MostRows = 1000;

    using QAbstractItemModel::QAbstractItemModel;

    void show(const QString& file, std::vector<DocumentSection> sections);
    void setWords(DocumentWords words);
    [[nodiscard]] const std::vector<DocumentSection>& sections() const { return m_sections; }
    [[nodiscard]] bool hasTypes() const;
    [[nodiscard]] bool hasWords() const;
    [[nodiscard]] bool hasMarks() const;
    /// The whole text of a value, bounded; empty where the cell shows all of it.
    [[nodiscard]] QString longText(const QModelIndex& index) const;
    /// The value of a row, with its section; Nothing for headings.
    [[nodiscard]] std::pair<std::size_t, JsonDocument::Node> place(const QModelIndex& index) const;
    /// The row of a value; rows above it are made on the way.
    [[nodiscard]] QModelIndex indexOf(std::size_t section, JsonDocument::Node node);
    /// A value as JSON, for the clipboard.
    [[nodiscard]] QString valueText(const QModelIndex& index) const;

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
    void retranslate();

private:
    enum class EntryKind : std::uint8_t { Root, Heading, Value, Stretch };
    struct Entry {
        EntryKind kind = EntryKind::Root;
        std::uint32_t parent = 0;
        std::uint32_t row = 0;
        std::uint32_t section = 0;
        JsonDocument::Node node = JsonDocument::Nothing; ///< the value; of a stretch its first one
        std::uint32_t first = 0; ///< of a stretch: which of the siblings it begins with; of a value: which it is
        std::uint32_t count = 0; ///< of a stretch
        bool isOpened = false;
        std::vector<std::uint32_t> children;
    };

    [[nodiscard]] const Entry& entry(const QModelIndex& index) const
    {
        return m_entries[index.isValid() ? index.internalId() : 0];
    }
    [[nodiscard]] const JsonDocument& document(const Entry& entry) const { return *m_sections[entry.section].document; }
    void add(std::uint32_t parent, Entry entry);
    [[nodiscard]] std::vector<Entry> below(const Entry& entry) const;
    [[nodiscard]] std::vector<Entry>
    rows(std::uint32_t section, JsonDocument::Node first, std::uint32_t at, std::uint32_t count) const;
    [[nodiscard]] ValueMark markOf(const Entry& entry) const;
    [[nodiscard]] QString keyText(const Entry& entry) const;
    [[nodiscard]] QString valueCell(const Entry& entry) const;
    [[nodiscard]] QString typeText(const Entry& entry) const;
    [[nodiscard]] QString placeOf(const Entry& entry) const;

    QString m_file;
    std::vector<DocumentSection> m_sections;
    DocumentWords m_words;
    std::deque<Entry> m_entries = std::deque<Entry>(1);
};

} // namespace vitrine
