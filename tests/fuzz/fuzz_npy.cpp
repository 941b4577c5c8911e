// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/numpy/npy_reader.h"
#include "tests/fuzz/exercise.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    vitrine::test::exercise(vitrine::NpyReader(), std::as_bytes(std::span(data, size)), "array.npy");
    return 0;
}
