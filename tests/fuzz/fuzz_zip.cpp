// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/exercise_zip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    vitrine::test::exerciseZip(std::as_bytes(std::span(data, size)));
    return 0;
}
