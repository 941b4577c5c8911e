// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_heap.h"

#include <cstddef>
#include <string>

namespace vitrine {

/// A value as Python would write it, short: "('echo hi', 2)". Never longer than about `limit` bytes, however it is nested.
[[nodiscard]] std::string renderPickleValue(const PickleHeap& heap, PickleValue value, std::size_t limit = 120);
/// The type of a value in Python's words: "int", "str", "argparse.Namespace".
[[nodiscard]] std::string pickleTypeName(const PickleHeap& heap, PickleValue value);

} // namespace vitrine
