// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_verifier.h"

#include "model/packaging/file_digest.h"
#include "model/packaging/layout_contents.h"
#include "model/packaging/package_sums.h"
#include "model/packaging/sum_list.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>

namespace vitrine {

namespace {

/// Holds what was read of a package against its lists of sums.
class Comparison
{
public:
    Comparison(const PackageSums& sums, bool quick)
        : m_sums(sums)
        , m_quick(quick)
    {
        for (const ReadFile& file : sums.files) {
            if (file.isFraming) {
                continue;
            }
            // Who unpacks a second file of one name loses the first: one of them is too many.
            if (!m_files.emplace(file.name, &file).second) {
                m_differences.emplace(file.name, DifferenceKind::Extra);
            }
        }
        m_sha = listOf(SumList::Sha256Name);
        m_xxh = listOf(SumList::Xxh128Name);
    }

    /// Why there is nothing to hold it against; nothing when there is, or when the package is cut before its lists.
    [[nodiscard]] std::optional<Message> lacks(const std::string& path) const
    {
        if (m_sums.damage) {
            return {};
        }
        if (!m_sha && !(m_quick && m_xxh)) {
            return Message(QT_TRANSLATE_NOOP("model", "%1 holds no SHA256SUMS to be held against."), {Message::Argument(path)});
        }
        if (m_quick && !m_xxh) {
            return Message(QT_TRANSLATE_NOOP("model", "%1 holds no XXH128SUMS, which quick verifying needs. Verify it in full."), {Message::Argument(path)});
        }
        return {};
    }

    [[nodiscard]] Verification result()
    {
        for (const std::optional<SumList>& list : {m_sha, m_xxh}) {
            for (const auto& [name, sum] : list ? list->sums() : std::map<std::string, std::string>()) {
                compare(name, sum);
            }
        }
        Verification result;
        for (const ReadFile& file : m_sums.files) {
            judge(file, result);
        }
        if (m_sums.damage && !m_sha) {
            m_differences.emplace(std::string(SumList::Sha256Name), DifferenceKind::Missing);
        }
        for (const auto& [name, kind] : m_differences) {
            result.differences.push_back({name, kind});
        }
        // A tar without its mark is whole when its lists, which come last, are there.
        const bool isDamaged = m_sums.damage && m_sums.damage->code != ErrorCode::OutOfRange;
        result.intact = m_differences.empty() && !isDamaged;
        return result;
    }

private:
    [[nodiscard]] std::optional<SumList> listOf(std::string_view name) const
    {
        const auto found = m_files.find(std::string(name));
        return found == m_files.end() ? std::nullopt : std::optional(SumList::parse(found->second->text));
    }

    [[nodiscard]] bool isListed(const std::string& name) const
    {
        return name == SumList::Sha256Name || (m_sha && m_sha->sums().contains(name)) || (m_xxh && m_xxh->sums().contains(name))
            || (m_xxh && name == SumList::Xxh128Name);
    }

    /// One file by itself: whether it can be read, is what its own place says, and is named by a list.
    void judge(const ReadFile& file, Verification& result)
    {
        if (!file.isReadable) {
            m_differences.emplace(file.name, DifferenceKind::Unreadable);
        } else if (!file.statedSha256.empty() && !file.sha256.empty() && file.statedSha256 != file.sha256) {
            m_differences.emplace(file.name, DifferenceKind::Changed);
        }
        if (file.isFraming) {
            return;
        }
        ++result.files;
        result.bytes += file.size;
        // Of a cut package it is not known what its lists would name.
        if (!isListed(file.name) && (m_sha || m_xxh)) {
            m_differences.emplace(file.name, DifferenceKind::Extra);
        }
    }

    void compare(const std::string& name, const std::string& sum)
    {
        const auto found = m_files.find(name);
        if (found == m_files.end()) {
            m_differences.emplace(name, DifferenceKind::Missing);
            return;
        }
        const ReadFile& file = *found->second;
        const std::string& mine = sum.size() == SumList::Sha256Digits ? file.sha256 : file.xxh128;
        // A sum that was not computed holds nothing against a change; another list must then speak of the file.
        const bool isOpen = mine.empty() && !(m_xxh && m_xxh->sums().contains(name));
        if (!file.isReadable || isOpen) {
            m_differences.emplace(name, DifferenceKind::Unreadable);
        } else if (!mine.empty() && mine != sum) {
            m_differences.emplace(name, DifferenceKind::Changed);
        }
    }

    const PackageSums& m_sums;
    bool m_quick;
    std::map<std::string, const ReadFile*> m_files; ///< the first of each name
    std::optional<SumList> m_sha;
    std::optional<SumList> m_xxh;
    std::map<std::string, DifferenceKind> m_differences;
};

/// Of a folder its list of sums stands for all of it, of a layout its manifest.
std::string digestOfFolder(const std::string& path, const PackageSums& sums)
{
    std::error_code fault;
    if (std::filesystem::exists(path + "/oci-layout", fault)) {
        return layoutDigest(path);
    }
    const auto list = std::ranges::find(sums.files, SumList::Sha256Name, &ReadFile::name);
    return list == sums.files.end() ? std::string() : list->sha256;
}

} // namespace

std::string_view differenceName(DifferenceKind kind)
{
    static constexpr std::array<std::string_view, std::size_t(DifferenceKind::Count)> names{"changed", "missing", "extra", "unreadable"};
    return names[static_cast<std::size_t>(kind)];
}

Result<Verification> verifyPackage(const std::string& path, const VerifyOptions& options)
{
    std::error_code fault;
    const bool isFolder = std::filesystem::is_directory(path, fault);
    std::optional<FileDigest> digest;
    if (options.archiveSum && !isFolder) {
        digest.emplace(path, options.stop);
    }
    const auto sums = readPackage(path, options);
    if (!sums) {
        return std::unexpected(sums.error());
    }
    Comparison comparison(*sums, options.quick);
    if (const auto why = comparison.lacks(path)) {
        return failure(ErrorCode::Malformed, *why, path);
    }
    Verification result = comparison.result();
    if (digest) {
        auto sum = digest->wait();
        if (!sum) {
            return std::unexpected(sum.error());
        }
        result.sha256 = std::move(*sum);
    } else if (isFolder) {
        result.sha256 = digestOfFolder(path, *sums);
    }
    return result;
}

} // namespace vitrine
