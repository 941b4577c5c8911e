// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/words/message.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine {

/// What a file is for. The order is that of the design's list.
enum class Role : std::uint8_t {
    Weights,
    DistributedWeights,
    WeightsIndex,
    Config,
    GenerationConfig,
    Tokenizer,
    Processor,
    ChatTemplate,
    AdapterWeights,
    AdapterConfig,
    QuantisationConfig,
    CalibrationData,
    CustomCode,
    NativeLibrary,
    CompiledEngine,
    Licence,
    Notice,
    UsePolicy,
    ModelCard,
    Document,
    Provenance,
    Checksum,
    Signature,
    OptimizerState,
    SchedulerState,
    RngState,
    ScalerState,
    TrainerState,
    TrainingArguments,
    Log,
    Dataset,
    Environment,
    Archive,
    Cache,
    IncompleteDownload,
    LfsPointer,
    Secret,
    Media,
    Other,
    Count
};

/// What follows from the role for someone who wants to use or pass on the model.
enum class Need : std::uint8_t {
    RequiredToLoad,
    NeededForSomeUses,
    MustBePassedOn,
    HelpsPeople,
    ResumeOnly,
    NotNeeded,
    StandsForAMissingFile,
    MustNotBeShared,
    Count
};

/// The contract's words: "weights index", "required to load".
[[nodiscard]] std::string_view roleName(Role role);
[[nodiscard]] std::string_view needName(Need need);
[[nodiscard]] std::optional<Role> roleByName(std::string_view name);
[[nodiscard]] std::optional<Need> needByName(std::string_view name);

/// For a person: "Weights index", "Required to load".
[[nodiscard]] Message roleTitle(Role role);
[[nodiscard]] Message needTitle(Need need);

} // namespace vitrine
