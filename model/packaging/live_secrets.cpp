// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/live_secrets.h"

#include "model/checks/secret/secret_scanner.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t MostMatches = 1'000;
constexpr std::string_view Removed = "removed";

} // namespace

bool holdsLiveSecrets(std::string_view text)
{
    return std::ranges::any_of(findSecrets(text, MostMatches), &SecretMatch::blocks);
}

std::string withoutLiveSecrets(std::string_view text, std::string_view key)
{
    const std::string before = key.empty() ? std::string() : '"' + std::string(key) + "\": \"";
    const std::string framed = before + std::string(text) + (key.empty() ? "" : "\"");
    std::string result;
    std::size_t kept = 0;
    for (const SecretMatch& match : findSecrets(framed, MostMatches)) {
        const std::size_t begin = std::max(match.offset, before.size()) - before.size();
        const std::size_t end = std::min(match.offset + match.length, before.size() + text.size()) - before.size();
        if (!match.blocks || match.offset + match.length <= before.size() || begin < kept || begin >= end) {
            continue;
        }
        if (match.isFrame) {
            return std::string(key.empty() ? text : Removed);
        }
        result += text.substr(kept, begin - kept);
        result += Removed;
        kept = end;
    }
    return result += text.substr(kept);
}

} // namespace vitrine
