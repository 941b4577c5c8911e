// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/formats/torch/torch_builder.h"

#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace vitrine::test {

/// A checkpoint of torch.save whose storages are holes in the file: any size, and no room taken. Every entry carries
/// zip64 sizes, as those above 4 GB must.
class SparseCheckpoint
{
public:
    explicit SparseCheckpoint(std::string pickle) { m_small.emplace_back("archive/data.pkl", std::move(pickle)); }
    SparseCheckpoint& storage(const std::string& key, std::uint64_t bytes)
    {
        m_holes.emplace_back("archive/data/" + key, bytes);
        return *this;
    }

    /// False when the file system cannot hold it.
    [[nodiscard]] bool write(const std::string& path) const
    {
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        std::uint64_t at = 0;
        std::string directory;
        bool fine = file >= 0;
        for (const auto& [name, bytes] : m_small) {
            directory += central(name, bytes.size(), at);
            fine = fine && put(file, local(name, bytes.size()) + bytes, at);
        }
        for (const auto& [name, bytes] : m_holes) {
            directory += central(name, bytes, at);
            fine = fine && put(file, local(name, bytes), at);
            at += bytes;
        }
        const std::uint64_t start = at;
        fine = fine && put(file, directory + end(start, directory.size()), at);
        return file >= 0 && ::close(file) == 0 && fine;
    }

private:
    static bool put(int file, const std::string& bytes, std::uint64_t& at)
    {
        const bool done = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(at)) == static_cast<ssize_t>(bytes.size());
        at += bytes.size();
        return done;
    }
    static std::string local(const std::string& name, std::uint64_t size)
    {
        return ByteBuilder().raw("PK\x03\x04").number(std::uint16_t{45}).number(std::uint16_t{0}).number(std::uint16_t{0}).number(std::uint32_t{0}).number(std::uint32_t{0})
            .number(~std::uint32_t{0}).number(~std::uint32_t{0}).number(static_cast<std::uint16_t>(name.size())).number(std::uint16_t{20}).raw(name)
            .number(std::uint16_t{1}).number(std::uint16_t{16}).number(size).number(size).bytes();
    }
    static std::string central(const std::string& name, std::uint64_t size, std::uint64_t offset)
    {
        return ByteBuilder().raw("PK\x01\x02").number(std::uint16_t{45}).number(std::uint16_t{45}).number(std::uint16_t{0}).number(std::uint16_t{0}).number(std::uint32_t{0}).number(std::uint32_t{0})
            .number(~std::uint32_t{0}).number(~std::uint32_t{0}).number(static_cast<std::uint16_t>(name.size())).number(std::uint16_t{28}).number(std::uint16_t{0})
            .number(std::uint16_t{0}).number(std::uint16_t{0}).number(std::uint32_t{0}).number(~std::uint32_t{0}).raw(name)
            .number(std::uint16_t{1}).number(std::uint16_t{24}).number(size).number(size).number(offset).bytes();
    }
    [[nodiscard]] std::string end(std::uint64_t start, std::uint64_t bytes) const
    {
        const std::uint64_t count = m_small.size() + m_holes.size();
        return ByteBuilder().raw("PK\x06\x06").number(std::uint64_t{44}).number(std::uint16_t{45}).number(std::uint16_t{45}).number(std::uint32_t{0}).number(std::uint32_t{0})
            .number(count).number(count).number(bytes).number(start)
            .raw("PK\x06\x07").number(std::uint32_t{0}).number(start + bytes).number(std::uint32_t{1})
            .raw("PK\x05\x06").number(std::uint16_t{0}).number(std::uint16_t{0}).number(std::uint16_t{0xFFFF}).number(std::uint16_t{0xFFFF})
            .number(~std::uint32_t{0}).number(~std::uint32_t{0}).number(std::uint16_t{0}).bytes();
    }

    std::vector<std::pair<std::string, std::string>> m_small;
    std::vector<std::pair<std::string, std::uint64_t>> m_holes;
};

} // namespace vitrine::test
