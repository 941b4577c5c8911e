// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QString>

#include <functional>
#include <span>
#include <stop_token>

namespace vitrine {

enum class CopyKind : std::uint8_t { Columns, Names, Json };

/// More rows than this are not for the clipboard; the export writes them all.
constexpr std::size_t MostRowsCopied = 100'000;

/// Rows for the clipboard: names one a line, columns with tabs between them, or the contract's JSON. Null when it was
/// stopped.
[[nodiscard]] QString copiedText(
    const ModelDirectory& directory, std::span<const std::uint32_t> rows, CopyKind kind, const std::stop_token& stop);

/// Writes rows to a file as CSV where its name ends in .csv, else as JSON; the file appears when it is whole. Returns
/// why it could not be written, or an empty text. `written` is told the number of rows from time to time.
[[nodiscard]] QString exportToFile(
    const ModelDirectory& directory, std::span<const std::uint32_t> rows, const QString& path,
    const std::function<void(std::uint64_t)>& written, const std::stop_token& stop);

} // namespace vitrine
