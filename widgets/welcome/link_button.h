// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace vitrine {

/// A button that reads as a link: its text begins and ends with it, so that it lines up with what lies above and below.
class LinkButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LinkButton(QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
};

} // namespace vitrine
