// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/weight_sets.h"

#include "model/directory/folder_tree.h"
#include "model/directory/glob.h"
#include "model/formats/gguf/gguf_detail.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

namespace {

using Form = WeightSet::Form;

bool matchesOneOf(std::string_view name, std::initializer_list<std::string_view> patterns)
{
    return std::ranges::any_of(patterns, [&](std::string_view pattern) { return globMatches(pattern, name); });
}

Form formByName(std::string_view name)
{
    if (matchesOneOf(name, {"consolidated*.safetensors", "consolidated*.pth"})) {
        return Form::Consolidated;
    }
    if (matchesOneOf(name, {"*.safetensors", "*.safetensors-*", "*.sft", "*.safetensors.index*.json"})) {
        return Form::Safetensors;
    }
    if (matchesOneOf(name, {"*.gguf", "ggml-*.bin"})) {
        return Form::Gguf;
    }
    if (matchesOneOf(name, {"openvino*.xml", "openvino*.bin"})) {
        return Form::Openvino;
    }
    if (matchesOneOf(name, {"*.bin", "*.pt", "*.pth", "*.ckpt", "*.pkl", "*.th", "*.bin.index*.json"})) {
        return Form::Torch;
    }
    if (matchesOneOf(name, {"*.onnx", "*.onnx_data*", "*.onnx.data", "*.ort"})) {
        return Form::Onnx;
    }
    if (matchesOneOf(name, {"*.h5", "*.keras", "saved_model.pb*", "*.tflite", "variables.*", "*.ckpt.*", "*.index", "*.data-*-of-*", "checkpoint"})) {
        return Form::Tensorflow;
    }
    if (matchesOneOf(name, {"*.msgpack"})) {
        return Form::Flax;
    }
    return matchesOneOf(name, {"*.ot"}) ? Form::Rust : matchesOneOf(name, {"*.mlmodel", "weight.bin"}) ? Form::CoreMl : Form::Other;
}

Form formOf(const FileEntry& file)
{
    const Form byName = formByName(namePart(file.path));
    if (byName == Form::Consolidated || file.path.find(".mlpackage/") != std::string::npos) {
        return byName == Form::Consolidated ? byName : Form::CoreMl;
    }
    switch (file.format) {
    case Format::Safetensors:
        return Form::Safetensors;
    case Format::Gguf:
    case Format::GgmlLegacy:
        return Form::Gguf;
    case Format::PytorchZip:
    case Format::PytorchLegacy:
    case Format::PytorchTar:
    case Format::TorchScript:
    case Format::Pickle:
        return Form::Torch;
    case Format::Hdf5:
    case Format::KerasV3:
    case Format::TensorflowSavedModel:
    case Format::TensorflowCheckpoint:
    case Format::Tflite:
        return Form::Tensorflow;
    case Format::Onnx:
        return Form::Onnx;
    case Format::FlaxMsgpack:
        return Form::Flax;
    default:
        return byName;
    }
}

/// Names that a library gives to the one set of weights.
bool isDefaultName(std::string_view name)
{
    return matchesOneOf(name, {"model.safetensors", "diffusion_pytorch_model.safetensors", "pytorch_model.bin", "diffusion_pytorch_model.bin", "tf_model.h5",
                                  "flax_model.msgpack", "rust_model.ot", "model.onnx", "openvino_model.*", "consolidated*.pth", "consolidated.safetensors",
                                  "last.ckpt", "model-*-of-*.safetensors", "pytorch_model-*-of-*.bin", "diffusion_pytorch_model-*-of-*", "saved_model.pb"});
}

/// A second precision beside the first: diffusers writes "model.fp16.safetensors", transformers.js "model_q4.onnx".
bool isVariantName(std::string_view name)
{
    return matchesOneOf(name, {"*.fp16.*", "*.fp32.*", "*.bf16.*", "*.fp8.*", "*.int8.*", "*.non_ema.*", "*.ema.*", "*.fp16-*-of-*", "*.bf16-*-of-*", "*_quantized.onnx*", "*_fp16.onnx*",
                                  "*_int8.onnx*", "*_uint8.onnx*", "*_q4.onnx*", "*_q4f16.onnx*", "*_q8.onnx*", "*_bnb4.onnx*", "*_O[0-9].onnx", "*_qint8_*.onnx", "*_quint8_*.onnx"});
}

/// Files that have to stand together although no numbering says so: a graph and its data, the parts of a tensor-parallel
/// set. Empty where a file stands for itself.
std::string companionKey(const FileEntry& file, Form form)
{
    const std::string folder(folderPart(file.path));
    const std::string_view name = namePart(file.path);
    switch (form) {
    case Form::Consolidated:
        return folder + "/consolidated" + (name.ends_with(".pth") ? ".pth" : ".safetensors");
    case Form::CoreMl:
        return file.path.substr(0, file.path.find(".mlpackage/"));
    case Form::Openvino:
    case Form::Onnx: {
        const std::size_t end = form == Form::Onnx ? name.find(".onnx") : name.rfind('.');
        return folder + '/' + std::string(name.substr(0, end)) + ".graph";
    }
    case Form::Tensorflow:
        return name.ends_with(".h5") || name.ends_with(".keras") || name.ends_with(".tflite") ? std::string() : folder.substr(0, folder.rfind("variables")) + "/tensorflow";
    default:
        return {};
    }
}

class Choice
{
public:
    Choice(const ModelDirectory& directory, const TensorStore& tensors, const UnitDraft& unit, const std::vector<ShardSet>& shardSets)
        : m_directory(directory)
        , m_tensors(tensors)
        , m_unit(unit)
        , m_shardSets(shardSets)
    {
    }

