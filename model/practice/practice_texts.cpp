// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/practice/practice_texts.h"

#include "model/practice/tiny_model.h"

#include <nlohmann/json.hpp>

#include <array>

namespace vitrine::practice {

namespace {

using Json = nlohmann::ordered_json;

/// Ids of the special tokens; the words follow.
enum Special : int { Unknown = 0, Begin = 1, End = 2, Padding = 3 };

constexpr std::array<const char*, 28> Words{"a", "the", "glass", "case", "shows", "what", "is", "inside", "one", "looks", "in",
    "without", "touching", "model", "folder", "file", "shard", "tensor", "name", "shape", "weight", "layer", "token", "config",
    "licence", "card", "note", "."};

std::string text(const Json& json)
{
    return json.dump(2) + '\n';
}

Json addedToken(int id, const char* content)
{
    return {{"id", id}, {"content", content}, {"single_word", false}, {"lstrip", false}, {"rstrip", false}, {"normalized", false}, {"special", true}};
}

} // namespace

std::string config()
{
    return text({{"_name_or_path", "/home/anna/models/practice-base"}, {"architectures", {"LlamaForCausalLM"}}, {"model_type", "llama"},
        {"attention_bias", false}, {"attention_dropout", 0.0}, {"bos_token_id", Begin}, {"eos_token_id", End}, {"pad_token_id", Padding},
        {"head_dim", Sizes::Hidden / Sizes::Heads}, {"hidden_act", "silu"}, {"hidden_size", Sizes::Hidden}, {"initializer_range", 0.02},
        {"intermediate_size", Sizes::Intermediate}, {"max_position_embeddings", 128}, {"mlp_bias", false},
        {"num_attention_heads", Sizes::Heads}, {"num_hidden_layers", Sizes::Layers}, {"num_key_value_heads", Sizes::KeyValueHeads},
        {"rms_norm_eps", 1e-5}, {"rope_theta", 10000.0}, {"tie_word_embeddings", false}, {"torch_dtype", "bfloat16"},
        {"transformers_version", "4.57.6"}, {"use_cache", true}, {"vocab_size", Sizes::Vocabulary}});
}

std::string generationConfig()
{
    return text({{"bos_token_id", Begin}, {"eos_token_id", End}, {"pad_token_id", Padding}, {"max_new_tokens", 32}, {"transformers_version", "4.57.6"}});
}

std::string tokenizer()
{
    Json vocabulary{{"<unk>", Unknown}, {"<s>", Begin}, {"</s>", End}, {"<pad>", Padding}};
    int id = Padding;
    for (const char* word : Words) {
        vocabulary[word] = ++id;
    }
    // Filled up, so that the tokenizer has as many entries as the embedding has rows.
    while (vocabulary.size() < Sizes::Vocabulary) {
        ++id;
        vocabulary["word" + std::to_string(id)] = id;
    }
    return text({{"version", "1.0"}, {"truncation", nullptr}, {"padding", nullptr},
        {"added_tokens", {addedToken(Unknown, "<unk>"), addedToken(Begin, "<s>"), addedToken(End, "</s>"), addedToken(Padding, "<pad>")}},
        {"normalizer", {{"type", "Lowercase"}}}, {"pre_tokenizer", {{"type", "Whitespace"}}}, {"post_processor", nullptr},
        {"decoder", nullptr}, {"model", {{"type", "WordLevel"}, {"vocab", vocabulary}, {"unk_token", "<unk>"}}}});
}

std::string tokenizerConfig()
{
    return text({{"tokenizer_class", "PreTrainedTokenizerFast"}, {"bos_token", "<s>"}, {"eos_token", "</s>"}, {"unk_token", "<unk>"},
        {"pad_token", "<pad>"}, {"model_max_length", 128}, {"clean_up_tokenization_spaces", false}});
}

std::string card()
{
    return R"(---
language: en
library_name: transformers
pipeline_tag: text-generation
base_model: practice/base
datasets:
- practice/sentences
tags:
- practice
---

# A model to practise with

This folder was written by Vitrine. It is for practice: the model is real and loads, but it is tiny and has learnt nothing.
Three things are wrong in it on purpose. Which are they, and what would you leave out before you give it to somebody?

1. Which of these files *are* the model?
2. What is in `checkpoint-10`, and who needs it?
3. What is missing before it may be passed on?
4. Which line of `config.json` says something about the person who made it?

Delete it whenever you like.

## How it was made

10 steps with a learning rate of 0.0003 and a batch size of 2, from `practice/base`, on `practice/sentences`, with the code of
commit 5f0e2c7.

## Answers

1. The two `model-0000…` files with their index, `config.json`, the tokenizer and `generation_config.json`.
2. What it takes to go on training: the optimizer, the scheduler, the state of the random numbers. To use the model, nobody needs
   it; it costs more than the model itself. Leave it out.
3. The licence. Without one nobody may use the model or pass it on.
4. `_name_or_path`: it names the home directory of whoever made it.

# 练习用模型

此文件夹由 Vitrine 生成，仅供练习：模型是真的，可以加载，但非常小，也没有学到任何东西。
其中有三处错误是故意留下的。找出它们，并想一想：分享给别人之前，哪些内容应当去掉？

1. 哪些文件才是模型本身？
2. `checkpoint-10` 里有什么？谁需要它？
3. 对外分享之前还缺什么？
4. `config.json` 的哪一行泄露了制作者的信息？

可以随时删除。

## 制作过程

以 `practice/base` 为基础，用 `practice/sentences` 训练 10 步，学习率 0.0003，批大小 2，代码版本为 commit 5f0e2c7。

## 答案

1. 两个 `model-0000…` 文件及其索引、`config.json`、分词器和 `generation_config.json`。
2. 继续训练所需的内容：优化器、学习率调度器、随机数状态。使用模型时不需要它们，而它们比模型本身还大。应当去掉。
3. 许可证。没有许可证，任何人都无权使用或转发这个模型。
4. `_name_or_path`：其中写有制作者的主目录。
)";
}

std::string trainerState()
{
    return text({{"best_metric", nullptr}, {"best_model_checkpoint", nullptr}, {"epoch", 1.0}, {"eval_steps", 500}, {"global_step", 10},
        {"is_hyper_param_search", false}, {"is_local_process_zero", true}, {"is_world_process_zero", true},
        {"log_history", {{{"epoch", 0.5}, {"loss", 4.1589}, {"step", 5}}, {{"epoch", 1.0}, {"loss", 4.1573}, {"step", 10}}}},
        {"logging_steps", 5}, {"max_steps", 10}, {"num_input_tokens_seen", 0}, {"num_train_epochs", 1}, {"save_steps", 10},
        {"stateful_callbacks", Json::object()}, {"total_flos", 0.0}, {"train_batch_size", 2}, {"trial_name", nullptr}, {"trial_params", nullptr}});
}

} // namespace vitrine::practice
