// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/oci_sink.h"

#include "model/bytes/hash.h"
#include "model/bytes/part_file.h"
#include "model/words/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <format>
#include <utility>

#include <unistd.h>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view ManifestType = "application/vnd.oci.image.manifest.v1+json";
constexpr std::string_view ConfigType = "application/vnd.cncf.model.config.v1+json";
constexpr std::string_view ArtifactType = "application/vnd.cncf.model.manifest.v1+json";
constexpr std::string_view Growing = "blobs/growing";

std::string dump(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// "8.03b", "110m": as the specification writes it.
std::string parameterSize(std::uint64_t parameters)
{
    static constexpr std::pair<double, char> units[] = {{1e12, 't'}, {1e9, 'b'}, {1e6, 'm'}, {1e3, 'k'}};
    for (const auto& [size, letter] : units) {
        if (static_cast<double>(parameters) >= size * 0.9995) {
            return std::format("{:.3g}{}", static_cast<double>(parameters) / size, letter);
        }
    }
    return std::to_string(parameters);
}

/// What the specification keeps of a file besides its bytes; times and owners are those of every package.
std::string fileMetadata(const FileSums& file)
{
    return dump({{"name", file.name}, {"mode", 0644}, {"uid", 0}, {"gid", 0}, {"size", file.size}, {"mtime", "1970-01-01T00:00:00Z"}, {"typeflag", 48}});
}

std::string given(const PackagePlan& plan, std::string_view key)
{
    const ProvenanceFact* fact = plan.provenance.fact(key);
    return fact == nullptr ? std::string() : fact->value;
}

} // namespace

OciSink::OciSink(PartFolder folder, const ModelDirectory& directory, const PackagePlan& plan)
    : m_folder(std::move(folder))
    , m_directory(directory)
    , m_plan(plan)
{
}

OciSink::~OciSink()
{
    if (m_file >= 0) {
        ::close(m_file);
    }
}

Result<void> OciSink::beginFile(const std::string&, std::uint64_t)
{
    const Result<int> file = m_folder.newFile(std::string(Growing));
    if (!file) {
        return std::unexpected(file.error());
    }
    m_file = *file;
    return {};
}

Result<void> OciSink::write(const Chunk& chunk)
{
    m_written += chunk.count;
    return writeAll(m_file, chunk.view(), std::string(Growing));
}

Result<void> OciSink::endFile(const FileSums& sums)
{
    if (::close(std::exchange(m_file, -1)) != 0) {
        return std::unexpected(writeError(errno, sums.name));
    }
    m_layers.push_back(sums);
    return m_folder.rename(std::string(Growing), "blobs/sha256/" + sums.sha256);
}

std::string_view OciSink::mediaType(const std::string& name) const
{
    const auto planned = std::ranges::find(m_plan.files, name, &PlannedFile::name);
    if (planned != m_plan.files.end() && planned->convertedFrom != NoFile) {
        return name.ends_with(".json") ? "application/vnd.cncf.model.weight.config.v1.raw" : "application/vnd.cncf.model.weight.v1.raw";
    }
    if (planned == m_plan.files.end() || planned->source == NoFile) {
        return "application/vnd.cncf.model.doc.v1.raw";
    }
    switch (m_directory.files[planned->source].role) {
    case Role::Weights:
    case Role::DistributedWeights:
    case Role::AdapterWeights:
        return "application/vnd.cncf.model.weight.v1.raw";
    case Role::CustomCode:
    case Role::NativeLibrary:
        return "application/vnd.cncf.model.code.v1.raw";
    case Role::Dataset:
    case Role::CalibrationData:
        return "application/vnd.cncf.model.dataset.v1.raw";
    case Role::Licence:
    case Role::Notice:
    case Role::UsePolicy:
    case Role::ModelCard:
    case Role::Document:
    case Role::Provenance:
    case Role::Checksum:
    case Role::Media:
        return "application/vnd.cncf.model.doc.v1.raw";
    default:
        return "application/vnd.cncf.model.weight.config.v1.raw";
    }
}

