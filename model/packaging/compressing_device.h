// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/frame_compressor.h"

#include <QIODevice>

#include <functional>
#include <memory>

namespace vitrine {

/// Compresses what is written to it into another device, as a stream. Deterministic: no time and no name in the header,
/// the same pieces whatever the machine has.
class CompressingDevice : public QIODevice
{
public:
    /// Ends the stream; false when the device below failed.
    [[nodiscard]] virtual bool finish() = 0;
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
};

/// Takes the next frame; false: it could not be written.
using FrameSink = std::function<bool(FrameCompressor::Frame)>;

/// zstd on several threads (RFC 8878), in frames of a quarter of a megabyte.
[[nodiscard]] std::unique_ptr<CompressingDevice> zstdDevice(FrameSink sink);
/// gzip (RFC 1952).
[[nodiscard]] std::unique_ptr<CompressingDevice> gzipDevice(QIODevice* below);

} // namespace vitrine
