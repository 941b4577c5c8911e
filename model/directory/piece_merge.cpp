// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/piece_merge.h"

#include "model/directory/folder_tree.h"
#include "model/directory/json_reading.h"
#include "model/words/text.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace vitrine {

namespace {

using Argument = Message::Argument;
using Extents = std::vector<std::uint64_t>;

constexpr std::string_view SharingInfo = "DCP_SHARDING_INFO";
constexpr std::size_t MostNesting = 8;

const std::string* sharingInfo(const ModelFile& content)
{
    const auto info = std::ranges::find(content.metadata, SharingInfo, &MetadataEntry::key);
    return info != content.metadata.end() && info->value.is_string() ? &info->value.get_ref<const std::string&>() : nullptr;
}

/// The offsets of one piece in its whole; nothing when they are not said, or are no numbers.
std::optional<Extents> offsetsOf(const nlohmann::json& info, const std::string& name)
{
    const auto entry = info.find(name);
    if (entry == info.end() || !entry->is_object() || !entry->contains("saved_offsets") || !(*entry)["saved_offsets"].is_array()) {
        return {};
    }
    Extents offsets;
    for (const nlohmann::json& number : (*entry)["saved_offsets"]) {
        if (!number.is_number_unsigned()) {
            return {};
        }
        offsets.push_back(number.get<std::uint64_t>());
    }
    return offsets;
}

std::string shown(const Extents& extents)
{
    std::string text = "[";
    for (const std::uint64_t extent : extents) {
        text += (text.size() > 1 ? ", " : "") + std::to_string(extent);
    }
    return text + ']';
}

/// 0 beyond 64 bits.
std::uint64_t productOf(const Extents& extents)
{
    std::uint64_t product = 1;
    for (const std::uint64_t extent : extents) {
        if (__builtin_mul_overflow(product, extent, &product)) {
            return 0;
        }
    }
    return product;
}

/// A tensor as all files of the folder together have it.
struct Whole {
    std::size_t first = 0; ///< index into `contents` of the file that lists it
    Extents shape;
    std::string_view dtype;
    std::uint64_t elements = 0; ///< of all pieces
    std::uint32_t pieces = 0; ///< that hold something
    bool fits = true; ///< the pieces agree in type and rank
};

/// The files of one folder.
class Folder
{
public:
    Folder(const std::vector<FileEntry>& files, std::vector<std::unique_ptr<ModelFile>>& contents, std::vector<Problem>& problems)
        : m_files(files)
        , m_contents(contents)
        , m_problems(problems)
    {
    }
    void add(std::size_t file);
    void merge();

private:
    void take(std::size_t file, std::uint32_t row);
    [[nodiscard]] TensorStore rewritten(std::size_t file) const;
    /// Copies a row; of a tensor in several pieces with the shape of the whole.
    void addRow(const TensorStore& from, std::uint32_t row, const Whole& whole, TensorStore& to) const;
    void tellGaps() const;

    const std::vector<FileEntry>& m_files;
    std::vector<std::unique_ptr<ModelFile>>& m_contents;
    std::vector<Problem>& m_problems;
    std::map<std::size_t, nlohmann::json> m_infos; ///< by file
    std::unordered_map<std::string_view, Whole> m_wholes;
};

void Folder::add(std::size_t file)
{
    auto info = parsedJson(*sharingInfo(*m_contents[file]), MostNesting);
    if (info.is_object()) {
        m_infos.emplace(file, std::move(info));
    }
}

void Folder::take(std::size_t file, std::uint32_t row)
{
    const TensorStore& tensors = m_contents[file]->tensors;
    const auto shape = tensors.shape(row);
    const auto offsets = offsetsOf(m_infos.at(file), std::string(tensors.name(row)));
    if (!offsets) {
        return; // whole, in this file
    }
    const auto [entry, isNew] = m_wholes.try_emplace(tensors.name(row), Whole{file, Extents(shape.size(), 0), tensors.dtypeName(row)});
    Whole& whole = entry->second;
    whole.fits = whole.fits && offsets->size() == shape.size() && whole.shape.size() == shape.size() && whole.dtype == tensors.dtypeName(row);
    std::uint64_t elements = 1;
    for (std::size_t at = 0; at < shape.size() && whole.fits; ++at) {
        std::uint64_t end = 0;
        whole.fits = !__builtin_add_overflow((*offsets)[at], shape[at], &end) && !__builtin_mul_overflow(elements, shape[at], &elements);
        whole.shape[at] = std::max(whole.shape[at], shape[at] == 0 ? 0 : end);
    }
    whole.fits = whole.fits && !__builtin_add_overflow(whole.elements, elements, &whole.elements);
    whole.pieces += elements > 0 ? 1 : 0;
}

void Folder::addRow(const TensorStore& from, std::uint32_t row, const Whole& whole, TensorStore& to) const
{
    const Dtype& dtype = from.dtype(from.dtypeId(row));
    TensorEntry entry;
    entry.name = from.name(row);
    entry.dtype = from.dtypeId(row) < Dtype::FirstOwn ? from.dtypeId(row) : to.ownDtype(dtype.name, dtype.family, dtype.blockElements, dtype.blockBits);
    entry.flags = from.flags(row);
    entry.shape = from.shape(row);
    entry.bytes = from.bytes(row);
    entry.parameters = from.parameters(row);
    entry.offset = from.offset(row);
    const std::uint64_t elements = productOf(whole.shape);
    if (whole.pieces > 1 && elements > 0) {
        entry.shape = whole.shape;
        entry.offset = TensorEntry::NoOffset;
        entry.bytes = dtype.bytes(elements).value_or(0);
        entry.parameters = elements;
    }
    to.add(entry);
    if (whole.pieces > 1) {
        to.setDetail(to.size() - 1, {{}, {}, {}, {{"pieces", std::to_string(whole.pieces)}}});
    }
}

TensorStore Folder::rewritten(std::size_t file) const
{
    const TensorStore& from = m_contents[file]->tensors;
    TensorStore to;
    to.reserve(from.size(), from.nameBytes());
    for (std::uint32_t row = 0; row < from.size(); ++row) {
        const auto found = m_wholes.find(from.name(row));
        if (found != m_wholes.end() && found->second.fits && found->second.first == file) {
            addRow(from, row, found->second, to);
            continue;
        }
        addRow(from, row, Whole(), to);
        if (const TensorDetail* detail = from.detail(row)) {
            to.setDetail(row, *detail);
        }
        if (found != m_wholes.end() && found->second.fits) {
            to.addFlags(row, TensorFlag::Copy);
            const auto offsets = offsetsOf(m_infos.at(file), std::string(from.name(row)));
            to.setDetail(row, {{}, {}, {}, {{"piece of", shown(found->second.shape)}, {"begins at", shown(offsets.value_or(Extents()))}}});
        }
    }
    return to;
}

/// The pieces do not overlap: together they hold as many elements as the whole, or some are not here.
void Folder::tellGaps() const
{
    std::uint64_t gaps = 0;
    std::string_view first;
    for (const auto& [name, whole] : m_wholes) {
        if (!whole.fits || whole.elements < productOf(whole.shape)) {
            ++gaps;
            first = first.empty() || name < first ? name : first;
        }
    }
    if (gaps > 0) {
        m_problems.push_back({Severity::Error, "dcp.pieces-missing", m_files[m_infos.begin()->first].path, {},
            Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensor(s) of this checkpoint are not whole, the first of them %1: a file with further pieces is missing. Copy the files of all processes into this folder."), gaps,
                {Argument(displayUtf8(shortened(first, 200)))})});
    }
}

