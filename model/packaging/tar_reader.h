// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"

#include <memory>
#include <optional>
#include <string>

namespace vitrine {

/// One member of a tar that holds data or a name.
struct TarMember {
    std::string name; ///< as the archive says, in its bytes
    std::uint64_t size = 0;
    std::uint64_t offset = 0; ///< of its data in the tar
    char type = '0'; ///< '0' regular, '5' folder, '1' and '2' links, …
    [[nodiscard]] bool isFile() const { return type == '0' || type == '\0' || type == '7'; }
};

/// Walks a tar from front to back: ustar, GNU long names and base-256 sizes, pax `path` and `size`.
/// Sources: POSIX.1-2017 pax, GNU tar manual "Basic Tar Format".
class TarReader
{
public:
    explicit TarReader(std::shared_ptr<const ByteSource> tar)
        : m_tar(std::move(tar))
    {
    }
    /// The next member; nothing at the end. Malformed when a header is damaged or the archive is cut.
    [[nodiscard]] Result<std::optional<TarMember>> next();
    /// Whether an empty block said that this is the end; without it the archive may have been cut between two members.
    [[nodiscard]] bool hasEnd() const { return m_hasEnd; }

private:
    struct Override {
        std::optional<std::string> name;
        std::optional<std::uint64_t> size;
    };
    [[nodiscard]] Result<void> readOverride(char type, std::uint64_t offset, std::uint64_t size);

    std::shared_ptr<const ByteSource> m_tar;
    std::uint64_t m_at = 0;
    bool m_hasEnd = false;
    Override m_override; ///< for the next member
};

} // namespace vitrine
