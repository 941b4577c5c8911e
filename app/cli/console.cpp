// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/console.h"

#include <cerrno>

#include <unistd.h>

namespace vitrine::cli {

namespace {

bool writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            return false;
        }
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace

bool Console::out(std::string_view text)
{
    m_closed = m_closed || !writeAll(STDOUT_FILENO, text);
    return !m_closed;
}

void Console::error(const QString& text)
{
    writeAll(STDERR_FILENO, QString(u"vitrine-cli: " + text + u'\n').toStdString());
}

bool Console::isErrorTerminal()
{
    return ::isatty(STDERR_FILENO) != 0;
}

void Console::overwrite(const QString& text)
{
    writeAll(STDERR_FILENO, QString(u"\r\x1b[K" + text).toStdString());
}

bool Console::isTerminal() const
{
    return ::isatty(STDOUT_FILENO) != 0;
}

} // namespace vitrine::cli
