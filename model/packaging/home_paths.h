// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// A text with the homes taken out of the paths in it: "/home/anna/models/base" becomes "models/base", "/mnt/home/anna/x"
/// and "C:\Users\anna\x" become "x", the home itself becomes "home". The same text when it holds none.
[[nodiscard]] std::string withoutHomes(std::string_view text);

/// A text with the mounts of one machine or cluster taken out of the paths in it, and the folder below them, which is that
/// of a person or a group: "/scratch/anna/models/base" becomes "models/base", "/workspace/base" becomes "base".
[[nodiscard]] std::string withoutMounts(std::string_view text);

} // namespace vitrine
