// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/words/spoken_language.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

constexpr auto Context = "model";

thread_local const SpokenLanguage* innermost = nullptr;

} // namespace

SpokenLanguage::SpokenLanguage(std::string_view code)
    : m_locale(QLocale::English, QLocale::UnitedStates)
    , m_outer(std::exchange(innermost, this))
{
    const bool isChinese = code == "zh_CN";
    const bool isLoaded = m_translator.load(isChinese ? u":/i18n/vitrine_zh_CN.qm"_s : u":/i18n/vitrine_en.qm"_s);
    // Chinese numbers between English words would be neither.
    if (isChinese && isLoaded) {
        m_locale = QLocale(QLocale::Chinese, QLocale::SimplifiedChineseScript, QLocale::China);
    }
}

SpokenLanguage::~SpokenLanguage()
{
    innermost = m_outer;
}

QString SpokenLanguage::translated(const char* source, const char* comment, int number)
{
    if (innermost == nullptr) {
        return QCoreApplication::translate(Context, source, comment, number);
    }
    QString text = innermost->m_translator.translate(Context, source, comment, number);
    if (text.isNull()) {
        text = QString::fromUtf8(source);
    }
    if (number >= 0) {
        text.replace("%n"_L1, QString::number(number));
    }
    return text;
}

QLocale SpokenLanguage::locale()
{
    return innermost == nullptr ? QLocale() : innermost->m_locale;
}

} // namespace vitrine
