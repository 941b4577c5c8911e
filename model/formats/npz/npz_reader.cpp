// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/npz/npz_reader.h"

#include "model/formats/numpy/npy_header.h"
#include "model/formats/numpy/npy_reader.h"
#include "model/formats/pickle/pickle_scan.h"
#include "model/formats/zip/zip_archive.h"
#include "model/words/text.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::string_view ZipMark = "PK\x03\x04";
constexpr std::string_view Suffix = ".npy";
constexpr std::uint64_t MostUnpacked = 1ULL << 30U; ///< of all packed pickles together

std::string_view nameOf(const ZipEntry& entry)
{
    std::string_view name = entry.name;
    if (name.ends_with(Suffix)) {
        name.remove_suffix(Suffix.size());
    }
    return name;
}

/// Reads one archive; one run.
class NpzRun
{
public:
    NpzRun(std::shared_ptr<const ByteSource> source, const ReadContext& context)
        : m_context(context)
        , m_problems(context.path)
        , m_archive(ZipArchive::open(source, context.limits, context.stop, m_problems))
        , m_size(source->size())
    {
        m_file.format = Format::Npz;
    }
    ModelFile run();

private:
    void readMember(const ZipEntry& entry);
    void addArray(const ZipEntry& entry, const ByteSource& content, const NpyHeader& header);
    void judgeObjects(const ZipEntry& entry, std::uint64_t dataAt);
    void tellOf(const ZipEntry& entry, std::vector<Problem> problems);

    const ReadContext& m_context;
    ProblemList m_problems;
    ZipArchive m_archive;
    std::uint64_t m_size;
    ModelFile m_file;
    std::shared_ptr<PickleReport> m_report; ///< of arrays of objects
    std::uint64_t m_unpacked = 0;
    std::unordered_set<std::string_view> m_names;
};

/// What was found in a member carries the member's name.
void NpzRun::tellOf(const ZipEntry& entry, std::vector<Problem> problems)
{
    for (const Problem& problem : problems) {
        m_problems.add(problem.severity, problem.code, {},
            Message(QT_TRANSLATE_NOOP("model", "%1: %2"), {Argument(displayUtf8(shortened(entry.name, 200))), Argument(problem.message)}));
    }
}

/// The pickle behind the header of an array of Python objects.
void NpzRun::judgeObjects(const ZipEntry& entry, std::uint64_t dataAt)
{
    if (!m_report) {
        m_report = std::make_shared<PickleReport>();
    }
    const auto content = m_archive.measured(entry, MostUnpacked - std::min(m_unpacked, MostUnpacked), m_context.stop);
    if (!content || m_unpacked >= MostUnpacked) {
        addRemark(*m_report, {PickleRemark::Weight::NotVerified, "zip.entry",
                                 content ? Message(QT_TRANSLATE_NOOP("model", "The arrays of objects unpack to more than can be looked at.")) : content.error().message, entry.name, 0});
        return;
    }
    m_unpacked += (*content)->size();
    PickleScan scan(*content, PickleScanOptions{m_context.limits, m_context.stop, entry.name, 0, false});
    scan.all(dataAt);
    m_file.bytesRead += scan.bytesRead();
    m_report->merge(scan.report());
    m_problems.warning("npy.objects", {},
        Message(QT_TRANSLATE_NOOP("model", "%1 holds Python objects: what follows the header is a pickle, which can run anything when it is loaded. Vitrine does not load it."),
            {Argument(displayUtf8(shortened(entry.name, 200)))}));
}

void NpzRun::addArray(const ZipEntry& entry, const ByteSource& content, const NpyHeader& header)
{
    const std::uint64_t stated = content.size();
    std::uint64_t available = stated - std::min(stated, header.dataAt);
    NpyHeader placed = header;
    if (entry.method == ZipEntry::Stored) {
        // What lies there as it is ends with the file, whatever the headers say.
        const std::uint64_t first = entry.dataOffset + header.dataAt;
        available = std::min(available, m_size - std::min(m_size, first));
        placed.dataAt = first;
    } else {
        placed.dataAt = TensorEntry::NoOffset;
    }
    if (header.bytes && *header.bytes > available) {
        m_problems.error("npy.truncated", {},
            Message(QT_TRANSLATE_NOOP("model", "%1 ends after %2 bytes of its array; by its header it has %3. Download the file again."),
                {Argument(displayUtf8(shortened(entry.name, 200))), Argument::count(available), Argument::count(*header.bytes)}));
    }
    if (!m_names.insert(nameOf(entry)).second) {
        m_problems.warning("npz.twice", {},
            Message(QT_TRANSLATE_NOOP("model", "The archive holds %1 twice; NumPy gives one of them."), {Argument(displayUtf8(shortened(nameOf(entry), 200)))}));
    }
    addNpyArray(placed, nameOf(entry), available, m_file);
}

void NpzRun::readMember(const ZipEntry& entry)
{
    const auto content = m_archive.content(entry);
    if (!content) {
        m_problems.warning("zip.entry", entry.headerOffset,
            Message(QT_TRANSLATE_NOOP("model", "%1: %2"), {Argument(displayUtf8(shortened(entry.name, 200))), Argument(content.error().message)}));
        return;
    }
    const auto head = (*content)->head(16);
    m_file.bytesRead += head.size();
    if (!isNpy(head)) {
        if (entry.name.ends_with(Suffix)) {
            m_problems.error("npy.no-npy", entry.headerOffset,
                Message(QT_TRANSLATE_NOOP("model", "%1 is no NumPy array: it does not begin with NumPy's mark."), {Argument(displayUtf8(shortened(entry.name, 200)))}));
        } else {
            m_file.others.push_back({displayUtf8(entry.name), "file", {}});
        }
        return;
    }
    ProblemList problems(m_context.path);
    const auto header = readNpyHeader(**content, problems);
    tellOf(entry, problems.take());
    if (!header) {
        return;
    }
    m_file.bytesRead += header->dataAt;
    addArray(entry, **content, *header);
    if (header->type.hasObjects) {
        judgeObjects(entry, header->dataAt);
    }
}

ModelFile NpzRun::run()
{
    for (const ZipEntry& entry : m_archive.entries()) {
        if (m_context.stop.stop_requested()) {
            m_file.cancelled = true;
            break;
        }
        if (m_file.tensors.size() >= m_context.limits.tensors) {
            break;
        }
        if (!entry.isFolder()) {
            readMember(entry);
        }
    }
    m_file.bytesRead += m_archive.bytesRead();
    if (m_report) {
        std::ranges::stable_sort(m_report->findings, std::greater(), &PickleFinding::risk);
        m_file.detail = m_report;
    }
    m_file.problems = m_problems.take();
    return std::move(m_file);
}

} // namespace

int NpzReader::probe(std::span<const std::byte> head, std::string_view name, std::uint64_t) const
{
    const std::string_view bytes(reinterpret_cast<const char*>(head.data()), head.size());
    constexpr std::size_t NameLengthAt = 26;
    constexpr std::size_t NameAt = 30;
    if (!bytes.starts_with(ZipMark) || bytes.size() <= NameAt) {
        return bytes.empty() && name.ends_with(".npz") ? 20 : 0;
    }
    const std::size_t length = static_cast<unsigned char>(bytes[NameLengthAt]) + 256U * static_cast<unsigned char>(bytes[NameLengthAt + 1]);
    if (bytes.substr(NameAt, length).ends_with(Suffix)) {
        return 98;
    }
    return name.ends_with(".npz") ? 95 : 0;
}

ModelFile NpzReader::read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const
{
    return NpzRun(std::move(source), context).run();
}

} // namespace vitrine
