// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/hash_worker.h"

namespace vitrine {

HashWorker::HashWorker()
    : m_thread([this](const std::stop_token& stop) { run(stop); })
{
}

HashWorker::~HashWorker()
{
    m_thread.request_stop();
}

void HashWorker::add(SharedBytes bytes, std::size_t count, Scope scope)
{
    push(Piece{std::move(bytes), count, scope});
}

std::future<std::string> HashWorker::finish(Scope scope)
{
    End end{scope, {}};
    std::future<std::string> digest = end.digest.get_future();
    push(std::move(end));
    return digest;
}

void HashWorker::push(Task task)
{
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_tasks.size() < MostWaiting; });
        m_tasks.push_back(std::move(task));
    }
    m_changed.notify_all();
}

void HashWorker::run(const std::stop_token& stop)
{
    TwinSha256 hash;
    while (true) {
        Task task;
        {
            std::unique_lock lock(m_mutex);
            if (!m_changed.wait(lock, stop, [this] { return !m_tasks.empty(); })) {
                return;
            }
            task = std::move(m_tasks.front());
            m_tasks.pop_front();
        }
        m_changed.notify_all();
        if (const auto* piece = std::get_if<Piece>(&task)) {
            hash.add(std::span(*piece->bytes).first(piece->count), piece->scope);
        } else {
            End& end = std::get<End>(task);
            end.digest.set_value(end.scope == Scope::Outer ? hash.finishOuter() : hash.finishInner());
        }
    }
}

} // namespace vitrine
