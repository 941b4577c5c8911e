// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace vitrine {

/// Says why the table is narrowed, and undoes it with its cross.
class ScopeChip final : public QWidget
{
    Q_OBJECT

public:
    explicit ScopeChip(QWidget* parent = nullptr);

    /// Empty: the table is not narrowed, and the chip is not there.
    void setScope(const QString& scope);

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_scope;
    QWidget* m_body;
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace vitrine
