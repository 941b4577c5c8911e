// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/tensor_store.h"

#include <algorithm>

namespace vitrine {

namespace {
constexpr std::uint64_t LargestPool = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t MostOwnDtypes = 2048;
}

std::span<const std::uint64_t> TensorStore::shape(std::uint32_t row) const
{
    const std::uint32_t begin = row == 0 ? 0 : m_shapeEnd[row - 1];
    return std::span(m_extents).subspan(begin, m_shapeEnd[row] - begin);
}

const Dtype& TensorStore::dtype(DtypeId id) const
{
    return id < Dtype::FirstOwn ? knownDtypes()[id] : m_ownDtypes[id - Dtype::FirstOwn].second;
}

const TensorDetail* TensorStore::detail(std::uint32_t row) const
{
    const auto found = m_details.find(row);
    return found == m_details.end() ? nullptr : &found->second;
}

std::size_t TensorStore::memoryBytes() const
{
    const std::size_t row = 2 * sizeof(std::uint32_t) + sizeof(DtypeId) + sizeof(std::uint32_t) + 3 * sizeof(std::uint64_t) + sizeof(TensorFlag);
    return m_names.capacity() + m_extents.capacity() * sizeof(std::uint64_t) + m_offset.capacity() * row;
}

void TensorStore::reserve(std::size_t rows, std::size_t nameBytes)
{
    m_names.reserve(nameBytes);
    m_nameEnd.reserve(rows);
    m_extents.reserve(2 * rows);
    m_shapeEnd.reserve(rows);
    m_dtype.reserve(rows);
    m_file.reserve(rows);
    m_offset.reserve(rows);
    m_bytes.reserve(rows);
    m_parameters.reserve(rows);
    m_flags.reserve(rows);
}

DtypeId TensorStore::ownDtype(std::string_view name, DtypeFamily family, std::uint32_t blockElements, std::uint32_t blockBits)
{
    const auto found = std::ranges::find_if(m_ownDtypes, [&](const auto& own) { return *own.first == name; });
    if (found != m_ownDtypes.end()) {
        return static_cast<DtypeId>(Dtype::FirstOwn + (found - m_ownDtypes.begin()));
    }
    // Files of nothing but different invented types must not pass the width of the number, nor make this search slow.
    if (m_ownDtypes.size() >= MostOwnDtypes) {
        return *dtypeByName("OPAQUE");
    }
    auto text = std::make_unique<std::string>(name);
    const Dtype dtype{*text, family, blockElements, blockBits};
    m_ownDtypes.emplace_back(std::move(text), dtype);
    return static_cast<DtypeId>(Dtype::FirstOwn + m_ownDtypes.size() - 1);
}

bool TensorStore::add(const TensorEntry& entry, std::uint32_t file)
{
    if (m_names.size() + entry.name.size() > LargestPool || m_extents.size() + entry.shape.size() > LargestPool) {
        return false;
    }
    m_names += entry.name;
    m_nameEnd.push_back(static_cast<std::uint32_t>(m_names.size()));
    m_extents.insert(m_extents.end(), entry.shape.begin(), entry.shape.end());
    m_shapeEnd.push_back(static_cast<std::uint32_t>(m_extents.size()));
    m_dtype.push_back(entry.dtype);
    m_file.push_back(file);
    m_offset.push_back(entry.offset);
    m_bytes.push_back(entry.bytes);
    m_parameters.push_back(entry.parameters);
    m_flags.push_back(entry.flags);
    return true;
}

bool TensorStore::append(const TensorStore& other, std::uint32_t file)
{
    if (m_names.size() + other.m_names.size() > LargestPool || m_extents.size() + other.m_extents.size() > LargestPool) {
        return false;
    }
    const auto firstRow = size();
    const auto nameBase = static_cast<std::uint32_t>(m_names.size());
    const auto shapeBase = static_cast<std::uint32_t>(m_extents.size());
    std::vector<DtypeId> own;
    for (const auto& [name, dtype] : other.m_ownDtypes) {
        own.push_back(ownDtype(*name, dtype.family, dtype.blockElements, dtype.blockBits));
    }
    const auto appendAll = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    m_names += other.m_names;
    appendAll(m_extents, other.m_extents);
    appendAll(m_offset, other.m_offset);
    appendAll(m_bytes, other.m_bytes);
    appendAll(m_parameters, other.m_parameters);
    appendAll(m_flags, other.m_flags);
    for (const std::uint32_t end : other.m_nameEnd) {
        m_nameEnd.push_back(end + nameBase);
    }
    for (const std::uint32_t end : other.m_shapeEnd) {
        m_shapeEnd.push_back(end + shapeBase);
    }
    for (const DtypeId id : other.m_dtype) {
        m_dtype.push_back(id < Dtype::FirstOwn ? id : own[id - Dtype::FirstOwn]);
    }
    m_file.insert(m_file.end(), other.size(), file);
    for (const auto& [row, detail] : other.m_details) {
        m_details.emplace(firstRow + row, detail);
    }
    return true;
}

} // namespace vitrine
