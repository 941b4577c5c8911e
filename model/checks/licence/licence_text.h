// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What a text of a licence was recognised as. White space, case, line ends, wrapping, punctuation and lines of
/// copyright do not count; every other word does.
struct LicenceMatch {
    enum class Kind {
        Unknown,
        Exact, ///< word for word
        Changed, ///< the same but for some words; a clause may have been changed
        TitleOnly, ///< it only says that it is this licence
    };
    Kind kind = Kind::Unknown;
    std::string id; ///< of resources/facts/licences.json: "llama3.1"
    bool isUsePolicy = false;
    double similarity = 0; ///< share of its groups of five words that the known text has too
    std::string
        changedWords; ///< of the first difference, as the file has them; may be empty where words were taken out
    std::string context; ///< the words of the file before it
    std::uint64_t differences = 0; ///< places
};

/// Compares a text with the fingerprints of resources/facts/licence_texts.json. At most 200,000 words are looked at.
[[nodiscard]] LicenceMatch recogniseLicence(std::string_view text);

/// The words of a text as they are compared: lower case, only letters and digits.
[[nodiscard]] std::vector<std::string_view> licenceWords(std::string_view text, std::string& buffer);

} // namespace vitrine
