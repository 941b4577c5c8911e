// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace vitrine {

/// One part of a compressed archive that can be unpacked by itself.
struct PackedFrame {
    std::uint64_t packed = 0; ///< bytes in the archive, behind those of the frame before
    std::uint64_t plain = 0; ///< bytes that were compressed
};

/// Which frames of an archive stand in its file by now. One thread adds them, another one waits for them.
class GrowingFrames
{
public:
    /// It was written.
    void add(PackedFrame frame);
    /// The archive is complete; `xxh128`: XXH3 of all its bytes, as they were given to the file.
    void complete(std::string xxh128);
    /// Nobody shall wait any more.
    void abandon();

    /// The next frame, as soon as it was written. Nothing: there is none any more.
    [[nodiscard]] std::optional<PackedFrame> next();
    /// What complete() said; nothing when it was abandoned.
    [[nodiscard]] std::optional<std::string> xxh128();

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<PackedFrame> m_frames;
    std::optional<std::string> m_xxh128;
    bool m_isAbandoned = false;
};

} // namespace vitrine
