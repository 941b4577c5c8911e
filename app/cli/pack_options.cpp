// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/pack_options.h"

#include "model/checks/checklist.h"
#include "model/words/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <charconv>

namespace vitrine::cli {

namespace {

std::unexpected<std::string> wrong(const char* source, std::string_view word = {})
{
    const QString text = QCoreApplication::translate("cli", source);
    return std::unexpected((word.empty() ? text : text.arg(displayText(word))).toStdString());
}

/// The moment that stands in the archive: SOURCE_DATE_EPOCH, as reproducible builds set it.
std::optional<std::int64_t> timeOfSource()
{
    const QByteArray text = qgetenv("SOURCE_DATE_EPOCH");
    std::int64_t seconds = 0;
    const auto end = std::from_chars(text.begin(), text.end(), seconds);
    return !text.isEmpty() && end.ptr == text.end() && seconds >= 0 ? std::optional(seconds) : std::nullopt;
}

} // namespace

std::vector<Option> packOptionList()
{
    return {{"output", 'o', "OUT", QT_TRANSLATE_NOOP("cli", "Where to write it; the suffix decides the form.")},
        {"purpose", 0, "PURPOSE", QT_TRANSLATE_NOOP("cli", "deploy, share (as if not said) or resume.")},
        {"format", 0, "FORMAT", QT_TRANSLATE_NOOP("cli", "tar, tar.zst, tar.gz, zip, folder or oci.")},
        {"set", 0, "KEY=VALUE", QT_TRANSLATE_NOOP("cli", "A fact for the note, for example data_version=2026-10; may be repeated.")},
        {"include", 0, "GLOB", QT_TRANSLATE_NOOP("cli", "Take these files in as well; may be repeated.")},
        {"exclude", 0, "GLOB", QT_TRANSLATE_NOOP("cli", "Leave these files out; may be repeated.")},
        {"allow", 0, "CHECK", QT_TRANSLATE_NOOP("cli", "Pack although this check blocks; it stands in the note. CHECK=REASON gives the reason.")},
        {"scrub", 0, "", QT_TRANSLATE_NOOP("cli", "Take tokens out of the copies of JSON files and of the card, and home paths also to resume.")},
        {"keep-paths", 0, "", QT_TRANSLATE_NOOP("cli", "Leave home paths in the copies; else they are taken out to deploy and to share.")},
        {"convert", 0, "", QT_TRANSLATE_NOOP("cli", "Weights in pickle form go in as safetensors; nothing is unpickled.")},
        {"link", 0, "HOW", QT_TRANSLATE_NOOP("cli", "Of a folder: reflink or hard, where the file system does it; else a copy.")},
        {"replace", 0, "", QT_TRANSLATE_NOOP("cli", "Replace OUT when it is there already; a folder is never replaced.")},
        {"quiet", 'q', "", QT_TRANSLATE_NOOP("cli", "Say nothing when all went well.")}};
}

std::expected<PackRequest, std::string> packOptions(const Arguments& arguments)
{
    PackRequest request;
    request.output = arguments.value("output").value_or("");
    if (request.output.empty()) {
        return wrong(QT_TRANSLATE_NOOP("cli", "Where to? Give the output with -o."));
    }
    while (request.output.size() > 1 && request.output.ends_with('/')) {
        request.output.pop_back();
    }
    request.replace = arguments.has("replace");
    request.quiet = arguments.has("quiet");
    PackageOptions& package = request.package;
    const std::string purpose = arguments.value("purpose").value_or("share");
    const auto known = purposeByName(purpose);
    if (!known) {
        return wrong(QT_TRANSLATE_NOOP("cli", "There is no purpose %1: it is deploy, share or resume."), purpose);
    }
    package.purpose = *known;
    package.format = packageFormatBySuffix(request.output);
    if (const auto name = arguments.value("format")) {
        const auto format = packageFormatByName(*name);
        if (!format) {
            return wrong(QT_TRANSLATE_NOOP("cli", "There is no format %1: it is tar, tar.zst, tar.gz, zip, folder or oci."), *name);
        }
        package.format = *format;
    }
    for (const std::string& pair : arguments.values("set")) {
        const std::size_t equals = pair.find('=');
        if (equals == std::string::npos || equals == 0) {
            return wrong(QT_TRANSLATE_NOOP("cli", "%1 is not KEY=VALUE."), pair);
        }
        package.given[pair.substr(0, equals)] = pair.substr(equals + 1);
    }
    for (const std::string& text : arguments.values("allow")) {
        const std::string check = text.substr(0, text.find('='));
        if (std::ranges::find(checkIds(), check) == checkIds().end()) {
            return wrong(QT_TRANSLATE_NOOP("cli", "There is no check %1; vitrine-cli check lists them."), check);
        }
        if (!isWaivable(check)) {
            return wrong(QT_TRANSLATE_NOOP("cli", "%1 cannot be allowed: whoever gets the package could use what it found. Take it out with --scrub, or leave the file out with --exclude."), check);
        }
        package.waivers.push_back({check, check.size() < text.size() ? text.substr(check.size() + 1) : "-"});
    }
    if (const auto how = arguments.value("link")) {
        if (*how != "reflink" && *how != "hard") {
            return wrong(QT_TRANSLATE_NOOP("cli", "Files can be linked as reflink or hard, and not as %1."), *how);
        }
        package.folderCopy = *how == "hard" ? FolderCopy::HardLink : FolderCopy::Reflink;
    }
    package.convertPickleWeights = arguments.has("convert");
    package.include = arguments.values("include");
    package.exclude = arguments.values("exclude");
    package.scrubSecrets = arguments.has("scrub");
    if (arguments.has("keep-paths")) {
        package.scrubPaths = false;
    } else if (arguments.has("scrub")) {
        package.scrubPaths = true;
    }
    package.language = QLocale().language() == QLocale::Chinese ? "zh_CN" : "en";
    package.time = timeOfSource();
    return request;
}

} // namespace vitrine::cli
