// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "tests/tensors/tensor_samples.h"

#include <QTest>

#include <memory>
#include <string>
#include <vector>

namespace vitrine::test {

/// Whether something becomes true while events are handled. (QTRY_VERIFY does not compile with all warnings on.)
template <typename Predicate> [[nodiscard]] bool soon(Predicate predicate)
{
    return QTest::qWaitFor(predicate, 60'000);
}

/// A directory with one unit, put together by hand: its files and tensors are given, nothing is read.
class DirectoryBuilder
{
public:
    explicit DirectoryBuilder(const std::string& path = "/nowhere") { m_directory->path = path; }

    FileIndex addFile(const std::string& path, std::uint64_t size = 1, Role role = Role::Other)
    {
        FileEntry entry;
        entry.path = path;
        entry.size = size;
        entry.role = role;
        m_directory->files.push_back(std::move(entry));
        return static_cast<FileIndex>(m_directory->files.size() - 1);
    }
    FileEntry& file(FileIndex index) { return m_directory->files[index]; }
    std::vector<Problem>& problems() { return m_directory->problems; }
    /// The tensors name their files by number.
    std::shared_ptr<const ModelDirectory>
    take(const std::shared_ptr<const TensorStore>& tensors = std::make_shared<TensorStore>())
    {
        m_directory->tensors = tensors;
        Unit root;
        for (std::uint32_t row = 0; row < tensors->size(); ++row) {
            FileEntry& entry = m_directory->files[tensors->file(row)];
            entry.firstTensor = entry.tensorCount == 0 ? row : entry.firstTensor;
            ++entry.tensorCount;
        }
        for (FileIndex i = 0; i < m_directory->files.size(); ++i) {
            root.files.push_back(i);
        }
        m_directory->units.push_back(std::move(root));
        return m_directory;
    }

private:
    std::shared_ptr<ModelDirectory> m_directory = std::make_shared<ModelDirectory>();
};

/// config.json and as many numbered shards as there are layers.
[[nodiscard]] inline std::shared_ptr<const ModelDirectory> mixtureDirectory(std::uint32_t layers, std::uint32_t experts)
{
    DirectoryBuilder builder;
    for (std::uint32_t i = 0; i < layers; ++i) {
        const std::string number = std::to_string(100'001 + i).substr(1);
        builder.addFile(
            "model-" + number + "-of-" + std::to_string(100'000 + layers).substr(1) + ".safetensors", 1000,
            Role::Weights);
    }
    builder.addFile("config.json", 100, Role::Config);
    return builder.take(mixtureOfExperts(layers, experts));
}

} // namespace vitrine::test
