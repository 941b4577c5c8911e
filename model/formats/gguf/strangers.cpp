// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/gguf/strangers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::size_t Head = 512;
constexpr std::string_view LfsPointer = "version https://git-lfs.github.com/spec/";

/// The size that a Git LFS pointer states; 0: none.
std::uint64_t lfsSize(std::string_view text)
{
    constexpr std::string_view field = "\nsize ";
    const std::size_t at = text.find(field);
    std::uint64_t size = 0;
    if (at != std::string_view::npos) {
        const std::string_view digits = text.substr(at + field.size());
        std::from_chars(digits.data(), digits.data() + digits.size(), size);
    }
    return size;
}

bool isWebPage(std::string_view text)
{
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    if (at == std::string_view::npos) {
        return false;
    }
    constexpr auto starts = std::to_array<std::string_view>({"<!doctype", "<html", "<head", "<?xml", "<body"});
    std::string lower(text.substr(at, 16));
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return std::ranges::any_of(starts, [&](std::string_view start) { return lower.starts_with(start); });
}

bool isOldGgml(std::string_view text)
{
    constexpr auto magics = std::to_array<std::string_view>({"lmgg", "fmgg", "tjgg", "algg"});
    return std::ranges::contains(magics, text.substr(0, 4));
}

bool looksLikeSafetensors(std::string_view text)
{
    return text.size() > 8 && text[8] == '{' && text.substr(4, 4) == std::string_view("\0\0\0\0", 4);
}

} // namespace

void tellWhatIsNoGguf(const ByteSource& source, ProblemList& problems)
{
    const std::vector<std::byte> bytes = source.head(Head);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const auto tell = [&](const char* words, std::vector<Argument> arguments = {}) {
        problems.error("gguf.no-gguf", 0, Message(words, std::move(arguments)));
    };
    if (text.empty()) {
        tell(QT_TRANSLATE_NOOP("model", "The file is empty (0 bytes). Download it again."));
    } else if (text.starts_with(LfsPointer)) {
        tell(QT_TRANSLATE_NOOP("model", "This is a Git LFS pointer that stands for a file of %1. Fetch the file itself with “git lfs pull”."), {Argument::bytes(lfsSize(text))});
    } else if (isWebPage(text)) {
        tell(QT_TRANSLATE_NOOP("model", "This is a web page in place of the file: the download asked for a login or failed. Download it again."));
    } else if (isOldGgml(text)) {
        tell(QT_TRANSLATE_NOOP("model", "This is the older GGML format with the name of a GGUF file. Convert it to GGUF from the original model."));
    } else if (text.starts_with("FUGG")) {
        tell(QT_TRANSLATE_NOOP("model", "The file begins with “GGUF” reversed. In GGUF the magic stands in the same order for both byte orders; the file was converted wrongly."));
    } else if (text.starts_with("gguf")) {
        tell(QT_TRANSLATE_NOOP("model", "The file begins with “gguf” in small letters; it must be “GGUF”. No program reads it."));
    } else if (looksLikeSafetensors(text)) {
        tell(QT_TRANSLATE_NOOP("model", "This is a safetensors file with the name of a GGUF file. Give it the suffix .safetensors."));
    } else if (std::ranges::all_of(text, [](char c) { return c == '\0'; })) {
        tell(QT_TRANSLATE_NOOP("model", "The file begins with zeros: the download reserved its place and never filled it. Download it again."));
    } else {
        tell(QT_TRANSLATE_NOOP("model", "This is no GGUF file: it does not begin with “GGUF”. It was damaged, or it is something else with this name."));
    }
}

} // namespace vitrine
