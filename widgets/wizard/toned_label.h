// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace vitrine {

/// Plain text in one of the window's colours; it follows the palette.
class TonedLabel final : public QLabel
{
    Q_OBJECT

public:
    enum class Tone : std::uint8_t { Text, Muted, Pass, Warning, Failure };

    explicit TonedLabel(Tone tone, QWidget* parent = nullptr);
    TonedLabel(Tone tone, const QString& text, QWidget* parent = nullptr);

    void setTone(Tone tone);

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolor();

    Tone m_tone;
    bool m_recoloring = false;
};

} // namespace vitrine
