// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/fit_layers.h"
#include "model/checks/fit_loaders.h"
#include "model/directory/self_contained.h"

#include <algorithm>
#include <array>
#include <map>

namespace vitrine {
namespace {

using W = Weight;
using Argument = Message::Argument;
using nlohmann::json;

Message noConfig()
{
    return Message(QT_TRANSLATE_NOOP("model", "There is no config that it could be held against."));
}

Message noWeights()
{
    return Message(QT_TRANSLATE_NOOP("model", "There are no whole weights that it could be held against."));
}

Message notRead()
{
    return Message(QT_TRANSLATE_NOOP("model", "Not all weight files could be read to their tensors."));
}

/// The dtype that a config states, in the names of the tensor table; empty: none, or none that is known.
std::string statedDtype(const json& config)
{
    std::string name = keyText(config, "dtype");
    if (name.empty()) {
        name = keyText(config, "torch_dtype");
    }
    if (name.empty() && config.contains("text_config")) {
        return config["text_config"].is_object() ? statedDtype(config["text_config"]) : std::string();
    }
    if (name.starts_with("torch.")) {
        name.erase(0, 6);
    }
    constexpr std::array names{
        std::pair{"float32", "F32"},          std::pair{"float16", "F16"}, std::pair{"bfloat16", "BF16"},
        std::pair{"float64", "F64"},          std::pair{"half", "F16"},    std::pair{"float", "F32"},
        std::pair{"float8_e4m3fn", "F8_E4M3"}};
    const auto found = std::ranges::find(names, name, [](const auto& pair) { return std::string_view(pair.first); });
    return found == names.end() ? std::string() : found->second;
}

class FitDtype final : public Check
{
public:
    FitDtype()
        : Check(
            {"fit.dtype",
             CheckGroup::Fits,
             QT_TRANSLATE_NOOP("model", "Precision"),
             {W::Warns, W::Warns, W::NotAsked},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        const json* config = context.config();
        if (config == nullptr || context.isAdapter() || context.isSelfContained()) {
            return Answer::notApplicable(noConfig());
        }
        if (context.unit().weights.empty() || context.isDistributed()) {
            return Answer::notApplicable(noWeights());
        }
        const auto isGraph = [&](FileIndex index) { return carriesItsConfig(context.file(index).format); };
        if (std::ranges::all_of(context.unit().weights, isGraph)) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP(
                "model", "The weight file states the type of each tensor, and programs that run it go by that.")));
        }
        const std::string stated = statedDtype(*config);
        if (stated.empty()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "The config states no precision.")));
        }
        if (!context.tensorsAreKnown()) {
            return Answer::notVerified({}, notRead(), {}, {context.unit().config});
        }
        if (context.quantisation().method != nullptr || !context.quantisationSettings().method.empty()) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP(
                "model", "The weights are quantised; the config states the precision for computing.")));
        }
        const TensorStore& store = *context.directory().tensors;
        std::map<std::string_view, std::uint64_t> bytes;
        std::uint64_t all = 0;
        for (const std::uint32_t row : context.weightRows()) {
            const DtypeFamily family = store.dtype(store.dtypeId(row)).family;
            const bool isFloat
                = family == DtypeFamily::Float32 || family == DtypeFamily::Float16 || family == DtypeFamily::Float8;
            if (isFloat && !has(store.flags(row), TensorFlag::Buffer) && !has(store.flags(row), TensorFlag::Alias)) {
                bytes[store.dtypeName(row)] += store.parameters(row);
                all += store.parameters(row);
            }
        }
        if (all == 0) {
            return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "No weights in floating point.")));
        }
        const auto most = std::ranges::max_element(bytes, {}, [](const auto& pair) { return pair.second; });
        if (most->first == stated) {
            return Answer::pass(
                Message(QT_TRANSLATE_NOOP("model", "The config states %1, and most weights have it."), {stated}),
                {context.unit().config});
        }
        return Answer::fault(
                   Message(QT_TRANSLATE_NOOP("model", "The config says %1, the weights are %2"), {stated, most->first}),
                   Message(
                       QT_TRANSLATE_NOOP(
                           "model",
                           "%1 of %2 parameters are %3. Loaders that go by the config convert them, and the size on "
                           "disk is another than expected."),
                       {Argument::parameters(most->second), Argument::parameters(all), most->first}),
                   Message(QT_TRANSLATE_NOOP(
                       "model", "Save the model in the precision that you mean, or correct dtype in config.json.")),
                   {context.unit().config})
            .with(
                {{context.unit().config,
                  {},
                  config->contains("dtype") ? "/dtype" : "/torch_dtype",
                  Message::verbatim(stated)}});
    }
};

