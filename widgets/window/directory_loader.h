// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/open_directory.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace vitrine {

/// Opens directories in the background, one at a time: a new one stops the one before, whose results are dropped.
/// Snapshots that come from here are taken down on another thread, whoever lets go of them.
class DirectoryLoader final : public QObject
{
    Q_OBJECT

public:
    explicit DirectoryLoader(QObject* parent = nullptr);
    /// Stops and waits: the readers look at the wish to stop within 100 ms.
    ~DirectoryLoader() override;

    void open(const QString& path);
    /// What was read so far comes as finished(), with ModelDirectory::cancelled.
    void cancel();
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

signals:
    /// The names are known, the headers not yet.
    void scanned(std::shared_ptr<const vitrine::ModelDirectory> directory);
    void progressed(const vitrine::OpenProgress& progress);
    /// `bytes`: of all its files.
    void finished(std::shared_ptr<const vitrine::ModelDirectory> directory, std::uint64_t bytes);
    void failed(const vitrine::Error& error);

private:
    void take(
        std::uint64_t generation, const Result<std::shared_ptr<const ModelDirectory>>& result,
        std::uint64_t totalBytes);

    QThreadPool m_pool;
    std::stop_source m_stop;
    std::uint64_t m_generation = 0;
    bool m_isLoading = false;
};

} // namespace vitrine
