// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/licence/licence_text.h"

#include "model/checks/facts/fact_file.h"
#include "model/checks/licence/licence_facts.h"

#include <QByteArray>

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {
namespace {

using Hash = std::uint16_t;

constexpr std::size_t MaxWords = 200'000;
constexpr std::size_t Group = 5;
constexpr std::size_t MaxShift = 400; ///< words that may be put in or left out at one place
constexpr double Alike = 0.80; ///< share of common groups from which two texts are compared word by word
constexpr double Same = 0.95; ///< and from which a text counts as this licence, however changed

Hash hashOf(std::string_view word)
{
    std::uint32_t hash = 0x811c9dc5U;
    for (const char c : word) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193U;
    }
    return Hash((hash ^ (hash >> 16U)) & 0xFFFFU);
}

std::uint64_t groupAt(std::span<const Hash> words, std::size_t at)
{
    std::uint64_t group = 0;
    for (std::size_t i = 0; i < Group; ++i) {
        group = group * 0x9E3779B97F4A7C15ULL + words[at + i] + 1;
    }
    return group;
}

struct KnownText {
    std::string id;
    bool isUsePolicy = false;
    std::vector<Hash> words;
    std::unordered_set<std::uint64_t> groups;
};

const std::vector<KnownText>& knownTexts()
{
    static const std::vector<KnownText> texts = [] {
        std::vector<KnownText> all;
        for (const auto& row : factFile(FactFile::LicenceTexts).value("texts", nlohmann::json::array())) {
            KnownText text;
            text.id = row.value("id", std::string());
            text.isUsePolicy = row.value("of", std::string()) == "use policy";
            const QByteArray bytes
                = QByteArray::fromBase64(QByteArray::fromStdString(row.value("text", std::string())));
            for (qsizetype i = 0; i + 1 < bytes.size(); i += 2) {
                text.words.push_back(
                    Hash(static_cast<unsigned char>(bytes[i]) | static_cast<unsigned char>(bytes[i + 1]) << 8));
            }
            for (std::size_t i = 0; i + Group <= text.words.size(); ++i) {
                text.groups.insert(groupAt(text.words, i));
            }
            all.push_back(std::move(text));
        }
        return all;
    }();
    return texts;
}

/// Characters outside ASCII that only separate words: quotation marks, dashes, spaces, bullets, the sign of copyright.
bool separates(std::uint32_t c)
{
    return c == 0xA0 || c == 0xA9 || c == 0xAB || c == 0xBB || c == 0xB7 || c == 0xFEFF || c == 0xFFFD
        || (c >= 0x2000 && c <= 0x206F) || (c >= 0x3000 && c <= 0x303F) || (c >= 0xFF00 && c <= 0xFF65);
}

/// One character of UTF-8 at `at`, or the replacement character for a byte that begins none; moves `at` on.
std::uint32_t takeCharacter(std::string_view text, std::size_t& at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
    if (length == 1 || at + length > text.size()) {
        ++at;
        return first < 0x80 ? first : 0xFFFD;
    }
    std::uint32_t c = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        c = c << 6U | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
    }
    at += length;
    return c;
}

/// A place where two texts part, in words.
struct Difference {
    std::size_t known = 0, knownLength = 0;
    std::size_t mine = 0, mineLength = 0;
};

/// Goes through both texts side by side; at each difference, looks for the next five words that agree.
std::vector<Difference> differences(std::span<const Hash> known, std::span<const Hash> mine)
{
    std::vector<Difference> found;
    std::size_t k = 0;
    std::size_t m = 0;
    while (k < known.size() && m < mine.size()) {
        if (known[k] == mine[m]) {
            ++k;
            ++m;
            continue;
        }
        Difference difference{k, known.size() - k, m, mine.size() - m};
        bool resumed = false;
        for (std::size_t sum = 1; sum <= 2 * MaxShift && !resumed; ++sum) {
            for (std::size_t a = sum > MaxShift ? sum - MaxShift : 0; a <= std::min(sum, MaxShift); ++a) {
                const std::size_t b = sum - a;
                const std::size_t length = std::min(
                    {Group, known.size() - std::min(k + a, known.size()), mine.size() - std::min(m + b, mine.size())});
                if (length > 0 && (length == Group || sum <= 3)
                    && std::ranges::equal(known.subspan(k + a, length), mine.subspan(m + b, length))) {
                    difference = {k, a, m, b};
                    resumed = true;
                    break;
                }
            }
        }
        found.push_back(difference);
        if (!resumed || found.size() > 100) {
            return found;
        }
        k += difference.knownLength;
        m += difference.mineLength;
    }
    if (k < known.size() || m < mine.size()) {
        found.push_back({k, known.size() - k, m, mine.size() - m});
    }
    return found;
}

