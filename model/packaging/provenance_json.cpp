// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/provenance_json.h"

#include "model/words/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto BuildType = "urn:vitrine:package:v1";

std::string_view sourceName(FactSource source)
{
    constexpr std::string_view names[] = {"found", "given", "computed"};
    return names[static_cast<std::size_t>(source)];
}

Json subjects(std::span<const FileSums> sums)
{
    Json all = Json::array();
    for (const FileSums& file : sums) {
        if (file.name != "PROVENANCE.md") {
            all.push_back({{"name", displayUtf8(file.name)}, {"digest", {{"sha256", file.sha256}}}, {"annotations", {{"size", file.size}, {"xxh3-128", file.xxh128}}}});
        }
    }
    return all;
}

Json facts(const PackagePlan& plan)
{
    Json all = Json::array();
    for (const ProvenanceFact& fact : plan.provenance.facts) {
        Json entry{{"key", fact.key}, {"value", displayUtf8(fact.value)}, {"source", sourceName(fact.source)}};
        if (!fact.file.empty()) {
            entry["file"] = displayUtf8(fact.file);
        }
        all.push_back(std::move(entry));
    }
    return all;
}

Json parameters(const PackagePlan& plan)
{
    Json scrubbed = Json::array();
    for (const ScrubEdit& edit : plan.edits) {
        scrubbed.push_back({{"place", edit.place}, {"after", displayUtf8(edit.after)}});
    }
    Json waived = Json::array();
    for (const Waiver& waiver : plan.options.waivers) {
        waived.push_back({{"check", waiver.check}, {"reason", waiver.reason}});
    }
    return {{"purpose", purposeName(plan.options.purpose)}, {"format", packageFormatName(plan.options.format)}, {"name", plan.options.name},
        {"version", plan.options.version}, {"include", plan.options.include}, {"exclude", plan.options.exclude}, {"waived", waived},
        {"scrubbed", scrubbed}, {"facts", facts(plan)}};
}

/// The base model and the data, as far as they are known by a name that others can follow.
Json dependencies(const PackagePlan& plan)
{
    Json all = Json::array();
    if (const ProvenanceFact* base = plan.provenance.fact("base_model")) {
        const bool isHubName = std::ranges::count(base->value, '/') == 1 && base->value.find(' ') == std::string::npos;
        Json entry{{"uri", isHubName ? "https://huggingface.co/" + displayUtf8(base->value) : displayUtf8(base->value)}};
        if (const ProvenanceFact* revision = plan.provenance.fact("base_revision"); revision != nullptr && revision->value.size() == 40) {
            entry["digest"] = {{"gitCommit", revision->value}};
        }
        entry["annotations"] = {{"role", "base_model"}, {"evidence", base->file.empty() ? std::string(sourceName(base->source)) : displayUtf8(base->file)}};
        all.push_back(std::move(entry));
    }
    if (const ProvenanceFact* data = plan.provenance.fact("data")) {
        all.push_back({{"name", displayUtf8(data->value)}, {"annotations", {{"role", "dataset"}, {"evidence", data->file.empty() ? std::string(sourceName(data->source)) : displayUtf8(data->file)}}}});
    }
    return all;
}

Json leftOut(const ModelDirectory& directory, const PackagePlan& plan)
{
    Json all = Json::array();
    for (const LeftOutFile& file : plan.leftOut) {
        const FileEntry& entry = directory.files[file.source];
        // Names of what may be secret are nobody's business either.
        if (entry.role != Role::Secret && entry.role != Role::Cache) {
            all.push_back({{"name", displayUtf8(entry.path)}, {"size", file.size}, {"reason", file.reason.utf8()}});
        }
    }
    return all;
}

Json findings(const PackagePlan& plan)
{
    Json all = Json::array();
    for (const Finding& finding : plan.checklist.findings) {
        if (finding.status != CheckStatus::NotApplicable) {
            all.push_back({{"id", finding.id}, {"status", statusName(finding.status)}});
        }
    }
    return all;
}

} // namespace

std::string provenanceJson(const ModelDirectory& directory, const PackagePlan& plan, std::span<const FileSums> sums)
{
    const Json statement{{"_type", "https://in-toto.io/Statement/v1"}, {"subject", subjects(sums)},
        {"predicateType", "https://slsa.dev/provenance/v1"},
        {"predicate",
            {{"buildDefinition",
                 {{"buildType", BuildType}, {"externalParameters", parameters(plan)}, {"resolvedDependencies", dependencies(plan)}}},
                {"runDetails",
                    {{"builder", {{"id", "urn:vitrine:vitrine"}, {"version", {{"vitrine", VITRINE_VERSION}}}}},
                        {"byproducts",
                            {{{"name", "checklist"}, {"annotations", {{"purpose", purposeName(plan.options.purpose)}, {"results", findings(plan)}}}},
                                {{"name", "left-out"}, {"annotations", {{"files", leftOut(directory, plan)}}}}}}}}}}};
    return statement.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace vitrine
