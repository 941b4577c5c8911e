// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;

namespace vitrine {

/// One thing that is to be said of a file before all else: an icon, a sentence, a tinted ground.
class NoticeStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget* parent = nullptr);

    /// An empty text takes the strip away.
    void say(const QString& text, StatusColor status);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_text;
    StatusColor m_status = StatusColor::Info;
};

} // namespace vitrine
