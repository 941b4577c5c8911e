// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <string_view>

namespace vitrine {

/// While such an object lives, its thread puts texts, sizes and numbers into this language, whatever the program shows
/// elsewhere: a document has its reader's language and not that of the window that it was written from. Objects nest;
/// the innermost one counts. Texts come from the program's own translation files; where those are not linked in, the
/// English of the source is spoken.
class SpokenLanguage
{
public:
    /// "en" or "zh_CN"; anything else is "en".
    explicit SpokenLanguage(std::string_view code);
    ~SpokenLanguage();
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

    /// A text of the context "model" in the language of this thread: that of the innermost object, else that of the
    /// program. `number`: chooses the form, and stands for %n; negative: there is none.
    [[nodiscard]] static QString translated(const char* source, const char* comment = nullptr, int number = -1);
    /// How numbers are written in that language.
    [[nodiscard]] static QLocale locale();

private:
    QTranslator m_translator;
    QLocale m_locale;
    const SpokenLanguage* m_outer;
};

} // namespace vitrine
