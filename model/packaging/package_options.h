// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/finding.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What the package is written as.
enum class PackageFormat : std::uint8_t { Tar, TarZst, TarGz, Zip, Folder, Oci, Count };

/// "tar", "tar.zst", "tar.gz", "zip", "folder", "oci".
[[nodiscard]] std::string_view packageFormatName(PackageFormat format);
[[nodiscard]] std::optional<PackageFormat> packageFormatByName(std::string_view name);
/// By the suffix of the output; a name without a known one is a folder.
[[nodiscard]] PackageFormat packageFormatBySuffix(std::string_view output);

/// How the files of a plain folder come into being. A reflink shares the blocks until one side is changed; a hard link is
/// the same file under a second name, so that whoever changes one changes the other. Where the file system does neither,
/// and for files whose content changes on the way, it is a copy.
enum class FolderCopy : std::uint8_t { Copy, Reflink, HardLink };

/// A check that blocks and is allowed all the same, by name; the reason stands in the note.
struct Waiver {
    std::string check; ///< "licence.present"
    std::string reason;
};

/// Whether a check can be allowed at all. A secret cannot: whoever gets the package could use it.
[[nodiscard]] bool isWaivable(std::string_view check);

/// A file that does not lie in the directory and goes into the package all the same: the licence text of the base model,
/// a tokenizer, a NOTICE. One of the same name in the directory gives way to it.
struct AddedFile {
    std::string name; ///< below the package's top folder
    std::string path; ///< absolute, in the bytes of the file system; empty: `text` is written
    std::string text;
    std::uint64_t size = 0; ///< of the file at `path`
    std::string settles; ///< id of the check that asked for it, which then no longer blocks; empty: none
};

/// One thing that the licence asks of whoever passes the model on, and how far it is done. Told: it cannot be seen in a
/// directory. TakenOver: whoever packs answers for it.
struct LicenceTerm {
    enum class State : std::uint8_t { Open, Done, Told, TakenOver };
    std::string code; ///< of resources/facts/licences.json: "notice-file"
    Message text;
    State state = State::Open;
};

/// Everything a person decides about a package.
struct PackageOptions {
    Purpose purpose = Purpose::Share;
    PackageFormat format = PackageFormat::Tar;
    std::string name; ///< [A-Za-z0-9._-]; empty: from the directory
    std::string version = "1.0";
    std::vector<std::string> include; ///< globs of files that go in although the purpose leaves them out
    std::vector<std::string> exclude; ///< globs of files that stay out; stronger than include
    std::vector<Waiver> waivers;
    std::vector<AddedFile> added;
    std::vector<LicenceTerm> licenceTerms; ///< as far as they were gone through; none open: the licence no longer blocks
    std::map<std::string, std::string> given; ///< facts of the note that a person gave: "data_version" → "2026-10"
    std::optional<bool> scrubPaths; ///< home paths in JSON and cards are replaced, in the copy; empty: as scrubsPaths() says
    bool scrubSecrets = false; ///< tokens in JSON and cards are taken out, in the copy
    bool convertPickleWeights = false; ///< weights in pickle form go in as safetensors: PackagePlan::conversions
    FolderCopy folderCopy = FolderCopy::Copy; ///< of a plain folder only
    std::string language = "en"; ///< of PROVENANCE.md: "en" or "zh_CN", whatever the program speaks
    std::optional<std::uint64_t> freeBytes; ///< where it is to be written; empty: not looked at
    std::optional<std::int64_t> time; ///< seconds since 1970 that stands in the archive; empty: 0
};

/// Whether home paths are taken out of the copies: as chosen, else for everything but going on with the training, which
/// may look for its files under these paths.
[[nodiscard]] bool scrubsPaths(const PackageOptions& options);

} // namespace vitrine
