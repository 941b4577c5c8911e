// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

namespace vitrine {

/// The one filled button of a window.
class PrimaryButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit PrimaryButton(QWidget* parent = nullptr);
    /// A name of theme::icon.
    void setIconName(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolor();

    QString m_iconName;
    bool m_recoloring = false;
};

} // namespace vitrine
