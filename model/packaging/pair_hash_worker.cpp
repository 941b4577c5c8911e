// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/pair_hash_worker.h"

#include <algorithm>

namespace vitrine {

PairHashWorker::PairHashWorker()
    : m_thread([this](const std::stop_token& stop) { run(stop); })
{
}

PairHashWorker::~PairHashWorker()
{
    m_thread.request_stop();
}

void PairHashWorker::push(Lane& lane, Task task)
{
    if (task.count == 0) {
        return;
    }
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return lane.waiting < MostWaiting; });
        lane.waiting += task.count;
        lane.tasks.push_back(std::move(task));
    }
    m_changed.notify_all();
}

std::future<std::string> PairHashWorker::finish(Lane& lane)
{
    Task end;
    std::future<std::string> digest = end.digest.get_future();
    {
        const std::scoped_lock lock(m_mutex);
        ++lane.ends;
        lane.tasks.push_back(std::move(end));
    }
    m_changed.notify_all();
    return digest;
}

/// Bytes of one lane alone are left until there is something to go with them, or until somebody waits.
bool PairHashWorker::isWorthIt() const
{
    const auto& [file, archive] = m_lanes;
    return (!file.tasks.empty() && !archive.tasks.empty()) || file.isUrgent() || archive.isUrgent();
}

void PairHashWorker::run(const std::stop_token& stop)
{
    TwinSha256 hash;
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return isWorthIt(); }) && !stop.stop_requested()) {
        step(lock, hash);
    }
}

/// Takes the first of each lane, of both as many bytes as the shorter has.
void PairHashWorker::step(std::unique_lock<std::mutex>& lock, TwinSha256& hash)
{
    for (const Which which : {File, Archive}) {
        Lane& lane = m_lanes[which];
        if (!lane.tasks.empty() && lane.tasks.front().count == 0) {
            lane.tasks.front().digest.set_value(which == File ? hash.finishInner() : hash.finishOuter());
            lane.tasks.pop_front();
            --lane.ends;
            return;
        }
    }
    // Only this thread takes tasks away, so that the bytes stay where they are while the lock is open.
    auto& [file, archive] = m_lanes;
    const auto inner = file.tasks.empty() ? std::span<const std::byte>() : file.tasks.front().rest();
    const auto outer = archive.tasks.empty() ? std::span<const std::byte>() : archive.tasks.front().rest();
    const std::size_t both = std::min(inner.size(), outer.size());
    const std::size_t fromInner = both > 0 ? both : inner.size();
    const std::size_t fromOuter = both > 0 ? both : outer.size();
    lock.unlock();
    hash.addApart(inner.first(fromInner), outer.first(fromOuter));
    lock.lock();
    took(file, fromInner);
    took(archive, fromOuter);
    m_changed.notify_all();
}

void PairHashWorker::took(Lane& lane, std::size_t bytes)
{
    if (bytes == 0) {
        return;
    }
    Task& task = lane.tasks.front();
    task.done += bytes;
    lane.waiting -= bytes;
    if (task.done == task.count) {
        lane.tasks.pop_front();
    }
}

} // namespace vitrine
