// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/message_strip.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/panel.h"
#include "widgets/wizard/status_icon.h"
#include "widgets/wizard/toned_label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine {

MessageStrip::MessageStrip(QWidget* parent)
    : QWidget(parent)
    , m_panel(new Panel(this))
    , m_icon(new StatusIcon(16, m_panel))
    , m_text(new TonedLabel(TonedLabel::Tone::Text, m_panel))
    , m_button(new QPushButton(m_panel))
{
    m_text->setWordWrap(true);
    m_button->setAutoDefault(false);
    auto* row = new QHBoxLayout(m_panel);
    row->setContentsMargins(theme::scaled(12), theme::scaled(8), theme::scaled(12), theme::scaled(8));
    row->setSpacing(theme::scaled(8));
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_panel);
    connect(m_button, &QPushButton::clicked, this, &MessageStrip::pressed);
    hide();
}

void MessageStrip::say(StatusColor status, const QString& text, const QString& button)
{
    m_icon->setStatus(status);
    m_panel->setGround(status);
    m_text->setText(text);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    setAccessibleName(text);
    setVisible(!text.isEmpty());
}

} // namespace vitrine
