// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/fit_layers.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace vitrine {
namespace {

using Argument = Message::Argument;

std::string shapeText(std::span<const std::uint64_t> shape)
{
    std::string text = "[";
    for (const std::uint64_t extent : shape) {
        text += (text.size() > 1 ? ", " : "") + std::to_string(extent);
    }
    return text + "]";
}

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string text = "[";
    for (const std::int64_t extent : shape) {
        text += (text.size() > 1 ? ", " : "") + std::to_string(extent);
    }
    return text + "]";
}

/// "layer 17 has no mlp.down_proj"
Message missingTensor(const MissingTensor& tensor)
{
    if (tensor.layer < 0) {
        return Message(QT_TRANSLATE_NOOP("model", "%1 is missing"), {tensor.name});
    }
    std::string rest = tensor.rest;
    if (rest.ends_with(".weight")) {
        rest.resize(rest.size() - 7);
    }
    return Message(QT_TRANSLATE_NOOP("model", "layer %1 has no %2"), {Argument::number(tensor.layer), rest});
}

Message missingLayer(const MissingLayer& layer)
{
    return Message(
        QT_TRANSLATE_NOOP("model", "layer %1 (%2) is missing"),
        {Argument::number(layer.layer), layer.prefix.substr(0, layer.prefix.size() - 1)});
}

Message misshapenTensor(const CheckContext& context, const MisshapenTensor& tensor)
{
    const TensorStore& store = *context.directory().tensors;
    return Message(
        QT_TRANSLATE_NOOP("model", "%1 is %2 and should be %3"),
        {store.name(tensor.row), shapeText(store.shape(tensor.row)), shapeText(tensor.expected)});
}

/// At most `limit` of them, and how many more.
Message joinedFaults(std::vector<Message> faults, std::uint64_t total, std::size_t limit)
{
    if (faults.size() > limit) {
        faults.resize(limit);
    }
    if (total > faults.size()) {
        faults.emplace_back(
            QT_TRANSLATE_NOOP("model", "%1 more"), std::vector<Argument>{Argument::count(total - faults.size())});
    }
    return Message("%1", {Argument(std::move(faults))});
}

Message saveAgain()
{
    return Message(
        QT_TRANSLATE_NOOP("model", "Take the config that was saved with these weights, or fetch the weights again."));
}

Answer unequal(const CheckContext& context, const TensorComparison& comparison)
{
    std::vector<Message> faults;
    std::vector<Evidence> evidence;
    const TensorStore& store = *context.directory().tensors;
    for (const MissingLayer& layer : comparison.missingLayers) {
        faults.push_back(missingLayer(layer));
    }
    for (const MissingTensor& tensor : comparison.missing) {
        faults.push_back(missingTensor(tensor));
    }
    for (const MisshapenTensor& tensor : comparison.misshapen) {
        faults.push_back(misshapenTensor(context, tensor));
    }
    std::set<FileIndex> files{context.unit().config};
    for (const MisshapenTensor& tensor : comparison.misshapen) {
        files.insert(store.file(tensor.row));
        if (evidence.size() < 200) {
            evidence.push_back(
                {store.file(tensor.row),
                 store.offset(tensor.row) == TensorEntry::NoOffset ? std::nullopt
                                                                   : std::optional(store.offset(tensor.row)),
                 std::string(store.name(tensor.row)), misshapenTensor(context, tensor)});
        }
    }
    for (const MissingTensor& tensor : comparison.missing) {
        if (evidence.size() < 200) {
            evidence.push_back({context.unit().config, {}, tensor.name, missingTensor(tensor)});
        }
    }
    const std::uint64_t total = comparison.missingLayers.size() + comparison.missing.size() + comparison.misshapenCount;
    Message title = !comparison.missingLayers.empty() && comparison.missing.empty()
        ? Message::plural(QT_TRANSLATE_N_NOOP("model", "%n layer(s) missing"), comparison.missingLayers.size())
        : comparison.missingCount > 0
        ? Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensor(s) missing"), comparison.missingCount)
        : Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensor(s) of another shape"), comparison.misshapenCount);
    const Message detail(
        QT_TRANSLATE_NOOP("model", "Against what the config promises (%1): %2."),
        {comparison.className, joinedFaults(std::move(faults), total, 5)});
    if (!comparison.verified) {
        return Answer::notVerified(std::move(title), detail, saveAgain(), {files.begin(), files.end()})
            .with(std::move(evidence));
    }
    return Answer::fault(std::move(title), detail, saveAgain(), {files.begin(), files.end()}).with(std::move(evidence));
}

