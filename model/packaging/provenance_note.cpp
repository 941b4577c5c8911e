// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/provenance_note.h"

#include "model/words/quantity.h"
#include "model/words/spoken_language.h"
#include "model/words/text.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

QString translated(const char* source)
{
    return SpokenLanguage::translated(source);
}

/// Text from a file inside a Markdown table or line: no pipe, no line break, no markup of its own.
QString cell(const std::string& text)
{
    QString shown = displayText(text).simplified();
    for (const char16_t mark : {u'\\', u'|', u'*', u'_', u'`', u'<', u'[', u']'}) {
        shown.replace(QChar(mark), QString(u'\\') + QChar(mark));
    }
    return shown;
}

QString heading(const char* source)
{
    return u"\n## "_s + translated(source) + u"\n\n"_s;
}

QString whatItIs(const ModelDirectory& directory, const PackagePlan& plan)
{
    const Unit& unit = directory.units[plan.unit];
    QString text = u"# "_s + cell(plan.topFolder) + u"\n\n"_s + unit.verdict.sentence.text() + u"\n\n"_s;
    QStringList facts;
    if (!unit.architecture.empty()) {
        facts << cell(unit.architecture);
    }
    if (unit.parameters > 0) {
        facts << translated(QT_TRANSLATE_NOOP("model", "%1 parameters")).arg(formatParameters(unit.parameters));
    }
    if (!unit.dtypes.empty()) {
        facts << cell(unit.dtypes.front().dtype);
    }
    facts << Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s), %1"), plan.files.size(), {Message::Argument::bytes(plan.contentBytes)}).text();
    facts << translated(QT_TRANSLATE_NOOP("model", "packed %1")).arg(purposeTitle(plan.options.purpose).text());
    return text + facts.join(u" · "_s) + u'\n';
}

QString sourceOf(const ProvenanceFact& fact)
{
    switch (fact.source) {
    case FactSource::Found:
        return fact.place.empty() ? translated(QT_TRANSLATE_NOOP("model", "found in %1")).arg(cell(fact.file))
                                  : translated(QT_TRANSLATE_NOOP("model", "found in %1, %2")).arg(cell(fact.file), cell(fact.place));
    case FactSource::Given:
        return translated(QT_TRANSLATE_NOOP("model", "given"));
    case FactSource::Computed:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("model", "computed"));
}

QString whereFrom(const PackagePlan& plan)
{
    QString text = heading(QT_TRANSLATE_NOOP("model", "Where it comes from")) + u"| | | |\n|---|---|---|\n"_s;
    for (const ProvenanceFact& fact : plan.provenance.facts) {
        text += u"| "_s + provenanceKeyTitle(fact.key).text() + u" | "_s + cell(fact.value) + u" | "_s + sourceOf(fact) + u" |\n"_s;
    }
    QStringList unknown;
    for (const std::string_view key : {"base_model", "data", "data_version", "commit", "hyperparameters", "precision"}) {
        if (plan.provenance.fact(key) == nullptr) {
            unknown << provenanceKeyTitle(key).text();
        }
    }
    if (!unknown.isEmpty()) {
        text += u'\n' + translated(QT_TRANSLATE_NOOP("model", "Not known: %1.")).arg(unknown.join(translated(QT_TRANSLATE_NOOP("model", ", ")))) + u'\n';
    }
    return text;
}

/// By reason, because a training folder leaves out thousands of files for the same one.
QString whatWasLeftOut(const PackagePlan& plan)
{
    if (plan.leftOut.empty()) {
        return {};
    }
    std::map<QString, std::pair<std::uint64_t, std::uint64_t>> reasons;
    for (const LeftOutFile& file : plan.leftOut) {
        auto& [count, bytes] = reasons[file.reason.text()];
        ++count;
        bytes += file.size;
    }
    QString text = heading(QT_TRANSLATE_NOOP("model", "What was left out"));
    for (const auto& [reason, sum] : reasons) {
        text += u"- "_s
            + Message::plural(QT_TRANSLATE_N_NOOP("model", "%n file(s), %1: %2"), sum.first, {Message::Argument::bytes(sum.second), reason.toStdString()}).text()
            + u'\n';
    }
    return text;
}

QString whatWasConverted(const ModelDirectory& directory, const PackagePlan& plan)
{
    if (!plan.options.convertPickleWeights || plan.conversions.empty()) {
        return {};
    }
    QString text = heading(QT_TRANSLATE_NOOP("model", "What was converted"));
    for (const PlannedConversion& conversion : plan.conversions) {
        text += u"- "_s
            + Message::plural(QT_TRANSLATE_N_NOOP("model", "%1 became %2: %n tensor(s), bit for bit, without unpickling"), conversion.tensors,
                {cell(directory.files[conversion.source].path).toStdString(), cell(conversion.name).toStdString()}).text()
            + u'\n';
    }
    return text;
}

