// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

namespace vitrine {

enum class ExportFormat : std::uint8_t { Json, Csv, Text };

/// Takes the next piece of an export; false stops it.
using ExportSink = std::function<bool(std::string_view)>;

/// Writes rows of the tensor table, in the order given, in pieces of about 1 MB: a million rows never lie in memory as
/// text. Json is schema "vitrine.tensors/1". False when the sink stopped it.
bool exportTensors(const ModelDirectory& directory, std::span<const std::uint32_t> rows, ExportFormat format, const ExportSink& sink);

} // namespace vitrine
