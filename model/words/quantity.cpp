// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/words/quantity.h"

#include "model/words/message.h"
#include "model/words/spoken_language.h"

#include <array>
#include <cmath>

namespace vitrine {

namespace {

struct Unit {
    double size;
    const char* name;
};

struct WithComment {
    const char* source;
    const char* comment;
};
constexpr WithComment Link = QT_TRANSLATE_NOOP3("model", ", ", "between the items of a list");
constexpr WithComment LastLink = QT_TRANSLATE_NOOP3("model", " and ", "before the last item of a list");

/// Three significant digits, as long as the value stays below 1,000.
QString threeDigits(double value)
{
    const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return SpokenLanguage::locale().toString(value, 'f', decimals);
}

template <std::size_t N>
QString scaled(std::uint64_t number, const std::array<Unit, N>& units)
{
    const auto value = static_cast<double>(number);
    for (const Unit& unit : units) {
        if (value >= unit.size * 0.9995) {
            return threeDigits(value / unit.size) + u' ' + QLatin1StringView(unit.name);
        }
    }
    return {};
}

bool countsInMyriads()
{
    return SpokenLanguage::locale().language() == QLocale::Chinese;
}

} // namespace

QString formatBytes(std::uint64_t bytes)
{
    static constexpr std::array<Unit, 6> units{
        {{1e18, "EB"}, {1e15, "PB"}, {1e12, "TB"}, {1e9, "GB"}, {1e6, "MB"}, {1e3, "kB"}}};
    if (bytes < 1000) {
        return SpokenLanguage::locale().toString(static_cast<qulonglong>(bytes)) + QLatin1StringView(" B");
    }
    return scaled(bytes, units);
}

QString formatParameters(std::uint64_t parameters)
{
    if (countsInMyriads()) {
        static constexpr std::array<std::pair<double, QStringView>, 3> units{
            {{1e12, u"万亿"}, {1e8, u"亿"}, {1e4, u"万"}}};
        for (const auto& [size, name] : units) {
            if (static_cast<double>(parameters) >= size * 0.9995) {
                return threeDigits(static_cast<double>(parameters) / size) + u' ' + name;
            }
        }
        return formatCount(parameters);
    }
    static constexpr std::array<Unit, 4> units{{{1e12, "T"}, {1e9, "B"}, {1e6, "M"}, {1e3, "K"}}};
    return parameters < 1000 ? formatCount(parameters) : scaled(parameters, units);
}

QString formatCount(std::uint64_t number)
{
    return SpokenLanguage::locale().toString(static_cast<qulonglong>(number));
}

QString formatSeconds(double seconds)
{
    if (seconds < 60) {
        const int decimals = seconds < 1 ? 2 : seconds < 10 ? 1 : 0;
        return SpokenLanguage::translated(QT_TRANSLATE_NOOP("model", "%1 s")).arg(SpokenLanguage::locale().toString(seconds, 'f', decimals));
    }
    const auto whole = static_cast<qlonglong>(std::llround(seconds));
    return SpokenLanguage::translated(QT_TRANSLATE_NOOP("model", "%1 min %2 s")).arg(whole / 60).arg(whole % 60);
}

QString joinedList(const std::vector<Message>& items)
{
    if (items.empty()) {
        return {};
    }
    QString text = items.front().text();
    for (std::size_t i = 1; i < items.size(); ++i) {
        const bool last = i + 1 == items.size();
        const WithComment& between = last ? LastLink : Link;
        text += SpokenLanguage::translated(between.source, between.comment);
        text += items[i].text();
    }
    return text;
}

} // namespace vitrine
