// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/gguf_reader.h"

namespace vitrine {

int GgufReader::probe(std::span<const std::byte>, std::string_view, std::uint64_t) const
{
    return 0;
}

ModelFile GgufReader::read(std::shared_ptr<const ByteSource>, const ReadContext&) const
{
    return {};
}

} // namespace vitrine
