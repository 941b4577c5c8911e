// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"
#include "model/packaging/file_hash.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace vitrine {

/// Has pieces written on a thread of its own, in the order in which they come, so that who makes them goes on meanwhile.
/// At most a few wait; add() then blocks. After the first piece that fails, no other is written.
class WriteBehind final
{
public:
    struct Piece {
        SharedBytes bytes;
        std::size_t count = 0; ///< of `bytes`
        std::size_t plain = 0; ///< bytes that were compressed into these; 0: it is no frame of its own
    };
    using Write = std::function<Result<void>(const Piece& piece)>;

    /// What `write` uses outlives this object.
    explicit WriteBehind(Write write);
    /// What waits is not written any more.
    ~WriteBehind();
    WriteBehind(const WriteBehind&) = delete;
    WriteBehind& operator=(const WriteBehind&) = delete;

    /// False: a piece before failed, drain() says why.
    [[nodiscard]] bool add(Piece piece);
    /// Waits until all is written, or one has failed.
    [[nodiscard]] Result<void> drain();

private:
    void run(const std::stop_token& stop);

    static constexpr std::size_t MostWaiting = 1U << 20U; ///< bytes; few, so that they are still in the processor's cache
    Write m_write;
    std::mutex m_mutex; ///< guards what follows
    std::condition_variable_any m_changed;
    std::deque<Piece> m_waiting; ///< the first stays until it is written
    std::size_t m_bytes = 0; ///< of these
    Result<void> m_outcome;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
