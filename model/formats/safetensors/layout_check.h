// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/byte_source.h"
#include "model/formats/safetensors/fault_log.h"
#include "model/formats/safetensors/header_tensors.h"

#include <vector>

namespace vitrine {

/// Holds the ranges of all tensors of a file against each other and against the file: the format wants them to follow
/// each other without hole or overlap from the first byte of data to the last.
class LayoutCheck
{
public:
    struct Data {
        std::uint64_t start = 0; ///< of the tensor data in the file
        bool isHeaderWhole = true; ///< all entries were read and their ranges are known: holes mean something
    };

    LayoutCheck(const ByteSource& source, TensorStore& store, FaultLog& log, Data data);

    void run(std::vector<TensorRange>& ranges);
    /// Length of the file by its header, valid after run().
    [[nodiscard]] std::uint64_t statedBytes() const { return m_stated; }

private:
    void place(const TensorRange& range);
    void overlap(const TensorRange& range);
    void hole(const TensorRange& range);
    void checkEnd(bool anyTensors);
    [[nodiscard]] bool anotherFileFollows(std::uint64_t offset) const;
    void flag(const TensorRange& range, TensorFlag flags);

    const ByteSource& m_source;
    TensorStore& m_store;
    FaultLog& m_log;
    Data m_data;
    std::uint64_t m_size; ///< of the data that the file holds
    std::uint64_t m_covered = 0; ///< end of the furthest tensor so far
    TensorRange m_furthest;
    std::uint64_t m_missing = 0; ///< bytes of tensors that the file ends before
    std::uint64_t m_stated = 0;
};

} // namespace vitrine
