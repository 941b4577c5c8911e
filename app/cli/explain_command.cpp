// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/explain_command.h"

#include "app/cli/explain_text.h"
#include "app/cli/open_model.h"
#include "app/cli/translated.h"
#include "app/cli/wrapped_text.h"
#include "model/explain/key_words.h"
#include "model/words/text.h"

#include <array>

using namespace Qt::StringLiterals;

namespace vitrine::cli {

namespace {

constexpr std::array Asked{ExplainKind::Role, ExplainKind::Need, ExplainKind::Verdict, ExplainKind::Format, ExplainKind::Dtype,
    ExplainKind::Check, ExplainKind::Key, ExplainKind::Term};

/// Type, default and first version of a key, as one line.
QString factsLine(const QString& id)
{
    const KeyFacts facts = keyFacts(id);
    QStringList parts;
    if (!facts.type.isEmpty()) {
        parts << facts.type;
    }
    if (!facts.defaultValue.isEmpty()) {
        parts << translated(QT_TRANSLATE_NOOP("cli", "default: %1")).arg(facts.defaultValue);
    }
    if (!facts.since.isEmpty()) {
        parts << translated(QT_TRANSLATE_NOOP("cli", "since %1")).arg(facts.since);
    }
    if (!facts.sameAs.isEmpty()) {
        parts << translated(QT_TRANSLATE_NOOP("cli", "another name for %1")).arg(facts.sameAs);
    }
    return parts.join(u" · "_s);
}

std::vector<Told> tellKey(const QString& name)
{
    std::vector<Told> told;
    for (const QString& id : keyIdsNamed(name)) {
        if (auto explanation = explainKey(id)) {
            told.push_back({std::move(*explanation), factsLine(id), {}});
        }
    }
    return told;
}

/// Ids are forgiving about case: "bf16" finds BF16.
std::vector<Told> tellNamed(ExplainKind kind, const QString& name)
{
    if (kind == ExplainKind::Key) {
        return tellKey(name);
    }
    for (const QString& id : explainedIds(kind)) {
        if (id.compare(name, Qt::CaseInsensitive) == 0) {
            return {{*explain(kind, id), {}, {}}};
        }
    }
    return {};
}

int unknown(ExplainKind kind, const QString& name, Console& console)
{
    const QString option = u"--"_s + QString::fromUtf8(explainKindName(kind).data());
    QString text = translated(QT_TRANSLATE_NOOP("cli", "Nothing is written about %1 %2.")).arg(option, name);
    if (kind != ExplainKind::Key) {
        text += u'\n' + translated(QT_TRANSLATE_NOOP("cli", "What can be asked:")) + u'\n';
        text += wrapped(explainedIds(kind).join(u", "_s), 80, 2).chopped(1);
    }
    console.error(text);
    return Exit::Unusable;
}

void show(const std::vector<Told>& told, const ModelDirectory* directory, const Arguments& arguments, Console& console)
{
    if (arguments.has("json")) {
        console.out(explanationJson(told, directory).dump(2) + '\n');
    } else {
        console.out(explanationText(told));
    }
}

int explainPath(const Arguments& arguments, Console& console)
{
    const auto directory = openModel(arguments, console);
    if (!directory) {
        return directory.error();
    }
    const ModelDirectory& opened = **directory;
    show(explainDirectory(opened), &opened, arguments, console);
    if (opened.isSingleFile && !opened.files.empty() && !arguments.has("json")) {
        if (const QString table = keyTable(opened, opened.files.front()); !table.isEmpty()) {
            console.out(u'\n' + translated(QT_TRANSLATE_NOOP("cli", "What its lines mean")) + u"\n\n"_s + table);
        }
    }
    return Exit::Fine;
}

} // namespace

const char* ExplainCommand::summary() const
{
    return QT_TRANSLATE_NOOP("cli", "Explains in plain words what PATH is and what its files are for, or what a word means.");
}

const char* ExplainCommand::exitCodes() const
{
    return QT_TRANSLATE_NOOP("cli", "0; 2 when PATH cannot be opened, or nothing is known about what was asked.");
}

std::vector<Option> ExplainCommand::options() const
{
    return {{"role", 0, "R", QT_TRANSLATE_NOOP("cli", "What a file of this role is for, such as “optimizer state”.")},
        {"need", 0, "N", QT_TRANSLATE_NOOP("cli", "What a need means, such as “resume only”.")},
        {"verdict", 0, "V", QT_TRANSLATE_NOOP("cli", "What a verdict means, such as “weights-only”.")},
        {"format", 0, "F", QT_TRANSLATE_NOOP("cli", "Whom a format suits, such as “gguf”.")},
        {"dtype", 0, "D", QT_TRANSLATE_NOOP("cli", "What a type of numbers can hold, such as “BF16”.")},
        {"check", 0, "C", QT_TRANSLATE_NOOP("cli", "What a check asks, such as “fit.layers”.")},
        {"key", 0, "K", QT_TRANSLATE_NOOP("cli", "What a key of a config says, such as “hidden_size”.")},
        {"term", 0, "T", QT_TRANSLATE_NOOP("cli", "What a word means, such as “shard”.")}};
}

int ExplainCommand::run(const Arguments& arguments, Console& console) const
{
    std::vector<Told> told;
    for (const ExplainKind kind : Asked) {
        for (const std::string& value : arguments.values(explainKindName(kind))) {
            const QString name = displayText(value);
            std::vector<Told> found = tellNamed(kind, name);
            if (found.empty()) {
                return unknown(kind, name, console);
            }
            std::ranges::move(found, std::back_inserter(told));
        }
    }
    if (told.empty()) {
        return explainPath(arguments, console);
    }
    show(told, nullptr, arguments, console);
    return Exit::Fine;
}

} // namespace vitrine::cli
