// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

class QProgressBar;

namespace vitrine {

class StepButton;
class TonedLabel;

/// The steps at the left of the wizard: done, current, to come. Those that can be gone to can be clicked. Below them it
/// says when the plan is being worked out.
class StepRail final : public QWidget
{
    Q_OBJECT
public:
    StepRail(const QStringList& steps, QWidget* parent);

    /// `canBeGoneTo[i]` says it of step i.
    void show(int current, const QList<bool>& canBeGoneTo);
    void setPlanning(bool planning);

signals:
    void chosen(int step);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<StepButton*> m_buttons;
    TonedLabel* m_planning;
    QProgressBar* m_bar;
    QTimer m_patience; ///< nothing flickers for a plan that is there at once
};

} // namespace vitrine