Answer more(const CheckContext& context, const TensorComparison& comparison)
{
    const TensorStore& store = *context.directory().tensors;
    if (!comparison.extraLayers.empty()) {
        const std::int64_t held = comparison.extraLayers.back() + 1;
        return Answer::fault(
            Message(
                QT_TRANSLATE_NOOP("model", "The config says %1 layers, the weights hold %2"),
                {Argument::number(comparison.layers.value_or(0)), Argument::number(held)}),
            Message(
                QT_TRANSLATE_NOOP(
                    "model", "Loaders leave out the layers from %1 on without an error, and the model is another one."),
                {Argument::number(comparison.extraLayers.front())}),
            saveAgain(), {context.unit().config});
    }
    std::vector<std::string> names;
    std::set<FileIndex> files;
    for (const std::uint32_t row : comparison.extra) {
        names.emplace_back(store.name(row));
        files.insert(store.file(row));
    }
    return Answer::remark(
        Message::plural(QT_TRANSLATE_N_NOOP("model", "%n tensor(s) that nothing asks for"), comparison.extraCount),
        Message(
            QT_TRANSLATE_NOOP("model", "A model of the class %1 does not read %2."),
            {comparison.className, listed(names, comparison.extraCount, 4)}),
        Message(QT_TRANSLATE_NOOP(
            "model", "They do no harm; if they were meant to be used, the class in config.json is the wrong one.")),
        {files.begin(), files.end()});
}

