// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace vitrine {

/// The steps at the left of the wizard: done, current, to come.
class StepRail final : public QWidget
{
    Q_OBJECT
public:
    StepRail(const QStringList& steps, QWidget* parent);

    void setCurrent(qsizetype step);

private:
    QStringList m_steps;
    QList<QLabel*> m_labels;
};

} // namespace vitrine
