// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/provenance_json.h"

#include "model/bytes/hash.h"
#include "model/packaging/home_paths.h"
#include "model/words/spoken_language.h"
#include "model/words/text.h"

#include <nlohmann/json.hpp>

#include <QByteArray>

#include <algorithm>
#include <map>

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
        all.push_back({{"name", displayUtf8(file.name)}, {"digest", {{"sha256", file.sha256}}}, {"annotations", {{"size", file.size}, {"xxh3-128", file.xxh128}}}});
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
        if (!fact.place.empty()) {
            entry["place"] = displayUtf8(fact.place);
        }
        if (!fact.found.empty()) {
            entry["found"] = displayUtf8(fact.found);
        }
        all.push_back(std::move(entry));
    }
    return all;
}

/// What the licence asks for, item by item.
Json licenceTerms(const PackagePlan& plan)
{
    static constexpr std::string_view states[] = {"open", "done", "told", "taken-over"};
    Json all = Json::array();
    for (const LicenceTerm& term : plan.options.licenceTerms) {
        all.push_back({{"code", term.code}, {"text", term.text.utf8()}, {"state", states[static_cast<std::size_t>(term.state)]}});
    }
    return all;
}

Json conversions(const ModelDirectory& directory, const PackagePlan& plan)
{
    Json all = Json::array();
    for (const PlannedConversion& conversion : plan.options.convertPickleWeights ? plan.conversions : std::vector<PlannedConversion>()) {
        all.push_back({{"from", displayUtf8(directory.files[conversion.source].path)}, {"to", displayUtf8(conversion.name)}, {"tensors", conversion.tensors}});
    }
    return all;
}

Json parameters(const ModelDirectory& directory, const PackagePlan& plan)
{
    Json scrubbed = Json::array();
    for (const ScrubEdit& edit : plan.edits) {
        scrubbed.push_back({{"file", displayUtf8(directory.files[edit.source].path)}, {"place", displayUtf8(edit.place)}, {"after", displayUtf8(edit.after)}});
    }
    Json waived = Json::array();
    for (const Waiver& waiver : plan.options.waivers) {
        waived.push_back({{"check", waiver.check}, {"reason", waiver.reason}});
    }
    return {{"purpose", purposeName(plan.options.purpose)}, {"format", packageFormatName(plan.options.format)}, {"name", plan.options.name},
        {"version", plan.options.version}, {"include", plan.options.include}, {"exclude", plan.options.exclude}, {"waived", waived},
        {"scrubbed", scrubbed}, {"conversions", conversions(directory, plan)}, {"licence", licenceTerms(plan)}, {"facts", facts(plan)}};
}

std::string evidenceOf(const ProvenanceFact& fact)
{
    return fact.file.empty() ? std::string(sourceName(fact.source)) : displayUtf8(fact.file);
}

/// "org/name" or "name", as the hub calls models and data.
bool isHubName(std::string_view value)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/";
    return !value.empty() && std::ranges::count(value, '/') <= 1 && value.find_first_not_of(plain) == std::string_view::npos
        && value.front() != '/' && value.back() != '/';
}

/// A resource descriptor has a uri, a digest or its content: what is known only in words is its own content.
Json descriptor(const std::string& value, std::string_view hub)
{
    if (value.contains("://")) {
        return {{"uri", displayUtf8(value)}};
    }
    if (isHubName(value)) {
        return {{"uri", std::string(hub) + value}};
    }
    return {{"name", displayUtf8(value)}, {"content", QByteArray::fromStdString(displayUtf8(value)).toBase64().toStdString()}, {"mediaType", "text/plain"}};
}

std::vector<std::string> listed(const std::string& values)
{
    std::vector<std::string> all;
    for (std::size_t begin = 0; begin < values.size();) {
        const std::size_t end = std::min(values.find(", ", begin), values.size());
        all.push_back(values.substr(begin, end - begin));
        begin = end + 2;
    }
    return all;
}

/// The base model and the data, as far as they are known by a name that others can follow.
Json dependencies(const PackagePlan& plan)
{
    Json all = Json::array();
    if (const ProvenanceFact* base = plan.provenance.fact("base_model")) {
        const ProvenanceFact* revision = plan.provenance.fact("base_revision");
        for (const std::string& name : listed(base->value)) {
            Json entry = descriptor(name, "https://huggingface.co/");
            if (revision != nullptr && revision->value.size() == 40) {
                entry["digest"] = {{"gitCommit", displayUtf8(revision->value)}};
            }
            entry["annotations"] = {{"role", "base_model"}, {"evidence", evidenceOf(*base)}};
            all.push_back(std::move(entry));
        }
    }
    if (const ProvenanceFact* data = plan.provenance.fact("data")) {
        for (const std::string& name : listed(data->value)) {
            Json entry = descriptor(name, "https://huggingface.co/datasets/");
            entry["annotations"] = {{"role", "dataset"}, {"evidence", evidenceOf(*data)}};
            all.push_back(std::move(entry));
        }
    }
    return all;
}

/// Names of logs hold the host, and names of what may be secret are nobody's business either: of those only how many.
bool isNamed(Role role)
{
    return role != Role::Secret && role != Role::Cache && role != Role::Log && role != Role::Environment && role != Role::Other;
}

Json leftOut(const ModelDirectory& directory, const PackagePlan& plan)
{
    Json all = Json::array();
    std::map<std::pair<std::string, std::string>, std::pair<std::uint64_t, std::uint64_t>> unnamed;
    for (const LeftOutFile& file : plan.leftOut) {
        const FileEntry& entry = directory.files[file.source];
        if (isNamed(entry.role) && withoutHomes(entry.path) == entry.path) {
            all.push_back({{"name", displayUtf8(entry.path)}, {"size", file.size}, {"reason", file.reason.utf8()}});
            continue;
        }
        auto& [count, bytes] = unnamed[{std::string(roleName(entry.role)), file.reason.utf8()}];
        ++count;
        bytes += file.size;
    }
    for (const auto& [kind, sum] : unnamed) {
        all.push_back({{"role", kind.first}, {"files", sum.first}, {"size", sum.second}, {"reason", kind.second}});
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

/// What came about beside the package: its digest is that of `content` as compact JSON, which stands in the annotations.
Json byproduct(const char* name, Json content)
{
    Sha256 hash;
    const std::string text = content.dump(-1, ' ', false, Json::error_handler_t::replace);
    hash.add(std::as_bytes(std::span(text)));
    return {{"name", name}, {"digest", {{"sha256", hash.finish()}}}, {"mediaType", "application/json"}, {"annotations", {{"content", std::move(content)}}}};
}

} // namespace

std::string provenanceJson(const ModelDirectory& directory, const PackagePlan& plan, std::span<const FileSums> sums)
{
    // For programs, whatever language the note for people has.
    const SpokenLanguage spoken("en");
    Json definition{{"buildType", BuildType}, {"externalParameters", parameters(directory, plan)}, {"resolvedDependencies", dependencies(plan)}};
    Json details{{"builder", {{"id", "urn:vitrine:vitrine"}, {"version", {{"vitrine", VITRINE_VERSION}}}}}, {"byproducts", Json::array()}};
    details["byproducts"].push_back(byproduct("checklist", findings(plan)));
    details["byproducts"].push_back(byproduct("left-out", leftOut(directory, plan)));
    const Json statement{{"_type", "https://in-toto.io/Statement/v1"}, {"subject", subjects(sums)}, {"predicateType", "https://slsa.dev/provenance/v1"},
        {"predicate", {{"buildDefinition", std::move(definition)}, {"runDetails", std::move(details)}}}};
    return statement.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace vitrine
