// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/pack_report.h"

#include "app/cli/translated.h"
#include "model/words/quantity.h"
#include "model/words/text.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string dump(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

bool isTold(const Finding& finding)
{
    return finding.status == CheckStatus::Failure || finding.status == CheckStatus::Warning || finding.status == CheckStatus::NotVerified;
}

QString counted(const char* source, std::size_t number)
{
    return QCoreApplication::translate("cli", source, nullptr, static_cast<int>(std::min<std::size_t>(number, 2'000'000'000)));
}

/// [{"check", "text", "fix"}]
Json issuesJson(const PackagePlan& plan, bool blocking)
{
    Json all = Json::array();
    for (const PlanIssue& issue : plan.issues) {
        if (issue.blocks == blocking && issue.settled.isEmpty()) {
            all.push_back({{"check", issue.check.empty() ? Json() : Json(issue.check)}, {"text", issue.text.utf8()}, {"fix", issue.fix.utf8()}});
        }
    }
    return all;
}

Json convertedJson(const ModelDirectory& directory, const PackagePlan& plan)
{
    Json all = Json::array();
    if (plan.options.convertPickleWeights) {
        for (const PlannedConversion& conversion : plan.conversions) {
            all.push_back({{"from", displayUtf8(directory.files[conversion.source].path)}, {"to", displayUtf8(conversion.name)}, {"tensors", conversion.tensors}});
        }
    }
    return all;
}

/// [{"path", "place", "after"}]; what stood there before is left where it is.
Json scrubbedJson(const ModelDirectory& directory, const PackagePlan& plan)
{
    Json all = Json::array();
    for (const ScrubEdit& edit : plan.edits) {
        all.push_back({{"path", displayUtf8(directory.files[edit.source].path)}, {"place", displayUtf8(edit.place)}, {"after", displayUtf8(edit.after)}});
    }
    return all;
}

} // namespace

std::string blockedJson(const PackagePlan& plan, const std::string& output)
{
    return dump({{"schema", "vitrine.pack/1"}, {"output", displayUtf8(output)}, {"format", packageFormatName(plan.options.format)},
        {"verified", false}, {"blocked", issuesJson(plan, true)}, {"warnings", issuesJson(plan, false)}});
}

std::string packJson(const ModelDirectory& directory, const PackagePlan& plan, const WrittenPackage& written)
{
    Json excluded = Json::array();
    for (const LeftOutFile& file : plan.leftOut) {
        excluded.push_back({{"path", displayUtf8(directory.files[file.source].path)}, {"bytes", file.size}, {"reason", file.reason.utf8()}});
    }
    Json waived = Json::array();
    for (const Waiver& waiver : plan.options.waivers) {
        waived.push_back({{"check", waiver.check}, {"reason", displayUtf8(waiver.reason)}});
    }
    return dump({{"schema", "vitrine.pack/1"}, {"output", displayUtf8(written.output)}, {"format", packageFormatName(plan.options.format)},
        {"bytes", written.bytes}, {"files", written.files}, {"sha256", written.sha256}, {"excluded", excluded},
        {"verified", written.verified}, {"waived", waived}, {"converted", convertedJson(directory, plan)}, {"scrubbed", scrubbedJson(directory, plan)}, {"warnings", issuesJson(plan, false)}});
}

QString packText(const PackagePlan& plan, const WrittenPackage& written)
{
    QString text = counted(QT_TRANSLATE_N_NOOP("cli", "%1: %n file(s), %2, verified by reading it again."), written.files)
                       .arg(displayText(written.output), formatBytes(written.bytes))
        + u'\n';
    if (!plan.leftOut.empty()) {
        text += counted(QT_TRANSLATE_N_NOOP("cli", "Left out: %n file(s), %1."), plan.leftOut.size()).arg(formatBytes(plan.savedBytes)) + u'\n';
    }
    if (plan.options.convertPickleWeights && !plan.conversions.empty()) {
        text += counted(QT_TRANSLATE_N_NOOP("cli", "Converted to safetensors: %n file(s)."), plan.conversions.size()) + u'\n';
    }
    const auto secrets = plan.secretEdits();
    if (plan.edits.size() > secrets) {
        text += counted(QT_TRANSLATE_N_NOOP("cli", "Home paths taken out of the copies: %n place(s)."), plan.edits.size() - secrets) + u'\n';
    }
    if (secrets > 0) {
        text += counted(QT_TRANSLATE_N_NOOP("cli", "Tokens taken out of the copies: %n place(s). Revoke them where they were issued."), secrets) + u'\n';
    }
    if (!written.sha256.empty()) {
        text += u"SHA-256 "_s + QString::fromStdString(written.sha256) + u'\n';
    }
    return text;
}

std::string verifyJson(const Verification& verification, const PackageChecks* checks)
{
    Json differences = Json::array();
    for (const Difference& difference : verification.differences) {
        differences.push_back({{"path", displayUtf8(difference.path)}, {"kind", differenceName(difference.kind)}});
    }
    Json checklist;
    if (checks != nullptr) {
        Json findings = Json::array();
        for (const Finding& finding : checks->checklist.findings) {
            if (isTold(finding)) {
                findings.push_back({{"id", finding.id}, {"status", statusName(finding.status)}, {"title", finding.title.utf8()}});
            }
        }
        checklist = {{"purpose", purposeName(checks->checklist.purpose)}, {"sentence", checks->checklist.sentence.utf8()}, {"results", findings}};
    }
    return dump({{"schema", "vitrine.verify/1"}, {"outcome", verification.intact ? "intact" : "differs"}, {"files", verification.files},
        {"bytes", verification.bytes}, {"differences", differences},
        {"sha256", verification.sha256.empty() ? Json() : Json(verification.sha256)}, {"checklist", checklist}});
}

QString verifyText(const Verification& verification, const PackageChecks* checks)
{
    QString text;
    if (verification.intact) {
        text = counted(QT_TRANSLATE_N_NOOP("cli", "Intact: %n file(s), %1, all as packed."), verification.files).arg(formatBytes(verification.bytes)) + u'\n';
    } else {
        text = translated(QT_TRANSLATE_NOOP("cli", "Not as it was packed:")) + u'\n';
    }
    for (const Difference& difference : verification.differences) {
        static constexpr const char* kinds[] = {QT_TRANSLATE_NOOP("cli", "changed"), QT_TRANSLATE_NOOP("cli", "missing"),
            QT_TRANSLATE_NOOP("cli", "extra"), QT_TRANSLATE_NOOP("cli", "unreadable")};
        text += u"  "_s + translated(kinds[static_cast<std::size_t>(difference.kind)]) + u": "_s + displayText(difference.path) + u'\n';
    }
    if (!verification.sha256.empty()) {
        text += u"SHA-256 "_s + QString::fromStdString(verification.sha256) + u'\n';
    }
    if (checks != nullptr) {
        text += checks->checklist.sentence.text() + u'\n';
        for (const Finding& finding : checks->checklist.findings) {
            if (isTold(finding)) {
                text += u"  "_s + statusTitle(finding.status).text() + u": "_s + finding.title.text() + u" ("_s + displayText(finding.id) + u")\n"_s;
            }
        }
    }
    return text;
}

} // namespace vitrine::cli
