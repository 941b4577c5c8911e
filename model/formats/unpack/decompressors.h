// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/unpack/compression.h"

namespace vitrine {

// One for each library; makeDecompressor() chooses.
[[nodiscard]] std::unique_ptr<Decompressor> makeZlibDecompressor(Compression compression, std::shared_ptr<const ByteSource> packed);
[[nodiscard]] std::unique_ptr<Decompressor> makeBzip2Decompressor(std::shared_ptr<const ByteSource> packed);
[[nodiscard]] std::unique_ptr<Decompressor> makeXzDecompressor(Compression compression, std::shared_ptr<const ByteSource> packed);
[[nodiscard]] std::unique_ptr<Decompressor> makeZstdDecompressor(std::shared_ptr<const ByteSource> packed);

} // namespace vitrine
