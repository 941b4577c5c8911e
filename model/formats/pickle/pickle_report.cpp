// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_report.h"

#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

const PickleFinding* worst(const std::vector<PickleFinding>& findings)
{
    const auto rank = [](const PickleFinding& finding) { return std::pair(finding.risk, finding.use); };
    const auto found = std::ranges::max_element(findings, {}, rank);
    return found == findings.end() ? nullptr : &*found;
}

Message calledSentence(const PickleFinding& finding)
{
    const Message::Argument name(displayUtf8(finding.qualified()));
    const Message::Argument deed(pickleDeedTitle(finding.deed));
    return finding.use == PickleUse::Called
        ? Message(QT_TRANSLATE_NOOP("model", "loading it calls %1, which %2"), {name, deed})
        : Message(QT_TRANSLATE_NOOP("model", "loading it imports %1, which %2"), {name, deed});
}

} // namespace

PickleVerdict PickleReport::verdict() const
{
    const PickleFinding* finding = worst(findings);
    const PickleRisk risk = finding == nullptr ? PickleRisk::Allowed : finding->risk;
    if (risk == PickleRisk::Dangerous) {
        return PickleVerdict::Dangerous;
    }
    const auto weighs = [&](PickleRemark::Weight weight) {
        return std::ranges::find(remarks, weight, &PickleRemark::weight) != remarks.end();
    };
    if (weighs(PickleRemark::Weight::NotVerified)) {
        return PickleVerdict::NotVerified;
    }
    if (risk == PickleRisk::Unknown || weighs(PickleRemark::Weight::Warning)) {
        return PickleVerdict::Warning;
    }
    return risk == PickleRisk::Known ? PickleVerdict::Known : PickleVerdict::Clean;
}

const PickleReport* pickleReportOf(const ModelFile* content)
{
    return content == nullptr ? nullptr : dynamic_cast<const PickleReport*>(content->detail.get());
}

Message PickleReport::sentence() const
{
    const PickleFinding* finding = worst(findings);
    const auto remark = [&](PickleRemark::Weight weight) {
        const auto found = std::ranges::find(remarks, weight, &PickleRemark::weight);
        return found == remarks.end() ? Message() : found->message;
    };
    switch (verdict()) {
    case PickleVerdict::Dangerous:
        return calledSentence(*finding);
    case PickleVerdict::NotVerified:
        return Message(QT_TRANSLATE_NOOP("model", "not verified: %1"), {Message::Argument(remark(PickleRemark::Weight::NotVerified))});
    case PickleVerdict::Warning:
        return finding != nullptr && finding->risk == PickleRisk::Unknown ? calledSentence(*finding)
                                                                          : remark(PickleRemark::Weight::Warning);
    case PickleVerdict::Known:
        return Message(QT_TRANSLATE_NOOP("model", "loading it runs code of usual training libraries, %1 for example"),
            {Message::Argument(displayUtf8(finding->qualified()))});
    case PickleVerdict::Clean:
        break;
    }
    return Message(QT_TRANSLATE_NOOP("model", "no code found by these rules (%1)"), {Message::Argument(RulesVersion)});
}

void PickleReport::merge(const PickleReport& other)
{
    findings.insert(findings.end(), other.findings.begin(), other.findings.end());
    remarks.insert(remarks.end(), other.remarks.begin(), other.remarks.end());
    streams += other.streams;
    opcodes += other.opcodes;
    if (weightsOnlyObstacle.empty()) {
        weightsOnlyObstacle = other.weightsOnlyObstacle;
    }
}

std::string_view pickleVerdictName(PickleVerdict verdict)
{
    constexpr std::string_view names[] = {"clean", "known", "warning", "not-verified", "dangerous"};
    return names[static_cast<std::size_t>(verdict)];
}

Message pickleDeedTitle(PickleDeed deed)
{
    switch (deed) {
    case PickleDeed::Data:
        return Message(QT_TRANSLATE_NOOP("model", "makes plain values"));
    case PickleDeed::RunsCode:
        return Message(QT_TRANSLATE_NOOP("model", "runs any Python code"));
    case PickleDeed::StartsPrograms:
        return Message(QT_TRANSLATE_NOOP("model", "starts other programs"));
    case PickleDeed::TouchesFiles:
        return Message(QT_TRANSLATE_NOOP("model", "reads or writes files"));
    case PickleDeed::UsesNetwork:
        return Message(QT_TRANSLATE_NOOP("model", "opens network connections"));
    case PickleDeed::LoadsPickles:
        return Message(QT_TRANSLATE_NOOP("model", "loads another pickle"));
    case PickleDeed::FindsNames:
        return Message(QT_TRANSLATE_NOOP("model", "can reach any other function"));
    case PickleDeed::ChangesPrograms:
        return Message(QT_TRANSLATE_NOOP("model", "changes the running program"));
    case PickleDeed::DisarmsScanners:
        return Message(QT_TRANSLATE_NOOP("model", "interferes with programs that check models"));
    case PickleDeed::UnknownCode:
        return Message(QT_TRANSLATE_NOOP("model", "is code that Vitrine does not know"));
    }
    return {};
}

Message pickleRiskTitle(PickleRisk risk)
{
    switch (risk) {
    case PickleRisk::Allowed:
        return Message(QT_TRANSLATE_NOOP("model", "Plain data"));
    case PickleRisk::Known:
        return Message(QT_TRANSLATE_NOOP("model", "Usual in training"));
    case PickleRisk::Unknown:
        return Message(QT_TRANSLATE_NOOP("model", "On no list"));
    case PickleRisk::Dangerous:
        return Message(QT_TRANSLATE_NOOP("model", "Can harm"));
    }
    return {};
}

} // namespace vitrine
