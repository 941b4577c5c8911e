// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

namespace vitrine {

class StatusIcon;
class TonedLabel;

/// What is done one after the other while a package is written, each with a sign how far it is.
class StageList final : public QWidget
{
    Q_OBJECT

public:
    enum class Stage : std::uint8_t { Planned, Converting, Writing, Verifying, Moving, Count };

    explicit StageList(QWidget* parent);

    /// Those before `current` are done, those behind it are to come. Count: all are done.
    void show(Stage current, bool withConversion);
    /// The present one did not come to its end.
    void showStopped();

private:
    struct Row {
        QWidget* widget = nullptr;
        StatusIcon* icon = nullptr;
        TonedLabel* name = nullptr;
    };
    Row makeRow(const QString& name, const QString& words, QWidget* parent);

    QList<Row> m_rows;
    Stage m_current = Stage::Planned;
};

} // namespace vitrine
