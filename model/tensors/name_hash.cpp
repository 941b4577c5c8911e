// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/name_hash.h"

#include <QRandomGenerator>

#include <xxhash.h>

namespace vitrine {

std::uint64_t nameHash(std::string_view name)
{
    static const std::uint64_t seed = QRandomGenerator::global()->generate64();
    const std::uint64_t hash = XXH3_64bits_withSeed(name.data(), name.size(), seed);
    return hash == 0 ? 1 : hash;
}

} // namespace vitrine
