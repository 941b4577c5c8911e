// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tensors/tensor_cells.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace vitrine {

/// What narrows the table: a text, a type, a shard; and the switch that folds repeated layers.
class FilterRow final : public QWidget
{
    Q_OBJECT

public:
    explicit FilterRow(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    [[nodiscard]] std::optional<DtypeId> dtype() const;
    [[nodiscard]] std::optional<std::uint32_t> shard() const;
    [[nodiscard]] bool isFolded() const;
    [[nodiscard]] bool isEmpty() const;
    void setText(const QString& text);
    void setDtype(DtypeId dtype);
    void setShard(std::uint32_t shard);
    void setFolded(bool folded);
    /// No text, all types, all shards; says so once.
    void clear();
    /// What can be chosen; a choice that is not among them falls away.
    void offer(const TensorCells& cells, const TensorRows& rows);
    /// Why the text cannot be understood; empty: it can.
    void setFault(const QString& fault);
    void focusText();

signals:
    void changed();
    void foldedChanged(bool folded);
    /// Down or Return in the text: on to the table.
    void tableWanted();
    /// Escape where there was nothing to clear.
    void stepBackWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void build();

    QLineEdit* m_text;
    QAction* m_icon = nullptr;
    bool m_isClearing = false;
    QComboBox* m_dtype;
    QComboBox* m_shard;
    QToolButton* m_fold;
    QLabel* m_fault;
    std::vector<DtypeId> m_dtypes; ///< as offered
    std::vector<std::uint32_t> m_shards;
    bool m_numbered = true;
};

} // namespace vitrine
