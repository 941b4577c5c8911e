// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/documents/json_place.h"

#include "model/words/text.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace vitrine {

namespace {

using Node = JsonDocument::Node;
using Kind = JsonDocument::Kind;

std::string escaped(std::string_view key)
{
    std::string text;
    for (const char c : key) {
        text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    }
    return text;
}

std::string unescaped(std::string_view token)
{
    std::string text;
    for (std::size_t i = 0; i < token.size(); ++i) {
        if (token[i] == '~' && i + 1 < token.size() && (token[i + 1] == '0' || token[i + 1] == '1')) {
            text += token[++i] == '0' ? '~' : '/';
        } else {
            text += token[i];
        }
    }
    return text;
}

Node child(const JsonDocument& document, Node node, const std::string& name)
{
    std::uint32_t index = 0;
    const bool isArray = document.kind(node) == Kind::Array;
    const char* end = name.data() + name.size();
    const auto number = std::from_chars(name.data(), end, index);
    const bool isIndex = isArray && number.ec == std::errc{} && number.ptr == end;
    std::uint32_t place = 0;
    for (Node at = document.firstChild(node); at != JsonDocument::Nothing; at = document.nextSibling(at), ++place) {
        if (isArray ? isIndex && place == index : document.key(at) == name) {
            return at;
        }
    }
    return JsonDocument::Nothing;
}

char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

bool holds(std::string_view text, std::string_view wanted)
{
    return !std::ranges::search(text, wanted, {}, smallLetter, smallLetter).empty();
}

std::string quoted(std::string_view text, std::size_t limit)
{
    std::string shown = displayUtf8(shortened(text, limit));
    std::ranges::replace(shown, '\n', ' ');
    std::ranges::replace(shown, '\t', ' ');
    return '"' + shown + '"';
}

std::string scalar(const JsonDocument& document, Node node, std::size_t limit)
{
    switch (document.kind(node)) {
    case Kind::Null:
        return "null";
    case Kind::False:
        return "false";
    case Kind::True:
        return "true";
    case Kind::Number:
        return shortened(document.text(node), limit);
    case Kind::String:
        return quoted(document.text(node), limit);
    case Kind::Array:
    case Kind::Object:
        break;
    }
    return {};
}

/// A list of a few scalars in brackets; empty where it is longer than the limit, or holds something else.
std::string shortList(const JsonDocument& document, Node node, std::size_t limit)
{
    std::string text = "[";
    for (Node at = document.firstChild(node); at != JsonDocument::Nothing; at = document.nextSibling(at)) {
        if (document.isContainer(at) || text.size() > limit) {
            return {};
        }
        text += (text.size() > 1 ? ", " : "") + scalar(document, at, limit);
    }
    return text.size() > limit ? std::string() : text + ']';
}

} // namespace

std::string jsonPointer(const JsonDocument& document, Node node)
{
    std::vector<std::string> parts;
    for (; document.parent(node) != JsonDocument::Nothing; node = document.parent(node)) {
        const bool inArray = document.kind(document.parent(node)) == Kind::Array;
        parts.push_back(inArray ? std::to_string(document.indexInParent(node)) : escaped(document.key(node)));
    }
    std::string pointer;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        pointer += '/' + *part;
    }
    return pointer;
}

Node jsonNode(const JsonDocument& document, std::string_view pointer)
{
    if (document.size() == 0 || pointer.empty()) {
        return JsonDocument::Nothing;
    }
    Node node = 0;
    if (!pointer.starts_with('/')) {
        return child(document, node, std::string(pointer));
    }
    while (!pointer.empty() && node != JsonDocument::Nothing) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        node = child(document, node, unescaped(pointer.substr(0, end)));
        pointer.remove_prefix(end);
    }
    return node;
}

Node findInJson(
    const JsonDocument& document, std::string_view wanted, Node after, bool backwards, const std::stop_token& stop)
{
    constexpr std::uint32_t interval = 4096;
    const std::uint32_t size = document.size();
    if (size == 0 || wanted.empty()) {
        return JsonDocument::Nothing;
    }
    Node at = after < size ? after : (backwards ? 0 : size - 1);
    for (std::uint32_t looked = 0; looked < size; ++looked) {
        if (looked % interval == 0 && stop.stop_requested()) {
            return JsonDocument::Nothing;
        }
        at = backwards ? (at == 0 ? size - 1 : at - 1) : (at + 1 == size ? 0 : at + 1);
        const bool isWord = document.kind(at) == Kind::String || document.kind(at) == Kind::Number;
        if (holds(document.key(at), wanted) || (isWord && holds(document.text(at), wanted))
            || (document.kind(at) < Kind::Number && holds(scalar(document, at, 10), wanted))) {
            return at;
        }
    }
    return JsonDocument::Nothing;
}

std::string jsonSummary(const JsonDocument& document, Node node, std::size_t limit)
{
    if (!document.isContainer(node)) {
        return scalar(document, node, limit);
    }
    if (document.kind(node) == Kind::Array) {
        if (std::string text = shortList(document, node, limit); !text.empty()) {
            return text;
        }
        return Message::plural(QT_TRANSLATE_N_NOOP("model", "[%n element(s)]"), document.childCount(node)).utf8();
    }
    return Message::plural(QT_TRANSLATE_N_NOOP("model", "{%n key(s)}"), document.childCount(node)).utf8();
}

} // namespace vitrine
