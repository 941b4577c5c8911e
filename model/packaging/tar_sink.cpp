// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/tar_sink.h"

namespace vitrine {

namespace {

std::unique_ptr<CompressingDevice> compressorFor(PackageFormat format, ArchiveDevice* below)
{
    const auto sink = [below](FrameCompressor::Frame frame) { return below->addFrame(std::move(frame)); };
    return format == PackageFormat::TarZst ? zstdDevice(sink) : format == PackageFormat::TarGz ? gzipDevice(below) : nullptr;
}

} // namespace

TarSink::TarSink(PartFile file, PackageFormat format, std::string topFolder, std::int64_t time)
    : m_part(file.partPath())
    , m_topFolder(std::move(topFolder))
    , m_device(std::move(file))
    , m_compressor(compressorFor(format, &m_device))
    , m_tar(m_compressor ? static_cast<QIODevice*>(m_compressor.get()) : &m_device, time)
{
    if (m_compressor) {
        m_device.expectCompressed();
    }
    if (format == PackageFormat::TarZst) {
        m_growing = std::make_shared<FrameReader>(m_device.file().descriptor(), m_device.frames());
    }
    m_tar.open(QIODevice::WriteOnly);
}

Result<void> TarSink::beginFile(const std::string& name, std::uint64_t size)
{
    m_size = size;
    const QByteArray full = QByteArray::fromStdString(m_topFolder + '/' + name);
    m_tarBytes += static_cast<std::uint64_t>(ModelTar::overhead(full, static_cast<qint64>(size))) + size;
    return m_device.outcome(m_tar.beginFile(full, static_cast<qint64>(size)));
}

Result<void> TarSink::write(const Chunk& chunk)
{
    if (m_compressor) {
        m_device.addContent(chunk.bytes, chunk.count);
    } else {
        m_device.announce(chunk.bytes);
    }
    const auto view = chunk.view();
    const bool done = m_tar.writeData(reinterpret_cast<const char*>(view.data()), static_cast<qint64>(view.size()));
    m_device.announce(nullptr);
    return m_device.outcome(done);
}

Result<void> TarSink::endFile(const FileSums&)
{
    return m_device.outcome(m_tar.finishWriting(static_cast<qint64>(m_size)));
}

Result<std::string> TarSink::finish()
{
    if (auto ended = m_device.outcome(m_tar.writeEnd(static_cast<qint64>(m_tarBytes)) && (!m_compressor || m_compressor->finish())); !ended) {
        return std::unexpected(ended.error());
    }
    if (auto drained = m_device.drain(); !drained) {
        return std::unexpected(drained.error());
    }
    m_quick = m_device.xxh128();
    m_device.frames()->complete(m_quick);
    return m_device.digest();
}

} // namespace vitrine
