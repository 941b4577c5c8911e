// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/background/latest_job.h"
#include "widgets/file/document_model.h"

#include <QWidget>

#include <array>

class QPlainTextEdit;
class QTreeView;

namespace vitrine {

/// A tree of keys and values; under it the whole text of a value that is too long for its row.
class DocumentView final : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(QWidget* parent = nullptr);

    [[nodiscard]] DocumentModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* tree() const { return m_tree; }
    void show(const QString& file, std::vector<DocumentSection> sections);
    /// Goes to a key or value that holds the text; in the background, as the file may be large.
    void find(const QString& text, bool backwards);
    /// Goes to the value of a JSON pointer, or of a name in the root.
    bool goTo(const QString& place);
    /// JSON pointer of the current row; empty where it is none.
    [[nodiscard]] QString currentPlace() const;
    /// Steps larger or smaller; 0: as at first.
    void zoom(int steps);
    /// The value of the current row, to the clipboard.
    void copy() const;

signals:
    /// The search ended; `found`: somewhere.
    void searched(bool found);
    /// What the value at a JSON pointer means.
    void explainWanted(const QString& place);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitColumns();
    void balance();
    void showLongText(const QModelIndex& index);
    void showMenu(const QPoint& at);
    void reveal(std::size_t section, JsonDocument::Node node);
    void retranslate();

    DocumentModel* m_model;
    QTreeView* m_tree;
    QPlainTextEdit* m_long;
    int m_zoom = 0;
    std::array<int, DocumentModel::ColumnCount> m_wanted{}; ///< widths of columns, as their texts want them
    bool m_isUserSized = false;
    bool m_isFitting = false;
    LatestJob m_search{this};
};

} // namespace vitrine
