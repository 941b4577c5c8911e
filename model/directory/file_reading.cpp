// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/file_reading.h"

#include "model/bytes/file_source.h"
#include "model/directory/content_roles.h"
#include "model/directory/hub_refs.h"
#include "model/directory/json_reading.h"
#include "model/directory/progress_gate.h"
#include "model/directory/role_rules.h"
#include "model/directory/sibling_files.h"
#include "model/directory/sniff.h"
#include "model/formats/pickle/pickle_inner.h"
#include "model/formats/registry.h"
#include "model/formats/safetensors/foreign_content.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <unordered_set>

namespace vitrine {

namespace {

constexpr std::uint64_t SmallEnoughForAPointer = 1024;
constexpr std::uint64_t SmallJson = 4ULL << 20U;
constexpr std::uint64_t TrainerStateJson = 8ULL << 20U; ///< long runs log a lot
constexpr std::uint64_t UnnamedJson = 256ULL << 10U; ///< of a JSON file that only its content can explain
constexpr std::uint64_t AllUnnamedJson = 64ULL << 20U; ///< of all such files together
constexpr std::uint64_t AllJson = 512ULL << 20U; ///< of all JSON files together: what is parsed takes several times that
constexpr std::uint64_t CardText = 64ULL << 10U;

/// Whether the content of a file of this role is a matter of readers at all.
bool mayHoldTensors(Role role)
{
    switch (role) {
    case Role::Weights:
    case Role::DistributedWeights:
    case Role::WeightsIndex:
    case Role::AdapterWeights:
    case Role::CalibrationData:
    case Role::CompiledEngine:
    case Role::OptimizerState:
    case Role::SchedulerState:
    case Role::RngState:
    case Role::ScalerState:
    case Role::TrainerState:
    case Role::TrainingArguments:
    case Role::Tokenizer:
    case Role::Processor:
    case Role::Config:
    case Role::Archive:
    case Role::Other:
        return true;
    default:
        return false;
    }
}

bool isJsonName(std::string_view path)
{
    return path.ends_with(".json") || path.ends_with(".JSON");
}

/// Texts by their ending, which no reader of tensors need look at.
bool isTextName(std::string_view path)
{
    constexpr std::string_view Endings[] = {".json", ".txt", ".md", ".yaml", ".yml", ".jinja", ".py", ".csv", ".toml", ".jsonl", ".html"};
    return std::ranges::any_of(Endings, [&](std::string_view ending) { return path.ends_with(ending); });
}

/// A pickle stays one whatever its name says.
bool isPickle(std::span<const std::byte> head, std::uint64_t size)
{
    constexpr int Sure = 70;
    return pickleLikelihood({reinterpret_cast<const char*>(head.data()), head.size()}, size) >= Sure;
}

/// Whether the content leaves no doubt about its reader.
bool isCertain(std::span<const std::byte> head, std::string_view path, std::uint64_t size)
{
    constexpr int Certain = 95;
    const FormatReader* reader = readerFor(head, path, size);
    return reader != nullptr && reader->probe(head, path, size) >= Certain;
}

/// Small texts that name the newest of several checkpoints.
bool isNewestName(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    return name == "latest" || name == "latest_checkpointed_iteration.txt";
}

/// The largest JSON file of this role that is parsed; 0: none is.
std::uint64_t jsonLimit(Role role, std::string_view path)
{
    switch (role) {
    case Role::Config:
    case Role::GenerationConfig:
    case Role::Processor:
    case Role::ChatTemplate:
    case Role::AdapterConfig:
    case Role::QuantisationConfig:
    case Role::TrainingArguments:
    case Role::Provenance:
        return SmallJson;
    case Role::TrainerState:
        return TrainerStateJson;
    case Role::Tokenizer: {
        const std::string_view name = path.substr(path.rfind('/') + 1);
        return name == "tokenizer_config.json" || name == "special_tokens_map.json" || name == "added_tokens.json" ? SmallJson : 0;
    }
    case Role::Other:
        return UnnamedJson;
    default:
        return 0;
    }
}

/// JSON of a tokenizer that is too long to be parsed for opening.
bool isLongJson(const FileEntry& file)
{
    return file.role == Role::Tokenizer && isJsonName(file.path) && jsonLimit(file.role, file.path) == 0;
}

/// Which blobs of the hub's cache no snapshot links to. In a repository whose snapshots hold no link at all, the links
/// were lost in copying, and the blobs are the only place of the contents.
class HubBlobs
{
public:
    explicit HubBlobs(const std::vector<FileEntry>& files)
    {
        for (const FileEntry& file : files) {
            const std::size_t at = file.kind == EntryKind::File ? std::string::npos : file.path.find("snapshots/");
            if (at != std::string::npos && (at == 0 || file.path[at - 1] == '/')) {
                m_linked.insert(file.path.substr(0, at));
            }
        }
    }
    [[nodiscard]] bool isLeftOver(std::string_view path) const
    {
        const std::size_t at = path.find("blobs/");
        return at != std::string_view::npos && m_linked.contains(std::string(path.substr(0, at)));
    }

private:
    std::unordered_set<std::string> m_linked; ///< repositories' folders with '/', or empty for the root
};

bool isReadable(const FileEntry& file)
{
    return file.kind == EntryKind::File || file.kind == EntryKind::Link;
}

/// Whether the file is to be opened.
bool wantsLook(const FileEntry& file)
{
    if (isHubRef(file.path, file.size)) {
        return isReadable(file);
    }
    if (!isReadable(file) || file.role == Role::Cache || file.placeholder == Placeholder::PartialDownload || file.size == 0) {
        return false;
    }
    if (file.role == Role::Secret) {
        return file.path.ends_with(".pem");
    }
    return mayHoldTensors(file.role) || file.role == Role::ModelCard || jsonLimit(file.role, file.path) > 0 || isLongJson(file)
        || file.size <= SmallEnoughForAPointer;
}

/// Reads the files one after the other, on as many threads as there are.
class Reading
{
public:
    Reading(ScanResult& scan, const OpenOptions& options)
        : m_scan(scan)
        , m_options(options)
        , m_gate(options.progress)
    {
    }

