// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/home_paths.h"

#include <algorithm>
#include <array>
#include <optional>

namespace vitrine {

namespace {

/// Where a path stands in a text, and what stays of it.
struct Home {
    std::size_t begin = 0; ///< of the path
    std::size_t end = 0; ///< of what goes: behind the user's name and its slash
    bool isAlone = false; ///< nothing follows
};

bool endsPath(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || std::string_view("\"'`<>|,;()[]{}=").contains(c);
}

/// The path that the mark at `at` is a part of begins behind the last character that cannot be in a path.
std::size_t beginOfPath(std::string_view text, std::size_t at)
{
    while (at > 0 && !endsPath(text[at - 1])) {
        --at;
    }
    return at;
}

/// A mark counts at the start of a path, or below the folders that homes are mounted in.
bool isHomeMark(std::string_view before)
{
    static constexpr std::array<std::string_view, 8> mounts{"", "/mnt", "/data", "/export", "/nfs", "/net", "/private", "/var"};
    const bool isScheme = before == "file:" || before == "file://";
    return isScheme || std::ranges::find(mounts, before) != mounts.end() || (before.starts_with("/mnt/") && !before.contains("/home"));
}

/// The name of a folder or file from `at` on.
std::string_view componentAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && text[end] != '/' && !endsPath(text[end])) {
        ++end;
    }
    return text.substr(at, end - at);
}

/// "data", "data1", "share02" and the like.
bool isMount(std::string_view name)
{
    static constexpr std::array<std::string_view, 14> mounts{"mnt", "data", "scratch", "gpfs", "lustre", "nfs", "workspace",
        "share", "fsx", "efs", "work", "project", "projects", "shared"};
    while (!name.empty() && name.back() >= '0' && name.back() <= '9') {
        name.remove_suffix(1);
    }
    return std::ranges::find(mounts, name) != mounts.end();
}

std::optional<Home> nextHome(std::string_view text, std::size_t from)
{
    static constexpr std::array<std::string_view, 7> marks{"/home/", "/Users/", ":\\Users\\", ":/Users/", "/users/", "/root/", "~/"};
    std::optional<Home> first;
    for (const std::string_view mark : marks) {
        for (std::size_t at = text.find(mark, from); at != std::string_view::npos; at = text.find(mark, at + 1)) {
            std::size_t begin = beginOfPath(text, at);
            // An address of the web with a path behind it, as cards of a training have them: "https://hub//home/anna/x".
            begin = begin < at && text[at - 1] == '/' && text[begin] != '/' && !text.substr(begin).starts_with("file:") ? at : begin;
            const std::string_view before = text.substr(begin, at - begin);
            const bool isDrive = mark.front() == ':' && before.size() == 1;
            if (!isDrive && (mark.front() == ':' || !isHomeMark(before) || (mark == "~/" && !before.empty()))) {
                continue;
            }
            // /root and ~ are homes themselves; below the others comes the user.
            const bool hasUser = mark != "/root/" && mark != "~/";
            const std::size_t user = at + mark.size();
            std::size_t end = user;
            while (hasUser && end < text.size() && text[end] != '/' && text[end] != '\\' && !endsPath(text[end])) {
                ++end;
            }
            if (hasUser && end == user) {
                continue;
            }
            const std::size_t next = hasUser && end < text.size() && !endsPath(text[end]) ? end + 1 : end;
            const Home home{begin, next, next >= text.size() || endsPath(text[next])};
            if (!first || home.begin < first->begin) {
                first = home;
            }
            break;
        }
    }
    return first;
}

} // namespace

std::string withoutHomes(std::string_view text)
{
    std::string result;
    std::size_t kept = 0;
    while (const auto home = nextHome(text, kept)) {
        result += text.substr(kept, home->begin - kept);
        result += home->isAlone ? "home" : "";
        kept = home->end;
    }
    result += text.substr(kept);
    return result;
}

std::string withoutMounts(std::string_view text)
{
    std::string result;
    std::size_t kept = 0;
    for (std::size_t at = text.find('/'); at != std::string_view::npos; at = text.find('/', at + 1)) {
        if (at < kept || beginOfPath(text, at) != at || !isMount(componentAt(text, at + 1))) {
            continue;
        }
        const std::size_t below = at + 1 + componentAt(text, at + 1).size() + 1;
        if (below >= text.size() || componentAt(text, below).empty()) {
            continue;
        }
        const std::size_t behind = below + componentAt(text, below).size() + 1;
        const bool isDeeper = behind < text.size() && text[behind - 1] == '/' && !componentAt(text, behind).empty();
        result += text.substr(kept, at - kept);
        kept = isDeeper ? behind : below;
    }
    result += text.substr(kept);
    return result;
}

} // namespace vitrine
