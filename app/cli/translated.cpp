// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/translated.h"

#include <QCoreApplication>

namespace vitrine::cli {

QString translated(const char* source, int number)
{
    return QCoreApplication::translate("cli", source, nullptr, number);
}

} // namespace vitrine::cli
