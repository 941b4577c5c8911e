// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/headline/part_chips.h"

#include "widgets/headline/part_chip.h"
#include "widgets/theme/theme.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

PartChips::PartChips(QWidget* parent)
    : QWidget(parent)
    , m_rest(new QToolButton(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_rest->hide();
    connect(m_rest, &QToolButton::clicked, this, &PartChips::showRest);
}

void PartChips::setParts(const std::vector<PartStatus>& parts)
{
    qDeleteAll(m_chips);
    m_chips.clear();
    QWidget* before = m_rest;
    for (const PartStatus& part : parts) {
        auto* chip = new PartChip(part, this);
        setTabOrder(before, chip); // where the parts before were, and not at the window's end
        before = chip;
        connect(chip, &QAbstractButton::clicked, this, [this, chip] { emit partChosen(chip->part()); });
        m_chips.push_back(chip);
    }
    updateGeometry();
    arrange();
}

void PartChips::retranslate()
{
    m_rest->setToolTip(tr("More parts"));
    m_rest->setAccessibleName(m_rest->toolTip());
    for (PartChip* chip : m_chips) {
        chip->retranslate();
    }
    updateGeometry();
    arrange();
}

int PartChips::widthOf(bool compact, std::size_t count) const
{
    int width = 0;
    for (std::size_t i = 0; i < count; ++i) {
        width += m_chips[i]->sizeFor(compact).width() + (i > 0 ? theme::scaled(8) : 0);
    }
    return width;
}

QSize PartChips::sizeHint() const
{
    const int height = m_chips.empty() ? 0 : m_chips.front()->sizeHint().height();
    return {widthOf(false, m_chips.size()), height};
}

QSize PartChips::minimumSizeHint() const
{
    return {m_chips.empty() ? 0 : widthOf(true, std::min<std::size_t>(m_chips.size(), 4)), sizeHint().height()};
}

void PartChips::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PartChips::arrange()
{
    const bool compact = widthOf(false, m_chips.size()) > width();
    m_shown = m_chips.size();
    const int rest = m_rest->sizeHint().width() + theme::scaled(8);
    while (m_shown > 1 && widthOf(compact, m_shown) + (m_shown < m_chips.size() ? rest : 0) > width()) {
        --m_shown;
    }
    const bool hasRest = m_shown < m_chips.size();
    int x = width() - widthOf(compact, m_shown) - (hasRest ? rest : 0);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        PartChip* chip = m_chips[i];
        chip->setCompact(compact);
        chip->setVisible(i < m_shown);
        const QSize size = chip->sizeFor(compact);
        if (i < m_shown) {
            chip->setGeometry(x, (height() - size.height()) / 2, size.width(), size.height());
            x += size.width() + theme::scaled(8);
        }
    }
    m_rest->setVisible(hasRest);
    if (hasRest) {
        m_rest->setText(u"+%1"_s.arg(m_chips.size() - m_shown));
        m_rest->setGeometry(
            x, (height() - m_rest->sizeHint().height()) / 2, m_rest->sizeHint().width(), m_rest->sizeHint().height());
    }
}

void PartChips::showRest()
{
    QMenu menu(this);
    for (std::size_t i = m_shown; i < m_chips.size(); ++i) {
        menu.addAction(
            m_chips[i]->accessibleName(), this, [this, part = m_chips[i]->part()] { emit partChosen(part); });
    }
    menu.exec(m_rest->mapToGlobal(m_rest->rect().bottomLeft()));
}

} // namespace vitrine
