// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/export_bar.h"

#include "model/words/quantity.h"
#include "widgets/tensors/tensor_copy.h"
#include "widgets/theme/theme.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <chrono>

using namespace std::chrono_literals;

namespace vitrine {

ExportBar::ExportBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, 1000);
    m_bar->setFixedHeight(theme::scaled(6));
    m_cancel->setObjectName(QStringLiteral("cancelExport"));
    m_cancel->setText(tr("Cancel"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::scaled(16), theme::scaled(4), theme::scaled(16), theme::scaled(4));
    layout->setSpacing(theme::scaled(12));
    layout->addWidget(m_text, 2);
    layout->addWidget(m_bar, 1);
    layout->addWidget(m_cancel);
    m_leave.setSingleShot(true);
    connect(&m_leave, &QTimer::timeout, this, &QWidget::hide);
    connect(m_cancel, &QPushButton::clicked, this, &ExportBar::cancel);
    hide();
}

void ExportBar::showProgress(const QString& text)
{
    m_leave.stop();
    m_text->setText(text);
    m_bar->setValue(0);
    m_bar->show();
    m_cancel->show();
    show();
}

void ExportBar::start(
    std::shared_ptr<const ModelDirectory> directory, std::shared_ptr<const TensorRows> rows, const QString& path)
{
    const std::size_t count = rows->rows.size();
    showProgress(
        tr("Writing %n tensor(s) to %1…", nullptr, static_cast<int>(count)).arg(QDir::toNativeSeparators(path)));
    m_written = std::make_shared<std::atomic<std::uint64_t>>(0);
    m_tick.disconnect();
    connect(&m_tick, &QTimer::timeout, this, [this, count] {
        m_bar->setValue(count == 0 ? 0 : static_cast<int>(m_written->load() * 1000 / count));
    });
    m_tick.start(100ms);
    m_job.start(
        [directory = std::move(directory), rows = std::move(rows), path,
         written = m_written](const std::stop_token& stop) {
            return exportToFile(
                *directory, rows->rows, path, [&](std::uint64_t lines) { written->store(lines); }, stop);
        },
        [this, path, count](const QString& fault) { finish(path, count, fault); });
}

void ExportBar::cancel()
{
    m_job.stop();
    m_tick.stop();
    say(tr("Cancelled. Nothing was written."));
}

void ExportBar::finish(const QString& path, std::size_t rows, const QString& fault)
{
    m_tick.stop();
    if (fault.isEmpty()) {
        say(tr("%n tensor(s) written to %1.", nullptr, static_cast<int>(rows)).arg(QDir::toNativeSeparators(path)));
    } else {
        say(tr("Not written to %1: %2").arg(QDir::toNativeSeparators(path), fault));
    }
    emit finished(path, fault);
}

void ExportBar::say(const QString& text)
{
    m_text->setText(text);
    m_bar->hide();
    m_cancel->hide();
    show();
    m_leave.start(8s);
}

void ExportBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_cancel->setText(tr("Cancel"));
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
