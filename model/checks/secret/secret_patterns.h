// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRegularExpression>

#include <string>
#include <vector>

namespace vitrine {

/// A row of resources/facts/secrets.json, ready for use.
struct SecretPattern {
    std::string id;
    std::string issuer;
    std::string what;
    std::string prefix; ///< begins every match; may be empty
    QRegularExpression expression; ///< matches at the place where the secret begins
    bool guardBefore = false; ///< no letter, digit, _ or - may stand before it
    std::vector<std::string> anchors; ///< one of these must stand in the text
    std::vector<std::string> context; ///< one of these must stand near; empty: none is asked for
    int contextBefore = 0; ///< so many characters before; 0: on the same line
    std::vector<std::string> neighbours; ///< one of these within five lines counts as context
    bool bothContexts = false; ///< the words and a neighbour are asked for
    bool blocks = true;
    bool checksum = false; ///< its last six characters are a check sum of those before
};

[[nodiscard]] const std::vector<SecretPattern>& secretPatterns();

} // namespace vitrine
