// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/words/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// How a check was answered. NotVerified: it could not be decided, and is never shown as good.
enum class CheckStatus : std::uint8_t { Pass, Warning, Failure, NotVerified, NotApplicable, Count };

/// The six questions of the checklist, in their fixed order.
enum class CheckGroup : std::uint8_t { Complete, Fits, Sound, Harm, Share, Keep, Count };

/// Why one packages; it decides what weighs how much.
enum class Purpose : std::uint8_t { Deploy, Share, Resume, Count };

/// What a fault means for a purpose: it blocks packaging unless it is allowed by name, it warns, or it is not asked.
enum class Weight : std::uint8_t { Blocks, Warns, NotAsked };

/// One thing that was found, and where.
struct Evidence {
    FileIndex file = NoFile;
    std::optional<std::uint64_t> offset; ///< in bytes from the start of the file
    std::string place; ///< in the file: a JSON pointer, a key of its metadata, a tensor; empty: nowhere special
    Message text;
};

/// The answer to one check.
struct Finding {
    std::string_view id; ///< stable: "weights.shards"
    CheckGroup group = CheckGroup::Complete;
    CheckStatus status = CheckStatus::NotVerified;
    Weight weight = Weight::Warns; ///< for the purpose that was asked for
    Message title; ///< what was found, as a row of the checklist says it
    Message detail; ///< what was looked at and what was found
    Message fix; ///< what to do; empty where there is nothing to do
    std::vector<FileIndex> files; ///< what it is about; selecting the finding selects these
    std::vector<Evidence> evidence;
    bool onRequest = false; ///< reads the data of the weights; runs only when it is asked for
    bool pending = false; ///< such a check that was not run yet
    std::uint64_t requestBytes = 0; ///< how much it would read
};

/// The contract's words: "pass", "warning", "failure", "not-verified", "not-applicable".
[[nodiscard]] std::string_view statusName(CheckStatus status);
[[nodiscard]] Message statusTitle(CheckStatus status);
/// "Is everything there?"
[[nodiscard]] Message groupTitle(CheckGroup group);
/// "deploy", "share", "resume".
[[nodiscard]] std::string_view purposeName(Purpose purpose);
[[nodiscard]] std::optional<Purpose> purposeByName(std::string_view name);
/// "to deploy", as the chooser of the checklist says it.
[[nodiscard]] Message purposeTitle(Purpose purpose);

} // namespace vitrine
