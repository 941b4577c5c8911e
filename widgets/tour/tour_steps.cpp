// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tour/tour_steps.h"

namespace vitrine {

namespace {

constexpr TourStep Steps[] = {
    {"sentence", {"HeadlineBand"}, TourPick::Nothing},
    {"files", {"files", "FilesPanel"}, TourPick::Weights},
    {"config", {"filePanel", "FilePanel"}, TourPick::Config},
    {"tensors", {"tensorPanel", "TensorPanel"}, TourPick::Tensor},
    {"explanation", {"explanation", "explainPanel"}, TourPick::Tokenizer},
    {"residue", {"files", "FilesPanel"}, TourPick::OptimizerState},
    {"licence", {"checklist", "ChecklistPanel"}, TourPick::MissingLicence},
    {"home-path", {"checklist", "ChecklistPanel"}, TourPick::HomePath},
    {"package", {"toolbar/PrimaryButton", "toolbar"}, TourPick::Nothing},
};

} // namespace

std::span<const TourStep> tourSteps()
{
    return Steps;
}

} // namespace vitrine
