// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/buffer_pool.h"
#include "model/packaging/file_hash.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace vitrine {

/// Compresses pieces on several threads, each into a zstd frame of its own (RFC 8878, 3.1: frames one behind the other are
/// one stream), and gives the frames in the order of the pieces. The result does not depend on the number of threads.
class FrameCompressor final
{
public:
    struct Frame {
        SharedBytes bytes; ///< null: it failed
        std::size_t packed = 0; ///< of `bytes`
        std::size_t plain = 0;
    };

    /// `pieceBytes`: no piece is longer.
    FrameCompressor(std::size_t pieceBytes, int level);
    ~FrameCompressor();
    FrameCompressor(const FrameCompressor&) = delete;
    FrameCompressor& operator=(const FrameCompressor&) = delete;

    void add(SharedBytes piece, std::size_t count);
    /// Pieces that were added and whose frames were not taken; more than most() gains nothing.
    [[nodiscard]] std::size_t open() const { return m_frames.size(); }
    [[nodiscard]] std::size_t most() const { return m_threads.size() + 2; }
    /// The frame of the oldest open piece; waits for it.
    [[nodiscard]] Frame take();

private:
    struct Task {
        SharedBytes piece;
        std::size_t count = 0;
        std::promise<Frame> frame;
    };
    void run(const std::stop_token& stop);

    int m_level;
    BufferPool m_buffers;
    std::deque<std::future<Frame>> m_frames; ///< only of the thread that adds and takes
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Task> m_tasks;
    std::vector<std::jthread> m_threads; ///< last: they use all of the above
};

} // namespace vitrine
