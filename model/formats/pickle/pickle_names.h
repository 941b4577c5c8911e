// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_report.h"

#include <string_view>

namespace vitrine {

/// What is thought of a name by itself, before its arguments are looked at.
struct PickleNameJudgement {
    PickleRisk risk = PickleRisk::Unknown;
    PickleDeed deed = PickleDeed::UnknownCode;
};

/// Judges a name as Python 3 would find it. Only whole names on a list are allowed; a dot in a name never is.
[[nodiscard]] PickleNameJudgement judgePickleName(std::string_view module, std::string_view name);

/// Names whose arguments decide.
/// Whether a name is that of a class that is allowed or known.
[[nodiscard]] bool isKnownPickleClass(std::string_view module, std::string_view name);

enum class PickleSpecial : std::uint8_t {
    None,
    GetAttribute, ///< builtins.getattr: harmless on a class and a plain name, as Python pickles enums
    CallsItsFirst, ///< torch._tensor._rebuild_from_type_v2(function, type, arguments, state)
    LoadsBytes, ///< loads a pickle from the bytes that it is given
};
[[nodiscard]] PickleSpecial pickleSpecial(std::string_view module, std::string_view name);

/// Whether the restricted loader of torch 2.13 takes the name by default (torch/_weights_only_unpickler.py).
[[nodiscard]] bool weightsOnlyAllows(std::string_view module, std::string_view name);
/// Whether it sets items of what the name makes.
[[nodiscard]] bool weightsOnlyDict(std::string_view module, std::string_view name);
/// Whether it lets BUILD change what the name makes.
[[nodiscard]] bool weightsOnlyBuild(std::string_view module, std::string_view name);

} // namespace vitrine
