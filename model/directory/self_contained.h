// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format.h"

namespace vitrine {

/// Whether files of the format say themselves how they are to be run, so that no config lies beside them.
[[nodiscard]] constexpr bool carriesItsConfig(Format format)
{
    switch (format) {
    case Format::Gguf:
    case Format::GgmlLegacy:
    case Format::TorchScript:
    case Format::KerasV3:
    case Format::Onnx:
    case Format::TensorflowSavedModel:
    case Format::Tflite:
        return true;
    default:
        return false;
    }
}

} // namespace vitrine
