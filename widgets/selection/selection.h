// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

/// What is selected, in the words of the model; all views show their part of it and none knows another.
struct SelectionState {
    std::vector<FileIndex> files; ///< files lit in the tree; they narrow the tensor table where they hold tensors
    std::optional<std::uint32_t> tensor; ///< row of ModelDirectory::tensors
    QString finding; ///< id of a check, empty: none
    std::optional<Part> missingPart; ///< a dashed row or chip
    QString folder; ///< relative path of a selected folder; its files are in `files`
    QString scope; ///< why the table is narrowed, for the chip: "checkpoint-1500"; empty: not narrowed
    QString place; ///< where in the file: a JSON pointer or "byte 1234"; empty: nowhere special

    bool operator==(const SelectionState&) const = default;
};

/// The one selection of a window, with the snapshot and the unit it speaks of, and the way back.
class Selection final : public QObject
{
    Q_OBJECT

public:
    explicit Selection(QObject* parent = nullptr);

    /// Null before anything was opened.
    [[nodiscard]] std::shared_ptr<const ModelDirectory> directory() const { return m_directory; }
    /// Whether the snapshot is the first one, of names only, and headers are still being read: nothing can be judged yet.
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// Index into ModelDirectory::units of the unit that is shown.
    [[nodiscard]] std::uint32_t unit() const { return m_unit; }
    [[nodiscard]] const SelectionState& state() const { return m_state; }
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_history.size(); }

public slots:
    /// A new snapshot; the selection begins anew and the root unit is shown.
    void setDirectory(std::shared_ptr<const vitrine::ModelDirectory> directory, bool isReading = false);
    void setUnit(std::uint32_t unit);
    /// Selects; a state that differs becomes a step of the history.
    void select(const vitrine::SelectionState& state);
    /// Undoes one step: scope first, then the selection.
    void clearStep();
    void goBack();
    void goForward();
    /// The views are asked to say what is selected ("What is this?").
    void explain() { emit explanationWanted(); }
    /// A view asks that the contents of the selected file be shown.
    void showFile() { emit fileWanted(); }

signals:
    void directoryChanged();
    void unitChanged();
    void selectionChanged();
    void explanationWanted();
    void fileWanted();

private:
    void step(std::size_t to);

    std::shared_ptr<const ModelDirectory> m_directory;
    bool m_isReading = false;
    std::uint32_t m_unit = 0;
    SelectionState m_state;
    std::vector<SelectionState> m_history{SelectionState{}};
    std::size_t m_at = 0;
};

} // namespace vitrine
