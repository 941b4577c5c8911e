// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/toned_label.h"

#include "widgets/theme/theme.h"

#include <QApplication>
#include <QEvent>

namespace vitrine {

TonedLabel::TonedLabel(Tone tone, QWidget* parent)
    : TonedLabel(tone, {}, parent)
{
}

TonedLabel::TonedLabel(Tone tone, const QString& text, QWidget* parent)
    : QLabel(parent)
    , m_tone(tone)
{
    setTextFormat(Qt::PlainText); // names from files stand in it
    setText(text);
    recolor();
}

void TonedLabel::setTone(Tone tone)
{
    if (tone != m_tone) {
        m_tone = tone;
        recolor();
    }
}

void TonedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange) {
        recolor();
    }
}

void TonedLabel::recolor()
{
    if (m_recoloring) {
        return;
    }
    m_recoloring = true;
    QPalette own = QApplication::palette();
    QColor color = own.color(QPalette::WindowText);
    switch (m_tone) {
    case Tone::Text:
        break;
    case Tone::Muted:
        color = theme::muted(own);
        break;
    case Tone::Pass:
        color = theme::status(StatusColor::Pass, own);
        break;
    case Tone::Warning:
        color = theme::status(StatusColor::Warning, own);
        break;
    case Tone::Failure:
        color = theme::status(StatusColor::Failure, own);
        break;
    }
    own.setColor(QPalette::WindowText, color);
    setPalette(own);
    m_recoloring = false;
}

} // namespace vitrine
