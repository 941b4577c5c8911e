// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_writer.h"

#include "model/bytes/file_source.h"
#include "model/bytes/part_file.h"
#include "model/packaging/converted_weights.h"
#include "model/packaging/file_copier.h"
#include "model/packaging/file_digest.h"
#include "model/packaging/folder_sink.h"
#include "model/packaging/oci_sink.h"
#include "model/packaging/package_sums.h"
#include "model/packaging/provenance_json.h"
#include "model/packaging/provenance_note.h"
#include "model/packaging/scrub.h"
#include "model/packaging/sum_list.h"
#include "model/packaging/tar_sink.h"
#include "model/packaging/zip_sink.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <future>
#include <map>
#include <optional>

#include <sys/stat.h>

namespace vitrine {

namespace {

using Sink = std::unique_ptr<PackageSink>;

bool isFolder(PackageFormat format)
{
    return format == PackageFormat::Folder || format == PackageFormat::Oci;
}

/// What lies at the target is looked at before hours of writing and not only after them.
Result<void> checkTarget(PackageFormat format, const WriteOptions& options)
{
    struct stat status = {};
    if (::lstat(options.output.c_str(), &status) != 0) {
        return {};
    }
    if (isFolder(format) || S_ISDIR(status.st_mode)) {
        return failure(ErrorCode::CannotWrite,
            Message(QT_TRANSLATE_NOOP("model", "%1 is there already, and a folder is never replaced. Choose another name, or move it away."),
                {Message::Argument(options.output)}),
            options.output);
    }
    return options.replace ? Result<void>() : std::unexpected(writeError(EEXIST, options.output));
}

Result<Sink> makeSink(const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options)
{
    const PackageFormat format = plan.options.format;
    if (isFolder(format)) {
        auto folder = PartFolder::create(options.output);
        if (!folder) {
            return std::unexpected(folder.error());
        }
        return format == PackageFormat::Folder ? Sink(std::make_unique<FolderSink>(std::move(*folder), plan.options.folderCopy))
                                               : Sink(std::make_unique<OciSink>(std::move(*folder), directory, plan));
    }
    auto file = PartFile::create(options.output);
    if (!file) {
        return std::unexpected(file.error());
    }
    return format == PackageFormat::Zip
        ? Sink(std::make_unique<ZipSink>(std::move(*file), plan.topFolder))
        : Sink(std::make_unique<TarSink>(std::move(*file), format, plan.topFolder, plan.options.time.value_or(0)));
}

/// Brings every planned file to the copier, from wherever its bytes come.
class Sources
{
public:
    Sources(const ModelDirectory& directory, const PackagePlan& plan, const ConvertedWeights& converted)
        : m_directory(directory)
        , m_plan(plan)
        , m_converted(converted)
    {
    }
    [[nodiscard]] Result<void> write(FileCopier& copier) const
    {
        for (const PlannedFile& file : m_plan.files) {
            if (auto done = writeOne(file, copier); !done) {
                return done;
            }
        }
        return {};
    }

private:
    [[nodiscard]] Result<void> writeOne(const PlannedFile& file, FileCopier& copier) const
    {
        if (file.added != PlannedFile::NotAdded) {
            const AddedFile& added = m_plan.options.added[file.added];
            return added.path.empty() ? copier.add(file.name, added.text) : copier.copy(added.path, file.name, file.size);
        }
        if (file.convertedFrom != NoFile) {
            return writeConverted(file, copier);
        }
        if (file.source == NoFile) {
            return {};
        }
        const FileEntry& entry = m_directory.files[file.source];
        if (file.scrubbed) {
            const auto text = scrubbedText(m_directory, file.source, m_plan.edits);
            return text ? copier.add(file.name, *text) : Result<void>(std::unexpected(text.error()));
        }
        return copier.copy(m_directory.absolute(entry), file.name, file.size, entry.modified);
    }

