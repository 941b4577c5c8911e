// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

namespace vitrine {

struct NpyHeader;

/// One NumPy array in a file (.npy). Its one row has no name.
class NpyReader final : public FormatReader
{
public:
    [[nodiscard]] Format format() const override { return Format::Npy; }
    [[nodiscard]] int probe(std::span<const std::byte> head, std::string_view name, std::uint64_t size) const override;
    [[nodiscard]] ModelFile read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const override;
};

/// What follows the header of an array of Python objects: a pickle, to be analysed and never loaded. For the reader of
/// archives, and for checks.
struct NpyDetail final : FormatDetail {
    std::string stored; ///< the type as the header has it
    std::uint32_t version = 0;
    bool hasObjects = false;
    std::uint64_t dataAt = 0;
};

/// Adds the row of one array. `available`: bytes that follow the header.
void addNpyArray(const NpyHeader& header, std::string_view name, std::uint64_t available, ModelFile& file);

} // namespace vitrine
