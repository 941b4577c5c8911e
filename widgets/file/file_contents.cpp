// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/file_contents.h"

#include "model/bytes/file_source.h"
#include "model/documents/json_place.h"
#include "model/documents/text_piece.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/file/config_marks.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

constexpr std::size_t HeadBytes = 4096;
constexpr std::size_t DumpBytes = 512;
constexpr std::size_t MostRows = 100'000; ///< of metadata and of other values that are shown

/// Context of the texts of this file.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(FileContents)
};

int small(std::size_t number)
{
    return static_cast<int>(std::min<std::size_t>(number, 2'000'000'000));
}

/// An object as JSON text, put together name by name: its order is kept, and a name may come twice.
class ObjectText
{
public:
    void add(std::string_view name, const nlohmann::json& value)
    {
        m_text += m_text.size() > 1 ? "," : "";
        m_text += nlohmann::json(displayUtf8(name)).dump() + ':';
        m_text += value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    [[nodiscard]] std::shared_ptr<const JsonDocument> document(const std::stop_token& stop) const
    {
        auto document = JsonDocument::parse(m_text + '}', {}, stop);
        return document ? std::make_shared<const JsonDocument>(std::move(*document)) : nullptr;
    }

private:
    std::string m_text = "{";
};

void addSection(
    FileContents& contents, const QString& title, const ObjectText& text, std::vector<QString> types,
    const std::stop_token& stop, std::vector<QString> values = {})
{
    if (auto document = text.document(stop); document && document->childCount(0) > 0) {
        contents.sections.push_back({title, std::move(document), std::move(types), std::move(values)});
    }
}

/// The elements that a reader kept of a long array, {"count": N, "first": […]}; null where it is none.
const nlohmann::json* firstElements(const nlohmann::json& value)
{
    const bool isShortened = value.is_object() && value.size() == 2 && value.contains("count")
        && value.contains("first") && value["count"].is_number_integer() && value["first"].is_array();
    return isShortened ? &value["first"] : nullptr;
}

QString arrayWords(const nlohmann::json& count, const nlohmann::json& first)
{
    constexpr std::size_t most = 120;
    const std::string list = first.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    const QString begin = displayText(shortened(std::string_view(list).substr(1, list.size() - 2), most));
    return Words::tr("%1 elements: %2")
        .arg(formatCount(count.get<std::uint64_t>()), begin.endsWith(u'…') ? begin : begin + u"…"_s);
}

void addMetadata(FileContents& contents, const ModelFile& file, const std::stop_token& stop)
{
    ObjectText text;
    std::vector<QString> types;
    std::vector<QString> values;
    for (const MetadataEntry& entry : file.metadata) {
        if (types.size() >= MostRows || stop.stop_requested()) {
            break;
        }
        const nlohmann::json* first = firstElements(entry.value);
        text.add(entry.key, first == nullptr ? entry.value : *first);
        types.push_back(displayText(entry.type));
        values.push_back(first == nullptr ? QString() : arrayWords(entry.value["count"], *first));
    }
    addSection(
        contents, Words::tr("What the file says of itself: %n entries", nullptr, small(file.metadata.size())), text,
        std::move(types), stop, std::move(values));
}

void addOthers(FileContents& contents, const ModelFile& file, const std::stop_token& stop)
{
    ObjectText text;
    std::vector<QString> types;
    for (const OtherValue& value : file.others) {
        if (types.size() >= MostRows || stop.stop_requested()) {
            break;
        }
        text.add(value.name, displayUtf8(value.text));
        types.push_back(displayText(value.type));
    }
    addSection(
        contents, Words::tr("Values that are no tensors: %n", nullptr, small(file.others.size())), text,
        std::move(types), stop);
}

void addProblems(
    FileContents& contents, const ModelDirectory& directory, const FileEntry& entry, const std::stop_token& stop)
{
    ObjectText text;
    std::vector<QString> types;
    for (const Problem& problem : directory.problems) {
        if (problem.path == entry.path && types.size() < MostRows) {
            const QString place
                = problem.offset ? Words::tr("byte %1").arg(formatCount(*problem.offset)) : Words::tr("the file");
            text.add(place.toStdString(), problem.message.utf8());
            types.push_back(QString::fromUtf8(
                severityName(problem.severity).data(), qsizetype(severityName(problem.severity).size())));
        }
    }
    const std::size_t count = types.size();
    addSection(contents, Words::tr("Problems: %n", nullptr, small(count)), text, std::move(types), stop);
}

FileContents weightContents(const ModelDirectory& directory, const FileEntry& entry, const std::stop_token& stop)
{
    FileContents contents;
    contents.kind = FileContents::Kind::Document;
    addProblems(contents, directory, entry, stop);
    addMetadata(contents, *entry.content, stop);
    addOthers(contents, *entry.content, stop);
    contents.summary
        = Words::tr("%1, %n tensor(s)", nullptr, small(entry.tensorCount)).arg(formatTitle(entry.format).text());
    if (contents.sections.empty()) {
        contents.kind = FileContents::Kind::Nothing;
        contents.notice = entry.tensorCount > 0
            ? Words::tr("Apart from its tensors the file says nothing of itself. They are under Tensors.")
            : Words::tr("The file holds no tensors and says nothing of itself.");
    }
    return contents;
}

/// The size that a Git LFS pointer stands for: its line "size 123".
std::optional<std::uint64_t> pointerSize(std::string_view text)
{
    const std::size_t at = text.find("\nsize ");
    std::uint64_t size = 0;
    if (!text.starts_with("version https://git-lfs") || at == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view digits = text.substr(at + 6);
    const bool isNumber = std::from_chars(digits.data(), digits.data() + digits.size(), size).ec == std::errc{};
    return isNumber ? std::optional(size) : std::nullopt;
}

QString jsonWords(const JsonDocument& document)
{
    if (document.kind(0) == JsonDocument::Kind::Object) {
        return Words::tr("JSON, %n key(s)", nullptr, small(document.childCount(0)));
    }
    return document.kind(0) == JsonDocument::Kind::Array
        ? Words::tr("JSON, %n element(s)", nullptr, small(document.childCount(0)))
        : Words::tr("JSON");
}

bool mayBeJson(std::string_view head)
{
    if (head.starts_with("\xEF\xBB\xBF")) {
        head.remove_prefix(3);
    }
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (head[first] == '{' || head[first] == '[');
}

/// Parses the file where it is JSON; what is wrong with it becomes the notice.
void readJson(FileContents& contents, const ByteSource& source, const FileEntry& entry, const std::stop_token& stop)
{
    const bool isNamedJson = std::string_view(entry.path).ends_with(".json");
    if (source.size() > ReadLimits{}.jsonBytes) {
        contents.notice = isNamedJson
            ? Words::tr("The file is too large to be shown as a tree; its beginning is shown as text.")
            : QString();
        return;
    }
    const auto text = source.text(0, source.size());
    if (!text) {
        return;
    }
    auto document = JsonDocument::parse(*text, {}, stop);
    if (document) {
        contents.kind = FileContents::Kind::Document;
        contents.summary = jsonWords(*document);
        contents.sections.push_back({QString(), std::make_shared<const JsonDocument>(std::move(*document)), {}, {}});
    } else if (isNamedJson && document.error().code != ErrorCode::Cancelled) {
        const bool isFault = document.error().code == ErrorCode::Malformed;
        contents.notice = Words::tr("%1. The file is shown as text.").arg(document.error().message.text());
        contents.noticeStatus = isFault ? StatusColor::Failure : StatusColor::Info;
    }
}

void readText(FileContents& contents, const ByteSource& source, std::string_view head)
{
    contents.isText = looksLikeText(head);
    if (!contents.isText) {
        contents.kind = FileContents::Kind::Binary;
        contents.text = hexDump(head.substr(0, DumpBytes));
        contents.textBytes = std::min<std::uint64_t>(DumpBytes, head.size());
        contents.summary = Words::tr("No text; the first %1 bytes are shown").arg(formatCount(contents.textBytes));
        return;
    }
    contents.kind = FileContents::Kind::Text;
    std::string piece = source.text(0, std::min(source.size(), FileContents::PieceBytes)).value_or(std::string());
    if (piece.size() < source.size()) {
        piece.resize(piece.size() - cutLetterBytes(piece));
    }
    contents.text = shownText(piece);
    contents.textBytes = piece.size();
    contents.summary = Words::tr("Text");
}

/// Why a file is not opened at all; empty: it may be.
QString closedNotice(const FileEntry& entry)
{
    switch (entry.kind) {
    case EntryKind::File:
    case EntryKind::Link:
        return {};
    case EntryKind::BrokenLink:
        return Words::tr("This is a link to %1, which is not there.").arg(displayText(entry.linkTarget));
    case EntryKind::LeavingLink:
        return Words::tr("This is a link to %1, outside the folder that was opened. Vitrine does not follow it.")
            .arg(displayText(entry.linkTarget));
    case EntryKind::Special:
        return Words::tr("This is a device, a pipe or a socket, and no file that could be shown.");
    case EntryKind::Unreadable:
        return Words::tr("This file cannot be read. Its owner can give you the permission.");
    }
    return {};
}

} // namespace

FileContents readFileContents(const ModelDirectory& directory, FileIndex file, const std::stop_token& stop)
{
    const FileEntry& entry = directory.files[file];
    FileContents contents;
    contents.notice = closedNotice(entry);
    if (!contents.notice.isEmpty()) {
        contents.noticeStatus = StatusColor::Warning;
        return contents;
    }
    if (entry.content) {
        return weightContents(directory, entry, stop);
    }
    const auto source = FileSource::open(directory.absolute(entry));
    if (!source) {
        contents.notice = source.error().message.text();
        contents.noticeStatus = StatusColor::Failure;
        return contents;
    }
    const std::string head
        = (*source)->text(0, std::min<std::uint64_t>((*source)->size(), HeadBytes)).value_or(std::string());
    if (head.empty()) {
        contents.notice = Words::tr("The file is empty.");
        return contents;
    }
    readText(contents, **source, head);
    if (contents.isText && mayBeJson(head)) {
        readJson(contents, **source, entry, stop);
        if (entry.role == Role::Config && !contents.sections.empty()) {
            contents.sections.front().agreeing = configAgreement(directory, file, stop);
        }
    }
    if (const auto size = pointerSize(head)) {
        contents.notice = Words::tr("This is a Git LFS pointer. It stands for a file of %1 that was not downloaded; "
                                    "“git lfs pull” fetches it.")
                              .arg(formatBytes(*size));
        contents.noticeStatus = StatusColor::Failure;
    }
    return contents;
}

TextPiece readTextPiece(const ModelDirectory& directory, FileIndex file, std::uint64_t offset)
{
    const auto source = FileSource::open(directory.absolute(directory.files[file]));
    if (!source || offset >= (*source)->size()) {
        return {};
    }
    std::string piece = (*source)
                            ->text(offset, std::min((*source)->size() - offset, FileContents::PieceBytes))
                            .value_or(std::string());
    if (offset + piece.size() < (*source)->size()) {
        piece.resize(piece.size() - cutLetterBytes(piece));
    }
    return {shownText(piece), piece.size()};
}

} // namespace vitrine