/// GGUF: the number of blocks is in the metadata, and each block must be there.
Answer gguf(const CheckContext& context)
{
    const MetadataEntry* named = context.metadata("general.architecture");
    const std::string architecture
        = named != nullptr && named->value.is_string() ? named->value.get<std::string>() : std::string();
    const MetadataEntry* entry = architecture.empty() ? nullptr : context.metadata(architecture + ".block_count");
    if (!context.tensorsAreKnown()) {
        return Answer::notVerified(
            {}, Message(QT_TRANSLATE_NOOP("model", "The file could not be read to its tensors.")));
    }
    if (entry == nullptr || !entry->value.is_number_integer() || entry->value.get<std::int64_t>() < 0) {
        return Answer::notVerified(
            {}, Message(QT_TRANSLATE_NOOP("model", "The file does not say how many layers there are.")), {},
            context.unit().weights);
    }
    const bool isPart = std::ranges::any_of(
        context.unit().shardSets, [](const ShardSet& set) { return !set.missing.empty(); });
    if (isPart) {
        return Answer::notVerified(
            {}, Message(QT_TRANSLATE_NOOP("model", "Shards are missing, so tensors are missing too.")), {},
            context.unit().weights);
    }
    const auto stated = entry->value.get<std::int64_t>();
    std::set<std::int64_t> present;
    for (const std::uint32_t row : context.weightRows()) {
        std::string_view name = context.directory().tensors->name(row);
        const std::size_t block = name.find("blk.");
        // What lets a model see or hear has layers of its own.
        if (block == std::string_view::npos || name.starts_with("v.") || name.starts_with("a.")) {
            continue;
        }
        name.remove_prefix(block + 4);
        std::int64_t number = 0;
        if (std::from_chars(name.data(), name.data() + name.size(), number).ec == std::errc{}) {
            present.insert(number);
        }
    }
    if (present.empty()) {
        return Answer::notVerified(
            {}, Message(QT_TRANSLATE_NOOP("model", "The names of the tensors do not tell the layers apart.")), {},
            context.unit().weights);
    }
    std::vector<std::string> missing;
    std::uint64_t count = 0;
    for (std::int64_t i = 0; i < std::min<std::int64_t>(stated, 100'000); ++i) {
        if (!present.contains(i)) {
            ++count;
            if (missing.size() < 10) {
                missing.push_back(std::to_string(i));
            }
        }
    }
    // Layers that predict further tokens may stand behind the others, or be left out.
    const MetadataEntry* further = context.metadata(architecture + ".nextn_predict_layers");
    const std::uint64_t spare
        = further != nullptr && further->value.is_number_unsigned() ? further->value.get<std::uint64_t>() : 0;
    if (count > spare) {
        return Answer::fault(
            Message::plural(QT_TRANSLATE_N_NOOP("model", "%n layer(s) missing"), count),
            Message(
                QT_TRANSLATE_NOOP("model", "The file says %1 layers; these are not there: %2."),
                {Argument::number(stated), listed(missing, count, 10)}),
            Message(QT_TRANSLATE_NOOP(
                "model", "If the model is split, open the folder with all parts; if not, convert it again.")),
            context.unit().weights);
    }
    return Answer::pass(
        Message(QT_TRANSLATE_NOOP("model", "All %1 layers are here."), {Argument::number(stated)}),
        context.unit().weights);
}

/// What the config calls it, where it has no model_type: the class of a part of a pipeline.
std::string typeName(const CheckContext& context)
{
    const std::string name = context.config() != nullptr ? keyText(*context.config(), "_class_name") : std::string();
    return name.empty() ? context.architecture() : name;
}

/// LoRA: the rank that the config states is an extent of each pair of matrices.
Answer adapterRank(const CheckContext& context)
{
    const FileIndex index = context.findAnywhere("adapter_config.json");
    const nlohmann::json* config = context.json(index);
    const bool isLora = config != nullptr && keyText(*config, "peft_type") == "LORA";
    const std::int64_t rank = isLora ? keyNumber(*config, "r").value_or(0) : 0;
    if (rank <= 0 || !context.tensorsAreKnown()) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP(
            "model", "An adapter holds no whole model; its kind states no rank that could be compared.")));
    }
    const auto pattern = config->find("rank_pattern");
    if (pattern != config->end() && pattern->is_object() && !pattern->empty()) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "The adapter states a rank for each module.")));
    }
    const TensorStore& store = *context.directory().tensors;
    std::uint64_t pairs = 0;
    for (const std::uint32_t row : context.weightRows()) {
        const std::string_view name = store.name(row);
        const auto shape = store.shape(row);
        const bool first = name.ends_with("lora_A.weight");
        if ((!first && !name.ends_with("lora_B.weight")) || shape.size() != 2) {
            continue;
        }
        ++pairs;
        const std::uint64_t held = first ? shape[0] : shape[1];
        if (held != std::uint64_t(rank)) {
            return Answer::fault(
                       Message(
                           QT_TRANSLATE_NOOP("model", "The config says rank %1, the adapter holds %2"),
                           {Argument::number(rank), Argument::count(held)}),
                       Message(
                           QT_TRANSLATE_NOOP("model", "%1 is %2. Loading the adapter stops at that."),
                           {name, shapeText(shape)}),
                       saveAgain(), {index, store.file(row)})
                .with({{index, {}, "/r", Message::verbatim(std::to_string(rank))}});
        }
    }
    return pairs == 0 ? Answer::notApplicable(
               Message(QT_TRANSLATE_NOOP("model", "There are no pairs of matrices whose rank could be compared.")))
                      : Answer::pass(
                          Message(
                              QT_TRANSLATE_NOOP("model", "All %1 matrices have the rank %2 that the config states."),
                              {Argument::count(pairs), Argument::number(rank)}),
                          {index});
}

bool isAmong(const QuantisationMethod& method, const std::string& name)
{
    return std::ranges::find(method.names, name) != method.names.end();
}

} // namespace

