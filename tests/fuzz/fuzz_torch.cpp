// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/torch_reader.h"
#include "tests/fuzz/exercise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    vitrine::test::exercise(vitrine::TorchReader(), std::as_bytes(std::span(data, size)), "model.pt");
    vitrine::test::exercise(vitrine::TorchReader(), std::as_bytes(std::span(data, size)), "__0_0.distcp");
    return 0;
}
