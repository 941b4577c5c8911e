// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"
#include "model/formats/problem_list.h"

namespace vitrine {

/// Says what a file is that is named .gguf and does not begin with "GGUF": a download page, an LFS pointer, an older
/// format, another format, nothing at all.
void tellWhatIsNoGguf(const ByteSource& source, ProblemList& problems);

} // namespace vitrine