Answer answerLayers(const CheckContext& context)
{
    if (context.isAdapter()) {
        return adapterRank(context);
    }
    if (context.isNoModel() || context.is(VerdictKind::TokenizerOnly)) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no whole model here.")));
    }
    if (context.isGguf()) {
        return gguf(context);
    }
    if (context.isPipeline()) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "Asked of each component.")));
    }
    if (context.unit().weights.empty()) {
        return Answer::notApplicable(
            Message(QT_TRANSLATE_NOOP("model", "There are no weights to hold against the config.")));
    }
    if (context.config() == nullptr) {
        return context.isSelfContained()
            ? Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "The weight file carries its own architecture.")))
            : Answer::notVerified(
                {}, Message(QT_TRANSLATE_NOOP("model", "There is no config to hold the tensors against.")));
    }
    if (!context.tensorsAreKnown() || context.isDistributed()) {
        return Answer::notVerified(
            {}, Message(QT_TRANSLATE_NOOP("model", "Not all weight files could be read to their tensors.")), {},
            {context.unit().config});
    }
    for (const ShardSet& set : context.unit().shardSets) {
        if (!set.missing.empty()) {
            return Answer::notVerified(
                {}, Message(QT_TRANSLATE_NOOP("model", "Shards are missing, so tensors are missing too.")), {},
                {context.unit().config});
        }
    }
    const TensorComparison& comparison = context.comparison();
    switch (comparison.state) {
    case TensorComparison::State::NoRules:
        return Answer::notVerified(
            Message(QT_TRANSLATE_NOOP("model", "Layers: this type of model is not known")),
            Message(
                QT_TRANSLATE_NOOP("model", "Nobody has worked out yet which tensors a model of the type “%1” has."),
                {comparison.modelType.empty() ? typeName(context) : comparison.modelType}),
            {}, {context.unit().config});
    case TensorComparison::State::OtherNames:
        return Answer::notVerified(
            Message(QT_TRANSLATE_NOOP("model", "Layers: the names are of another kind")),
            Message(
                QT_TRANSLATE_NOOP(
                    "model", "The tensors have other names than those that a model of the class %1 is saved with."),
                {comparison.className}),
            {}, {context.unit().config});
    case TensorComparison::State::Undecided:
        return Answer::notVerified(
            {},
            Message(
                QT_TRANSLATE_NOOP("model", "The config lacks a number that the shapes follow from (needed for %1)."),
                {comparison.undecided}),
            {}, {context.unit().config});
    case TensorComparison::State::TooMany:
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The config promises far more than the weights hold")),
            Message(QT_TRANSLATE_NOOP("model", "It states more layers or experts than there could be.")), saveAgain(),
            {context.unit().config});
    case TensorComparison::State::Cancelled:
        return Answer::notVerified({}, Message(QT_TRANSLATE_NOOP("model", "It was stopped.")));
    case TensorComparison::State::Done:
        break;
    }
    if (comparison.missingCount > 0 || !comparison.missingLayers.empty() || comparison.misshapenCount > 0) {
        return unequal(context, comparison);
    }
    if (comparison.verified && (!comparison.extraLayers.empty() || comparison.extraCount > 0)) {
        return more(context, comparison);
    }
    if (!comparison.knowsHead || !comparison.verified) {
        return Answer::notVerified(
            Message(QT_TRANSLATE_NOOP("model", "Layers are whole; the rest was not compared")),
            Message(
                QT_TRANSLATE_NOOP(
                    "model",
                    "All %1 tensors that are known of a model of the type %2 are here. For the class %3 nobody has "
                    "tried it."),
                {Argument::count(comparison.expected), comparison.modelType, context.architecture()}),
            {}, {context.unit().config});
    }
    return Answer::pass(Message(
        QT_TRANSLATE_NOOP("model", "All %1 tensors that the config promises are here, with the right shapes (%2)."),
        {Argument::count(comparison.expected), comparison.className}));
}

