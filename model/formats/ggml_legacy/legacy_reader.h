// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

namespace vitrine {

/// The formats of ggml's programs before GGUF, and those that never left them (whisper.cpp, rwkv.cpp). `detail` of the
/// result is a GgmlLegacyDetail.
class GgmlLegacyReader final : public FormatReader
{
public:
    [[nodiscard]] Format format() const override { return Format::GgmlLegacy; }
    [[nodiscard]] int probe(std::span<const std::byte> head, std::string_view name, std::uint64_t size) const override;
    [[nodiscard]] ModelFile read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const override;
};

} // namespace vitrine
