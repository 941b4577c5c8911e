// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

namespace vitrine {

/// ONNX models (onnx.proto, ModelProto): initialisers of all graphs, constants, inputs, outputs, operators. Data beside
/// the model is looked up through the sibling opener, which keeps paths inside the directory.
class OnnxReader final : public FormatReader
{
public:
    [[nodiscard]] Format format() const override { return Format::Onnx; }
    [[nodiscard]] int probe(std::span<const std::byte> head, std::string_view name, std::uint64_t size) const override;
    [[nodiscard]] ModelFile read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const override;
};

} // namespace vitrine