    [[nodiscard]] Result<void> writeConverted(const PlannedFile& file, FileCopier& copier) const
    {
        if (const std::string* text = m_converted.text(file.name)) {
            return copier.add(file.name, *text);
        }
        const std::string* path = m_converted.path(file.name);
        if (path == nullptr) {
            return failure(ErrorCode::NotFound, Message(QT_TRANSLATE_NOOP("model", "%1 was not converted."), {Message::Argument(file.name)}), file.name);
        }
        const auto source = FileSource::open(*path);
        return source ? copier.copy(*path, file.name, (*source)->size()) : Result<void>(std::unexpected(source.error()));
    }

    const ModelDirectory& m_directory;
    const PackagePlan& m_plan;
    const ConvertedWeights& m_converted;
};

/// The note in both forms, then the sums: XXH128SUMS of all before it, SHA256SUMS of all but itself.
Result<void> writeOwnFiles(const ModelDirectory& directory, const PackagePlan& plan, FileCopier& copier)
{
    if (auto done = copier.add("PROVENANCE.md", provenanceNote(directory, plan)); !done) {
        return done;
    }
    if (auto done = copier.add("provenance.json", provenanceJson(directory, plan, copier.sums())); !done) {
        return done;
    }
    SumList quick;
    for (const FileSums& sums : copier.sums()) {
        quick.add(sums.name, sums.xxh128);
    }
    if (auto done = copier.add(std::string(SumList::Xxh128Name), quick.text()); !done) {
        return done;
    }
    SumList full;
    for (const FileSums& sums : copier.sums()) {
        full.add(sums.name, sums.sha256);
    }
    return copier.add(std::string(SumList::Sha256Name), full.text());
}

std::unexpected<Error> notAsMeant(const std::string& what)
{
    return failure(ErrorCode::Malformed,
        Message(QT_TRANSLATE_NOOP("model", "What was written is not what was meant (%1). The disk may be failing; nothing was kept."), {Message::Argument(what)}),
        what);
}

/// Reads an archive back from its file while it is written, on a thread of its own, where its form allows that.
class ReadingAlong final
{
public:
    ReadingAlong(PackageSink& sink, const std::stop_token& stop)
        : m_sink(sink)
        , m_reader(sink.growing())
    {
        if (m_reader) {
            m_read = std::async(std::launch::async, [reader = m_reader, path = sink.partPath(), stop] { return read(reader, path, stop); });
        }
    }
    ~ReadingAlong() { m_sink.abandon(); }
    ReadingAlong(const ReadingAlong&) = delete;
    ReadingAlong& operator=(const ReadingAlong&) = delete;

    [[nodiscard]] bool isPossible() const { return m_reader != nullptr; }
    /// After the sink was finished: everything that was read, to the end of the file.
    [[nodiscard]] Result<PackageSums> wait(const WriteOptions& options)
    {
        constexpr auto Pause = std::chrono::milliseconds(40);
        const std::uint64_t total = m_sink.bytesWritten();
        while (m_read.wait_for(Pause) != std::future_status::ready) {
            if (options.progress) {
                options.progress({WriteProgress::Stage::Verifying, std::min(m_reader->taken(), total), total, {}});
            }
        }
        return m_read.get();
    }

private:
    static Result<PackageSums> read(const std::shared_ptr<const FrameReader>& reader, const std::string& path, const std::stop_token& stop)
    {
        VerifyOptions verify;
        verify.quick = true;
        verify.stop = stop;
        auto read = readTarStream(reader, path, verify);
        const auto whole = read && !read->damage ? reader->isWhole() : Result<bool>(true);
        if (!whole) {
            return std::unexpected(whole.error());
        }
        return *whole ? std::move(read) : Result<PackageSums>(notAsMeant(path));
    }

