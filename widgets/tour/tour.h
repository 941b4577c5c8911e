// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tour/tour_steps.h"

#include <QObject>
#include <QPointer>

namespace vitrine {

class Callout;
class Selection;
class TargetRing;

/// The guided tour of the practice folder: points at the window's own widgets, one after the other, and selects what each
/// step speaks of. It can be left at any step and goes on there later; the window stays usable all the time.
class Tour final : public QObject
{
    Q_OBJECT

public:
    /// `window` holds the widgets that the steps point at, and a Selection among its children.
    explicit Tour(QWidget* window, QObject* parent = nullptr);
    ~Tour() override;

    [[nodiscard]] bool isRunning() const { return m_step >= 0; }
    /// The step that is shown, from 0; −1: none.
    [[nodiscard]] int step() const { return m_step; }
    /// Whether the tour was left before its end, and resume() goes on there.
    [[nodiscard]] bool canResume() const;

public slots:
    /// From the first step.
    void start();
    /// From where it was left; from the first step where it was never begun or was finished.
    void resume();
    void next();
    void back();
    /// Keeps the place.
    void leave();

signals:
    /// The practice folder is not open. Whoever owns the window opens it; the tour begins when it is there.
    void practiceWanted();
    void stepShown(int step);
    void finished();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void beginAt(int step);
    void showStep(int step);
    void speak();
    void place();
    void select(TourPick pick);
    void close();
    [[nodiscard]] bool isPracticeOpen() const;

    QWidget* m_window;
    Selection* m_selection;
    Callout* m_callout;
    TargetRing* m_ring;
    QPointer<QWidget> m_target;
    QPointer<QWidget> m_focusBefore;
    int m_step = -1;
    int m_waiting = -1; ///< the step to begin at when the practice folder is open; −1: not waiting
};

} // namespace vitrine
