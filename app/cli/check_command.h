// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/command.h"

namespace vitrine::cli {

/// The checklist of a directory or a file.
class CheckCommand final : public Command
{
public:
    [[nodiscard]] std::string_view name() const override { return "check"; }
    [[nodiscard]] std::string_view synopsis() const override { return "PATH"; }
    [[nodiscard]] const char* summary() const override;
    [[nodiscard]] const char* exitCodes() const override;
    [[nodiscard]] std::vector<Option> options() const override;
    [[nodiscard]] int run(const Arguments& arguments, Console& console) const override;
};

} // namespace vitrine::cli
