// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QPushButton;

namespace vitrine {

class Panel;
class StatusIcon;
class TonedLabel;
enum class StatusColor : std::uint8_t;

/// A line that says something once, on a tinted ground, with at most one button.
class MessageStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* parent);

    /// An empty text takes it away; an empty `button` shows none.
    void say(StatusColor status, const QString& text, const QString& button = {});

signals:
    void pressed();

private:
    Panel* m_panel;
    StatusIcon* m_icon;
    TonedLabel* m_text;
    QPushButton* m_button;
};

} // namespace vitrine
