// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/info_json.h"

namespace vitrine {

std::string infoJson(const ModelDirectory&)
{
    return "{}";
}

} // namespace vitrine
