// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTranslator>

#include <span>
#include <string>

namespace vitrine::cli {

/// The language of this call: `--language`, else that of the environment. Installed as long as the object lives.
class Language
{
public:
    explicit Language(std::span<const std::string> words);
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

private:
    QTranslator m_translator;
};

} // namespace vitrine::cli
