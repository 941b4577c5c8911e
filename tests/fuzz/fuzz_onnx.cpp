// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/onnx/onnx_reader.h"
#include "tests/fuzz/exercise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    vitrine::test::exercise(vitrine::OnnxReader(), std::as_bytes(std::span(data, size)), "model.onnx");
    return 0;
}
