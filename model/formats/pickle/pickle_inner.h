// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_trace.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace vitrine {

/// How surely bytes are the beginning of a pickle: 0 no; 1 to 99 as FormatReader::probe() answers. `size` is of the whole.
/// Plain text and JSON are not taken for pickles, though many of their letters are opcodes. Adds to `cost` what finding
/// out took, in opcodes; a name that is judged counts as two hundred.
[[nodiscard]] int pickleLikelihood(std::string_view head, std::uint64_t size, std::uint64_t* cost = nullptr);

/// Whether bytes could begin a pickle at all, decided from the first few; true much too often to say more.
[[nodiscard]] bool couldBeginPickle(std::string_view head);

/// Keeps a string in the trace when it begins like a pickle or an archive, to be looked into later.
inline void noteInner(PickleTrace& trace, PickleValue value, std::string_view begin)
{
    if (begin.size() >= 8 && trace.inner.size() < PickleTrace::KeptEvents && couldBeginPickle(begin)) {
        trace.inner.push_back(value);
    }
}

} // namespace vitrine
