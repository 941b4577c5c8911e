// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

#include <optional>

namespace vitrine {

/// A rounded ground that things stand on together; its edge may have the colour of a status, and so may its ground.
class Panel final : public QWidget
{
    Q_OBJECT

public:
    explicit Panel(QWidget* parent = nullptr);

    void setEdge(std::optional<StatusColor> status);
    void setGround(std::optional<StatusColor> status);
    /// As what is chosen among several.
    void setChosen(bool chosen);

signals:
    void clicked();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<StatusColor> m_edge, m_ground;
    bool m_isChosen = false;
};

} // namespace vitrine
