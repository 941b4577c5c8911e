// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/welcome/recent_directories.h"
#include "widgets/welcome/recent_list.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestRecentDirectories final : public QObject
{
    Q_OBJECT

private:
    static ModelDirectory directory(const QString& path)
    {
        ModelDirectory directory;
        directory.path = path.toStdString();
        directory.units.emplace_back().verdict = {VerdictKind::CompleteModel, true, VerdictState::Pass, {}};
        FileEntry file;
        file.size = 7;
        directory.files = {file, file};
        return directory;
    }
    QTemporaryDir m_settings;

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(u"VitrineTest"_s);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void theNewestStandsFirstAndTenAreKept()
    {
        RecentDirectories recent;
        for (int i = 0; i < 12; ++i) {
            recent.add(directory(u"/models/%1"_s.arg(i)), 14);
        }
        QCOMPARE(recent.entries().size(), 10U);
        QCOMPARE(recent.entries().front().path, u"/models/11"_s);
        recent.add(directory(u"/models/5"_s), 14);
        QCOMPARE(recent.entries().size(), 10U);
        QCOMPARE(recent.entries().front().path, u"/models/5"_s);
    }

    void theyAreKept()
    {
        {
            RecentDirectories recent;
            recent.add(directory(u"/models/a"_s), 14);
            recent.setUnit(u"/models/a"_s, u"checkpoint-5"_s);
        }
        const RecentDirectories recent;
        QCOMPARE(recent.entries().size(), 1U);
        QCOMPARE(recent.entries().front().kind, VerdictKind::CompleteModel);
        QCOMPARE(recent.entries().front().state, VerdictState::Pass);
        QCOMPARE(recent.entries().front().bytes, 14U);
        QCOMPARE(recent.unit(u"/models/a"_s), u"checkpoint-5"_s);
    }

    void strangeSettingsDoNoHarm()
    {
        QSettings settings;
        settings.beginWriteArray(u"recent"_s, 2);
        settings.setArrayIndex(0);
        settings.setValue(u"path"_s, u"/x"_s);
        settings.setValue(u"kind"_s, 12345);
        settings.setValue(u"state"_s, -3);
        settings.endArray();
        settings.sync();
        const RecentDirectories recent;
        QCOMPARE(recent.entries().size(), 1U);
        QCOMPARE(recent.entries().front().kind, VerdictKind::NotAModel);
    }

    void missingOnesAreFoundInTheBackground()
    {
        const QTemporaryDir there;
        RecentDirectories recent;
        recent.add(directory(there.path()), 14);
        recent.add(directory(u"/no/such/folder"_s), 14);
        const QSignalSpy changed(&recent, &RecentDirectories::changed);
        recent.look();
        QVERIFY(QTest::qWaitFor([&] { return !changed.isEmpty(); }));
        QVERIFY(!recent.entries()[0].isThere);
        QVERIFY(recent.entries()[1].isThere);
    }

    void theListOpensAndRemoves()
    {
        RecentDirectories recent;
        recent.add(directory(u"/models/b"_s), 14);
        recent.add(directory(u"/models/a"_s), 14);
        RecentList list(&recent);
        const QAbstractItemModelTester tester(list.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.resize(400, 300);
        list.show();
        const QSignalSpy open(&list, &RecentList::openWanted);
        list.setCurrentIndex(list.model()->index(1, 0));
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(open.size(), 1);
        QCOMPARE(open.first().first().toString(), u"/models/b"_s);
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(recent.entries().size(), 1U);
        QCOMPARE(list.model()->rowCount(), 1);
    }
};

QTEST_MAIN(TestRecentDirectories)
#include "tst_recent_directories.moc"
