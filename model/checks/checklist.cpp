// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/checklist.h"

#include "model/checks/check.h"
#include "model/checks/check_context.h"

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

CheckStatus weighed(Answer::Kind kind, Weight weight)
{
    switch (kind) {
    case Answer::Kind::Pass:
        return CheckStatus::Pass;
    case Answer::Kind::Remark:
        return CheckStatus::Warning;
    case Answer::Kind::Fault:
        return weight == Weight::Blocks ? CheckStatus::Failure : CheckStatus::Warning;
    case Answer::Kind::NotVerified:
        return CheckStatus::NotVerified;
    case Answer::Kind::NotApplicable:
        return CheckStatus::NotApplicable;
    }
    return CheckStatus::NotVerified;
}

/// Of the answers of several components, the one that weighs most; its detail names the component.
int rank(Answer::Kind kind)
{
    constexpr std::array order{1, 3, 4, 2, 0}; // of Pass, Remark, Fault, NotVerified, NotApplicable
    return order[std::size_t(kind)];
}

Answer askComponents(const Check& check, const CheckContext& context)
{
    Answer worst = check.run(context);
    for (const std::uint32_t component : context.unit().components) {
        if (component >= context.directory().units.size() || component == context.unitIndex()) {
            continue;
        }
        Answer answer = check.run(context.component(component));
        if (rank(answer.kind) > rank(worst.kind)) {
            if (answer.kind != Answer::Kind::Pass) {
                answer.detail = Message(
                    QT_TRANSLATE_NOOP("model", "%1: %2"), {context.directory().units[component].title, answer.detail});
            }
            worst = std::move(answer);
        }
    }
    return worst;
}

Answer notAsked(Purpose purpose)
{
    constexpr std::array sources{
        QT_TRANSLATE_NOOP("model", "Not asked when one packages to deploy."),
        QT_TRANSLATE_NOOP("model", "Not asked when one packages to share."),
        QT_TRANSLATE_NOOP("model", "Not asked when one packages to resume training."),
    };
    return Answer::notApplicable(Message(sources[std::size_t(purpose)]));
}

Finding ask(const Check& check, const CheckContext& context)
{
    const CheckInfo& info = check.info();
    Finding finding;
    finding.id = info.id;
    finding.group = info.group;
    finding.weight = info.weights[std::size_t(context.options().purpose)];
    finding.onRequest = info.onRequest;

    Answer answer;
    if (finding.weight == Weight::NotAsked) {
        answer = notAsked(context.options().purpose);
    } else if (
        info.onRequest && !context.options().onRequest && (finding.requestBytes = check.requestBytes(context)) > 0) {
        finding.pending = true;
        answer = Answer::notVerified(
            Message(
                QT_TRANSLATE_NOOP("model", "%1: on request, reads %2"),
                {Message(info.title), Message::Argument::bytes(finding.requestBytes)}),
            Message(
                QT_TRANSLATE_NOOP("model", "Runs on request; it reads %1."),
                {Message::Argument::bytes(finding.requestBytes)}),
            Message(QT_TRANSLATE_NOOP("model", "Choose “Check now”, or give --on-request on the command line.")));
    } else if (info.perComponent && !context.unit().components.empty()) {
        answer = askComponents(check, context);
    } else {
        answer = check.run(context);
    }
    finding.status = weighed(answer.kind, finding.weight);
    finding.title = answer.title.isEmpty() ? Message(info.title) : std::move(answer.title);
    finding.detail = std::move(answer.detail);
    finding.fix = std::move(answer.fix);
    finding.files = std::move(answer.files);
    finding.evidence = std::move(answer.evidence);
    return finding;
}

/// A question that was asked and could not be decided; those that wait for a request are not among them.
bool isOpen(const Finding& finding)
{
    return finding.status == CheckStatus::NotVerified && !finding.pending;
}

