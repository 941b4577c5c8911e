// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/explain/key_words.h"

#include "model/explain/catalogue.h"
#include "model/explain/glossary.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

using namespace Qt::StringLiterals;

/// Kinds of files whose keys differ, by the end of the file's name; the first match wins.
constexpr auto FileContexts = std::to_array<std::pair<QLatin1StringView, QLatin1StringView>>({
    {"generation_config.json"_L1, "generation"_L1},
    {"tokenizer_config.json"_L1, "tokenizer"_L1},
    {"special_tokens_map.json"_L1, "tokenizer"_L1},
    {"tokenizer.json"_L1, "tokenizer-json"_L1},
    {"preprocessor_config.json"_L1, "processor"_L1},
    {"processor_config.json"_L1, "processor"_L1},
    {"feature_extractor_config.json"_L1, "processor"_L1},
    {"adapter_config.json"_L1, "adapter"_L1},
    {"trainer_state.json"_L1, "trainer"_L1},
    {"_results.json"_L1, "trainer"_L1},
    {"quantize_config.json"_L1, "quantization"_L1},
    {"hf_quant_config.json"_L1, "quantization"_L1},
    {"quant_config.json"_L1, "quantization"_L1},
    {".index.json"_L1, "index"_L1},
    {"model_index.json"_L1, "pipeline"_L1},
    {"scheduler_config.json"_L1, "scheduler"_L1},
    {"modules.json"_L1, "sentence"_L1},
    {"config_sentence_transformers.json"_L1, "sentence"_L1},
    {"sentence_bert_config.json"_L1, "sentence"_L1},
    {".safetensors"_L1, "safetensors"_L1},
    {".gguf"_L1, "gguf"_L1},
    {"config.json"_L1, "config"_L1},
    {"params.json"_L1, "config"_L1},
});

/// Maps whose keys are of another kind than those around them.
constexpr auto ParentContexts = std::to_array<std::pair<QLatin1StringView, QLatin1StringView>>({
    {"quantization_config"_L1, "quantization"_L1},
    {"quantization"_L1, "quantization"_L1},
    {"compression_config"_L1, "quantization"_L1},
    {"rope_scaling"_L1, "rope"_L1},
    {"rope_parameters"_L1, "rope"_L1},
    {"added_tokens_decoder"_L1, "token"_L1},
    {"added_tokens"_L1, "token"_L1},
    {"bos_token"_L1, "token"_L1},
    {"eos_token"_L1, "token"_L1},
    {"pad_token"_L1, "token"_L1},
    {"unk_token"_L1, "token"_L1},
    {"log_history"_L1, "trainer"_L1},
});

/// Maps whose keys mean the same as those around them.
constexpr auto PlainParents = std::to_array<QLatin1StringView>({"metadata"_L1, "model"_L1, "config_groups"_L1, "weights"_L1,
    "input_activations"_L1, "task_specific_params"_L1, "audio_processor"_L1, "image_processor"_L1, "video_processor"_L1,
    "feature_extractor"_L1});

const QJsonObject& facts()
{
    static const QJsonObject object = Catalogue::read(u"keys.json"_s);
    return object;
}

QString contextOf(QStringView fileName)
{
    for (const auto& [end, context] : FileContexts) {
        if (fileName.endsWith(end, Qt::CaseInsensitive)) {
            return context;
        }
    }
    return {};
}

bool isNumber(QStringView part)
{
    bool number = false;
    std::ignore = part.toULongLong(&number);
    return number;
}

/// The context inside a parent; empty: its keys are free names (labels, tensors), about which nothing can be said.
QString contextInside(const QString& context, QStringView parent)
{
    for (const auto& [name, inside] : ParentContexts) {
        if (parent == name) {
            return inside;
        }
    }
    const bool isPlain = isNumber(parent) || parent.startsWith("group_"_L1) ||
        std::ranges::any_of(PlainParents, [parent](auto name) { return parent == name; });
    if (isPlain) {
        return context;
    }
    return parent.endsWith("_config"_L1) ? u"config"_s : QString();
}

