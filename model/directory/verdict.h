// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/words/message.h"

#include <cstdint>
#include <string_view>

namespace vitrine {

/// What a unit is.
enum class VerdictKind : std::uint8_t {
    CompleteModel,
    IncompleteModel,
    WeightsOnly,
    Adapter,
    TrainingCheckpoint,
    DistributedCheckpoint,
    Pipeline,
    SingleFileModel,
    TokenizerOnly,
    Collection,
    NotAModel,
    Count
};

/// How the headline marks it.
enum class VerdictState : std::uint8_t { Pass, Half, Failure, NotVerified, Info, Grey };

struct Verdict {
    VerdictKind kind = VerdictKind::NotAModel;
    bool loadable = false; ///< all that loading needs is here and whole
    VerdictState state = VerdictState::Grey;
    Message sentence; ///< one sentence without a full stop, begins with what it is
};

/// The contract's word: "complete-model".
[[nodiscard]] std::string_view verdictName(VerdictKind kind);
[[nodiscard]] Message verdictTitle(VerdictKind kind);

} // namespace vitrine
