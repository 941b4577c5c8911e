// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace vitrine {

/// The files of resources/facts that the checks rest on. What holds up stands there as data, each with its date; to
/// bring a fact up to date, edit its file.
enum class FactFile : std::uint8_t {
    Architectures,
    Tokenizers,
    Quantisation,
    Loaders,
    Licences,
    LicenceTexts,
    Secrets,
    ConfigKeys,
    ModelCard,
    Count
};

/// A file of facts, parsed when it is first asked for; thread-safe. An empty object when it does not parse.
[[nodiscard]] const nlohmann::json& factFile(FactFile file);
/// The date of a file of facts: "2026-11-30".
[[nodiscard]] std::string factsVersion(FactFile file);

} // namespace vitrine
