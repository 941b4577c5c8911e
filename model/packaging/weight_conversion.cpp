// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/weight_conversion.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace vitrine {

namespace {

constexpr std::string_view Suffix = ".safetensors";
constexpr std::string_view IndexSuffix = ".index.json";

bool isPickle(Format format)
{
    return format == Format::PytorchZip || format == Format::PytorchLegacy || format == Format::PytorchTar
        || format == Format::TorchScript || format == Format::Pickle;
}

std::string_view folderOf(std::string_view name)
{
    const std::size_t slash = name.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : name.substr(0, slash + 1);
}

/// What would be lost or cannot be written; nothing when all tensors of the file can be converted.
std::optional<Message> obstacle(const ModelDirectory& directory, const FileEntry& file)
{
    if (file.format == Format::TorchScript) {
        return Message(QT_TRANSLATE_NOOP("model", "is a program with its weights, and no loader would find the program again"));
    }
    if (file.content == nullptr || file.tensorCount == 0) {
        return Message(QT_TRANSLATE_NOOP("model", "its tensors could not be read"));
    }
    const TensorStore& tensors = *directory.tensors;
    for (std::uint32_t row = file.firstTensor; row < file.firstTensor + file.tensorCount; ++row) {
        const TensorFlag flags = tensors.flags(row);
        if (has(flags, TensorFlag::State)) {
            continue;
        }
        if (has(flags, TensorFlag::Truncated) || has(flags, TensorFlag::Faulty) || has(flags, TensorFlag::Opaque)) {
            return Message(QT_TRANSLATE_NOOP("model", "%1 in it is damaged"), {tensors.name(row)});
        }
        if (!safetensorsDtype(tensors.dtypeName(row))) {
            return Message(QT_TRANSLATE_NOOP("model", "safetensors has no type for %1 (%2)"), {tensors.name(row), tensors.dtypeName(row)});
        }
    }
    return {};
}

PlannedConversion conversionOf(const ModelDirectory& directory, FileIndex source, std::string name)
{
    const FileEntry& file = directory.files[source];
    const TensorStore& tensors = *directory.tensors;
    PlannedConversion conversion{source, std::move(name), 0, 64,
        Message(QT_TRANSLATE_NOOP("model", "a pickle can run code when it is loaded, safetensors cannot"))};
    constexpr std::uint64_t headerOfTensor = 72;
    for (std::uint32_t row = file.firstTensor; row < file.firstTensor + file.tensorCount; ++row) {
        if (has(tensors.flags(row), TensorFlag::State) || has(tensors.flags(row), TensorFlag::Alias)) {
            continue;
        }
        ++conversion.tensors;
        conversion.bytes += tensors.bytes(row) + tensors.name(row).size() + headerOfTensor;
    }
    return conversion;
}

/// Carries the conversions into the list of files.
class Exchange
{
public:
    Exchange(const ModelDirectory& directory, PackagePlan& plan)
        : m_directory(directory)
        , m_plan(plan)
    {
    }
    void run()
    {
        for (const PlannedConversion& conversion : m_plan.conversions) {
            m_goes.insert(conversion.source);
            m_folders.insert(std::string(folderOf(conversion.name)));
        }
        takeOut();
        for (const PlannedConversion& conversion : m_plan.conversions) {
            PlannedFile file{conversion.name, NoFile, conversion.bytes, false,
                Message(QT_TRANSLATE_NOOP("model", "made of the tensors of %1"), {m_directory.files[conversion.source].path})};
            file.convertedFrom = conversion.source;
            m_plan.files.push_back(std::move(file));
            m_plan.temporaryBytes += conversion.bytes;
        }
        std::ranges::for_each(m_folders, [this](const std::string& folder) { addIndex(folder); });
    }

private:
    /// Pickles that are converted, and the index that names them.
    void takeOut()
    {
        std::vector<PlannedFile> kept;
        for (PlannedFile& file : m_plan.files) {
            const bool isIndex = file.source != NoFile && m_directory.files[file.source].role == Role::WeightsIndex
                && file.name.ends_with(".bin.index.json") && m_folders.contains(std::string(folderOf(file.name)));
            if (!isIndex && !m_goes.contains(file.source)) {
                kept.push_back(std::move(file));
                continue;
            }
            m_plan.leftOut.push_back({file.source, file.size,
                isIndex ? Message(QT_TRANSLATE_NOOP("model", "an index of the converted weights takes its place"))
                        : Message(QT_TRANSLATE_NOOP("model", "its tensors go in as safetensors"))});
            m_plan.savedBytes += file.size;
            if (isIndex) {
                m_indexes.push_back(std::move(file));
            }
        }
        m_plan.files = std::move(kept);
    }

