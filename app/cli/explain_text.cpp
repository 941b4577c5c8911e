// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/explain_text.h"

#include "app/cli/translated.h"
#include "app/cli/wrapped_text.h"
#include "model/explain/glossary.h"
#include "model/explain/key_words.h"
#include "model/explain/only_copy.h"
#include "model/formats/format.h"
#include "model/words/quantity.h"
#include "model/words/text.h"

#include <algorithm>
#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace vitrine::cli {

namespace {

constexpr std::size_t MostNames = 6;
constexpr qsizetype Columns = 80;
constexpr std::size_t LongestValue = 40;

void tell(std::vector<Told>& told, ExplainKind kind, std::string_view id, const QString& about, std::vector<FileIndex> files = {})
{
    if (auto explanation = explain(kind, id)) {
        told.push_back({std::move(*explanation), about, std::move(files)});
    }
}

/// "config.json, tokenizer.json and 3 more".
QString names(const ModelDirectory& directory, const std::vector<FileIndex>& files)
{
    QStringList list;
    for (std::size_t i = 0; i < std::min(files.size(), MostNames); ++i) {
        list << displayText(directory.files[files[i]].path);
    }
    const QString joined = list.join(u", "_s);
    return files.size() <= MostNames ? joined : translated(QT_TRANSLATE_NOOP("cli", "%1 and %2 more")).arg(joined, formatCount(files.size() - MostNames));
}

/// The role that a missing part would have.
std::optional<Role> roleOf(Part part)
{
    switch (part) {
    case Part::Weights:
        return Role::Weights;
    case Part::Config:
        return Role::Config;
    case Part::Tokenizer:
        return Role::Tokenizer;
    case Part::Processor:
        return Role::Processor;
    case Part::Licence:
        return Role::Licence;
    case Part::Adapter:
        return Role::AdapterWeights;
    case Part::BaseModel:
    case Part::Component:
    case Part::AllInOne:
        break;
    }
    return std::nullopt;
}

void tellMissing(std::vector<Told>& told, const Unit& unit)
{
    for (const PartStatus& part : unit.parts) {
        if (part.state != PartState::Missing) {
            continue;
        }
        if (const auto role = roleOf(part.part)) {
            tell(told, ExplainKind::Role, roleName(*role), translated(QT_TRANSLATE_NOOP("cli", "missing here")));
        } else if (part.part == Part::BaseModel) {
            tell(told, ExplainKind::Term, "base model", translated(QT_TRANSLATE_NOOP("cli", "missing here")));
        }
    }
}

void tellRoles(std::vector<Told>& told, const ModelDirectory& directory)
{
    for (int need = 0; need < static_cast<int>(Need::Count); ++need) {
        for (int role = 0; role < static_cast<int>(Role::Count); ++role) {
            std::vector<FileIndex> files;
            for (FileIndex i = 0; i < directory.files.size(); ++i) {
                const FileEntry& file = directory.files[i];
                if (file.role == static_cast<Role>(role) && file.need == static_cast<Need>(need)) {
                    files.push_back(i);
                }
            }
            if (!files.empty()) {
                QString about = needTitle(static_cast<Need>(need)).text() + u" · "_s + names(directory, files);
                if (mayBeTheOnlyCopy(directory, static_cast<Role>(role))) {
                    about += u'\n' + translated(QT_TRANSLATE_NOOP("cli", "There are no other weights here: this may be the only copy of the model. Keep it."));
                }
                tell(told, ExplainKind::Role, roleName(static_cast<Role>(role)), about, std::move(files));
            }
        }
    }
}

void tellFormats(std::vector<Told>& told, const ModelDirectory& directory)
{
    std::array<std::vector<FileIndex>, static_cast<std::size_t>(Format::Count)> files;
    for (FileIndex i = 0; i < directory.files.size(); ++i) {
        files[static_cast<std::size_t>(directory.files[i].format)].push_back(i);
    }
    for (std::size_t format = 1; format < files.size(); ++format) {
        if (!files[format].empty()) {
            const QString about = names(directory, files[format]);
            tell(told, ExplainKind::Format, formatName(static_cast<Format>(format)), about, std::move(files[format]));
        }
    }
}

} // namespace

std::vector<Told> explainDirectory(const ModelDirectory& directory)
{
    std::vector<Told> told;
    const Unit& root = directory.root();
    tell(told, ExplainKind::Verdict, verdictName(root.verdict.kind), root.verdict.sentence.text());
    tellMissing(told, root);
    // One text for each role: where the need of its files differs, the first and most needed ones carry it.
    std::vector<Told> roles;
    tellRoles(roles, directory);
    std::set<QString> seen;
    for (Told& role : roles) {
        if (seen.insert(role.explanation.id).second) {
            told.push_back(std::move(role));
        }
    }
    tellFormats(told, directory);
    return told;
}

QString explanationText(const std::vector<Told>& told)
{
    QString text;
    for (const Told& one : told) {
        if (!text.isEmpty()) {
            text += u'\n';
        }
        text += one.explanation.title + u'\n';
        if (!one.about.isEmpty()) {
            for (const QString& line : one.about.split(u'\n')) {
                text += wrapped(line, Columns, 2);
            }
        }
        for (const ExplainParagraph& paragraph : one.explanation.paragraphs) {
            text += u"\n  "_s + paragraph.heading + u'\n' + wrapped(withoutMarks(paragraph.text), Columns, 2);
        }
    }
    return text;
}

nlohmann::ordered_json explanationJson(const std::vector<Told>& told, const ModelDirectory* directory)
{
    using nlohmann::ordered_json;
    ordered_json list = ordered_json::array();
    for (const Told& one : told) {
        ordered_json entry{{"kind", explainKindName(one.explanation.kind)}, {"id", one.explanation.id.toStdString()},
            {"title", one.explanation.title.toStdString()}, {"files", ordered_json::array()}, {"answers", ordered_json::array()}};
        for (const FileIndex file : one.files) {
            if (directory != nullptr) {
                entry["files"].push_back(displayUtf8(directory->files[file].path));
            }
        }
        for (const ExplainParagraph& paragraph : one.explanation.paragraphs) {
            entry["answers"].push_back({{"field", explainFieldName(paragraph.field)}, {"question", paragraph.heading.toStdString()},
                {"text", withoutMarks(paragraph.text).toStdString()}});
        }
        list.push_back(std::move(entry));
    }
    return {{"schema", "vitrine.explain/1"}, {"explanations", std::move(list)}};
}

QString keyTable(const ModelDirectory& directory, const FileEntry& file)
{
    if (!file.json || !file.json->is_object()) {
        return {};
    }
    // A single file is opened without its folder, so its own name decides what kind of keys these are.
    const QString name = displayText(file.path.empty() ? directory.path : file.path);
    QString table;
    for (const auto& [key, value] : file.json->items()) {
        const QString words = plainWords(name, displayText(key));
        if (!words.isEmpty()) {
            const std::string shown = shortened(value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), LongestValue);
            table += u"  "_s + displayText(key) + u": "_s + displayText(shown) + u'\n' + wrapped(words, Columns, 6);
        }
    }
    return table;
}

} // namespace vitrine::cli