/// "Four things block sharing."; what stands between the directory and the purpose.
Message sentence(const Checklist& list)
{
    const std::uint32_t failures = list.counts[std::size_t(CheckStatus::Failure)];
    const std::uint32_t warnings = list.counts[std::size_t(CheckStatus::Warning)];
    const std::size_t purpose = std::size_t(list.purpose);
    constexpr std::array one{
        QT_TRANSLATE_NOOP("model", "One thing blocks deploying."),
        QT_TRANSLATE_NOOP("model", "One thing blocks sharing."),
        QT_TRANSLATE_NOOP("model", "One thing blocks resuming."),
    };
    constexpr std::array several{
        QT_TRANSLATE_NOOP("model", "%1 things block deploying."),
        QT_TRANSLATE_NOOP("model", "%1 things block sharing."),
        QT_TRANSLATE_NOOP("model", "%1 things block resuming."),
    };
    constexpr std::array nothing{
        QT_TRANSLATE_NOOP("model", "Nothing stands in the way of deploying this."),
        QT_TRANSLATE_NOOP("model", "Nothing stands in the way of sharing this."),
        QT_TRANSLATE_NOOP("model", "Nothing stands in the way of resuming this."),
    };
    constexpr std::array words{
        QT_TRANSLATE_NOOP("model", "Two"),   QT_TRANSLATE_NOOP("model", "Three"), QT_TRANSLATE_NOOP("model", "Four"),
        QT_TRANSLATE_NOOP("model", "Five"),  QT_TRANSLATE_NOOP("model", "Six"),   QT_TRANSLATE_NOOP("model", "Seven"),
        QT_TRANSLATE_NOOP("model", "Eight"), QT_TRANSLATE_NOOP("model", "Nine"),  QT_TRANSLATE_NOOP("model", "Ten"),
    };
    if (failures == 1) {
        return Message(one[purpose]);
    }
    if (failures > 1) {
        const Message::Argument number = failures - 2 < words.size() ? Message::Argument(Message(words[failures - 2]))
                                                                     : Message::Argument::count(failures);
        return Message(several[purpose], {number});
    }
    if (warnings == 1) {
        return Message(QT_TRANSLATE_NOOP("model", "%1 One warning is worth reading."), {Message(nothing[purpose])});
    }
    if (warnings > 1) {
        return Message(
            QT_TRANSLATE_NOOP("model", "%1 %2 warnings are worth reading."),
            {Message(nothing[purpose]), Message::Argument::count(warnings)});
    }
    const auto open = std::ranges::count_if(list.findings, isOpen);
    if (open > 0) {
        return Message::plural(
            QT_TRANSLATE_N_NOOP("model", "%1 %n question(s) could not be answered."), std::uint64_t(open),
            {Message(nothing[purpose])});
    }
    return Message(nothing[purpose]);
}

} // namespace

const Finding* Checklist::finding(std::string_view id) const
{
    const auto found = std::ranges::find(findings, id, &Finding::id);
    return found == findings.end() ? nullptr : &*found;
}

Checklist runChecks(const ModelDirectory& directory, std::uint32_t unit, const CheckOptions& options)
{
    Checklist list;
    list.purpose = options.purpose;
    if (unit >= directory.units.size()) {
        return list;
    }
    const CheckContext context(directory, unit, options);
    for (const auto& check : allChecks()) {
        if (options.stop.stop_requested()) {
            list.cancelled = true;
            break;
        }
        if (!options.only.empty() && std::ranges::find(options.only, check->info().id) == options.only.end()) {
            continue;
        }
        list.findings.push_back(ask(*check, context));
    }
    list.cancelled = list.cancelled || options.stop.stop_requested();
    summarise(list);
    return list;
}

void summarise(Checklist& list)
{
    list.counts = {};
    for (const Finding& finding : list.findings) {
        ++list.counts[std::size_t(finding.status)];
    }
    const bool doubt = std::ranges::any_of(list.findings, isOpen);
    list.outcome = list.counts[std::size_t(CheckStatus::Failure)] > 0 ? Outcome::Fail
        : list.counts[std::size_t(CheckStatus::Warning)] > 0 || doubt ? Outcome::Warn
                                                                      : Outcome::Pass;
    list.sentence = sentence(list);
}

std::span<const std::string_view> checkIds()
{
    static const std::vector<std::string_view> ids = [] {
        std::vector<std::string_view> all;
        for (const auto& check : allChecks()) {
            all.emplace_back(check->info().id);
        }
        return all;
    }();
    return ids;
}

Message checkTitle(std::string_view id)
{
    for (const auto& check : allChecks()) {
        if (check->info().id == id) {
            return Message(check->info().title);
        }
    }
    return {};
}

} // namespace vitrine
