// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/torch/distributed_report.h"
#include "model/formats/torch/torch_content.h"

namespace vitrine {

/// Reads the metadata of PyTorch's distributed checkpoints (torch/distributed/checkpoint/metadata.py, torch 1.12 to 2.13).
class DcpMetadata
{
public:
    DcpMetadata(const TorchContent& content, const ReadContext& context, ModelFile& file, ProblemList& problems);

    /// Whether the first value of the content is such metadata.
    [[nodiscard]] static bool isMetadata(const TorchContent& content);
    /// Lists the tensors with their shapes as a whole, the other values, and where the parts lie.
    [[nodiscard]] std::shared_ptr<DistributedReport> read();

private:
    [[nodiscard]] std::span<const PickleValue> stateOf(PickleValue object) const;
    void readEntries(PickleValue entries);
    void readTensor(std::string_view name, std::span<const PickleValue> state);
    void readPlaces(PickleValue places);
    void checkFiles();
    [[nodiscard]] std::uint32_t fileIndex(const std::string& name);
    [[nodiscard]] std::string joined(PickleValue path) const;

    const ReadContext& m_context;
    ModelFile& m_file;
    ProblemList& m_problems;
    const PickleHeap& m_heap;
    PickleValue m_root;
    std::shared_ptr<DistributedReport> m_report = std::make_shared<DistributedReport>();
    std::map<std::string, std::uint32_t, std::less<>> m_rows;
    std::map<std::string, std::uint32_t> m_files;
};

} // namespace vitrine