    FileReadings run();

private:
    struct Share {
        std::vector<Problem> problems;
        std::vector<ShardIndex> indexes;
        ReadStatistics statistics;
    };

    void work(Share& share);
    void look(FileIndex index, Share& share);
    void applySniffed(FileEntry& file, const Sniffed& sniffed);
    void readContent(FileIndex index, std::shared_ptr<const ByteSource> source, std::span<const std::byte> head, Share& share);
    void readJson(FileEntry& file, const ByteSource& source, Share& share);
    void readEnd(const FileEntry& file, const ByteSource& source, Share& share) const;
    void readIndex(FileIndex index, const ByteSource& source, Share& share);
    void readCard(FileEntry& file, const ByteSource& source, Share& share);

    ScanResult& m_scan;
    const OpenOptions& m_options;
    ProgressGate m_gate;
    FileReadings m_readings;
    std::vector<FileIndex> m_queue;
    std::atomic<std::size_t> m_next{0};
    std::atomic<std::uint64_t> m_done{0};
    std::atomic<std::uint64_t> m_unnamedJson{0}; ///< bytes parsed
    std::atomic<std::uint64_t> m_allJson{0};
};

FileReadings Reading::run()
{
    m_readings.contents.resize(m_scan.files.size());
    for (FileIndex i = 0; i < m_scan.files.size(); ++i) {
        FileEntry& file = m_scan.files[i];
        if (isReadable(file) && file.size == 0 && file.placeholder == Placeholder::None && file.role != Role::Cache && emptyIsPlaceholder(file.path)) {
            Sniffed empty;
            empty.placeholder = Placeholder::Empty;
            applySniffed(file, empty);
        } else if (wantsLook(file)) {
            m_queue.push_back(i);
        }
    }
    // The longest tasks first: an index is one, however many shards it joins.
    std::ranges::stable_partition(m_queue, [&](FileIndex i) { return m_scan.files[i].role == Role::WeightsIndex; });
    const unsigned wanted = m_options.threads != 0 ? m_options.threads : std::max(1U, std::thread::hardware_concurrency());
    const auto threads = static_cast<unsigned>(std::min<std::size_t>(wanted, std::max<std::size_t>(1, m_queue.size() / 2)));
    std::vector<Share> shares(threads);
    {
        std::vector<std::jthread> helpers;
        for (unsigned i = 1; i < threads; ++i) {
            helpers.emplace_back([&, i] { work(shares[i]); });
        }
        work(shares[0]);
    }
    for (Share& share : shares) {
        std::ranges::move(share.problems, std::back_inserter(m_readings.problems));
        std::ranges::move(share.indexes, std::back_inserter(m_readings.indexes));
        m_readings.statistics.weightFiles += share.statistics.weightFiles;
        m_readings.statistics.smallFiles += share.statistics.smallFiles;
        m_readings.statistics.bytesRead += share.statistics.bytesRead;
    }
    std::ranges::sort(m_readings.indexes, {}, &ShardIndex::file);
    m_readings.cancelled = m_options.stop.stop_requested();
    return std::move(m_readings);
}

void Reading::work(Share& share)
{
    while (!m_options.stop.stop_requested()) {
        const std::size_t next = m_next.fetch_add(1, std::memory_order_relaxed);
        if (next >= m_queue.size()) {
            return;
        }
        try {
            look(m_queue[next], share);
        } catch (const std::exception&) {
            // No reader throws; memory that ran out ends here and not in the other files.
            const std::string& path = m_scan.files[m_queue[next]].path;
            share.problems.push_back({Severity::Error, "open.failed", path, {},
                Message(QT_TRANSLATE_NOOP("model", "%1 could not be read: it takes more memory than there is."), {Message::Argument(path)})});
        }
        m_gate.tell({OpenProgress::Stage::ReadingHeaders, m_done.fetch_add(1, std::memory_order_relaxed) + 1, m_queue.size()});
    }
}

void Reading::look(FileIndex index, Share& share)
{
    FileEntry& file = m_scan.files[index];
    const std::string path = m_scan.isSingleFile ? m_scan.path : m_scan.path + '/' + file.path;
    auto opened = FileSource::open(path);
    if (!opened) {
        file.kind = EntryKind::Unreadable;
        share.problems.push_back({Severity::Error, "scan.unreadable", file.path, {}, opened.error().message});
        return;
    }
    const std::shared_ptr<const ByteSource> source = std::move(*opened);
    if (isHubRef(file.path, source->size())) {
        readCard(file, *source, share);
        return;
    }
    const std::vector<std::byte> head = source->head(SniffBytes);
    const auto named = file.role == Role::Other && file.need == Need::NotNeeded ? std::nullopt : std::optional(NamedRole{file.role, file.need});
    Sniffed sniffed = sniff(head, file.path, source->size(), named);
    if (sniffed.role && sniffed.role->role == Role::Archive && isCertain(head, file.path, source->size())) {
        sniffed.role.reset(); // a checkpoint is an archive too, whatever its name
    }
    applySniffed(file, sniffed);
    if (file.placeholder != Placeholder::None || sniffed.role) {
        return;
    }
    if (isTextName(file.path) && isPickle(head, source->size())) {
        readContent(index, source, head, share);
    } else if (file.role == Role::WeightsIndex && isShardIndex(file.path)) {
        readIndex(index, *source, share);
    } else if (isJsonName(file.path) && source->size() <= jsonLimit(file.role, file.path)) {
        readJson(file, *source, share);
    } else if (isLongJson(file)) {
        readEnd(file, *source, share);
    } else if (file.role == Role::ModelCard || isNewestName(file.path)) {
        readCard(file, *source, share);
    } else if (mayHoldTensors(file.role) && !isTextName(file.path)) {
        readContent(index, source, head, share);
    }
}

void Reading::applySniffed(FileEntry& file, const Sniffed& sniffed)
{
    if (sniffed.role) {
        file.role = sniffed.role->role;
        file.need = sniffed.role->need;
    }
    if (sniffed.placeholder == Placeholder::None) {
        return;
    }
    file.placeholder = sniffed.placeholder;
    file.statedSize = sniffed.statedSize;
    file.statedHash = sniffed.statedHash;
    file.need = Need::StandsForAMissingFile;
    if (file.role == Role::Other) {
        const bool pointer = sniffed.placeholder == Placeholder::LfsPointer || sniffed.placeholder == Placeholder::AnnexPointer;
        file.role = pointer ? Role::LfsPointer : Role::IncompleteDownload;
    }
}

void Reading::readContent(FileIndex index, std::shared_ptr<const ByteSource> source, std::span<const std::byte> head, Share& share)
{
    FileEntry& file = m_scan.files[index];
    constexpr int ByContent = 50;
    const FormatReader* reader = readerFor(head, file.path, source->size());
    const bool byName = file.role == Role::Weights || file.role == Role::AdapterWeights || file.role == Role::DistributedWeights;
    if (reader == nullptr || (!byName && reader->probe(head, file.path, source->size()) < ByContent)) {
        return;
    }
    const ReadContext context{m_options.limits, m_options.stop, file.path, siblingOpener(m_scan, file.path)};
    auto content = std::make_unique<ModelFile>(reader->read(std::move(source), context));
    tellMisnamed(file.path, head, *content);
    file.format = content->format;
    if (file.role == Role::Other) {
        file.role = Role::Weights;
        file.need = Need::RequiredToLoad;
    }
    if (const auto role = roleByTensors(file, *content)) {
        file.role = role->role;
        file.need = role->need;
    }
    ++share.statistics.weightFiles;
    share.statistics.bytesRead += content->bytesRead;
    m_readings.contents[index] = std::move(content);
}

void Reading::readJson(FileEntry& file, const ByteSource& source, Share& share)
{
    if (file.role == Role::Other && m_unnamedJson.fetch_add(source.size()) > AllUnnamedJson) {
        return;
    }
    if (m_allJson.fetch_add(source.size()) > AllJson) {
        share.problems.push_back({Severity::Warning, "open.limit", file.path, {},
            Message(QT_TRANSLATE_NOOP("model", "%1 was not read: this folder holds too many JSON files. Open a folder inside it."), {Message::Argument(file.path)})});
        return;
    }
    const auto text = source.text(0, source.size());
    if (!text) {
        share.problems.push_back({Severity::Error, "scan.unreadable", file.path, {}, text.error().message});
        return;
    }
    ++share.statistics.smallFiles;
    share.statistics.bytesRead += text->size();
    auto json = parsedJson(*text, m_options.limits.nesting);
    if (json.is_discarded()) {
        if (file.role != Role::Other) {
            share.problems.push_back({Severity::Error, "json.malformed", file.path, {},
                Message(QT_TRANSLATE_NOOP("model", "%1 is not valid JSON: it may have been cut off. Download it again."), {Message::Argument(file.path)})});
        }
        return;
    }
    if (file.role == Role::Other) {
        const auto role = roleOfJson(json);
        if (!role) {
            return;
        }
        file.role = role->role;
        file.need = role->need;
        if (role->role == Role::WeightsIndex) {
            return;
        }
    }
    file.json = std::make_shared<const nlohmann::json>(std::move(json));
}

/// A tokenizer.json of 20 MB is not parsed to open a folder; its last bytes tell whether it was cut off.
void Reading::readEnd(const FileEntry& file, const ByteSource& source, Share& share) const
{
    constexpr std::uint64_t Looked = 256;
    const std::uint64_t count = std::min(source.size(), Looked);
    const auto end = source.text(source.size() - count, count);
    if (!end) {
        return;
    }
    ++share.statistics.smallFiles;
    share.statistics.bytesRead += count;
    const std::size_t last = end->find_last_not_of(" \t\r\n");
    if (last != std::string::npos && (*end)[last] != '}' && (*end)[last] != ']') {
        share.problems.push_back({Severity::Error, "json.malformed", file.path, {},
            Message(QT_TRANSLATE_NOOP("model", "%1 is not valid JSON: it may have been cut off. Download it again."), {Message::Argument(file.path)})});
    }
}

void Reading::readIndex(FileIndex index, const ByteSource& source, Share& share)
{
    ++share.statistics.smallFiles;
    share.statistics.bytesRead += source.size();
    share.indexes.push_back({index, WeightMap::read(source, m_scan.files[index].path, m_options.limits, m_options.stop)});
}

void Reading::readCard(FileEntry& file, const ByteSource& source, Share& share)
{
    const std::vector<std::byte> head = source.head(CardText);
    ++share.statistics.smallFiles;
    share.statistics.bytesRead += head.size();
    file.text = std::make_shared<const std::string>(reinterpret_cast<const char*>(head.data()), head.size());
}

/// In a folder of logs or data, a file that is called like weights or a part of a checkpoint is that: Lightning writes
/// its checkpoints below lightning_logs/.
NamedRole ownNameFirst(const RoleRules& rules, std::string_view path, const NamedRole& byFolder)
{
    const auto own = rules.find(path.substr(path.rfind('/') + 1));
    if (!own) {
        return byFolder;
    }
    switch (own->role) {
    case Role::Weights: {
        constexpr std::string_view Endings[] = {".safetensors", ".ckpt", ".pt", ".pth", ".gguf", ".onnx"};
        const bool sure = std::ranges::any_of(Endings, [&](std::string_view ending) { return path.ends_with(ending); });
        return sure ? *own : byFolder;
    }
    case Role::AdapterWeights:
    case Role::OptimizerState:
    case Role::SchedulerState:
    case Role::RngState:
    case Role::DistributedWeights:
    case Role::Secret:
        return *own;
    default:
        return byFolder;
    }
}

} // namespace

void nameRoles(ScanResult& scan, const std::stop_token& stop)
{
    const RoleRules& rules = RoleRules::builtIn();
    const HubBlobs blobs(scan.files);
    for (FileEntry& file : scan.files) {
        if (stop.stop_requested()) {
            return;
        }
        if (auto named = rules.find(file.path); named && !named->byContent) {
            if (named->role == Role::Log || named->role == Role::Dataset) {
                named = ownNameFirst(rules, file.path, *named);
            }
            file.role = named->role;
            file.need = named->need;
        } else if (named && blobs.isLeftOver(file.path)) {
            file.role = Role::Cache;
        }
        if (file.role == Role::IncompleteDownload) {
            file.placeholder = Placeholder::PartialDownload;
        }
        if (file.kind == EntryKind::BrokenLink || file.kind == EntryKind::LeavingLink) {
            file.need = Need::StandsForAMissingFile;
        }
    }
}

FileReadings readFiles(ScanResult& scan, const OpenOptions& options)
{
    return Reading(scan, options).run();
}

} // namespace vitrine
