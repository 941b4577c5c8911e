// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"
#include "model/directory/model_directory.h"

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace vitrine {

/// The report of the checklist as a file, and a finding as text for the clipboard.
class ChecklistExport final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::ChecklistExport)

public:
    /// Asks for a file, whose ending decides the form, and writes it. Says when that fails.
    static void save(const ModelDirectory& directory, std::uint32_t unit, const Checklist& list, QWidget* parent);
    /// False, with the reason, when it cannot be written.
    static bool write(
        const QString& path, const ModelDirectory& directory, std::uint32_t unit, const Checklist& list,
        QString* reason);
    [[nodiscard]] static QString text(const Finding& finding, const ModelDirectory& directory);
};

} // namespace vitrine
