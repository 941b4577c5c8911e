// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/convert/convert.h"

#include "model/bytes/file_source.h"
#include "model/convert/safetensors_output.h"
#include "model/convert/spooled_source.h"
#include "model/formats/unpack/unpacked_source.h"
#include "model/words/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <format>
#include <iterator>
#include <unordered_set>

#include <sys/stat.h>
#include <sys/statvfs.h>

namespace vitrine {

namespace {

constexpr std::string_view Suffix = ".safetensors";

/// One file of the result: a range of the planned tensors.
struct Shard {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string path;
};

/// A file that is read, as it was when it was opened.
class WatchedFile
{
public:
    WatchedFile(std::string path, std::shared_ptr<const FileSource> source)
        : m_path(std::move(path))
        , m_source(std::move(source))
        , m_before(now())
    {
    }
    [[nodiscard]] Result<void> check() const
    {
        const struct stat after = now();
        const bool same = after.st_size == m_before.st_size && after.st_mtim.tv_sec == m_before.st_mtim.tv_sec && after.st_mtim.tv_nsec == m_before.st_mtim.tv_nsec;
        if (!same) {
            return failure(ErrorCode::SourceChanged,
                Message(QT_TRANSLATE_NOOP("model", "%1 was changed while it was converted. Wait until nothing writes to it, and convert it again."),
                    {Message::Argument(displayUtf8(m_path))}),
                m_path);
        }
        return {};
    }

private:
    [[nodiscard]] struct stat now() const
    {
        struct stat status = {};
        ::fstat(m_source->descriptor(), &status);
        return status;
    }

    std::string m_path;
    std::shared_ptr<const FileSource> m_source;
    struct stat m_before;
};

/// A conversion from its plan to its files.
class Conversion
{
public:
    Conversion(const std::string& output, const ConvertOptions& options)
        : m_options(options)
        , m_plan(options.withState)
        , m_stem(stemOf(output))
        , m_folder(folderOf(m_stem))
    {
    }
    Result<void> take(const std::string& input);
    Result<ConvertResult> run();
    /// SourceChanged when a file is no longer what it was: what came of it is worth nothing.
    [[nodiscard]] Result<void> checkSources() const;

private:
    [[nodiscard]] static std::string stemOf(const std::string& output);
    [[nodiscard]] static std::string folderOf(const std::string& path);
    [[nodiscard]] std::shared_ptr<const ByteSource> unpacked(std::shared_ptr<const ByteSource> file) const;
    [[nodiscard]] std::vector<Shard> shards() const;
    [[nodiscard]] Result<void> checkSpace() const;
    [[nodiscard]] Result<void> writeIndex(const std::vector<Shard>& shards, std::vector<PartFile>& files, ConvertResult& result);
    [[nodiscard]] std::uint64_t totalBytes() const;

