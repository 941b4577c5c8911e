// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/open_directory.h"

#include <QTemporaryDir>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine::test {

/// A tensor of a hand-made safetensors file; its data are zeros.
struct MadeTensor {
    std::string name;
    std::string dtype = "F32";
    std::vector<std::uint64_t> shape = {2, 2};
};

/// Bytes of a sound safetensors file.
[[nodiscard]] std::string safetensors(const std::vector<MadeTensor>& tensors, std::string_view metadata = {});

/// A folder of its own in a temporary place, with what the tests put into it.
class TestFolder
{
public:
    TestFolder();

    /// Writes a file, with the folders that it needs.
    TestFolder& file(const std::string& path, std::string_view content);
    /// A symbolic link.
    TestFolder& link(const std::string& path, const std::string& target);
    TestFolder& folder(const std::string& path);

    /// A small Llama config, and its 1-layer weights.
    TestFolder& llamaConfig(const std::string& folder = {});
    TestFolder& llamaWeights(const std::string& path = "model.safetensors");
    TestFolder& tokenizer(const std::string& folder = {});
    /// A whole small model: config, weights, tokenizer.
    TestFolder& llama(const std::string& folder = {});
    /// A Git LFS pointer.
    TestFolder& pointer(const std::string& path, std::uint64_t size = 4'976'698'672);

    [[nodiscard]] std::string path() const { return m_root; }
    [[nodiscard]] std::shared_ptr<const ModelDirectory> open(const OpenOptions& options = {}) const;

private:
    QTemporaryDir m_temporary;
    std::string m_root;
};

/// Role, need, verdict and so on in the words of the contract, for comparisons that can be read.
[[nodiscard]] std::string roleOf(const ModelDirectory& directory, const std::string& path);
[[nodiscard]] std::string needOf(const ModelDirectory& directory, const std::string& path);
[[nodiscard]] std::string verdictOf(const ModelDirectory& directory, const std::string& unit = {});
[[nodiscard]] std::string sentenceOf(const ModelDirectory& directory);
/// "code at path" of every problem.
[[nodiscard]] std::vector<std::string> problemsOf(const ModelDirectory& directory);
[[nodiscard]] const Unit* unitAt(const ModelDirectory& directory, const std::string& path);

} // namespace vitrine::test
