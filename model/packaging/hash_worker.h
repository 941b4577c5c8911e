// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/file_hash.h"
#include "model/packaging/twin_sha256.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <span>
#include <thread>
#include <variant>

namespace vitrine {

/// Computes SHA-256 on a thread of its own, in the order in which bytes are given: hashing costs more than reading and
/// writing together, so it must not stand in their way. At most a few pieces wait; add() then blocks. It holds two sums,
/// as TwinSha256 does; who wants only one of them uses the inner.
class HashWorker final : public FileHash
{
public:
    HashWorker();
    /// Waits for what was given.
    ~HashWorker() override;
    HashWorker(const HashWorker&) = delete;
    HashWorker& operator=(const HashWorker&) = delete;

    using Scope = TwinSha256::Scope;

    /// The first `count` bytes of `bytes`.
    void add(SharedBytes bytes, std::size_t count, Scope scope = Scope::Inner);
    [[nodiscard]] std::future<std::string> finish() override { return finish(Scope::Inner); }
    /// The same of the archive.
    [[nodiscard]] std::future<std::string> finishOuter() { return finish(Scope::Outer); }

private:
    struct Piece {
        SharedBytes bytes;
        std::size_t count = 0;
        Scope scope = Scope::Inner;
    };
    struct End {
        Scope scope = Scope::Inner;
        std::promise<std::string> digest;
    };
    using Task = std::variant<Piece, End>;

    [[nodiscard]] std::future<std::string> finish(Scope scope);
    void push(Task task);
    void run(const std::stop_token& stop);

    static constexpr std::size_t MostWaiting = 16;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Task> m_tasks;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
