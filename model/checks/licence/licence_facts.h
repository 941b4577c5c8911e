// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/words/message.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// A licence as resources/facts/licences.json has it.
struct Licence {
    std::string id;
    std::string name;
    std::string hubId; ///< empty: the hub has no word for it
    std::string spdx; ///< an expression; "LicenseRef-…" where SPDX has none; empty: nothing can be said
    std::string family;
    std::string kind; ///< "permissive", "community", "rail", "non-commercial", …
    std::vector<std::string> aliases;
    std::string title; ///< a regular expression
    std::vector<std::pair<std::string, std::string>> asks; ///< code of an obligation, section of the text
    std::string notice; ///< the sentence that a NOTICE must hold
    std::string display; ///< the words that must be shown; alternatives joined with " | "
    std::string prefix; ///< with which the name of a derived model begins
    std::string threshold;
    std::string policy;
    std::string territory;
    std::string derived; ///< what the licence of a derived model may be
    std::string note;
    bool sure = true; ///< false where only cards and announcements were read
};

[[nodiscard]] const std::vector<Licence>& licences();
/// By id, hub id, SPDX id or another name; null when it is none.
[[nodiscard]] const Licence* licenceByName(std::string_view name);
[[nodiscard]] const Licence* licenceById(std::string_view id);
/// The licence whose title stands in the first lines of a text; null when there is none.
[[nodiscard]] const Licence* licenceByTitle(std::string_view text);
/// "give recipients a copy of the licence text", of the code of an obligation.
[[nodiscard]] Message obligationText(std::string_view code);

/// What a base model's licence says about the licence that a derived model claims.
enum class LicenceFit { Agrees, Conflicts, Open };
/// `relation`: base_model_relation of the card, empty: not said. `restrictionsInPackage`: a text that carries the
/// base's restrictions lies in the directory.
[[nodiscard]] LicenceFit
fitOfLicences(const Licence* base, const Licence* card, std::string_view relation, bool restrictionsInPackage);
/// Whether commercial use is granted.
[[nodiscard]] bool permitsCommerce(const Licence& licence);

/// The licence of a well-known base model, by its id on the hub ("meta-llama/Llama-3.1-8B"); null when it is not known.
[[nodiscard]] const Licence* licenceOfBase(std::string_view hubModel);

} // namespace vitrine