class FitTied final : public Check
{
public:
    FitTied()
        : Check(
            {"fit.tied",
             CheckGroup::Fits,
             QT_TRANSLATE_NOOP("model", "Tied embeddings"),
             {W::Warns, W::Warns, W::NotAsked},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override
    {
        if (context.config() == nullptr || context.isAdapter() || context.isSelfContained() || context.isPipeline()) {
            return Answer::notApplicable(noConfig());
        }
        if (context.unit().weights.empty() || context.isDistributed()) {
            return Answer::notApplicable(noWeights());
        }
        if (context.config()->contains("_class_name")) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "A part of a pipeline has nothing to tie.")));
        }
        if (!context.tensorsAreKnown()) {
            return Answer::notVerified({}, notRead());
        }
        const TensorComparison& comparison = context.comparison();
        if (comparison.state != TensorComparison::State::Done) {
            return Answer::notVerified(
                {}, Message(QT_TRANSLATE_NOOP("model", "What a model of this type ties is not known.")));
        }
        if (!comparison.tiesKnown) {
            return Answer::notApplicable(
                Message(QT_TRANSLATE_NOOP("model", "A model of this class has nothing to tie.")));
        }
        if (!comparison.tiedAbsent.empty()) {
            return Answer::fault(
                       Message(
                           QT_TRANSLATE_NOOP("model", "The output layer is missing: %1"),
                           {comparison.tiedAbsent.front()}),
                       Message(
                           QT_TRANSLATE_NOOP(
                               "model",
                               "The config says that the embeddings are not tied, and %1 is not there. Loaders then "
                               "start it with random numbers."),
                           {listed(comparison.tiedAbsent, comparison.tiedAbsent.size())}),
                       Message(QT_TRANSLATE_NOOP(
                           "model",
                           "Set tie_word_embeddings to true if they were tied in training; if not, save the model "
                           "again.")),
                       {context.unit().config})
                .with({{context.unit().config, {}, "/tie_word_embeddings", {}}});
        }
        return Answer::pass(
            comparison.tied
                ? Message(QT_TRANSLATE_NOOP("model", "The embeddings are tied; the output layer needs no copy."))
                : Message(QT_TRANSLATE_NOOP("model", "The embeddings are not tied, and the output layer is here.")));
    }
};

class FitVersions final : public Check
{
public:
    FitVersions()
        : Check(
            {"fit.versions",
             CheckGroup::Fits,
             QT_TRANSLATE_NOOP("model", "Version of the config"),
             {W::Warns, W::Warns, W::NotAsked},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override { return answerVersions(context); }
};

class FitParallel final : public Check
{
public:
    FitParallel()
        : Check(
            {"fit.parallel",
             CheckGroup::Fits,
             QT_TRANSLATE_NOOP("model", "Parallel parts"),
             {W::Blocks, W::Blocks, W::Warns}})
    {
    }

    Answer run(const CheckContext& context) const override { return answerParallel(context); }
};

class FitLayers final : public Check
{
public:
    FitLayers()
        : Check(
            {"fit.layers",
             CheckGroup::Fits,
             QT_TRANSLATE_NOOP("model", "Layers and shapes"),
             {W::Blocks, W::Blocks, W::Warns},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override { return answerLayers(context); }
};

class FitQuantisation final : public Check
{
public:
    FitQuantisation()
        : Check(
            {"fit.quantisation",
             CheckGroup::Fits,
             QT_TRANSLATE_NOOP("model", "Quantisation"),
             {W::Warns, W::Warns, W::NotAsked},
             false,
             true})
    {
    }

    Answer run(const CheckContext& context) const override { return answerQuantisation(context); }
};

class FitLoaders final : public Check
{
public:
    FitLoaders()
        : Check(
            {"fit.loaders", CheckGroup::Fits, QT_TRANSLATE_NOOP("model", "Loaders"), {W::Warns, W::Warns, W::NotAsked}})
    {
    }

    Answer run(const CheckContext& context) const override { return answerLoaders(context); }
};

} // namespace

void addFitChecks(CheckList& list)
{
    list.push_back(std::make_unique<FitDtype>());
    list.push_back(std::make_unique<FitLayers>());
    addVocabularyCheck(list);
    list.push_back(std::make_unique<FitTied>());
    list.push_back(std::make_unique<FitQuantisation>());
    list.push_back(std::make_unique<FitParallel>());
    list.push_back(std::make_unique<FitVersions>());
    list.push_back(std::make_unique<FitLoaders>());
}

} // namespace vitrine