/// Differences that change nothing: another holder of the copyright, the year, a title before it, a form to fill in
/// after it.
class Harmless
{
public:
    Harmless(std::span<const Hash> known, std::span<const Hash> mine, const std::vector<std::string_view>& words)
        : m_known(known)
        , m_mine(mine)
        , m_words(words)
    {
    }

    bool operator()(const Difference& difference) const
    {
        if (difference.knownLength <= 30 && difference.mineLength <= 30
            && (isCopyright(difference) || isAddress(difference))) {
            return true;
        }
        // Only a title, or the name of the file, stands before the text.
        if (difference.known <= 12 && difference.knownLength <= 12 && difference.mine <= 12
            && difference.mineLength <= 12) {
            return !rules(difference);
        }
        // Something that tells how to use the text was left out at its end.
        return difference.known + difference.knownLength == m_known.size() && difference.mineLength <= 12
            && difference.knownLength <= 700 && difference.known * 2 > m_known.size() && isAppendix(difference);
    }

private:
    bool isCopyright(const Difference& difference) const
    {
        static const Hash copyright = hashOf("copyright");
        static const Hash holder = hashOf("holder");
        const auto near = [&](std::span<const Hash> words, std::size_t at, std::size_t length) {
            const std::size_t begin = at > 5 ? at - 5 : 0;
            for (std::size_t i = begin; i < std::min(at + length, words.size()); ++i) {
                if (words[i] == copyright && (i + 1 >= words.size() || words[i + 1] != holder)) {
                    return true;
                }
            }
            return false;
        };
        return near(m_mine, difference.mine, difference.mineLength)
            || near(m_known, difference.known, difference.knownLength);
    }

    /// An address of the web may be written with or without its beginning.
    bool isAddress(const Difference& difference) const
    {
        static const std::unordered_set<Hash> parts{hashOf("http"), hashOf("https"), hashOf("www")};
        const auto all = [](std::span<const Hash> words) {
            return std::ranges::all_of(words, [](Hash word) { return parts.contains(word); });
        };
        return all(m_mine.subspan(difference.mine, difference.mineLength))
            && all(m_known.subspan(difference.known, difference.knownLength));
    }

    /// Whether words were put in that forbid or allow something.
    bool rules(const Difference& difference) const
    {
        static const std::unordered_set<std::string_view> words{
            "not", "no", "non", "may", "must", "shall", "only", "except", "prohibited", "without", "commercial"};
        for (std::size_t i = difference.mine; i < difference.mine + difference.mineLength; ++i) {
            if (words.contains(m_words[i])) {
                return true;
            }
        }
        return false;
    }

    bool isAppendix(const Difference& difference) const
    {
        static const Hash appendix = hashOf("appendix");
        static const Hash how = hashOf("how");
        static const Hash end = hashOf("end");
        const std::size_t until = std::min(difference.known + 8, m_known.size());
        for (std::size_t i = difference.known > 6 ? difference.known - 6 : 0; i < until; ++i) {
            if (m_known[i] == appendix || m_known[i] == how || m_known[i] == end) {
                return true;
            }
        }
        return false;
    }

    std::span<const Hash> m_known;
    std::span<const Hash> m_mine;
    const std::vector<std::string_view>& m_words;
};

