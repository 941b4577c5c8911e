// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/part_folder.h"
#include "model/packaging/package_plan.h"
#include "model/packaging/package_writer.h"

#include <map>
#include <optional>

namespace vitrine {

/// The safetensors of a plan's conversions, in a folder beside the target that goes away with this object. What a killed
/// process left there is cleared by the next one that writes to the same target.
class ConvertedWeights
{
public:
    /// Converts what the plan asks for; of a plan that asks for nothing only clears what was left. Errors as of
    /// convertToSafetensors(); Unsupported also when a tensor would be lost.
    [[nodiscard]] static Result<ConvertedWeights> make(const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options);

    /// Where a file of the package lies, by its name there; null when it was not converted.
    [[nodiscard]] const std::string* path(const std::string& name) const;
    /// The text of an index of the package, by its name; null when it is none.
    [[nodiscard]] const std::string* text(const std::string& name) const;

private:
    explicit ConvertedWeights(std::optional<PartFolder> folder)
        : m_folder(std::move(folder))
    {
    }
    [[nodiscard]] Result<void> convert(const ModelDirectory& directory, const PackagePlan& plan, const WriteOptions& options);
    [[nodiscard]] Result<void> makeIndexes(const PackagePlan& plan);

    std::optional<PartFolder> m_folder;
    std::map<std::string, std::string> m_paths;
    std::map<std::string, std::string> m_texts;
};

} // namespace vitrine
