// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/check_report.h"

#include "model/checks/secret/secret_scanner.h"
#include "model/words/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

using Json = nlohmann::ordered_json;

std::string path(const ModelDirectory& directory, FileIndex index)
{
    return index < directory.files.size() ? withoutSecrets(displayUtf8(directory.files[index].path)) : std::string();
}

/// A text of the checklist as it may leave the house: some quote what stands in a config.
std::string words(const Message& message)
{
    return withoutSecrets(message.utf8());
}

Json evidenceJson(const ModelDirectory& directory, const Evidence& evidence)
{
    return {
        {"file", evidence.file == NoFile ? Json(nullptr) : Json(path(directory, evidence.file))},
        {"offset", evidence.offset ? Json(*evidence.offset) : Json(nullptr)},
        {"place", withoutSecrets(displayUtf8(evidence.place))},
        {"text", words(evidence.text)}};
}

std::string json(const ModelDirectory& directory, std::uint32_t unit, const Checklist& list)
{
    Json results = Json::array();
    for (const Finding& finding : list.findings) {
        Json files = Json::array();
        for (const FileIndex index : finding.files) {
            if (index < directory.files.size()) {
                files.push_back(path(directory, index));
            }
        }
        Json evidence = Json::array();
        for (const Evidence& one : finding.evidence) {
            evidence.push_back(evidenceJson(directory, one));
        }
        results.push_back(
            {{"id", finding.id},
             {"status", statusName(finding.status)},
             {"title", words(finding.title)},
             {"detail", words(finding.detail)},
             {"fix", words(finding.fix)},
             {"files", std::move(files)},
             {"group", groupTitle(finding.group).utf8()},
             {"blocks", finding.weight == Weight::Blocks},
             {"pending", finding.pending},
             {"evidence", std::move(evidence)}});
    }
    const Json report{
        {"schema", "vitrine.check/1"},
        {"path", displayUtf8(directory.path)},
        {"unit", unit < directory.units.size() ? displayUtf8(directory.units[unit].path) : std::string()},
        {"purpose", purposeName(list.purpose)},
        {"outcome", outcomeName(list.outcome)},
        {"sentence", list.sentence.utf8()},
        {"cancelled", list.cancelled},
        {"results", std::move(results)}};
    return report.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

/// Marks of a status where there is no colour.
constexpr std::array<std::string_view, std::size_t(CheckStatus::Count)> Marks{
    "\xE2\x9C\x93", "!", "\xC3\x97", "?", "\xE2\x80\x93"};

std::string html(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            result += c;
        }
    }
    return result;
}

/// Letters that Markdown would take for marks.
std::string markdown(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (std::string_view("\\`*_{}[]<>#|").find(c) != std::string_view::npos) {
            result += '\\';
        }
        result += c == '\n' ? ' ' : c;
    }
    return result;
}

bool isQuiet(const Finding& finding)
{
    return finding.status == CheckStatus::Pass || finding.status == CheckStatus::NotApplicable;
}

std::string title(const ModelDirectory& directory, std::uint32_t unit)
{
    std::string name = displayUtf8(directory.path);
    if (unit > 0 && unit < directory.units.size()) {
        name += '/' + displayUtf8(directory.units[unit].path);
    }
    return name;
}

/// "4 failures, 6 warnings, …"
std::string counts(const Checklist& list)
{
    std::string text;
    for (const CheckStatus status :
         {CheckStatus::Failure, CheckStatus::Warning, CheckStatus::NotVerified, CheckStatus::Pass,
          CheckStatus::NotApplicable}) {
        text += (text.empty() ? "" : " \xC2\xB7 ") + statusTitle(status).utf8() + ": "
            + std::to_string(list.counts[std::size_t(status)]);
    }
    return text;
}

template <typename Each> void eachGroup(const Checklist& list, const Each& each)
{
    for (std::size_t group = 0; group < std::size_t(CheckGroup::Count); ++group) {
        std::vector<const Finding*> findings;
        for (const Finding& finding : list.findings) {
            if (finding.group == CheckGroup(group)) {
                findings.push_back(&finding);
            }
        }
        if (!findings.empty()) {
            each(CheckGroup(group), findings);
        }
    }
}

std::string fileList(const ModelDirectory& directory, const Finding& finding, std::size_t limit)
{
    std::string text;
    for (std::size_t i = 0; i < finding.files.size() && i < limit; ++i) {
        text += (text.empty() ? "" : ", ") + path(directory, finding.files[i]);
    }
    return finding.files.size() > limit ? text + ", \xE2\x80\xA6" : text;
}

std::string markdownReport(const ModelDirectory& directory, std::uint32_t unit, const Checklist& list)
{
    std::string text = "# " + markdown(title(directory, unit)) + "\n\n**" + markdown(list.sentence.utf8()) + "**\n\n"
        + markdown(counts(list)) + "\n";
    eachGroup(list, [&](CheckGroup group, const std::vector<const Finding*>& findings) {
        text += "\n## " + markdown(groupTitle(group).utf8()) + "\n\n";
        for (const Finding* finding : findings) {
            text += "- " + std::string(Marks[std::size_t(finding->status)]) + " **" + markdown(words(finding->title))
                + "** (`" + std::string(finding->id) + "`, " + markdown(statusTitle(finding->status).utf8())
                + "): " + markdown(words(finding->detail)) + "\n";
            if (!isQuiet(*finding)) {
                if (!finding->fix.isEmpty()) {
                    text += "  - "
                        + markdown(words(Message(QT_TRANSLATE_NOOP("model", "What to do: %1"), {finding->fix}))) + "\n";
                }
                if (!finding->files.empty()) {
                    text += "  - " + markdown(fileList(directory, *finding, 10)) + "\n";
                }
            }
        }
    });
    return text;
}

