// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/filter_words.h"

#include "model/tensors/natural_compare.h"

#include <algorithm>
#include <array>
#include <charconv>

using namespace Qt::StringLiterals;

namespace vitrine::filterwords {

namespace {

using Kind = TensorFilter::Kind;
using Comparison = TensorFilter::Comparison;

struct Key {
    std::string_view word;
    Kind kind;
};
constexpr std::array<Key, 5> Keys{
    {{"regex:", Kind::Pattern},
     {"dtype:", Kind::Dtype},
     {"shape:", Kind::Shape},
     {"file:", Kind::File},
     {"bytes:", Kind::Bytes}}};

/// Steps of PCRE for one name; its own bound, ten million, makes a table of names wait for hours.
constexpr auto StepsPerName = "(*LIMIT_MATCH=200000)"_L1;

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// Takes one word off the front; blanks in double quotes belong to it.
std::string takeWord(std::string_view& text)
{
    std::string word;
    bool quoted = false;
    std::size_t at = 0;
    for (; at < text.size() && (quoted || !isBlank(text[at])); ++at) {
        if (text[at] == '"') {
            quoted = !quoted;
        } else {
            word += text[at];
        }
    }
    text.remove_prefix(at);
    return word;
}

std::unexpected<Error> notUnderstood(const char* source, const std::string& what)
{
    return failure(ErrorCode::Malformed, Message(source, {what}));
}

Result<TensorFilter::Term> shapeTerm(const std::string& text)
{
    TensorFilter::Term term{.kind = Kind::Shape, .text = text};
    for (std::size_t at = 0; at < text.size();) {
        if (!isDigit(text[at])) {
            if (std::string_view("xX*,[] ").find(text[at]) == std::string_view::npos) {
                return notUnderstood(
                    QT_TRANSLATE_NOOP("model", "“shape:%1” is no shape; write shape:64 or shape:64x128"), text);
            }
            ++at;
            continue;
        }
        const std::size_t end = digitsEnd(text, at);
        std::uint64_t extent = 0;
        if (std::from_chars(text.data() + at, text.data() + end, extent).ec != std::errc{}) {
            return notUnderstood(
                QT_TRANSLATE_NOOP("model", "“shape:%1” is no shape; write shape:64 or shape:64x128"), text);
        }
        term.shape.push_back(extent);
        at = end;
    }
    return term;
}

Comparison takeComparison(std::string_view& text)
{
    constexpr std::array<std::pair<std::string_view, Comparison>, 5> signs{
        {{">=", Comparison::GreaterOrEqual},
         {"<=", Comparison::LessOrEqual},
         {">", Comparison::Greater},
         {"<", Comparison::Less},
         {"=", Comparison::Equal}}};
    for (const auto& [sign, comparison] : signs) {
        if (text.starts_with(sign)) {
            text.remove_prefix(sign.size());
            return comparison;
        }
    }
    return Comparison::Equal;
}

/// 1 for "" and "B", 1,000 for "kB", …; nothing for other words.
std::optional<double> unitSize(std::string_view unit)
{
    constexpr std::string_view prefixes = "kmgtpeKMGTPE";
    const auto takeEnd = [&unit](char small, char capital) {
        const bool there = unit.ends_with(small) || unit.ends_with(capital);
        unit.remove_suffix(there ? 1 : 0);
        return there;
    };
    const bool binary = takeEnd('b', 'B') && takeEnd('i', 'I');
    if (unit.empty()) {
        return binary ? std::nullopt : std::optional(1.0);
    }
    const std::size_t place = prefixes.find(unit.front());
    if (unit.size() != 1 || place == std::string_view::npos) {
        return std::nullopt;
    }
    double size = 1;
    for (std::size_t i = 0; i <= place % 6; ++i) {
        size *= binary ? 1024 : 1000;
    }
    return size;
}

Result<TensorFilter::Term> bytesTerm(const std::string& text)
{
    TensorFilter::Term term{.kind = Kind::Bytes, .text = text};
    std::string_view rest = text;
    term.comparison = takeComparison(rest);
    double value = 0;
    const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
    const auto unit = unitSize(rest.substr(static_cast<std::size_t>(end - rest.data())));
    const double bytes = unit ? value * *unit : -1;
    if (fault != std::errc{} || !(bytes >= 0 && bytes < 1.8e19)) {
        return notUnderstood(
            QT_TRANSLATE_NOOP("model", "“bytes:%1” is no size; write bytes:>1MB or bytes:<=512"), text);
    }
    term.bytes = static_cast<std::uint64_t>(bytes);
    return term;
}

} // namespace

std::vector<Word> split(std::string_view text)
{
    std::vector<Word> words;
    while (!text.empty()) {
        if (isBlank(text.front())) {
            text.remove_prefix(1);
            continue;
        }
        const auto key = std::ranges::find_if(Keys, [text](const Key& known) { return text.starts_with(known.word); });
        if (key == Keys.end()) {
            words.push_back({Kind::Name, takeWord(text)});
            continue;
        }
        text.remove_prefix(key->word.size());
        if (key->kind == Kind::Pattern) {
            words.push_back({Kind::Pattern, std::string(text)}); // blanks and quotes are the pattern's own
            break;
        }
        words.push_back({key->kind, takeWord(text)});
    }
    return words;
}

Result<TensorFilter::Term> term(const Word& word)
{
    // A key that stands alone is being typed: it asks for nothing yet.
    const bool isReady = !word.text.empty();
    if (isReady && word.kind == Kind::Shape) {
        return shapeTerm(word.text);
    }
    if (isReady && word.kind == Kind::Bytes) {
        return bytesTerm(word.text);
    }
    return TensorFilter::Term{.kind = isReady ? word.kind : Kind::Name, .text = word.text};
}

Result<QRegularExpression> pattern(const std::string& text)
{
    const QString source = QString::fromStdString(text);
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    QRegularExpression pattern(StepsPerName + source, options);
    if (pattern.isValid()) {
        return pattern;
    }
    const qsizetype place = std::max<qsizetype>(0, pattern.patternErrorOffset() - StepsPerName.size());
    return failure(
        ErrorCode::Malformed,
        Message(
            QT_TRANSLATE_NOOP("model", "The pattern cannot be read: %1 at letter %2"),
            {pattern.errorString().toStdString(), Message::Argument::count(static_cast<std::uint64_t>(place) + 1)}));
}

} // namespace vitrine::filterwords
