// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/frame_compressor.h"

#include <algorithm>

#include <zstd.h>

namespace vitrine {

FrameCompressor::FrameCompressor(std::size_t pieceBytes, int level)
    : m_level(level)
    , m_buffers(ZSTD_compressBound(pieceBytes))
{
    const unsigned count = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
    for (unsigned thread = 0; thread < count; ++thread) {
        m_threads.emplace_back([this](const std::stop_token& stop) { run(stop); });
    }
}

FrameCompressor::~FrameCompressor()
{
    for (std::jthread& thread : m_threads) {
        thread.request_stop();
    }
}

void FrameCompressor::add(SharedBytes piece, std::size_t count)
{
    Task task{std::move(piece), count, {}};
    m_frames.push_back(task.frame.get_future());
    {
        const std::scoped_lock lock(m_mutex);
        m_tasks.push_back(std::move(task));
    }
    m_changed.notify_one();
}

FrameCompressor::Frame FrameCompressor::take()
{
    Frame frame = m_frames.front().get();
    m_frames.pop_front();
    return frame;
}

void FrameCompressor::run(const std::stop_token& stop)
{
    const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context(ZSTD_createCCtx(), &ZSTD_freeCCtx);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, m_level);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
    while (true) {
        Task task;
        {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, stop, [this] { return !m_tasks.empty(); }) || stop.stop_requested()) {
                return;
            }
            task = std::move(m_tasks.front());
            m_tasks.pop_front();
        }
        BufferPool::Buffer out = m_buffers.take();
        const std::size_t packed = ZSTD_compress2(context.get(), out->data(), out->size(), task.piece->data(), task.count);
        const bool isDone = ZSTD_isError(packed) == 0;
        task.frame.set_value({isDone ? SharedBytes(std::move(out)) : nullptr, isDone ? packed : 0, task.count});
    }
}

} // namespace vitrine
