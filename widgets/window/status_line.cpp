// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/status_line.h"

#include "model/directory/model_directory.h"
#include "model/directory/reading_summary.h"
#include "model/words/quantity.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFile>
#include <QLabel>
#include <QStorageInfo>
#include <QtConcurrent>

namespace vitrine {

using namespace Qt::StringLiterals;

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_lock(new QLabel(this))
    , m_text(new QLabel(this))
    , m_disk(new QLabel(this))
{
    setSizeGripEnabled(false);
    m_text->setMinimumWidth(theme::scaled(40));
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_lock->setContentsMargins(theme::scaled(12), 0, 0, 0);
    m_disk->setContentsMargins(0, 0, theme::scaled(8), 0);
    addWidget(m_lock);
    addWidget(m_text, 1);
    addPermanentWidget(m_disk);
    showNothingOpen();
}

void StatusLine::setText(std::function<QString()> text, bool hasLock)
{
    m_words = std::move(text);
    m_hasLock = hasLock;
    m_lock->setVisible(hasLock);
    m_text->setContentsMargins(hasLock ? 0 : theme::scaled(12), 0, 0, 0);
    refresh();
}

void StatusLine::showNothingOpen()
{
    ++m_generation;
    m_diskWords = [] { return QString(u"Vitrine "_s + QLatin1StringView(VITRINE_VERSION)); };
    setText([] { return tr("Nothing is open."); }, false);
}

void StatusLine::showNothingRead()
{
    ++m_generation;
    m_diskWords = [] { return QString(); };
    setText([] { return tr("Nothing was read."); }, false);
}

void StatusLine::showReading()
{
    ++m_generation;
    m_diskWords = [] { return QString(); };
    setText([] { return tr("Reading names and headers only. Nothing is executed or changed."); }, true);
}

void StatusLine::showRead(const ModelDirectory& directory, quint64 bytes)
{
    const ReadStatistics read = directory.statistics;
    if (directory.cancelled) {
        setText(
            [read] {
                return tr("%1 read, then stopped by you. Nothing was executed or changed.")
                    .arg(formatBytes(read.bytesRead));
            },
            true);
    } else {
        setText(
            [read] { return readingSummary(read).text(); },
            true);
    }
    showDisk(QFile::decodeName(QByteArray::fromStdString(directory.path)), bytes);
}

/// Asked in the background: a network disk may take its time.
void StatusLine::showDisk(const QString& path, quint64 bytes)
{
    const quint64 generation = ++m_generation;
    QtConcurrent::run([path] {
        const QStorageInfo disk(path);
        return std::pair(QString::fromUtf8(disk.fileSystemType()), disk.isValid() ? disk.bytesAvailable() : -1);
    }).then(this, [this, generation, bytes](const std::pair<QString, qint64>& disk) {
        if (generation != m_generation) {
            return;
        }
        m_diskWords = [bytes, disk] {
            return disk.second < 0
                ? formatBytes(bytes)
                : tr("%1 on %2, %3 free")
                      .arg(formatBytes(bytes), disk.first, formatBytes(static_cast<quint64>(disk.second)));
        };
        refresh();
    });
}

void StatusLine::refresh()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme::muted(palette()));
    m_text->setPalette(quiet);
    m_disk->setPalette(quiet);
    m_lock->setPixmap(theme::pixmap(u"action/lock"_s, theme::muted(palette()), theme::scaled(16), devicePixelRatioF()));
    m_disk->setText(m_diskWords ? m_diskWords() : QString());
    fit();
}

/// In a narrow window what matters most is said, and all of it in the tooltip.
void StatusLine::fit()
{
    const QString all = m_words ? m_words() : QString();
    const int room = width() - m_disk->sizeHint().width() - m_lock->sizeHint().width() - theme::scaled(40);
    const bool fits = !m_hasLock || m_text->fontMetrics().horizontalAdvance(all) <= room;
    m_text->setText(fits ? all : tr("Nothing was executed or changed."));
    m_text->setToolTip(all);
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    fit();
}

void StatusLine::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationPaletteChange) {
        refresh();
    }
}

} // namespace vitrine
