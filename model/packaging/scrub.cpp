// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/scrub.h"

#include "model/bytes/file_source.h"
#include "model/checks/share_texts.h"
#include "model/packaging/home_paths.h"
#include "model/packaging/live_secrets.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>

namespace vitrine {

namespace {

constexpr std::uint64_t LargestScrubbed = 16U << 20U;

/// One step of a JSON pointer (RFC 6901).
std::string step(std::string key)
{
    for (std::size_t at = key.find_first_of("~/"); at != std::string::npos; at = key.find_first_of("~/", at + 2)) {
        key.replace(at, 1, key[at] == '~' ? "~0" : "~1");
    }
    return '/' + key;
}

class EditList
{
public:
    EditList(FileIndex file, const ScrubScope& scope)
        : m_file(file)
        , m_scope(scope)
    {
    }
    void add(const std::string& place, std::string_view text, std::string_view key)
    {
        std::string after = m_scope.secrets ? withoutLiveSecrets(text, key) : std::string(text);
        const bool takesSecret = after != text;
        if (m_scope.paths) {
            // Instructions in a card name mounts that are nobody's; a value of JSON is a path that somebody used.
            after = key.empty() ? withoutHomes(after) : withoutMounts(withoutHomes(after));
        }
        if (after != text) {
            m_edits.push_back({m_file, place, std::string(text), std::move(after), takesSecret});
        }
    }
    /// `key`: of the object that the value stands in, also through lists.
    void collect(const nlohmann::json& json, const std::string& place, std::string_view key)
    {
        // The documents that reach this were parsed with a bound on nesting.
        if (json.is_string()) {
            add(place, json.get_ref<const std::string&>(), key);
        } else if (json.is_object()) {
            for (const auto& [name, value] : json.items()) {
                collect(value, place + step(name), name);
            }
        } else if (json.is_array()) {
            for (std::size_t i = 0; i < json.size(); ++i) {
                collect(json[i], place + '/' + std::to_string(i), key);
            }
        }
    }
    /// A card is text: line by line.
    void collectLines(std::string_view text)
    {
        std::uint32_t number = 0;
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            add(std::to_string(++number), text.substr(begin, end - begin), {});
            begin = end + 1;
        }
    }
    [[nodiscard]] std::vector<ScrubEdit> take() { return std::move(m_edits); }

private:
    FileIndex m_file;
    ScrubScope m_scope;
    std::vector<ScrubEdit> m_edits;
};

/// Goes through the strings of a JSON text and exchanges values; whatever way a string was escaped, its value counts.
class StringExchange
{
public:
    StringExchange(std::string_view text, const std::unordered_map<std::string, std::string>& edits)
        : m_text(text)
        , m_edits(edits)
    {
    }
    [[nodiscard]] std::string run()
    {
        std::string result;
        std::size_t kept = 0;
        for (std::size_t at = m_text.find('"'); at != std::string_view::npos; at = m_text.find('"', at)) {
            const std::size_t end = endOf(at);
            const std::string_view literal = m_text.substr(at, end - at);
            if (const std::string* after = isKey(end) ? nullptr : replacementOf(literal)) {
                result += m_text.substr(kept, at - kept);
                result += nlohmann::json(*after).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
                kept = end;
            }
            at = end;
        }
        result += m_text.substr(kept);
        return result;
    }

private:
    /// Behind the closing quote of the string that begins at `at`.
    [[nodiscard]] std::size_t endOf(std::size_t at) const
    {
        for (std::size_t i = at + 1; i < m_text.size(); ++i) {
            if (m_text[i] == '\\') {
                ++i;
            } else if (m_text[i] == '"') {
                return i + 1;
            }
        }
        return m_text.size();
    }
    [[nodiscard]] bool isKey(std::size_t end) const
    {
        const std::size_t next = m_text.find_first_not_of(" \t\r\n", end);
        return next != std::string_view::npos && m_text[next] == ':';
    }
    [[nodiscard]] const std::string* replacementOf(std::string_view literal) const
    {
        const nlohmann::json value = nlohmann::json::parse(literal, nullptr, false);
        const auto found = value.is_string() ? m_edits.find(value.get<std::string>()) : m_edits.end();
        return found == m_edits.end() ? nullptr : &found->second;
    }

    std::string_view m_text;
    const std::unordered_map<std::string, std::string>& m_edits;
};

std::string exchangedLines(const std::string& text, const std::unordered_map<std::string, std::string>& edits)
{
    std::string result;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string line = text.substr(begin, end - begin);
        const auto edit = edits.find(line);
        result += edit == edits.end() ? line : edit->second;
        result += end < text.size() ? "\n" : "";
        begin = end + 1;
    }
    return result;
}

} // namespace

std::set<FileIndex> filesWithSecrets(const Checklist& checklist)
{
    const auto found = std::ranges::find(checklist.findings, "share.secrets", &Finding::id);
    return found == checklist.findings.end() ? std::set<FileIndex>() : std::set<FileIndex>(found->files.begin(), found->files.end());
}

std::vector<ScrubEdit> findScrubEdits(const ModelDirectory& directory, FileIndex file, const ScrubScope& scope)
{
    EditList edits(file, scope);
    const FileEntry& entry = directory.files[file];
    if (isVocabulary(entry) || (!scope.paths && !scope.secrets)) {
        return {};
    }
    if (entry.json && entry.size <= LargestScrubbed) {
        edits.collect(*entry.json, {}, {});
    } else if (entry.role == Role::ModelCard && entry.text && entry.text->size() == entry.size) {
        edits.collectLines(*entry.text);
    }
    return edits.take();
}

Result<std::string> scrubbedText(const ModelDirectory& directory, FileIndex file, const std::vector<ScrubEdit>& edits)
{
    const FileEntry& entry = directory.files[file];
    const auto source = FileSource::open(directory.absolute(entry));
    if (!source) {
        return std::unexpected(source.error());
    }
    if ((*source)->size() != entry.size || entry.size > LargestScrubbed) {
        return failure(ErrorCode::SourceChanged,
            Message(QT_TRANSLATE_NOOP("model", "%1 changed since the folder was read. Open the folder again, and package it then."),
                {Message::Argument(entry.path)}),
            entry.path);
    }
    const auto text = (*source)->text(0, entry.size);
    if (!text) {
        return text;
    }
    std::unordered_map<std::string, std::string> exchanged;
    for (const ScrubEdit& edit : edits) {
        if (edit.source == file) {
            exchanged[edit.before] = edit.after;
        }
    }
    return entry.json ? StringExchange(*text, exchanged).run() : exchangedLines(*text, exchanged);
}

} // namespace vitrine
