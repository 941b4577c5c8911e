// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"

namespace vitrine {

/// Finds the weights in pickle form among the files of a plan and says what each would be called as safetensors, how
/// large it would be, or why it stays as it is. With PackageOptions::convertPickleWeights the files of the plan are
/// changed accordingly: pickles and their index stay out, safetensors and an index of their own go in.
void planConversions(const ModelDirectory& directory, PackagePlan& plan);

/// "model.safetensors" for "pytorch_model.bin": the names that loaders look for; else the suffix alone is changed.
[[nodiscard]] std::string safetensorsNameFor(const std::string& name);

} // namespace vitrine
