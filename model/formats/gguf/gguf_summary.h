// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/gguf/gguf_detail.h"
#include "model/formats/gguf/gguf_values.h"

#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// Picks from the metadata, as it goes by, what other parts of the program ask for, and puts it into a GgufDetail.
class GgufSummary
{
public:
    explicit GgufSummary(GgufDetail& detail)
        : m_detail(detail)
    {
    }

    /// `facts`: of the array, where the value is one.
    void add(const MetadataEntry& entry, const GgufArrayFacts& facts);
    /// Once all keys have gone by: numbers that are named after the architecture.
    void finish(std::string_view architecture);

private:
    void addGeneral(std::string_view key, const nlohmann::json& value);
    void addSplit(std::string_view key, const nlohmann::json& value);
    void addTokenizer(std::string_view key, const nlohmann::json& value, const GgufArrayFacts& facts);

    GgufDetail& m_detail;
    std::vector<std::pair<std::string, std::uint64_t>> m_numbers;
};

} // namespace vitrine
