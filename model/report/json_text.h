// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Appends a JSON string with its quotes. Valid UTF-8 comes through exactly; bytes that are not are written as \\xNN,
/// so that the whole stays valid JSON and the name can still be told.
void appendJsonString(std::string& json, std::string_view bytes);

} // namespace vitrine