void Folder::merge()
{
    for (const auto& [file, info] : m_infos) {
        for (std::uint32_t row = 0; row < m_contents[file]->tensors.size(); ++row) {
            take(file, row);
        }
    }
    tellGaps();
    std::map<std::size_t, TensorStore> stores; // the names that m_wholes refers to live until all are made
    for (const auto& [file, info] : m_infos) {
        stores.emplace(file, rewritten(file));
    }
    m_wholes.clear();
    for (auto& [file, store] : stores) {
        m_contents[file]->tensors = std::move(store);
    }
}

} // namespace

bool holdsPieces(const ModelFile& content)
{
    const std::string* info = content.format == Format::Safetensors ? sharingInfo(content) : nullptr;
    if (info == nullptr) {
        return false;
    }
    constexpr std::string_view Key = "\"saved_offsets\": [";
    std::string_view text = *info;
    for (std::size_t at = text.find(Key); at != std::string_view::npos; at = text.find(Key)) {
        text.remove_prefix(at + Key.size());
        if (text.substr(0, text.find(']')).find_first_of("123456789") != std::string_view::npos) {
            return true;
        }
    }
    return false;
}

namespace {

/// The parts of a distributed checkpoint may themselves be safetensors files; its metadata lists their tensors already.
void markListedParts(const std::vector<FileEntry>& files, std::vector<std::unique_ptr<ModelFile>>& contents)
{
    std::set<std::string_view> listed;
    for (std::size_t file = 0; file < contents.size(); ++file) {
        if (contents[file] && contents[file]->format == Format::DistributedCheckpoint && contents[file]->tensors.size() > 0) {
            listed.insert(folderPart(files[file].path));
        }
    }
    for (std::size_t file = 0; file < contents.size() && !listed.empty(); ++file) {
        if (contents[file] && contents[file]->format == Format::Safetensors && files[file].path.ends_with(".distcp")
            && listed.contains(folderPart(files[file].path))) {
            for (std::uint32_t row = 0; row < contents[file]->tensors.size(); ++row) {
                contents[file]->tensors.addFlags(row, TensorFlag::Copy);
            }
        }
    }
}

} // namespace

void mergePieces(const std::vector<FileEntry>& files, std::vector<std::unique_ptr<ModelFile>>& contents, std::vector<Problem>& problems)
{
    markListedParts(files, contents);
    std::map<std::string_view, std::pair<std::vector<std::size_t>, bool>> folders;
    for (std::size_t file = 0; file < contents.size(); ++file) {
        if (contents[file] && contents[file]->format == Format::Safetensors && sharingInfo(*contents[file]) != nullptr) {
            auto& [members, isCut] = folders[folderPart(files[file].path)];
            members.push_back(file);
            isCut = isCut || holdsPieces(*contents[file]);
        }
    }
    for (const auto& [path, group] : folders) {
        if (!group.second) {
            continue;
        }
        Folder folder(files, contents, problems);
        for (const std::size_t file : group.first) {
            folder.add(file);
        }
        folder.merge();
    }
}

} // namespace vitrine
