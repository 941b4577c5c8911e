// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/dtype.h"

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What else is to be said of a tensor; a set of bits.
enum class TensorFlag : std::uint16_t {
    None = 0,
    Opaque = 1U << 0U, ///< unknown type: bytes follow from the place of the next tensor
    Truncated = 1U << 1U, ///< the file ends before the tensor does
    Faulty = 1U << 2U, ///< breaks a rule of its format: overlap, wrong size, …
    Alias = 1U << 3U, ///< shares its bytes with an earlier row (tied weights): counted once
    Overhead = 1U << 4U, ///< scales, zero points, code books of a quantised weight: no parameters of the model
    State = 1U << 5U, ///< belongs to the training (optimizer, statistics), not to the model
    Copy = 1U << 6U, ///< of a second copy of the weights: not in the totals
    Strided = 1U << 7U, ///< not contiguous in its file; see TensorDetail::strides
    Buffer = 1U << 8U, ///< computed buffers and counters that are stored, and are no parameters
};

[[nodiscard]] constexpr TensorFlag operator|(TensorFlag a, TensorFlag b)
{
    return static_cast<TensorFlag>(static_cast<std::uint16_t>(a) | static_cast<std::uint16_t>(b));
}
[[nodiscard]] constexpr bool has(TensorFlag set, TensorFlag flag)
{
    return (static_cast<std::uint16_t>(set) & static_cast<std::uint16_t>(flag)) != 0;
}

/// The rare facts of a tensor that most do not have.
struct TensorDetail {
    std::vector<std::int64_t> strides; ///< in elements, outermost first
    std::vector<std::uint64_t> storedShape; ///< as the file has it, where that differs from `shape`
    std::string storage; ///< name of the storage that it is a view of
    std::vector<std::pair<std::string, std::string>> facts; ///< name and value, for the detail pane: scale, zero point, …
};

/// One tensor as a reader found it, to be added to a store.
struct TensorEntry {
    static constexpr std::uint64_t NoOffset = std::numeric_limits<std::uint64_t>::max();

    std::string_view name;
    DtypeId dtype = 0;
    std::span<const std::uint64_t> shape; ///< outermost dimension first
    std::uint64_t offset = NoOffset; ///< of the first byte, from the start of the file
    std::uint64_t bytes = 0;
    std::uint64_t parameters = 0; ///< elements, unpacked where several are packed into one
    TensorFlag flags = TensorFlag::None;
};

/// All tensors of a file or a directory, in columns: about 45 bytes a row, and the name, and the shape. A reader fills
/// it; from then on it is shared as shared_ptr<const TensorStore> and never changes.
class TensorStore
{
public:
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_offset.size()); }
    [[nodiscard]] bool isEmpty() const { return m_offset.empty(); }

    /// In the bytes of the file; not necessarily valid UTF-8.
    [[nodiscard]] std::string_view name(std::uint32_t row) const { return slice(m_names, m_nameEnd, row); }
    [[nodiscard]] std::span<const std::uint64_t> shape(std::uint32_t row) const;
    [[nodiscard]] DtypeId dtypeId(std::uint32_t row) const { return m_dtype[row]; }
    /// Facts of a type of this store, known or own.
    [[nodiscard]] const Dtype& dtype(DtypeId id) const;
    [[nodiscard]] std::string_view dtypeName(std::uint32_t row) const { return dtype(m_dtype[row]).name; }
    [[nodiscard]] std::uint32_t file(std::uint32_t row) const { return m_file[row]; }
    /// TensorEntry::NoOffset where the tensor has no place of its own (compressed, or computed).
    [[nodiscard]] std::uint64_t offset(std::uint32_t row) const { return m_offset[row]; }
    [[nodiscard]] std::uint64_t bytes(std::uint32_t row) const { return m_bytes[row]; }
    [[nodiscard]] std::uint64_t parameters(std::uint32_t row) const { return m_parameters[row]; }
    [[nodiscard]] TensorFlag flags(std::uint32_t row) const { return m_flags[row]; }
    /// All names one after the other, and where each ends: for searches through everything.
    [[nodiscard]] std::string_view nameArena() const { return m_names; }
    [[nodiscard]] std::span<const std::uint32_t> nameEnds() const { return m_nameEnd; }
    /// Null for most rows.
    [[nodiscard]] const TensorDetail* detail(std::uint32_t row) const;
    [[nodiscard]] std::size_t memoryBytes() const;
    /// Bytes of all names together.
    [[nodiscard]] std::size_t nameBytes() const { return m_names.size(); }

    void reserve(std::size_t rows, std::size_t nameBytes);
    /// The number of an own, unknown type with this name; `family` and sizes as far as they are known.
    DtypeId ownDtype(std::string_view name, DtypeFamily family = DtypeFamily::Unknown, std::uint32_t blockElements = 1, std::uint32_t blockBits = 0);
    /// False when the names of all tensors together pass 32-bit offsets; the row is then not added.
    bool add(const TensorEntry& entry, std::uint32_t file = 0);
    void setDetail(std::uint32_t row, TensorDetail detail) { m_details[row] = std::move(detail); }
    void setParameters(std::uint32_t row, std::uint64_t parameters) { m_parameters[row] = parameters; }
    void setBytes(std::uint32_t row, std::uint64_t bytes) { m_bytes[row] = bytes; }
    void addFlags(std::uint32_t row, TensorFlag flags) { m_flags[row] = m_flags[row] | flags; }
    /// Appends all rows of another store under a file number; false as in add().
    bool append(const TensorStore& other, std::uint32_t file);

private:
    template <typename Pool>
    [[nodiscard]] static std::string_view slice(const Pool& pool, const std::vector<std::uint32_t>& ends, std::uint32_t row)
    {
        const std::uint32_t begin = row == 0 ? 0 : ends[row - 1];
        return std::string_view(pool).substr(begin, ends[row] - begin);
    }

    std::string m_names;
    std::vector<std::uint32_t> m_nameEnd; ///< into m_names; a name begins where the one before ends
    std::vector<std::uint64_t> m_extents;
    std::vector<std::uint32_t> m_shapeEnd;
    std::vector<DtypeId> m_dtype;
    std::vector<std::uint32_t> m_file;
    std::vector<std::uint64_t> m_offset;
    std::vector<std::uint64_t> m_bytes;
    std::vector<std::uint64_t> m_parameters;
    std::vector<TensorFlag> m_flags;
    std::map<std::uint32_t, TensorDetail> m_details;
    std::vector<std::pair<std::unique_ptr<std::string>, Dtype>> m_ownDtypes; ///< the string holds the name
};

} // namespace vitrine
