// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/torch_content.h"

#include "model/formats/torch/torch_walk.h"
#include "model/formats/unpack/compression.h"

namespace vitrine {

bool TorchContent::visit(TorchTensorSink& sink, const ReadLimits& limits, const std::stop_token& stop) const
{
    bool complete = true;
    for (const TorchRoot& root : roots) {
        sink.begin(root);
        const PickleHeap& heap = root.scan->heap();
        TorchWalk walk(heap, TensorValues(heap, *root.storages, root.base, root.source), sink, limits, stop);
        // Values that are shared are met again each time; what needs many times its opcodes is made to unfold.
        constexpr std::uint64_t StepsOfSmall = 1'000'000;
        walk.walk(root.value, root.prefix, StepsOfSmall + 4 * root.opcodes);
        complete = complete && walk.isComplete();
    }
    if (!plain.empty()) {
        TorchRoot root;
        root.storages = plainStorages;
        sink.begin(root);
        for (const TorchPlainTensor& one : plain) {
            sink.tensor(one.name, one.tensor, TensorFlag::None);
        }
    }
    return complete;
}

TorchContent openTorch(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems)
{
    const auto head = source->head(512);
    const std::string_view bytes(reinterpret_cast<const char*>(head.data()), head.size());
    constexpr std::size_t TarMagicAt = 257;
    if (bytes.starts_with("PK\x03\x04") && context.path.ends_with(".distcp")) {
        return openDistcp(std::move(source), context, problems);
    }
    if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06")) {
        return openTorchZip(std::move(source), context, problems);
    }
    if (bytes.size() > TarMagicAt + 5 && bytes.substr(TarMagicAt, 5) == "ustar") {
        return openTorchTar(std::move(source), context, problems);
    }
    if (compressionOf(bytes) != Compression::None) {
        return openCompressed(std::move(source), context, problems);
    }
    return openTorchStack(std::move(source), context, problems);
}

void reportAsProblems(const PickleReport& report, ProblemList& problems)
{
    for (const PickleRemark& remark : report.remarks) {
        const bool broken = remark.weight == PickleRemark::Weight::NotVerified;
        const Severity severity = broken ? Severity::Warning
            : remark.weight == PickleRemark::Weight::Warning ? Severity::Warning
                                                             : Severity::Note;
        problems.add(severity, remark.code, remark.member.empty() ? std::optional(remark.offset) : std::nullopt, remark.message);
    }
}

} // namespace vitrine