Answer answerQuantisation(const CheckContext& context)
{
    if (context.isGguf() || context.isAdapter() || context.unit().weights.empty() || context.isDistributed()) {
        return Answer::notApplicable(
            context.isGguf() ? Message(QT_TRANSLATE_NOOP("model", "A GGUF file states the type of each tensor."))
                             : Message(QT_TRANSLATE_NOOP("model", "There are no weights that could be quantised.")));
    }
    if (!context.tensorsAreKnown()) {
        return Answer::notVerified(
            {}, Message(QT_TRANSLATE_NOOP("model", "Not all weight files could be read to their tensors.")));
    }
    const QuantisationSettings& settings = context.quantisationSettings();
    const QuantisationFindings& found = context.quantisation();
    const FileIndex config = context.find(settings.where.empty() ? "config.json" : settings.where);
    const std::vector<FileIndex> files = config != NoFile ? std::vector<FileIndex>{config} : context.unit().weights;
    if (found.method == nullptr) {
        if (settings.method.empty()) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "Nothing is quantised, and nothing says so.")));
        }
        const bool known = std::ranges::any_of(quantisationMethods(), [&](const QuantisationMethod& method) {
            return method.sure && isAmong(method, settings.method);
        });
        if (!known) {
            return Answer::notVerified(
                Message(QT_TRANSLATE_NOOP("model", "Quantisation: %1 is not known"), {settings.method}),
                Message(QT_TRANSLATE_NOOP("model", "How %1 keeps its tensors was not tried."), {settings.method}), {},
                files);
        }
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The config says %1, the weights are not quantised"), {settings.method}),
            Message(
                QT_TRANSLATE_NOOP("model", "%1 states the method %2, and no tensor looks like it."),
                {settings.where, settings.method}),
            Message(QT_TRANSLATE_NOOP("model", "Take quantization_config out, or fetch the quantised weights.")),
            files);
    }
    if (found.faultCount > 0) {
        std::vector<Message> faults;
        std::set<FileIndex> where(files.begin(), files.end());
        std::vector<Evidence> evidence;
        for (const QuantisationFault& fault : found.faults) {
            Message text = fault.missing
                ? Message(QT_TRANSLATE_NOOP("model", "%1 is missing"), {fault.what})
                : Message(QT_TRANSLATE_NOOP("model", "%1: %2 do not agree"), {fault.stem, fault.what});
            const std::uint32_t row = context.names().rows()[fault.place];
            where.insert(context.directory().tensors->file(row));
            evidence.push_back(
                {context.directory().tensors->file(row),
                 {},
                 std::string(context.directory().tensors->name(row)),
                 text});
            faults.push_back(std::move(text));
        }
        return Answer::fault(
                   Message(
                       QT_TRANSLATE_NOOP("model", "Quantised weights are not as %1 keeps them"), {found.method->title}),
                   Message(
                       QT_TRANSLATE_NOOP("model", "%1 of %2 quantised weights: %3."),
                       {Argument::count(found.faultCount), Argument::count(found.weights.size() + found.halves.size()),
                        joinedFaults(std::move(faults), found.faultCount, 3)}),
                   Message(
                       QT_TRANSLATE_NOOP("model", "Quantise the model again, or correct the settings in the config.")),
                   {where.begin(), where.end()})
            .with(std::move(evidence));
    }
    if (settings.method.empty()) {
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The weights are quantised, and no config says so")),
            Message(
                QT_TRANSLATE_NOOP(
                    "model",
                    "%1 weights look like %2. Without quantization_config loaders take the packed numbers for "
                    "weights."),
                {Argument::count(found.weights.size()), found.method->title}),
            Message(QT_TRANSLATE_NOOP("model", "Fetch the config that was saved with them.")), files);
    }
    const bool agrees = std::ranges::any_of(
        found.weights, [&](const QuantisedWeight& weight) { return isAmong(*weight.method, settings.method); });
    if (!agrees) {
        const bool known = std::ranges::any_of(
            quantisationMethods(), [&](const QuantisationMethod& method) { return isAmong(method, settings.method); });
        const Message detail(
            QT_TRANSLATE_NOOP("model", "%1 states %2; the tensors look like %3."),
            {settings.where, settings.method, found.method->title});
        return known && found.method->sure ? Answer::fault(
                   Message(QT_TRANSLATE_NOOP("model", "The config states another quantisation than the weights have")),
                   detail, Message(QT_TRANSLATE_NOOP("model", "Take the config that was saved with these weights.")),
                   files)
                                           : Answer::notVerified({}, detail, {}, files);
    }
    return Answer::pass(
        Message(
            QT_TRANSLATE_NOOP("model", "%1 weights are kept as %2, as %3 says."),
            {Argument::count(found.weights.size()), found.method->title, settings.where}),
        files);
}

} // namespace vitrine