std::string OciSink::config() const
{
    const Unit& unit = m_directory.units[m_plan.unit];
    Json diffs = Json::array();
    for (const FileSums& layer : m_layers) {
        diffs.push_back("sha256:" + layer.sha256);
    }
    Json descriptor{{"name", m_plan.options.name}, {"version", m_plan.options.version}};
    if (const std::string licence = given(m_plan, "licence"); !licence.empty()) {
        descriptor["licenses"] = {licence};
    }
    Json config = Json::object();
    if (!unit.modelType.empty()) {
        config["architecture"] = displayUtf8(unit.modelType);
    }
    if (!unit.weights.empty()) {
        const bool isConverted = m_plan.options.convertPickleWeights && !m_plan.conversions.empty();
        config["format"] = isConverted ? "safetensors" : formatName(m_directory.files[unit.weights.front()].format);
    }
    if (unit.parameters > 0) {
        config["paramSize"] = parameterSize(unit.parameters);
    }
    if (!unit.dtypes.empty()) {
        config["precision"] = unit.dtypes.front().dtype;
    }
    return dump({{"descriptor", descriptor}, {"config", config}, {"modelfs", {{"type", "layers"}, {"diffIds", diffs}}}});
}

std::string OciSink::manifest(const Blob& configuration) const
{
    Json layers = Json::array();
    for (const FileSums& layer : m_layers) {
        layers.push_back({{"mediaType", mediaType(layer.name)}, {"digest", "sha256:" + layer.sha256}, {"size", layer.size},
            {"annotations",
                {{"org.cncf.model.filepath", layer.name}, {"org.opencontainers.image.title", layer.name},
                    {"org.cncf.model.file.metadata+json", fileMetadata(layer)}, {"org.cncf.model.file.mediatype.untested", "true"}}}});
    }
    Json annotations{{"org.opencontainers.image.title", m_plan.options.name}, {"org.opencontainers.image.version", m_plan.options.version}};
    for (const auto& [key, annotation] : {std::pair{"licence", "org.opencontainers.image.licenses"},
             {"repository", "org.opencontainers.image.source"}, {"commit", "org.opencontainers.image.revision"},
             {"base_model", "org.opencontainers.image.base.name"}}) {
        if (const std::string value = given(m_plan, key); !value.empty()) {
            annotations[annotation] = value;
        }
    }
    return dump({{"schemaVersion", 2}, {"mediaType", ManifestType}, {"artifactType", ArtifactType},
        {"config", {{"mediaType", ConfigType}, {"digest", "sha256:" + configuration.digest}, {"size", configuration.size}}},
        {"layers", layers}, {"annotations", annotations}});
}

std::string OciSink::index(const Blob& manifest) const
{
    return dump({{"schemaVersion", 2}, {"mediaType", "application/vnd.oci.image.index.v1+json"},
        {"manifests",
            {{{"mediaType", ManifestType}, {"digest", "sha256:" + manifest.digest}, {"size", manifest.size}, {"artifactType", ArtifactType},
                {"annotations", {{"org.opencontainers.image.ref.name", m_plan.options.version}}}}}}});
}

Result<void> OciSink::writeWhole(const std::string& relative, const std::string& content)
{
    const Result<int> file = m_folder.newFile(relative);
    if (!file) {
        return std::unexpected(file.error());
    }
    m_written += content.size();
    auto written = writeAll(*file, std::as_bytes(std::span(content)), relative);
    if (::close(*file) != 0 && written) {
        return std::unexpected(writeError(errno, relative));
    }
    return written;
}

Result<OciSink::Blob> OciSink::writeBlob(const std::string& content)
{
    Sha256 hash;
    hash.add(std::as_bytes(std::span(content)));
    Blob blob{hash.finish(), content.size()};
    if (auto written = writeWhole("blobs/sha256/" + blob.digest, content); !written) {
        return std::unexpected(written.error());
    }
    return blob;
}

Result<std::string> OciSink::finish()
{
    const auto configuration = writeBlob(config());
    if (!configuration) {
        return std::unexpected(configuration.error());
    }
    const auto written = writeBlob(manifest(*configuration));
    if (!written) {
        return std::unexpected(written.error());
    }
    for (const auto& [name, content] : {std::pair<std::string, std::string>{"index.json", index(*written)},
             {"oci-layout", dump({{"imageLayoutVersion", "1.0.0"}})}}) {
        if (auto done = writeWhole(name, content); !done) {
            return std::unexpected(done.error());
        }
    }
    return written->digest;
}

Result<void> OciSink::commit(bool)
{
    return m_folder.commit();
}

} // namespace vitrine
