// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QDockWidget;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace vitrine {

/// Title of a dock: its name, what belongs to the panel, and the button that closes it. Dragging it moves the dock.
class DockTitleBar final : public QWidget
{
    Q_OBJECT

public:
    explicit DockTitleBar(QDockWidget* dock);

    /// A control of the panel, before the close button.
    void addControl(QWidget* control);

    /// Takes no room: where tabs are the titles.
    void setFolded(bool folded);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QDockWidget* m_dock;
    QLabel* m_title;
    QHBoxLayout* m_controls;
    QToolButton* m_close;
    bool m_isFolded = false;
};

} // namespace vitrine
