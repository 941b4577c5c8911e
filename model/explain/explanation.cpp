// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/explain/explanation.h"

#include "model/explain/catalogue.h"
#include "model/formats/gguf/ggml_types.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array<std::string_view, static_cast<std::size_t>(Language::Count)> LanguageNames{"en", "zh_CN"};
constexpr std::array<std::string_view, static_cast<std::size_t>(ExplainKind::Count)> KindNames{
    "role", "need", "verdict", "format", "dtype", "check", "key", "part", "term", "tour"};
constexpr std::array<std::string_view, static_cast<std::size_t>(ExplainField::Count)> FieldNames{
    "what", "who", "without", "delete", "next", "why", "suits", "avoid", "range", "wrong"};

template <typename Value, std::size_t N>
std::optional<Value> byName(const std::array<std::string_view, N>& names, std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Value>(found - names.begin()));
}

QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Whether a GGUF type is one that only other programs than llama.cpp have: by the name that they give it, or as the table
/// shows it where nobody knows one ("type 153"). They share a text, because one number has several meanings.
bool isOfAnotherProgram(QStringView id)
{
    constexpr std::uint32_t largestKnown = 400;
    constexpr QStringView unnamed = u"type ";
    if (id.startsWith(unnamed) && std::ranges::all_of(id.sliced(unnamed.size()), [](QChar c) { return c.isDigit(); })) {
        return true;
    }
    for (std::uint32_t number = 0; number < largestKnown; ++number) {
        const auto types = otherGgmlTypes(number);
        if (std::ranges::any_of(types, [&](const OtherGgmlType& type) { return qt(type.name) == id; })) {
            return true;
        }
    }
    return false;
}

/// The entry whose text an id shares, where it has none of its own.
QString sharedEntry(ExplainKind kind, QStringView id)
{
    return kind == ExplainKind::Dtype && isOfAnotherProgram(id) ? u"OTHER_GGML"_s : QString();
}

} // namespace

std::string_view languageName(Language language)
{
    return LanguageNames[static_cast<std::size_t>(language)];
}

std::optional<Language> languageByName(std::string_view name)
{
    const auto isOf = [name](std::string_view code) {
        return name.starts_with(code) && (name.size() == code.size() || name[code.size()] == '_' || name[code.size()] == '-' || name[code.size()] == '.');
    };
    if (isOf("zh")) {
        return Language::Chinese;
    }
    return isOf("en") || name == "C" ? std::optional(Language::English) : std::nullopt;
}

Language shownLanguage()
{
    return QLocale().language() == QLocale::Chinese ? Language::Chinese : Language::English;
}

std::string_view explainKindName(ExplainKind kind)
{
    return KindNames[static_cast<std::size_t>(kind)];
}

std::optional<ExplainKind> explainKindByName(std::string_view name)
{
    return byName<ExplainKind>(KindNames, name);
}

std::string_view explainFieldName(ExplainField field)
{
    return FieldNames[static_cast<std::size_t>(field)];
}

QString explainFieldHeading(ExplainKind kind, ExplainField field, Language language)
{
    const QString general = qt(explainFieldName(field));
    const QString special = qt(explainKindName(kind)) + u'.' + general;
    for (const Language tried : {language, Language::English}) {
        for (const QString& name : {special, general}) {
            if (const QString heading = Catalogue::of(tried).heading(name); !heading.isEmpty()) {
                return heading;
            }
        }
    }
    return {};
}

std::vector<ExplainField> requiredFields(ExplainKind kind)
{
    using enum ExplainField;
    switch (kind) {
    case ExplainKind::Role:
        return {What, Who, Without, MayDelete, Wrong};
    case ExplainKind::Need:
        return {What, MayDelete, Wrong};
    case ExplainKind::Verdict:
        return {What, Who, Next, Wrong};
    case ExplainKind::Format:
        return {What, Suits, Avoid, Wrong};
    case ExplainKind::Dtype:
        return {What, Who, Range};
    case ExplainKind::Check:
        return {What, Next, Why};
    case ExplainKind::TensorPart:
        return {Wrong};
    case ExplainKind::Term:
        return {What, Wrong};
    case ExplainKind::Key:
    case ExplainKind::Tour:
    case ExplainKind::Count:
        break;
    }
    return {What};
}

QString Explanation::text(ExplainField field) const
{
    const auto found = std::ranges::find(paragraphs, field, &ExplainParagraph::field);
    return found == paragraphs.end() ? QString() : found->text;
}

std::optional<Explanation> explain(ExplainKind kind, QStringView id, Language language)
{
    const QString key = id.toString();
    QJsonObject entry = Catalogue::of(language).entry(kind, key);
    if (entry.isEmpty()) {
        entry = Catalogue::of(language).entry(kind, sharedEntry(kind, id));
    }
    if (entry.isEmpty()) {
        language = Language::English;
        entry = Catalogue::of(language).entry(kind, key);
    }
    if (entry.isEmpty()) {
        return std::nullopt;
    }
    Explanation explanation;
    explanation.kind = kind;
    explanation.id = key;
    explanation.title = entry.value("title"_L1).toString(key);
    for (std::size_t i = 0; i < FieldNames.size(); ++i) {
        const auto field = static_cast<ExplainField>(i);
        const QString text = entry.value(qt(FieldNames[i])).toString();
        if (!text.isEmpty()) {
            explanation.paragraphs.push_back({field, explainFieldHeading(kind, field, language), text});
        }
    }
    return explanation;
}

std::optional<Explanation> explain(ExplainKind kind, std::string_view id, Language language)
{
    return explain(kind, qt(id), language);
}

QStringList explainedIds(ExplainKind kind, Language language)
{
    return Catalogue::of(language).entries(kind).keys();
}

} // namespace vitrine
