// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts that people write and checks read: a card's front matter, licences, secrets, chat templates, lists of sums.

#include "model/checks/licence/licence_text.h"
#include "model/checks/licence/model_card.h"
#include "model/checks/secret/secret_scanner.h"
#include "model/checks/template_words.h"
#include "model/packaging/sum_list.h"

#include <cstdint>

using namespace vitrine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    std::size_t sum = 0;
    const ModelCard card = ModelCard::parse(text);
    for (const std::string_view key : {"license", "base_model", "language", "tags", "license_name", "datasets"}) {
        for (const std::string& value : card.values(key)) {
            sum += value.size();
        }
    }
    sum += card.body().size() + card.value("license").size();
    const LicenceMatch licence = recogniseLicence(text);
    sum += licence.id.size() + licence.changedWords.size() + licence.context.size();
    for (const SecretMatch& match : findSecrets(text)) {
        sum += match.masked.size();
    }
    for (const bool prose : {false, true}) {
        for (const PersonalMatch& match : findPersonal(text, prose)) {
            sum += match.masked.size();
        }
    }
    sum += suspiciousWords(text).size() + SumList::parse(text).text().size();
    sum += secretFileName(text).has_value() ? 1U : 0U;
    volatile std::size_t kept = sum;
    static_cast<void>(kept);
    return 0;
}
