// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace vitrine::cli {

/// A text of the command line, marked with QT_TRANSLATE_NOOP("cli", …), in the language of the program. `number`: of what
/// is counted, for texts with a plural. It is not called tr(): the tool that gathers texts would take the call for its own
/// mark, and overlook the real one in it.
[[nodiscard]] QString translated(const char* source, int number = -1);

} // namespace vitrine::cli
