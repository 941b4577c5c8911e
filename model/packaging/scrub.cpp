// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/scrub.h"

#include "model/bytes/file_source.h"
#include "model/packaging/provenance_sources.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::uint64_t LargestScrubbed = 16U << 20U;

/// "/home/anna/models/base" → "models/base"; empty when the text holds no home.
std::string withoutHome(const std::string& text)
{
    static constexpr std::array<std::string_view, 4> homes{"/home/", "/Users/", "C:\\Users\\", "C:/Users/"};
    for (const std::string_view home : homes) {
        const std::size_t at = text.find(home);
        if (at == std::string::npos || (at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0)) {
            continue;
        }
        const std::size_t user = at + home.size();
        const std::size_t end = text.find_first_of("/\\", user);
        return text.substr(0, at) + (end == std::string::npos ? std::string("home") : text.substr(end + 1));
    }
    constexpr std::string_view root = "/root/";
    return text.starts_with(root) ? text.substr(root.size()) : std::string();
}

void collect(const nlohmann::json& json, const std::string& place, FileIndex file, std::vector<ScrubEdit>& edits)
{
    // The documents that reach this were parsed with a bound on nesting.
    if (json.is_string()) {
        const auto text = json.get<std::string>();
        if (std::string after = withoutHome(text); !after.empty()) {
            edits.push_back({file, place, text, std::move(after)});
        }
        return;
    }
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) {
            collect(value, place + '/' + key, file, edits);
        }
    } else if (json.is_array()) {
        for (std::size_t i = 0; i < json.size(); ++i) {
            collect(json[i], place + '/' + std::to_string(i), file, edits);
        }
    }
}

/// Replaces every JSON string that is exactly `before`, in whatever way it was escaped where that is the usual way.
void replaceStrings(std::string& text, const std::string& before, const std::string& after)
{
    const std::string wanted = nlohmann::json(before).dump();
    const std::string instead = nlohmann::json(after).dump();
    for (std::size_t at = text.find(wanted); at != std::string::npos; at = text.find(wanted, at + instead.size())) {
        text.replace(at, wanted.size(), instead);
    }
}

} // namespace

std::vector<ScrubEdit> findScrubEdits(const ModelDirectory& directory, FileIndex file)
{
    std::vector<ScrubEdit> edits;
    const FileEntry& entry = directory.files[file];
    if (entry.json && entry.size <= LargestScrubbed) {
        collect(*entry.json, {}, file, edits);
    }
    return edits;
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
            Message(QT_TRANSLATE_NOOP("model", "%1 changed while it was packed. Wait until nothing writes to it, and start again."),
                {Message::Argument(entry.path)}),
            entry.path);
    }
    auto text = (*source)->text(0, entry.size);
    if (!text) {
        return text;
    }
    for (const ScrubEdit& edit : edits) {
        if (edit.source == file) {
            replaceStrings(*text, edit.before, edit.after);
        }
    }
    return text;
}

} // namespace vitrine
