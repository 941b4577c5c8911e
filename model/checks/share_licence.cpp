// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/share_licence.h"

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

using Argument = Message::Argument;
using State = LicenceItem::State;

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

/// Words of a text joined with single blanks, so that wrapping and punctuation do not matter.
std::string plain(std::string_view text)
{
    std::string buffer;
    std::string result;
    for (const std::string_view word : licenceWords(text, buffer)) {
        result += word;
        result += ' ';
    }
    return result;
}

bool holds(const std::string* text, std::string_view words)
{
    return text != nullptr && !words.empty() && plain(*text).find(plain(words)) != std::string::npos;
}

FileIndex noticeFile(const CheckContext& context)
{
    for (const FileIndex index : context.scope()) {
        if (context.file(index).role == Role::Notice && context.isWhole(index)) {
            return index;
        }
    }
    return NoFile;
}

bool hasUsePolicy(const CheckContext& context)
{
    return std::ranges::any_of(context.licenceFiles(), [&](const LicenceFile& one) {
        return context.file(one.file).role == Role::UsePolicy || one.match.isUsePolicy;
    });
}

bool hasLicenceText(const CheckContext& context, const Licence& licence)
{
    return std::ranges::any_of(context.licenceFiles(), [&](const LicenceFile& one) {
        const Licence* found = licenceById(one.match.id);
        return found != nullptr && (found->id == licence.id || (!found->hubId.empty() && found->hubId == licence.hubId))
            && one.match.kind != LicenceMatch::Kind::TitleOnly && !one.match.isUsePolicy;
    });
}

/// The alternatives of a display statement: "Built with Qwen | Improved using Qwen".
bool showsWords(const CheckContext& context, const std::string& display)
{
    const std::string* text = context.text(context.cardFile());
    for (std::size_t begin = 0; begin <= display.size();) {
        const std::size_t end = std::min(display.find(" | ", begin), display.size());
        if (holds(text, display.substr(begin, end - begin))) {
            return true;
        }
        begin = end + 3;
    }
    return false;
}

State stateOf(const CheckContext& context, const Licence& licence, std::string_view code)
{
    const ModelCard& card = context.card();
    const std::string* readme = context.text(context.cardFile());
    const auto done = [](bool yes) { return yes ? State::Done : State::Open; };
    if (code == "include-text" || code == "keep-copyright" || code == "restrictions-pass-on") {
        return done(hasLicenceText(context, licence));
    }
    if (code == "licence-link-or-text") {
        return done(hasLicenceText(context, licence) || card.has("license_link") || card.has("license"));
    }
    if (code == "notice-file") {
        if (licence.notice.empty()) {
            return State::Told; // only where the base has one
        }
        return done(holds(context.text(noticeFile(context)), licence.notice) || holds(readme, licence.notice));
    }
    if (code == "attribution-statement") {
        return licence.notice.empty()
            ? State::Told
            : done(holds(readme, licence.notice) || holds(context.text(noticeFile(context)), licence.notice));
    }
    if (code == "display-statement") {
        return licence.display.empty() ? State::Told : done(showsWords(context, licence.display));
    }
    if (code == "use-restrictions") {
        return licence.policy.empty() ? State::Told : done(hasUsePolicy(context));
    }
    if (code == "attribution") {
        return done(card.has("license") && (card.has("base_model") || readme != nullptr));
    }
    return State::Told;
}

/// Whether the unit is the licensor's own release: then nothing is derived, and its terms speak of others.
bool isDerived(const CheckContext& context)
{
    return context.card().has("base_model") || context.isAdapter() || context.unit().residueBytes > 0;
}

Message itemText(const Licence& licence, const std::string& code, const std::string& section)
{
    const Message what = obligationText(code);
    if (code == "notice-file" && !licence.notice.empty()) {
        return Message(
            QT_TRANSLATE_NOOP("model", "the licence text asks (section %1): %2 with the sentence “%3”"),
            {section, what, licence.notice});
    }
    if (code == "display-statement" && !licence.display.empty()) {
        return Message(
            QT_TRANSLATE_NOOP("model", "the licence text asks (section %1): %2: “%3”"),
            {section, what, licence.display});
    }
    if (code == "name-prefix" && !licence.prefix.empty()) {
        return Message(
            QT_TRANSLATE_NOOP("model", "the licence text asks (section %1): %2, “%3”"),
            {section, what, licence.prefix});
    }
    return Message(QT_TRANSLATE_NOOP("model", "the licence text asks (section %1): %2"), {section, what});
}

