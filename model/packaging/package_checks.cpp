// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_checks.h"

#include "model/bytes/file_source.h"
#include "model/directory/json_reading.h"
#include "model/directory/open_directory.h"
#include "model/packaging/package_outline.h"

#include <filesystem>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// The purpose that the note of a package names.
Purpose purposeOf(const std::string& folder)
{
    constexpr std::uint64_t most = 64U << 20U;
    constexpr std::uint32_t nesting = 64;
    const auto source = FileSource::open(folder + "/provenance.json");
    if (!source || (*source)->size() > most) {
        return Purpose::Deploy;
    }
    const nlohmann::json note = parsedJson((*source)->text(0, (*source)->size()).value_or(""), nesting);
    const nlohmann::json* at = &note;
    for (const char* key : {"predicate", "buildDefinition", "externalParameters"}) {
        const auto found = at->is_object() ? at->find(key) : at->end();
        if (!at->is_object() || found == at->end()) {
            return Purpose::Deploy;
        }
        at = &*found;
    }
    return purposeByName(stringAt(*at, "purpose")).value_or(Purpose::Deploy);
}

/// Where the outline of an archive lies says nothing about the archive: these are not asked of it.
std::vector<std::string> allButKeeping()
{
    std::vector<std::string> ids;
    for (const std::string_view id : checkIds()) {
        if (!id.starts_with("keep.")) {
            ids.emplace_back(id);
        }
    }
    return ids;
}

Result<PackageChecks> checkFolder(const std::string& folder, bool isOutline, const std::stop_token& stop)
{
    OpenOptions open;
    open.stop = stop;
    auto directory = openDirectory(folder, open);
    if (!directory) {
        return std::unexpected(directory.error());
    }
    CheckOptions check;
    check.purpose = purposeOf(folder);
    check.stop = stop;
    check.only = isOutline ? allButKeeping() : std::vector<std::string>();
    Checklist checklist = runChecks(**directory, 0, check);
    if (checklist.cancelled || stop.stop_requested()) {
        return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Reading was cancelled.")), folder);
    }
    return PackageChecks{std::move(*directory), std::move(checklist)};
}

} // namespace

Result<PackageChecks> checkPackage(const std::string& path, const std::stop_token& stop)
{
    std::error_code fault;
    if (fs::is_directory(path, fault) && !fs::exists(path + "/oci-layout", fault)) {
        return checkFolder(path, false, stop);
    }
    auto outline = PackageOutline::make(path, stop);
    if (!outline) {
        return std::unexpected(outline.error());
    }
    return checkFolder(outline->folder(), true, stop);
}

} // namespace vitrine
