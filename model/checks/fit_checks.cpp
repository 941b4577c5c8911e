// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/fit_layers.h"
#include "model/checks/fit_loaders.h"

#include <algorithm>
#include <array>
#include <map>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;
using nlohmann::json;

Message noConfig()
{
    return Message(QT_TRANSLATE_NOOP("model", "There is no config that it could be held against."));
}

Message noWeights()
{
    return Message(QT_TRANSLATE_NOOP("model", "There are no whole weights that it could be held against."));
}

Message notRead()
{
    return Message(QT_TRANSLATE_NOOP("model", "Not all weight files could be read to their tensors."));
}

/// The dtype that a config states, in the names of the tensor table; empty: none, or none that is known.
std::string statedDtype(const json& config)
{
    std::string name = keyText(config, "dtype");
    if (name.empty()) {
        name = keyText(config, "torch_dtype");
    }
    if (name.empty() && config.contains("text_config")) {
        return config["text_config"].is_object() ? statedDtype(config["text_config"]) : std::string();
    }
    if (name.starts_with("torch.")) {
        name.erase(0, 6);
    }
    constexpr std::array names{std::pair{"float32", "F32"}, std::pair{"float16", "F16"}, std::pair{"bfloat16", "BF16"}, std::pair{"float64", "F64"},
        std::pair{"half", "F16"}, std::pair{"float", "F32"}, std::pair{"float8_e4m3fn", "F8_E4M3"}};
    const auto found = std::ranges::find(names, name, [](const auto& pair) { return std::string_view(pair.first); });
    return found == names.end() ? std::string() : found->second;
}

class FitDtype final : public Check
{
public:
    FitDtype()
        : Check({"fit.dtype", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Precision"), {W::Warns, W::Warns, W::NotAsked}, false, true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        const json* config = context.config();
        if (config == nullptr || context.isAdapter() || context.isSelfContained()) {
            return Answer::notApplicable(noConfig());
        }
        if (context.unit().weights.empty() || context.isDistributed()) {
            return Answer::notApplicable(noWeights());
        }
        const std::string stated = statedDtype(*config);
        if (stated.empty()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "The config states no precision.")));
        }
        if (!context.tensorsAreKnown()) {
            return Answer::notVerified({}, notRead(), {}, {context.unit().config});
        }
        if (context.quantisation().method != nullptr || !context.quantisationSettings().method.empty()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "The weights are quantised; the config states the precision for computing.")));
        }
        const TensorStore& store = *context.directory().tensors;
        std::map<std::string_view, std::uint64_t> bytes;
        std::uint64_t all = 0;
        for (const std::uint32_t row : context.weightRows()) {
            const DtypeFamily family = store.dtype(store.dtypeId(row)).family;
            const bool isFloat = family == DtypeFamily::Float32 || family == DtypeFamily::Float16 || family == DtypeFamily::Float8;
            if (isFloat && !has(store.flags(row), TensorFlag::Buffer) && !has(store.flags(row), TensorFlag::Alias)) {
                bytes[store.dtypeName(row)] += store.parameters(row);
                all += store.parameters(row);
            }
        }
        if (all == 0) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "No weights in floating point.")));
        }
        const auto most = std::ranges::max_element(bytes, {}, [](const auto& pair) { return pair.second; });
        if (most->first == stated) {
            return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "The config states %1, and most weights have it."), {stated}), {context.unit().config});
        }
        return Answer::fault(Message(QT_TRANSLATE_NOOP("model", "The config says %1, the weights are %2"), {stated, most->first}),
            Message(QT_TRANSLATE_NOOP("model", "%1 of %2 parameters are %3. Loaders that go by the config convert them, and the size on disk is another than expected."),
                {Argument::parameters(most->second), Argument::parameters(all), most->first}),
            Message(QT_TRANSLATE_NOOP("model", "Save the model in the precision that you mean, or correct dtype in config.json.")), {context.unit().config})
            .with({{context.unit().config, {}, config->contains("dtype") ? "/dtype" : "/torch_dtype", Message::verbatim(stated)}});
    }
};

