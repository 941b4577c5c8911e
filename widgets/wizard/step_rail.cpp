// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/step_rail.h"

#include "widgets/theme/theme.h"
#include "widgets/wizard/step_button.h"
#include "widgets/wizard/toned_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>
#include <QVBoxLayout>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr int PatienceMilliseconds = 300;
}

StepRail::StepRail(const QStringList& steps, QWidget* parent)
    : QWidget(parent)
    , m_planning(new TonedLabel(TonedLabel::Tone::Muted, tr("Working out the plan…"), this))
    , m_bar(new QProgressBar(this))
{
    auto* emblem = new QLabel(this);
    emblem->setPixmap(theme::pixmap(u"vitrine"_s, {}, theme::scaled(28), devicePixelRatioF()));
    auto* name = new TonedLabel(TonedLabel::Tone::Text, tr("Package"), this);
    name->setFont(theme::font(1.05, QFont::DemiBold));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(theme::scaled(4), 0, 0, theme::scaled(12));
    head->addWidget(emblem);
    head->addWidget(name, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::scaled(16), theme::scaled(20), theme::scaled(12), theme::scaled(12));
    layout->setSpacing(theme::scaled(2));
    layout->addLayout(head);
    for (qsizetype i = 0; i < steps.size(); ++i) {
        auto* button = new StepButton(static_cast<int>(i) + 1, steps[i], this);
        connect(button, &QAbstractButton::clicked, this, [this, i] { emit chosen(static_cast<int>(i)); });
        m_buttons.append(button);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    m_planning->setFont(theme::font(0.9));
    m_planning->setWordWrap(true);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(theme::scaled(6));
    m_bar->setAccessibleName(m_planning->text());
    m_planning->hide();
    m_bar->hide();
    layout->addWidget(m_planning);
    layout->addWidget(m_bar);
    m_patience.setSingleShot(true);
    m_patience.setInterval(PatienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_planning->show();
        m_bar->show();
    });
    setFixedWidth(theme::scaled(196));
}

void StepRail::show(int current, const QList<bool>& canBeGoneTo)
{
    for (int i = 0; i < m_buttons.size(); ++i) {
        const auto state = i < current ? StepButton::State::Done
            : i == current             ? StepButton::State::Current
                                       : StepButton::State::ToCome;
        m_buttons[i]->setState(state, canBeGoneTo.value(i, false));
    }
}

void StepRail::setPlanning(bool planning)
{
    if (!planning) {
        m_patience.stop();
        m_planning->hide();
        m_bar->hide();
    } else if (!m_patience.isActive() && m_bar->isHidden()) {
        m_patience.start();
    }
}

void StepRail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(
        QRect(width() - 1, theme::scaled(20), 1, height() - theme::scaled(40)), theme::hairline(palette()));
}

} // namespace vitrine
