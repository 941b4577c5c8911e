// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compressed streams: the first byte chooses the compression where the content does not say.

#include "model/formats/unpack/unpacked_source.h"

#include <cstdint>
#include <span>

using namespace vitrine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 1) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    Compression compression = compressionOf(text);
    std::string_view packed = text;
    if (compression == Compression::None) {
        packed.remove_prefix(1);
        compression = static_cast<Compression>(static_cast<unsigned>(data[0]) % (static_cast<unsigned>(Compression::Rar) + 1));
    }
    const auto source = std::make_shared<MemorySource>(packed);
    // What is kept and what is unpacked again are two ways; both are gone.
    for (const std::uint64_t memory : {std::uint64_t{1} << 20U, std::uint64_t{16}}) {
        const auto unpacked = UnpackedSource::open(source, compression, {.memory = memory, .total = 4U << 20U}, {});
        if (!unpacked) {
            continue;
        }
        std::size_t sum = unpacked->head(4096).size();
        sum += unpacked->bytes(unpacked->size() / 2, std::min<std::uint64_t>(64, unpacked->size() - unpacked->size() / 2)).has_value() ? 1U : 0U;
        sum += unpacked->bytes(0, std::min<std::uint64_t>(1, unpacked->size())).has_value() ? 1U : 0U;
        volatile std::size_t kept = sum;
        static_cast<void>(kept);
    }
    return 0;
}
