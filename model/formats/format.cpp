// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/format.h"

#include <array>

namespace vitrine {

namespace {

struct Row {
    std::string_view name;
    std::string_view title;
};

constexpr std::array<Row, static_cast<std::size_t>(Format::Count)> Rows{{
    {"", ""},
    {"safetensors", "safetensors"},
    {"gguf", "GGUF"},
    {"ggml", "GGML"},
    {"pytorch-zip", "PyTorch (zip)"},
    {"pytorch-legacy", "PyTorch (legacy)"},
    {"pytorch-tar", "PyTorch (tar)"},
    {"torchscript", "TorchScript"},
    {"pickle", "pickle"},
    {"distributed-checkpoint", "PyTorch DCP"},
    {"hdf5", "HDF5"},
    {"keras", "Keras"},
    {"onnx", "ONNX"},
    {"tf-savedmodel", "TensorFlow SavedModel"},
    {"tf-checkpoint", "TensorFlow checkpoint"},
    {"tflite", "TFLite"},
    {"npy", "NumPy .npy"},
    {"npz", "NumPy .npz"},
    {"flax-msgpack", "Flax msgpack"},
}};

} // namespace

std::string_view formatName(Format format)
{
    return Rows[static_cast<std::size_t>(format)].name;
}

Message formatTitle(Format format)
{
    return Message::verbatim(std::string(Rows[static_cast<std::size_t>(format)].title));
}

} // namespace vitrine
