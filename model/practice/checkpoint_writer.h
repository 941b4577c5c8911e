// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// Files that a training leaves beside its weights, written as PyTorch writes them: a zip of a pickle and its storages.
namespace vitrine::practice {

/// The moments of one tensor, and the settings.
[[nodiscard]] bool writeOptimizer(const QString& path);
[[nodiscard]] bool writeScheduler(const QString& path);
[[nodiscard]] bool writeRandomState(const QString& path);

} // namespace vitrine::practice
