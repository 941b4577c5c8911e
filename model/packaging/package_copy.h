// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_writer.h"

namespace vitrine {

struct CopyOptions {
    std::string output; ///< path of the second copy; nothing may be there
    std::string sha256; ///< of the archive, as it was written; empty: not known, or a folder
    std::stop_token stop; ///< acted upon within 100 ms; nothing is left behind
    std::function<void(const WriteProgress&)> progress; ///< at most 25 times a second, from the thread that copies
};

/// Copies a finished package, an archive or a folder, to a second place: into `output`.part, to the disk, read again
/// and held against its own sums, renamed. Blocks. Errors: CannotWrite, NoSpace, SourceChanged (it is no longer what
/// was written), Cancelled, Malformed.
[[nodiscard]] Result<WrittenPackage> copyPackage(const std::string& package, const CopyOptions& options);

} // namespace vitrine
