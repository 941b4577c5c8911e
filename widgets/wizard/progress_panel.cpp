// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/progress_panel.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/toned_label.h"

#include <QGridLayout>
#include <QProgressBar>

#include <algorithm>

namespace vitrine {

namespace {
constexpr int Steps = 1000;
constexpr double SecondsBeforeAGuess = 0.5;
} // namespace

ProgressPanel::ProgressPanel(QWidget* parent)
    : QWidget(parent)
    , m_bytes(new TonedLabel(TonedLabel::Tone::Text, this))
    , m_left(new TonedLabel(TonedLabel::Tone::Text, this))
    , m_file(new TonedLabel(TonedLabel::Tone::Muted, this))
    , m_speed(new TonedLabel(TonedLabel::Tone::Muted, this))
    , m_bar(new QProgressBar(this))
{
    m_bytes->setFont(theme::font(1.05));
    m_left->setFont(theme::font(1.05));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    m_bar->setRange(0, Steps);
    m_bar->setFixedHeight(theme::scaled(8));
    // A long name must not widen the window.
    m_file->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(theme::scaled(6));
    grid->addWidget(m_bytes, 0, 0);
    grid->addWidget(m_left, 0, 1, Qt::AlignRight);
    grid->addWidget(m_bar, 1, 0, 1, 2);
    grid->addWidget(m_file, 2, 0);
    grid->addWidget(m_speed, 2, 1, Qt::AlignRight);
    grid->setColumnStretch(0, 1);
}

void ProgressPanel::begin()
{
    m_whole.start();
    m_stageClock.start();
    m_stage = WriteProgress::Stage::Writing;
    m_bar->setValue(0);
    for (TonedLabel* label : {m_bytes, m_left, m_file, m_speed}) {
        label->clear();
    }
}

void ProgressPanel::show(const WriteProgress& progress)
{
    if (progress.stage != m_stage) {
        m_stage = progress.stage;
        m_stageClock.restart();
    }
    if (progress.total == 0) {
        return;
    }
    const double share = std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.total));
    m_bar->setValue(static_cast<int>(Steps * share));
    m_bytes->setText(
        tr("%1 of %2").arg(formatBytes(std::min(progress.done, progress.total)), formatBytes(progress.total)));
    m_file->setText(m_file->fontMetrics().elidedText(
        displayText(progress.file), Qt::ElideMiddle, std::max(theme::scaled(120), m_file->width())));
    const double passed = static_cast<double>(m_stageClock.elapsed()) / 1000;
    if (passed < SecondsBeforeAGuess || progress.done == 0) {
        return; // the speed would be a guess
    }
    const double speed = static_cast<double>(progress.done) / passed;
    m_speed->setText(tr("%1 per second").arg(formatBytes(static_cast<std::uint64_t>(speed))));
    m_left->setText(tr("about %1 left")
                        .arg(formatSeconds(std::max(1.0, static_cast<double>(progress.total) * (1 - share) / speed))));
}

void ProgressPanel::finish()
{
    m_bar->setValue(m_bar->maximum());
    for (TonedLabel* label : {m_left, m_file, m_speed}) {
        label->clear();
    }
}

} // namespace vitrine
