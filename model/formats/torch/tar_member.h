// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <string>
#include <vector>

namespace vitrine {

/// A member of a tar, as far as PyTorch's first container needs it.
struct TarMember {
    std::string name;
    std::uint64_t offset = 0; ///< of its data
    std::uint64_t size = 0; ///< that is there
    bool isTruncated = false;
};

/// The regular files of a tar (ustar; sizes in octal or base 256), in order, at most `most`.
[[nodiscard]] std::vector<TarMember> tarMembers(const ByteSource& source, std::size_t most);

} // namespace vitrine
