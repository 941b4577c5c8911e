// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/bytes/hash.h"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <thread>

namespace vitrine {

/// Reads a file again while it is still being written, on a thread of its own, and holds each stretch of it against the
/// sum of what was meant to stand there. That thread also has the system bring the stretches to the disk, so that there
/// is little left to wait for when the file is complete.
class WrittenCheck final
{
public:
    /// `descriptor` can be read from and outlives it; `path` is for messages.
    WrittenCheck(int descriptor, std::string path);
    ~WrittenCheck();
    WrittenCheck(const WrittenCheck&) = delete;
    WrittenCheck& operator=(const WrittenCheck&) = delete;

    /// These bytes have just been written, behind those before them.
    void wrote(std::span<const std::byte> bytes);
    /// Bytes that were read again since this was last asked.
    [[nodiscard]] std::uint64_t takeRead();
    /// Waits until everything was read again, and tells `moved` how many bytes meanwhile. False: the file holds something
    /// else than what was meant. Cancelled by `stop`.
    [[nodiscard]] Result<bool> finish(const std::stop_token& stop, const std::function<void(std::uint64_t)>& moved);

private:
    struct Stretch {
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;
        std::string sum;
    };
    void hand();
    void run(const std::stop_token& stop);
    void flush(std::uint64_t reached);
    [[nodiscard]] Result<bool> isAsMeant(const Stretch& stretch, std::span<std::byte> piece, const std::stop_token& stop);

    int m_descriptor;
    std::string m_path;
    Xxh3 m_sum; ///< of what was written of the present stretch
    std::uint64_t m_begin = 0; ///< of the present stretch
    std::uint64_t m_end = 0;
    std::uint64_t m_flushed = 0;

    std::mutex m_mutex; ///< guards what follows
    std::condition_variable_any m_changed;
    std::deque<Stretch> m_waiting;
    std::uint64_t m_read = 0; ///< since it was last asked
    bool m_isComplete = false; ///< no more stretches come
    std::optional<Result<bool>> m_outcome;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
