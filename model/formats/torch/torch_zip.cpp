// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// PyTorch's zip container (caffe2/serialize/inline_container.cc): torch.save, TorchScript, torch.package, torch.export.

#include "model/formats/pickle/pickle_inner.h"
#include "model/formats/torch/torch_content.h"
#include "model/formats/torch/torch_export.h"
#include "model/formats/torch/zip_storages.h"
#include "model/formats/unpack/unpacked_source.h"
#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Weight = PickleRemark::Weight;

constexpr std::uint64_t SmallText = 4096;
constexpr std::size_t MostSniffed = 2'000;
constexpr std::uint64_t MostUnpacked = 1ULL << 30U;
constexpr std::uint64_t MostUnpackedWithin = 64ULL << 20U;
constexpr std::uint64_t SmallArchive = 1ULL << 20U;

/// Opens one archive; one run.
class TorchZipOpener
{
public:
    TorchZipOpener(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems, unsigned depth = 0);
    TorchContent run();

private:
    [[nodiscard]] std::string topFolder() const;
    [[nodiscard]] bool isStorage(std::string_view name) const;
    [[nodiscard]] bool isExportedBytes(std::string_view name) const;
    void readMarks();
    void followPickles();
    [[nodiscard]] bool isWithinBounds(const ZipEntry& entry);
    void follow(const ZipEntry& entry);
    [[nodiscard]] std::uint64_t room(bool within) const;
    void spend(const ZipEntry& entry, const ByteSource& content, bool within);
    void sniff(const ZipEntry& entry);
    void followArchive(const ZipEntry& entry);
    void addRoot(const ZipEntry& entry, std::shared_ptr<PickleScan> scan, std::shared_ptr<const ByteSource> content, const PickleTrace& trace);
    void listCode();
    void decideFormat();

    std::shared_ptr<const ByteSource> m_source;
    const ReadContext& m_context;
    ProblemList& m_problems;
    std::shared_ptr<const ZipIndex> m_index;
    std::string m_top; ///< "archive/"
    TorchContent m_content;
    unsigned m_depth; ///< of archives within archives
    bool m_bigEndian = false;
    std::size_t m_sniffed = 0;
    std::size_t m_archives = 0;
    std::uint64_t m_unpacked = 0; ///< bytes of packed pickles
    std::uint64_t m_ownWithin = 0;
    std::uint64_t* m_within = &m_ownWithin; ///< the same, of archives within and of all that they hold; one count for all
    std::uint64_t m_followed = 0; ///< bytes of pickles that lie there as they are
};

TorchZipOpener::TorchZipOpener(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems, unsigned depth)
    : m_source(std::move(source))
    , m_context(context)
    , m_problems(problems)
    , m_index(std::make_shared<const ZipIndex>(ZipArchive::open(m_source, context.limits, context.stop, problems), m_source->size()))
    , m_top(topFolder())
    , m_depth(depth)
{
}

std::string TorchZipOpener::topFolder() const
{
    // The top folder of the first entry, whatever it is called: "archive", the file's name, …
    for (const ZipEntry& entry : m_index->archive().entries()) {
        if (const std::size_t slash = entry.name.find('/'); slash != std::string::npos) {
            return entry.name.substr(0, slash + 1);
        }
    }
    return {};
}

/// PREFIX/data/KEY and the like: bytes of tensors, never looked into.
bool TorchZipOpener::isStorage(std::string_view name) const
{
    if (!name.starts_with(m_top)) {
        return false;
    }
    name.remove_prefix(m_top.size());
    for (const std::string_view folder : {"data/", "constants/", "xl_model_weights/", ".data/"}) {
        if (name.starts_with(folder)) {
            const std::string_view key = name.substr(folder.size());
            return !key.empty() && std::ranges::all_of(key.substr(0, key.find('.')), [](char c) { return c >= '0' && c <= '9'; })
                && (key.find('.') == std::string_view::npos || key.ends_with(".storage"));
        }
    }
    return false;
}

/// Of torch.export: data/weights/weight_0, data/constants/tensor_0; raw bytes, or an archive that torch.save made.
bool TorchZipOpener::isExportedBytes(std::string_view name) const
{
    const bool inFolder = name.starts_with(m_top + "data/weights/weight_") || name.starts_with(m_top + "data/constants/tensor_");
    const std::string_view number = name.substr(name.rfind('_') + 1);
    return inFolder && !number.empty() && std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
}

