// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

namespace vitrine {

/// Reads what PyTorch saves, in all its containers, and pickles of any other kind; nothing in them is executed. The
/// ModelFile says which format it was; its detail is a PickleReport.
class TorchReader final : public FormatReader
{
public:
    [[nodiscard]] Format format() const override { return Format::PytorchZip; }
    [[nodiscard]] int probe(std::span<const std::byte> head, std::string_view name, std::uint64_t size) const override;
    [[nodiscard]] ModelFile read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const override;
};

} // namespace vitrine