QString findings(const PackagePlan& plan)
{
    QString text;
    for (const Finding& finding : plan.checklist.findings) {
        const bool told = finding.status == CheckStatus::Failure || finding.status == CheckStatus::Warning || finding.status == CheckStatus::NotVerified;
        if (told) {
            text += u"- "_s + statusTitle(finding.status).text() + u": "_s + finding.title.text() + u" ("_s
                + displayText(finding.id) + u")\n"_s;
        }
    }
    for (const Waiver& waiver : plan.options.waivers) {
        text += u"- "_s + translated(QT_TRANSLATE_NOOP("model", "Allowed all the same: %1. Reason: %2")).arg(cell(waiver.check), cell(waiver.reason)) + u'\n';
    }
    for (const PlanIssue& issue : plan.issues) {
        if (!issue.settled.isEmpty()) {
            text += u"- "_s + translated(QT_TRANSLATE_NOOP("model", "Settled for the package: %1 (%2)")).arg(issue.text.text(), cell(issue.settled.utf8())) + u'\n';
        }
    }
    const auto secrets = plan.secretEdits();
    if (plan.edits.size() > secrets) {
        text += u"- "_s + Message::plural(QT_TRANSLATE_N_NOOP("model", "Home paths were replaced in %n place(s) of the copy."), plan.edits.size() - secrets).text() + u'\n';
    }
    if (secrets > 0) {
        text += u"- "_s + Message::plural(QT_TRANSLATE_N_NOOP("model", "Tokens were taken out in %n place(s) of the copy."), secrets).text() + u'\n';
    }
    if (text.isEmpty()) {
        text = translated(QT_TRANSLATE_NOOP("model", "The checklist found nothing to tell.")) + u'\n';
    }
    return heading(QT_TRANSLATE_NOOP("model", "What the checklist found")) + text;
}

QString stateOf(LicenceTerm::State state)
{
    switch (state) {
    case LicenceTerm::State::Done:
        return translated(QT_TRANSLATE_NOOP("model", "done"));
    case LicenceTerm::State::TakenOver:
        return translated(QT_TRANSLATE_NOOP("model", "taken over by the person who packed this"));
    case LicenceTerm::State::Told:
        return translated(QT_TRANSLATE_NOOP("model", "to be kept in mind"));
    case LicenceTerm::State::Open:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("model", "open"));
}

QString licenceTerms(const PackagePlan& plan)
{
    if (plan.options.licenceTerms.empty()) {
        return {};
    }
    QString text = heading(QT_TRANSLATE_NOOP("model", "What the licence asks for"));
    for (const LicenceTerm& term : plan.options.licenceTerms) {
        text += u"- "_s + cell(term.text.utf8()) + u" — "_s + stateOf(term.state) + u'\n';
    }
    return text;
}

QString howToVerify()
{
    return heading(QT_TRANSLATE_NOOP("model", "How to verify"))
        + translated(QT_TRANSLATE_NOOP("model", "In the unpacked folder; each command alone is enough:"))
        + u"\n\n```\nsha256sum -c SHA256SUMS\nxxhsum -c XXH128SUMS\nvitrine-cli verify .\n```\n"_s;
}

/// Two or three lines for the loaders that take this format.
QString howToLoad(const ModelDirectory& directory, const PackagePlan& plan)
{
    const Unit& unit = directory.units[plan.unit];
    const QString folder = displayText(plan.topFolder);
    QString code;
    if (unit.verdict.kind == VerdictKind::Adapter) {
        code = u"from peft import AutoPeftModelForCausalLM\nmodel = AutoPeftModelForCausalLM.from_pretrained(\"%1\")\n"_s.arg(folder);
    } else if (unit.verdict.kind == VerdictKind::Pipeline) {
        code = u"from diffusers import DiffusionPipeline\npipeline = DiffusionPipeline.from_pretrained(\"%1\")\n"_s.arg(folder);
    } else if (!unit.weights.empty() && directory.files[unit.weights.front()].format == Format::Gguf) {
        const auto packed = std::ranges::find(plan.files, unit.weights.front(), &PlannedFile::source);
        code = u"llama-cli -m \"%1/%2\"\n"_s.arg(folder, packed == plan.files.end() ? QString() : displayText(packed->name));
    } else if (unit.config != NoFile && !unit.modelType.empty()) {
        const QString loader = unit.architecture.ends_with("ForCausalLM") ? u"AutoModelForCausalLM"_s : u"AutoModel"_s;
        code = u"from transformers import %1\nmodel = %1.from_pretrained(\"%2\")\n"_s.arg(loader, folder);
    }
    return code.isEmpty() ? code : heading(QT_TRANSLATE_NOOP("model", "How to load")) + u"```\n"_s + code + u"```\n"_s;
}

} // namespace

std::string provenanceNote(const ModelDirectory& directory, const PackagePlan& plan)
{
    const SpokenLanguage spoken(plan.options.language);
    const QString text = whatItIs(directory, plan) + whereFrom(plan) + whatWasLeftOut(plan) + whatWasConverted(directory, plan) + findings(plan) + licenceTerms(plan) + howToVerify() + howToLoad(directory, plan)
        + u"\n---\n"_s
        + translated(QT_TRANSLATE_NOOP("model", "Written by Vitrine %1. Facts are marked as found in a file, given by the person who packed this, or computed.")).arg(QStringLiteral(VITRINE_VERSION))
        + u'\n';
    return text.toStdString();
}

} // namespace vitrine