const Licence* knownBase(const CheckContext& context, LicencePicture& picture)
{
    std::vector<std::string> names = context.card().values("base_model");
    if (const auto* config = context.json(context.findAnywhere("adapter_config.json"))) {
        names.push_back(keyText(*config, "base_model_name_or_path"));
    }
    if (const auto* config = context.config(); config != nullptr && context.unit().residueBytes > 0) {
        names.push_back(keyText(*config, "_name_or_path"));
    }
    for (const std::string& name : names) {
        if (const Licence* licence = licenceOfBase(name)) {
            picture.baseName = name;
            return licence;
        }
    }
    return nullptr;
}

bool carriesRestrictions(const CheckContext& context, const Licence* base)
{
    return base != nullptr && (hasLicenceText(context, *base) || hasUsePolicy(context));
}

} // namespace

LicencePicture licencePicture(const CheckContext& context)
{
    LicencePicture picture;
    const ModelCard& card = context.card();
    picture.cardName = card.value("license");
    picture.relation = lower(card.value("base_model_relation"));
    if (picture.relation.empty() && context.isAdapter()) {
        picture.relation = "adapter";
    }
    const std::string own = card.value("license_name");
    picture.card = picture.cardName == "other" && !own.empty() && licenceByName(own) != nullptr
        ? licenceByName(own)
        : licenceByName(picture.cardName);
    for (const LicenceFile& one : context.licenceFiles()) {
        if (context.file(one.file).role != Role::Licence || one.match.isUsePolicy
            || one.match.kind == LicenceMatch::Kind::Unknown) {
            continue;
        }
        // Code beside the weights may be under a licence of its own; the text that the card names counts first.
        const Licence* found = licenceById(one.match.id);
        const bool named = picture.card != nullptr && found != nullptr && found->id == picture.card->id;
        const bool isCode = lower(context.file(one.file).path).find("code") != std::string::npos;
        if (picture.file == nullptr || named || !isCode) {
            picture.file = found;
            picture.changed = one.match.kind == LicenceMatch::Kind::Changed;
            if (named) {
                break;
            }
        }
    }
    picture.base = knownBase(context, picture);
    return picture;
}

std::vector<LicenceItem> licenceItems(const CheckContext& context, const Licence& licence)
{
    std::vector<LicenceItem> items;
    for (const auto& [code, section] : licence.asks) {
        State state = stateOf(context, licence, code);
        const bool onlyDerived = code == "display-statement" || code == "state-changes" || code == "name-prefix"
            || (code == "notice-file" && !licence.notice.empty());
        if (onlyDerived && !isDerived(context) && state == State::Open) {
            state = State::Told;
        }
        items.push_back({state, code, section, itemText(licence, code, section)});
    }
    return items;
}

namespace {

/// Card, text and base must not contradict one another. Nothing when they do not.
std::optional<Answer> conflict(const CheckContext& context, const LicencePicture& picture)
{
    std::vector<FileIndex> files;
    for (const LicenceFile& one : context.licenceFiles()) {
        files.push_back(one.file);
    }
    if (context.cardFile() != NoFile) {
        files.push_back(context.cardFile());
    }
    if (picture.file != nullptr && picture.card != nullptr && picture.card->kind != "unknown"
        && picture.file->id != picture.card->id
        && (picture.file->spdx != picture.card->spdx || picture.file->spdx.empty())) {
        return Answer::fault(
            Message(
                QT_TRANSLATE_NOOP("model", "Card and licence file differ: %1, %2"),
                {picture.cardName, picture.file->name}),
            Message(
                QT_TRANSLATE_NOOP("model", "The card says %1; the text in the directory is the %2."),
                {picture.card->name, picture.file->name}),
            Message(QT_TRANSLATE_NOOP("model", "Find out which one holds for the weights, and correct the other.")),
            files);
    }
    const Licence* claimed = picture.card != nullptr ? picture.card : picture.file;
    const LicenceFit fit = picture.base != nullptr
        ? fitOfLicences(picture.base, claimed, picture.relation, carriesRestrictions(context, picture.base))
        : LicenceFit::Open;
    if (fit == LicenceFit::Conflicts) {
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The licence claims more than that of the base model grants")),
            Message(
                QT_TRANSLATE_NOOP(
                    "model", "%1 is under the %2, which does not let a derived model be passed on under %3."),
                {picture.baseName, picture.base->name, claimed != nullptr ? claimed->name : std::string("?")}),
            Message(QT_TRANSLATE_NOOP("model", "Take the licence of the base model, and add its text and notices.")),
            files);
    }
    return {};
}

} // namespace