void TorchZipOpener::readMarks()
{
    const auto order = m_index->text(m_top + "byteorder", SmallText);
    m_bigEndian = order == "big";
    if (order && *order != "big" && *order != "little") {
        m_problems.warning("torch.byteorder", {},
            Message(QT_TRANSLATE_NOOP("model", "The file states an unknown byte order (%1); little endian is assumed."),
                {Message::Argument(displayUtf8(shortened(*order, 40)))}));
    }
    for (const std::string_view mark : {"version", "byteorder", ".format_version", ".storage_alignment", ".data/serialization_id",
             "archive_format", "archive_version"}) {
        if (auto text = m_index->text(m_top + std::string(mark), SmallText)) {
            while (text->ends_with('\n')) {
                text->pop_back();
            }
            m_content.metadata.push_back({std::string(mark), "string", displayUtf8(*text)});
        }
    }
    if (!m_top.empty()) {
        m_content.metadata.push_back({"top_folder", "string", displayUtf8(std::string_view(m_top).substr(0, m_top.size() - 1))});
    }
}

void TorchZipOpener::addRoot(
    const ZipEntry& entry, std::shared_ptr<PickleScan> scan, std::shared_ptr<const ByteSource> content, const PickleTrace& trace)
{
    const bool isData = entry.name == m_top + "data.pkl";
    const bool isConstants = entry.name == m_top + "constants.pkl";
    const bool inPackage = !isData && !isConstants && m_index->entry(m_top + ".data/version") != nullptr
        && m_index->entry(m_top + "data.pkl") == nullptr && entry.name.ends_with(".pkl");
    if (!isData && !isConstants && !inPackage) {
        return;
    }
    const std::string folder = isData ? "data/" : isConstants ? "constants/" : ".data/";
    const bool stored = entry.method == ZipEntry::Stored;
    auto storages = std::make_shared<ZipStorages>(m_index, m_top + folder, m_bigEndian);
    if (isData && m_index->entry(m_top + "constants.pkl") != nullptr) {
        m_content.format = Format::TorchScript;
    }
    m_content.roots.push_back({std::move(scan), std::move(content), stored ? entry.dataOffset : StoragePlace::NoOffset,
        std::move(storages), trace.root, isConstants ? "CONSTANTS" : std::string(), trace.opcodes});
}

/// Entries that lie over each other, or unpack to a thousand times their size, must not take hours.
bool TorchZipOpener::isWithinBounds(const ZipEntry& entry)
{
    const bool isStored = entry.method == ZipEntry::Stored;
    m_followed += isStored ? entry.packedSize : 0;
    if (room(m_depth > 0) > 0 && m_followed <= std::max(m_source->size(), SmallArchive)) {
        return true;
    }
    addRemark(*m_content.report,
        {Weight::NotVerified, "zip.overlap",
            Message(QT_TRANSLATE_NOOP("model", "The pickles of the archive lie over each other, or unpack to more than %1: not all of them were looked at."),
                {Message::Argument::bytes(MostUnpacked)}),
            entry.name, 0});
    return false;
}

/// Bytes that may still be unpacked. Archives in archives multiply: those within have a narrow bound of their own.
std::uint64_t TorchZipOpener::room(bool within) const
{
    const std::uint64_t left = MostUnpacked - std::min(m_unpacked, MostUnpacked);
    return within ? std::min(left, MostUnpackedWithin - std::min(*m_within, MostUnpackedWithin)) : left;
}

void TorchZipOpener::spend(const ZipEntry& entry, const ByteSource& content, bool within)
{
    if (entry.method == ZipEntry::Stored) {
        return;
    }
    m_unpacked += content.size();
    *m_within += within ? content.size() : 0;
    // What cannot be unpacked to its end may hold what nobody saw.
    const auto* unpacked = dynamic_cast<const UnpackedSource*>(&content);
    if (unpacked != nullptr && unpacked->fault()) {
        addRemark(*m_content.report, {Weight::NotVerified, "zip.entry", unpacked->fault()->message, entry.name, 0});
    }
}

void TorchZipOpener::follow(const ZipEntry& entry)
{
    if (!isWithinBounds(entry)) {
        return;
    }
    // Unpacked to its end: what a header says of the size need not be so.
    const auto content = m_index->archive().measured(entry, room(m_depth > 0), m_context.stop);
    if (!content) {
        addRemark(*m_content.report, {Weight::NotVerified, "zip.entry", content.error().message, entry.name, 0});
        return;
    }
    spend(entry, **content, m_depth > 0);
    auto scan = std::make_shared<PickleScan>(*content, PickleScanOptions{m_context.limits, m_context.stop, entry.name, 0, false});
    scan->all();
    m_content.bytesRead += scan->bytesRead();
    m_content.report->merge(scan->report());
    if (!scan->traces().empty() && scan->traces().front().isWhole()) {
        addRoot(entry, scan, *content, scan->traces().front());
    }
}

