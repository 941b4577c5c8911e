// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole model directory: roles, small JSON files, tokenizers, cards, indexes, units, verdicts and every check.

#include "model/checks/checklist.h"
#include "model/directory/open_directory.h"
#include "tests/fuzz/framed_folder.h"

using namespace vitrine;

namespace {

constexpr std::string_view Names[] = {"config.json", "README.md", "tokenizer.json", "tokenizer_config.json", "model.safetensors",
    "model.safetensors.index.json", "model-00001-of-00002.safetensors", "adapter_config.json", "adapter_model.safetensors", "generation_config.json",
    "model_index.json", "unet/config.json", "modules.json", "quantize_config.json", "special_tokens_map.json", "training_args.bin", "trainer_state.json",
    "latest", "global_step1/mp_rank_00_model_states.pt", "vocab.txt", "merges.txt", "vocab.json", "tokenizer.model", "preprocessor_config.json",
    "chat_template.jinja", "LICENSE", "params.json", "model-00001-of-00002.gguf", "array.npy", "modeling.py", "optimizer.pt", "checkpoint-1/config.json",
    "added_tokens.json", "processor_config.json", "refs/main", "pytorch_model.bin", "blob", "NOTICE", "USE_POLICY.md", "dist/.metadata", "dist/__0_0.distcp"};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static test::FramedFolder folder;
    folder.clear();
    folder.fill({reinterpret_cast<const char*>(data), size}, Names);
    OpenOptions options;
    options.threads = 1;
    const auto directory = openDirectory(folder.path(), options);
    if (!directory) {
        return 0;
    }
    std::size_t sum = 0;
    for (std::uint32_t unit = 0; unit < (*directory)->units.size() && unit < 3; ++unit) {
        CheckOptions checks;
        checks.purpose = unit == 0 ? Purpose::Share : Purpose::Deploy;
        checks.onRequest = true;
        const Checklist list = runChecks(**directory, unit, checks);
        sum += list.sentence.utf8().size();
        for (const Finding& finding : list.findings) {
            sum += finding.title.utf8().size() + finding.detail.utf8().size();
        }
    }
    for (const Problem& problem : (*directory)->problems) {
        sum += problem.message.utf8().size();
    }
    volatile std::size_t kept = sum;
    static_cast<void>(kept);
    return 0;
}
