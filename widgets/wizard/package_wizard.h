// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QWizard>

#include <cstdint>
#include <memory>

namespace vitrine {

class WizardState;

/// From a unit of an open directory to a verified package, in seven steps.
class PackageWizard final : public QWizard
{
    Q_OBJECT
public:
    enum Step : std::uint8_t { Purpose, Contents, Findings, Provenance, Destination, Writing, Result };

    PackageWizard(std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, QWidget* parent);

    [[nodiscard]] WizardState* state() const { return m_state; }

private:
    WizardState* m_state;
};

} // namespace vitrine
