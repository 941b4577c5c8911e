// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/welcome/message_page.h"

#include "widgets/theme/primary_button.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace vitrine {

MessagePage::MessagePage(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_code(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    m_title->setFont(theme::font(1.4, QFont::DemiBold));
    m_code->setFont(theme::monospace());
    for (QLabel* label : {m_icon, m_title, m_text, m_code}) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
    }
    for (QLabel* label : {m_title, m_text, m_code}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* layout = new QVBoxLayout(this);
    const int margin = theme::scaled(24);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(theme::scaled(8));
    layout->addStretch(4);
    layout->addWidget(m_icon);
    layout->addSpacing(theme::scaled(8));
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_code);
    layout->addSpacing(theme::scaled(8));
    layout->addLayout(m_buttons);
    layout->addStretch(5);
}

void MessagePage::show(const Content& content)
{
    m_iconName = content.icon;
    m_color = content.color;
    m_title->setText(content.title);
    m_text->setText(content.text);
    m_code->setText(content.code);
    m_code->setVisible(!content.code.isEmpty());
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater(); // one of them may have been clicked to get here
        }
        delete item;
    }
    m_buttons->addStretch();
    for (const Button& button : content.buttons) {
        QPushButton* widget = nullptr;
        if (button.isPrimary) {
            auto* primary = new PrimaryButton(this);
            primary->setIconName(button.icon);
            widget = primary;
        } else {
            widget = new QPushButton(button.icon.isEmpty() ? QIcon() : theme::icon(button.icon), QString(), this);
        }
        widget->setText(button.text);
        connect(widget, &QPushButton::clicked, this, [action = button.action] { action(); });
        m_buttons->addWidget(widget);
    }
    m_buttons->addStretch();
    recolor();
    if (QAccessible::isActive()) {
        QAccessibleAnnouncementEvent event(this, content.title);
        QAccessible::updateAccessibility(&event);
    }
}

void MessagePage::recolor()
{
    if (m_iconName.isEmpty()) {
        return;
    }
    m_icon->setPixmap(
        theme::pixmap(m_iconName, theme::status(m_color, palette()), theme::scaled(48), devicePixelRatioF()));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme::muted(palette()));
    m_text->setPalette(quiet);
    m_code->setPalette(quiet);
}

void MessagePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange) {
        recolor();
    }
}

} // namespace vitrine
