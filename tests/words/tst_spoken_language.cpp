// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/words/message.h"
#include "model/words/quantity.h"
#include "model/words/spoken_language.h"

#include <QTest>

#include <thread>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// A text that has long been translated.
Message licence()
{
    return Message(QT_TRANSLATE_NOOP("model", "Licence"));
}

} // namespace

class TestSpokenLanguage final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void aTextHasTheLanguageOfItsReader()
    {
        const Message text = licence();
        QCOMPARE(text.text(), u"Licence"_s);
        {
            const SpokenLanguage chinese("zh_CN");
            QCOMPARE(text.text(), u"许可证"_s);
            QCOMPARE(formatParameters(8'030'000'000), u"80.3 亿"_s);
            const SpokenLanguage english("en");
            QCOMPARE(text.text(), u"Licence"_s);
            QCOMPARE(formatParameters(8'030'000'000), u"8.03 B"_s);
        }
        QCOMPARE(text.text(), u"Licence"_s);
    }

    void theProgramsOwnLanguageDoesNotMatter()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(formatCount(92'000), u"92.000"_s);
        const SpokenLanguage english("en");
        QCOMPARE(formatCount(92'000), u"92,000"_s);
        QCOMPARE(formatBytes(23'900), u"23.9 kB"_s);
    }

    void anotherThreadKeepsItsOwn()
    {
        const SpokenLanguage chinese("zh_CN");
        QString elsewhere;
        std::jthread([&] { elsewhere = licence().text(); }).join();
        QCOMPARE(elsewhere, u"Licence"_s);
        QCOMPARE(licence().text(), u"许可证"_s);
    }

    void anUnknownLanguageIsEnglish()
    {
        const SpokenLanguage klingon("tlh");
        QCOMPARE(licence().text(), u"Licence"_s);
        QCOMPARE(formatCount(92'000), u"92,000"_s);
    }

    void aTextWithoutATranslationIsEnglish()
    {
        const SpokenLanguage chinese("zh_CN");
        QCOMPARE(SpokenLanguage::translated("of %n parts, not translated", nullptr, 3), u"of 3 parts, not translated"_s);
    }
};

QTEST_GUILESS_MAIN(TestSpokenLanguage)
#include "tst_spoken_language.moc"
