// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/tensors/tensor_order.h"
#include "widgets/background/latest_job.h"

#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace vitrine {

/// Writes the table to a file in the background and shows how far it is; there only while there is something to say.
class ExportBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ExportBar(QWidget* parent = nullptr);

    /// Stops an export that is still running.
    void
    start(std::shared_ptr<const ModelDirectory> directory, std::shared_ptr<const TensorRows> rows, const QString& path);
    void cancel();
    /// A line that goes away by itself.
    void say(const QString& text);

signals:
    void finished(const QString& path, const QString& fault);

protected:
    void changeEvent(QEvent* event) override;

private:
    void finish(const QString& path, std::size_t rows, const QString& fault);
    void showProgress(const QString& text);

    QLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QTimer m_tick;
    QTimer m_leave;
    std::shared_ptr<std::atomic<std::uint64_t>> m_written = std::make_shared<std::atomic<std::uint64_t>>(0);
    LatestJob m_job{this};
};

} // namespace vitrine
