// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/content_roles.h"

#include "model/formats/gguf/gguf_detail.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Parts of names that PEFT, diffusers and kohya's scripts give to the tensors of adapters.
bool isAdapterName(std::string_view name)
{
    constexpr std::string_view Marks[] = {".lora_A.", ".lora_B.", ".lora_embedding_A", ".lora_embedding_B", "lora_down.weight", "lora_up.weight", ".lora.down.", ".lora.up.", "hada_w1_",
        "hada_w2_", "lokr_w", ".ia3_l", "lora_magnitude_vector", "oft_blocks", ".boft_", "vera_lambda"};
    return std::ranges::any_of(Marks, [&](std::string_view mark) { return name.find(mark) != std::string_view::npos; });
}

/// Whether most tensors of the file are an adapter's; a look at some is enough.
bool holdsAdapter(const TensorStore& tensors)
{
    const std::uint32_t looks = std::min<std::uint32_t>(tensors.size(), 64);
    std::uint32_t found = 0;
    for (std::uint32_t i = 0; i < looks; ++i) {
        const auto row = static_cast<std::uint32_t>(static_cast<std::uint64_t>(i) * tensors.size() / looks);
        found += isAdapterName(tensors.name(row)) ? 1 : 0;
    }
    return looks > 0 && found * 10 >= looks * 6;
}

std::optional<NamedRole> roleOfGguf(const ModelFile& content)
{
    const auto* detail = dynamic_cast<const GgufDetail*>(content.detail.get());
    const std::string_view type = detail == nullptr ? std::string_view() : std::string_view(detail->type);
    if (type == "adapter" || content.architecture == "controlvector") {
        return NamedRole{Role::AdapterWeights, Need::RequiredToLoad};
    }
    if (type == "imatrix") {
        return NamedRole{Role::CalibrationData, Need::NotNeeded};
    }
    return {};
}

} // namespace

std::optional<NamedRole> roleByTensors(const FileEntry& file, const ModelFile& content)
{
    if (file.role != Role::Weights) {
        return {};
    }
    if (content.format == Format::Gguf) {
        return roleOfGguf(content);
    }
    if (holdsAdapter(content.tensors)) {
        return NamedRole{Role::AdapterWeights, Need::RequiredToLoad};
    }
    return {};
}

} // namespace vitrine