    ChosenWeights run(const std::vector<std::uint32_t>& unitSets, const std::vector<FileIndex>& without);

private:
    void addShardSets(const std::vector<std::uint32_t>& unitSets);
    void addFiles();
    void describe(WeightSet& set, std::string_view path) const;
    [[nodiscard]] int rank(const WeightSet& set) const;
    [[nodiscard]] bool isBesideAModel(const WeightSet& set) const;
    [[nodiscard]] std::uint64_t age(const WeightSet& set) const;
    [[nodiscard]] bool repeats(const WeightSet& set);
    [[nodiscard]] std::string_view pathOf(const WeightSet& set) const;

    const ModelDirectory& m_directory;
    const TensorStore& m_tensors;
    const UnitDraft& m_unit;
    const std::vector<ShardSet>& m_shardSets;
    ChosenWeights m_chosen;
    std::unordered_set<FileIndex> m_taken;
    std::unordered_set<std::string_view> m_names; ///< of the first set's tensors, once they are asked for
};

std::string_view Choice::pathOf(const WeightSet& set) const
{
    if (!set.files.empty()) {
        return m_directory.files[set.files.front()].path;
    }
    const FileIndex index = set.shardSet == WeightSet::NoSet ? NoFile : m_shardSets[set.shardSet].index;
    return index == NoFile ? std::string_view() : std::string_view(m_directory.files[index].path);
}

void Choice::describe(WeightSet& set, std::string_view path) const
{
    const std::string_view name = namePart(path);
    set.isDefaultName = isDefaultName(name);
    set.isVariant = isVariantName(name);
    set.inSubfolder = folderPart(path) != m_unit.path && !m_directory.isSingleFile && !m_unit.isSingleFile;
    for (const FileIndex file : set.files) {
        set.inCopyFolder = set.inCopyFolder || std::ranges::binary_search(m_unit.copies, file);
        set.isWhole = set.isWhole && m_directory.files[file].placeholder == Placeholder::None;
    }
}

void Choice::addShardSets(const std::vector<std::uint32_t>& unitSets)
{
    for (const std::uint32_t number : unitSets) {
        const ShardSet& shards = m_shardSets[number];
        WeightSet set;
        set.shardSet = number;
        for (const FileIndex file : shards.shards) {
            if (m_taken.insert(file).second) {
                set.files.push_back(file);
            }
        }
        m_chosen.repeated.insert(m_chosen.repeated.end(), shards.strays.begin(), shards.strays.end());
        m_taken.insert(shards.strays.begin(), shards.strays.end());
        const std::string_view path = pathOf(set);
        if (path.empty() || (set.files.empty() && shards.missing.empty())) {
            continue;
        }
        set.form = set.files.empty() ? formByName(namePart(path)) : formOf(m_directory.files[set.files.front()]);
        set.isWhole = shards.missing.empty();
        describe(set, path);
        m_chosen.sets.push_back(std::move(set));
    }
}

void Choice::addFiles()
{
    std::map<std::string, std::size_t> companions;
    for (const FileIndex index : m_unit.files) {
        const FileEntry& file = m_directory.files[index];
        if (file.role != Role::Weights || m_taken.contains(index)) {
            continue;
        }
        const Form form = formOf(file);
        const std::string key = companionKey(file, form);
        if (const auto known = companions.find(key); !key.empty() && known != companions.end()) {
            m_chosen.sets[known->second].files.push_back(index);
            continue;
        }
        companions.emplace(key, m_chosen.sets.size());
        WeightSet set;
        set.form = form;
        set.files = {index};
        m_chosen.sets.push_back(std::move(set));
    }
    for (WeightSet& set : m_chosen.sets) {
        if (set.shardSet == WeightSet::NoSet) {
            describe(set, pathOf(set));
        }
    }
}

/// Of checkpoints of one run the newest is the model: Lightning's last.ckpt, else the one of the highest step
/// ("epoch=3-step=400.ckpt"). Smaller is newer; what counts no steps comes before.
std::uint64_t Choice::age(const WeightSet& set) const
{
    constexpr std::uint64_t Oldest = std::numeric_limits<std::uint64_t>::max();
    const std::string_view name = set.files.size() == 1 ? namePart(m_directory.files[set.files.front()].path) : std::string_view();
    for (const std::string_view key : {"step=", "epoch="}) {
        const std::size_t at = name.find(key);
        std::uint64_t number = 0;
        if (at != std::string_view::npos && std::from_chars(name.data() + at + key.size(), name.data() + name.size(), number).ec == std::errc{}) {
            return Oldest - number;
        }
    }
    return 0;
}

/// A GGUF file that lets the model beside it see or hear.
bool Choice::isBesideAModel(const WeightSet& set) const
{
    const auto isProjector = [this](FileIndex index) {
        const FileEntry& file = m_directory.files[index];
        const auto* detail = file.content ? dynamic_cast<const GgufDetail*>(file.content->detail.get()) : nullptr;
        return detail != nullptr && (detail->type == "mmproj" || file.content->architecture == "clip");
    };
    return std::ranges::any_of(set.files, isProjector);
}

/// What a loader takes first stands first. The order is that of transformers (one file, then its index, safetensors
/// before PyTorch), then what other loaders do; whole sets before broken ones, the unit's own folder before others.
int Choice::rank(const WeightSet& set) const
{
    constexpr int ByForm[] = {0, 40, 60, 70, 80, 84, 86, 90, 92, 94, 96};
    int rank = ByForm[static_cast<std::size_t>(set.form)];
    const bool sharded = set.shardSet != WeightSet::NoSet;
    const bool indexed = sharded && m_shardSets[set.shardSet].index != NoFile;
    rank += set.isDefaultName ? (sharded ? (indexed ? 1 : 2) : 0) : (indexed ? 3 : 4);
    rank += set.isWhole ? 0 : 200;
    rank += isBesideAModel(set) ? 150 : 0;
    rank += set.isVariant ? 400 : 0;
    rank += set.inSubfolder ? 800 : 0;
    rank += set.inCopyFolder ? 1600 : 0;
    return rank;
}

/// Whether a set holds the same tensors as the first one, or is meant to.
bool Choice::repeats(const WeightSet& set)
{
    const WeightSet& first = m_chosen.sets.front();
    if (set.files.empty()) {
        // An index that a download of one form left behind. A loader asks for its shards only where it looks for that form
        // before the one that is here.
        return set.form > first.form || set.isVariant;
    }
    if (set.inCopyFolder || set.isVariant || (set.form != first.form && set.isDefaultName)) {
        return true;
    }
    if (m_names.empty()) {
        for (const FileIndex file : first.files) {
            const FileEntry& entry = m_directory.files[file];
            for (std::uint32_t row = entry.firstTensor; row < entry.firstTensor + entry.tensorCount; ++row) {
                m_names.insert(m_tensors.name(row));
            }
        }
    }
    std::uint64_t rows = 0;
    std::uint64_t known = 0;
    for (const FileIndex file : set.files) {
        const FileEntry& entry = m_directory.files[file];
        for (std::uint32_t row = entry.firstTensor; row < entry.firstTensor + entry.tensorCount; ++row) {
            ++rows;
            known += m_names.contains(m_tensors.name(row)) ? 1 : 0;
        }
    }
    if (rows == 0 || m_names.empty()) {
        const bool foreign = set.form != first.form && set.form != Form::Other && set.form != Form::Torch;
        return foreign || (set.isDefaultName && first.isDefaultName && !set.inSubfolder);
    }
    return known * 2 >= rows || (set.form != first.form && set.form != Form::Torch && set.form != Form::Safetensors && set.form != Form::Other);
}

ChosenWeights Choice::run(const std::vector<std::uint32_t>& unitSets, const std::vector<FileIndex>& without)
{
    m_taken.insert(without.begin(), without.end());
    addShardSets(unitSets);
    addFiles();
    std::ranges::stable_sort(m_chosen.sets, {}, [&](const WeightSet& set) { return std::pair(rank(set), age(set)); });
    for (std::size_t i = 0; i < m_chosen.sets.size(); ++i) {
        const WeightSet& set = m_chosen.sets[i];
        const bool again = i > 0 && repeats(set);
        std::vector<FileIndex>& to = again ? m_chosen.repeated : m_chosen.counted;
        to.insert(to.end(), set.files.begin(), set.files.end());
        if (!again && set.shardSet != WeightSet::NoSet) {
            m_chosen.shardSets.push_back(set.shardSet);
        }
    }
    std::ranges::sort(m_chosen.counted);
    std::ranges::sort(m_chosen.repeated);
    return std::move(m_chosen);
}

} // namespace

ChosenWeights chooseWeights(const ModelDirectory& directory, const TensorStore& tensors, const UnitDraft& unit, const std::vector<ShardSet>& shardSets,
    const std::vector<std::uint32_t>& unitSets, const std::vector<FileIndex>& without)
{
    return Choice(directory, tensors, unit, shardSets).run(unitSets, without);
}

} // namespace vitrine
