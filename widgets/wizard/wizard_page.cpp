// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/wizard_page.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/status_icon.h"
#include "widgets/wizard/toned_label.h"

#include <QAccessible>
#include <QGridLayout>

namespace vitrine {

WizardPage::WizardPage(QWidget* parent)
    : QWizardPage(parent)
    , m_icon(new StatusIcon(28, this))
    , m_sentence(new TonedLabel(TonedLabel::Tone::Text, this))
    , m_explanation(new TonedLabel(TonedLabel::Tone::Muted, this))
    , m_body(new QVBoxLayout)
{
    m_icon->hide();
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setFont(theme::font(1.4, QFont::DemiBold));
    m_sentence->setWordWrap(true);
    m_explanation->setFont(theme::font(0.95));
    m_explanation->setWordWrap(true);
    auto* head = new QGridLayout;
    head->setHorizontalSpacing(theme::scaled(16));
    head->setVerticalSpacing(theme::scaled(4));
    head->addWidget(m_icon, 0, 0, 2, 1, Qt::AlignTop);
    head->addWidget(m_sentence, 0, 1);
    head->addWidget(m_explanation, 1, 1);
    head->setColumnStretch(1, 1);
    m_body->setSpacing(theme::scaled(8));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::scaled(24), theme::scaled(20), theme::scaled(24), theme::scaled(8));
    layout->setSpacing(theme::scaled(12));
    layout->addLayout(head);
    layout->addLayout(m_body, 1);
}

QString WizardPage::sentence() const
{
    return m_sentence->text();
}

void WizardPage::say(const QString& sentence)
{
    if (sentence == m_sentence->text()) {
        return;
    }
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
    if (QAccessible::isActive() && isVisible()) {
        QAccessibleAnnouncementEvent event(this, sentence);
        QAccessible::updateAccessibility(&event);
    }
}

void WizardPage::explain(const QString& text)
{
    m_explanation->setText(text);
    m_explanation->setVisible(!text.isEmpty());
}

void WizardPage::showStatus(StatusColor status)
{
    m_icon->setStatus(status);
    m_icon->show();
}

} // namespace vitrine
