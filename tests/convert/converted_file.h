// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/file_source.h"
#include "model/formats/safetensors/safetensors_reader.h"

#include <map>
#include <string>

namespace vitrine::test {

/// A safetensors file that was written, read back.
struct ConvertedFile {
    explicit ConvertedFile(const std::string& path)
    {
        auto opened = FileSource::open(path);
        if (opened) {
            source = std::move(*opened);
            file = SafetensorsReader().read(source, {});
            for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
                rows[std::string(file.tensors.name(row))] = row;
            }
        }
    }
    [[nodiscard]] std::string bytes(const std::string& name) const
    {
        const auto found = rows.find(name);
        return found == rows.end() ? "no such tensor" : source->text(file.tensors.offset(found->second), file.tensors.bytes(found->second)).value_or("unreadable");
    }

    std::shared_ptr<const ByteSource> source;
    ModelFile file;
    std::map<std::string, std::uint32_t> rows;
};

} // namespace vitrine::test
