// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/licence/licence_facts.h"

#include "model/checks/facts/fact_file.h"
#include "model/directory/glob.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

using nlohmann::json;

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

Licence read(const json& row)
{
    Licence licence;
    const auto text = [&row](const char* key) { return row.value(key, std::string()); };
    licence.id = text("id");
    licence.name = text("name");
    licence.hubId = text("hub");
    licence.spdx = text("spdx");
    licence.family = text("family");
    licence.kind = text("class");
    licence.title = text("title");
    licence.notice = text("notice");
    licence.display = text("display");
    licence.prefix = text("prefix");
    licence.threshold = text("threshold");
    licence.policy = text("policy");
    licence.territory = text("territory");
    licence.derived = text("derived");
    licence.note = text("note");
    licence.sure = row.value("sure", true);
    for (const json& alias : row.value("aliases", json::array())) {
        licence.aliases.push_back(alias.get<std::string>());
    }
    for (const json& ask : row.value("asks", json::array())) {
        licence.asks.emplace_back(ask[0].get<std::string>(), ask[1].get<std::string>());
    }
    return licence;
}

bool has(const Licence& licence, std::string_view code)
{
    return std::ranges::any_of(licence.asks, [code](const auto& ask) { return ask.first == code; });
}

bool isOpen(const Licence* licence)
{
    return licence == nullptr || licence->kind == "unknown" || licence->derived.empty();
}

} // namespace

const std::vector<Licence>& licences()
{
    static const std::vector<Licence> all = [] {
        std::vector<Licence> list;
        for (const json& row : factFile(FactFile::Licences).value("licences", json::array())) {
            list.push_back(read(row));
        }
        return list;
    }();
    return all;
}

const Licence* licenceById(std::string_view id)
{
    const auto found = std::ranges::find(licences(), id, &Licence::id);
    return found == licences().end() ? nullptr : &*found;
}

const Licence* licenceByName(std::string_view name)
{
    std::string wanted = lower(name);
    if (wanted.starts_with("licenseref-")) {
        wanted.erase(0, 11);
    }
    if (wanted.empty()) {
        return nullptr;
    }
    const auto by = [&wanted](auto test) -> const Licence* {
        const auto found = std::ranges::find_if(licences(), test);
        return found == licences().end() ? nullptr : &*found;
    };
    if (const Licence* found = by([&](const Licence& one) { return one.id == wanted; })) {
        return found;
    }
    if (const Licence* found = by([&](const Licence& one) { return one.hubId == wanted; })) {
        return found;
    }
    if (const Licence* found = by([&](const Licence& one) {
            const std::string spdx = lower(one.spdx);
            return spdx == wanted || spdx.starts_with(wanted + " or ") || spdx.ends_with(" or " + wanted);
        })) {
        return found;
    }
    return by([&](const Licence& one) {
        return lower(one.name) == wanted || std::ranges::find(one.aliases, wanted) != one.aliases.end();
    });
}

const Licence* licenceByTitle(std::string_view text)
{
    const QString head
        = QString::fromUtf8(text.substr(0, 3'000).data(), qsizetype(std::min<std::size_t>(text.size(), 3'000)));
    const Licence* best = nullptr;
    qsizetype bestLength = 0;
    qsizetype bestAt = 0;
    for (const Licence& licence : licences()) {
        if (licence.title.empty()) {
            continue;
        }
        const QRegularExpression title(
            QString::fromStdString(licence.title), QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = title.match(head);
        // The first title counts, and of two at one place the longer.
        if (match.hasMatch()
            && (best == nullptr || match.capturedStart() < bestAt
                || (match.capturedStart() == bestAt && match.capturedLength() > bestLength))) {
            best = &licence;
            bestAt = match.capturedStart();
            bestLength = match.capturedLength();
        }
    }
    return best;
}

bool permitsCommerce(const Licence& licence)
{
    return !has(licence, "non-commercial") && !has(licence, "research-only") && !has(licence, "non-production")
        && !licence.kind.starts_with("non-commercial") && licence.kind != "research"
        && !(licence.kind == "no-derivatives" && licence.id.find("-nc") != std::string::npos);
}

LicenceFit
fitOfLicences(const Licence* base, const Licence* card, std::string_view relation, bool restrictionsInPackage)
{
    if (isOpen(base)) {
        return LicenceFit::Open;
    }
    if (base->derived == "own-terms") {
        return LicenceFit::Agrees;
    }
    if (base->derived == "none") {
        return relation.empty() || relation == "quantized" ? LicenceFit::Open : LicenceFit::Conflicts;
    }
    if (card == nullptr || card->id == "unknown") {
        return LicenceFit::Open;
    }
    const bool same = card->id == base->id || (!card->hubId.empty() && card->hubId == base->hubId);
    if (same) {
        return LicenceFit::Agrees;
    }
    if (card->id == "other") {
        return restrictionsInPackage ? LicenceFit::Agrees : LicenceFit::Open;
    }
    if (card->kind == "unknown") {
        return LicenceFit::Open;
    }
    if (base->derived == "keep-restrictions") {
        return card->kind == "rail" || has(*card, "restrictions-pass-on") || restrictionsInPackage
            ? LicenceFit::Agrees
            : LicenceFit::Conflicts;
    }
    if (base->derived == "keep-nc") {
        return permitsCommerce(*card) ? LicenceFit::Conflicts : LicenceFit::Agrees;
    }
    return LicenceFit::Conflicts; // "same", and terms that prevail in a conflict
}

