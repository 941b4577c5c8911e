// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/fact_file.h"

#include <array>
#include <mutex>
#include <string_view>

namespace vitrine {
namespace facts {

// Made from the files of the same names in resources/facts when the program is built.
extern const std::string_view architectures;
extern const std::string_view tokenizers;
extern const std::string_view quantisation;
extern const std::string_view loaders;
extern const std::string_view licences;
extern const std::string_view licence_texts;
extern const std::string_view secrets;
extern const std::string_view config_keys;
extern const std::string_view model_card;

} // namespace facts

namespace {

constexpr std::size_t FileCount = std::size_t(FactFile::Count);

/// In the order of FactFile.
const std::string_view& embedded(std::size_t file)
{
    static const std::array<const std::string_view*, FileCount> texts{
        &facts::architectures, &facts::tokenizers, &facts::quantisation, &facts::loaders,   &facts::licences,
        &facts::licence_texts, &facts::secrets,    &facts::config_keys,  &facts::model_card};
    return *texts[file];
}

} // namespace

const nlohmann::json& factFile(FactFile file)
{
    static std::array<std::once_flag, FileCount> once;
    static std::array<nlohmann::json, FileCount> parsed;
    const auto place = std::size_t(file);
    std::call_once(once[place], [place] {
        parsed[place] = nlohmann::json::parse(embedded(place), nullptr, false);
        if (!parsed[place].is_object()) {
            parsed[place] = nlohmann::json::object();
        }
    });
    return parsed[place];
}

std::string factsVersion(FactFile file)
{
    return factFile(file).value("version", std::string());
}

} // namespace vitrine
