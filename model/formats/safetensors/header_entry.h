// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// One entry of a safetensors header, as it was written. The same object serves for all entries of a file.
struct HeaderEntry {
    enum class Field : std::uint8_t { Absent, Wrong, Whole };

    std::string name;
    std::uint64_t nameOffset = 0; ///< of the opening quote, from the start of the file: where its problems lie
    std::string dtype;
    std::vector<std::uint64_t> shape;
    std::uint64_t begin = 0, end = 0; ///< data_offsets, from the start of the data
    Field dtypeField = Field::Absent;
    Field shapeField = Field::Absent;
    Field offsetsField = Field::Absent;
    bool isFaulty = false; ///< breaks a rule; a problem says which
    bool hasUnknownFields = false;
    bool isList = false; ///< ["F32",[2],[0,8]] instead of an object

    void reset(std::string_view newName, std::uint64_t offset)
    {
        name.assign(newName);
        nameOffset = offset;
        dtype.clear();
        shape.clear();
        begin = end = 0;
        dtypeField = shapeField = offsetsField = Field::Absent;
        isFaulty = hasUnknownFields = isList = false;
    }
};

} // namespace vitrine
