// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/waiver_card.h"

#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace vitrine {

WaiverCard::WaiverCard(const PlanIssue& issue, const QString& reason, QWidget* parent)
    : QFrame(parent)
    , m_check(issue.check)
    , m_state(new QLabel(this))
    , m_allow(new QCheckBox(tr("Leave it open and package all the same"), this))
    , m_reason(new QLineEdit(reason, this))
{
    setFrameShape(QFrame::StyledPanel);
    const QString words = issue.text.text();
    auto* title = new QLabel(words, this);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    title->setFont(theme::font(1, QFont::DemiBold));
    auto* fix = new QLabel(issue.fix.text(), this);
    fix->setTextFormat(Qt::PlainText);
    fix->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_allow->setChecked(!reason.isEmpty());
    m_allow->setAccessibleDescription(words);
    m_reason->setPlaceholderText(tr("Reason; it stands in the note"));
    m_reason->setAccessibleName(tr("Reason for: %1").arg(words));
    m_reason->setEnabled(m_allow->isChecked());
    m_reason->setMaxLength(500);
    connect(m_allow, &QCheckBox::toggled, this, [this](bool on) {
        m_reason->setEnabled(on);
        if (on) {
            m_reason->setFocus();
        }
        emit changed();
    });
    connect(m_reason, &QLineEdit::textChanged, this, &WaiverCard::changed);
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_state);
    auto* waiver = new QHBoxLayout;
    waiver->addWidget(m_allow);
    waiver->addWidget(m_reason, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addWidget(fix);
    layout->addLayout(waiver);
    setOpen(reason.isEmpty());
}

QString WaiverCard::reason() const
{
    return m_allow->isChecked() ? m_reason->text().trimmed() : QString();
}

void WaiverCard::setOpen(bool open)
{
    m_state->setText(open ? tr("open") : tr("left open by you"));
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, theme::status(open ? StatusColor::Failure : StatusColor::Pass, palette()));
    m_state->setPalette(colors);
}

} // namespace vitrine
