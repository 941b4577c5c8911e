// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"

#include <functional>
#include <stop_token>
#include <string>
#include <thread>

namespace vitrine {

/// SHA-256 of a file as it lies there, in hexadecimal digits. SourceChanged when it becomes shorter meanwhile.
[[nodiscard]] Result<std::string> fileSha256(const std::string& path, const std::stop_token& stop = {});

/// The same as 128 bits of XXH3.
[[nodiscard]] Result<std::string> fileXxh128(const std::string& path, const std::stop_token& stop = {});

/// One of both on a thread of its own, beside other reading. It stops by itself when nobody waits for it any more.
class FileDigest
{
public:
    using Function = Result<std::string> (*)(const std::string& path, const std::stop_token& stop);

    FileDigest(const std::string& path, const std::stop_token& stop, Function digest = fileSha256);
    [[nodiscard]] Result<std::string> wait();

private:
    Result<std::string> m_digest;
    std::jthread m_thread;
    std::stop_callback<std::function<void()>> m_link;
};

} // namespace vitrine
