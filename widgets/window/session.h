// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace vitrine {

class LanguageSwitch;
class RecentDirectories;
class SchemeSwitch;

/// What all windows of the program share.
struct Session {
    LanguageSwitch* language = nullptr;
    SchemeSwitch* scheme = nullptr;
    RecentDirectories* recent = nullptr;
};

} // namespace vitrine
