// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string_view>

namespace vitrine::cli {

/// Results go to stdout, problems to stderr. Once stdout is closed by its reader (`| head`), writing stops quietly.
class Console
{
public:
    /// False when nobody reads any more.
    bool out(std::string_view text);
    bool out(const QString& text) { return out(std::string_view(text.toStdString())); }
    void error(const QString& text);
    [[nodiscard]] bool isTerminal() const;
    [[nodiscard]] static bool isErrorTerminal();
    /// Puts a text in place of the line that the cursor of stderr is on.
    static void overwrite(const QString& text);

private:
    bool m_closed = false;
};

/// Documented exit codes, the same for all commands.
enum Exit : int { Fine = 0, Found = 1, Unusable = 2, NotVerified = 3 };

} // namespace vitrine::cli
