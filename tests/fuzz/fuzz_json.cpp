// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// JSON and text that are shown: the document of the File tab, pointers into it, summaries, searching; text and dumps.

#include "model/directory/json_reading.h"
#include "model/documents/json_document.h"
#include "model/documents/json_place.h"
#include "model/documents/text_piece.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace vitrine;

namespace {

void lookAt(const JsonDocument& document)
{
    std::size_t sum = 0;
    const std::uint32_t most = std::min<std::uint32_t>(document.size(), 200);
    for (JsonDocument::Node node = 0; node < most; ++node) {
        const std::string pointer = jsonPointer(document, node);
        // A pointer leads to its own value, or into an earlier one of the same name.
        if (const JsonDocument::Node found = jsonNode(document, pointer); found != JsonDocument::Nothing && found > node) {
            std::abort();
        }
        sum += pointer.size() + jsonSummary(document, node, 80).size() + document.key(node).size() + document.text(node).size();
        sum += document.childCount(node) + document.indexInParent(node);
    }
    for (const bool backwards : {false, true}) {
        sum += findInJson(document, "a", JsonDocument::Nothing, backwards, {});
        sum += document.size() > 0 ? findInJson(document, "1", document.size() - 1, backwards, {}) : 0;
    }
    volatile std::size_t kept = sum;
    static_cast<void>(kept);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto document = JsonDocument::parse(text, {.nodes = 100'000, .depth = 200})) {
        lookAt(*document);
    }
    const nlohmann::json parsed = parsedJson(text, 200);
    if (!parsed.is_discarded()) {
        static_cast<void>(roleOfJson(parsed));
    }
    volatile auto kept = shownText(text).size() + hexDump(text.substr(0, 256)).size() + static_cast<qsizetype>(cutLetterBytes(text)) + looksLikeText(text);
    static_cast<void>(kept);
    return 0;
}
