// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/distributed_parts.h"

namespace vitrine {

/// Says of a unit whose weights are cut over processes what is whole and what is cut, how many processes wrote it, which
/// of their files are missing, and which script of the framework puts them together: problems "distributed.merge" (a
/// note) and "distributed.ranks-missing".
void tellDistributed(const ModelDirectory& directory, const Unit& unit, const DistributedParts& parts, std::vector<Problem>& problems);

} // namespace vitrine
