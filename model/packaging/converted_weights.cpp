// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/converted_weights.h"

#include "model/bytes/file_source.h"
#include "model/convert/convert.h"

#include <nlohmann/json.hpp>

#include <bit>
#include <cstring>
#include <limits>

#include <sys/stat.h>

namespace vitrine {

namespace {

/// Not the name of a package, which another run might be writing.
std::string placeBeside(const std::string& output)
{
    return output + ".converted";
}

std::string folderOf(const std::string& name)
{
    return name.substr(0, name.rfind('/') == std::string::npos ? 0 : name.rfind('/') + 1);
}

/// The header of a safetensors file that was just written: eight bytes of length, then JSON.
Result<nlohmann::json> headerOf(const std::string& path)
{
    const auto source = FileSource::open(path);
    if (!source) {
        return std::unexpected(source.error());
    }
    const auto prefix = (*source)->bytes(0, sizeof(std::uint64_t));
    if (!prefix) {
        return std::unexpected(prefix.error());
    }
    std::uint64_t length = 0;
    std::memcpy(&length, prefix->data(), sizeof(length));
    if constexpr (std::endian::native == std::endian::big) {
        length = std::byteswap(length);
    }
    const auto text = (*source)->text(sizeof(length), length);
    if (!text) {
        return std::unexpected(text.error());
    }
    nlohmann::json header = nlohmann::json::parse(*text, nullptr, false);
    if (!header.is_object()) {
        return failure(ErrorCode::Malformed, Message(QT_TRANSLATE_NOOP("model", "%1 does not read back as it was written."), {Message::Argument(path)}), path);
    }
    return header;
}

/// Of one tensor of a header.
std::uint64_t bytesOf(const nlohmann::json& tensor)
{
    const auto offsets = tensor.is_object() ? tensor.value("data_offsets", nlohmann::json()) : nlohmann::json();
    const bool isRange = offsets.is_array() && offsets.size() == 2 && offsets[0].is_number_unsigned() && offsets[1].is_number_unsigned();
    return isRange ? offsets[1].get<std::uint64_t>() - offsets[0].get<std::uint64_t>() : 0;
}

} // namespace

const std::string* ConvertedWeights::path(const std::string& name) const
{
    const auto found = m_paths.find(name);
    return found == m_paths.end() ? nullptr : &found->second;
}

const std::string* ConvertedWeights::text(const std::string& name) const
{
    const auto found = m_texts.find(name);
    return found == m_texts.end() ? nullptr : &found->second;
}

Result<ConvertedWeights> ConvertedWeights::make(const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options)
{
    const bool isAsked = plan.options.convertPickleWeights && !plan.conversions.empty();
    struct stat status = {};
    if (!isAsked && ::lstat(PartFolder::partPathFor(placeBeside(options.output)).c_str(), &status) != 0) {
        return ConvertedWeights({});
    }
    auto folder = PartFolder::create(placeBeside(options.output));
    if (!isAsked) {
        return ConvertedWeights({}); // cleared, or another program's
    }
    if (!folder) {
        return std::unexpected(folder.error());
    }
    ConvertedWeights weights(std::move(*folder));
    if (auto done = weights.convert(directory, plan, options); !done) {
        return std::unexpected(done.error());
    }
    if (auto done = weights.makeIndexes(plan); !done) {
        return std::unexpected(done.error());
    }
    return weights;
}

Result<void> ConvertedWeights::convert(const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options)
{
    std::uint64_t before = 0;
    for (std::size_t i = 0; i < plan.conversions.size(); ++i) {
        const PlannedConversion& conversion = plan.conversions[i];
        const FileEntry& source = directory.files[conversion.source];
        ConvertOptions convert;
        convert.shardBytes = std::numeric_limits<std::uint64_t>::max(); // one file for one file
        convert.withState = false;
        convert.stop = options.stop;
        convert.progress = [&](const ConvertProgress& progress) {
            if (options.progress) {
                options.progress({WriteProgress::Stage::Converting, before + progress.done / 2, plan.temporaryBytes, source.path});
            }
        };
        const std::string path = m_folder->partPath() + '/' + std::to_string(i) + ".safetensors";
        const auto result = convertToSafetensors({directory.absolute(source)}, path, convert);
        if (options.stop.stop_requested()) {
            return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Packing was cancelled; nothing was left behind.")));
        }
        if (!result) {
            Error error = result.error();
            error.code = error.code == ErrorCode::Malformed ? ErrorCode::Unreadable : error.code;
            return std::unexpected(std::move(error));
        }
        // A weight that silently stays behind would be a worse gift than a pickle.
        for (const ConvertSkip& skip : result->skipped) {
            return failure(ErrorCode::Unsupported,
                Message(QT_TRANSLATE_NOOP("model", "%1 of %2 cannot be written as safetensors: %3 Package it without converting."),
                    {Message::Argument(skip.name), Message::Argument(source.path), Message::Argument(skip.reason)}),
                source.path);
        }
        before += conversion.bytes;
        m_paths[conversion.name] = path;
    }
    return {};
}

Result<void> ConvertedWeights::makeIndexes(const PackagePlan& plan)
{
    for (const PlannedFile& file : plan.files) {
        if (file.convertedFrom == NoFile || !file.name.ends_with(".index.json")) {
            continue;
        }
        nlohmann::ordered_json index{{"metadata", {{"total_size", 0}}}, {"weight_map", nlohmann::ordered_json::object()}};
        std::map<std::string, std::string> shardOf;
        std::uint64_t total = 0;
        for (const auto& [name, path] : m_paths) {
            if (folderOf(name) != folderOf(file.name) || !name.contains("-of-")) {
                continue;
            }
            const auto header = headerOf(path);
            if (!header) {
                return std::unexpected(header.error());
            }
            for (const auto& [tensor, facts] : header->items()) {
                if (tensor != "__metadata__") {
                    shardOf[tensor] = name.substr(folderOf(name).size());
                    total += bytesOf(facts);
                }
            }
        }
        index["metadata"]["total_size"] = total;
        for (const auto& [tensor, shard] : shardOf) {
            index["weight_map"][tensor] = shard;
        }
        m_texts[file.name] = index.dump(2) + '\n';
    }
    return {};
}

} // namespace vitrine