bool appearsIn(const QString& key, const QString& context)
{
    const QJsonArray files = facts().value(key).toObject().value("files"_L1).toArray();
    // Before version 4.26 of transformers the settings of generation stood in config.json.
    return files.contains(context) || (context == "config"_L1 && files.contains(u"generation"_s));
}

std::optional<QString> known(const QString& context, const QString& key)
{
    const QString special = context + u':' + key;
    if (facts().contains(special)) {
        return special;
    }
    return appearsIn(key, context) ? std::optional(key) : std::nullopt;
}

std::optional<QString> ggufKey(const QString& key)
{
    const QString exact = u"gguf:"_s + key;
    if (facts().contains(exact)) {
        return exact;
    }
    // "llama.context_length": the architecture's name stands in front.
    const qsizetype dot = key.indexOf(u'.');
    const QString general = dot < 0 ? QString() : QString(u"gguf:*"_s + QStringView(key).sliced(dot));
    return facts().contains(general) ? std::optional(general) : std::nullopt;
}

/// Follows "same" to the key that has the text; chains are not allowed, so one step is enough.
QString withText(const QString& id)
{
    return facts().value(id).toObject().value("same"_L1).toString(id);
}

/// A line of a table: no marks, no full stop.
QString oneLine(const QString& text)
{
    QString line = withoutMarks(text);
    if (line.endsWith(u'.') || line.endsWith(u'。')) {
        line.chop(1);
    }
    return line;
}

QString translated(QStringView group, const QString& word, Language language)
{
    if (word.isEmpty()) {
        return {};
    }
    const QString heading = Catalogue::of(language).heading(group + u'.' + word);
    return heading.isEmpty() ? word : heading;
}

} // namespace

std::optional<QString> keyId(QStringView fileName, QStringView place)
{
    QString context = contextOf(fileName);
    if (context == "gguf"_L1) {
        return ggufKey(place.toString());
    }
    const QList<QStringView> parts = place.split(u'/', Qt::SkipEmptyParts);
    if (context.isEmpty() || parts.isEmpty()) {
        return std::nullopt;
    }
    for (const QStringView parent : parts.first(parts.size() - 1)) {
        context = contextInside(context, parent);
        if (context.isEmpty()) {
            return std::nullopt;
        }
    }
    const QString key = parts.last().toString();
    return known(context, key);
}

QString plainWords(QStringView fileName, QStringView place, Language language)
{
    const std::optional<QString> id = keyId(fileName, place);
    if (!id) {
        return {};
    }
    const std::optional<Explanation> explanation = explainKey(*id, language);
    return explanation ? oneLine(explanation->text(ExplainField::What)) : QString();
}

std::optional<Explanation> explainKey(const QString& id, Language language)
{
    const QString text = withText(id);
    std::optional<Explanation> explanation = explain(ExplainKind::Key, text, language);
    if (explanation && text != id) {
        explanation->title = id;
        explanation->id = id;
    }
    return explanation;
}

QStringList keyIdsNamed(const QString& name)
{
    QStringList ids;
    const QString inContext = u':' + name;
    for (const QString& id : facts().keys()) {
        if (id == name || id.endsWith(inContext)) {
            ids.append(id);
        }
    }
    return ids;
}

KeyFacts keyFacts(const QString& id, Language language)
{
    const QJsonObject object = facts().value(id).toObject();
    KeyFacts result;
    result.type = translated(u"type", object.value("type"_L1).toString(), language);
    result.defaultValue = translated(u"default", object.value("default"_L1).toString(), language);
    result.since = object.value("since"_L1).toString();
    result.unit = translated(u"unit", object.value("unit"_L1).toString(), language);
    result.sameAs = object.value("same"_L1).toString();
    return result;
}

} // namespace vitrine