/// The number of pieces of a SentencePiece model: field 1 of its message, once for each; 0 when it is none.
std::uint64_t countPieces(std::string_view bytes)
{
    std::uint64_t pieces = 0;
    std::size_t at = 0;
    const auto varint = [&]() -> std::optional<std::uint64_t> {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64 && at < bytes.size(); shift += 7) {
            const auto byte = static_cast<unsigned char>(bytes[at++]);
            value |= std::uint64_t(byte & 0x7FU) << shift;
            if (byte < 0x80) {
                return value;
            }
        }
        return {};
    };
    while (at < bytes.size()) {
        const auto tag = varint();
        const auto length = tag && (*tag & 7U) == 2 ? varint() : std::nullopt;
        if (!length || *length > bytes.size() - at) {
            return 0; // all fields of the message are messages themselves
        }
        pieces += *tag >> 3U == 1 ? 1 : 0;
        at += std::size_t(*length);
    }
    return pieces;
}

/// How many tokens a tokenizer has, from whichever of its files tells it.
struct TokenCount {
    std::uint64_t tokens = 0; ///< the highest id plus one
    FileIndex file = NoFile;
};

class FitVocabulary final : public Check
{
public:
    FitVocabulary()
        : Check({"fit.vocabulary", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Vocabulary"), {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.isAdapter() || context.isNoModel() || context.isPipeline()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no embedding of tokens here.")));
        }
        const Modality modality = context.modality();
        if (modality == Modality::Image || modality == Modality::Other) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "This kind of model reads no text.")));
        }
        const auto embedding = context.embedding();
        const auto tokens = countTokens(context);
        const std::int64_t stated = context.config() != nullptr ? firstInteger(*context.config(), {"vocab_size", "n_vocab", "padded_vocab_size"}).value_or(-1) : -1;
        const bool quantised = context.quantisation().method != nullptr;
        if (!embedding && stated < 0) {
            return Answer::notVerified({}, Message(QT_TRANSLATE_NOOP("model", "Neither an embedding of tokens nor vocab_size was found.")));
        }
        const std::uint64_t rows = embedding && !isPacked(context, *embedding) ? embedding->tokens : 0;
        if (rows > 0 && stated >= 0 && std::uint64_t(stated) != rows && !quantised) {
            return Answer::fault(Message(QT_TRANSLATE_NOOP("model", "vocab_size and the embedding differ")),
                Message(QT_TRANSLATE_NOOP("model", "The config says vocab_size %1; the embedding has %2 rows."), {Argument::count(std::uint64_t(stated)), Argument::count(rows)}),
                Message(QT_TRANSLATE_NOOP("model", "After tokens were added, the embedding must be resized and the config saved again.")), {context.unit().config})
                .with({{context.unit().config, {}, "/vocab_size", Message::verbatim(std::to_string(stated))}});
        }
        const std::uint64_t room = rows > 0 ? rows : std::uint64_t(std::max<std::int64_t>(0, stated));
        if (!tokens) {
            return Answer::notVerified(Message(QT_TRANSLATE_NOOP("model", "Vocabulary: no tokenizer to compare")),
                Message(QT_TRANSLATE_NOOP("model", "The model has room for %1 tokens; how many the tokenizer has is not known."), {Argument::count(room)}));
        }
        if (tokens->tokens > room && modality != Modality::Audio) {
            return Answer::fault(Message(QT_TRANSLATE_NOOP("model", "The tokenizer has more tokens than the embedding")),
                Message(QT_TRANSLATE_NOOP("model", "Its highest id is %1; the model has room for %2 tokens. A text with such a token stops with an error."),
                    {Argument::count(tokens->tokens - 1), Argument::count(room)}),
                Message(QT_TRANSLATE_NOOP("model", "Take the tokenizer that belongs to these weights, or resize the embedding.")), {tokens->file, context.unit().config});
        }
        return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "%1 tokens, and room for %2."), {Argument::count(tokens->tokens), Argument::count(room)}), {tokens->file});
    }

