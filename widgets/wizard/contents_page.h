// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

class QCheckBox;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace vitrine {

class SizeBar;

/// What goes in and what stays out, each with its size and reason. A tick takes a file in or leaves it out; where there
/// are very many, one row stands for a folder. Weights in pickle form can go in as safetensors.
class ContentsPage final : public StatePage
{
    Q_OBJECT
public:
    ContentsPage(WizardState* state, QWidget* parent);
    [[nodiscard]] QWidget* firstWidget() override;

protected:
    void refresh() override;
    [[nodiscard]] bool isSettled() const override;

private:
    QTreeWidget* makeTree();
    QTreeWidgetItem* addGroup(const QString& title, std::uint64_t size);
    void addRows(QTreeWidgetItem* group, const std::vector<ContentRow>& rows, bool goesIn);
    [[nodiscard]] QTreeWidgetItem* makeItem(const ContentRow& row, bool goesIn) const;
    void addOwnFiles(QTreeWidgetItem* group);
    void showBar();
    void showConversion();
    void change(QTreeWidgetItem* item);
    void undo();

    SizeBar* m_bar;
    QTreeWidget* m_tree;
    QCheckBox* m_convert;
    TonedLabel* m_conversion;
    QPushButton* m_undo;
};

} // namespace vitrine
