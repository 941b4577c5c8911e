// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tour/callout_place.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace vitrine {

/// A card with a pointer that says one step of the tour. Enter or Right goes on, Left goes back, Esc leaves.
class Callout final : public QWidget
{
    Q_OBJECT

public:
    explicit Callout(QWidget* window);

    void setWords(const QString& title, const QString& text, int step, int steps);
    /// Beside a rectangle of the window; never over it.
    void pointAt(const QRect& target);
    [[nodiscard]] CalloutSide side() const { return m_place.side; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;

signals:
    void nextWanted();
    void backWanted();
    void leaveWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    [[nodiscard]] QRect card() const;
    [[nodiscard]] QSize wantedSize() const;

    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QToolButton* m_close = nullptr;
    CalloutPlace m_place;
    QRect m_target;
    int m_step = 0;
    int m_steps = 0;
};

} // namespace vitrine
