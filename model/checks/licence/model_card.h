// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The front matter of a model card: what stands between two lines of three dashes at the very beginning. Only what the
/// hub's own cards use is understood of YAML: scalars, quoted ones, lists in one line or below one another; deeper
/// levels are passed over.
class ModelCard
{
public:
    enum class Front {
        Absent, ///< there is none
        Present,
        Hidden, ///< a byte order mark or an empty line before it hides it from the hub
        Unclosed,
    };

    [[nodiscard]] static ModelCard parse(std::string_view text);

    [[nodiscard]] Front front() const { return m_front; }
    /// The values of a key, in lists of one for scalars; empty when it is absent or null.
    [[nodiscard]] std::vector<std::string> values(std::string_view key) const;
    [[nodiscard]] std::string value(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const { return !values(key).empty(); }
    /// The text below the front matter.
    [[nodiscard]] std::string_view body() const { return m_body; }

private:
    Front m_front = Front::Absent;
    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
    std::string m_body;
};

} // namespace vitrine
