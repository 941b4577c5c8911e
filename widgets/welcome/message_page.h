// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QHBoxLayout;

namespace vitrine {

/// A page that says one thing in the middle: what is the matter, what to do, and buttons that do it.
class MessagePage final : public QWidget
{
    Q_OBJECT

public:
    struct Button {
        QString text;
        QString icon; ///< of theme::icon; may be empty
        bool isPrimary = false;
        std::function<void()> action;
    };
    struct Content {
        QString icon;
        StatusColor color = StatusColor::NotApplicable;
        QString title;
        QString text;
        QString code; ///< for those who look it up; may be empty
        std::vector<Button> buttons;
    };

    explicit MessagePage(QWidget* parent = nullptr);

    void show(const Content& content);

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolor();

    QLabel* m_icon;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_code;
    QHBoxLayout* m_buttons;
    QString m_iconName;
    StatusColor m_color = StatusColor::NotApplicable;
};

} // namespace vitrine
