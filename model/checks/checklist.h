// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/finding.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What the whole checklist comes to.
enum class Outcome : std::uint8_t { Pass, Warn, Fail };

struct CheckOptions {
    Purpose purpose = Purpose::Share;
    std::stop_token stop; ///< looked at between checks and in every chunk that is read
    /// Bytes read and bytes to read, of the checks on request; from the thread that runs them, at most 25 times a
    /// second.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress;
    bool onRequest = false; ///< also run the checks that read the data of the weights
    std::vector<std::string> only; ///< ids; empty: all
    /// Files that would be packed although the purpose leaves them out, and none besides: somebody took them in.
    std::vector<FileIndex> takenIn;
    /// The kind of storage that holds a path, in place of the system's answer; for tests. See storageKind().
    std::function<std::string(const std::string& path)> storage;
};

struct Checklist {
    Purpose purpose = Purpose::Share;
    Outcome outcome = Outcome::Pass;
    Message sentence; ///< what stands between this directory and the purpose: "Four things block sharing."
    std::vector<Finding> findings; ///< in the order of the checklist
    std::array<std::uint32_t, std::size_t(CheckStatus::Count)> counts{};
    bool cancelled = false; ///< findings end where it was stopped

    [[nodiscard]] const Finding* finding(std::string_view id) const;
};

/// Asks every check of one unit of a directory. Blocks; without CheckOptions::onRequest it reads only small files, and
/// each of them once.
[[nodiscard]] Checklist
runChecks(const ModelDirectory& directory, std::uint32_t unit, const CheckOptions& options = {});

/// Counts, outcome and sentence of a list whose findings were changed: one that ran later took its place.
void summarise(Checklist& list);

/// The ids of all checks, in the order of the checklist.
[[nodiscard]] std::span<const std::string_view> checkIds();
/// The noun of a check, "Weights index"; empty when the id is unknown.
[[nodiscard]] Message checkTitle(std::string_view id);

} // namespace vitrine
