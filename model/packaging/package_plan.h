// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"
#include "model/directory/model_directory.h"
#include "model/packaging/package_options.h"
#include "model/packaging/provenance.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine {

/// One file as it will lie in the package.
struct PlannedFile {
    std::string name; ///< below the package's top folder, with '/'
    FileIndex source = NoFile; ///< NoFile: written by Vitrine (note, sums, generated notice)
    std::uint64_t size = 0; ///< of what is written; of Vitrine's own files an upper estimate
    bool scrubbed = false; ///< home paths or tokens in it are replaced in the copy
    Message reason; ///< why it goes in
    std::size_t added = NotAdded; ///< index into PackageOptions::added, for a file from elsewhere
    FileIndex convertedFrom = NoFile; ///< `source` is NoFile: made of this file's tensors while packing; `size` is near

    static constexpr std::size_t NotAdded = static_cast<std::size_t>(-1);
};

/// One file that stays out, and why.
struct LeftOutFile {
    FileIndex source = NoFile;
    std::uint64_t size = 0;
    Message reason;
    bool isWanted = false; ///< it would go in if it could be read: a broken link, no permission, …
};

/// Weights in pickle form that can go in as safetensors. Listed whether or not it is asked for, so that it can be
/// offered; carried out with PackageOptions::convertPickleWeights.
struct PlannedConversion {
    FileIndex source = NoFile;
    std::string name; ///< below the package's top folder: "model.safetensors"
    std::uint64_t tensors = 0; ///< tied ones once
    std::uint64_t bytes = 0; ///< of the new file, near
    Message reason; ///< why it is worth it
};

/// Weights in pickle form that stay as they are, and why.
struct RefusedConversion {
    FileIndex source = NoFile;
    Message reason;
};

/// One replacement in a copy, shown before it is done.
struct ScrubEdit {
    FileIndex source = NoFile;
    std::string place; ///< JSON pointer, or the number of a line
    std::string before; ///< not for showing as it is: withoutSecrets() masks what is secret in it
    std::string after;
    bool takesSecret = false; ///< a token goes; else a home path
};

/// Something that keeps the package from being written, or should be known first.
struct PlanIssue {
    bool blocks = false;
    std::string check; ///< id of the check it comes from: by this name it can be waived, where isWaivable(); empty: never
    Message text;
    Message fix;
    std::vector<FileIndex> files;
    Message settled = {}; ///< how the choices settled what would block; empty: they did not
};

/// A package in full, before anything is written: pure data, computed without touching a disk.
struct PackagePlan {
    PackageOptions options;
    std::uint32_t unit = 0; ///< index into ModelDirectory::units
    std::string topFolder; ///< "<name>-<version>"
    std::vector<PlannedFile> files; ///< sorted bytewise by name
    std::vector<LeftOutFile> leftOut;
    std::vector<ScrubEdit> edits;
    std::vector<PlannedConversion> conversions; ///< possible ones; done when options.convertPickleWeights
    std::vector<RefusedConversion> refusedConversions;
    std::vector<PlanIssue> issues; ///< those that block first
    Provenance provenance;
    Checklist checklist; ///< that the issues come from
    std::uint64_t contentBytes = 0; ///< of all files together
    std::uint64_t archiveBytes = 0; ///< of a tar or folder exactly as far as it is known; of a compressed one at most
    std::uint64_t savedBytes = 0; ///< of what stays out
    std::uint64_t temporaryBytes = 0; ///< that lie beside the target while it is written: what was converted
    bool cancelled = false; ///< the plan ends where it was stopped, and is blocked

    [[nodiscard]] bool isBlocked() const;
    /// How many of the edits take a token out; the others take home paths out.
    [[nodiscard]] std::size_t secretEdits() const;
};

/// Plans the package of one unit. `checklist`: of the same unit and purpose. Of the disk it reads at most the few small
/// files of `.git` and of the hub's downloads that say where the folder came from.
[[nodiscard]] PackagePlan planPackage(const ModelDirectory& directory, std::uint32_t unit, const Checklist& checklist,
    const PackageOptions& options, const std::stop_token& stop = {});

} // namespace vitrine
