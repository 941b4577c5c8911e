// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/language_switch.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<LanguageSwitch::Language, 2> Languages{{
    {"en", u"English"},
    {"zh_CN", u"简体中文"},
}};

bool isKnown(const QString& code)
{
    return std::ranges::any_of(
        Languages, [&](const auto& language) { return code == QLatin1StringView(language.code); });
}

/// The first of the desktop's languages that there are texts for.
QString desktopLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        if (wanted.startsWith("zh"_L1)) {
            return u"zh_CN"_s;
        }
        if (wanted.startsWith("en"_L1) || wanted == "C"_L1) {
            break;
        }
    }
    return u"en"_s;
}

} // namespace

LanguageSwitch::LanguageSwitch(QObject* parent)
    : QObject(parent)
{
}

std::span<const LanguageSwitch::Language> LanguageSwitch::languages()
{
    return Languages;
}

void LanguageSwitch::set(const QString& code)
{
    m_code = isKnown(code) ? code : QString();
    const QString shown = m_code.isEmpty() ? desktopLanguage() : m_code;
    QCoreApplication::removeTranslator(&m_texts);
    QCoreApplication::removeTranslator(&m_qtTexts);
    const QLocale system = QLocale::system();
    QLocale locale(shown);
    if (m_code.isEmpty() && system.language() == locale.language()) {
        locale = system; // with the desktop's own way of writing dates
    }
    QLocale::setDefault(locale);
    if (m_qtTexts.load(u"qtbase_"_s + shown, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qtTexts);
    }
    if (m_texts.load(u":/i18n/vitrine_"_s + shown)) {
        QCoreApplication::installTranslator(&m_texts);
    }
    emit changed();
}

} // namespace vitrine
