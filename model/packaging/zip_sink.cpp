// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/zip_sink.h"

#include <QDateTime>

namespace vitrine {

namespace {

/// The first moment that a zip can say. In local time, because that is what its fields mean.
QDateTime firstMoment()
{
    return QDateTime(QDate(1980, 1, 1), QTime(0, 0));
}

} // namespace

ZipSink::ZipSink(PartFile file, std::string topFolder)
    : m_part(file.partPath())
    , m_topFolder(std::move(topFolder))
    , m_device(std::move(file))
    , m_zip(&m_device)
{
    m_device.allowSeeking();
    m_zip.open(QIODevice::WriteOnly);
    m_zip.setCompression(KZip::NoCompression);
    m_zip.setExtraField(KZip::NoExtraField);
}

bool ZipSink::isPossible(std::uint64_t files, std::uint64_t archiveBytes)
{
    constexpr std::uint64_t mostFiles = 65'534;
    constexpr std::uint64_t mostBytes = 0xFFFF'0000ULL;
    return files <= mostFiles && archiveBytes <= mostBytes;
}

Result<void> ZipSink::beginFile(const std::string& name, std::uint64_t size)
{
    m_size = size;
    const QDateTime time = firstMoment();
    return m_device.outcome(m_zip.prepareWriting(QString::fromStdString(m_topFolder + '/' + name), {}, {}, static_cast<qint64>(size), 0100644, time, time, time));
}

Result<void> ZipSink::write(const Chunk& chunk)
{
    const auto view = chunk.view();
    return m_device.outcome(m_zip.writeData(reinterpret_cast<const char*>(view.data()), static_cast<qint64>(view.size())));
}

Result<void> ZipSink::endFile(const FileSums&)
{
    return m_device.outcome(m_zip.finishWriting(static_cast<qint64>(m_size)));
}

Result<std::string> ZipSink::finish()
{
    // close() ends KArchive's use of the device and closes it; the file below stays ours.
    if (auto closed = m_device.outcome(m_zip.close() && !m_device.error()); !closed) {
        return std::unexpected(closed.error());
    }
    return std::string();
}

} // namespace vitrine
