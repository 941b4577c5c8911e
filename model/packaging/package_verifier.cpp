// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_verifier.h"

#include "model/bytes/hash.h"
#include "model/packaging/package_contents.h"
#include "model/packaging/sum_list.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>

namespace vitrine {

namespace {

constexpr std::size_t PieceBytes = 1U << 20U;

/// What was met of one file on the way through the package.
struct Met {
    std::uint64_t size = 0;
    std::string sha256; ///< empty when it was not computed
    std::string xxh128;
    bool isReadable = true;
};

class Walk
{
public:
    explicit Walk(const VerifyOptions& options)
        : m_options(options)
    {
    }

    [[nodiscard]] Result<void> visit(const PackedFile& file)
    {
        Met met{file.size, {}, {}, file.isRegular};
        const bool isSums = file.name == SumList::Sha256Name || file.name == SumList::Xxh128Name;
        std::string text;
        if (file.isRegular) {
            if (auto read = this->read(file, met, isSums ? &text : nullptr); !read) {
                if (read.error().code == ErrorCode::Cancelled) {
                    return read;
                }
                met.isReadable = false;
            }
        }
        if (file.name == SumList::Sha256Name) {
            m_sha = SumList::parse(text);
        } else if (file.name == SumList::Xxh128Name) {
            m_xxh = SumList::parse(text);
        }
        m_met[file.name] = std::move(met);
        return {};
    }

    /// Fails when the package holds no sums to hold it against.
    [[nodiscard]] Result<Verification> judge(const std::string& path) const
    {
        if (!m_sha && !(m_options.quick && m_xxh)) {
            return failure(ErrorCode::Malformed,
                Message(QT_TRANSLATE_NOOP("model", "%1 holds no SHA256SUMS to be held against."), {Message::Argument(path)}), path);
        }
        if (m_options.quick && !m_xxh) {
            return failure(ErrorCode::Malformed,
                Message(QT_TRANSLATE_NOOP("model", "%1 holds no XXH128SUMS, which quick verifying needs. Verify it in full."), {Message::Argument(path)}), path);
        }
        std::map<std::string, DifferenceKind> differences;
        for (const auto* list : {m_sha ? &*m_sha : nullptr, m_xxh ? &*m_xxh : nullptr}) {
            for (const auto& [name, sum] : list != nullptr ? list->sums() : std::map<std::string, std::string>{}) {
                compare(name, sum, differences);
            }
        }
        Verification result;
        for (const auto& [name, met] : m_met) {
            ++result.files;
            result.bytes += met.size;
            const bool isListed = name == SumList::Sha256Name || (m_sha && m_sha->sums().contains(name))
                || (m_xxh && m_xxh->sums().contains(name)) || (m_xxh && name == SumList::Xxh128Name);
            if (!isListed) {
                differences.emplace(name, DifferenceKind::Extra);
            }
        }
        for (const auto& [name, kind] : differences) {
            result.differences.push_back({name, kind});
        }
        result.intact = differences.empty();
        return result;
    }

private:
    [[nodiscard]] Result<void> read(const PackedFile& file, Met& met, std::string* text)
    {
        Sha256 sha;
        Xxh3 xxh;
        // The sums themselves are always hashed in full: XXH128SUMS stands in SHA256SUMS.
        const bool withSha = !m_options.quick || text != nullptr;
        for (std::uint64_t at = 0; at < file.size;) {
            if (m_options.stop.stop_requested()) {
                return failure(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Verifying was cancelled.")), file.name);
            }
            const auto wanted = std::min<std::uint64_t>(PieceBytes, file.size - at);
            const auto count = file.content->read(at, std::span(m_piece).first(wanted));
            if (!count || *count == 0) {
                return failure(ErrorCode::Unreadable, Message(QT_TRANSLATE_NOOP("model", "The package ends before its files do.")), file.name);
            }
            const auto bytes = std::span<const std::byte>(m_piece).first(*count);
            if (withSha) {
                sha.add(bytes);
            }
            xxh.add(bytes);
            if (text != nullptr && text->size() < SumList::LongestBytes) {
                text->append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
            }
            at += *count;
            m_done += *count;
            if (m_options.progress) {
                m_options.progress(m_done, 0);
            }
        }
        met.sha256 = withSha ? sha.finish() : std::string();
        met.xxh128 = xxh.finish();
        return {};
    }

    void compare(const std::string& name, const std::string& sum, std::map<std::string, DifferenceKind>& differences) const
    {
        const auto found = m_met.find(name);
        if (found == m_met.end()) {
            differences.emplace(name, DifferenceKind::Missing);
            return;
        }
        const Met& met = found->second;
        const std::string& mine = sum.size() == SumList::Sha256Digits ? met.sha256 : met.xxh128;
        // A sum that was not computed holds nothing against a change; another list must then speak of the file.
        const bool isOpen = mine.empty() && !(m_xxh && m_xxh->sums().contains(name));
        if (!met.isReadable || isOpen) {
            differences.emplace(name, DifferenceKind::Unreadable);
        } else if (!mine.empty() && mine != sum) {
            differences.emplace(name, DifferenceKind::Changed);
        }
    }

    const VerifyOptions& m_options;
    std::map<std::string, Met> m_met;
    std::optional<SumList> m_sha;
    std::optional<SumList> m_xxh;
    std::vector<std::byte> m_piece = std::vector<std::byte>(PieceBytes);
    std::uint64_t m_done = 0;
};

} // namespace

std::string_view differenceName(DifferenceKind kind)
{
    static constexpr std::array<std::string_view, std::size_t(DifferenceKind::Count)> names{"changed", "missing", "extra", "unreadable"};
    return names[static_cast<std::size_t>(kind)];
}

Result<Verification> verifyPackage(const std::string& path, const VerifyOptions& options)
{
    Walk walk(options);
    if (auto visited = visitPackage(path, options.stop, [&](const PackedFile& file) { return walk.visit(file); }); !visited) {
        // A cut archive is a difference like any other, as long as something of it could be read.
        if (visited.error().code != ErrorCode::Malformed) {
            return std::unexpected(visited.error());
        }
        auto result = walk.judge(path);
        if (!result) {
            return std::unexpected(visited.error());
        }
        result->intact = false;
        return result;
    }
    return walk.judge(path);
}

} // namespace vitrine
