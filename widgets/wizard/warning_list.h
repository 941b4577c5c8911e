// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/remedy.h"

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace vitrine {

/// What does not block: one line that unfolds, with a row for each warning and what the program can do about it.
class WarningList final : public QWidget
{
    Q_OBJECT

public:
    struct Row {
        PlanIssue issue;
        std::vector<Remedy> remedies;
    };

    explicit WarningList(QWidget* parent);

    void show(const std::vector<Row>& rows);

signals:
    void remedyChosen(const std::string& check, vitrine::Remedy remedy);

private:
    void addRow(const Row& row);

    QToolButton* m_fold;
    QWidget* m_inside;
    QVBoxLayout* m_rows;
};

} // namespace vitrine
