// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_contents.h"

#include "model/bytes/file_source.h"
#include "model/formats/problem_list.h"
#include "model/formats/unpack/unpacked_source.h"
#include "model/formats/zip/zip_archive.h"
#include "model/packaging/tar_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <vector>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

std::unexpected<Error> notAPackage(const std::string& path)
{
    return failure(ErrorCode::Malformed,
        Message(QT_TRANSLATE_NOOP("model", "%1 is neither an archive nor a folder that Vitrine wrote."), {Message::Argument(path)}), path);
}

std::unexpected<Error> cancelled(const std::string& path)
{
    return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Reading was cancelled.")), path);
}

/// The name below the top folder of an archive.
std::string belowTop(const std::string& name)
{
    const std::size_t slash = name.find('/');
    return slash == std::string::npos ? name : name.substr(slash + 1);
}

Result<void> visitTar(std::shared_ptr<const ByteSource> tar, const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    TarReader reader(tar);
    bool any = false;
    while (!stop.stop_requested()) {
        const auto member = reader.next();
        if (!member) {
            return any || member.error().code != ErrorCode::Malformed ? std::unexpected(member.error()) : notAPackage(path);
        }
        if (!*member) {
            return {};
        }
        any = true;
        if ((*member)->type == '5') {
            continue;
        }
        const PackedFile file{belowTop((*member)->name), (*member)->size,
            std::make_shared<RangeSource>(tar, (*member)->offset, (*member)->size), (*member)->isFile()};
        if (auto visited = visit(file); !visited) {
            return visited;
        }
    }
    return cancelled(path);
}

Result<void> visitZip(std::shared_ptr<const ByteSource> source, const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    ProblemList problems(path);
    const ReadLimits limits;
    const ZipArchive zip = ZipArchive::open(std::move(source), limits, stop, problems);
    for (const ZipEntry& entry : zip.entries()) {
        if (stop.stop_requested()) {
            return cancelled(path);
        }
        if (entry.isFolder()) {
            continue;
        }
        auto content = zip.content(entry);
        if (!content) {
            return std::unexpected(content.error());
        }
        if (auto visited = visit({belowTop(entry.name), entry.size, std::move(*content), true}); !visited) {
            return visited;
        }
    }
    return {};
}

Result<void> visitFile(const std::string& root, const std::string& relative, const std::string& name, const PackedFileVisitor& visit)
{
    std::error_code fault;
    if (fs::is_symlink(root + '/' + relative, fault)) {
        return visit({name, 0, nullptr, false});
    }
    auto source = FileSource::open(root + '/' + relative);
    if (!source) {
        return std::unexpected(source.error());
    }
    const std::uint64_t size = (*source)->size();
    return visit({name, size, std::shared_ptr<const ByteSource>(std::move(*source)), true});
}

Result<void> visitFolder(const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    std::vector<std::string> names;
    std::error_code fault;
    for (auto at = fs::recursive_directory_iterator(path, fault); !fault && at != fs::recursive_directory_iterator(); at.increment(fault)) {
        if (stop.stop_requested()) {
            return cancelled(path);
        }
        if (!at->is_directory(fault) || at->is_symlink(fault)) {
            names.push_back(at->path().lexically_relative(path).string());
        }
    }
    if (fault) {
        return std::unexpected(systemError(fault.value(), path));
    }
    std::ranges::sort(names);
    for (const std::string& name : names) {
        if (auto visited = visitFile(path, name, name, visit); !visited) {
            return visited;
        }
    }
    return {};
}

/// A JSON file of an image layout; a discarded value when it is absent, too large or no JSON.
nlohmann::json layoutJson(const std::string& path)
{
    constexpr std::uint64_t most = 64U << 20U;
    const auto source = FileSource::open(path);
    if (!source || (*source)->size() > most) {
        return nlohmann::json::value_t::discarded;
    }
    return nlohmann::json::parse((*source)->text(0, (*source)->size()).value_or(""), nullptr, false);
}

/// "sha256:" and 64 hexadecimal digits: anything else from outside must not become a path.
std::string blobPath(const nlohmann::json& descriptor)
{
    const std::string digest = descriptor.is_object() ? descriptor.value("digest", "") : "";
    constexpr std::string_view prefix = "sha256:";
    const bool isDigest = digest.size() == prefix.size() + 64 && digest.starts_with(prefix)
        && digest.find_first_not_of("0123456789abcdef", prefix.size()) == std::string::npos;
    return isDigest ? "blobs/sha256/" + digest.substr(prefix.size()) : std::string();
}

Result<void> visitLayout(const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    const nlohmann::json index = layoutJson(path + "/index.json");
    const auto manifests = index.is_object() ? index.value("manifests", nlohmann::json::array()) : nlohmann::json::array();
    const std::string manifestBlob = manifests.is_array() && !manifests.empty() ? blobPath(manifests.front()) : std::string();
    const nlohmann::json manifest = manifestBlob.empty() ? nlohmann::json() : layoutJson(path + '/' + manifestBlob);
    if (!manifest.is_object() || !manifest.value("layers", nlohmann::json()).is_array()) {
        return notAPackage(path);
    }
    for (const nlohmann::json& layer : manifest["layers"]) {
        if (stop.stop_requested()) {
            return cancelled(path);
        }
        const std::string blob = blobPath(layer);
        const auto annotations = layer.is_object() ? layer.value("annotations", nlohmann::json::object()) : nlohmann::json::object();
        const std::string name = annotations.is_object() ? annotations.value("org.cncf.model.filepath", "") : "";
        if (blob.empty() || name.empty()) {
            return notAPackage(path);
        }
        std::error_code fault;
        if (!fs::exists(path + '/' + blob, fault)) {
            continue; // missing: whoever holds the sums against this sees it
        }
        if (auto visited = visitFile(path, blob, name, visit); !visited) {
            return visited;
        }
    }
    return {};
}

} // namespace

Result<void> visitPackage(const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    std::error_code fault;
    if (fs::is_directory(path, fault)) {
        return fs::exists(path + "/oci-layout", fault) ? visitLayout(path, stop, visit) : visitFolder(path, stop, visit);
    }
    auto opened = FileSource::open(path);
    if (!opened) {
        return std::unexpected(opened.error());
    }
    const std::shared_ptr<const ByteSource> source = std::move(*opened);
    const std::string head = source->text(0, std::min<std::uint64_t>(source->size(), 8)).value_or("");
    if (head.starts_with("PK")) {
        return visitZip(source, path, stop, visit);
    }
    const Compression compression = compressionOf(head);
    if (compression == Compression::None) {
        return visitTar(source, path, stop, visit);
    }
    if (!makeDecompressor(compression, source)) {
        return notAPackage(path);
    }
    // How much there is inside shows when it is read; the tar's own end comes first.
    constexpr auto unknown = std::numeric_limits<std::uint64_t>::max() / 2;
    return visitTar(std::make_shared<UnpackedSource>(source, compression, unknown), path, stop, visit);
}

} // namespace vitrine
