// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"
#include "model/directory/model_directory.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

enum class CheckReportFormat : std::uint8_t {
    Json, ///< schema "vitrine.check/1"
    Markdown,
    Html, ///< one file of its own, without scripts and without anything fetched
    Text, ///< for a terminal
};

/// By the ending of a file name: .json, .md, .markdown, .html, .htm, .txt.
[[nodiscard]] std::optional<CheckReportFormat> checkReportFormat(std::string_view fileName);

/// The checklist as a text, in UTF-8, in the language that is shown. Secrets are masked as they are in the findings.
[[nodiscard]] std::string
checkReport(const ModelDirectory& directory, std::uint32_t unit, const Checklist& list, CheckReportFormat format);

/// "pass", "warn", "fail": the words of the contract.
[[nodiscard]] std::string_view outcomeName(Outcome outcome);

} // namespace vitrine
