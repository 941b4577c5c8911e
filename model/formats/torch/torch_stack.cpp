// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Files that begin with a pickle: PyTorch's container before 1.6 (five pickles and the storages behind them,
// torch/serialization.py _legacy_load), and pickles of everything else.

#include "model/formats/pickle/numpy_values.h"
#include "model/formats/torch/map_storages.h"
#include "model/formats/torch/torch_content.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace vitrine {

namespace {

using Weight = PickleRemark::Weight;

/// 0x1950a86a20f9469cfc6c, as LONG1 writes it and as protocol 0 does.
constexpr std::string_view MagicBytes("\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19", 10);
constexpr std::string_view MagicText = "119547037146038801333356";

bool isMagic(const PickleHeap& heap, PickleValue value)
{
    const std::string_view digits = heap.asText(value);
    return value.is(PickleKind::BigInt) && (digits == MagicBytes || digits == MagicText);
}

/// Opens one file; one run.
class StackOpener
{
public:
    StackOpener(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems)
        : m_source(std::move(source))
        , m_context(context)
        , m_problems(problems)
        , m_scan(std::make_shared<PickleScan>(m_source, PickleScanOptions{context.limits, context.stop, {}, 0, false}))
    {
    }
    TorchContent run();

private:
    void openLegacy(std::uint64_t offset);
    void openPickles();
    std::uint64_t readStorages(const PickleTrace& object, const PickleTrace& keys, MapStorages& storages);
    [[nodiscard]] std::map<std::string, std::uint64_t> elementSizes(const PickleTrace& object);
    void tellZipBehind();

