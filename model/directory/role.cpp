// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/role.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

struct Row {
    std::string_view name;
    const char* title;
};

constexpr std::array<Row, static_cast<std::size_t>(Role::Count)> Roles{{
    {"weights", QT_TRANSLATE_NOOP("model", "Weights")},
    {"distributed weights", QT_TRANSLATE_NOOP("model", "Distributed weights")},
    {"weights index", QT_TRANSLATE_NOOP("model", "Weights index")},
    {"config", QT_TRANSLATE_NOOP("model", "Config")},
    {"generation config", QT_TRANSLATE_NOOP("model", "Generation config")},
    {"tokenizer", QT_TRANSLATE_NOOP("model", "Tokenizer")},
    {"processor", QT_TRANSLATE_NOOP("model", "Processor")},
    {"chat template", QT_TRANSLATE_NOOP("model", "Chat template")},
    {"adapter weights", QT_TRANSLATE_NOOP("model", "Adapter weights")},
    {"adapter config", QT_TRANSLATE_NOOP("model", "Adapter config")},
    {"quantisation config", QT_TRANSLATE_NOOP("model", "Quantisation config")},
    {"calibration data", QT_TRANSLATE_NOOP("model", "Calibration data")},
    {"custom code", QT_TRANSLATE_NOOP("model", "Custom code")},
    {"native library", QT_TRANSLATE_NOOP("model", "Native library")},
    {"compiled engine", QT_TRANSLATE_NOOP("model", "Compiled engine")},
    {"licence", QT_TRANSLATE_NOOP("model", "Licence")},
    {"notice", QT_TRANSLATE_NOOP("model", "Notice")},
    {"use policy", QT_TRANSLATE_NOOP("model", "Use policy")},
    {"model card", QT_TRANSLATE_NOOP("model", "Model card")},
    {"document", QT_TRANSLATE_NOOP("model", "Document")},
    {"provenance", QT_TRANSLATE_NOOP("model", "Provenance")},
    {"checksum", QT_TRANSLATE_NOOP("model", "Checksum")},
    {"signature", QT_TRANSLATE_NOOP("model", "Signature")},
    {"optimizer state", QT_TRANSLATE_NOOP("model", "Optimizer state")},
    {"scheduler state", QT_TRANSLATE_NOOP("model", "Scheduler state")},
    {"RNG state", QT_TRANSLATE_NOOP("model", "RNG state")},
    {"scaler state", QT_TRANSLATE_NOOP("model", "Scaler state")},
    {"trainer state", QT_TRANSLATE_NOOP("model", "Trainer state")},
    {"training arguments", QT_TRANSLATE_NOOP("model", "Training arguments")},
    {"log", QT_TRANSLATE_NOOP("model", "Log")},
    {"dataset", QT_TRANSLATE_NOOP("model", "Dataset")},
    {"environment", QT_TRANSLATE_NOOP("model", "Environment")},
    {"archive", QT_TRANSLATE_NOOP("model", "Archive")},
    {"cache", QT_TRANSLATE_NOOP("model", "Cache")},
    {"incomplete download", QT_TRANSLATE_NOOP("model", "Incomplete download")},
    {"LFS pointer", QT_TRANSLATE_NOOP("model", "LFS pointer")},
    {"secret", QT_TRANSLATE_NOOP("model", "Secret")},
    {"media", QT_TRANSLATE_NOOP("model", "Media")},
    {"other", QT_TRANSLATE_NOOP("model", "Other")},
}};

constexpr std::array<Row, static_cast<std::size_t>(Need::Count)> Needs{{
    {"required to load", QT_TRANSLATE_NOOP("model", "Required to load")},
    {"needed for some uses", QT_TRANSLATE_NOOP("model", "Needed for some uses")},
    {"must be passed on", QT_TRANSLATE_NOOP("model", "Must be passed on")},
    {"helps people", QT_TRANSLATE_NOOP("model", "Helps people")},
    {"resume only", QT_TRANSLATE_NOOP("model", "Resume only")},
    {"not needed", QT_TRANSLATE_NOOP("model", "Not needed")},
    {"stands for a missing file", QT_TRANSLATE_NOOP("model", "Stands for a missing file")},
    {"must not be shared", QT_TRANSLATE_NOOP("model", "Must not be shared")},
}};

template <typename Value, std::size_t N>
std::optional<Value> byName(const std::array<Row, N>& rows, std::string_view name)
{
    const auto found = std::ranges::find(rows, name, &Row::name);
    return found == rows.end() ? std::nullopt : std::optional(static_cast<Value>(found - rows.begin()));
}

} // namespace

std::string_view roleName(Role role)
{
    return Roles[static_cast<std::size_t>(role)].name;
}

std::string_view needName(Need need)
{
    return Needs[static_cast<std::size_t>(need)].name;
}

std::optional<Role> roleByName(std::string_view name)
{
    return byName<Role>(Roles, name);
}

std::optional<Need> needByName(std::string_view name)
{
    return byName<Need>(Needs, name);
}

Message roleTitle(Role role)
{
    return Message(Roles[static_cast<std::size_t>(role)].title);
}

Message needTitle(Need need)
{
    return Message(Needs[static_cast<std::size_t>(need)].title);
}

} // namespace vitrine
