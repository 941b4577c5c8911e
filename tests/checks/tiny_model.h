// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"
#include "model/directory/model_directory.h"

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace vitrine::test {

/// Name, type and shape of a tensor to be written.
struct TinyTensor {
    std::string name;
    std::string dtype = "BF16";
    std::vector<std::uint64_t> shape;
    std::string bytes; ///< empty: a pattern that is neither zero nor NaN
};

/// A directory made by hand, that goes away with its object.
class TinyModel
{
public:
    TinyModel() = default;

    TinyModel& write(const QString& name, const QByteArray& bytes);
    TinyModel& json(const QString& name, const nlohmann::json& value);
    TinyModel& safetensors(
        const QString& name, const std::vector<TinyTensor>& tensors,
        const nlohmann::json& metadata = {{"format", "pt"}});
    /// A GGUF file of version 3 with these keys (texts, numbers, lists of texts) and tensors in 32-bit floats.
    TinyModel& gguf(const QString& name, const nlohmann::ordered_json& keys, const std::vector<TinyTensor>& tensors);
    TinyModel& link(const QString& name, const QString& target);
    TinyModel& remove(const QString& name);
    /// Changes keys of a JSON file that is there; null removes one.
    TinyModel& patch(const QString& name, const nlohmann::json& keys);

    /// A complete Llama of two layers: config, tokenizer, weights, licence, card, nothing to complain of.
    TinyModel& llama();
    /// The same, in two shards with an index.
    TinyModel& shardedLlama();
    /// A LoRA adapter for a base model; null: it names none.
    TinyModel& adapter(const nlohmann::json& base);
    /// The tensors of that Llama.
    [[nodiscard]] static std::vector<TinyTensor> llamaTensors(int layers = 2);

    [[nodiscard]] QString path(const QString& name = {}) const;
    [[nodiscard]] QByteArray read(const QString& name) const;
    [[nodiscard]] std::shared_ptr<const ModelDirectory> open(const QString& name = {}) const;
    /// Opens it and asks everything.
    [[nodiscard]] Checklist
    check(Purpose purpose = Purpose::Share, bool onRequest = false, const QString& name = {}) const;

private:
    QTemporaryDir m_folder;
};

/// "pass", "warning" … of a check, "absent" when it was not asked.
[[nodiscard]] QString statusOf(const Checklist& list, const char* id);
/// Title, detail and all evidence of a finding, for messages of tests.
[[nodiscard]] QString wordsOf(const Checklist& list, const char* id);
/// Ids of all warnings and failures, joined with blanks.
[[nodiscard]] QString loudIds(const Checklist& list);
/// Runs the checklist with storage that stays, wherever the test runs.
[[nodiscard]] Checklist
checklistOf(const ModelDirectory& directory, std::uint32_t unit, Purpose purpose, bool onRequest = false);

} // namespace vitrine::test
