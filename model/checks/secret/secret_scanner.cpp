// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/secret/secret_scanner.h"

#include "model/checks/facts/fact_file.h"
#include "model/checks/secret/secret_patterns.h"
#include "model/directory/glob.h"
#include "model/words/text.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <array>
#include <set>

namespace vitrine {
namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t Window
    = 6'000; ///< bytes around an anchor in which a pattern is tried; bounds what a regular expression may do

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

/// A part of a text by place and length.
struct Span {
    std::size_t begin = 0;
    std::size_t length = 0;
};

Span lineAround(std::string_view text, std::size_t at, std::size_t length)
{
    const std::size_t before = text.rfind('\n', at);
    const std::size_t begin = std::max(before == std::string_view::npos ? 0 : before + 1, at > 4'000 ? at - 4'000 : 0);
    const std::size_t after = text.find('\n', at + length);
    const std::size_t end = std::min(after == std::string_view::npos ? text.size() : after, at + length + 1'000);
    return {begin, end - begin};
}

std::string_view linesAround(std::string_view text, std::size_t at, int lines)
{
    std::size_t begin = at;
    for (int i = 0; i <= lines && begin > 0; ++i) {
        const std::size_t before = text.rfind('\n', begin - 1);
        begin = before == std::string_view::npos ? 0 : before;
    }
    std::size_t end = at;
    for (int i = 0; i <= lines && end < text.size(); ++i) {
        const std::size_t after = text.find('\n', end + 1);
        end = after == std::string_view::npos ? text.size() : after;
    }
    begin = std::max(begin, at > 4'000 ? at - 4'000 : 0);
    return text.substr(begin, std::min(end - begin, std::size_t(12'000)));
}

bool holdsAny(std::string_view text, const std::vector<std::string>& words)
{
    return std::ranges::any_of(
        words, [text](const std::string& word) { return text.find(word) != std::string_view::npos; });
}

bool hasContext(std::string_view text, const SecretPattern& pattern, std::size_t at, std::size_t length)
{
    if (pattern.context.empty()) {
        return true;
    }
    const Span line = lineAround(text, at, length);
    // The words must not be those of the secret itself.
    const std::string_view before = text.substr(line.begin, at - line.begin);
    const std::string_view after = text.substr(at + length, line.begin + line.length - at - length);
    const std::size_t reach = std::size_t(pattern.contextBefore);
    const bool words = pattern.contextBefore > 0
        ? holdsAny(text.substr(at > reach ? at - reach : 0, std::min(at, reach)), pattern.context)
        : holdsAny(before, pattern.context) || holdsAny(after, pattern.context);
    const bool neighbour = !pattern.neighbours.empty() && holdsAny(linesAround(text, at, 5), pattern.neighbours);
    return pattern.bothContexts ? words && neighbour : words || neighbour;
}

/// A stand-in for a secret: few different characters, a run of one, or a word that says so.
bool isPlaceholder(std::string_view body)
{
    std::set<char> characters;
    std::size_t fill = 0;
    for (const char c : body) {
        characters.insert(c);
        fill += c == 'x' || c == 'X' || c == '*' || c == '.' || c == '0' ? 1 : 0;
    }
    if (characters.size() < 4 || fill * 2 > body.size()) {
        return true;
    }
    static const std::vector<std::string> words = [] {
        std::vector<std::string> all;
        for (const auto& word : factFile(FactFile::Secrets).value("placeholders", nlohmann::json::array())) {
            all.push_back(word.get<std::string>());
        }
        return all;
    }();
    return holdsAny(lower(body), words);
}

/// Keys of some issuers look like a commit, and stand near the issuer's name as often as a commit does. What comes
/// before tells them apart.
bool isCommit(std::string_view text, std::size_t at, std::size_t length)
{
    constexpr std::size_t Sha1Digits = 40;
    constexpr std::size_t Looked = 24;
    if (length != Sha1Digits || text.substr(at, length).find_first_not_of("0123456789abcdef") != std::string_view::npos) {
        return false;
    }
    const std::string before = lower(text.substr(at > Looked ? at - Looked : 0, std::min(at, Looked)));
    return std::ranges::any_of(
        std::to_array({"commit", "revision", "sha", "git", "/tree/", "/blob/", "/resolve/"}),
        [&](const char* word) { return before.find(word) != std::string::npos; });
}

bool isWrapped(std::string_view text, std::size_t at, std::size_t length)
{
    const std::string_view before = text.substr(at > 3 ? at - 3 : 0, std::min<std::size_t>(at, 3));
    const std::string_view after = text.substr(std::min(at + length, text.size()), 3);
    return (before.ends_with('<') && after.starts_with('>')) || before.ends_with("${") || before.ends_with("{{")
        || before.ends_with("{{ ");
}

/// The part of a match that is the secret itself: an address or the name of a machine may well be an example.
std::string_view core(const SecretPattern& pattern, std::string_view match)
{
    if (pattern.id == "url-credentials") {
        const std::size_t begin = match.find("://") + 3;
        return match.substr(begin, match.rfind('@') - begin);
    }
    if (pattern.id == "netrc") {
        return match.substr(match.find_last_of(" \t\n") + 1);
    }
    return match.substr(pattern.prefix.size());
}

/// The check sum of GitHub's and npm's tokens: CRC-32 of the body in base 62, six characters.
bool hasRightChecksum(std::string_view secret, std::string_view prefix)
{
    if (secret.size() < prefix.size() + 36) {
        return false;
    }
    const std::string_view body = secret.substr(prefix.size(), secret.size() - prefix.size() - 6);
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : body) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1U) ^ (0xEDB88320U & (0U - (crc & 1U)));
        }
    }
    crc = ~crc;
    constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    std::string sum(6, '0');
    for (std::size_t i = 6; i-- > 0 && crc > 0;) {
        sum[i] = digits[crc % 62];
        crc /= 62;
    }
    return secret.ends_with(sum);
}

/// The first part of a JSON web token must say how it is signed.
bool isWebToken(std::string_view secret)
{
    const QByteArray head = QByteArray::fromBase64(
        QByteArray::fromStdString(std::string(secret.substr(0, secret.find('.')))), QByteArray::Base64UrlEncoding);
    const auto json = nlohmann::json::parse(head.toStdString(), nullptr, false);
    return json.is_object() && json.contains("alg");
}

/// What may be shown: the prefix that everybody knows, at most four characters, the length.
std::string masked(std::string_view secret, std::string_view prefix)
{
    const std::size_t shown = prefix.empty()
        ? std::min<std::size_t>(4, secret.size() / 4)
        : std::min(prefix.size() + 4, secret.size() - (secret.size() - prefix.size()) / 2);
    return displayUtf8(secret.substr(0, shown)) + "\xE2\x80\xA6 (" + std::to_string(secret.size()) + ")";
}

class Search
{
public:
    Search(std::string_view text, std::size_t limit)
        : m_text(text)
        , m_limit(limit)
    {
    }

