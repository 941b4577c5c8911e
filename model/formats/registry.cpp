// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/registry.h"

#include "model/formats/ggml_legacy/legacy_reader.h"
#include "model/formats/gguf/gguf_reader.h"
#include "model/formats/numpy/npy_reader.h"
#include "model/formats/npz/npz_reader.h"
#include "model/formats/onnx/onnx_reader.h"
#include "model/formats/safetensors/safetensors_reader.h"
#include "model/formats/torch/torch_reader.h"

#include <array>

namespace vitrine {

std::span<const FormatReader* const> formatReaders()
{
    static const SafetensorsReader safetensors;
    static const GgufReader gguf;
    static const GgmlLegacyReader ggmlLegacy;
    static const NpyReader npy;
    static const NpzReader npz;
    static const OnnxReader onnx;
    static const TorchReader torch;
    static const auto all = std::to_array<const FormatReader*>({&safetensors, &gguf, &ggmlLegacy, &npy, &npz, &onnx, &torch});
    return all;
}

const FormatReader* readerFor(std::span<const std::byte> head, std::string_view name, std::uint64_t size)
{
    const FormatReader* best = nullptr;
    int surest = 0;
    for (const FormatReader* reader : formatReaders()) {
        const int sure = reader->probe(head, name, size);
        if (sure > surest) {
            surest = sure;
            best = reader;
        }
    }
    return best;
}

} // namespace vitrine
