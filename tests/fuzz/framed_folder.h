// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <string_view>

#include <unistd.h>

namespace vitrine::test {

/// A folder on a file system in memory, filled from one input of a fuzzer: pieces that each begin with a byte 0x1F and a
/// letter, which chooses the name. A dictionary of names would be learned; letters need not be.
class FramedFolder
{
public:
    static constexpr char Mark = '\x1F';

    FramedFolder()
    {
        std::error_code fault;
        const bool hasMemory = std::filesystem::is_directory("/dev/shm", fault);
        m_path = (hasMemory ? std::filesystem::path("/dev/shm") : std::filesystem::temp_directory_path()) / ("vitrine-fuzz-" + std::to_string(getpid()));
        clear();
    }
    ~FramedFolder()
    {
        std::error_code fault;
        std::filesystem::remove_all(m_path, fault);
    }
    FramedFolder(const FramedFolder&) = delete;
    FramedFolder& operator=(const FramedFolder&) = delete;

    [[nodiscard]] std::string path() const { return m_path.string(); }

    void clear()
    {
        std::error_code fault;
        std::filesystem::remove_all(m_path, fault);
        std::filesystem::create_directories(m_path, fault);
    }
    void write(std::string_view name, std::string_view content)
    {
        std::error_code fault;
        const std::filesystem::path file = m_path / name;
        std::filesystem::create_directories(file.parent_path(), fault);
        std::ofstream(file, std::ios::binary).write(content.data(), static_cast<std::streamsize>(content.size()));
    }
    /// Writes each piece under the name that its letter chooses of `names`; what stands before the first mark is a piece
    /// of the first name.
    void fill(std::string_view input, std::span<const std::string_view> names)
    {
        std::size_t name = 0;
        for (std::size_t pieces = 0; pieces < 16; ++pieces) {
            const std::size_t end = input.find(Mark);
            write(names[name], input.substr(0, end));
            if (end == std::string_view::npos || end + 1 >= input.size()) {
                return;
            }
            name = static_cast<unsigned char>(input[end + 1]) % names.size();
            input.remove_prefix(end + 2);
        }
    }

private:
    std::filesystem::path m_path;
};

} // namespace vitrine::test