    void tryPattern(const SecretPattern& pattern)
    {
        if (!holdsAny(m_text, pattern.anchors)) {
            return;
        }
        std::size_t tried = 0; // up to here the pattern has been tried
        std::size_t at = 0;
        std::size_t windows = 0;
        while (m_found.size() < m_limit && windows < 2'000) {
            const std::size_t anchor = nextAnchor(pattern, at);
            if (anchor == std::string_view::npos) {
                return;
            }
            ++windows;
            const std::size_t begin = std::max(
                tried,
                pattern.prefix.empty() && anchor > Window / 2 ? anchor - Window / 2
                    : pattern.prefix.empty()                  ? 0
                                                              : anchor);
            const std::size_t end = std::min(m_text.size(), anchor + Window);
            if (end <= begin) {
                at = anchor + 1;
                continue;
            }
            const std::size_t next = scan(pattern, begin, end, anchor);
            tried = next;
            at = std::max(anchor + 1, next > Window / 2 && pattern.prefix.empty() ? next : anchor + 1);
        }
    }

    std::vector<SecretMatch> take() { return std::move(m_found); }

private:
    std::size_t nextAnchor(const SecretPattern& pattern, std::size_t from) const
    {
        std::size_t best = std::string_view::npos;
        for (const std::string& anchor : pattern.anchors) {
            best = std::min(best, m_text.find(anchor, from));
        }
        for (const std::string& anchor : pattern.neighbours) {
            best = std::min(best, m_text.find(anchor, from));
        }
        return best;
    }

