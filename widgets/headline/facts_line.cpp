// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/headline/facts_line.h"

#include "widgets/theme/plain_tool_tip.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString separator()
{
    return u"  ·  "_s;
}

} // namespace

FactsLine::FactsLine(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FactsLine::setFacts(std::vector<Fact> facts)
{
    m_facts = std::move(facts);
    setAccessibleName(text());
    setToolTip(theme::plainToolTip(text()));
    update();
}

QString FactsLine::text() const
{
    QStringList parts;
    for (const Fact& fact : m_facts) {
        parts << (fact.word.isEmpty() ? fact.value : fact.value + u' ' + fact.word);
    }
    return parts.join(u" · "_s);
}

QSize FactsLine::sizeHint() const
{
    // The parts beside them come first; the facts get what is left, and say less where that is little.
    return {theme::scaled(80), QFontMetrics(theme::font(0.95)).height() + theme::scaled(4)};
}

QSize FactsLine::minimumSizeHint() const
{
    return {theme::scaled(80), sizeHint().height()};
}

int FactsLine::widthOf(bool words, std::size_t count) const
{
    const QFontMetrics metrics(theme::font(0.95));
    int width = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const QString word = words && !m_facts[i].word.isEmpty() ? u' ' + m_facts[i].word : QString();
        width += metrics.horizontalAdvance(m_facts[i].value + word)
            + (i > 0 ? metrics.horizontalAdvance(separator()) : 0);
    }
    return width;
}

void FactsLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(theme::font(0.95));
    const QFontMetrics metrics(painter.font());
    const bool words = widthOf(true, m_facts.size()) <= width();
    std::size_t count = m_facts.size();
    while (count > 1 && widthOf(words, count) > width()) {
        --count;
    }
    const QColor muted = theme::muted(palette());
    const QColor text = palette().color(QPalette::Text);
    const int y = (height() - metrics.height()) / 2 + metrics.ascent();
    int x = 0;
    const auto draw = [&](const QString& what, const QColor& color) {
        painter.setPen(color);
        painter.drawText(x, y, what);
        x += metrics.horizontalAdvance(what);
    };
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) {
            draw(separator(), muted);
        }
        draw(count == 1 ? metrics.elidedText(m_facts[i].value, Qt::ElideRight, width()) : m_facts[i].value, text);
        if (words && !m_facts[i].word.isEmpty()) {
            draw(u' ' + m_facts[i].word, muted);
        }
    }
}

} // namespace vitrine
