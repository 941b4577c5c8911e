// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/directory/role_rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// What the first bytes say of a file, before its name is asked.
struct Sniffed {
    Placeholder placeholder = Placeholder::None;
    std::uint64_t statedSize = 0; ///< of what an LFS pointer stands for
    std::string statedHash;
    std::optional<NamedRole> role; ///< where the content decides against the name
};

/// How many bytes sniff() wants to see.
constexpr std::size_t SniffBytes = 4096;

/// `head`: the first SniffBytes of a file, or all of it; `named`: what its name says, if anything.
/// The kinds of content are those of the facts on file roles (2026-11-30); formats of weights are their readers' matter.
[[nodiscard]] Sniffed sniff(std::span<const std::byte> head, std::string_view path, std::uint64_t size, const std::optional<NamedRole>& named);

/// Whether a file with no bytes at all stands for one that is missing; some are empty on purpose.
[[nodiscard]] bool emptyIsPlaceholder(std::string_view path);

} // namespace vitrine
