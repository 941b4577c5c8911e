// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/fact_file.h"
#include "model/checks/secret/secret_scanner.h"
#include "model/words/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

constexpr std::size_t Reach = 300; ///< bytes around an anchor in which an expression is tried

struct PersonalPattern {
    std::string kind;
    std::string what;
    QRegularExpression expression;
    std::vector<std::string> anchors;
};

/// What must stand in a text for a pattern to be tried; the expressions themselves are facts.
std::vector<std::string> anchorsOf(std::string_view kind)
{
    if (kind == "home-linux") {
        return {"/home/", "/Users/"};
    }
    if (kind == "home-windows") {
        return {"Users\\"};
    }
    if (kind == "cluster-path") {
        return {"/mnt/",  "/data",  "/scratch/", "/gpfs/", "/lustre/", "/nfs/",   "/workspace/",
                "/root/", "/share", "/fsx/",     "/efs/",  "/work/",   "/project"};
    }
    if (kind == "email") {
        return {"@"};
    }
    if (kind == "tfevents-host") {
        return {"events.out.tfevents."};
    }
    if (kind == "runs-host") {
        return {"runs/"};
    }
    if (kind == "private-ip") {
        return {"10.", "192.168.", "172."};
    }
    return {}; // numbers of telephones are not told apart from other numbers in data
}

const std::vector<PersonalPattern>& patterns()
{
    static const std::vector<PersonalPattern> all = [] {
        std::vector<PersonalPattern> list;
        for (const auto& row : factFile(FactFile::Secrets).value("personal", nlohmann::json::array())) {
            PersonalPattern pattern{
                row[0].get<std::string>(),
                row[2].get<std::string>(),
                QRegularExpression(QString::fromStdString(row[1].get<std::string>())),
                {}};
            pattern.anchors = anchorsOf(pattern.kind);
            if (!pattern.anchors.empty()) {
                list.push_back(std::move(pattern));
            }
        }
        return list;
    }();
    return all;
}

/// Addresses that belong to nobody: of examples, of machines, of commits that hide their author.
bool isNobody(std::string_view address)
{
    constexpr std::array parts{"example.", "@users.noreply.", "noreply@", "no-reply@", "git@",   "@localhost",
                               "@domain.", "user@",           "name@",    "you@",      "@email."};
    return std::ranges::any_of(parts, [&](const char* part) { return address.find(part) != std::string_view::npos; });
}

/// The name in a path is what is personal: of that only the beginning is shown.
std::string masked(std::string_view kind, std::string_view text)
{
    if (kind == "email") {
        const std::size_t at = text.find('@');
        return displayUtf8(text.substr(0, std::min<std::size_t>(2, at))) + "\xE2\x80\xA6"
            + displayUtf8(text.substr(at));
    }
    if (kind == "home-linux" || kind == "home-windows") {
        const std::size_t cut = text.find_last_of("/\\");
        return displayUtf8(text.substr(0, std::min(cut + 3, text.size()))) + "\xE2\x80\xA6";
    }
    if (kind == "tfevents-host" || kind == "runs-host") {
        const std::size_t cut = std::min(text.find_last_of("_."), text.size() - 1);
        return displayUtf8(text.substr(0, std::min(cut + 3, text.size()))) + "\xE2\x80\xA6";
    }
    // Of a path of a cluster, the two first folders; of an address its beginning.
    const std::size_t second = text.find('/', 1);
    const std::size_t third = second == std::string_view::npos ? second : text.find('/', second + 1);
    return displayUtf8(text.substr(0, std::min({third, text.size(), std::size_t(24)}))) + "\xE2\x80\xA6";
}

} // namespace

std::vector<PersonalMatch>
findPersonal(std::string_view text, bool prose, std::size_t limit, const std::stop_token& stop)
{
    std::vector<PersonalMatch> found;
    for (const PersonalPattern& pattern : patterns()) {
        if (prose && (pattern.kind == "email" || pattern.kind == "private-ip")) {
            continue;
        }
        std::size_t past = 0; // matches before this place were told
        std::size_t tries = 0;
        for (const std::string& anchor : pattern.anchors) {
            for (std::size_t at = text.find(anchor);
                 at != std::string_view::npos && found.size() < limit && ++tries < 20'000;
                 at = text.find(anchor, at + 1)) {
                if (stop.stop_requested()) {
                    return found;
                }
                const std::size_t begin = at > Reach ? at - Reach : 0;
                const QString part
                    = QString::fromLatin1(text.data() + begin, qsizetype(std::min(text.size(), at + Reach) - begin));
                auto matches = pattern.expression.globalMatch(part);
                while (matches.hasNext()) {
                    const QRegularExpressionMatch match = matches.next();
                    const std::size_t start = begin + std::size_t(match.capturedStart());
                    std::string_view what = text.substr(start, std::size_t(match.capturedLength()));
                    what = what.substr(0, what.find_first_of("\"'\n\r,;)"));
                    if (start + what.size() <= at || start > at + anchor.size() || start < past
                        || (pattern.kind == "email" && isNobody(what))) {
                        continue;
                    }
                    // A path on a server of the web is none of this machine.
                    if (start > 3 && pattern.kind == "cluster-path"
                        && text.substr(std::max<std::size_t>(start, 80) - 80, 80).find("://") != std::string_view::npos
                        && text.substr(text.rfind("://", start), start - text.rfind("://", start))
                                .find_first_of(" \"'\n")
                            == std::string_view::npos) {
                        continue;
                    }
                    past = start + what.size();
                    found.push_back({pattern.kind, pattern.what, masked(pattern.kind, what), start});
                    break;
                }
            }
        }
    }
    std::ranges::sort(found, {}, &PersonalMatch::offset);
    return found;
}

} // namespace vitrine
