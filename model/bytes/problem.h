// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/words/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

enum class Severity : std::uint8_t { Note, Warning, Error };

/// "note", "warning", "error": the words of the command line's contract.
[[nodiscard]] constexpr std::string_view severityName(Severity severity)
{
    constexpr std::string_view names[] = {"note", "warning", "error"};
    return names[static_cast<std::size_t>(severity)];
}

/// Something that is wrong with a file or a directory and does not keep the rest from being shown.
struct Problem {
    Severity severity = Severity::Error;
    std::string code; ///< stable, for programs: "safetensors.overlap"
    std::string path; ///< relative to the model directory; empty: the directory itself
    std::optional<std::uint64_t> offset; ///< of the byte where the fault lies
    Message message;
};

} // namespace vitrine