    PackageSink& m_sink;
    std::shared_ptr<const FrameReader> m_reader;
    std::future<Result<PackageSums>> m_read; ///< going away waits for its thread
};

/// Reads again what was written.
Result<PackageSums> readWritten(const PackageSink& sink, const WriteOptions& options)
{
    VerifyOptions verify;
    verify.quick = true;
    verify.stop = options.stop;
    if (options.progress) {
        verify.progress = [&](std::uint64_t done, std::uint64_t total) {
            options.progress({WriteProgress::Stage::Verifying, done, total, {}});
        };
    }
    return readPackage(sink.partPath(), verify);
}

/// Holds what was read against the sums of what was meant: not against those in the package, which may have suffered too.
Result<std::uint32_t> compareWithMeant(const PackageSink& sink, const Result<PackageSums>& read, std::span<const FileSums> meant)
{
    if (!read) {
        const bool isOurs = read.error().code == ErrorCode::Cancelled || read.error().code == ErrorCode::NoPermission;
        return isOurs ? std::unexpected(read.error()) : notAsMeant(sink.partPath());
    }
    std::map<std::string_view, const FileSums*> open;
    for (const FileSums& sums : meant) {
        open.emplace(sums.name, &sums);
    }
    for (const ReadFile& file : read->files) {
        const bool isFraming = file.isFraming && file.isReadable && file.sha256 == file.statedSha256;
        const auto found = open.find(file.name);
        if (!isFraming && (found == open.end() || !file.isReadable || found->second->size != file.size || found->second->xxh128 != file.xxh128)) {
            return notAsMeant(file.name);
        }
        if (found != open.end()) {
            open.erase(found);
        }
    }
    if (!open.empty() || read->damage) {
        return notAsMeant(open.empty() ? sink.partPath() : std::string(open.begin()->first));
    }
    return static_cast<std::uint32_t>(meant.size());
}

std::unexpected<Error> blocked(const PackagePlan& plan)
{
    if (plan.issues.empty()) {
        return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Packing was cancelled; nothing was left behind.")));
    }
    return failure(ErrorCode::Malformed,
        Message(QT_TRANSLATE_NOOP("model", "Packing is blocked: %1"), {Message::Argument(plan.issues.front().text)}));
}

} // namespace

Result<WrittenPackage> writePackage(const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options)
{
    if (plan.isBlocked()) {
        return blocked(plan);
    }
    if (auto free = checkTarget(plan.options.format, options); !free) {
        return std::unexpected(free.error());
    }
    auto sink = makeSink(directory, plan, options);
    if (!sink) {
        return std::unexpected(sink.error());
    }
    const auto converted = ConvertedWeights::make(directory, plan, options);
    if (!converted) {
        return std::unexpected(converted.error());
    }
    ReadingAlong along(**sink, options.stop);
    FileCopier copier(**sink, options, plan.contentBytes);
    if (auto done = Sources(directory, plan, *converted).write(copier); !done) {
        return std::unexpected(done.error());
    }
    if (auto done = writeOwnFiles(directory, plan, copier); !done) {
        return std::unexpected(done.error());
    }
    auto digest = (*sink)->finish();
    if (!digest) {
        return std::unexpected(digest.error());
    }
    // Verifying reads what the disk is still being given: both must have come out well before it gets its name.
    std::future<Result<void>> syncing = std::async(std::launch::async, [&sink] { return (*sink)->sync(); });
    std::optional<FileDigest> reading;
    const std::string quick = along.isPossible() ? std::string() : (*sink)->writtenXxh128();
    if (digest->empty() || !quick.empty()) {
        reading.emplace((*sink)->partPath(), options.stop, digest->empty() ? fileSha256 : fileXxh128);
    }
    const auto files = compareWithMeant(**sink, along.isPossible() ? along.wait(options) : readWritten(**sink, options), copier.sums());
    if (!files) {
        return std::unexpected(files.error());
    }
    if (reading) {
        auto read = reading->wait();
        if (!read) {
            return std::unexpected(read.error());
        }
        if (!quick.empty() && *read != quick) {
            return notAsMeant((*sink)->partPath());
        }
        if (quick.empty()) {
            digest = std::move(read);
        }
    }
    if (auto synced = syncing.get(); !synced) {
        return std::unexpected(synced.error());
    }
    WrittenPackage written{options.output, (*sink)->bytesWritten(), *files, *digest, true};
    if (auto done = (*sink)->commit(options.replace); !done) {
        return std::unexpected(done.error());
    }
    return written;
}

} // namespace vitrine
