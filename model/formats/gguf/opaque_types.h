// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/gguf/tensor_infos.h"
#include "model/formats/problem_list.h"
#include "model/tensors/tensor_store.h"

#include <map>

namespace vitrine {

/// Tells, once for each number, of types that are not mainline ggml's: whose they may be, and what to do.
class OpaqueTypes
{
public:
    /// `fits`: the other program's type that the size of this row agrees with; empty: none does.
    void note(std::uint32_t id, std::uint32_t row, std::string_view fits);
    void tell(const GgufTensorInfos& infos, ProblemList& problems) const;

private:
    struct Seen {
        std::uint32_t firstRow = 0;
        std::uint64_t rows = 0;
        std::string fits;
    };
    std::map<std::uint32_t, Seen> m_seen;
};

/// What an opaque row shows as its type: "type 153".
[[nodiscard]] std::string opaqueTypeName(std::uint32_t id);

} // namespace vitrine
