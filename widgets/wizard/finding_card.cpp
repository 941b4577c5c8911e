// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/finding_card.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/panel.h"
#include "widgets/wizard/status_icon.h"
#include "widgets/wizard/toned_label.h"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr int LongestReason = 500;

QStringList droppedFiles(const QMimeData* data)
{
    QStringList paths;
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

} // namespace

FindingCard::FindingCard(std::string check, QWidget* parent)
    : QWidget(parent)
    , m_check(std::move(check))
    , m_panel(new Panel(this))
    , m_icon(new StatusIcon(20, m_panel))
    , m_title(new TonedLabel(TonedLabel::Tone::Text, m_panel))
    , m_state(new TonedLabel(TonedLabel::Tone::Failure, m_panel))
    , m_fix(new TonedLabel(TonedLabel::Tone::Muted, m_panel))
    , m_inside(new QVBoxLayout)
    , m_buttons(new QHBoxLayout)
    , m_undo(new QPushButton(tr("Undo"), m_panel))
    , m_waiver(makeWaiver())
{
    m_title->setFont(theme::font(1, QFont::DemiBold));
    m_title->setWordWrap(true);
    m_fix->setWordWrap(true);
    m_state->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_undo->setAutoDefault(false);
    m_undo->hide();
    m_buttons->addWidget(m_undo);
    m_buttons->addStretch(1);
    auto* grid = new QGridLayout(m_panel);
    grid->setContentsMargins(theme::scaled(16), theme::scaled(12), theme::scaled(16), theme::scaled(12));
    grid->setHorizontalSpacing(theme::scaled(12));
    grid->setVerticalSpacing(theme::scaled(6));
    grid->addWidget(m_icon, 0, 0, Qt::AlignTop);
    grid->addWidget(m_title, 0, 1);
    grid->addWidget(m_state, 0, 2);
    grid->addWidget(m_fix, 1, 1, 1, 2);
    grid->addLayout(m_inside, 2, 1, 1, 2);
    grid->addLayout(m_buttons, 3, 1, 1, 2);
    grid->addWidget(m_waiver, 4, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_panel);
    connect(m_undo, &QPushButton::clicked, this, &FindingCard::undone);
}

QWidget* FindingCard::makeWaiver()
{
    auto* waiver = new QWidget(m_panel);
    m_allow = new QCheckBox(tr("Leave it open and package all the same"), waiver);
    m_reason = new QLineEdit(waiver);
    m_reason->setPlaceholderText(tr("Reason; it stands in the note"));
    m_reason->setEnabled(false);
    m_reason->setTextMargins(theme::scaled(4), 0, theme::scaled(4), 0);
    m_reason->setMaxLength(LongestReason);
    auto* row = new QHBoxLayout(waiver);
    row->setContentsMargins({});
    row->addWidget(m_allow);
    row->addWidget(m_reason, 1);
    connect(m_allow, &QCheckBox::toggled, this, [this](bool on) {
        m_reason->setEnabled(on);
        if (on && isVisible()) {
            m_reason->setFocus();
        }
        emit reasonChanged();
    });
    connect(m_reason, &QLineEdit::textChanged, this, &FindingCard::reasonChanged);
    return waiver;
}

void FindingCard::show(const PlanIssue& issue, State state, const QString& settled, const std::vector<Remedy>& remedies)
{
    const QString words = issue.text.text();
    m_title->setText(words);
    m_fix->setText(issue.fix.text());
    const bool isStanding = state == State::Open || state == State::LeftOpen;
    m_fix->setVisible(isStanding && !issue.fix.isEmpty());
    m_allow->setAccessibleDescription(words);
    m_reason->setAccessibleName(tr("Reason for: %1").arg(words));
    m_waiver->setVisible(isStanding && m_canBeLeftOpen);
    switch (state) {
    case State::Open:
        m_icon->setStatus(StatusColor::Failure);
        m_state->setTone(TonedLabel::Tone::Failure);
        m_state->setText(tr("open"));
        m_panel->setEdge(StatusColor::Failure);
        break;
    case State::LeftOpen:
        m_icon->setPicture(u"status/waived"_s);
        m_state->setTone(TonedLabel::Tone::Warning);
        m_state->setText(tr("left open by you"));
        m_panel->setEdge(std::nullopt);
        break;
    case State::Remark:
        m_icon->setStatus(StatusColor::Warning);
        m_state->setTone(TonedLabel::Tone::Warning);
        m_state->setText(settled);
        m_panel->setEdge(std::nullopt);
        break;
    case State::Settled:
        m_icon->setStatus(StatusColor::Pass);
        m_state->setTone(TonedLabel::Tone::Pass);
        m_state->setText(tr("settled: %1").arg(settled));
        m_panel->setEdge(std::nullopt);
        break;
    }
    setAccessibleName(words + u", "_s + m_state->text());
    showRemedies(issue, isStanding ? remedies : std::vector<Remedy>());
}

void FindingCard::showRemedies(const PlanIssue& issue, const std::vector<Remedy>& remedies)
{
    const bool takesFiles = std::ranges::any_of(
        remedies, [](Remedy remedy) { return remedy == Remedy::AddLicence || remedy == Remedy::AddFiles; });
    setAcceptDrops(takesFiles);
    QStringList titles;
    for (const Remedy remedy : remedies) {
        titles << Remedies::title(remedy, issue);
    }
    if (titles == m_titles && remedies == m_remedies) {
        return; // whoever stands on a button keeps it
    }
    m_titles = titles;
    m_remedies = remedies;
    for (QPushButton* button : std::exchange(m_remedyButtons, {})) {
        button->deleteLater();
    }
    for (std::size_t i = 0; i < remedies.size(); ++i) {
        auto* button = new QPushButton(titles[static_cast<qsizetype>(i)], m_panel);
        button->setAutoDefault(false);
        button->setAccessibleDescription(m_title->text());
        connect(button, &QPushButton::clicked, this, [this, remedy = remedies[i]] { emit remedyChosen(remedy); });
        m_buttons->insertWidget(static_cast<int>(i), button);
        m_remedyButtons.append(button);
    }
}

void FindingCard::setCanBeUndone(bool can)
{
    m_undo->setVisible(can);
}

void FindingCard::setCanBeLeftOpen(bool can)
{
    m_canBeLeftOpen = can;
}

void FindingCard::setReason(const QString& reason)
{
    if (m_reason->hasFocus() || reason == this->reason()) {
        return; // whoever types keeps what was typed
    }
    const QSignalBlocker quietTick(m_allow);
    const QSignalBlocker quietReason(m_reason);
    m_allow->setChecked(!reason.isEmpty());
    m_reason->setEnabled(!reason.isEmpty());
    m_reason->setText(reason);
}

QString FindingCard::reason() const
{
    return m_allow->isChecked() ? m_reason->text().trimmed() : QString();
}

void FindingCard::setInside(QWidget* inside)
{
    m_inside->addWidget(inside);
}

void FindingCard::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFiles(event->mimeData()).isEmpty()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void FindingCard::dropEvent(QDropEvent* event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    emit filesDropped(droppedFiles(event->mimeData()));
}

} // namespace vitrine
