// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_sums.h"

#include "model/bytes/hash.h"
#include "model/packaging/buffer_pool.h"
#include "model/packaging/hash_worker.h"
#include "model/packaging/packing_gate.h"
#include "model/packaging/sum_list.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <numeric>
#include <thread>

namespace vitrine {

namespace {

/// Small enough to stay in a core's own cache while it is hashed twice.
constexpr std::size_t PieceBytes = 256U << 10U;
constexpr std::size_t PipelinePieceBytes = 1U << 20U;
constexpr unsigned MostThreads = 8;

bool isSumList(const std::string& name)
{
    return name == SumList::Sha256Name || name == SumList::Xxh128Name;
}

std::unexpected<Error> cancelled(const std::string& name)
{
    return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Verifying was cancelled.")), name);
}

std::unexpected<Error> ended(const std::string& name)
{
    return failure(ErrorCode::Unreadable, Message(QT_TRANSLATE_NOOP("model", "The package ends before its files do.")), name);
}

void keepText(std::string& text, std::span<const std::byte> bytes)
{
    if (text.size() < SumList::LongestBytes) {
        text.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    }
}

class PackageReading
{
public:
    PackageReading(const std::string& path, const VerifyOptions& options)
        : m_path(path)
        , m_options(options)
        , m_gate(options.progress)
        , m_pool(PipelinePieceBytes)
    {
    }
    Result<PackageSums> run();
    Result<PackageSums> run(std::shared_ptr<const ByteSource> tar);

private:
    Result<PackageSums> conclude(const Result<void>& visited);
    Result<void> visit(const PackedFile& file);
    Result<void> readInOrder(const PackedFile& file, ReadFile& read);
    void readSideBySide();
    void work(std::span<const std::size_t> order);
    [[nodiscard]] Result<void> hash(const PackedFile& file, ReadFile& read, std::span<std::byte> piece);
    [[nodiscard]] bool withSha(const ReadFile& file) const { return !m_options.quick || file.isFraming || isSumList(file.name); }
    void took(std::uint64_t bytes) { m_gate.tell(m_done += bytes, m_total); }

