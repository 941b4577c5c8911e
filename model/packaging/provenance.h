// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// How a fact of the note is known. Nothing that is inferred stands as a fact.
enum class FactSource : std::uint8_t { Found, Given, Computed };

/// One fact of the note.
struct ProvenanceFact {
    std::string key; ///< of `--set`: "base_model", "data_version", …; anything else is a fact of the user's own
    std::string value;
    FactSource source = FactSource::Found;
    std::string file; ///< that it was found in, relative; empty otherwise
    std::string found; ///< what the folder said, where a person gave something else
    std::string place; ///< in `file`: the key that said it; empty: the file itself
};

/// Where a package came from: what the folder knows, and what a person gave.
struct Provenance {
    std::vector<ProvenanceFact> facts; ///< in the order of provenanceKeys(), then the user's own by key

    [[nodiscard]] const ProvenanceFact* fact(std::string_view key) const;
};

/// name version data data_version commit repository hyperparameters precision base_model base_revision frameworks
/// metrics licence contact language
[[nodiscard]] const std::vector<std::string_view>& provenanceKeys();
[[nodiscard]] Message provenanceKeyTitle(std::string_view key);

/// Gathers what the unit's files know: config, card, trainer state, training arguments, adapter config, metadata of
/// weight files, the hub cache's revision, `.git`. User names, hosts and absolute paths are left out unless given.
[[nodiscard]] Provenance gatherProvenance(
    const ModelDirectory& directory, std::uint32_t unit, const std::map<std::string, std::string>& given);

} // namespace vitrine
