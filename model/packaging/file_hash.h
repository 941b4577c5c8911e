// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <future>
#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// Bytes that several threads look at while they are hashed and written.
using SharedBytes = std::shared_ptr<const std::vector<std::byte>>;

/// What computes the SHA-256 of the file that is being packed, beside reading and writing.
class FileHash
{
public:
    FileHash() = default;
    virtual ~FileHash() = default;
    FileHash(const FileHash&) = delete;
    FileHash& operator=(const FileHash&) = delete;

    /// Ends the present file; its digest comes when all of it was hashed. The next bytes begin a new one.
    [[nodiscard]] virtual std::future<std::string> finish() = 0;
};

} // namespace vitrine