    const std::string& m_path;
    const VerifyOptions& m_options;
    PackingGate m_gate;
    PackageSums m_sums;
    std::vector<PackedFile> m_later; ///< by file of m_sums; those that can be read at their place
    std::uint64_t m_total = 0;
    std::atomic<std::uint64_t> m_done = 0;
    std::atomic<std::size_t> m_next = 0;
    BufferPool m_pool;
    HashWorker m_sha;
    std::vector<std::pair<std::size_t, std::future<std::string>>> m_pending; ///< digests that m_sha still computes
};

Result<void> PackageReading::visit(const PackedFile& file)
{
    ReadFile read{file.name, file.size, {}, {}, file.statedSha256, {}, file.isFraming, static_cast<bool>(file.open)};
    if (file.isSequential && file.open) {
        if (auto done = readInOrder(file, read); !done) {
            if (done.error().code == ErrorCode::Cancelled) {
                return done;
            }
            // Behind a place that cannot be unpacked there is nothing that can.
            read.isReadable = false;
            m_sums.files.push_back(std::move(read));
            return done;
        }
    }
    m_sums.files.push_back(std::move(read));
    m_later.push_back(file.isSequential ? PackedFile() : file);
    return {};
}

Result<void> PackageReading::readInOrder(const PackedFile& file, ReadFile& read)
{
    const auto content = file.open();
    if (!content) {
        return std::unexpected(content.error());
    }
    Xxh3 xxh;
    for (std::uint64_t at = 0; at < file.size;) {
        if (m_options.stop.stop_requested()) {
            return cancelled(file.name);
        }
        BufferPool::Buffer buffer = m_pool.take();
        const auto wanted = std::min<std::uint64_t>(PipelinePieceBytes, file.size - at);
        const auto count = (*content)->read(at, std::span(*buffer).first(wanted));
        if (!count || *count == 0) {
            return count ? ended(file.name) : std::unexpected(count.error());
        }
        const auto bytes = std::span<const std::byte>(*buffer).first(*count);
        xxh.add(bytes);
        if (isSumList(file.name)) {
            keepText(read.text, bytes);
        }
        if (withSha(read)) {
            m_sha.add(std::move(buffer), *count);
        }
        at += *count;
    }
    read.xxh128 = xxh.finish();
    if (withSha(read)) {
        m_pending.emplace_back(m_sums.files.size(), m_sha.finish());
    }
    return {};
}

Result<void> PackageReading::hash(const PackedFile& file, ReadFile& read, std::span<std::byte> piece)
{
    const auto content = file.open();
    if (!content) {
        return std::unexpected(content.error());
    }
    Sha256 sha;
    Xxh3 xxh;
    for (std::uint64_t at = 0; at < file.size;) {
        if (m_options.stop.stop_requested()) {
            return cancelled(file.name);
        }
        const auto count = (*content)->read(at, piece.first(std::min<std::uint64_t>(piece.size(), file.size - at)));
        if (!count || *count == 0) {
            return count ? ended(file.name) : std::unexpected(count.error());
        }
        const auto bytes = std::span<const std::byte>(piece).first(*count);
        if (withSha(read)) {
            sha.add(bytes);
        }
        xxh.add(bytes);
        if (isSumList(file.name)) {
            keepText(read.text, bytes);
        }
        at += *count;
        took(*count);
    }
    read.sha256 = withSha(read) ? sha.finish() : std::string();
    read.xxh128 = xxh.finish();
    return {};
}

/// One of the threads that read: takes the next file that nobody has taken.
void PackageReading::work(std::span<const std::size_t> order)
{
    std::vector<std::byte> piece(PieceBytes);
    while (!m_options.stop.stop_requested()) {
        const std::size_t next = m_next++;
        if (next >= order.size()) {
            return;
        }
        const PackedFile& file = m_later[order[next]];
        ReadFile& read = m_sums.files[order[next]];
        if (file.open && !hash(file, read, piece)) {
            read.isReadable = false;
        }
    }
}

void PackageReading::readSideBySide()
{
    // The largest first: else the last thread would still read it when the others have long ended.
    std::vector<std::size_t> order(m_later.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [this](std::size_t file) { return m_later[file].size; });
    for (const PackedFile& file : m_later) {
        m_total += file.open ? file.size : 0;
    }
    const unsigned wanted = m_options.threads > 0 ? m_options.threads : std::thread::hardware_concurrency();
    const std::size_t most = std::min<std::size_t>(std::clamp(wanted, 1U, MostThreads), order.size());
    std::vector<std::jthread> others;
    for (std::size_t thread = 1; thread < most; ++thread) {
        others.emplace_back([this, &order] { work(order); });
    }
    work(order);
}

Result<PackageSums> PackageReading::run()
{
    return conclude(visitPackage(
        m_path, m_options.stop, [this](const PackedFile& file) { return visit(file); },
        [this](std::uint64_t done, std::uint64_t total) { m_gate.tell(done, total); }));
}

Result<PackageSums> PackageReading::run(std::shared_ptr<const ByteSource> tar)
{
    return conclude(visitTarStream(std::move(tar), m_path, m_options.stop, [this](const PackedFile& file) { return visit(file); }));
}

Result<PackageSums> PackageReading::conclude(const Result<void>& visited)
{
    if (!visited) {
        // Damage is a finding like any other, as long as something could be read.
        if (visited.error().code == ErrorCode::Cancelled || m_sums.files.empty()) {
            return std::unexpected(visited.error());
        }
        m_sums.damage = visited.error();
        m_later.resize(m_sums.files.size());
    }
    readSideBySide();
    for (auto& [file, digest] : m_pending) {
        m_sums.files[file].sha256 = digest.get();
    }
    if (m_options.stop.stop_requested()) {
        return cancelled(m_path);
    }
    m_gate.finish(m_total);
    return std::move(m_sums);
}

} // namespace

Result<PackageSums> readPackage(const std::string& path, const VerifyOptions& options)
{
    return PackageReading(path, options).run();
}

Result<PackageSums> readTarStream(std::shared_ptr<const ByteSource> tar, const std::string& path, const VerifyOptions& options)
{
    return PackageReading(path, options).run(std::move(tar));
}

} // namespace vitrine