    const ConvertOptions& m_options;
    ConvertPlan m_plan;
    std::string m_stem; ///< path without ".safetensors"
    std::string m_folder; ///< of the output
    std::vector<TorchContent> m_contents; ///< what the plan refers to
    std::vector<WatchedFile> m_inputs;
};

std::string Conversion::stemOf(const std::string& output)
{
    struct stat status = {};
    if (::stat(output.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) {
        return output + (output.ends_with('/') ? "model" : "/model");
    }
    return output.ends_with(Suffix) ? output.substr(0, output.size() - Suffix.size()) : output;
}

std::string Conversion::folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

/// A file that is compressed as a whole is read at all places, in an order that nobody knows yet.
std::shared_ptr<const ByteSource> Conversion::unpacked(std::shared_ptr<const ByteSource> file) const
{
    const auto head = file->head(8);
    const Compression compression = compressionOf({reinterpret_cast<const char*>(head.data()), head.size()});
    if (compression == Compression::None) {
        return file;
    }
    const UnpackLimits limits;
    auto content = UnpackedSource::open(file, compression, limits, m_options.stop);
    if (content->size() <= limits.memory) {
        return file;
    }
    return std::make_shared<SpooledSource>(std::move(content), std::make_shared<SpoolFile>(m_folder));
}

Result<void> Conversion::take(const std::string& input)
{
    auto opened = FileSource::open(input);
    if (!opened) {
        return std::unexpected(opened.error());
    }
    ReadContext context;
    context.limits = m_options.limits;
    context.stop = m_options.stop;
    context.path = input;
    ProblemList problems(input);
    const std::shared_ptr<const FileSource> source = std::move(*opened);
    m_inputs.emplace_back(input, source);
    m_contents.push_back(openTorch(unpacked(source), context, problems));
    if (!m_contents.back().visit(m_plan, m_options.limits, m_options.stop)) {
        return failure(ErrorCode::LimitExceeded,
            Message(QT_TRANSLATE_NOOP("model", "%1 could not be followed to its end."), {Message::Argument(input)}), input);
    }
    return {};
}

Result<void> Conversion::checkSources() const
{
    for (const WatchedFile& input : m_inputs) {
        if (auto same = input.check(); !same) {
            return same;
        }
    }
    return {};
}

std::uint64_t Conversion::totalBytes() const
{
    std::uint64_t total = 0;
    for (const PlannedTensor& tensor : m_plan.tensors()) {
        total += tensor.bytes;
    }
    return total;
}

std::vector<Shard> Conversion::shards() const
{
    const auto& tensors = m_plan.tensors();
    std::vector<Shard> shards;
    std::uint64_t bytes = 0;
    for (std::size_t at = 0; at < tensors.size(); ++at) {
        if (shards.empty() || (bytes > 0 && tensors[at].bytes > m_options.shardBytes - std::min(bytes, m_options.shardBytes))) {
            shards.push_back({at, at, {}});
            bytes = 0;
        }
        bytes += tensors[at].bytes;
        shards.back().end = at + 1;
    }
    for (std::size_t at = 0; at < shards.size(); ++at) {
        shards[at].path = shards.size() == 1 ? m_stem + std::string(Suffix)
                                             : std::format("{}-{:05}-of-{:05}{}", m_stem, at + 1, shards.size(), Suffix);
    }
    return shards;
}

Result<void> Conversion::checkSpace() const
{
    struct statvfs status = {};
    if (::statvfs(m_folder.c_str(), &status) != 0) {
        return {};
    }
    const std::uint64_t needed = totalBytes();
    const std::uint64_t free = std::uint64_t{status.f_bavail} * std::uint64_t{status.f_frsize};
    if (needed > free) {
        return failure(ErrorCode::NoSpace,
            Message(QT_TRANSLATE_NOOP("model", "%1 are needed in %2, and %3 are free."),
                {Message::Argument::bytes(needed), Message::Argument(m_folder), Message::Argument::bytes(free)}),
            m_folder);
    }
    return {};
}

Result<void> Conversion::writeIndex(const std::vector<Shard>& shards, std::vector<PartFile>& files, ConvertResult& result)
{
    nlohmann::json index;
    index["metadata"]["total_size"] = result.bytes;
    auto& map = index["weight_map"] = nlohmann::json::object();
    for (const Shard& shard : shards) {
        const std::string name = shard.path.substr(shard.path.rfind('/') + 1);
        for (std::size_t at = shard.begin; at < shard.end; ++at) {
            map[m_plan.tensors()[at].name] = name;
        }
    }
    auto file = PartFile::create(m_stem + std::string(Suffix) + ".index.json");
    if (!file) {
        return std::unexpected(file.error());
    }
    const std::string text = index.dump(2) + '\n';
    if (auto done = file->write(std::as_bytes(std::span(text))); !done) {
        return done;
    }
    if (auto done = file->sync(); !done) {
        return done;
    }
    files.push_back(std::move(*file));
    return {};
}

Result<ConvertResult> Conversion::run()
{
    auto& tensors = m_plan.tensors();
    if (tensors.empty()) {
        return failure(ErrorCode::Unsupported, Message(QT_TRANSLATE_NOOP("model", "There is no tensor that could be written as safetensors.")));
    }
    // Wide elements first, so that each tensor begins at a multiple of its element's size.
    std::ranges::stable_sort(tensors, std::greater(), &PlannedTensor::elementBytes);
    if (auto enough = checkSpace(); !enough) {
        return std::unexpected(enough.error());
    }
    spoolWhatIsReadBackwards(tensors, m_folder);
    ConvertResult result;
    result.tensors = tensors.size();
    result.bytes = totalBytes();
    ConvertProgress progress{0, 2 * result.bytes};
    const SafetensorsOutput::Moved moved = [&](std::uint64_t bytes) {
        progress.done = std::min(progress.total, progress.done + bytes);
        if (m_options.progress) {
            m_options.progress(progress);
        }
    };
    const std::vector<Shard> parts = shards();
    std::vector<PartFile> files;
    TensorStream stream;
    for (const Shard& shard : parts) {
        // Which names were tied stands in the file that has the tensor they are tied to.
        std::vector<std::pair<std::string, std::string>> tied;
        std::unordered_set<std::string_view> names;
        for (std::size_t at = shard.begin; at < shard.end && !m_plan.tied().empty(); ++at) {
            names.insert(tensors[at].name);
        }
        std::ranges::copy_if(m_plan.tied(), std::back_inserter(tied), [&](const auto& pair) { return names.contains(pair.second); });
        auto file = SafetensorsOutput(std::span(tensors).subspan(shard.begin, shard.end - shard.begin), tied)
                        .write(shard.path, stream, m_options.stop, moved);
        if (!file) {
            return std::unexpected(file.error());
        }
        files.push_back(std::move(*file));
    }
    if (parts.size() > 1) {
        if (auto done = writeIndex(parts, files, result); !done) {
            return std::unexpected(done.error());
        }
    }
    if (auto same = checkSources(); !same) {
        return std::unexpected(same.error());
    }
    for (PartFile& file : files) {
        if (auto done = file.commit(m_options.replace); !done) {
            return std::unexpected(done.error());
        }
        result.files.push_back(file.path());
    }
    result.skipped = std::move(m_plan.skipped());
    result.tied = std::move(m_plan.tied());
    return result;
}

} // namespace

Result<ConvertResult> convertToSafetensors(
    const std::vector<std::string>& inputs, const std::string& output, const ConvertOptions& options)
{
    Conversion conversion(output, options);
    for (const std::string& input : inputs) {
        if (auto taken = conversion.take(input); !taken) {
            return std::unexpected(taken.error());
        }
    }
    auto result = conversion.run();
    if (!result && result.error().code != ErrorCode::Cancelled) {
        // The reason behind other faults: a file that was cut short, for one.
        if (auto same = conversion.checkSources(); !same) {
            return std::unexpected(same.error());
        }
    }
    return result;
}

} // namespace vitrine
