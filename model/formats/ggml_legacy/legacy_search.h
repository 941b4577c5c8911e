// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/ggml_legacy/legacy_header.h"

namespace vitrine {

/// Looks for the place where a chain of tensors begins, for programs whose header is not known (GPT-2, GPT-J, GPT-NeoX,
/// MPT, BERT, …): all of them write their tensors the same way. Tries both sizes of blocks. Sets header.tensorsAt and
/// header.types when it finds one.
void searchLegacyTensors(const ByteSource& source, LegacyHeader& header, const ReadContext& context);

} // namespace vitrine
