// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace vitrine {

/// A frame around the widget that the tour points at. Takes no events; what lies below can be used.
class TargetRing final : public QWidget
{
    Q_OBJECT

public:
    explicit TargetRing(QWidget* window);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace vitrine
