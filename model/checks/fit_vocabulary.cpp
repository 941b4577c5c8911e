// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"

#include <algorithm>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;
using nlohmann::json;

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
        : Check(
            {"fit.vocabulary",
             CheckGroup::Fits,
             QT_TRANSLATE_NOOP("model", "Vocabulary"),
             {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.isAdapter() && context.embedding()) {
            return adapter(context);
        }
        if (context.isAdapter() || context.isNoModel() || context.isPipeline()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no embedding of tokens here.")));
        }
        if (context.is(VerdictKind::TokenizerOnly)) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "There is a tokenizer, and no model beside it.")));
        }
        const Modality modality = context.modality();
        if (modality == Modality::Image || modality == Modality::Other) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "This kind of model reads no text.")));
        }
        const auto embedding = context.embedding();
        const auto tokens = countTokens(context);
        const std::int64_t stated = context.config() != nullptr
            ? firstInteger(*context.config(), {"vocab_size", "n_vocab", "padded_vocab_size"}).value_or(-1)
            : -1;
        const bool quantised = context.quantisation().method != nullptr;
        if (!embedding && stated < 0) {
            return Answer::notVerified(
                {}, Message(QT_TRANSLATE_NOOP("model", "Neither an embedding of tokens nor vocab_size was found.")));
        }
        const std::uint64_t rows = embedding && !isPacked(context, *embedding) ? embedding->tokens : 0;
        if (rows > 0 && stated >= 0 && std::uint64_t(stated) != rows && !quantised && !isAsPromised(context, *embedding)) {
            return Answer::fault(
                       Message(QT_TRANSLATE_NOOP("model", "vocab_size and the embedding differ")),
                       Message(
                           QT_TRANSLATE_NOOP("model", "The config says vocab_size %1; the embedding has %2 rows."),
                           {Argument::count(std::uint64_t(stated)), Argument::count(rows)}),
                       Message(QT_TRANSLATE_NOOP(
                           "model",
                           "After tokens were added, the embedding must be resized and the config saved again.")),
                       {context.unit().config})
                .with({{context.unit().config, {}, "/vocab_size", Message::verbatim(std::to_string(stated))}});
        }
        const std::uint64_t room = rows > 0 ? rows : std::uint64_t(std::max<std::int64_t>(0, stated));
        if (!tokens) {
            return Answer::notVerified(
                Message(QT_TRANSLATE_NOOP("model", "Vocabulary: no tokenizer to compare")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model", "The model has room for %1 tokens; how many the tokenizer has is not known."),
                    {Argument::count(room)}));
        }
        if (tokens->tokens > room && modality != Modality::Audio) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The tokenizer has more tokens than the embedding")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "Its highest id is %1; the model has room for %2 tokens. A text with such a token stops with "
                        "an error."),
                    {Argument::count(tokens->tokens - 1), Argument::count(room)}),
                Message(QT_TRANSLATE_NOOP(
                    "model", "Take the tokenizer that belongs to these weights, or resize the embedding.")),
                {tokens->file, context.unit().config});
        }
        return Answer::pass(
            Message(
                QT_TRANSLATE_NOOP("model", "%1 tokens, and room for %2."),
                {Argument::count(tokens->tokens), Argument::count(room)}),
            {tokens->file});
    }

private:
    /// An adapter that brings an embedding of its own: the tokenizer beside it must not have more tokens.
    static Answer adapter(const CheckContext& context)
    {
        const std::uint64_t rows = context.embedding()->tokens;
        const auto tokens = countTokens(context);
        if (!tokens) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "The adapter uses the tokenizer of its base model.")));
        }
        if (tokens->tokens > rows) {
            return Answer::fault(
                Message(QT_TRANSLATE_NOOP("model", "The tokenizer has more tokens than the embedding")),
                Message(
                    QT_TRANSLATE_NOOP(
                        "model",
                        "Its highest id is %1; the embedding that the adapter brings has room for %2 tokens. Loading it "
                        "onto the base model stops with an error of shapes."),
                    {Argument::count(tokens->tokens - 1), Argument::count(rows)}),
                Message(QT_TRANSLATE_NOOP(
                    "model", "Take the tokenizer that was used in training, or save the adapter again with it.")),
                {tokens->file});
        }
        return Answer::pass(
            Message(
                QT_TRANSLATE_NOOP("model", "%1 tokens, and room for %2."),
                {Argument::count(tokens->tokens), Argument::count(rows)}),
            {tokens->file});
    }

    /// Some models hold a few rows more than vocab_size on purpose, or state a vocabulary of their own for the decoder: the
    /// rules of the model type know.
    static bool isAsPromised(const CheckContext& context, const CheckContext::Embedding& embedding)
    {
        const TensorComparison& comparison = context.comparison();
        const auto isMisshapen = [&](const MisshapenTensor& tensor) { return tensor.row == embedding.row; };
        const bool isCompared = comparison.state == TensorComparison::State::Done && comparison.verified
            && std::ranges::find(comparison.extra, embedding.row) == comparison.extra.end();
        if (isCompared && std::ranges::none_of(comparison.misshapen, isMisshapen)) {
            return true;
        }
        const auto ofDecoder = keyNumber(*context.config(), "decoder_vocab_size");
        return ofDecoder && *ofDecoder >= 0 && std::uint64_t(*ofDecoder) == embedding.tokens;
    }

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
            return entry != nullptr && entry->value.is_array()
                ? std::optional(TokenCount{entry->value.size(), context.unit().weights.front()})
                : std::nullopt;
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
    if (text == nullptr || !json::sax_parse(*text, &counter, nlohmann::detail::input_format_t::json, false)
        || counter.tokens() == 0) {
        return {};
    }
    return TokenCount{counter.tokens(), index};
}

} // namespace

void addVocabularyCheck(CheckList& list)
{
    list.push_back(std::make_unique<FitVocabulary>());
}

} // namespace vitrine