const Licence* licenceOfBase(std::string_view hubModel)
{
    for (const json& row : factFile(FactFile::Licences).value("bases", json::array())) {
        if (globMatches(row[0].get_ref<const std::string&>(), lower(hubModel))) {
            return licenceById(row[1].get_ref<const std::string&>());
        }
    }
    return nullptr;
}

Message obligationText(std::string_view code)
{
    constexpr std::array texts{
        std::pair{"include-text", QT_TRANSLATE_NOOP("model", "give recipients a copy of the licence text")},
        std::pair{"keep-copyright", QT_TRANSLATE_NOOP("model", "keep the copyright lines")},
        std::pair{
            "keep-notices", QT_TRANSLATE_NOOP("model", "keep copyright, patent, trademark and attribution notices")},
        std::pair{"notice-file", QT_TRANSLATE_NOOP("model", "put a text file NOTICE beside it")},
        std::pair{"state-changes", QT_TRANSLATE_NOOP("model", "say that it was changed, and how")},
        std::pair{"display-statement", QT_TRANSLATE_NOOP("model", "show the words that it gives")},
        std::pair{"name-prefix", QT_TRANSLATE_NOOP("model", "let the name of a derived model begin with its word")},
        std::pair{"attribution-statement", QT_TRANSLATE_NOOP("model", "give its sentence of attribution")},
        std::pair{"attribution", QT_TRANSLATE_NOOP("model", "name the author, link the source, name the licence")},
        std::pair{"licence-link-or-text", QT_TRANSLATE_NOOP("model", "give the text of the licence or a link to it")},
        std::pair{
            "restrictions-pass-on", QT_TRANSLATE_NOOP("model", "bind recipients to the same restrictions of use")},
        std::pair{"notify-users", QT_TRANSLATE_NOOP("model", "tell recipients that restrictions apply")},
        std::pair{"use-restrictions", QT_TRANSLATE_NOOP("model", "keep to the uses that it allows")},
        std::pair{"non-commercial", QT_TRANSLATE_NOOP("model", "no commercial use")},
        std::pair{"research-only", QT_TRANSLATE_NOOP("model", "research only")},
        std::pair{"non-production", QT_TRANSLATE_NOOP("model", "no use in production")},
        std::pair{"no-derivatives", QT_TRANSLATE_NOOP("model", "do not share what was changed")},
        std::pair{"same-licence", QT_TRANSLATE_NOOP("model", "keep derived models under the same licence")},
        std::pair{"source-offer", QT_TRANSLATE_NOOP("model", "give the source along")},
        std::pair{"network-source", QT_TRANSLATE_NOOP("model", "give the source to users over a network")},
        std::pair{"user-threshold", QT_TRANSLATE_NOOP("model", "ask the licensor above a number of users")},
        std::pair{"revenue-threshold", QT_TRANSLATE_NOOP("model", "ask the licensor above an amount of revenue")},
        std::pair{
            "no-improving-other-models",
            QT_TRANSLATE_NOOP("model", "do not use it or its output to improve other models")},
        std::pair{"no-competing-model", QT_TRANSLATE_NOOP("model", "do not train a competing model with its output")},
        std::pair{"territory", QT_TRANSLATE_NOOP("model", "not granted in some countries")},
        std::pair{"no-endorsement", QT_TRANSLATE_NOOP("model", "do not promote with the name of the licensor")},
        std::pair{"no-extra-restrictions", QT_TRANSLATE_NOOP("model", "add no further terms and no technical locks")},
        std::pair{"reserved-name", QT_TRANSLATE_NOOP("model", "do not use the reserved names")},
        std::pair{"registration", QT_TRANSLATE_NOOP("model", "register or apply for commercial use")},
        std::pair{"hosting-permission", QT_TRANSLATE_NOOP("model", "ask before hosting it as a service")},
        std::pair{"content-filter", QT_TRANSLATE_NOOP("model", "run a filter or a review of content")},
        std::pair{"guardrail-clause", QT_TRANSLATE_NOOP("model", "do not remove its guardrails without a substitute")},
        std::pair{
            "identify-derivatives",
            QT_TRANSLATE_NOOP("model", "name derived models as such, and say what was changed")},
        std::pair{"impact-report", QT_TRANSLATE_NOOP("model", "report on the derived model")},
        std::pair{"no-redistribution-to-others", QT_TRANSLATE_NOOP("model", "do not pass it on")},
        std::pair{"computational-use-only", QT_TRANSLATE_NOOP("model", "computational use only")},
    };
    for (const auto& [name, text] : texts) {
        if (code == name) {
            return Message(text);
        }
    }
    return Message::verbatim(std::string(code));
}

} // namespace vitrine
