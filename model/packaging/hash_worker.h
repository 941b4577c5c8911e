// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/hash.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <future>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace vitrine {

/// Bytes that several threads look at while they are hashed and written.
using SharedBytes = std::shared_ptr<const std::vector<std::byte>>;

/// Computes SHA-256 on a thread of its own, in the order in which bytes are given: hashing costs more than reading and
/// writing together, so it must not stand in their way. At most a few pieces wait; add() then blocks.
class HashWorker
{
public:
    HashWorker();
    /// Waits for what was given.
    ~HashWorker();
    HashWorker(const HashWorker&) = delete;
    HashWorker& operator=(const HashWorker&) = delete;

    /// The first `count` bytes of `bytes`.
    void add(SharedBytes bytes, std::size_t count);
    /// Ends the present file; its digest comes when all of it was hashed. The next bytes begin a new one.
    [[nodiscard]] std::future<std::string> finish();

private:
    struct Piece {
        SharedBytes bytes;
        std::size_t count = 0;
    };
    using Task = std::variant<Piece, std::promise<std::string>>;

    void push(Task task);
    void run(const std::stop_token& stop);

    static constexpr std::size_t MostWaiting = 8;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Task> m_tasks;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
