// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check_context.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// What a context has worked out so far. For the files of CheckContext only.
struct CheckContext::Cache {
    std::optional<std::vector<FileIndex>> scope;
    std::optional<std::vector<FileIndex>> packed;
    std::optional<std::unordered_map<std::string_view, FileIndex>> byPath;
    std::map<FileIndex, std::optional<std::string>> texts;
    std::string longText;
    std::map<FileIndex, std::optional<nlohmann::json>> jsons;
    std::optional<ModelCard> card;
    std::optional<std::vector<LicenceFile>> licences;
    std::optional<std::vector<std::uint32_t>> rows;
    std::optional<NameIndex> names;
    std::optional<QuantisationSettings> settings;
    std::optional<QuantisationFindings> quantisation;
    std::optional<TensorComparison> comparison;
    std::optional<Modality> modality;
    std::map<std::uint32_t, std::unique_ptr<CheckContext>> components;
};

} // namespace vitrine
