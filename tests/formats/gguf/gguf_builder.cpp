// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/formats/gguf/gguf_builder.h"

#include "model/formats/gguf/gguf_reader.h"

#include <algorithm>

namespace vitrine::test {

void GgufBuilder::length(ByteBuilder& bytes, std::uint64_t value) const
{
    if (m_version == 1) {
        bytes.number(static_cast<std::uint32_t>(value));
    } else {
        bytes.number(value);
    }
}

GgufBuilder& GgufBuilder::raw(std::string_view key, std::uint32_t type, std::string_view value)
{
    ByteBuilder bytes = piece();
    length(bytes, key.size());
    bytes.raw(key).number(type).raw(value);
    m_keys += bytes.bytes();
    ++m_keyCount;
    return *this;
}

GgufBuilder& GgufBuilder::text(std::string_view key, std::string_view value)
{
    ByteBuilder bytes = piece();
    length(bytes, value.size());
    return raw(key, static_cast<std::uint32_t>(GgufType::String), bytes.raw(value).bytes());
}

GgufBuilder& GgufBuilder::texts(std::string_view key, const std::vector<std::string>& values)
{
    ByteBuilder bytes = piece();
    bytes.number(static_cast<std::uint32_t>(GgufType::String));
    length(bytes, values.size());
    for (const std::string& value : values) {
        length(bytes, value.size());
        bytes.raw(value);
    }
    return raw(key, static_cast<std::uint32_t>(GgufType::Array), bytes.bytes());
}

GgufBuilder& GgufBuilder::alignment(std::uint32_t bytes)
{
    m_alignment = bytes;
    return value("general.alignment", GgufType::Uint32, bytes);
}

GgufBuilder& GgufBuilder::claimTensors(std::uint64_t count)
{
    m_claimedTensors = count;
    return *this;
}

GgufBuilder& GgufBuilder::claimKeys(std::uint64_t count)
{
    m_claimedKeys = count;
    return *this;
}

GgufBuilder& GgufBuilder::rawTensor(std::string_view bytes)
{
    m_tensors += bytes;
    ++m_tensorCount;
    return *this;
}

GgufBuilder& GgufBuilder::tensor(std::string_view name, std::uint32_t type, const std::vector<std::uint64_t>& dims, std::uint64_t bytes,
    std::optional<std::uint64_t> offset)
{
    m_dataBytes = (m_dataBytes + m_alignment - 1) / m_alignment * m_alignment;
    ByteBuilder info = piece();
    length(info, name.size());
    info.raw(name).number(static_cast<std::uint32_t>(dims.size()));
    for (const std::uint64_t extent : dims) {
        length(info, extent);
    }
    info.number(type).number(offset.value_or(m_dataBytes));
    m_dataBytes += bytes;
    return rawTensor(info.bytes());
}

std::string GgufBuilder::bytes() const
{
    GgufBuilder architecture(m_version, m_big);
    if (!m_bare) {
        architecture.m_bare = true;
        architecture.text("general.architecture", "llama");
    }
    ByteBuilder bytes = piece();
    bytes.raw("GGUF").number(m_version);
    length(bytes, m_claimedTensors.value_or(m_tensorCount));
    length(bytes, m_claimedKeys.value_or(m_keyCount + architecture.m_keyCount));
    bytes.raw(architecture.m_keys).raw(m_keys).raw(m_tensors);
    if (m_tensorCount > 0) {
        bytes.align(m_alignment);
    }
    m_dataStart = bytes.bytes().size();
    return bytes.zeros(m_dataBytes).bytes();
}

ModelFile GgufBuilder::read(const ReadContext& context) const
{
    return GgufReader().read(std::make_shared<MemorySource>(std::string_view(bytes())), context);
}

ModelFile readGguf(std::string_view bytes, const char* name)
{
    ReadContext context;
    context.path = name;
    return GgufReader().read(std::make_shared<MemorySource>(bytes), context);
}

ModelFile readGguf(std::shared_ptr<const ByteSource> source)
{
    return GgufReader().read(std::move(source), {});
}

const GgufDetail& detailOf(const ModelFile& file)
{
    static const GgufDetail none;
    const auto* detail = dynamic_cast<const GgufDetail*>(file.detail.get());
    return detail != nullptr ? *detail : none;
}

bool tells(const ModelFile& file, std::string_view code, Severity severity)
{
    return std::ranges::any_of(file.problems, [&](const Problem& p) { return p.code == code && p.severity == severity; });
}

std::vector<std::string> told(const ModelFile& file)
{
    std::vector<std::string> list;
    for (const Problem& problem : file.problems) {
        list.push_back(std::string(severityName(problem.severity)) + ' ' + problem.code);
    }
    return list;
}

std::string valueOf(const ModelFile& file, std::string_view key)
{
    const auto found = std::ranges::find(file.metadata, key, &MetadataEntry::key);
    return found == file.metadata.end() ? "absent" : found->value.dump();
}

std::string typeOf(const ModelFile& file, std::string_view key)
{
    const auto found = std::ranges::find(file.metadata, key, &MetadataEntry::key);
    return found == file.metadata.end() ? "absent" : found->type;
}

} // namespace vitrine::test