std::string htmlReport(const ModelDirectory& directory, std::uint32_t unit, const Checklist& list)
{
    std::string text = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>" + html(title(directory, unit))
        + "</title>\n<style>body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 "
          "1em;color:#1A2026;background:#fff}"
          "h1{font-size:1.3em}h2{font-size:1.1em;margin-top:1.6em}li{list-style:none;margin:.5em "
          "0;padding-left:1.8em;text-indent:-1.8em}ul{padding:0}"
          ".m{display:inline-block;width:1.8em;text-indent:0;font-weight:bold}.pass .m{color:#15713A}.warning "
          ".m{color:#895800}.failure .m{color:#B3261E}"
          ".not-verified "
          ".m{color:#6443A9}.not-applicable{color:#5A646E}small{color:#55606B;display:block;text-indent:0}"
          "@media(prefers-color-scheme:dark){body{color:#E4E8EB;background:#15181B}small{color:#A2ACB6}.pass "
          ".m{color:#58C184}.warning .m{color:#E0AE4A}"
          ".failure .m{color:#FF8379}.not-verified "
          ".m{color:#B7A4F2}.not-applicable{color:#A0ABB5}}</style></head><body>\n<h1>"
        + html(title(directory, unit)) + "</h1>\n<p><strong>" + html(list.sentence.utf8()) + "</strong></p>\n<p>"
        + html(counts(list)) + "</p>\n";
    eachGroup(list, [&](CheckGroup group, const std::vector<const Finding*>& findings) {
        text += "<h2>" + html(groupTitle(group).utf8()) + "</h2>\n<ul>\n";
        for (const Finding* finding : findings) {
            text += "<li class=\"" + std::string(statusName(finding->status)) + "\"><span class=\"m\">"
                + std::string(Marks[std::size_t(finding->status)]) + "</span><strong>" + html(words(finding->title))
                + "</strong> (" + html(statusTitle(finding->status).utf8()) + ") " + html(words(finding->detail));
            if (!isQuiet(*finding) && !finding->fix.isEmpty()) {
                text += "<small>" + html(words(Message(QT_TRANSLATE_NOOP("model", "What to do: %1"), {finding->fix})))
                    + "</small>";
            }
            if (!isQuiet(*finding) && !finding->files.empty()) {
                text += "<small>" + html(fileList(directory, *finding, 10)) + "</small>";
            }
            text += "<small>" + std::string(finding->id) + "</small></li>\n";
        }
        text += "</ul>\n";
    });
    return text + "</body></html>\n";
}

std::string plainReport(const Checklist& list)
{
    std::string text = list.sentence.utf8() + '\n' + counts(list) + '\n';
    eachGroup(list, [&](CheckGroup group, const std::vector<const Finding*>& findings) {
        std::array<std::size_t, std::size_t(CheckStatus::Count)> numbers{};
        for (const Finding* finding : findings) {
            ++numbers[std::size_t(finding->status)];
        }
        text += '\n' + groupTitle(group).utf8() + "  ";
        for (const CheckStatus status :
             {CheckStatus::Failure, CheckStatus::Warning, CheckStatus::NotVerified, CheckStatus::Pass}) {
            if (numbers[std::size_t(status)] > 0) {
                text += ' ' + std::string(Marks[std::size_t(status)]) + ' '
                    + std::to_string(numbers[std::size_t(status)]);
            }
        }
        text += '\n';
        for (const Finding* finding : findings) {
            if (isQuiet(*finding)) {
                continue;
            }
            text += "  " + std::string(Marks[std::size_t(finding->status)]) + ' ' + words(finding->title) + "  ["
                + std::string(finding->id) + "]\n    " + words(finding->detail) + '\n';
            if (!finding->fix.isEmpty()) {
                text += "    \xE2\x86\x92 " + words(finding->fix) + '\n';
            }
        }
    });
    return text;
}

} // namespace

std::optional<CheckReportFormat> checkReportFormat(std::string_view fileName)
{
    std::string name(fileName);
    std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    constexpr std::array endings{
        std::pair{".json", CheckReportFormat::Json},         std::pair{".md", CheckReportFormat::Markdown},
        std::pair{".markdown", CheckReportFormat::Markdown}, std::pair{".html", CheckReportFormat::Html},
        std::pair{".htm", CheckReportFormat::Html},          std::pair{".txt", CheckReportFormat::Text}};
    for (const auto& [ending, format] : endings) {
        if (name.ends_with(ending)) {
            return format;
        }
    }
    return {};
}

std::string
checkReport(const ModelDirectory& directory, std::uint32_t unit, const Checklist& list, CheckReportFormat format)
{
    switch (format) {
    case CheckReportFormat::Json:
        return json(directory, unit, list);
    case CheckReportFormat::Markdown:
        return markdownReport(directory, unit, list);
    case CheckReportFormat::Html:
        return htmlReport(directory, unit, list);
    case CheckReportFormat::Text:
        return plainReport(list);
    }
    return {};
}

std::string_view outcomeName(Outcome outcome)
{
    constexpr std::array<std::string_view, 3> names{"pass", "warn", "fail"};
    return names[std::size_t(outcome)];
}

} // namespace vitrine
