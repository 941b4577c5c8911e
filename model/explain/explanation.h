// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// Languages that the explanations are written in. English is complete; what another lacks is shown in English.
enum class Language : std::uint8_t { English, Chinese, Count };

/// Folder of a language in resources/explanations: "en", "zh_CN".
[[nodiscard]] std::string_view languageName(Language language);
/// "en", "zh_CN", "zh-Hans", "zh" and the like; nothing when Vitrine does not speak it.
[[nodiscard]] std::optional<Language> languageByName(std::string_view name);
/// The language that the program shows now: that of the default QLocale.
[[nodiscard]] Language shownLanguage();

/// What can be explained; each kind is one file in each language's folder.
enum class ExplainKind : std::uint8_t {
    Role, ///< id: roleName()
    Need, ///< id: needName()
    Verdict, ///< id: verdictName()
    Format, ///< id: formatName()
    Dtype, ///< id: Dtype::name
    Check, ///< id: of a check, "weights.present"
    Key, ///< id: key of a JSON or metadata object, "hidden_size"; see model/explain/key_words.h
    TensorPart, ///< id: what a tensor does in the model, "attention query"
    Term, ///< id: a word of the field, "shard"
    Tour, ///< id: a step of the guided tour, "sentence"
    Count
};

/// "role", "need", "verdict", "format", "dtype", "check", "key", "part", "term", "tour".
[[nodiscard]] std::string_view explainKindName(ExplainKind kind);
[[nodiscard]] std::optional<ExplainKind> explainKindByName(std::string_view name);

/// The questions that a text answers, in the order in which they are shown. A kind has the same ones in every entry.
enum class ExplainField : std::uint8_t {
    What, ///< what it is
    Who, ///< who reads it, and when
    Without, ///< what happens without it
    MayDelete, ///< may it be deleted
    Next, ///< what to do
    Why, ///< why it matters
    Suits, ///< whom it suits
    Avoid, ///< when not to use it
    Range, ///< which numbers it can hold
    Wrong, ///< what people get wrong
    Count
};

/// The word of the JSON files: "what", "who", "without", "delete", "next", "why", "suits", "avoid", "range", "wrong".
[[nodiscard]] std::string_view explainFieldName(ExplainField field);
/// The question as a heading: "What it is", "May it be deleted?". A check has its own word for What: "What it asks".
[[nodiscard]] QString explainFieldHeading(ExplainKind kind, ExplainField field, Language language);
/// The fields that every entry of a kind has.
[[nodiscard]] std::vector<ExplainField> requiredFields(ExplainKind kind);

/// One answer. Backticks mark code and names of files: `config.json`.
struct ExplainParagraph {
    ExplainField field = ExplainField::What;
    QString heading;
    QString text;
};

/// The text about one thing in one language.
struct Explanation {
    ExplainKind kind = ExplainKind::Term;
    QString id;
    QString title;
    std::vector<ExplainParagraph> paragraphs; ///< in the order of ExplainField; none is empty

    /// The answer to one question; empty where the text has none.
    [[nodiscard]] QString text(ExplainField field) const;
};

/// The text about `id`; nothing when nobody has written one. Upper and lower case are told apart.
[[nodiscard]] std::optional<Explanation> explain(ExplainKind kind, QStringView id, Language language = shownLanguage());
[[nodiscard]] std::optional<Explanation> explain(ExplainKind kind, std::string_view id, Language language = shownLanguage());

/// All ids that have a text in `language`, sorted.
[[nodiscard]] QStringList explainedIds(ExplainKind kind, Language language = Language::English);

} // namespace vitrine