private:
    /// Quantised embeddings have their columns packed, never their rows, except where the shape is lost altogether.
    static bool isPacked(const CheckContext& context, const CheckContext::Embedding& embedding)
    {
        return embedding.width == 1 && context.quantisation().method != nullptr;
    }

    static std::optional<TokenCount> countTokens(const CheckContext& context)
    {
        if (context.isGguf()) {
            const MetadataEntry* entry = context.metadata("tokenizer.ggml.tokens");
            if (entry != nullptr && entry->value.is_object() && entry->value.contains("count")) {
                return TokenCount{entry->value["count"].get<std::uint64_t>(), context.unit().weights.front()};
            }
            return entry != nullptr && entry->value.is_array() ? std::optional(TokenCount{entry->value.size(), context.unit().weights.front()}) : std::nullopt;
        }
        if (const auto found = fromTokenizerJson(context)) {
            return found;
        }
        for (const char* name : {"tokenizer.model", "spiece.model", "sentencepiece.bpe.model", "spm.model"}) {
            const FileIndex index = context.find(name);
            const std::string* text = context.isWhole(index) ? context.text(index) : nullptr;
            if (const std::uint64_t pieces = text != nullptr ? countPieces(*text) : 0; pieces > 0) {
                return TokenCount{std::max(pieces, added(context)), index};
            }
        }
        if (const FileIndex index = context.find("vocab.json"); context.isWhole(index)) {
            if (const json* object = context.json(index); object != nullptr && object->is_object()) {
                return TokenCount{std::max(highestId(*object), added(context)), index};
            }
        }
        if (const FileIndex index = context.find("vocab.txt"); context.isWhole(index)) {
            if (const std::string* text = context.text(index)) {
                const auto lines = std::uint64_t(std::ranges::count(*text, '\n')) + (text->ends_with('\n') ? 0 : 1);
                return TokenCount{std::max(lines, added(context)), index};
            }
        }
        return {};
    }

    /// The highest id plus one of {"token": id}.
    static std::uint64_t highestId(const json& vocabulary)
    {
        // Some tokenizers have one such object for each language.
        std::uint64_t highest = 0;
        for (const auto& [token, id] : vocabulary.items()) {
            if (id.is_number_unsigned()) {
                highest = std::max(highest, std::min(id.get<std::uint64_t>(), std::uint64_t(1) << 40U) + 1);
            }
        }
        return highest;
    }

    static std::uint64_t added(const CheckContext& context)
    {
        const json* object = context.json(context.find("added_tokens.json"));
        return object != nullptr && object->is_object() ? highestId(*object) : 0;
    }

    /// From tokenizer.json without building all of it: sizes of 20 MB are usual.
    static std::optional<TokenCount> fromTokenizerJson(const CheckContext& context);
};

/// Reads "id" of the added tokens and the vocabulary of a tokenizer.json as they come by.
class TokenCounter final : public nlohmann::json_sax<json>
{
public:
    [[nodiscard]] std::uint64_t tokens() const { return std::max(m_highest + (m_any ? 1 : 0), m_listed); }

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t number) override
    {
        const bool isAdded = m_depth == 3 && m_section == "added_tokens" && m_key == "id";
        const bool isVocabulary = m_depth == 3 && m_section == "model" && m_part == "vocab" && !m_vocabularyIsList;
        if ((isAdded || isVocabulary) && number < (1ULL << 40U)) {
            m_highest = std::max<std::uint64_t>(m_highest, number);
            m_any = true;
        }
        return value();
    }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(); }
    bool key(string_t& name) override
    {
        m_key = name;
        if (m_depth == 1) {
            m_section = name;
        } else if (m_depth == 2) {
            m_part = name;
        }
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override
    {
        if (m_depth == 2 && m_section == "model" && m_part == "vocab") {
            m_vocabularyIsList = true;
        }
        return open();
    }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const json::exception&) override { return false; }

private:
    bool value() { return true; }
    bool open()
    {
        // Unigram: [[token, score], …], where the place is the id.
        if (m_depth == 3 && m_vocabularyIsList && m_section == "model" && m_part == "vocab") {
            ++m_listed;
        }
        return ++m_depth < 200;
    }
    bool close()
    {
        --m_depth;
        return true;
    }

    int m_depth = 0;
    std::string m_section, m_part, m_key;
    bool m_vocabularyIsList = false;
    bool m_any = false;
    std::uint64_t m_highest = 0;
    std::uint64_t m_listed = 0;
};

