// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/safetensors_reader.h"

namespace vitrine {

int SafetensorsReader::probe(std::span<const std::byte>, std::string_view, std::uint64_t) const
{
    return 0;
}

ModelFile SafetensorsReader::read(std::shared_ptr<const ByteSource>, const ReadContext&) const
{
    return {};
}

} // namespace vitrine