    /// Tries a pattern in a part of the text; answers where the next search begins.
    std::size_t scan(const SecretPattern& pattern, std::size_t begin, std::size_t end, std::size_t anchor)
    {
        // One character a byte, so that places are bytes.
        const QString part = QString::fromLatin1(m_text.data() + begin, qsizetype(end - begin));
        qsizetype from = qsizetype(anchor > begin && !pattern.prefix.empty() ? anchor - begin : 0);
        while (m_found.size() < m_limit) {
            const auto type = QRegularExpression::NormalMatch;
            const auto options = pattern.prefix.empty()
                ? QRegularExpression::NoMatchOption
                : QRegularExpression::MatchOptions(QRegularExpression::AnchorAtOffsetMatchOption);
            const QRegularExpressionMatch match = pattern.expression.match(part, from, type, options);
            if (!match.hasMatch() || match.capturedLength() == 0) {
                return pattern.prefix.empty() ? end : anchor + 1;
            }
            const std::size_t at = begin + std::size_t(match.capturedStart());
            const auto length = std::size_t(match.capturedLength());
            if (consider(pattern, at, length)) {
                from = match.capturedEnd();
            } else {
                from = match.capturedStart() + 1;
            }
            if (!pattern.prefix.empty()) {
                return at + length;
            }
        }
        return end;
    }

    bool consider(const SecretPattern& pattern, std::size_t at, std::size_t length)
    {
        if (pattern.guardBefore && at > 0 && isWordByte(m_text[at - 1])) {
            return false;
        }
        const std::string_view secret = m_text.substr(at, length);
        // A pattern that is all frame, as the first line of a key, cannot be a stand-in.
        const bool frame
            = pattern.id == "pem-private-key" || pattern.id == "google-service-account" || pattern.id == "putty-key";
        if ((!frame && isPlaceholder(core(pattern, secret))) || isWrapped(m_text, at, length)
            || (pattern.prefix.empty() && isCommit(m_text, at, length))
            || !hasContext(m_text, pattern, at, length)) {
            return false;
        }
        if (covered(at, length)) {
            return true;
        }
        const bool live = pattern.blocks && (!pattern.checksum || hasRightChecksum(secret, pattern.prefix))
            && !(pattern.id == "jwt" && !isWebToken(secret))
            && !(pattern.id == "pem-private-key" && secret.find("ENCRYPTED") != std::string_view::npos);
        m_found.push_back({pattern.id, pattern.issuer, pattern.what, masked(secret, pattern.prefix), at, length, live, frame});
        m_spans.push_back({at, length});
        return true;
    }

    /// Whether a more telling pattern has found this already.
    bool covered(std::size_t at, std::size_t length) const
    {
        return std::ranges::any_of(
            m_spans, [&](const Span& span) { return at < span.begin + span.length && span.begin < at + length; });
    }

    std::string_view m_text;
    std::size_t m_limit;
    std::vector<SecretMatch> m_found;
    std::vector<Span> m_spans;
};

} // namespace

std::vector<SecretMatch> findSecrets(std::string_view text, std::size_t limit, const std::stop_token& stop)
{
    Search search(text, limit);
    for (const SecretPattern& pattern : secretPatterns()) {
        if (stop.stop_requested()) {
            break;
        }
        search.tryPattern(pattern);
    }
    auto found = search.take();
    std::ranges::sort(found, {}, &SecretMatch::offset);
    return found;
}

std::string withoutSecrets(std::string_view text)
{
    std::string result;
    std::size_t at = 0;
    for (const SecretMatch& match : findSecrets(text, 1'000)) {
        if (match.offset >= at) {
            result += text.substr(at, match.offset - at);
            result += match.masked;
            at = match.offset + match.length;
        }
    }
    return result += text.substr(at);
}

std::optional<SecretFileName> secretFileName(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
    if (name == ".env.example" || name == ".env.sample" || name == ".env.template" || name == ".env.dist") {
        return {};
    }
    for (const auto& row : factFile(FactFile::Secrets).value("files", nlohmann::json::array())) {
        const auto& glob = row[0].get_ref<const std::string&>();
        const bool byPath = glob.find('/') != std::string::npos;
        if (byPath ? path == glob || path.ends_with('/' + glob) : globMatches(glob, name)) {
            const bool inside = glob == "*.pem" || glob == "token" || glob == ".npmrc" || glob == ".git/config"
                || glob == "wandb/settings" || glob == "*.tfvars" || glob == "nohup.out";
            return SecretFileName{row[2].get<std::string>(), row[1] == "B", !inside};
        }
    }
    return {};
}

} // namespace vitrine
