// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/explain/glossary.h"

#include "model/explain/catalogue.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using namespace Qt::StringLiterals;

struct Word {
    QString text;
    ExplainKind kind;
    QString id;
};

/// Words by their first letter in lower case, longest first.
using WordTable = QHash<QChar, std::vector<Word>>;

WordTable readWords(Language language)
{
    WordTable table;
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(ExplainKind::Count); ++kind) {
        const QJsonObject& entries = Catalogue::of(language).entries(static_cast<ExplainKind>(kind));
        for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
            const QJsonArray words = entry.value().toObject().value("words"_L1).toArray();
            for (const QJsonValue& word : words) {
                if (const QString text = word.toString(); !text.isEmpty()) {
                    table[text.front().toLower()].push_back({text, static_cast<ExplainKind>(kind), entry.key()});
                }
            }
        }
    }
    for (std::vector<Word>& words : table) {
        std::ranges::stable_sort(words, [](const Word& a, const Word& b) { return a.text.size() > b.text.size(); });
    }
    return table;
}

const WordTable& wordTable(Language language)
{
    static const std::array<WordTable, 2> tables{readWords(Language::English), readWords(Language::Chinese)};
    return tables[language == Language::Chinese ? 1 : 0];
}

/// Latin words end where letters and digits end; Chinese has no such border.
bool isLatin(QChar letter)
{
    return letter.isDigit() || letter == u'_' || letter == u'-' || (letter.isLetter() && letter.unicode() < 0x2e80);
}

bool standsAlone(QStringView text, qsizetype from, qsizetype to)
{
    const bool cutBefore = from > 0 && isLatin(text[from - 1]) && isLatin(text[from]);
    const bool cutAfter = to < text.size() && isLatin(text[to - 1]) && isLatin(text[to]);
    return !cutBefore && !cutAfter;
}

const Word* wordAt(const WordTable& table, QStringView text, qsizetype at)
{
    const auto words = table.constFind(text[at].toLower());
    if (words == table.constEnd()) {
        return nullptr;
    }
    const auto fits = [&](const Word& word) {
        return text.sliced(at).startsWith(word.text, Qt::CaseInsensitive) && standsAlone(text, at, at + word.text.size());
    };
    const auto found = std::ranges::find_if(*words, fits);
    return found == words->end() ? nullptr : &*found;
}

void addText(QStringView text, std::vector<GlossarySpan>& spans)
{
    if (!text.isEmpty()) {
        spans.push_back({text.toString(), false, std::nullopt, {}});
    }
}

} // namespace

Glossary::Glossary(Language language, ExplainKind kind, QString id)
    : m_language(language)
    , m_seen{{kind, std::move(id)}}
{
}

std::vector<GlossarySpan> Glossary::spans(const QString& text)
{
    std::vector<GlossarySpan> spans;
    bool code = false;
    for (const QStringView piece : QStringView(text).tokenize(u'`')) {
        if (code) {
            spans.push_back({piece.toString(), true, std::nullopt, {}});
        } else {
            addWords(piece, spans);
        }
        code = !code;
    }
    return spans;
}

void Glossary::addWords(QStringView text, std::vector<GlossarySpan>& spans)
{
    const WordTable& table = wordTable(m_language);
    qsizetype begin = 0;
    for (qsizetype at = 0; at < text.size();) {
        const Word* word = wordAt(table, text, at);
        if (word == nullptr) {
            ++at;
            continue;
        }
        const qsizetype end = at + word->text.size();
        const std::pair target(word->kind, word->id);
        if (!std::ranges::contains(m_seen, target)) {
            m_seen.push_back(target);
            addText(text.sliced(begin, at - begin), spans);
            spans.push_back({text.sliced(at, end - at).toString(), false, word->kind, word->id});
            begin = end;
        }
        at = end;
    }
    addText(text.sliced(begin), spans);
}

QString withoutMarks(const QString& text)
{
    return QString(text).remove(u'`');
}

} // namespace vitrine
