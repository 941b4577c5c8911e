// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

#include <span>

namespace vitrine {

/// All readers, in no order that matters.
[[nodiscard]] std::span<const FormatReader* const> formatReaders();

/// The reader that is surest of a file, or null. `head`: its first bytes, up to 4,096.
[[nodiscard]] const FormatReader* readerFor(std::span<const std::byte> head, std::string_view name, std::uint64_t size);

} // namespace vitrine
