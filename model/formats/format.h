// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/words/message.h"

#include <cstdint>
#include <string_view>

namespace vitrine {

/// Formats of weight files that Vitrine reads or at least knows when it sees them.
enum class Format : std::uint8_t {
    Unknown,
    Safetensors,
    Gguf,
    GgmlLegacy,
    PytorchZip,
    PytorchLegacy,
    PytorchTar,
    TorchScript,
    Pickle,
    DistributedCheckpoint,
    Hdf5,
    KerasV3,
    Onnx,
    TensorflowSavedModel,
    TensorflowCheckpoint,
    Tflite,
    Npy,
    Npz,
    FlaxMsgpack,
    Count
};

/// "safetensors", "gguf", "pytorch-zip", …: the word of the command line's contract; empty for Unknown.
[[nodiscard]] std::string_view formatName(Format format);
/// The name for a person: "Safetensors", "PyTorch (zip)".
[[nodiscard]] Message formatTitle(Format format);

} // namespace vitrine
