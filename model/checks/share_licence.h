// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/licence/licence_facts.h"

#include <string>
#include <vector>

namespace vitrine {

/// One thing that the text of a licence asks for when the model is passed on.
struct LicenceItem {
    enum class State : std::uint8_t {
        Done,
        Open, ///< asked for and not done
        Told, ///< cannot be seen in a directory
    };
    State state = State::Told;
    std::string code; ///< of resources/facts/licences.json
    std::string section;
    Message text; ///< "the licence text asks …"
};

/// What is known of the licences of a unit.
struct LicencePicture {
    const Licence* file = nullptr; ///< of the text that lies in the directory; null: none was recognised
    const Licence* card = nullptr; ///< that the card names; null: none, or one that is not known
    const Licence* base = nullptr; ///< of the base model, where it is well known
    std::string cardName; ///< as the card has it
    std::string baseName; ///< the base model
    std::string relation; ///< base_model_relation
    bool changed = false; ///< the text differs from the known one
    /// The licence that counts for passing on: the text, else the card.
    [[nodiscard]] const Licence* effective() const { return file != nullptr ? file : card; }
};

[[nodiscard]] LicencePicture licencePicture(const CheckContext& context);
/// Item by item, done or not done. Also for the packaging wizard.
[[nodiscard]] std::vector<LicenceItem> licenceItems(const CheckContext& context, const Licence& licence);
/// What share.licence answers.
[[nodiscard]] Answer answerLicence(const CheckContext& context);

} // namespace vitrine
