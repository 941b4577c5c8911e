// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program itself, as it is started where there is no display.

#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestProgram final : public QObject
{
    Q_OBJECT

private:
    struct Answer {
        int code = -1;
        QString out;
        QString error;
    };
    /// What the program says without a display, on a machine of this locale.
    [[nodiscard]] Answer run(const QStringList& arguments, const QString& locale = u"C.UTF-8"_s) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const auto& name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s, u"LANGUAGE"_s, u"LANG"_s}) {
            environment.remove(name);
        }
        environment.insert(u"LC_ALL"_s, locale);
        environment.insert(u"XDG_CONFIG_HOME"_s, m_place.path());
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_place.path());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QString::fromUtf8(VITRINE_PROGRAM), arguments);
        if (!process.waitForFinished(30'000) || process.exitStatus() != QProcess::NormalExit) {
            return {-1, {}, QString::fromUtf8(process.readAllStandardError())};
        }
        return {
            process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
    }

    QTemporaryDir m_place;

private slots:
    void versionNeedsNoDisplay()
    {
        for (const QString& option : {u"--version"_s, u"-v"_s}) {
            const Answer answer = run({option});
            QCOMPARE(answer.code, 0);
            QCOMPARE(answer.out, u"Vitrine "_s + QStringLiteral(VITRINE_VERSION) + u'\n');
            QCOMPARE(answer.error, QString());
        }
    }
    void helpNeedsNoDisplay()
    {
        for (const QString& option : {u"--help"_s, u"-h"_s}) {
            const Answer answer = run({option});
            QCOMPARE(answer.code, 0);
            QVERIFY(answer.out.startsWith(u"Usage: "_s));
            for (const QString& word : {u"--screenshot <FILE>"_s, u"--language <LANGUAGE>"_s, u"[PATH…]"_s}) {
                QVERIFY2(answer.out.contains(word), qPrintable(answer.out));
            }
            QVERIFY(!answer.out.contains(u"time-startup"_s));
            QCOMPARE(answer.error, QString());
        }
    }
    void aWrongOptionBesideThemIsTold()
    {
        const Answer answer = run({u"--help"_s, u"--nonsense"_s});
        QCOMPARE(answer.code, 1);
        QVERIFY2(answer.error.contains(u"nonsense"_s), qPrintable(answer.error));
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
