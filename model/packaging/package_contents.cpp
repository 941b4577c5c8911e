// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_contents.h"

#include "model/bytes/file_source.h"
#include "model/formats/problem_list.h"
#include "model/formats/unpack/unpacked_source.h"
#include "model/formats/zip/zip_archive.h"
#include "model/packaging/layout_contents.h"
#include "model/packaging/tar_reader.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
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

/// The one folder that everything of an archive lies in: that of its first file. What lies elsewhere keeps its whole
/// name, so that it is not taken for one of the package's files.
class TopFolder
{
public:
    [[nodiscard]] std::string below(const std::string& name)
    {
        if (!m_prefix) {
            m_prefix = name.substr(0, name.find('/') + 1);
        }
        return name.starts_with(*m_prefix) ? name.substr(m_prefix->size()) : name;
    }

private:
    std::optional<std::string> m_prefix; ///< with its slash
};

/// Tells how far a source was read.
class WatchedSource final : public ByteSource
{
public:
    WatchedSource(std::shared_ptr<const ByteSource> source, PackedBytesRead read)
        : m_source(std::move(source))
        , m_read(std::move(read))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_source->size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override
    {
        auto count = m_source->read(offset, out);
        if (count && m_read) {
            m_read(offset + *count, size());
        }
        return count;
    }

private:
    std::shared_ptr<const ByteSource> m_source;
    PackedBytesRead m_read;
};

Result<void> visitTar(
    std::shared_ptr<const ByteSource> tar, bool isSequential, const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    TarReader reader(tar);
    TopFolder top;
    bool any = false;
    while (!stop.stop_requested()) {
        const auto member = reader.next();
        if (!member) {
            return any || member.error().code != ErrorCode::Malformed ? std::unexpected(member.error()) : notAPackage(path);
        }
        if (!*member && any && !reader.hasEnd()) {
            return failure(ErrorCode::OutOfRange, Message(QT_TRANSLATE_NOOP("model", "%1 ends without the mark of its end."), {Message::Argument(path)}), path);
        }
        if (!*member) {
            return any ? Result<void>() : notAPackage(path);
        }
        any = true;
        if ((*member)->type == '5') {
            continue;
        }
        PackedFile file{top.below((*member)->name), (*member)->size, {}, isSequential, false, {}};
        if ((*member)->isFile()) {
            file.open = [tar, offset = (*member)->offset, size = (*member)->size]() -> Result<PackedFile::Content> {
                return std::make_shared<RangeSource>(tar, offset, size);
            };
        }
        if (auto visited = visit(file); !visited) {
            return visited;
        }
    }
    return cancelled(path);
}

Result<void> visitZip(std::shared_ptr<const ByteSource> source, const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    ProblemList problems(path);
    const auto zip = std::make_shared<const ZipArchive>(ZipArchive::open(std::move(source), ReadLimits(), stop, problems));
    TopFolder top;
    bool any = false;
    std::map<std::uint64_t, std::uint64_t> data; // of the entries so far: begin and end
    for (const ZipEntry& entry : zip->entries()) {
        if (stop.stop_requested()) {
            return cancelled(path);
        }
        // A checkpoint of PyTorch is a zip itself: its headers lie in a file of this zip, and its entries are none of this one.
        const auto after = data.upper_bound(entry.headerOffset);
        const bool isInner = after != data.begin() && entry.headerOffset < std::prev(after)->second;
        if (isInner || (zip->hasDirectory() && !entry.inDirectory)) {
            continue;
        }
        if (entry.dataOffset != ZipEntry::NoOffset) {
            data.emplace(entry.dataOffset, entry.dataOffset + entry.packedSize);
        }
        if (entry.isFolder()) {
            continue;
        }
        any = true;
        const PackedFile file{top.below(entry.name), entry.size, [zip, &entry] { return zip->content(entry); }, false, false, {}};
        if (auto visited = visit(file); !visited) {
            return visited;
        }
    }
    return any ? Result<void>() : notAPackage(path);
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
        if (auto visited = visit(packedFileOnDisk(path, name, name)); !visited) {
            return visited;
        }
    }
    return {};
}

} // namespace

PackedFile packedFileOnDisk(const std::string& folder, const std::string& relative, const std::string& name)
{
    const std::string path = folder + '/' + relative;
    std::error_code fault;
    PackedFile file{name, 0, {}, false, false, {}};
    if (fs::symlink_status(path, fault).type() != fs::file_type::regular) {
        return file;
    }
    file.size = fs::file_size(path, fault);
    file.size = fault ? 0 : file.size;
    file.open = [path]() -> Result<PackedFile::Content> {
        auto source = FileSource::open(path);
        if (!source) {
            return std::unexpected(source.error());
        }
        return PackedFile::Content(std::move(*source));
    };
    return file;
}

Result<void> visitTarStream(
    std::shared_ptr<const ByteSource> tar, const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit)
{
    return visitTar(std::move(tar), true, path, stop, visit);
}

Result<void> visitPackage(const std::string& path, const std::stop_token& stop, const PackedFileVisitor& visit, const PackedBytesRead& bytesRead)
{
    std::error_code fault;
    if (fs::is_directory(path, fault)) {
        if (!fs::exists(path + "/oci-layout", fault)) {
            return visitFolder(path, stop, visit);
        }
        auto visited = visitLayout(path, stop, visit);
        return visited || visited.error().code != ErrorCode::Unsupported ? visited : notAPackage(path);
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
        return visitTar(source, false, path, stop, visit);
    }
    const auto watched = std::make_shared<WatchedSource>(source, bytesRead);
    if (!makeDecompressor(compression, watched)) {
        return notAPackage(path);
    }
    // How much there is inside shows when it is read; the tar's own end comes first.
    constexpr auto unknown = std::numeric_limits<std::uint64_t>::max() / 2;
    return visitTar(std::make_shared<UnpackedSource>(watched, compression, unknown), true, path, stop, visit);
}

} // namespace vitrine
