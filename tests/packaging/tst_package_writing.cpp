// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/package_verifier.h"
#include "model/packaging/package_writer.h"
#include "model/practice/practice_folder.h"
#include "tests/packaging/packing_support.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <sys/stat.h>

using namespace vitrine;
using namespace Qt::StringLiterals;

using test::contentOf;
using test::writeFile;

namespace {

QByteArray tool(const QString& program, const QStringList& arguments, const QString& folder)
{
    return test::runTool(program, arguments, folder, 60'000);
}

} // namespace

class TestPackageWriting final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_parent.isValid());
        const auto path = writePracticeFolder(m_parent.path().toStdString());
        QVERIFY(path.has_value());
        m_path = QString::fromStdString(*path);
        QVERIFY(writeFile(m_path + u"/LICENSE"_s, "terms\n"));
        m_directory = *openDirectory(*path);
    }

    void init()
    {
        m_out = std::make_unique<QTemporaryDir>();
        QVERIFY(m_out->isValid());
        m_directory = *openDirectory(m_path.toStdString());
    }

    void everyFormVerifiesAndOpens_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"p.tar", "p.tar.zst", "p.tar.gz", "p.zip", "p", "p.oci"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }
    void everyFormVerifiesAndOpens()
    {
        QFETCH(QString, name);
        const auto written = pack(name);
        QVERIFY2(written.has_value(), written ? "" : written.error().message.utf8().c_str());
        QVERIFY(written->verified);
        for (const bool quick : {false, true}) {
            VerifyOptions options;
            options.quick = quick;
            const auto verification = verifyPackage(written->output, options);
            QVERIFY(verification.has_value());
            QVERIFY(verification->intact);
            QCOMPARE(verification->files, written->files);
        }
        QVERIFY(QDir(m_out->path()).entryList({u"*.part"_s, u".*.part"_s}, QDir::AllEntries | QDir::Hidden).isEmpty());
    }

    void theUnpackedFolderIsACompleteModel()
    {
        QVERIFY(pack(u"p.tar"_s).has_value());
        QCOMPARE(tool(u"tar"_s, {u"-xf"_s, u"p.tar"_s}, m_out->path()), QByteArray("ok"));
        const QString folder = m_out->filePath(u"practice-1.0"_s);
        const auto opened = openDirectory(folder.toStdString());
        QVERIFY(opened.has_value());
        QCOMPARE((*opened)->root().verdict.kind, VerdictKind::CompleteModel);
        QVERIFY(verifyPackage(folder.toStdString())->intact);
        QCOMPARE(tool(u"sha256sum"_s, {u"-c"_s, u"--quiet"_s, u"SHA256SUMS"_s}, folder), QByteArray("ok"));
        if (const QByteArray xxh = tool(u"xxhsum"_s, {u"-c"_s, u"XXH128SUMS"_s}, folder); !xxh.isEmpty()) {
            QCOMPARE(xxh, QByteArray("ok"));
        }
    }

    void otherToolsAgree_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        const QString tarfile = u"import sys,tarfile; t=tarfile.open(sys.argv[1]); n=[m.name for m in t]; assert len(n)>8 and all(m.isfile() and m.mtime==0 and m.uid==0 for m in t)"_s;
        const QString zipfile = u"import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None and len(z.namelist())>8"_s;
        for (const QString& name : {u"p.tar"_s, u"p.tar.gz"_s, u"p.tar.zst"_s}) {
            QTest::newRow(qPrintable(u"tar "_s + name)) << name << u"tar"_s << QStringList{u"-tf"_s, name};
            QTest::newRow(qPrintable(u"bsdtar "_s + name)) << name << u"bsdtar"_s << QStringList{u"-tf"_s, name};
        }
        QTest::newRow("7z tar") << u"p.tar"_s << u"7z"_s << QStringList{u"t"_s, u"p.tar"_s};
        QTest::newRow("7z zip") << u"p.zip"_s << u"7z"_s << QStringList{u"t"_s, u"p.zip"_s};
        QTest::newRow("bsdtar zip") << u"p.zip"_s << u"bsdtar"_s << QStringList{u"-tf"_s, u"p.zip"_s};
        QTest::newRow("tarfile") << u"p.tar"_s << u"python3"_s << QStringList{u"-c"_s, tarfile, u"p.tar"_s};
        QTest::newRow("zipfile") << u"p.zip"_s << u"python3"_s << QStringList{u"-c"_s, zipfile, u"p.zip"_s};
    }
    void otherToolsAgree()
    {
        QFETCH(QString, name);
        QFETCH(QString, program);
        QFETCH(QStringList, arguments);
        QVERIFY(pack(name).has_value());
        const QByteArray answer = tool(program, arguments, m_out->path());
        if (answer.isEmpty()) {
            QSKIP("this tool is not installed");
        }
        QCOMPARE(answer, QByteArray("ok"));
    }

    void twoRunsGiveTheSameBytes_data() { everyFormVerifiesAndOpens_data(); }
    void twoRunsGiveTheSameBytes()
    {
        QFETCH(QString, name);
        const auto first = pack(u"a-"_s + name);
        const auto second = pack(u"b-"_s + name);
        QVERIFY(first.has_value() && second.has_value());
        QCOMPARE(first->sha256, second->sha256);
        if (QFileInfo(QString::fromStdString(first->output)).isFile()) {
            QCOMPARE(contentOf(QString::fromStdString(first->output)), contentOf(QString::fromStdString(second->output)));
        }
    }

    void whatDiffersIsNamed_data() 
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("changed") << u"changed"_s;
        QTest::newRow("missing") << u"missing"_s;
        QTest::newRow("extra") << u"extra"_s;
    }
    void whatDiffersIsNamed()
    {
        QFETCH(QString, kind);
        QVERIFY(pack(u"p"_s).has_value());
        const QString file = m_out->filePath(kind == u"extra"_s ? u"p/new.bin"_s : u"p/config.json"_s);
        if (kind == u"missing"_s) {
            QVERIFY(QFile::remove(file));
        } else {
            QByteArray content = contentOf(file);
            content += ' ';
            QVERIFY(writeFile(file, content));
        }
        const auto verification = verifyPackage(m_out->filePath(u"p"_s).toStdString());
        QVERIFY(verification.has_value() && !verification->intact);
        QCOMPARE(verification->differences.size(), std::size_t{1});
        QCOMPARE(verification->differences.front().path, QFileInfo(file).fileName().toStdString());
        QCOMPARE(QString::fromUtf8(differenceName(verification->differences.front().kind).data()), kind);
    }

    void aChangedByteInAnArchiveIsNamed()
    {
        const auto written = pack(u"p.tar"_s);
        QByteArray tar = contentOf(m_out->filePath(u"p.tar"_s));
        const qsizetype at = tar.indexOf("LlamaForCausalLM");
        QVERIFY(at > 0);
        tar[at] = 'X';
        QVERIFY(writeFile(m_out->filePath(u"p.tar"_s), tar));
        const auto verification = verifyPackage(written->output);
        QVERIFY(verification.has_value() && !verification->intact);
        QCOMPARE(verification->differences.front().path, std::string("config.json"));
    }

    void quickVerifyingNeedsItsOwnSums()
    {
        QVERIFY(pack(u"p"_s).has_value());
        QVERIFY(QFile::remove(m_out->filePath(u"p/XXH128SUMS"_s)));
        QVERIFY(writeFile(m_out->filePath(u"p/config.json"_s), "{}"));
        VerifyOptions quick;
        quick.quick = true;
        QCOMPARE(verifyPackage(m_out->filePath(u"p"_s).toStdString(), quick).error().code, ErrorCode::Malformed);
        const auto full = verifyPackage(m_out->filePath(u"p"_s).toStdString());
        QVERIFY(full.has_value() && !full->intact);
        QCOMPARE(full->differences.size(), std::size_t{2});
    }

    void anArchiveThatWasCutIsNotIntact()
    {
        const auto written = pack(u"p.tar"_s);
        const QByteArray tar = contentOf(m_out->filePath(u"p.tar"_s));
        QVERIFY(writeFile(m_out->filePath(u"p.tar"_s), tar.left(tar.size() / 2)));
        const auto verification = verifyPackage(written->output);
        QVERIFY(!verification.has_value() || !verification->intact);
    }

    void aTargetThatIsThereStays()
    {
        QVERIFY(writeFile(m_out->filePath(u"p.tar"_s), "mine"));
        const auto refused = pack(u"p.tar"_s);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::CannotWrite);
        QCOMPARE(contentOf(m_out->filePath(u"p.tar"_s)), QByteArray("mine"));
        QVERIFY(pack(u"p.tar"_s, true).has_value());
    }

    void cancellingLeavesNothing()
    {
        std::stop_source stop;
        stop.request_stop();
        const PackagePlan chosen = plan(u"p.tar"_s);
        const auto result = writePackage(*m_directory, chosen, {m_out->filePath(u"p.tar"_s).toStdString(), false, stop.get_token(), {}});
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
        QVERIFY(QDir(m_out->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
    }

    void aSourceThatChangesIsAnError()
    {
        const PackagePlan chosen = plan(u"p.tar"_s);
        const QString config = m_path + u"/config.json"_s;
        const QByteArray before = contentOf(config);
        QVERIFY(writeFile(config, before + "\n"));
        const auto result = writePackage(*m_directory, chosen, {m_out->filePath(u"p.tar"_s).toStdString(), false, {}, {}});
        QVERIFY(writeFile(config, before));
        QCOMPARE(result.error().code, ErrorCode::SourceChanged);
        QVERIFY(QDir(m_out->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
    }

    void aPlaceThatIsNotThereIsTold()
    {
        const auto result = writePackage(*m_directory, plan(u"p.tar"_s), {m_out->filePath(u"no/such/p.tar"_s).toStdString(), false, {}, {}});
        QCOMPARE(result.error().code, ErrorCode::NotFound);
    }

    void aFolderSharesItsBlocksWhereItCan_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("copy") << int(FolderCopy::Copy);
        QTest::newRow("reflink") << int(FolderCopy::Reflink);
        QTest::newRow("hard link") << int(FolderCopy::HardLink);
    }
    void aFolderSharesItsBlocksWhereItCan()
    {
        QFETCH(int, how);
        // Beside the model, so that both lie on one file system.
        const QString output = m_parent.filePath(u"shared"_s);
        PackageOptions options = optionsFor(u"shared"_s);
        options.folderCopy = FolderCopy(how);
        options.scrubPaths = true;
        const PackagePlan chosen = planPackage(*m_directory, 0, {}, options);
        const auto written = writePackage(*m_directory, chosen, {output.toStdString(), false, {}, {}});
        QVERIFY2(written.has_value(), written ? "" : written.error().message.utf8().c_str());
        const auto inode = [](const QString& path) {
            struct stat status = {};
            return ::stat(path.toUtf8().constData(), &status) == 0 ? status.st_ino : 0;
        };
        const bool isSame = inode(output + u"/tokenizer.json"_s) == inode(m_path + u"/tokenizer.json"_s);
        const bool isScrubbedSame = inode(output + u"/config.json"_s) == inode(m_path + u"/config.json"_s);
        const QByteArray tokenizer = contentOf(output + u"/tokenizer.json"_s);
        const bool intact = verifyPackage(output.toStdString())->intact;
        const auto bytes = written->bytes;
        std::uint64_t sum = 0;
        for (const QString& name : QDir(output).entryList(QDir::Files | QDir::Hidden)) {
            sum += std::uint64_t(QFileInfo(output + u'/' + name).size());
        }
        QVERIFY(QDir(output).removeRecursively());
        QVERIFY(intact);
        QCOMPARE(isSame, FolderCopy(how) == FolderCopy::HardLink);
        QVERIFY(!isScrubbedSame); // its content changes on the way, so it is a file of its own
        QCOMPARE(tokenizer, contentOf(m_path + u"/tokenizer.json"_s));
        QCOMPARE(bytes, sum);
        QVERIFY(contentOf(m_path + u"/config.json"_s).contains("/home/anna")); // the source is as it was
    }

    void theNoteHoldsNoHomePath()
    {
        PackageOptions options = optionsFor(u"p"_s);
        options.scrubPaths = true;
        const PackagePlan scrubbed = planPackage(*m_directory, 0, {}, options);
        QVERIFY(writePackage(*m_directory, scrubbed, {m_out->filePath(u"p"_s).toStdString(), false, {}, {}}).has_value());
        for (const QString& name : QDir(m_out->filePath(u"p"_s)).entryList(QDir::Files | QDir::Hidden)) {
            QVERIFY2(!contentOf(m_out->filePath(u"p/"_s + name)).contains("/home/anna"), qPrintable(name));
        }
        const auto config = nlohmann::json::parse(contentOf(m_out->filePath(u"p/config.json"_s)).toStdString());
        QCOMPARE(config.at("_name_or_path"), "models/practice-base");
        QCOMPARE(config.at("hidden_size"), 32);
    }

    void provenanceIsAStatementOfInToto()
    {
        const auto written = pack(u"p"_s);
        QVERIFY2(written.has_value(), written ? "" : written.error().message.utf8().c_str());
        const auto statement = nlohmann::json::parse(contentOf(m_out->filePath(u"p/provenance.json"_s)).toStdString());
        QCOMPARE(statement.at("_type"), "https://in-toto.io/Statement/v1");
        QCOMPARE(statement.at("predicateType"), "https://slsa.dev/provenance/v1");
        const auto& definition = statement.at("predicate").at("buildDefinition");
        QCOMPARE(definition.at("externalParameters").at("purpose"), "share");
        QVERIFY(statement.at("predicate").at("runDetails").at("builder").contains("id"));
        const auto& subjects = statement.at("subject");
        QVERIFY(std::ranges::any_of(subjects, [](const auto& subject) { return subject.at("name") == "config.json"; }));
        for (const auto& subject : subjects) {
            QCOMPARE(subject.at("digest").at("sha256").template get<std::string>().size(), std::size_t{64});
        }
    }

private:
    [[nodiscard]] PackageOptions optionsFor(const QString& name) const
    {
        PackageOptions options;
        options.name = "practice";
        options.format = packageFormatBySuffix(name.toStdString());
        return options;
    }
    /// Without a checklist, so that nothing blocks.
    [[nodiscard]] PackagePlan plan(const QString& name) const { return planPackage(*m_directory, 0, {}, optionsFor(name)); }
    [[nodiscard]] Result<WrittenPackage> pack(const QString& name, bool replace = false) const
    {
        return writePackage(*m_directory, plan(name), {m_out->filePath(name).toStdString(), replace, {}, {}});
    }

    QTemporaryDir m_parent;
    std::unique_ptr<QTemporaryDir> m_out;
    QString m_path;
    std::shared_ptr<const ModelDirectory> m_directory;
};

QTEST_GUILESS_MAIN(TestPackageWriting)
#include "tst_package_writing.moc"
