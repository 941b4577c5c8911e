// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/layout_contents.h"

#include "model/bytes/file_source.h"
#include "model/directory/json_reading.h"

#include <filesystem>
#include <set>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view BlobFolder = "blobs/sha256/";

/// A JSON file of an image layout; a discarded value when it is absent, too large or no JSON.
nlohmann::json layoutJson(const std::string& path)
{
    constexpr std::uint64_t most = 64U << 20U;
    constexpr std::uint32_t nesting = 32;
    const auto source = FileSource::open(path);
    if (!source || (*source)->size() > most) {
        return nlohmann::json::value_t::discarded;
    }
    return parsedJson((*source)->text(0, (*source)->size()).value_or(""), nesting);
}

/// "sha256:" and 64 hexadecimal digits: anything else from outside must not become a path.
std::string digestOf(const nlohmann::json& descriptor)
{
    const std::string_view digest = stringAt(descriptor, "digest");
    constexpr std::string_view prefix = "sha256:";
    const bool isDigest = digest.size() == prefix.size() + 64 && digest.starts_with(prefix)
        && digest.find_first_not_of("0123456789abcdef", prefix.size()) == std::string_view::npos;
    return std::string(isDigest ? digest.substr(prefix.size()) : std::string_view());
}

const nlohmann::json& memberOf(const nlohmann::json& json, const char* key)
{
    static const nlohmann::json none;
    const auto found = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && found != json.end() ? *found : none;
}

class Layout
{
public:
    Layout(const std::string& path, const PackedFileVisitor& visit)
        : m_path(path)
        , m_visit(visit)
    {
    }

    /// One blob; what is missing is not visited: whoever holds the sums against this sees it.
    Result<void> blob(const std::string& digest, const std::string& name, bool isFraming)
    {
        const std::string relative = std::string(BlobFolder) + digest;
        m_known.insert(relative);
        std::error_code fault;
        if (!isFraming && !fs::exists(fs::symlink_status(m_path + '/' + relative, fault))) {
            return {};
        }
        PackedFile file = packedFileOnDisk(m_path, relative, name.empty() ? relative : name);
        file.isFraming = isFraming;
        file.statedSha256 = digest;
        return m_visit(file);
    }

    Result<void> strangers(const std::stop_token& stop)
    {
        std::error_code fault;
        for (auto at = fs::recursive_directory_iterator(m_path, fault); !fault && at != fs::recursive_directory_iterator(); at.increment(fault)) {
            const std::string relative = at->path().lexically_relative(m_path).string();
            if (stop.stop_requested() || (at->is_directory(fault) && !at->is_symlink(fault)) || m_known.contains(relative)) {
                continue;
            }
            if (auto visited = m_visit(packedFileOnDisk(m_path, relative, relative)); !visited) {
                return visited;
            }
        }
        return {};
    }

private:
    const std::string& m_path;
    const PackedFileVisitor& m_visit;
    std::set<std::string> m_known{"index.json", "oci-layout"};
};

} // namespace

std::string layoutDigest(const std::string& path)
{
    const nlohmann::json index = layoutJson(path + "/index.json");
    const nlohmann::json& manifests = memberOf(index, "manifests");
    return manifests.is_array() && !manifests.empty() ? digestOf(manifests.front()) : std::string();
}

Result<void> visitLayout(const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    const auto unsupported = [&] {
        return failure(ErrorCode::Unsupported, Message(QT_TRANSLATE_NOOP("model", "This image layout holds no model.")), path);
    };
    const std::string digest = layoutDigest(path);
    const nlohmann::json manifest = digest.empty() ? nlohmann::json() : layoutJson(path + '/' + std::string(BlobFolder) + digest);
    const nlohmann::json& layers = memberOf(manifest, "layers");
    if (!layers.is_array()) {
        return unsupported();
    }
    Layout layout(path, visit);
    for (const nlohmann::json& layer : layers) {
        if (stop.stop_requested()) {
            return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Reading was cancelled.")), path);
        }
        const std::string name(stringAt(memberOf(layer, "annotations"), "org.cncf.model.filepath"));
        const std::string blob = digestOf(layer);
        if (blob.empty() || name.empty()) {
            return unsupported();
        }
        if (auto visited = layout.blob(blob, name, false); !visited) {
            return visited;
        }
    }
    for (const std::string& framing : {digest, digestOf(memberOf(manifest, "config"))}) {
        if (auto visited = framing.empty() ? Result<void>() : layout.blob(framing, {}, true); !visited) {
            return visited;
        }
    }
    return layout.strangers(stop);
}

} // namespace vitrine
