// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

#include <map>

class QTreeWidget;
class QTreeWidgetItem;

namespace vitrine {

/// What goes in and what stays out, each with its size and reason. A tick takes a file in or leaves it out; above
/// 5,000 files one row stands for a folder.
class ContentsPage final : public StatePage
{
    Q_OBJECT
public:
    ContentsPage(WizardState* state, QWidget* parent);

protected:
    void refresh() override;
    [[nodiscard]] bool isSettled() const override;

private:
    struct Row {
        QString name, reason;
        std::string pattern; ///< that names exactly this file or folder
        std::uint64_t size = 0, files = 0;
        bool canChange = true;
    };
    using Rows = std::map<std::string, Row>; // by path
    void addFile(Rows& rows, FileIndex file, std::uint64_t size, const Message& reason) const;
    QTreeWidgetItem* addGroup(const QString& title, std::uint64_t size, const Rows& rows, bool goesIn);
    void addOwnFiles(QTreeWidgetItem* group);
    void change(QTreeWidgetItem* item);

    QTreeWidget* m_tree;
    bool m_byFolder = false;
};

} // namespace vitrine