std::optional<TokenCount> FitVocabulary::fromTokenizerJson(const CheckContext& context)
{
    const FileIndex index = context.find("tokenizer.json");
    if (!context.isWhole(index)) {
        return {};
    }
    const std::string* text = context.longText(index);
    TokenCounter counter;
    if (text == nullptr || !json::sax_parse(*text, &counter, nlohmann::detail::input_format_t::json, false) || counter.tokens() == 0) {
        return {};
    }
    return TokenCount{counter.tokens(), index};
}

class FitTied final : public Check
{
public:
    FitTied()
        : Check({"fit.tied", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Tied embeddings"), {W::Warns, W::Warns, W::NotAsked}, false, true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.config() == nullptr || context.isAdapter() || context.isSelfContained() || context.isPipeline()) {
            return Answer::notApplicable(noConfig());
        }
        if (context.unit().weights.empty() || context.isDistributed()) {
            return Answer::notApplicable(noWeights());
        }
        if (context.config()->contains("_class_name")) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "A part of a pipeline has nothing to tie.")));
        }
        if (!context.tensorsAreKnown()) {
            return Answer::notVerified({}, notRead());
        }
        const TensorComparison& comparison = context.comparison();
        if (comparison.state != TensorComparison::State::Done) {
            return Answer::notVerified({}, Message(QT_TRANSLATE_NOOP("model", "What a model of this type ties is not known.")));
        }
        if (!comparison.tiesKnown) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "A model of this class has nothing to tie.")));
        }
        if (!comparison.tiedAbsent.empty()) {
            return Answer::fault(Message(QT_TRANSLATE_NOOP("model", "The output layer is missing: %1"), {comparison.tiedAbsent.front()}),
                Message(QT_TRANSLATE_NOOP("model", "The config says that the embeddings are not tied, and %1 is not there. Loaders then start it with random numbers."),
                    {listed(comparison.tiedAbsent, comparison.tiedAbsent.size())}),
                Message(QT_TRANSLATE_NOOP("model", "Set tie_word_embeddings to true if they were tied in training; if not, save the model again.")), {context.unit().config})
                .with({{context.unit().config, {}, "/tie_word_embeddings", {}}});
        }
        return Answer::pass(comparison.tied ? Message(QT_TRANSLATE_NOOP("model", "The embeddings are tied; the output layer needs no copy."))
                                            : Message(QT_TRANSLATE_NOOP("model", "The embeddings are not tied, and the output layer is here.")));
    }
};

class FitVersions final : public Check
{
public:
    FitVersions()
        : Check({"fit.versions", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Version of the config"), {W::Warns, W::Warns, W::NotAsked}, false, true})
    {
    }

    Answer run(const CheckContext& context) const override { return answerVersions(context); }
};

class FitParallel final : public Check
{
public:
    FitParallel()
        : Check({"fit.parallel", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Parallel parts"), {W::Blocks, W::Blocks, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override { return answerParallel(context); }
};

class FitLayers final : public Check
{
public:
    FitLayers()
        : Check({"fit.layers", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Layers and shapes"), {W::Blocks, W::Blocks, W::Warns}, false, true})
    {
    }

    Answer run(const CheckContext& context) const override { return answerLayers(context); }
};

class FitQuantisation final : public Check
{
public:
    FitQuantisation()
        : Check({"fit.quantisation", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Quantisation"), {W::Warns, W::Warns, W::NotAsked}, false, true})
    {
    }

    Answer run(const CheckContext& context) const override { return answerQuantisation(context); }
};

class FitLoaders final : public Check
{
public:
    FitLoaders()
        : Check({"fit.loaders", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Loaders"), {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override { return answerLoaders(context); }
};

} // namespace

void addFitChecks(CheckList& list)
{
    list.push_back(std::make_unique<FitDtype>());
    list.push_back(std::make_unique<FitLayers>());
    list.push_back(std::make_unique<FitVocabulary>());
    list.push_back(std::make_unique<FitTied>());
    list.push_back(std::make_unique<FitQuantisation>());
    list.push_back(std::make_unique<FitParallel>());
    list.push_back(std::make_unique<FitVersions>());
    list.push_back(std::make_unique<FitLoaders>());
}

} // namespace vitrine
