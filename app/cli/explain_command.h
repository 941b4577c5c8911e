// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/command.h"

namespace vitrine::cli {

/// Plain words about a directory, or about one role, verdict, format, dtype, check, key or term.
class ExplainCommand final : public Command
{
public:
    [[nodiscard]] std::string_view name() const override { return "explain"; }
    [[nodiscard]] std::string_view synopsis() const override { return "[PATH]"; }
    [[nodiscard]] const char* summary() const override;
    [[nodiscard]] const char* exitCodes() const override;
    [[nodiscard]] std::vector<Option> options() const override;
    [[nodiscard]] int run(const Arguments& arguments, Console& console) const override;
};

} // namespace vitrine::cli
