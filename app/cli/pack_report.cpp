// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/pack_report.h"

#include "model/words/quantity.h"
#include "model/words/text.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace vitrine::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string dump(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

QString tr(const char* source)
{
    return QCoreApplication::translate("cli", source);
}

} // namespace

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
        {"verified", written.verified}, {"waived", waived}});
}

QString packText(const PackagePlan& plan, const WrittenPackage& written)
{
    QString text = tr(QT_TRANSLATE_NOOP("cli", "%1: %2 files, %3, verified by reading it again."))
                       .arg(displayText(written.output), formatCount(written.files), formatBytes(written.bytes))
        + u'\n';
    if (!plan.leftOut.empty()) {
        text += tr(QT_TRANSLATE_NOOP("cli", "Left out: %1 files, %2.")).arg(formatCount(plan.leftOut.size()), formatBytes(plan.savedBytes)) + u'\n';
    }
    if (!written.sha256.empty()) {
        text += u"SHA-256 "_s + QString::fromStdString(written.sha256) + u'\n';
    }
    return text;
}

std::string verifyJson(const Verification& verification)
{
    Json differences = Json::array();
    for (const Difference& difference : verification.differences) {
        differences.push_back({{"path", displayUtf8(difference.path)}, {"kind", differenceName(difference.kind)}});
    }
    return dump({{"schema", "vitrine.verify/1"}, {"outcome", verification.intact ? "intact" : "differs"}, {"files", verification.files},
        {"bytes", verification.bytes}, {"differences", differences}});
}

QString verifyText(const Verification& verification)
{
    if (verification.intact) {
        return tr(QT_TRANSLATE_NOOP("cli", "Intact: all %1 files, %2, are as they were packed."))
                   .arg(formatCount(verification.files), formatBytes(verification.bytes))
            + u'\n';
    }
    QString text = tr(QT_TRANSLATE_NOOP("cli", "Not as it was packed:")) + u'\n';
    for (const Difference& difference : verification.differences) {
        static constexpr const char* kinds[] = {QT_TRANSLATE_NOOP("cli", "changed"), QT_TRANSLATE_NOOP("cli", "missing"),
            QT_TRANSLATE_NOOP("cli", "extra"), QT_TRANSLATE_NOOP("cli", "unreadable")};
        text += u"  "_s + tr(kinds[static_cast<std::size_t>(difference.kind)]) + u": "_s + displayText(difference.path) + u'\n';
    }
    return text;
}

} // namespace vitrine::cli
