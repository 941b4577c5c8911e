// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/checklist/request_bar.h"

#include "model/words/quantity.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace vitrine {

RequestBar::RequestBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_button(new QPushButton(this))
{
    m_text->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(theme::scaled(6));
    m_button->setObjectName(u"checkNow"_s);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(theme::scaled(16), theme::scaled(8), theme::scaled(16), theme::scaled(8));
    grid->addWidget(m_text, 0, 0);
    grid->addWidget(m_button, 0, 1, 2, 1);
    grid->addWidget(m_progress, 1, 0);
    grid->setColumnStretch(0, 1);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_isRunning) {
            emit cancelled();
        } else {
            emit wanted();
        }
    });
    hideAll();
}

void RequestBar::offer(const QString& title, quint64 bytes)
{
    m_isRunning = false;
    m_title = title;
    m_bytes = bytes;
    m_progress->hide();
    refresh();
    show();
}

void RequestBar::setProgress(quint64 done, quint64 total)
{
    m_isRunning = true;
    m_bytes = total;
    m_progress->setRange(0, 1000);
    m_progress->setValue(total == 0 ? 0 : int(double(done) / double(total) * 1000));
    m_progress->show();
    refresh();
    show();
}

void RequestBar::hideAll()
{
    m_isRunning = false;
    hide();
}

void RequestBar::refresh()
{
    m_button->setText(m_isRunning ? tr("Cancel") : tr("Check now"));
    m_text->setText(
        m_isRunning ? tr("Reading %1 …").arg(formatBytes(m_bytes))
                    : tr("%1: reads %2").arg(m_title, formatBytes(m_bytes)));
    m_progress->setAccessibleName(m_text->text());
}

void RequestBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
