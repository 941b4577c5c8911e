// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/tensor_store.h"

#include <functional>
#include <memory>
#include <string>

namespace vitrine::bench {

/// Takes one figure: what, milliseconds, goal in milliseconds.
using Report = std::function<void(const std::string&, double, double)>;

/// Measures the panel itself, on whatever platform Qt has: from the key to the painted rows, and how long the window's
/// thread was busy with any one event meanwhile.
void measureWindow(
    int& argc, char** argv, const std::shared_ptr<const TensorStore>& store, std::uint32_t files, const Report& report);

} // namespace vitrine::bench
