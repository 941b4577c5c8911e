// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_writer.h"

#include "model/bytes/file_source.h"
#include "model/packaging/file_copier.h"
#include "model/packaging/folder_sink.h"
#include "model/packaging/oci_sink.h"
#include "model/packaging/package_contents.h"
#include "model/packaging/package_verifier.h"
#include "model/packaging/provenance_json.h"
#include "model/packaging/provenance_note.h"
#include "model/packaging/scrub.h"
#include "model/packaging/sum_list.h"
#include "model/packaging/tar_sink.h"
#include "model/packaging/zip_sink.h"

namespace vitrine {

namespace {

using Sink = std::unique_ptr<PackageSink>;

Result<Sink> makeSink(const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options)
{
    const PackageFormat format = plan.options.format;
    if (format == PackageFormat::Folder || format == PackageFormat::Oci) {
        auto folder = PartFolder::create(options.output);
        if (!folder) {
            return std::unexpected(folder.error());
        }
        return format == PackageFormat::Folder ? Sink(std::make_unique<FolderSink>(std::move(*folder)))
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

Result<void> writeSources(const ModelDirectory& directory, const PackagePlan& plan, FileCopier& copier)
{
    for (const PlannedFile& file : plan.files) {
        if (file.added != PlannedFile::NotAdded) {
            const AddedFile& added = plan.options.added[file.added];
            const auto brought = added.path.empty() ? copier.add(file.name, added.text)
                                                    : copier.copy(added.path, file.name, file.size);
            if (!brought) {
                return brought;
            }
            continue;
        }
        if (file.source == NoFile) {
            continue;
        }
        const std::string path = directory.absolute(directory.files[file.source]);
        Result<void> done;
        if (file.scrubbed) {
            const auto text = scrubbedText(directory, file.source, plan.edits);
            done = text ? copier.add(file.name, *text) : Result<void>(std::unexpected(text.error()));
        } else {
            done = copier.copy(path, file.name, file.size);
        }
        if (!done) {
            return done;
        }
    }
    return {};
}

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

/// Reads again what was written and holds it against what was meant.
Result<std::uint32_t> verifyWritten(const PackageSink& sink, const WriteOptions& options, std::uint64_t total)
{
    VerifyOptions verify;
    verify.quick = true;
    verify.stop = options.stop;
    verify.progress = [&](std::uint64_t done, std::uint64_t) {
        if (options.progress) {
            options.progress({WriteProgress::Stage::Verifying, done, total, {}});
        }
    };
    const auto result = verifyPackage(sink.partPath(), verify);
    if (!result) {
        return std::unexpected(result.error());
    }
    if (!result->intact) {
        const std::string what = result->differences.empty() ? sink.partPath() : result->differences.front().path;
        return failure(ErrorCode::Malformed,
            Message(QT_TRANSLATE_NOOP("model", "What was written is not what was meant (%1). The disk may be failing; nothing was kept."), {Message::Argument(what)}),
            what);
    }
    return result->files;
}

std::unexpected<Error> blocked(const PackagePlan& plan)
{
    return failure(ErrorCode::Malformed,
        Message(QT_TRANSLATE_NOOP("model", "Packing is blocked: %1"), {Message::Argument(plan.issues.front().text)}));
}

} // namespace

Result<WrittenPackage> writePackage(const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options)
{
    if (plan.isBlocked()) {
        return blocked(plan);
    }
    auto sink = makeSink(directory, plan, options);
    if (!sink) {
        return std::unexpected(sink.error());
    }
    {
        FileCopier copier(**sink, options, plan.contentBytes);
        if (auto done = writeSources(directory, plan, copier); !done) {
            return std::unexpected(done.error());
        }
        if (auto done = writeOwnFiles(directory, plan, copier); !done) {
            return std::unexpected(done.error());
        }
    }
    const auto digest = (*sink)->finish();
    if (!digest) {
        return std::unexpected(digest.error());
    }
    const auto files = verifyWritten(**sink, options, plan.contentBytes);
    if (!files) {
        return std::unexpected(files.error());
    }
    WrittenPackage written{options.output, (*sink)->bytesWritten(), *files, *digest, true};
    if (auto done = (*sink)->commit(options.replace); !done) {
        return std::unexpected(done.error());
    }
    return written;
}

} // namespace vitrine
