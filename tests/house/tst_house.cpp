// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

/// The rules of the house that a program can see: sizes, directions, licences, words.
class TestHouse final : public QObject
{
    Q_OBJECT

private slots:
    void filesStaySmall()
    {
        for (const QString& path : sources()) {
            const auto lines = read(path).count('\n');
            QVERIFY2(lines <= 600, qPrintable(u"%1 has %2 lines"_s.arg(path).arg(lines)));
        }
    }

    void everyFileSaysItsLicence()
    {
        for (const QString& path : sources()) {
            QVERIFY2(read(path).left(400).contains("SPDX-License-Identifier: "), qPrintable(path));
        }
    }

    void theModelKnowsNoWindow()
    {
        static const QRegularExpression gui(u"#include <(QtGui|QtWidgets|QWidget|QPainter|QColor|QIcon|QFont|QPixmap|QImage|QAction|QApplication)"_s);
        for (const QString& path : sources()) {
            if (path.startsWith(root() + u"/model/"_s)) {
                const QString text = QString::fromUtf8(read(path));
                QVERIFY2(!text.contains(gui) && !text.contains(u"#include \"widgets/"_s) && !text.contains(u"#include \"app/"_s), qPrintable(path));
            }
            if (path.startsWith(root() + u"/widgets/"_s)) {
                QVERIFY2(!read(path).contains("#include \"app/"), qPrintable(path));
            }
        }
    }

    void theTopLevelIsAsDesigned()
    {
        const QStringList allowed{u"CMakeLists.txt"_s, u"CMakePresets.json"_s, u"LICENSES"_s, u"README.md"_s, u"REUSE.toml"_s, u"app"_s,
            u"model"_s, u"packaging"_s, u"resources"_s, u"tests"_s, u"translations"_s, u"widgets"_s};
        for (const QString& name : QDir(root()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            QVERIFY2(allowed.contains(name) || name.startsWith(u"build"_s), qPrintable(name));
        }
    }

    void translationsAreComplete_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Chinese") << u"vitrine_zh_CN.ts"_s;
        QTest::newRow("English plurals") << u"vitrine_en.ts"_s;
    }
    void translationsAreComplete()
    {
        QFETCH(QString, file);
        const QByteArray text = read(root() + u"/translations/"_s + file);
        QVERIFY(text.contains("<message"));
        QVERIFY2(!text.contains("type=\"unfinished\""), "packaging/dev translations brought new texts that nobody has translated");
        QVERIFY(!text.contains("type=\"vanished\"") && !text.contains("type=\"obsolete\""));
    }

    /// What the tool that gathers texts overlooks would stay English for ever, and no gap would show in the file.
    void everyMarkedTextIsGathered()
    {
        static const QRegularExpression marked(u"(?:QT_TRANSLATE_N?_?NOOP\\(\\s*\"[^\"]*\",\\s*|\\btr\\(\\s*)((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"_s);
        const QSet<QString> gathered = sourceTexts();
        QVERIFY(gathered.size() > 2000);
        for (const QString& path : sources()) {
            if (path.startsWith(root() + u"/tests/"_s)) {
                continue;
            }
            const QString code = QString::fromUtf8(read(path));
            for (auto found = marked.globalMatch(code); found.hasNext();) {
                const QString text = unquoted(found.next().captured(1));
                QVERIFY2(gathered.contains(text), qPrintable(path + u": "_s + text));
            }
        }
    }

    void theDesktopEntryIsValid()
    {
        check(u"desktop-file-validate"_s, {root() + u"/packaging/desktop/org.vitrine.Vitrine.desktop"_s});
    }

    void theAppStreamFileIsValid()
    {
        check(u"appstreamcli"_s, {u"validate"_s, u"--no-net"_s, u"--override=url-homepage-missing=info"_s, root() + u"/packaging/desktop/org.vitrine.Vitrine.metainfo.xml"_s});
    }

private:
    static QString root() { return QString::fromUtf8(VITRINE_SOURCE); }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The texts that the Chinese file has a translation for.
    static QSet<QString> sourceTexts()
    {
        QSet<QString> texts;
        QXmlStreamReader xml(read(root() + u"/translations/vitrine_zh_CN.ts"_s));
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "source"_L1) {
                texts.insert(xml.readElementText());
            }
        }
        return texts;
    }
    /// The value of string literals that stand one behind the other.
    static QString unquoted(const QString& literals)
    {
        static const QRegularExpression literal(u"\"((?:[^\"\\\\]|\\\\.)*)\""_s);
        QString text;
        for (auto found = literal.globalMatch(literals); found.hasNext();) {
            text += found.next().captured(1);
        }
        return text.replace(u"\\n"_s, u"\n"_s).replace(u"\\\""_s, u"\""_s).replace(u"\\\\"_s, u"\\"_s);
    }
    static QStringList sources()
    {
        QStringList files;
        for (const QString& folder : {u"app"_s, u"model"_s, u"widgets"_s, u"tests"_s}) {
            QDirIterator all(root() + u'/' + folder, {u"*.cpp"_s, u"*.h"_s, u"CMakeLists.txt"_s, u"*.py"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (all.hasNext()) {
                files << all.next();
            }
        }
        return files;
    }
    static void check(const QString& program, const QStringList& arguments)
    {
        if (QStandardPaths::findExecutable(program).isEmpty()) {
            QSKIP(qPrintable(program + u" is not installed"_s));
        }
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAll().constData());
    }
};

QTEST_GUILESS_MAIN(TestHouse)
#include "tst_house.moc"
