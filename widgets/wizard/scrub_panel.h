// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/plan_view.h"

#include <QWidget>

class QCheckBox;
class QTreeWidget;

namespace vitrine {

/// Home paths that can be taken out of the copies, each shown before and after. Not there when there are none.
class ScrubPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ScrubPanel(QWidget* parent);

    void show(const ModelDirectory& directory, const PlanView& view, bool isChosen);

signals:
    void chosen(bool on);

private:
    QCheckBox* m_choice;
    QTreeWidget* m_edits;
};

} // namespace vitrine