    /// Numbered shards of a folder need an index, whether or not the pickles had one.
    void addIndex(const std::string& folder)
    {
        std::uint64_t shards = 0;
        std::uint64_t bytes = 64;
        std::string stem;
        for (const PlannedConversion& conversion : m_plan.conversions) {
            if (folderOf(conversion.name) == folder && conversion.name.contains("-of-")) {
                ++shards;
                bytes += conversion.tensors * 96;
                stem = conversion.name.substr(0, conversion.name.rfind("-of-"));
                stem = stem.substr(0, stem.rfind('-'));
            }
        }
        if (shards < 2) {
            return;
        }
        const auto old = std::ranges::find(m_indexes, folder, [](const PlannedFile& file) { return std::string(folderOf(file.name)); });
        PlannedFile file{stem + std::string(Suffix) + std::string(IndexSuffix), NoFile, bytes, false,
            Message(QT_TRANSLATE_NOOP("model", "names the shard of each converted tensor"))};
        // Of a set without an index its first shard stands for where it comes from.
        file.convertedFrom = old != m_indexes.end() ? old->source : m_plan.conversions.front().source;
        m_plan.files.push_back(std::move(file));
    }

    const ModelDirectory& m_directory;
    PackagePlan& m_plan;
    std::unordered_set<FileIndex> m_goes;
    std::unordered_set<std::string> m_folders;
    std::vector<PlannedFile> m_indexes;
};

} // namespace

std::string safetensorsNameFor(const std::string& name)
{
    const std::string folder(folderOf(name));
    std::string file = name.substr(folder.size());
    const std::size_t dot = file.rfind('.');
    std::string stem = file.substr(0, dot == std::string::npos || dot == 0 ? file.size() : dot);
    constexpr std::string_view pickled = "pytorch_model";
    if (stem.starts_with(pickled)) {
        stem.replace(0, pickled.size(), "model");
    }
    return folder + stem + std::string(Suffix);
}

void planConversions(const ModelDirectory& directory, PackagePlan& plan)
{
    std::unordered_set<std::string> taken;
    for (const PlannedFile& file : plan.files) {
        taken.insert(file.name);
    }
    for (const PlannedFile& planned : plan.files) {
        if (planned.source == NoFile) {
            continue;
        }
        const FileEntry& file = directory.files[planned.source];
        const bool isWeights = file.role == Role::Weights || file.role == Role::AdapterWeights;
        if (!isWeights || !isPickle(file.format)) {
            continue;
        }
        std::optional<Message> why = obstacle(directory, file);
        if (plan.options.purpose == Purpose::Resume) {
            why = Message(QT_TRANSLATE_NOOP("model", "who resumes the training looks for it under its own name"));
        }
        std::string name = safetensorsNameFor(planned.name);
        if (!why && !taken.insert(name).second) {
            why = Message(QT_TRANSLATE_NOOP("model", "there is another file of the name %1"), {name});
        }
        if (why) {
            plan.refusedConversions.push_back({planned.source, std::move(*why)});
        } else {
            plan.conversions.push_back(conversionOf(directory, planned.source, std::move(name)));
        }
    }
    // Half a set of shards in one form and half in another is loaded by nobody.
    const bool isMixed = !plan.conversions.empty() && !plan.refusedConversions.empty();
    if (isMixed) {
        std::erase_if(plan.conversions, [&](const PlannedConversion& conversion) {
            const bool isShard = conversion.name.contains("-of-");
            const auto refusedBeside = [&](const RefusedConversion& refused) {
                return folderOf(directory.files[refused.source].path) == folderOf(directory.files[conversion.source].path);
            };
            const auto beside = std::ranges::find_if(plan.refusedConversions, refusedBeside);
            if (!isShard || beside == plan.refusedConversions.end()) {
                return false;
            }
            plan.refusedConversions.push_back({conversion.source, beside->reason});
            return true;
        });
    }
    if (plan.options.convertPickleWeights && !plan.conversions.empty()) {
        Exchange(directory, plan).run();
    }
}

} // namespace vitrine
