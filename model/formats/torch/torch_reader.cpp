// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/torch_reader.h"

#include "model/formats/pickle/pickle_inner.h"
#include "model/formats/torch/dcp_metadata.h"
#include "model/formats/torch/deepspeed_states.h"
#include "model/formats/torch/model_file_sink.h"
#include "model/formats/torch/torch_content.h"
#include "model/formats/unpack/compression.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr auto WeightSuffixes = std::to_array<std::string_view>(
    {".pt", ".pth", ".ckpt", ".bin", ".pkl", ".pickle", ".joblib", ".dill", ".pt2", ".ptl", ".jit", ".p", ".pdparams", ".pdopt"});

bool hasWeightSuffix(std::string_view name)
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    for (const std::string_view packed : {".gz", ".bz2", ".xz", ".lzma", ".zst", ".z"}) {
        if (lower.ends_with(packed)) {
            lower.resize(lower.size() - packed.size());
            break;
        }
    }
    return std::ranges::any_of(WeightSuffixes, [&](std::string_view suffix) { return lower.ends_with(suffix); });
}

int probeZip(std::string_view head, std::string_view name)
{
    // The first entry's name stands behind its 30 bytes of header.
    constexpr std::size_t NameAt = 30;
    const std::string_view names = head.size() > NameAt ? head.substr(NameAt, 400) : std::string_view();
    for (const std::string_view mark : {"/data.pkl", "/constants.pkl", "/.data/", "/code/", "/byteorder", "/version", "/.format_version"}) {
        if (names.contains(mark)) {
            return 97;
        }
    }
    return hasWeightSuffix(name) ? 90 : 55;
}

int probeTar(std::string_view head, std::string_view name)
{
    const std::string_view first = head.substr(0, std::min(head.find('\0'), std::size_t{100}));
    if (first == "storages" || first == "tensors" || first == "pickle" || first == "sys_info") {
        return 97;
    }
    return hasWeightSuffix(name) ? 60 : 0;
}

} // namespace

int TorchReader::probe(std::span<const std::byte> head, std::string_view name, std::uint64_t size) const
{
    const std::string_view bytes(reinterpret_cast<const char*>(head.data()), head.size());
    constexpr std::size_t TarMagicAt = 257;
    if (bytes.starts_with("PK\x03\x04")) {
        return probeZip(bytes, name);
    }
    if (bytes.size() > TarMagicAt + 5 && bytes.substr(TarMagicAt, 5) == "ustar") {
        return probeTar(bytes, name);
    }
    if (compressionOf(bytes) != Compression::None) {
        return hasWeightSuffix(name) ? 80 : 0;
    }
    if (const int likely = pickleLikelihood(bytes, size); likely > 0) {
        return likely;
    }
    return hasWeightSuffix(name) && size > 0 && !name.ends_with(".bin") ? 20 : 0;
}

ModelFile TorchReader::read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const
{
    ModelFile file;
    ProblemList problems(context.path);
    TorchContent content = openTorch(std::move(source), context, problems);
    file.format = content.format;
    file.metadata = std::move(content.metadata);
    file.others = std::move(content.others);
    file.statedBytes = content.statedBytes;
    file.bytesRead = content.bytesRead;
    if (DcpMetadata::isMetadata(content)) {
        content.report = DcpMetadata(content, context, file, problems).read();
        content.roots.clear();
    }
    ModelFileSink table(file, problems, context.limits);
    std::optional<DeepSpeedStates> states;
    if (DeepSpeedStates::isModelStates(content)) {
        states.emplace(content, context.path, table);
    }
    TorchTensorSink& sink = states ? static_cast<TorchTensorSink&>(*states) : table;
    if (!content.visit(sink, context.limits, context.stop) && !context.stop.stop_requested()) {
        addRemark(*content.report,
            {PickleRemark::Weight::NotVerified, "pickle.unfolds",
                Message(QT_TRANSLATE_NOOP("model", "Its values refer to each other so often that they unfold to more than can be listed.")), {}, 0});
    }
    reportAsProblems(*content.report, problems);
    content.report->loadsWithWeightsOnly = content.report->weightsOnlyObstacle.empty() && content.report->streams > 0;
    std::ranges::stable_sort(content.report->findings, std::greater(), &PickleFinding::risk);
    file.cancelled = context.stop.stop_requested();
    file.problems = problems.take();
    file.detail = content.report;
    return file;
}

} // namespace vitrine
