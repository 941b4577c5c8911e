// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/checklist/status_chips.h"

#include "widgets/checklist/status_of.h"
#include "widgets/theme/flat_painting.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

/// A framed number with its sign; filled while it is chosen.
class StatusChip final : public QToolButton
{
public:
    using QToolButton::QToolButton;

    [[nodiscard]] QSize sizeHint() const override
    {
        return {
            theme::scaled(8) + theme::scaled(16) + theme::scaled(4) + fontMetrics().horizontalAdvance(text())
                + theme::scaled(8),
            std::max(theme::scaled(24), fontMetrics().height() + theme::scaled(6))};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ground = isChecked() ? palette().color(QPalette::Highlight)
            : underMouse()                ? theme::hover(palette())
                                          : palette().color(QPalette::Base);
        const QColor edge = hasFocus() || isChecked() ? theme::accent(palette()) : theme::hairline(palette());
        flat::paintRounded(&painter, rect(), ground, edge, hasFocus() ? 1.5 : 1.0);
        const int size = theme::scaled(16);
        const QRect place(theme::scaled(8), (height() - size) / 2, size, size);
        icon().paint(&painter, place);
        painter.setPen(palette().color(isChecked() ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(
            rect().adjusted(place.right() + theme::scaled(4), 0, -theme::scaled(6), 0),
            Qt::AlignVCenter | Qt::AlignLeft, text());
    }
};

} // namespace

StatusChips::StatusChips(QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::scaled(6));
    for (const CheckStatus status : CountedStatuses) {
        auto* chip = new StatusChip(this);
        chip->setObjectName(
            u"chip-"_s + QString::fromUtf8(statusName(status).data(), qsizetype(statusName(status).size())));
        chip->setCheckable(true);
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setIconSize(QSize(16, 16));
        chip->setFocusPolicy(Qt::TabFocus);
        chip->setMinimumHeight(theme::scaled(24));
        m_chips[std::size_t(status)] = chip;
        row->addWidget(chip);
        connect(chip, &QToolButton::toggled, this, [this] {
            refresh();
            emit changed();
        });
    }
    row->addStretch(1);
    refresh();
}

void StatusChips::setCounts(const std::array<std::uint32_t, std::size_t(CheckStatus::Count)>& counts)
{
    m_counts = counts;
    refresh();
}

QSet<int> StatusChips::chosen() const
{
    QSet<int> statuses;
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (m_chips[i]->isChecked()) {
            statuses.insert(int(i));
        }
    }
    return statuses;
}

bool StatusChips::clear()
{
    if (chosen().isEmpty()) {
        return false;
    }
    for (QToolButton* chip : m_chips) {
        const QSignalBlocker blocker(chip);
        chip->setChecked(false);
    }
    refresh();
    emit changed();
    return true;
}

void StatusChips::refresh()
{
    const QSet<int> shown = chosen();
    const qreal ratio = devicePixelRatioF();
    for (const CheckStatus status : CountedStatuses) {
        QToolButton* chip = m_chips[std::size_t(status)];
        const auto number = m_counts[std::size_t(status)];
        const QString word = statusTitle(status).text();
        const bool isShown = shown.isEmpty() ? isFault(status) : shown.contains(int(status));
        // A count of zero is grey: a red sign beside it would look alarming.
        const QColor ink = number == 0 ? theme::muted(palette()) : theme::status(statusColor(status), palette());
        chip->setIcon(QIcon(theme::pixmap(theme::statusIcon(statusColor(status)), ink, 16, ratio)));
        chip->setText(QString::number(number));
        chip->setToolTip(word);
        chip->setAccessibleName(
            isShown ? tr("%1: %2, shown", "status: number").arg(word).arg(number)
                    : tr("%1: %2, not shown", "status: number").arg(word).arg(number));
    }
}

void StatusChips::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
