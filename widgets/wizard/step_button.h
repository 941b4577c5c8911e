// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace vitrine {

/// One step at the left of the wizard: a numbered ring and a word.
class StepButton final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class State : std::uint8_t { Done, Current, ToCome };

    StepButton(int number, const QString& name, QWidget* parent);

    /// Whether it can be gone to is told apart from how far it is.
    void setState(State state, bool canBeGoneTo);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void paintRing(QPainter* painter, const QRectF& ring) const;

    int m_number;
    State m_state = State::ToCome;
};

} // namespace vitrine
