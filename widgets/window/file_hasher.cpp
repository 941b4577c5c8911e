// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/file_hasher.h"

#include "model/bytes/hash.h"

#include <QFile>

#include <vector>

namespace vitrine {

namespace {

constexpr qint64 ChunkBytes = 4 << 20;

/// Empty when the file cannot be read or the wish to stop came first.
std::string hashOf(const QString& path, const std::stop_token& stop)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        return {};
    }
    Sha256 sha;
    std::vector<std::byte> chunk(static_cast<std::size_t>(ChunkBytes));
    while (!stop.stop_requested()) {
        const qint64 count = file.read(reinterpret_cast<char*>(chunk.data()), ChunkBytes);
        if (count < 0) {
            return {};
        }
        if (count == 0) {
            return sha.finish();
        }
        sha.add(std::span(chunk).first(static_cast<std::size_t>(count)));
    }
    return {};
}

} // namespace

FileHasher::FileHasher(QObject* parent)
    : QObject(parent)
    , m_job(this)
{
}

void FileHasher::hash(const QString& path)
{
    emit begun(path);
    m_job.start(
        [path](const std::stop_token& stop) { return hashOf(path, stop); },
        [this, path](const std::string& hex) {
            if (hex.empty()) {
                emit failed(path);
            } else {
                emit finished(path, QString::fromStdString(hex));
            }
        });
}

} // namespace vitrine
