// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_outline.h"

#include "model/bytes/part_file.h"
#include "model/formats/registry.h"
#include "model/packaging/package_names.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t CopiedWhole = 16U << 20U; ///< files up to this size
constexpr std::uint64_t CopiedWholeText = 256U << 20U; ///< an index of very many tensors
constexpr std::uint64_t MostCopied = 2ULL << 30U; ///< of all together
constexpr std::uint64_t MostFiles = 200'000;
constexpr std::size_t SniffedBytes = 64U << 10U;
constexpr std::size_t PieceBytes = 256U << 10U;

std::unexpected<Error> needsUnpacking(const std::string& name)
{
    return failure(ErrorCode::Unsupported,
        Message(QT_TRANSLATE_NOOP("model", "The checklist cannot look at %1 in this archive. Unpack it, and check the folder."), {Message::Argument(name)}), name);
}

/// Reads from a package, and writes what was read to the same place of a file.
class TracedSource final : public ByteSource
{
public:
    TracedSource(PackedFile::Content content, int copy)
        : m_content(std::move(content))
        , m_copy(copy)
    {
    }
    ~TracedSource() override { ::close(m_copy); }
    TracedSource(const TracedSource&) = delete;
    TracedSource& operator=(const TracedSource&) = delete;

    [[nodiscard]] std::uint64_t size() const override { return m_content->size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override
    {
        const auto count = m_content->read(offset, out);
        if (!count) {
            return count;
        }
        for (std::size_t done = 0; done < *count;) {
            const ssize_t written = ::pwrite(m_copy, out.data() + done, *count - done, static_cast<off_t>(offset + done));
            if (written <= 0) {
                return std::unexpected(writeError(written < 0 ? errno : EIO, "copy"));
            }
            done += static_cast<std::size_t>(written);
        }
        return count;
    }
    /// All of it, or `count` bytes from a place.
    [[nodiscard]] Result<void> pass(std::uint64_t offset, std::uint64_t count, const std::stop_token& stop) const
    {
        std::vector<std::byte> piece(static_cast<std::size_t>(std::min<std::uint64_t>(count, PieceBytes)));
        for (const std::uint64_t end = offset + count; offset < end && !stop.stop_requested();) {
            const auto got = read(offset, std::span(piece).first(static_cast<std::size_t>(std::min<std::uint64_t>(piece.size(), end - offset))));
            if (!got || *got == 0) {
                return got ? Result<void>() : std::unexpected(got.error());
            }
            offset += *got;
        }
        return {};
    }

private:
    PackedFile::Content m_content;
    int m_copy;
};

} // namespace

PackageOutline::PackageOutline(PackageOutline&& other) noexcept
    : m_parent(std::exchange(other.m_parent, {}))
    , m_folder(std::move(other.m_folder))
    , m_copied(other.m_copied)
    , m_files(other.m_files)
{
}

PackageOutline::~PackageOutline()
{
    if (!m_parent.empty()) {
        std::error_code ignored;
        fs::remove_all(m_parent, ignored);
    }
}

Result<void> PackageOutline::take(const PackedFile& file, const std::stop_token& stop)
{
    // A package from elsewhere must not write anywhere else; what has no place here is no file of a model either.
    if (file.isFraming || !file.open || leadsOut(file.name)) {
        return {};
    }
    if (++m_files > MostFiles) {
        return needsUnpacking(file.name);
    }
    const fs::path path = fs::path(m_folder) / file.name;
    std::error_code fault;
    fs::create_directories(path.parent_path(), fault);
    const int copy = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (copy < 0) {
        return {}; // a second file of one name, or a name that is none here
    }
    auto content = file.open();
    if (!content || ::ftruncate(copy, static_cast<off_t>(file.size)) != 0) {
        const int number = errno;
        ::close(copy);
        return content ? Result<void>(std::unexpected(writeError(number, path.string()))) : Result<void>();
    }
    const auto source = std::make_shared<const TracedSource>(std::move(*content), copy);
    const bool isText = file.name.ends_with(".json");
    if (file.size <= CopiedWhole || (isText && file.size <= CopiedWholeText)) {
        m_copied += file.size;
        return m_copied <= MostCopied ? source->pass(0, file.size, stop) : needsUnpacking(file.name);
    }
    const std::vector<std::byte> head = source->head(SniffedBytes);
    const FormatReader* reader = readerFor(std::span(head).first(std::min<std::size_t>(head.size(), 4096)), file.name, file.size);
    const bool isFrontToBack = reader == nullptr || reader->format() == Format::Safetensors || reader->format() == Format::Gguf;
    if (file.isSequential && !isFrontToBack) {
        return needsUnpacking(file.name);
    }
    if (reader != nullptr) {
        ReadContext context;
        context.stop = stop;
        context.path = file.name;
        static_cast<void>(reader->read(source, context));
    }
    return file.isSequential ? Result<void>() : source->pass(file.size - SniffedBytes, SniffedBytes, stop);
}

Result<PackageOutline> PackageOutline::make(const std::string& package, const std::stop_token& stop)
{
    std::error_code fault;
    std::string pattern = (fs::temp_directory_path(fault) / "vitrine-outline-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) {
        return std::unexpected(writeError(errno, pattern));
    }
    PackageOutline outline(pattern);
    outline.m_folder = pattern + "/package";
    fs::create_directory(outline.m_folder, fault);
    const auto visited = visitPackage(package, stop, [&](const PackedFile& file) { return outline.take(file, stop); });
    if (!visited) {
        return std::unexpected(visited.error());
    }
    return outline;
}

} // namespace vitrine