    std::shared_ptr<const ByteSource> m_source;
    const ReadContext& m_context;
    ProblemList& m_problems;
    std::shared_ptr<PickleScan> m_scan;
    TorchContent m_content;
};

TorchContent StackOpener::run()
{
    const PickleTrace first = m_scan->one(0);
    if (first.isWhole() && isMagic(m_scan->heap(), first.root)) {
        m_content.format = Format::PytorchLegacy;
        openLegacy(first.end);
    } else {
        // Begun anew, so that all pickles are counted from the first.
        m_scan = std::make_shared<PickleScan>(m_source, PickleScanOptions{m_context.limits, m_context.stop, {}, 0, false});
        m_content.format = Format::Pickle;
        openPickles();
    }
    m_content.report->merge(m_scan->report());
    m_content.bytesRead = m_scan->bytesRead();
    tellZipBehind();
    return std::move(m_content);
}

/// protocol version, system info, the object, the keys of its storages, the storages
void StackOpener::openLegacy(std::uint64_t offset)
{
    const PickleTrace version = m_scan->one(offset);
    const PickleTrace system = version.isWhole() ? m_scan->one(version.end) : version;
    const PickleTrace object = system.isWhole() ? m_scan->one(system.end) : system;
    const PickleTrace keys = object.isWhole() ? m_scan->one(object.end) : object;
    const PickleHeap& heap = m_scan->heap();
    const auto little = system.isWhole() ? pickleItem(heap, heap.items(system.root), "little_endian") : std::nullopt;
    auto storages = std::make_shared<MapStorages>(m_source, little && little->is(PickleKind::Bool) && !heap.asBool(*little));
    if (keys.isWhole()) {
        const std::uint64_t end = readStorages(object, keys, *storages);
        m_content.statedBytes = end;
        if (end < m_source->size()) {
            m_problems.note("torch.trailing", end,
                Message(QT_TRANSLATE_NOOP("model", "%1 bytes follow the last storage; PyTorch does not read them."),
                    {Message::Argument::count(m_source->size() - end)}));
        }
    } else {
        m_problems.error("torch.cut", keys.end,
            Message(QT_TRANSLATE_NOOP("model", "The file breaks off at byte %1, before its tensors' data. Fetch it again."),
                {Message::Argument::count(keys.end)}));
    }
    if (object.isWhole() && system.isWhole()) {
        m_content.roots.push_back({m_scan, m_source, 0, std::move(storages), object.root, {}, object.opcodes});
    }
}

/// Bytes of one element for each storage, by the class that the object's pickle names.
std::map<std::string, std::uint64_t> StackOpener::elementSizes(const PickleTrace& object)
{
    std::map<std::string, std::uint64_t> sizes;
    const PickleHeap& heap = m_scan->heap();
    for (const PickleValue value : object.storages) {
        const auto id = heap.items(heap.persistentId(value));
        if (id.size() < 5 || !id[1].is(PickleKind::Global) || !id[2].is(PickleKind::Text)) {
            continue;
        }
        const std::string_view name = heap.asGlobal(id[1]).name;
        const TorchDtype* dtype = torchDtypeOfClass(name);
        if (name == "UntypedStorage" && m_content.report->weightsOnlyObstacle.empty()) {
            // Types younger than the storage classes: torch.save writes them this way, and no torch.load reads it.
            m_content.report->weightsOnlyObstacle = "an UntypedStorage in the format before torch 1.6";
        }
        sizes.try_emplace(std::string(heap.asText(id[2])), dtype != nullptr ? dtype->elementBytes : 1);
    }
    return sizes;
}

std::uint64_t StackOpener::readStorages(const PickleTrace& object, const PickleTrace& keys, MapStorages& storages)
{
    constexpr std::uint64_t CountBytes = 8;
    const PickleHeap& heap = m_scan->heap();
    const auto sizes = elementSizes(object);
    const std::uint64_t size = m_source->size();
    std::uint64_t at = keys.end;
    for (const PickleValue key : heap.items(keys.root)) {
        if (m_context.stop.stop_requested()) {
            return size;
        }
        const std::string name(heap.asText(key));
        const auto count = m_source->bytes(at, CountBytes);
        std::uint64_t elements = 0;
        if (count) {
            std::memcpy(&elements, count->data(), CountBytes);
            if (storages.isBigEndian() != (std::endian::native == std::endian::big)) {
                elements = std::byteswap(elements);
            }
        }
        const auto found = sizes.find(name);
        std::uint64_t bytes = 0;
        if (!count || __builtin_mul_overflow(elements, found == sizes.end() ? 1 : found->second, &bytes)
            || bytes > size - std::min(size, at + CountBytes)) {
            m_problems.error("torch.truncated", at,
                Message(QT_TRANSLATE_NOOP("model", "The file ends within the data of storage %1, at byte %2. Fetch the file again."),
                    {Message::Argument(name), Message::Argument::count(size)}));
            if (count) {
                storages.add(name, at + CountBytes, size - std::min(size, at + CountBytes));
            }
            return size;
        }
        storages.add(name, at + CountBytes, bytes);
        at += CountBytes + bytes;
    }
    return at;
}

void StackOpener::openPickles()
{
    m_scan->all();
    std::size_t number = 0;
    for (const PickleTrace& trace : m_scan->traces()) {
        if (trace.isWhole()) {
            const std::string prefix = number == 0 ? std::string() : std::to_string(number);
            m_content.roots.push_back({m_scan, m_source, 0, std::make_shared<NoStorages>(), trace.root, prefix, trace.opcodes});
            ++number;
        }
        if (number >= 100) {
            break;
        }
    }
    if (!m_scan->traces().empty()) {
        const PickleTrace& first = m_scan->traces().front();
        m_content.metadata.push_back({"pickle_protocol", "int", first.protocol});
        if (!first.isWhole()) {
            m_problems.error("pickle.broken", first.end,
                Message(QT_TRANSLATE_NOOP("model", "The pickle cannot be followed beyond byte %1; what it holds is not known. It is damaged, cut, or no pickle."),
                    {Message::Argument::count(first.end)}));
        }
    }
}

/// A file that is a pickle from the front and a zip from the back is read by some programs as the one, by some as the other.
void StackOpener::tellZipBehind()
{
    constexpr std::uint64_t EndBytes = 22;
    const std::uint64_t size = m_source->size();
    const auto tail = size < EndBytes ? std::string() : m_source->text(size - EndBytes, EndBytes).value_or(std::string());
    if (tail.starts_with("PK\x05\x06")) {
        addRemark(*m_content.report,
            {Weight::Warning, "pickle.zip-behind",
                Message(QT_TRANSLATE_NOOP("model", "The file begins as a pickle and ends as a zip archive; programs differ in what they take it for.")),
                {}, size - EndBytes});
    }
}

} // namespace

TorchContent openTorchStack(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems)
{
    return StackOpener(std::move(source), context, problems).run();
}

} // namespace vitrine
