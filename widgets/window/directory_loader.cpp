// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/directory_loader.h"

#include "widgets/background/release_elsewhere.h"

#include <QFile>
#include <QtConcurrent>

#include <numeric>

namespace vitrine {

namespace {

std::uint64_t totalBytes(const ModelDirectory& directory)
{
    return std::accumulate(
        directory.files.begin(), directory.files.end(), std::uint64_t{0},
        [](std::uint64_t sum, const FileEntry& file) { return sum + file.size; });
}

} // namespace

DirectoryLoader::DirectoryLoader(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(4); // a stopped one may still be on its way out while the next begins
}

DirectoryLoader::~DirectoryLoader()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void DirectoryLoader::open(const QString& path)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_isLoading = true;
    const std::uint64_t generation = ++m_generation;
    const auto ifCurrent = [this, generation](auto&& tell) {
        QMetaObject::invokeMethod(
            this,
            [this, generation, tell = std::move(tell)] {
                if (generation == m_generation && m_isLoading) {
                    tell();
                }
            },
            Qt::QueuedConnection);
    };
    OpenOptions options;
    options.stop = m_stop.get_token();
    options.progress = [this, ifCurrent](const OpenProgress& progress) {
        ifCurrent([this, progress] { emit progressed(progress); });
    };
    options.scanned = [this, ifCurrent](std::shared_ptr<const ModelDirectory> directory) {
        ifCurrent([this, directory = releasedElsewhere(std::move(directory))] { emit scanned(directory); });
    };
    m_pool.start([this, generation, options = std::move(options), bytes = QFile::encodeName(path).toStdString()] {
        auto result = openDirectory(bytes, options);
        std::uint64_t total = 0;
        if (result) {
            total = totalBytes(**result);
            *result = releasedElsewhere(std::move(*result));
        }
        QMetaObject::invokeMethod(
            this, [this, generation, total, result = std::move(result)] { take(generation, result, total); },
            Qt::QueuedConnection);
    });
}

void DirectoryLoader::cancel()
{
    m_stop.request_stop();
}

void DirectoryLoader::take(
    std::uint64_t generation, const Result<std::shared_ptr<const ModelDirectory>>& result, std::uint64_t totalBytes)
{
    if (generation != m_generation) {
        return;
    }
    m_isLoading = false;
    if (result) {
        emit finished(*result, totalBytes);
    } else {
        emit failed(result.error());
    }
}

} // namespace vitrine
