// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/foreign_content.h"

#include "model/words/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace vitrine {

using namespace std::string_view_literals;

namespace {

struct Signature {
    std::string_view bytes;
    std::string_view code;
    const char* message;
};

/// First bytes of what is found in place of weights, longest first where one begins like another.
constexpr auto Signatures = std::to_array<Signature>({
    {"GGUF"sv, "content.gguf", QT_TRANSLATE_NOOP("model", "This is a GGUF file with the name of a safetensors file. Rename it to .gguf.")},
    {"PK\x03\x04"sv, "content.zip", QT_TRANSLATE_NOOP("model", "This is a zip archive (PyTorch files are such) with the name of a safetensors file. Give it its right name, or convert it.")},
    {"PK\x05\x06"sv, "content.zip", QT_TRANSLATE_NOOP("model", "This is an empty zip archive with the name of a safetensors file.")},
    {"\x1f\x8b"sv, "content.gzip", QT_TRANSLATE_NOOP("model", "This file is compressed with gzip. Decompress it; a safetensors file may be inside.")},
    {"\x28\xb5\x2f\xfd"sv, "content.zstd", QT_TRANSLATE_NOOP("model", "This file is compressed with Zstandard. Decompress it; a safetensors file may be inside.")},
    {"\xfd\x37zXZ\0"sv, "content.xz", QT_TRANSLATE_NOOP("model", "This file is compressed with xz. Decompress it; a safetensors file may be inside.")},
    {"BZh"sv, "content.bzip2", QT_TRANSLATE_NOOP("model", "This file is compressed with bzip2. Decompress it; a safetensors file may be inside.")},
    {"7z\xbc\xaf\x27\x1c"sv, "content.7z", QT_TRANSLATE_NOOP("model", "This is a 7z archive. Unpack it; a safetensors file may be inside.")},
    {"Rar!\x1a\x07"sv, "content.rar", QT_TRANSLATE_NOOP("model", "This is a RAR archive. Unpack it; a safetensors file may be inside.")},
    {"\x89HDF\r\n\x1a\n"sv, "content.hdf5", QT_TRANSLATE_NOOP("model", "This is an HDF5 file with the name of a safetensors file. Rename it to .h5.")},
    {"\x93NUMPY"sv, "content.npy", QT_TRANSLATE_NOOP("model", "This is a NumPy file with the name of a safetensors file. Rename it to .npy.")},
    {"lmgg"sv, "content.ggml", QT_TRANSLATE_NOOP("model", "This is a GGML file, older than GGUF, with the name of a safetensors file.")},
    {"fmgg"sv, "content.ggml", QT_TRANSLATE_NOOP("model", "This is a GGML file, older than GGUF, with the name of a safetensors file.")},
    {"tjgg"sv, "content.ggml", QT_TRANSLATE_NOOP("model", "This is a GGML file, older than GGUF, with the name of a safetensors file.")},
    {"%PDF-"sv, "content.pdf", QT_TRANSLATE_NOOP("model", "This is a PDF document with the name of a safetensors file.")},
    {"\x89PNG"sv, "content.image", QT_TRANSLATE_NOOP("model", "This is a picture with the name of a safetensors file.")},
    {"\xff\xd8\xff"sv, "content.image", QT_TRANSLATE_NOOP("model", "This is a picture with the name of a safetensors file.")},
    {"\x7f" "ELF"sv, "content.program", QT_TRANSLATE_NOOP("model", "This is a program, not a model. Do not run it.")},
    {"\x80\x02"sv, "content.pickle", QT_TRANSLATE_NOOP("model", "This is a pickle (older PyTorch files are such) with the name of a safetensors file. Do not load it before it was checked.")},
    {"\x80\x03"sv, "content.pickle", QT_TRANSLATE_NOOP("model", "This is a pickle (older PyTorch files are such) with the name of a safetensors file. Do not load it before it was checked.")},
    {"\x80\x04"sv, "content.pickle", QT_TRANSLATE_NOOP("model", "This is a pickle (older PyTorch files are such) with the name of a safetensors file. Do not load it before it was checked.")},
    {"\x80\x05"sv, "content.pickle", QT_TRANSLATE_NOOP("model", "This is a pickle (older PyTorch files are such) with the name of a safetensors file. Do not load it before it was checked.")},
});

constexpr std::size_t CitedText = 200;
constexpr std::size_t TarMagicAt = 257;

/// The rest of the line that begins with `key` and a space.
std::string_view lineValue(std::string_view text, std::string_view key)
{
    const std::string wanted = "\n" + std::string(key) + " ";
    const std::size_t at = text.find(wanted);
    if (at == std::string_view::npos) {
        return {};
    }
    const std::string_view rest = text.substr(at + wanted.size());
    return rest.substr(0, rest.find_first_of("\r\n"));
}

/// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
ForeignContent lfsPointer(std::string_view head)
{
    const std::string_view sizeText = lineValue(head, "size");
    std::string_view hash = lineValue(head, "oid");
    if (const std::size_t colon = hash.find(':'); colon != std::string_view::npos) {
        hash.remove_prefix(colon + 1);
    }
    std::uint64_t size = 0;
    std::from_chars(sizeText.data(), sizeText.data() + sizeText.size(), size);
    return {"content.lfs_pointer",
        Message(QT_TRANSLATE_NOOP("model", "This is a Git LFS pointer in place of the file: the weights (%1, SHA-256 %2) were not downloaded. Run “git lfs pull”, or download the file itself."),
            {Message::Argument::bytes(size), Message::Argument(shortened(hash, CitedText))})};
}

bool beginsWithoutCase(std::string_view text, std::string_view lower)
{
    return text.size() >= lower.size() && std::ranges::equal(text.substr(0, lower.size()), lower, {}, [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
}

bool isText(std::string_view head)
{
    // The last character may be cut.
    return head.size() >= 8 && wellFormedLength(head) + 3 >= head.size()
        && std::ranges::none_of(head, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t'; });
}

} // namespace

std::optional<ForeignContent> foreignContent(std::string_view head)
{
    if (head.starts_with("version https://git-lfs")) {
        return lfsPointer(head);
    }
    for (const Signature& signature : Signatures) {
        if (head.starts_with(signature.bytes)) {
            return ForeignContent{signature.code, Message(signature.message)};
        }
    }
    if (head.size() > TarMagicAt && head.substr(TarMagicAt).starts_with("ustar")) {
        return ForeignContent{"content.tar", Message(QT_TRANSLATE_NOOP("model", "This is a tar archive. Unpack it; a safetensors file may be inside."))};
    }
    const std::string_view text = head.substr(std::min(head.find_first_not_of(" \t\r\n"), head.size()));
    if (beginsWithoutCase(text, "<!doctype html") || beginsWithoutCase(text, "<html") || beginsWithoutCase(text, "<head")) {
        return ForeignContent{"content.html",
            Message(QT_TRANSLATE_NOOP("model", "This is a web page in place of the file: the download needs a log-in, or its address is wrong. Download it again."))};
    }
    if (beginsWithoutCase(text, "<?xml")) {
        return ForeignContent{"content.xml",
            Message(QT_TRANSLATE_NOOP("model", "This is an XML text in place of the file, such as a storage server sends with an error. Download it again."))};
    }
    if (isText(head) && (text.starts_with('{') || text.starts_with('['))) {
        return ForeignContent{"content.json",
            Message(QT_TRANSLATE_NOOP("model", "This is a JSON text in place of the file, such as a server sends with an error: %1. Download it again."),
                {Message::Argument(shortened(text, CitedText))})};
    }
    if (isText(head)) {
        return ForeignContent{"content.text",
            Message(QT_TRANSLATE_NOOP("model", "This is a text in place of the file: “%1”. Download it again."), {Message::Argument(shortened(text, CitedText))})};
    }
    if (head.size() >= 16 && std::ranges::all_of(head, [](char c) { return c == '\0'; })) {
        return ForeignContent{"content.zeros",
            Message(QT_TRANSLATE_NOOP("model", "The file begins with nothing but zeros: space was set aside for it, and it was never written. Download or copy it again."))};
    }
    return {};
}

void tellMisnamed(std::string_view path, std::span<const std::byte> head, ModelFile& content)
{
    const bool hasError = std::ranges::any_of(content.problems, [](const Problem& problem) { return problem.severity == Severity::Error; });
    if (!path.ends_with(".safetensors") || content.format == Format::Safetensors || content.cancelled || hasError) {
        return;
    }
    if (std::optional<ForeignContent> foreign = foreignContent({reinterpret_cast<const char*>(head.data()), head.size()})) {
        content.problems.push_back({Severity::Error, std::string(foreign->code), std::string(path), 0, std::move(foreign->message)});
    }
}

} // namespace vitrine
