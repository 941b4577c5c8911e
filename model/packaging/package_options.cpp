// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_options.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {
constexpr std::array<std::string_view, std::size_t(PackageFormat::Count)> Names{"tar", "tar.zst", "tar.gz", "zip", "folder", "oci"};
}

std::string_view packageFormatName(PackageFormat format)
{
    return Names[static_cast<std::size_t>(format)];
}

std::optional<PackageFormat> packageFormatByName(std::string_view name)
{
    const auto found = std::ranges::find(Names, name);
    return found == Names.end() ? std::nullopt : std::optional(static_cast<PackageFormat>(found - Names.begin()));
}

PackageFormat packageFormatBySuffix(std::string_view output)
{
    static constexpr auto suffixes = std::to_array<std::pair<std::string_view, PackageFormat>>({{".tar", PackageFormat::Tar},
        {".tar.zst", PackageFormat::TarZst}, {".tzst", PackageFormat::TarZst}, {".tar.gz", PackageFormat::TarGz},
        {".tgz", PackageFormat::TarGz}, {".zip", PackageFormat::Zip}, {".oci", PackageFormat::Oci}});
    const auto found = std::ranges::find_if(suffixes, [&](const auto& suffix) { return output.ends_with(suffix.first); });
    return found == suffixes.end() ? PackageFormat::Folder : found->second;
}

bool isWaivable(std::string_view check)
{
    return check != "share.secrets";
}

bool scrubsPaths(const PackageOptions& options)
{
    return options.scrubPaths.value_or(options.purpose != Purpose::Resume);
}

} // namespace vitrine
