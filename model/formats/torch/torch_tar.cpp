// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// PyTorch's first container, a tar of sys_info, pickle, storages and tensors (torch/serialization.py, legacy_load).

#include "model/formats/pickle/numpy_values.h"
#include "model/formats/pickle/pickle_inner.h"
#include "model/formats/pickle/pickle_literals.h"
#include "model/formats/torch/map_storages.h"
#include "model/formats/torch/tar_member.h"
#include "model/formats/torch/torch_content.h"
#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t MostMembers = 10'000;
constexpr std::int64_t MostTensors = 1'000'000;

/// The tensors that the tar describes itself, and the storages below them.
class TarTensors final : public StorageFinder
{
public:
    explicit TarTensors(std::shared_ptr<const ByteSource> file)
        : m_storages(std::move(file), false)
    {
    }
    [[nodiscard]] StoragePlace find(std::string_view key) const override { return m_storages.find(key); }
    [[nodiscard]] Result<std::shared_ptr<const ByteSource>> open(std::string_view key) const override { return m_storages.open(key); }
    [[nodiscard]] const TorchTensor* tensor(std::string_view id) const override
    {
        const auto found = m_tensors.find(id);
        return found == m_tensors.end() ? nullptr : &found->second;
    }

    struct Storage {
        const TorchDtype* dtype = nullptr;
        std::uint64_t elements = 0;
        std::string root; ///< of a view: the storage that has the bytes
        std::uint64_t offset = 0; ///< of a view, in elements
    };
    MapStorages m_storages;
    std::map<std::string, Storage, std::less<>> m_types;
    std::map<std::string, TorchTensor, std::less<>> m_tensors;
};

/// Opens one file; one run.
class TarOpener
{
public:
    TarOpener(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems)
        : m_source(std::move(source))
        , m_context(context)
        , m_problems(problems)
        , m_tensors(std::make_shared<TarTensors>(m_source))
    {
    }
    TorchContent run();

private:
    [[nodiscard]] std::shared_ptr<PickleScan> scanOf(const TarMember& member, std::uint64_t size);
    void readStorages(const TarMember& member);
    void readTensors(const TarMember& member);
    bool readTensor(PickleScan& scan, const TarMember& member, std::uint64_t& at);
    void readObject(const TarMember& member);
    void cut(const TarMember& member, std::uint64_t at);
    [[nodiscard]] std::optional<std::int64_t> number(std::uint64_t offset, std::size_t size) const;

    std::shared_ptr<const ByteSource> m_source;
    const ReadContext& m_context;
    ProblemList& m_problems;
    std::shared_ptr<TarTensors> m_tensors;
    TorchContent m_content;
};

std::string idText(const PickleHeap& heap, PickleValue value)
{
    return value.isInteger() ? std::to_string(heap.asInteger(value)) : std::string(heap.asText(value));
}

std::shared_ptr<PickleScan> TarOpener::scanOf(const TarMember& member, std::uint64_t size)
{
    return std::make_shared<PickleScan>(std::make_shared<RangeSource>(m_source, member.offset, size),
        PickleScanOptions{m_context.limits, m_context.stop, member.name, 0, false, true});
}

std::optional<std::int64_t> TarOpener::number(std::uint64_t offset, std::size_t size) const
{
    const auto bytes = m_source->text(offset, size);
    if (!bytes) {
        return {};
    }
    return pickleLong(*bytes).value;
}

void TarOpener::cut(const TarMember& member, std::uint64_t at)
{
    m_problems.error("torch.truncated", member.offset + at,
        Message(QT_TRANSLATE_NOOP("model", "The part %1 of the file ends in the middle, at byte %2."),
            {Message::Argument(displayUtf8(member.name)), Message::Argument::count(member.offset + at)}));
}

/// Their number; for each a pickle (key, location, class), the element count and the data; then the list of views.
void TarOpener::readStorages(const TarMember& member)
{
    constexpr std::uint64_t CountBytes = 8;
    const auto scan = scanOf(member, member.size);
    PickleTrace trace = scan->one(0);
    const PickleHeap& heap = scan->heap();
    const std::int64_t count = trace.isWhole() ? std::min(heap.asInteger(trace.root), MostTensors) : 0;
    std::uint64_t at = trace.end;
    for (std::int64_t index = 0; index < count && !m_context.stop.stop_requested(); ++index) {
        trace = scan->one(at);
        const auto row = heap.items(trace.root);
        const auto elements = number(member.offset + trace.end, CountBytes);
        if (!trace.isWhole() || row.size() < 3 || !row[2].is(PickleKind::Global) || !elements || *elements < 0) {
            return cut(member, at);
        }
        const TorchDtype* dtype = torchDtypeOfClass(heap.asGlobal(row[2]).name);
        const std::uint64_t data = trace.end + CountBytes;
        std::uint64_t bytes = 0;
        if (dtype == nullptr || __builtin_mul_overflow(static_cast<std::uint64_t>(*elements), dtype->elementBytes, &bytes)
            || data > member.size || bytes > member.size - data) {
            return cut(member, at);
        }
        const std::string key = idText(heap, row[0]);
        m_tensors->m_types[key] = {dtype, static_cast<std::uint64_t>(*elements), {}, 0};
        m_tensors->m_storages.add(key, member.offset + data, bytes);
        at = data + bytes;
    }
    // (view, root, offset, elements), in elements
    trace = at < member.size ? scan->one(at) : PickleTrace();
    for (const PickleValue row : heap.items(trace.root)) {
        const auto view = heap.items(row);
        const auto root = view.size() < 4 ? m_tensors->m_types.end() : m_tensors->m_types.find(idText(heap, view[1]));
        if (root != m_tensors->m_types.end() && heap.asInteger(view[2]) >= 0) {
            TarTensors::Storage storage = root->second;
            storage.root = root->first;
            storage.offset = static_cast<std::uint64_t>(heap.asInteger(view[2]));
            m_tensors->m_types.try_emplace(idText(heap, view[0]), std::move(storage));
        }
    }
    m_content.report->merge(scan->report());
    m_content.bytesRead += scan->bytesRead();
}

