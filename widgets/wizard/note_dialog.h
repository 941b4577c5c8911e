// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

namespace vitrine {

/// PROVENANCE.md as it will stand in the package.
class NoteDialog final : public QDialog
{
    Q_OBJECT

public:
    NoteDialog(const QString& markdown, QWidget* parent);
};

} // namespace vitrine
