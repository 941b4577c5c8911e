// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/formats/zip/zip_builder.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::test {

using namespace std::string_literals;

/// BINUNICODE
inline std::string text(std::string_view words)
{
    return ByteBuilder().raw("X").number(static_cast<std::uint32_t>(words.size())).raw(words).bytes();
}

/// BININT
inline std::string integer(std::int32_t value)
{
    return ByteBuilder().raw("J").number(value).bytes();
}

inline std::string tuple(const std::vector<std::int32_t>& values)
{
    std::string bytes = "(";
    for (const std::int32_t value : values) {
        bytes += integer(value);
    }
    return bytes + "t";
}

/// A persistent id of a storage.
inline std::string storage(std::string_view className, std::string_view key, std::int32_t elements)
{
    return "(" + text("storage") + "ctorch\n" + std::string(className) + "\n" + text(key) + text("cpu") + integer(elements) + "tQ";
}

/// torch._utils._rebuild_tensor_v2
inline std::string tensor(const std::string& storage, std::int32_t offset, const std::vector<std::int32_t>& shape, const std::vector<std::int32_t>& strides)
{
    return "ctorch._utils\n_rebuild_tensor_v2\n(" + storage + integer(offset) + tuple(shape) + tuple(strides) + "\x89"
        + "ccollections\nOrderedDict\n)RtR";
}

/// A dict of protocol 2 with a STOP.
inline std::string dict(const std::vector<std::pair<std::string, std::string>>& items)
{
    std::string bytes = "\x80\x02}(";
    for (const auto& [key, value] : items) {
        bytes += text(key) + value;
    }
    return bytes + "u.";
}

/// The archive that torch.save makes, with storages by key.
inline ZipBuilder torchZip(const std::string& pickle, const std::vector<std::pair<std::string, std::string>>& storages)
{
    ZipBuilder zip;
    zip.add({"archive/data.pkl", pickle, false, {}, 0, true}).add({"archive/byteorder", "little", false, {}, 0, true});
    for (const auto& [key, bytes] : storages) {
        zip.add({"archive/data/" + key, bytes, false, {}, 0, true});
    }
    return zip.add({"archive/version", "3\n", false, {}, 0, true});
}

/// The container before torch 1.6: five pickles and the storages.
inline std::string torchStack(const std::string& pickle, const std::vector<std::pair<std::string, std::string>>& storages, std::uint64_t elementBytes)
{
    ByteBuilder out;
    out.raw("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.").raw("\x80\x02M\xe9\x03.");
    out.raw("\x80\x02}(" + text("protocol_version") + "M\xe9\x03" + text("little_endian") + "\x88u.").raw(pickle);
    std::string keys = "\x80\x02](";
    for (const auto& [key, bytes] : storages) {
        keys += text(key);
    }
    out.raw(keys + "e.");
    for (const auto& [key, bytes] : storages) {
        out.number(std::uint64_t{bytes.size() / elementBytes}).raw(bytes);
    }
    return out.bytes();
}

inline std::string floats(const std::vector<float>& values)
{
    ByteBuilder out;
    for (const float value : values) {
        out.number(value);
    }
    return out.bytes();
}

} // namespace vitrine::test
