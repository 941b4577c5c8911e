// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/fallback_palette.h"
#include "widgets/theme/scheme.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPixmapCache>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestTheme final : public QObject
{
    Q_OBJECT

private slots:
    void contrastIsThatOfWcag()
    {
        QCOMPARE(theme::contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(theme::contrast(Qt::white, Qt::white), 1.0);
        // 4.54, the well-known grey that just passes on white
        QVERIFY(std::abs(theme::contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
    }

    void ourColoursCanBeRead_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    /// 4.5 for text, 3 for graphics, over every surface that they may lie on.
    void ourColoursCanBeRead()
    {
        QFETCH(bool, dark);
        const QPalette palette = theme::fallbackPalette(dark);
        QCOMPARE(theme::isDark(palette), dark);
        QList<QColor> surfaces{theme::hover(palette)};
        for (const auto role :
             {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button, QPalette::Highlight}) {
            surfaces << palette.color(role);
        }
        for (const QColor& surface : surfaces) {
            QVERIFY(theme::contrast(palette.color(QPalette::Text), surface) >= 9);
            QVERIFY(theme::contrast(theme::muted(palette), surface) >= 4.5);
            QVERIFY(theme::contrast(palette.color(QPalette::Link), surface) >= 4.5);
            QVERIFY(theme::contrast(theme::accent(palette), surface) >= 3);
            for (int i = 0; i <= static_cast<int>(StatusColor::Half); ++i) {
                QVERIFY2(
                    theme::contrast(theme::status(static_cast<StatusColor>(i), palette), surface) >= 4.5,
                    QByteArray::number(i));
            }
            for (int i = 0; i < static_cast<int>(Need::Count); ++i) {
                QVERIFY2(
                    theme::contrast(theme::need(static_cast<Need>(i), palette), surface) >= 4.5, QByteArray::number(i));
            }
        }
        for (int i = 0; i <= static_cast<int>(StatusColor::Half); ++i) {
            const auto status = static_cast<StatusColor>(i);
            QVERIFY2(
                theme::contrast(theme::status(status, palette), theme::statusGround(status, palette)) >= 4.5,
                QByteArray::number(i));
        }
        for (int i = 0; i < static_cast<int>(Need::Count); ++i) {
            QVERIFY2(
                theme::contrast(palette.color(QPalette::Text), theme::needGround(static_cast<Need>(i), palette)) >= 9,
                QByteArray::number(i));
        }
        for (int i = 0; i <= static_cast<int>(DtypeFamily::Unknown); ++i) {
            const auto family = static_cast<DtypeFamily>(i);
            QVERIFY2(
                theme::contrast(theme::dtypeText(family, palette), theme::dtypeGround(family, palette)) >= 4.5,
                QByteArray::number(i));
        }
        QVERIFY(theme::contrast(Qt::white, theme::primary(palette)) >= 4.5);
        QVERIFY(theme::contrast(theme::edge(palette), palette.color(QPalette::Base)) >= 3);
    }

    void aForeignHighlightTakesItsOwnText()
    {
        const QColor blue(0x30, 0x8c, 0xc6);
        QCOMPARE(theme::readable(QColor(0x0B, 0x6A, 0x88), blue, 3.0, Qt::white), QColor(Qt::white));
        QCOMPARE(theme::readable(QColor(0x0B, 0x6A, 0x88), Qt::white, 3.0, Qt::black), QColor(0x0B, 0x6A, 0x88));
    }

    void coloursOfAForeignPaletteFollowIt()
    {
        QPalette palette;
        palette.setColor(QPalette::Base, QColor(0x10, 0x20, 0x10));
        palette.setColor(QPalette::Text, QColor(0xE0, 0xFF, 0xE0));
        QVERIFY(theme::isDark(palette));
        QVERIFY(!theme::isFallback(palette));
        QVERIFY(theme::contrast(theme::muted(palette), palette.color(QPalette::Base)) >= 4.5);
    }

    void iconsAreThereInTheirColour_data()
    {
        QTest::addColumn<QString>("name");
        for (int i = 0; i < static_cast<int>(Role::Count); ++i) {
            QTest::newRow(QByteArray(roleName(static_cast<Role>(i)).data())) << theme::roleIcon(static_cast<Role>(i));
        }
        for (int i = 0; i <= static_cast<int>(StatusColor::Half); ++i) {
            QTest::addRow("status %d", i) << theme::statusIcon(static_cast<StatusColor>(i));
        }
    }
    void iconsAreThereInTheirColour()
    {
        QFETCH(QString, name);
        const QColor color(0x12, 0x34, 0x56);
        const QPixmap pixmap = theme::pixmap(name, color, 16, 2.0);
        QCOMPARE(pixmap.devicePixelRatio(), 2.0);
        QCOMPARE(pixmap.size(), QSize(32, 32));
        const QImage image = pixmap.toImage();
        int painted = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() == 255) {
                    QCOMPARE(image.pixelColor(x, y).rgb(), color.rgb());
                    ++painted;
                }
            }
        }
        QVERIFY2(painted > 10, qPrintable(name));
    }

    void iconsFollowThePalette()
    {
        const QIcon icon = theme::icon(u"action/open"_s);
        const auto darkest = [&] {
            const QImage image = icon.pixmap(QSize(16, 16), 1.0).toImage();
            int least = 255;
            for (int y = 0; y < 16; ++y) {
                for (int x = 0; x < 16; ++x) {
                    if (image.pixelColor(x, y).alpha() > 200) {
                        least = std::min(least, image.pixelColor(x, y).lightness());
                    }
                }
            }
            return least;
        };
        QApplication::setPalette(theme::fallbackPalette(false));
        QVERIFY(darkest() < 60);
        QApplication::setPalette(theme::fallbackPalette(true));
        QVERIFY(darkest() > 200);
    }

    /// At 200 % an icon has twice the pixels, and is not one of 100 % blown up.
    void iconsAreSharpOnFineScreens()
    {
        const QPixmap fine = theme::icon(u"action/reload"_s).pixmap(QSize(16, 16), 2.0);
        QCOMPARE(fine.size(), QSize(32, 32));
        QCOMPARE(fine.devicePixelRatio(), 2.0);
        const QPixmap coarse = theme::icon(u"action/reload"_s).pixmap(QSize(16, 16), 1.0);
        QCOMPARE(coarse.size(), QSize(16, 16));
    }

    void schemesHaveNames()
    {
        for (const Scheme scheme : {Scheme::System, Scheme::Light, Scheme::Dark}) {
            QCOMPARE(schemeByName(schemeName(scheme)), std::optional(scheme));
        }
        QVERIFY(!schemeByName(u"pink"));
    }

    void theSchemeIsSwitched()
    {
        SchemeSwitch scheme;
        scheme.set(Scheme::Dark);
        QVERIFY(theme::isDark(QApplication::palette()));
        scheme.set(Scheme::Light);
        QVERIFY(!theme::isDark(QApplication::palette()));
    }

    void digitsAreTabular()
    {
        QVERIFY(theme::font(1).isFeatureSet(QFont::Tag("tnum")));
        QVERIFY(theme::font(1.4).pointSizeF() > theme::font(1).pointSizeF());
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
