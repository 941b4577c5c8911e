// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

namespace vitrine {

/// One small picture in a colour of the theme, sharp on every screen.
class StatusIcon final : public QWidget
{
    Q_OBJECT

public:
    explicit StatusIcon(int pixels, QWidget* parent = nullptr);

    void setStatus(StatusColor status);
    /// Another picture of theme::pixmap, muted.
    void setPicture(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    StatusColor m_status = StatusColor::Info;
    bool m_isMuted = false;
};

} // namespace vitrine
