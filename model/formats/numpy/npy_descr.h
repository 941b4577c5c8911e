// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/numpy/python_literal.h"

#include <cstdint>
#include <optional>
#include <string>

namespace vitrine {

/// The type of a NumPy array, from the `descr` of its header.
struct NpyType {
    std::string stored; ///< as the header says: "<f4", "[('id', '<i4')]"
    std::string name; ///< what is shown: "F32"; NumPy's own description where no format has a name; "OPAQUE", "OBJECT"
    std::uint64_t bytes = 0; ///< of an element; 0 with `known`: an empty text
    bool known = false; ///< the size is
    bool bigEndian = false;
    bool hasObjects = false; ///< Python objects, so that the data are a pickle
    bool isVoid = false; ///< raw bytes, as NumPy writes types that it does not know: bfloat16, float8
};

[[nodiscard]] NpyType npyType(const PythonLiteral& descr);

} // namespace vitrine
