// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QGridLayout;

namespace vitrine {

class TonedLabel;

/// Names and values in two columns on a panel; a value that one hands on can be copied.
class FactTable final : public QWidget
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Words, Copied, CopiedCode };

    explicit FactTable(QWidget* parent);

    /// `objectName` of the value's label. An empty text takes the row away.
    TonedLabel* add(const QString& name, Kind kind, const QString& objectName);
    void set(const QString& objectName, const QString& text);

private:
    QGridLayout* m_grid;
};

} // namespace vitrine
