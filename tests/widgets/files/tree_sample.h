// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <memory>

namespace vitrine::test {

/// A training folder put together by hand: a model in four shards of which one is missing, no tokenizer, a checkpoint
/// below, a GGUF file of its own, a folder of logs.
class TreeSample
{
public:
    TreeSample()
    {
        directory->path = "/models/sample";
        directory->tensors = std::make_shared<TensorStore>();
        for (int i = 1; i <= 3; ++i) {
            shards.push_back(
                add("model-0000" + std::to_string(i) + "-of-00004.safetensors", 4'000'000'000, Role::Weights,
                    Need::RequiredToLoad));
        }
        index = add("model.safetensors.index.json", 27'000, Role::WeightsIndex, Need::RequiredToLoad);
        config = add("config.json", 663, Role::Config, Need::RequiredToLoad);
        merges = add("merges.txt", 1000, Role::Tokenizer, Need::RequiredToLoad);
        vocabulary = add("vocab.json", 2000, Role::Tokenizer, Need::RequiredToLoad);
        log = add("runs/Nov01/events", 50, Role::Log, Need::NotNeeded);
        secret = add("training_args.bin", 7100, Role::TrainingArguments, Need::MustNotBeShared);
        optimizer = add("checkpoint-500/optimizer.pt", 32'000'000'000, Role::OptimizerState, Need::ResumeOnly, 1);
        again = add("checkpoint-500/model.safetensors", 12'000'000'000, Role::Weights, Need::ResumeOnly, 1);
        gguf = add("model-Q4_K_M.gguf", 4'600'000'000, Role::Weights, Need::RequiredToLoad, 2);

        Unit root;
        root.verdict = {VerdictKind::IncompleteModel, false, VerdictState::Failure, Message::verbatim("Not all here")};
        root.files = {shards[0], shards[1], shards[2], index, config, merges, vocabulary, log, secret};
        root.weights = shards;
        root.shardSets.push_back({});
        root.shardSets.front().stem = "model";
        root.shardSets.front().stated = 4;
        root.shardSets.front().shards = shards;
        root.shardSets.front().missing = {"model-00004-of-00004.safetensors"};
        root.parts
            = {{Part::Weights, PartState::Damaged, Message::verbatim("Weights"), shards},
               {Part::Licence, PartState::Missing, Message::verbatim("Licence"), {}}};
        Unit checkpoint;
        checkpoint.path = "checkpoint-500";
        checkpoint.verdict.kind = VerdictKind::TrainingCheckpoint;
        checkpoint.files = {optimizer, again};
        Unit single;
        single.path = "model-Q4_K_M.gguf";
        single.verdict.kind = VerdictKind::SingleFileModel;
        single.files = {gguf};
        directory->units = {root, checkpoint, single};
    }

    std::shared_ptr<ModelDirectory> directory = std::make_shared<ModelDirectory>();
    std::vector<FileIndex> shards;
    FileIndex index = 0, config = 0, merges = 0, vocabulary = 0, log = 0, secret = 0, optimizer = 0, again = 0,
              gguf = 0;

private:
    FileIndex add(const std::string& path, std::uint64_t size, Role role, Need need, std::uint32_t unit = 0)
    {
        FileEntry entry;
        entry.path = path;
        entry.size = size;
        entry.role = role;
        entry.need = need;
        entry.unit = unit;
        directory->files.push_back(std::move(entry));
        return static_cast<FileIndex>(directory->files.size() - 1);
    }
};

} // namespace vitrine::test
