// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/explain/explanation.h"

#include <QString>

#include <optional>

namespace vitrine {

/// What is known of a key apart from its meaning; from resources/explanations/keys.json.
struct KeyFacts {
    QString type; ///< "integer or null"; in the language asked for
    QString defaultValue; ///< as JSON or words; empty: not known
    QString since; ///< first version that reads it, "4.31" of transformers or "peft 0.7"; empty: not known
    QString unit; ///< "tokens"; empty: none
    QString sameAs; ///< the key that has the text, where this is another name for it ("n_embd" → "hidden_size")
};

/// The id of the text (ExplainKind::Key) about a key in a file. `fileName` is the file's name or path ("config.json",
/// "model.gguf"); `place` a key or a JSON pointer ("/rope_scaling/factor"): parents decide between keys of one name.
/// Nothing when nobody has written about it.
[[nodiscard]] std::optional<QString> keyId(QStringView fileName, QStringView place);

/// One line about a key for the "In plain words" column; empty when nothing is known.
[[nodiscard]] QString plainWords(QStringView fileName, QStringView place, Language language = shownLanguage());

/// The text about a key id of keyId(), also where the key is another name for one that has the text; its title is then
/// the name asked for.
[[nodiscard]] std::optional<Explanation> explainKey(const QString& id, Language language = shownLanguage());
/// All ids of keys called `name`, whatever the file: "version" → "quantization:version", "tokenizer-json:version".
[[nodiscard]] QStringList keyIdsNamed(const QString& name);

[[nodiscard]] KeyFacts keyFacts(const QString& id, Language language = shownLanguage());

} // namespace vitrine
