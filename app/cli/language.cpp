// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/language.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine::cli {

namespace {

/// Looked for before the options are parsed, because what parsing says must be in this language already.
QString wanted(std::span<const std::string> words)
{
    constexpr std::string_view option = "--language";
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == option && i + 1 < words.size()) {
            return QString::fromStdString(words[i + 1]);
        }
        if (words[i].starts_with(option) && words[i].size() > option.size() && words[i][option.size()] == '=') {
            return QString::fromStdString(words[i].substr(option.size() + 1));
        }
    }
    return {};
}

} // namespace

Language::Language(std::span<const std::string> words)
{
    const QString name = wanted(words);
    const QLocale system = name.isEmpty() ? QLocale::system() : QLocale(name);
    const bool chinese = system.language() == QLocale::Chinese;
    // Only two languages are complete; any other locale would mix its number format with English words.
    QLocale::setDefault(chinese ? QLocale(QLocale::Chinese, QLocale::SimplifiedChineseScript, QLocale::China)
                                : QLocale(QLocale::English, QLocale::UnitedStates));
    if (m_translator.load(chinese ? u":/i18n/vitrine_zh_CN.qm"_s : u":/i18n/vitrine_en.qm"_s)) {
        QCoreApplication::installTranslator(&m_translator);
    }
}

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_translator);
}

} // namespace vitrine::cli