std::string joinedWords(const std::vector<std::string_view>& words, std::size_t begin, std::size_t length)
{
    std::string text;
    for (std::size_t i = begin; i < std::min(begin + length, words.size()); ++i) {
        text += (text.empty() ? "" : " ");
        text += words[i];
    }
    return text;
}

/// The share of groups of five words of the shorter text that the other has too.
double similarity(const KnownText& known, const std::unordered_set<std::uint64_t>& mine)
{
    if (known.groups.empty() || mine.empty()) {
        return 0;
    }
    const auto common = std::ranges::count_if(mine, [&](std::uint64_t group) { return known.groups.contains(group); });
    return double(common) / double(std::max(known.groups.size(), mine.size()));
}

} // namespace

std::vector<std::string_view> licenceWords(std::string_view text, std::string& buffer)
{
    std::vector<std::pair<std::size_t, std::size_t>> places;
    buffer.clear();
    buffer.reserve(text.size());
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size() && places.size() < MaxWords;) {
        const std::size_t from = at;
        const std::uint32_t c = takeCharacter(text, at);
        const bool letter
            = c < 0x80 ? (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') : !separates(c);
        if (letter) {
            for (std::size_t i = from; i < at; ++i) {
                buffer += text[i] >= 'A' && text[i] <= 'Z' ? char(text[i] + 32) : text[i];
            }
        } else if (buffer.size() > begin) {
            places.emplace_back(begin, buffer.size() - begin);
            begin = buffer.size();
        }
    }
    if (buffer.size() > begin) {
        places.emplace_back(begin, buffer.size() - begin);
    }
    std::vector<std::string_view> words;
    words.reserve(places.size());
    for (const auto& [at, length] : places) {
        words.push_back(std::string_view(buffer).substr(at, length));
    }
    return words;
}

LicenceMatch recogniseLicence(std::string_view text)
{
    std::string buffer;
    const std::vector<std::string_view> words = licenceWords(text, buffer);
    std::vector<Hash> mine;
    mine.reserve(words.size());
    std::ranges::transform(words, std::back_inserter(mine), hashOf);
    std::unordered_set<std::uint64_t> groups;
    for (std::size_t i = 0; i + Group <= mine.size(); ++i) {
        groups.insert(groupAt(mine, i));
    }
    LicenceMatch best;
    for (const KnownText& known : knownTexts()) {
        const double alike = similarity(known, groups);
        // Shorter texts may lack a part of themselves, as Apache-2.0 its appendix.
        if (alike < Alike && !(known.words.size() > mine.size() && alike > 0.6)) {
            continue;
        }
        LicenceMatch match{
            .kind = LicenceMatch::Kind::Exact,
            .id = known.id,
            .isUsePolicy = known.isUsePolicy,
            .similarity = alike,
            .changedWords = {},
            .context = {},
            .differences = 0};
        const Harmless harmless(known.words, mine, words);
        for (const Difference& difference : differences(known.words, mine)) {
            if (harmless(difference)) {
                continue;
            }
            if (match.differences++ == 0) {
                match.changedWords
                    = joinedWords(words, difference.mine, std::min<std::size_t>(difference.mineLength, 12));
                const std::size_t before = difference.mine > 6 ? difference.mine - 6 : 0;
                match.context = joinedWords(words, before, difference.mine - before);
            }
        }
        if (match.differences > 0) {
            if (alike < Same && known.words.size() < 400 && match.differences > 3) {
                continue; // short texts are alike without being the same
            }
            match.kind = LicenceMatch::Kind::Changed;
        }
        const bool better = best.kind == LicenceMatch::Kind::Unknown
            || (match.kind == LicenceMatch::Kind::Exact && best.kind != LicenceMatch::Kind::Exact)
            || (match.kind == best.kind && match.similarity > best.similarity);
        if (better) {
            best = std::move(match);
        }
    }
    if (best.kind == LicenceMatch::Kind::Unknown) {
        if (const Licence* titled = licenceByTitle(text)) {
            best.kind = LicenceMatch::Kind::TitleOnly;
            best.id = titled->id;
        }
    }
    return best;
}

} // namespace vitrine
