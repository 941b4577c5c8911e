// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/checks/tiny_model.h"

#include <functional>
#include <string_view>
#include <vector>

namespace vitrine::test {

/// What is done to an empty folder to make the directory of a row.
using Change = std::function<void(TinyModel&)>;

/// A directory, and what one check answers of it.
struct StatusRow {
    const char* id;
    const char* status;
    const char* what;
    Change change;
    bool onRequest = false;
    const char* storage = "ext4"; ///< what the directory is said to lie on
    const char* folder = ""; ///< that is opened, inside the one that was made
    const char* unit = ""; ///< that is asked about
};
using StatusRows = std::vector<StatusRow>;

void addCompleteRows(StatusRows& rows);
void addFitRows(StatusRows& rows);
void addSoundRows(StatusRows& rows);
void addShareRows(StatusRows& rows);

/// A Llama of two layers with nothing to complain of.
[[nodiscard]] Change wholeModel();
/// The same with the state of an optimizer.
void training(TinyModel& model);
/// One GGUF file of two layers, of which `layers` are there.
[[nodiscard]] Change ggufModel(const nlohmann::ordered_json& more, int layers);
/// Keys of a tokenizer of three tokens.
[[nodiscard]] nlohmann::ordered_json ggufTokens();
/// A model whose down projections are quantised with 4 bits; the config says `bits`, or nothing where that is 0.
[[nodiscard]] Change gptqModel(int bits, bool scales);
/// Parts of a DeepSpeed checkpoint.
[[nodiscard]] Change zeroParts();
[[nodiscard]] std::vector<TinyTensor> without(std::vector<TinyTensor> tensors, std::string_view part);
[[nodiscard]] std::string token();

extern const QByteArray Pickle; ///< an empty dictionary
extern const QByteArray Pointer; ///< of Git LFS

} // namespace vitrine::test
