// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/file_hash.h"
#include "model/packaging/twin_sha256.h"

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace vitrine {

/// Computes two SHA-256 sums of different bytes on a thread of its own: of the files that are packed, and of the
/// compressed archive that comes of them. While there are bytes of both, both are computed in the time of one.
class PairHashWorker final : public FileHash
{
public:
    PairHashWorker();
    /// What was given and not yet asked for is forgotten.
    ~PairHashWorker() override;
    PairHashWorker(const PairHashWorker&) = delete;
    PairHashWorker& operator=(const PairHashWorker&) = delete;

    /// The first `count` bytes of `bytes`; waits while too much is waiting.
    void addToFile(SharedBytes bytes, std::size_t count) { push(m_lanes[File], {std::move(bytes), count, 0, {}}); }
    void addToArchive(SharedBytes bytes, std::size_t count) { push(m_lanes[Archive], {std::move(bytes), count, 0, {}}); }
    [[nodiscard]] std::future<std::string> finish() override { return finish(m_lanes[File]); }
    [[nodiscard]] std::future<std::string> finishArchive() { return finish(m_lanes[Archive]); }

private:
    /// Bytes, or the end of a sum when there are none.
    struct Task {
        SharedBytes bytes;
        std::size_t count = 0;
        std::size_t done = 0; ///< of `count`
        std::promise<std::string> digest;
        [[nodiscard]] std::span<const std::byte> rest() const { return std::span(*bytes).subspan(done, count - done); }
    };
    struct Lane {
        std::deque<Task> tasks;
        std::size_t waiting = 0; ///< bytes
        std::size_t ends = 0; ///< somebody waits for a sum
        [[nodiscard]] bool isUrgent() const { return ends > 0 || waiting >= MostWaiting / 2; }
    };
    enum Which : std::uint8_t { File, Archive };

    void push(Lane& lane, Task task);
    [[nodiscard]] std::future<std::string> finish(Lane& lane);
    void run(const std::stop_token& stop);
    [[nodiscard]] bool isWorthIt() const;
    void step(std::unique_lock<std::mutex>& lock, TwinSha256& hash);
    static void took(Lane& lane, std::size_t bytes);

    static constexpr std::size_t MostWaiting = 1U << 20U;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::array<Lane, 2> m_lanes;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace vitrine
