// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/gguf/ggml_types.h"
#include "model/formats/gguf/opaque_types.h"
#include "model/formats/gguf/tensor_infos.h"
#include "model/tensors/tensor_store.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace vitrine {

/// Where the data lie, as far as it is known.
struct GgufPlace {
    std::uint64_t fileSize = 0;
    std::uint64_t dataStart = 0;
    std::uint32_t alignment = 32;
    bool sure = true; ///< false: where the data begin is a guess, and places are left out unless they fit the file exactly
    bool isPiece = false; ///< the file's name says that it was cut by bytes
};

/// Makes a tensor table of the list: sizes by the table of types, held against the distances between the offsets and
/// against the file. A number of another program's type becomes an opaque row.
class GgufLayout
{
public:
    GgufLayout(const GgufTensorInfos& infos, const GgufPlace& place, ProblemList& problems);

    /// Fills the store and tells what is wrong.
    void fill(TensorStore& store);
    /// End of the last tensor in the file, without padding; 0 when places are in doubt.
    [[nodiscard]] std::uint64_t dataEnd() const;
    /// Whether every tensor lies in the file: what follows the last one is then not of this file.
    [[nodiscard]] bool isWhole() const { return m_placed && m_cut == 0 && m_beyond == 0; }

private:
    struct Row {
        std::uint64_t elements = 0;
        std::uint64_t bytes = 0;
        TensorFlag flags = TensorFlag::None;
        bool elementsKnown = false;
        bool bytesKnown = false; ///< from the shape
        bool foreign = false; ///< the type is not mainline ggml's, or does not behave like it
    };

    void measure(std::uint32_t row);
    void shapeFault(std::uint32_t row, Message message);
    void orderByOffset();
    void doubtSharedTypes();
    void judgePlaces();
    void placeOne(std::uint32_t row, std::uint64_t distance, bool last);
    void sizeFromDistance(std::uint32_t row, std::uint64_t distance, bool last);
    void tellTruncation();
    [[nodiscard]] const OtherGgmlType* otherTypeThatFits(std::uint32_t row, std::uint64_t distance, bool last) const;
    /// Bytes to the next tensor that begins later, or to the end of the file; whether there is a later one.
    [[nodiscard]] std::pair<std::uint64_t, bool> distanceAfter(std::size_t position) const;
    [[nodiscard]] std::uint64_t padded(std::uint64_t bytes) const;
    [[nodiscard]] std::uint64_t dataBytes() const { return m_place.fileSize - std::min(m_place.dataStart, m_place.fileSize); }
    DtypeId dtypeOf(TensorStore& store, std::uint32_t row);
    bool add(TensorStore& store, std::uint32_t row);

    const GgufTensorInfos& m_infos;
    GgufPlace m_place;
    ProblemList& m_problems;
    ProblemList m_unheard; ///< what is found while the place of the data is only a guess
    ProblemList* m_places; ///< one of the two
    OpaqueTypes m_opaque;
    std::vector<Row> m_rows;
    std::vector<std::uint32_t> m_order; ///< rows by offset
    std::map<std::uint32_t, DtypeId> m_opaqueDtypes;
    std::vector<std::uint64_t> m_shape;
    std::uint64_t m_end = 0; ///< of the data so far, from their start
    std::uint64_t m_cut = 0; ///< tensors that the file ends before
    std::uint64_t m_beyond = 0; ///< tensors whose offset leads beyond the file
    std::uint32_t m_firstCut = 0;
    bool m_endIsCrooked = false; ///< the tensor that ends there does not begin at a multiple of the alignment, which is told
    bool m_placed = true;
};

} // namespace vitrine
