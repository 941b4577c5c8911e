// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QTabWidget;

namespace vitrine {

/// The end of a tab bar with a button on it: the bar's line goes on below it.
class TabCorner final : public QWidget
{
    Q_OBJECT

public:
    TabCorner(QTabWidget* tabs, QWidget* button);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The first tab, as seen from here.
    [[nodiscard]] QRect tab() const;

    QTabWidget* m_tabs;
    QWidget* m_button;
};

} // namespace vitrine
