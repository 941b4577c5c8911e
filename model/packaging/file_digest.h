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

/// The same on a thread of its own, beside other reading. It stops by itself when nobody waits for it any more.
class FileDigest
{
public:
    FileDigest(const std::string& path, const std::stop_token& stop);
    [[nodiscard]] Result<std::string> wait();

private:
    Result<std::string> m_digest;
    std::jthread m_thread;
    std::stop_callback<std::function<void()>> m_link;
};

} // namespace vitrine
