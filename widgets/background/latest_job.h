// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/background/release_elsewhere.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <cstdint>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace vitrine {

/// Work in the background of which only the newest counts: starting anew stops what runs, and an answer that comes late
/// is dropped. Belongs to its receiver and lives on its thread; going away, it stops the work and waits for it.
class LatestJob final
{
public:
    explicit LatestJob(QObject* receiver)
        : m_receiver(receiver)
    {
        m_pool.setMaxThreadCount(1);
    }
    ~LatestJob()
    {
        stop();
        m_pool.waitForDone();
    }
    Q_DISABLE_COPY_MOVE(LatestJob)

    /// Runs `work(std::stop_token)` on another thread and hands what it returns to `done` on this one, never before
    /// start() has returned. Whatever `work` uses must be its own or immutable.
    template <typename Work, typename Done> void start(Work work, Done done)
    {
        using Answer = std::invoke_result_t<Work, std::stop_token>;
        stop();
        m_stop = std::stop_source();
        m_isRunning = true;
        // The answer is handed on and never copied, and one that nobody wants is taken down elsewhere.
        QtConcurrent::run(
            &m_pool,
            [work = std::move(work)](std::stop_token stop) mutable {
                return releasedElsewhere(std::make_shared<Answer>(work(std::move(stop))));
            },
            m_stop.get_token())
            .then(m_receiver, [this, done = std::move(done), generation = m_generation](const std::shared_ptr<Answer>& result) mutable {
                // Work that ended before this was attached would be answered in the middle of start(), and whoever
                // started it is not ready for that.
                QMetaObject::invokeMethod(
                    m_receiver,
                    [this, done = std::move(done), generation, result]() mutable {
                        if (generation == m_generation) {
                            m_isRunning = false;
                            done(std::move(*result));
                        }
                    },
                    Qt::QueuedConnection);
            });
    }
    /// Nothing that was started is answered any more.
    void stop()
    {
        m_stop.request_stop();
        ++m_generation;
        m_isRunning = false;
    }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    QObject* m_receiver;
    QThreadPool m_pool;
    std::stop_source m_stop;
    std::uint64_t m_generation = 0;
    bool m_isRunning = false;
};

} // namespace vitrine
