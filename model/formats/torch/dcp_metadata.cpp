// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/dcp_metadata.h"

#include "model/formats/pickle/numpy_values.h"
#include "model/formats/torch/tensor_values.h"
#include "model/words/text.h"

#include <algorithm>
#include <charconv>

namespace vitrine {

namespace {

using Argument = Message::Argument;

bool isOptimizerName(std::string_view name)
{
    return name.starts_with("optim.") || name.starts_with("optimizer.") || name.starts_with("optimizers.") || name.starts_with("optimizer_");
}

/// R of "__R_N.distcp".
std::uint32_t rankOf(std::string_view name)
{
    name = name.substr(name.rfind('/') + 1);
    std::uint32_t rank = 0;
    if (name.starts_with("__")) {
        std::from_chars(name.data() + 2, name.data() + name.size(), rank);
    }
    return rank;
}

} // namespace

DcpMetadata::DcpMetadata(const TorchContent& content, const ReadContext& context, ModelFile& file, ProblemList& problems)
    : m_context(context)
    , m_file(file)
    , m_problems(problems)
    , m_heap(content.roots.front().scan->heap())
    , m_root(content.roots.front().value)
{
    static_cast<PickleReport&>(*m_report) = *content.report;
}

bool DcpMetadata::isMetadata(const TorchContent& content)
{
    if (content.roots.empty()) {
        return false;
    }
    const auto* name = calledName(content.roots.front().scan->heap(), content.roots.front().value);
    return name != nullptr && name->name == "Metadata" && name->module.starts_with("torch.distributed.")
        && name->module.ends_with("checkpoint.metadata");
}

/// The attributes that BUILD gave an object.
std::span<const PickleValue> DcpMetadata::stateOf(PickleValue object) const
{
    const PickleCallExtra* extra = object.is(PickleKind::Call) ? m_heap.extra(object) : nullptr;
    if (extra == nullptr || extra->states.empty()) {
        return {};
    }
    const PickleValue state = extra->states.back();
    return state.is(PickleKind::Dict) ? m_heap.items(state) : std::span<const PickleValue>();
}

std::shared_ptr<DistributedReport> DcpMetadata::read()
{
    m_file.format = Format::DistributedCheckpoint;
    const auto state = stateOf(m_root);
    if (const auto version = pickleItem(m_heap, state, "version")) {
        m_report->version = displayUtf8(m_heap.asText(*version));
        m_file.metadata.push_back({"version", "string", m_report->version});
    }
    if (const auto entries = pickleItem(m_heap, state, "state_dict_metadata")) {
        readEntries(*entries);
    }
    if (const auto places = pickleItem(m_heap, state, "storage_data")) {
        readPlaces(*places);
    }
    checkFiles();
    m_file.metadata.push_back({"ranks", "int", m_report->ranks});
    m_file.metadata.push_back({"part_files", "int", m_report->files.size()});
    return m_report;
}

void DcpMetadata::readEntries(PickleValue entries)
{
    const auto pairs = m_heap.items(entries);
    for (std::size_t at = 0; at + 1 < pairs.size() && !m_context.stop.stop_requested(); at += 2) {
        const std::string_view name = m_heap.asText(pairs[at]);
        const auto* type = calledName(m_heap, pairs[at + 1]);
        if (type != nullptr && type->name == "TensorStorageMetadata") {
            readTensor(name, stateOf(pairs[at + 1]));
        } else {
            ++m_report->objects;
            if (m_file.others.size() < 10'000) {
                m_file.others.push_back({std::string(name), "bytes", {}});
            }
        }
    }
}

void DcpMetadata::readTensor(std::string_view name, std::span<const PickleValue> state)
{
    const auto properties = pickleItem(m_heap, state, "properties");
    const auto size = pickleItem(m_heap, state, "size");
    const auto chunks = pickleItem(m_heap, state, "chunks");
    const auto shape = size ? pickleShape(m_heap, *size) : std::nullopt;
    // TensorProperties gives its state as a tuple that begins with the dtype; older ones as a dict.
    const TorchDtype* dtype = nullptr;
    if (properties) {
        const PickleCallExtra* extra = properties->is(PickleKind::Call) ? m_heap.extra(*properties) : nullptr;
        const PickleValue inner = extra != nullptr && !extra->states.empty() ? extra->states.back() : PickleValue();
        const auto items = m_heap.items(inner);
        const auto named = inner.is(PickleKind::Dict) ? pickleItem(m_heap, items, "dtype")
            : items.empty()                           ? std::nullopt
                                                      : std::optional(items[0]);
        dtype = named && named->is(PickleKind::Global) ? torchDtype(m_heap.asGlobal(*named).name) : nullptr;
    }
    const auto elements = shape ? elementCount(*shape) : std::nullopt;
    std::uint64_t bytes = 0;
    if (dtype == nullptr || !elements || __builtin_mul_overflow(*elements, std::uint64_t{dtype->elementBytes}, &bytes)) {
        m_problems.error("dcp.tensor", {},
            Message(QT_TRANSLATE_NOOP("model", "The description of the tensor %1 is damaged."), {Argument(displayUtf8(name))}));
        return;
    }
    TensorEntry entry;
    entry.name = name;
    entry.dtype = dtypeIn(m_file.tensors, *dtype);
    entry.shape = *shape;
    entry.bytes = bytes;
    entry.parameters = *elements;
    entry.flags = isOptimizerName(name) ? TensorFlag::State : TensorFlag::None;
    if (!m_file.tensors.add(entry)) {
        return;
    }
    const std::uint32_t row = m_file.tensors.size() - 1;
    m_rows.insert_or_assign(std::string(name), row);
    const std::size_t count = chunks ? m_heap.items(*chunks).size() : 0;
    ++(count > 1 ? m_report->cutTensors : m_report->wholeTensors);
    if (count > 1) {
        m_file.tensors.setDetail(row, {{}, {}, {}, {{"pieces", std::to_string(count)}}});
    }
    for (const PickleValue chunk : chunks ? m_heap.items(*chunks) : std::span<const PickleValue>()) {
        const auto place = stateOf(chunk);
        const auto offsets = pickleItem(m_heap, place, "offsets");
        const auto sizes = pickleItem(m_heap, place, "sizes");
        m_report->pieces.push_back({row, 0, offsets ? pickleShape(m_heap, *offsets).value_or(std::vector<std::uint64_t>()) : std::vector<std::uint64_t>(),
            sizes ? pickleShape(m_heap, *sizes).value_or(std::vector<std::uint64_t>()) : std::vector<std::uint64_t>(), 0, 0});
    }
}

std::uint32_t DcpMetadata::fileIndex(const std::string& name)
{
    const auto [found, isNew] = m_files.try_emplace(name, static_cast<std::uint32_t>(m_report->files.size()));
    if (isNew) {
        m_report->files.push_back({name, 0, 0, false, false, 0});
        m_report->ranks = std::max(m_report->ranks, std::min(rankOf(name), std::uint32_t{10'000'000}) + 1);
    }
    return found->second;
}

/// MetadataIndex(fqn, offset, index) → _StorageInfo(relative_path, offset, length)
void DcpMetadata::readPlaces(PickleValue places)
{
    // Pieces in the order of their tensors, to be found by name and offset.
    std::map<std::pair<std::uint32_t, std::vector<std::uint64_t>>, std::size_t> byPlace;
    for (std::size_t index = 0; index < m_report->pieces.size(); ++index) {
        byPlace.try_emplace({m_report->pieces[index].row, m_report->pieces[index].offsets}, index);
    }
    const auto pairs = m_heap.items(places);
    for (std::size_t at = 0; at + 1 < pairs.size() && !m_context.stop.stop_requested(); at += 2) {
        const auto key = stateOf(pairs[at]);
        const auto info = stateOf(pairs[at + 1]);
        const auto path = pickleItem(m_heap, info, "relative_path");
        const auto begin = pickleItem(m_heap, info, "offset");
        const auto length = pickleItem(m_heap, info, "length");
        if (!path || !begin || !length || m_heap.asInteger(*begin) < 0 || m_heap.asInteger(*length) < 0) {
            continue;
        }
        const std::uint32_t file = fileIndex(std::string(m_heap.asText(*path)));
        DistributedReport::PartFile& part = m_report->files[file];
        std::uint64_t end = 0;
        const auto first = static_cast<std::uint64_t>(m_heap.asInteger(*begin));
        const auto size = static_cast<std::uint64_t>(m_heap.asInteger(*length));
        if (!__builtin_add_overflow(first, size, &end)) {
            part.neededBytes = std::max(part.neededBytes, end);
        }
        ++part.parts;
        const auto name = pickleItem(m_heap, key, "fqn");
        const auto offset = pickleItem(m_heap, key, "offset");
        const auto row = name ? m_rows.find(m_heap.asText(*name)) : m_rows.end();
        const auto place = row != m_rows.end() && offset ? pickleShape(m_heap, *offset) : std::nullopt;
        const auto piece = place ? byPlace.find({row->second, *place}) : byPlace.end();
        if (piece != byPlace.end()) {
            DistributedReport::Piece& known = m_report->pieces[piece->second];
            known.file = file;
            known.offset = first;
            known.length = size;
        }
    }
}

void DcpMetadata::checkFiles()
{
    if (!m_context.sibling) {
        return;
    }
    for (DistributedReport::PartFile& part : m_report->files) {
        if (m_context.stop.stop_requested()) {
            return;
        }
        const auto source = m_context.sibling(part.name);
        part.isChecked = true;
        part.isThere = source.has_value();
        part.size = source ? (*source)->size() : 0;
        if (!part.isThere) {
            m_problems.error("dcp.part-missing", {},
                Message(QT_TRANSLATE_NOOP("model", "The part %1, which holds %2 pieces of the checkpoint, is missing. Without it nothing can be merged."),
                    {Argument(displayUtf8(part.name)), Argument::count(part.parts)}));
        } else if (part.size < part.neededBytes) {
            m_problems.error("dcp.part-truncated", {},
                Message(QT_TRANSLATE_NOOP("model", "The part %1 has %2 bytes and should have %3: it was not transferred or written completely."),
                    {Argument(displayUtf8(part.name)), Argument::count(part.size), Argument::count(part.neededBytes)}));
        }
    }
}

} // namespace vitrine