Answer answerLicence(const CheckContext& context)
{
    if (context.is(VerdictKind::NotAModel)) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no model here.")));
    }
    const LicencePicture picture = licencePicture(context);
    std::vector<FileIndex> files;
    for (const LicenceFile& one : context.licenceFiles()) {
        files.push_back(one.file);
    }
    if (auto answer = conflict(context, picture)) {
        return std::move(*answer);
    }
    const Licence* licence = picture.effective();
    if (licence == nullptr && picture.base != nullptr) {
        licence = picture.base;
    }
    if (licence == nullptr || licence->kind == "unknown") {
        const bool none = files.empty() && picture.cardName.empty();
        return none ? Answer::notApplicable(Message(
                   QT_TRANSLATE_NOOP("model", "No licence is here that could ask for something; see “Licence”.")))
                    : Answer::notVerified(
                        Message(QT_TRANSLATE_NOOP("model", "What the licence asks for is not known")),
                        Message(
                            QT_TRANSLATE_NOOP(
                                "model",
                                "The licence was not recognised, or it is named in words that say nothing about its "
                                "terms (%1). Read it; this is a decision of yours."),
                            {picture.cardName.empty() ? std::string("LICENSE") : picture.cardName}),
                        {}, files);
    }
    std::vector<Message> open;
    std::vector<Evidence> evidence;
    for (const LicenceItem& item : licenceItems(context, *licence)) {
        const Message word = item.state == State::Done ? Message(QT_TRANSLATE_NOOP("model", "done"))
            : item.state == State::Open                ? Message(QT_TRANSLATE_NOOP("model", "open"))
                                                       : Message(QT_TRANSLATE_NOOP("model", "to be kept in mind"));
        evidence.push_back(
            {files.empty() ? context.cardFile() : files.front(),
             {},
             item.code,
             Message(QT_TRANSLATE_NOOP("model", "%1 — %2"), {item.text, word})});
        if (item.state == State::Open) {
            open.push_back(item.text);
        }
    }
    if (picture.changed) {
        const auto changed = std::ranges::find(
            context.licenceFiles(), LicenceMatch::Kind::Changed, [](const LicenceFile& one) { return one.match.kind; });
        return Answer::remark(
                   Message(QT_TRANSLATE_NOOP("model", "The licence text differs from the known %1"), {licence->name}),
                   Message(
                       QT_TRANSLATE_NOOP(
                           "model", "After “… %1” it has “%2” (%3 places differ). A clause may have been changed."),
                       {changed->match.context, changed->match.changedWords,
                        Argument::count(changed->match.differences)}),
                   Message(QT_TRANSLATE_NOOP("model", "Compare it with the text of the licensor.")), files)
            .with(std::move(evidence));
    }
    if (!open.empty()) {
        const auto count = open.size();
        // A licence that is only named in the card, as most cards do it, is a small omission for a copy that was not
        // changed.
        const bool onlyText = std::ranges::none_of(licenceItems(context, *licence), [](const LicenceItem& item) {
            return item.state == State::Open && item.code != "include-text" && item.code != "keep-copyright"
                && item.code != "restrictions-pass-on";
        });
        const Message title
            = Message::plural(QT_TRANSLATE_N_NOOP("model", "%1: %n term(s) open"), count, {licence->name});
        const Message detail(QT_TRANSLATE_NOOP("model", "Not done: %1."), {Argument(std::move(open))});
        const Message fix(QT_TRANSLATE_NOOP(
            "model",
            "The packaging wizard writes the NOTICE and takes the licence text along once it lies in this folder. This "
            "is no legal advice."));
        const bool small = onlyText
            && (licence->kind == "permissive" || licence->kind == "attribution" || licence->kind == "public-domain")
            && files.empty();
        return (small ? Answer::remark(title, detail, fix, files) : Answer::fault(title, detail, fix, files))
            .with(std::move(evidence));
    }
    Answer answer = Answer::pass(
        Message(
            QT_TRANSLATE_NOOP("model", "%1: what its text asks for and can be seen here is done."), {licence->name}),
        files);
    answer.evidence = std::move(evidence);
    return answer;
}

} // namespace vitrine