/// Entries by other names may be pickles as well.
void TorchZipOpener::sniff(const ZipEntry& entry)
{
    if (entry.size < 2) {
        return;
    }
    if (++m_sniffed > MostSniffed) {
        if (m_sniffed == MostSniffed + 1) {
            addRemark(*m_content.report,
                {Weight::NotVerified, "zip.limit",
                    Message(QT_TRANSLATE_NOOP("model", "More than %1 entries are neither tensors nor pickles by their names; the rest was not looked at."),
                        {Message::Argument::count(MostSniffed)}),
                    entry.name, 0});
        }
        return;
    }
    const auto content = m_index->archive().content(entry);
    if (!content) {
        return;
    }
    const auto head = (*content)->head(SmallText);
    m_content.bytesRead += head.size();
    const std::string_view text(reinterpret_cast<const char*>(head.data()), head.size());
    if (text.starts_with("PK\x03\x04")) {
        followArchive(entry);
    } else if (!isExportedBytes(entry.name) && pickleLikelihood(text, (*content)->size()) > 0) {
        follow(entry);
    }
}

/// What torch.save made and another archive holds: torch.export's sample inputs, for one. Its pickles are judged, its
/// tensors are none of the model's.
void TorchZipOpener::followArchive(const ZipEntry& entry)
{
    constexpr unsigned MostDepth = 2;
    constexpr std::size_t MostArchives = 100;
    if (m_depth >= MostDepth || ++m_archives > MostArchives) {
        addRemark(*m_content.report,
            {Weight::NotVerified, "zip.inner-archive",
                Message(QT_TRANSLATE_NOOP("model", "The archive within the archive was not looked into.")), entry.name, 0});
        return;
    }
    if (!isWithinBounds(entry)) {
        return;
    }
    const auto content = m_index->archive().measured(entry, room(true), m_context.stop);
    if (!content) {
        addRemark(*m_content.report, {Weight::NotVerified, "zip.entry", content.error().message, entry.name, 0});
        return;
    }
    spend(entry, **content, true);
    ProblemList ofInner(m_context.path);
    TorchZipOpener opener(*content, m_context, ofInner, m_depth + 1);
    opener.m_within = m_within;
    TorchContent inner = opener.run();
    m_content.bytesRead += inner.bytesRead;
    for (PickleFinding& finding : inner.report->findings) {
        finding.member = entry.name + '/' + finding.member;
    }
    for (PickleRemark& remark : inner.report->remarks) {
        remark.member = entry.name + '/' + remark.member;
    }
    m_content.report->merge(*inner.report);
}

void TorchZipOpener::followPickles()
{
    for (const ZipEntry& entry : m_index->archive().entries()) {
        if (m_context.stop.stop_requested()) {
            return;
        }
        if (entry.name.ends_with(".pkl") || entry.localName.ends_with(".pkl")) {
            follow(entry);
        } else if (!isStorage(entry.name) && !entry.isFolder()) {
            sniff(entry);
        }
    }
    // The values of the data come first, those of the constants after them.
    std::ranges::stable_sort(m_content.roots, {}, [](const TorchRoot& root) { return !root.prefix.empty(); });
}

void TorchZipOpener::listCode()
{
    const std::string folder = m_top + "code/";
    for (const ZipEntry& entry : m_index->archive().entries()) {
        if (entry.name.starts_with(folder) && entry.name.ends_with(".py")) {
            m_content.others.push_back({displayUtf8(entry.name), "code", {}});
        } else if (entry.name.ends_with(".py")) {
            m_content.others.push_back({displayUtf8(entry.name), "Python source", {}});
        }
    }
}

void TorchZipOpener::decideFormat()
{
    const auto& entries = m_index->archive().entries();
    if (m_content.format == Format::Unknown && !m_content.roots.empty()) {
        m_content.format = Format::PytorchZip;
    }
    const bool hasData = std::ranges::any_of(entries, [](const ZipEntry& entry) { return entry.name.ends_with("/data.pkl"); });
    if (m_content.format == Format::Unknown && (hasData || m_content.report->streams > 0 || !m_content.plain.empty())) {
        m_content.format = Format::PytorchZip;
    }
}

TorchContent TorchZipOpener::run()
{
    readMarks();
    followPickles();
    listCode();
    readExportedTensors(m_index, m_top, m_content, m_problems);
    decideFormat();
    m_content.bytesRead += m_index->archive().bytesRead();
    return std::move(m_content);
}

} // namespace

TorchContent openTorchZip(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems)
{
    return TorchZipOpener(std::move(source), context, problems).run();
}

} // namespace vitrine
