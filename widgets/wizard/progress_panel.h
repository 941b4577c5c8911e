// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_writer.h"

#include <QElapsedTimer>
#include <QWidget>

class QProgressBar;

namespace vitrine {

class TonedLabel;

/// How far something that writes has come: bytes, speed, what is left, the file. Each stage has a clock of its own.
class ProgressPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressPanel(QWidget* parent);

    void begin();
    void show(const WriteProgress& progress);
    /// Full and still, without figures that no longer change.
    void finish();
    [[nodiscard]] double seconds() const { return static_cast<double>(m_whole.elapsed()) / 1000; }

private:
    TonedLabel* m_bytes;
    TonedLabel* m_left;
    TonedLabel* m_file;
    TonedLabel* m_speed;
    QProgressBar* m_bar;
    QElapsedTimer m_whole, m_stageClock;
    WriteProgress::Stage m_stage = WriteProgress::Stage::Writing;
};

} // namespace vitrine
