// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"
#include "model/formats/pickle/pickle_scan.h"
#include "model/formats/problem_list.h"
#include "model/formats/torch/torch_tensor.h"

#include <memory>

namespace vitrine {

/// One pickle of a checkpoint whose values are to be shown.
struct TorchRoot {
    std::shared_ptr<const PickleScan> scan; ///< holds the values
    std::shared_ptr<const ByteSource> source; ///< the pickle's bytes
    std::uint64_t base = StoragePlace::NoOffset; ///< of the source in the file, where it lies there as it is
    std::shared_ptr<const StorageFinder> storages;
    PickleValue value;
    std::string prefix; ///< in front of all names: "CONSTANTS"
    std::uint64_t opcodes = 0; ///< that made the value: what bounds a walk through it
};

/// Something tensor-like that no pickle describes: an entry of a torch.export archive.
struct TorchPlainTensor {
    std::string name;
    TorchTensor tensor;
};

/// A checkpoint after its pickles were followed, before its tensors are listed.
struct TorchContent {
    Format format = Format::Unknown;
    std::shared_ptr<PickleReport> report = std::make_shared<PickleReport>();
    std::vector<TorchRoot> roots;
    std::vector<TorchPlainTensor> plain;
    std::shared_ptr<const StorageFinder> plainStorages; ///< of `plain`
    std::vector<MetadataEntry> metadata;
    std::vector<OtherValue> others;
    std::uint64_t bytesRead = 0;
    std::uint64_t statedBytes = 0;

    /// Names all tensors; false when a walk had to be given up.
    bool visit(TorchTensorSink& sink, const ReadLimits& limits, const std::stop_token& stop) const;
};

/// Finds out what a file is (zip, legacy stack, tar, a lone or compressed pickle) and follows its pickles. Problems go
/// to `problems`. Reads no tensor data.
[[nodiscard]] TorchContent openTorch(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems);

// The containers; openTorch() chooses by the first bytes.
[[nodiscard]] TorchContent openTorchZip(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems);
[[nodiscard]] TorchContent openTorchTar(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems);
[[nodiscard]] TorchContent openTorchStack(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems);
/// A part of a distributed checkpoint: its pickles are followed, its tensors are listed by the metadata file.
[[nodiscard]] TorchContent openDistcp(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems);
/// A compressed file; its content is opened as if it were one.
[[nodiscard]] TorchContent openCompressed(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems);

/// Tells what the report remarks as problems of the file.
void reportAsProblems(const PickleReport& report, ProblemList& problems);

} // namespace vitrine
