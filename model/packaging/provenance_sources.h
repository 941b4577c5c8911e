// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/packaging/provenance.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Collects facts; the first source that knows a fact wins, so that the surest is asked first.
class FactCollector
{
public:
    /// Ignored when the key is known already, or the value is empty, a path of one machine or holds somebody's home.
    void found(std::string_view key, std::string value, const std::string& file, std::string_view place = {});
    void computed(std::string_view key, std::string value);
    /// Replaces what was found, which is kept beside it.
    void given(std::string_view key, std::string value);

    [[nodiscard]] Provenance take() &&;

private:
    void add(ProvenanceFact fact);
    Provenance m_provenance;
};

/// Whether a text names a place of one machine: an absolute path, a home, a drive.
[[nodiscard]] bool isLocalPath(std::string_view text);

/// config.json, adapter config, model card, metadata of weight files.
void collectModelFacts(const ModelDirectory& directory, const Unit& unit, FactCollector& facts);
/// Trainer state, training arguments, results.
void collectTrainingFacts(const ModelDirectory& directory, const Unit& unit, FactCollector& facts);
/// The hub cache's revision, download metadata, `.git`.
void collectRepositoryFacts(const ModelDirectory& directory, const Unit& unit, FactCollector& facts);

} // namespace vitrine
