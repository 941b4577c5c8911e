// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/sniff.h"

#include <algorithm>
#include <array>
#include <charconv>

using namespace std::string_view_literals;

namespace vitrine {

namespace {

std::string_view asText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string_view baseName(std::string_view path)
{
    return path.substr(path.rfind('/') + 1);
}

std::string_view trimmedFront(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

bool startsWithoutCase(std::string_view text, std::string_view lower)
{
    return text.size() >= lower.size()
        && std::ranges::equal(text.substr(0, lower.size()), lower, [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; });
}

/// The three forms of the first line: of today, and of the program's two earlier names.
bool isLfsPointer(std::string_view text, std::uint64_t size)
{
    return size < 1024
        && (text.starts_with("version https://git-lfs.github.com/spec/v") || text.starts_with("version https://hawser.github.com/spec/v")
            || text.starts_with("version http://git-media.io/v/"));
}

std::string_view valueOf(std::string_view text, std::string_view key)
{
    const std::size_t start = text.find(key);
    if (start == std::string_view::npos) {
        return {};
    }
    text.remove_prefix(start + key.size());
    return text.substr(0, text.find_first_of("\r\n"));
}

void readLfsPointer(std::string_view text, Sniffed& result)
{
    result.placeholder = Placeholder::LfsPointer;
    const std::string_view size = valueOf(text, "\nsize ");
    std::from_chars(size.data(), size.data() + size.size(), result.statedSize);
    const std::string_view hash = valueOf(text, "\noid sha256:");
    constexpr std::size_t Sha256Digits = 64;
    if (hash.size() == Sha256Digits && hash.find_first_not_of("0123456789abcdef") == std::string_view::npos) {
        result.statedHash = hash;
    }
}

bool isAnnexPointer(std::string_view text, std::uint64_t size)
{
    return size < 400 && (text.starts_with("/annex/objects/") || (text.starts_with("../") && text.find(".git/annex/objects") != std::string_view::npos));
}

/// "../../blobs/<hash>" in a snapshot of the hub's cache: what a link becomes in a copy by a program that knows none.
bool isLinkText(std::string_view text, std::string_view path, std::uint64_t size)
{
    constexpr std::uint64_t LongestLink = 256;
    if (size > LongestLink || path.find("snapshots/") == std::string_view::npos || !text.starts_with("../")) {
        return false;
    }
    while (text.starts_with("../")) {
        text.remove_prefix(3);
    }
    constexpr std::string_view Blobs = "blobs/";
    constexpr std::size_t ShortestHash = 40;
    if (!text.starts_with(Blobs)) {
        return false;
    }
    const std::string_view hash = text.substr(Blobs.size());
    return hash.size() >= ShortestHash && hash.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool standsInPlaceOfContent(const std::optional<NamedRole>& named)
{
    if (!named) {
        return false;
    }
    switch (named->role) {
    case Role::Weights:
    case Role::DistributedWeights:
    case Role::WeightsIndex:
    case Role::Config:
    case Role::GenerationConfig:
    case Role::Tokenizer:
    case Role::Processor:
    case Role::AdapterWeights:
    case Role::AdapterConfig:
    case Role::QuantisationConfig:
        return true;
    default:
        return false;
    }
}

Placeholder errorPage(std::string_view text, std::string_view path)
{
    const std::string_view front = trimmedFront(text);
    if (startsWithoutCase(front, "<!doctype html") || startsWithoutCase(front, "<html")) {
        return Placeholder::WebPage;
    }
    const bool xml = front.starts_with("<?xml") || front.starts_with("<Error>");
    if (xml && !path.ends_with(".xml") && front.find("<Error>") != std::string_view::npos && front.find("<Code>") != std::string_view::npos) {
        return Placeholder::ErrorMessage;
    }
    return Placeholder::None;
}

/// A JSON object with nothing but an error in place of a file: {"error": "Repository not found"}.
bool isErrorObject(std::string_view text, std::uint64_t size)
{
    if (size != text.size() || !trimmedFront(text).starts_with('{')) {
        return false;
    }
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object() || json.empty()) {
        return false;
    }
    constexpr std::array ErrorKeys{"error"sv, "message"sv, "errors"sv, "detail"sv, "status"sv, "code"sv, "request_id"sv, "requestId"sv};
    const bool onlyErrors = std::ranges::all_of(json.items(), [&](const auto& item) { return std::ranges::find(ErrorKeys, item.key()) != ErrorKeys.end(); });
    return onlyErrors && (json.contains("error") || json.contains("message") || json.contains("detail"));
}

bool isNativeCode(std::string_view text)
{
    return text.starts_with("\x7f""ELF"sv) || text.starts_with("\xcf\xfa\xed\xfe"sv) || text.starts_with("\xca\xfe\xba\xbe"sv)
        || (text.starts_with("MZ"sv) && text.find("This program") != std::string_view::npos);
}

bool isArchive(std::string_view text)
{
    constexpr std::array Magic{"PK\x03\x04"sv, "7z\xbc\xaf\x27\x1c"sv, "Rar!\x1a\x07"sv, "\x1f\x8b"sv, "BZh"sv, "\xfd""7zXZ\0"sv, "\x28\xb5\x2f\xfd"sv};
    constexpr std::size_t TarMagic = 257;
    return std::ranges::any_of(Magic, [&](std::string_view magic) { return text.starts_with(magic); })
        || (text.size() > TarMagic + 5 && text.substr(TarMagic, 5) == "ustar");
}

/// A SentencePiece model: repeated field 1 of pieces, the first of which is a short text with a score or a type.
bool isSentencePiece(std::string_view text)
{
    if (text.size() < 16 || text[0] != '\x0a' || text[2] != '\x0a') {
        return false;
    }
    const auto length = static_cast<unsigned char>(text[1]);
    const auto piece = static_cast<unsigned char>(text[3]);
    constexpr char Score = '\x15';
    constexpr char Type = '\x18';
    const bool fits = length < 0x80 && piece + 4U <= length && text.size() > 4U + piece;
    return fits && (text[4U + piece] == Score || text[4U + piece] == Type);
}

/// A tiktoken vocabulary: lines of a token in base64 and its rank.
bool isTiktoken(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::size_t space = line.find(' ');
    constexpr std::string_view Base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=";
    return space != std::string_view::npos && space >= 4 && space % 4 == 0 && line.substr(0, space).find_first_not_of(Base64) == std::string_view::npos
        && space + 1 < line.size() && line.find_first_not_of("0123456789\r", space + 1) == std::string_view::npos;
}

std::optional<NamedRole> roleByContent(std::string_view text, std::string_view path, const std::optional<NamedRole>& named)
{
    if (text.starts_with("-----BEGIN ") && text.find("PRIVATE KEY-----") != std::string_view::npos) {
        return NamedRole{Role::Secret, Need::MustNotBeShared};
    }
    if (named && named->role == Role::Secret && path.ends_with(".pem")) {
        return NamedRole{Role::Other, Need::NotNeeded}; // a certificate
    }
    if (text.starts_with("ptrt") || text.starts_with("ftrt") || (text.size() > 28 && text.substr(24, 4) == "ptrt")) {
        return NamedRole{Role::CompiledEngine, Need::NeededForSomeUses};
    }
    if (text.starts_with("mmap lm http://kheafield.com/code format version")) {
        return NamedRole{Role::Weights, Need::NeededForSomeUses};
    }
    if (text.starts_with("PAR1") || text.starts_with("ARROW1")) {
        return NamedRole{Role::Dataset, Need::NotNeeded};
    }
    if (isNativeCode(text) && !path.ends_with(".llamafile")) {
        return NamedRole{Role::NativeLibrary, Need::NeededForSomeUses};
    }
    const std::string_view name = baseName(path);
    if (isTiktoken(text) && (name.ends_with(".model") || name.ends_with(".tiktoken"))) {
        return NamedRole{Role::Tokenizer, Need::RequiredToLoad};
    }
    if (isSentencePiece(text) && (name.ends_with(".model") || name.ends_with(".spm") || !named)) {
        return NamedRole{Role::Tokenizer, Need::RequiredToLoad};
    }
    if ((!named || named->role == Role::Other) && isArchive(text)) {
        return NamedRole{Role::Archive, Need::NotNeeded};
    }
    return {};
}

} // namespace

bool emptyIsPlaceholder(std::string_view path)
{
    constexpr std::array OnPurpose{"__init__.py"sv, ".gitkeep"sv, ".nojekyll"sv, "py.typed"sv, ".gitattributes"sv, ".gitignore"sv, "CACHEDIR.TAG"sv};
    return std::ranges::find(OnPurpose, baseName(path)) == OnPurpose.end();
}

Sniffed sniff(std::span<const std::byte> head, std::string_view path, std::uint64_t size, const std::optional<NamedRole>& named)
{
    Sniffed result;
    const std::string_view text = asText(head);
    if (size == 0) {
        result.placeholder = emptyIsPlaceholder(path) ? Placeholder::Empty : Placeholder::None;
        return result;
    }
    if (isLfsPointer(text, size)) {
        readLfsPointer(text, result);
        return result;
    }
    if (isAnnexPointer(text, size)) {
        result.placeholder = Placeholder::AnnexPointer;
        return result;
    }
    if (isLinkText(text, path, size)) {
        result.placeholder = Placeholder::LinkText;
        return result;
    }
    if (standsInPlaceOfContent(named)) {
        result.placeholder = errorPage(text, path);
        if (result.placeholder == Placeholder::None && isErrorObject(text, size)) {
            result.placeholder = Placeholder::ErrorMessage;
        }
        const bool onlyZeros = text.size() == SniffBytes && size > SniffBytes && text.find_first_not_of('\0') == std::string_view::npos;
        if (onlyZeros) {
            result.placeholder = Placeholder::Preallocated;
        }
    }
    if (result.placeholder == Placeholder::None) {
        result.role = roleByContent(text, path, named);
    }
    return result;
}

} // namespace vitrine
