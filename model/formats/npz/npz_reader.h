// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

namespace vitrine {

/// Several NumPy arrays in a zip (.npz, numpy/lib/_npyio_impl.py): each member is a file of one array, by its name
/// without ".npy". Members without that suffix are arrays where they begin with NumPy's mark. Arrays of Python objects
/// are pickles: they are judged and never loaded.
class NpzReader final : public FormatReader
{
public:
    [[nodiscard]] Format format() const override { return Format::Npz; }
    [[nodiscard]] int probe(std::span<const std::byte> head, std::string_view name, std::uint64_t size) const override;
    [[nodiscard]] ModelFile read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const override;
};

} // namespace vitrine