/// A pickle (key, storage, class), then the rank in 8 bytes, the extents, the strides and the offset.
bool TarOpener::readTensor(PickleScan& scan, const TarMember& member, std::uint64_t& at)
{
    constexpr std::size_t Number = 8;
    const PickleTrace trace = scan.one(at);
    const PickleHeap& heap = scan.heap();
    const auto row = heap.items(trace.root);
    const auto rank = number(member.offset + trace.end, 4);
    if (!trace.isWhole() || row.size() < 2 || !rank || *rank < 0 || static_cast<std::uint64_t>(*rank) > m_context.limits.rank) {
        return false;
    }
    TorchTensor tensor;
    at = trace.end + Number;
    const auto next = [&]() {
        const auto value = at + Number <= member.size ? number(member.offset + at, Number) : std::nullopt;
        at += Number;
        return value;
    };
    for (std::int64_t index = 0; index < *rank; ++index) {
        const auto extent = next();
        if (!extent || *extent < 0) {
            return false;
        }
        tensor.shape.push_back(static_cast<std::uint64_t>(*extent));
    }
    for (std::int64_t index = 0; index < *rank; ++index) {
        const auto stride = next();
        if (!stride) {
            return false;
        }
        tensor.strides.push_back(*stride);
    }
    const auto offset = next();
    const auto storage = m_tensors->m_types.find(idText(heap, row[1]));
    if (!offset || *offset < 0 || storage == m_tensors->m_types.end()) {
        return false;
    }
    tensor.dtype = storage->second.dtype;
    tensor.storageKey = storage->second.root.empty() ? storage->first : storage->second.root;
    tensor.storageElements = storage->second.elements;
    tensor.place = m_tensors->m_storages.find(tensor.storageKey);
    if (__builtin_add_overflow(storage->second.offset, static_cast<std::uint64_t>(*offset), &tensor.elementOffset)) {
        return false;
    }
    m_tensors->m_tensors.insert_or_assign(idText(heap, row[0]), std::move(tensor));
    return true;
}

void TarOpener::readTensors(const TarMember& member)
{
    const auto scan = scanOf(member, member.size);
    const PickleTrace first = scan->one(0);
    const std::int64_t count = first.isWhole() ? std::min(scan->heap().asInteger(first.root), MostTensors) : 0;
    std::uint64_t at = first.end;
    for (std::int64_t index = 0; index < count && !m_context.stop.stop_requested(); ++index) {
        if (!readTensor(*scan, member, at)) {
            cut(member, at);
            break;
        }
    }
    m_content.report->merge(scan->report());
    m_content.bytesRead += scan->bytesRead();
}

void TarOpener::readObject(const TarMember& member)
{
    const auto scan = scanOf(member, member.size);
    scan->all();
    m_content.report->merge(scan->report());
    m_content.bytesRead += scan->bytesRead();
    if (member.name == "pickle" && !scan->traces().empty() && scan->traces().front().isWhole()) {
        const PickleTrace& trace = scan->traces().front();
        m_content.roots.push_back({scan, std::make_shared<RangeSource>(m_source, member.offset, member.size), member.offset,
            m_tensors, trace.root, {}, trace.opcodes});
    }
}

TorchContent TarOpener::run()
{
    const auto members = tarMembers(*m_source, MostMembers);
    const auto named = [&](std::string_view name) {
        const auto found = std::ranges::find(members, name, &TarMember::name);
        return found == members.end() ? nullptr : &*found;
    };
    const TarMember* storages = named("storages");
    const TarMember* tensors = named("tensors");
    if (storages != nullptr) {
        m_content.format = Format::PytorchTar;
        readStorages(*storages);
    }
    // Later writers of the same container let the pickle rebuild its tensors itself.
    if (tensors != nullptr && storages != nullptr) {
        readTensors(*tensors);
    }
    for (const TarMember& member : members) {
        if (member.isTruncated) {
            cut(member, member.size);
        }
        if (&member == storages || &member == tensors) {
            continue;
        }
        const auto head = RangeSource(m_source, member.offset, member.size).head(4096);
        if (member.name == "pickle" || pickleLikelihood({reinterpret_cast<const char*>(head.data()), head.size()}, member.size) > 0) {
            m_content.format = m_content.format == Format::Unknown && member.name == "pickle" ? Format::PytorchTar : m_content.format;
            readObject(member);
        }
    }
    return std::move(m_content);
}

} // namespace

TorchContent openTorchTar(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems)
{
    return TarOpener(std::move(source), context, problems).run();
}

} // namespace vitrine
