// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace vitrine {

/// Lets go of something large on another thread: taking down a snapshot of 100,000 files costs tens of milliseconds,
/// and the window's thread has none to spare.
template <typename T> void releaseElsewhere(T object)
{
    auto kept = std::make_shared<T>(std::move(object));
    if (QThreadPool* pool = QThreadPool::globalInstance()) { // there is none any more when the program ends
        pool->start([kept = std::move(kept)]() mutable { kept.reset(); });
    }
}

/// The same object; whoever is the last to let go of it does not wait until it is taken down.
template <typename T> [[nodiscard]] std::shared_ptr<T> releasedElsewhere(std::shared_ptr<T> object)
{
    if (!object) {
        return nullptr;
    }
    T* plain = object.get();
    return std::shared_ptr<T>(
        plain, [kept = std::move(object)](T*) mutable { releaseElsewhere(std::exchange(kept, nullptr)); });
}

} // namespace vitrine
