// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/info_json.h"

#include "model/report/pickle_statement.h"
#include "model/words/text.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Json textOrNull(std::string_view text)
{
    return text.empty() ? Json(nullptr) : Json(displayUtf8(text));
}

Json verdictJson(const Verdict& verdict)
{
    return {{"kind", verdictName(verdict.kind)}, {"loadable", verdict.loadable}, {"sentence", verdict.sentence.utf8()}};
}

Json dtypesJson(const Unit& unit)
{
    Json all = Json::array();
    for (const DtypeTotal& total : unit.dtypes) {
        all.push_back({{"dtype", total.dtype}, {"tensors", total.tensors}, {"parameters", total.parameters}, {"bytes", total.bytes}});
    }
    return all;
}

Json filesJson(const ModelDirectory& directory)
{
    Json all = Json::array();
    for (const FileEntry& file : directory.files) {
        Json entry{{"path", displayUtf8(file.path)}, {"size", file.size}, {"role", roleName(file.role)},
            {"need", needName(file.need)}, {"format", textOrNull(formatName(file.format))}, {"tensors", file.tensorCount}};
        if (!file.linkTarget.empty()) {
            entry["link"] = displayUtf8(file.linkTarget);
        }
        if (const PickleReport* report = pickleReportOf(file.content.get())) {
            entry["pickle"] = {{"verdict", pickleVerdictName(report->verdict())}, {"sentence", report->sentence().utf8()},
                {"weights_only", report->loadsWithWeightsOnly}, {"weights_only_obstacle", textOrNull(report->weightsOnlyObstacle)}};
        }
        all.push_back(std::move(entry));
    }
    return all;
}

Json unitsJson(const ModelDirectory& directory)
{
    Json all = Json::array();
    for (const Unit& unit : directory.units) {
        all.push_back({{"path", displayUtf8(unit.path)}, {"kind", verdictName(unit.verdict.kind)},
            {"loadable", unit.verdict.loadable}, {"sentence", unit.verdict.sentence.utf8()},
            {"architecture", textOrNull(unit.architecture)}, {"parameters", unit.parameters},
            {"tensor_count", unit.tensorCount}, {"tensor_bytes", unit.tensorBytes}});
    }
    return all;
}

Json metadataJson(const ModelDirectory& directory)
{
    Json all = Json::array();
    for (const FileEntry& file : directory.files) {
        if (!file.content) {
            continue;
        }
        for (const MetadataEntry& entry : file.content->metadata) {
            all.push_back({{"file", displayUtf8(file.path)}, {"key", displayUtf8(entry.key)}, {"type", entry.type}, {"value", entry.value}});
        }
    }
    return all;
}

Json problemsJson(const ModelDirectory& directory)
{
    Json all = Json::array();
    for (const Problem& problem : directory.problems) {
        all.push_back({{"severity", severityName(problem.severity)}, {"code", problem.code}, {"path", displayUtf8(problem.path)},
            {"offset", problem.offset ? Json(*problem.offset) : Json(nullptr)}, {"message", problem.message.utf8()}});
    }
    return all;
}

} // namespace

std::string infoJson(const ModelDirectory& directory)
{
    const Unit& root = directory.root();
    const Json answer{{"schema", "vitrine.info/1"}, {"path", displayUtf8(directory.path)}, {"verdict", verdictJson(root.verdict)},
        {"architecture", textOrNull(root.architecture)}, {"parameters", root.parameters}, {"tensor_count", root.tensorCount},
        {"tensor_bytes", root.tensorBytes}, {"dtypes", dtypesJson(root)}, {"files", filesJson(directory)},
        {"units", unitsJson(directory)}, {"metadata", metadataJson(directory)}, {"problems", problemsJson(directory)},
        {"cancelled", directory.cancelled}};
    return answer.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace vitrine
