// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/checklist.h"
#include "model/directory/open_directory.h"
#include "model/packaging/package_verifier.h"
#include "model/packaging/package_writer.h"
#include "tests/packaging/packing_support.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// Names, sizes, times and owners as Python's tarfile sees them, and the bytes against the plain folder.
constexpr auto TarfileScript = R"(
import sys, os, tarfile
seen = 0
with tarfile.open(sys.argv[1]) as archive:
    for member in archive:
        assert member.isfile() and member.mtime == 0 and member.uid == 0 and member.gid == 0 and member.mode == 0o644, member.name
        top, name = member.name.split("/", 1)
        assert top == "judged-1.0"
        with open(os.path.join(sys.argv[2], name), "rb") as plain:
            assert plain.read() == archive.extractfile(member).read() or name == "provenance.json" or name.endswith("SUMS"), name
        seen += 1
assert seen == sum(len(files) for _, _, files in os.walk(sys.argv[2])), seen
)";

constexpr auto ZipfileScript = R"(
import sys, os, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
for entry in archive.infolist():
    top, name = entry.filename.split("/", 1)
    assert top == "judged-1.0" and entry.date_time == (1980, 1, 1, 0, 0, 0) and entry.compress_type == 0, entry
    with open(os.path.join(sys.argv[2], name), "rb") as plain:
        assert plain.read() == archive.read(entry) or name == "provenance.json" or name.endswith("SUMS"), name
assert len(archive.namelist()) == sum(len(files) for _, _, files in os.walk(sys.argv[2]))
)";

sockaddr_in loopback(quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

/// A port of the loopback that nobody listens at.
quint16 freePort()
{
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof(address);
    ::bind(listener, reinterpret_cast<const sockaddr*>(&address), length);
    ::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &length);
    ::close(listener);
    return ntohs(address.sin_port);
}

bool answers(quint16 port)
{
    const int caller = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(port);
    const bool isThere = ::connect(caller, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
    ::close(caller);
    return isThere;
}

const QString Folder = u"generated-torch2/training/trainer-run1"_s;

} // namespace

class TestPackageTools final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_out = std::make_unique<QTemporaryDir>();
        QVERIFY(m_out->isValid());
    }

    void otherProgramsReadIt_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("command");
        for (const QString& source : {Folder, u"hf-trainer-dir/mt5-az"_s, u"generated-torch2/training/trainer-2023-bin"_s}) {
            const QByteArray place = source.section(u'/', -1).toUtf8();
            for (const QString& name : {u"p.tar"_s, u"p.tar.gz"_s, u"p.tar.zst"_s}) {
                QTest::addRow("%s, GNU tar, %s", place.constData(), qPrintable(name)) << source << name << QStringList{u"tar"_s, u"-tvf"_s, name};
                QTest::addRow("%s, bsdtar, %s", place.constData(), qPrintable(name)) << source << name << QStringList{u"bsdtar"_s, u"-tvf"_s, name};
            }
            const QStringList python{u"python3"_s, u"-c"_s};
            QTest::addRow("%s, 7z, tar", place.constData()) << source << u"p.tar"_s << QStringList{u"7z"_s, u"t"_s, u"p.tar"_s};
            QTest::addRow("%s, 7z, tar.gz", place.constData()) << source << u"p.tar.gz"_s << QStringList{u"7z"_s, u"t"_s, u"p.tar.gz"_s};
            QTest::addRow("%s, 7z, zip", place.constData()) << source << u"p.zip"_s << QStringList{u"7z"_s, u"t"_s, u"p.zip"_s};
            QTest::addRow("%s, zstd", place.constData()) << source << u"p.tar.zst"_s << QStringList{u"zstd"_s, u"-t"_s, u"p.tar.zst"_s};
            QTest::addRow("%s, bsdtar, zip", place.constData()) << source << u"p.zip"_s << QStringList{u"bsdtar"_s, u"-tvf"_s, u"p.zip"_s};
            QTest::addRow("%s, tarfile", place.constData()) << source << u"p.tar"_s << QStringList(python) + QStringList{QString::fromUtf8(TarfileScript), u"p.tar"_s, u"plain"_s};
            QTest::addRow("%s, tarfile, gz", place.constData()) << source << u"p.tar.gz"_s << QStringList(python) + QStringList{QString::fromUtf8(TarfileScript), u"p.tar.gz"_s, u"plain"_s};
            QTest::addRow("%s, zipfile", place.constData()) << source << u"p.zip"_s << QStringList(python) + QStringList{QString::fromUtf8(ZipfileScript), u"p.zip"_s, u"plain"_s};
        }
    }
    void otherProgramsReadIt()
    {
        SKIP_WITHOUT_CORPUS();
        QFETCH(QString, source);
        QFETCH(QString, name);
        QFETCH(QStringList, command);
        QVERIFY(pack(source, name) && pack(source, u"plain"_s));
        const QByteArray answer = test::runTool(command.first(), command.mid(1), m_out->path());
        if (answer.isEmpty()) {
            QSKIP(qPrintable(command.first() + u" is not installed"));
        }
        QCOMPARE(answer, QByteArray("ok"));
    }

    void theUnpackedFolderIsTheModel_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("unpack");
        QTest::newRow("tar by GNU tar") << u"p.tar"_s << QStringList{u"tar"_s, u"-xf"_s, u"p.tar"_s};
        QTest::newRow("tar by bsdtar") << u"p.tar"_s << QStringList{u"bsdtar"_s, u"-xf"_s, u"p.tar"_s};
        QTest::newRow("tar.zst by GNU tar") << u"p.tar.zst"_s << QStringList{u"tar"_s, u"--zstd"_s, u"-xf"_s, u"p.tar.zst"_s};
        QTest::newRow("tar.gz by GNU tar") << u"p.tar.gz"_s << QStringList{u"tar"_s, u"-xf"_s, u"p.tar.gz"_s};
        QTest::newRow("zip by 7z") << u"p.zip"_s << QStringList{u"7z"_s, u"x"_s, u"p.zip"_s};
        QTest::newRow("zip by Python") << u"p.zip"_s << QStringList{u"python3"_s, u"-m"_s, u"zipfile"_s, u"-e"_s, u"p.zip"_s, u"."_s};
        QTest::newRow("folder") << u"judged-1.0"_s << QStringList{};
    }
    void theUnpackedFolderIsTheModel()
    {
        SKIP_WITHOUT_CORPUS();
        QFETCH(QString, name);
        QFETCH(QStringList, unpack);
        QVERIFY(pack(Folder, name));
        if (!unpack.isEmpty()) {
            const QByteArray answer = test::runTool(unpack.first(), unpack.mid(1), m_out->path());
            if (answer.isEmpty()) {
                QSKIP(qPrintable(unpack.first() + u" is not installed"));
            }
            QCOMPARE(answer, QByteArray("ok"));
        }
        const QString folder = m_out->filePath(u"judged-1.0"_s);
        const auto opened = openDirectory(folder.toStdString());
        QVERIFY(opened.has_value());
        QCOMPARE((*opened)->root().verdict.kind, VerdictKind::CompleteModel);
        QVERIFY((*opened)->root().verdict.loadable);
        CheckOptions deploy;
        deploy.purpose = Purpose::Deploy;
        for (const Finding& finding : runChecks(**opened, 0, deploy).findings) {
            const bool blocks = finding.status == CheckStatus::Failure && finding.weight == Weight::Blocks;
            QVERIFY2(!blocks, std::string(finding.id).c_str());
        }
        QVERIFY(verifyPackage(folder.toStdString())->intact);
        for (const QStringList& check : {QStringList{u"sha256sum"_s, u"-c"_s, u"--strict"_s, u"SHA256SUMS"_s}, QStringList{u"xxhsum"_s, u"-c"_s, u"--strict"_s, u"XXH128SUMS"_s}}) {
            const QByteArray answer = test::runTool(check.first(), check.mid(1), folder);
            if (!answer.isEmpty()) {
                QCOMPARE(answer, QByteArray("ok"));
            }
        }
    }

    void aRegistryTakesTheLayoutAndGivesItBack()
    {
        SKIP_WITHOUT_CORPUS();
        if (QStandardPaths::findExecutable(u"skopeo"_s).isEmpty() || QStandardPaths::findExecutable(u"docker-registry"_s).isEmpty()) {
            QSKIP("skopeo and docker-registry are not installed");
        }
        QVERIFY(pack(Folder, u"p.oci"_s));
        const quint16 port = freePort();
        const QString configuration = m_out->filePath(u"registry.yml"_s);
        QVERIFY(test::writeFile(configuration,
            "version: 0.1\nstorage:\n  filesystem:\n    rootdirectory: " + m_out->filePath(u"registry"_s).toUtf8() + "\nhttp:\n  addr: 127.0.0.1:"
                + QByteArray::number(port) + "\n"));
        QProcess registry;
        registry.start(u"docker-registry"_s, {u"serve"_s, configuration});
        QVERIFY(registry.waitForStarted());
        QVERIFY(QTest::qWaitFor([port] { return answers(port); }, 20'000));
        const QString remote = u"docker://127.0.0.1:%1/models/judged:1.0"_s.arg(port);
        QCOMPARE(test::runTool(u"skopeo"_s, {u"--insecure-policy"_s, u"copy"_s, u"--preserve-digests"_s, u"--dest-tls-verify=false"_s, u"oci:p.oci:1.0"_s, remote}, m_out->path()),
            QByteArray("ok"));
        QCOMPARE(test::runTool(u"skopeo"_s, {u"--insecure-policy"_s, u"copy"_s, u"--preserve-digests"_s, u"--src-tls-verify=false"_s, remote, u"oci:back.oci:1.0"_s}, m_out->path()),
            QByteArray("ok"));
        registry.terminate();
        QVERIFY(registry.waitForFinished(10'000));
        // Every blob, and so manifest and config, bit for bit; the index is the business of whoever writes a layout.
        QCOMPARE(test::treeOf(m_out->filePath(u"back.oci/blobs"_s)), test::treeOf(m_out->filePath(u"p.oci/blobs"_s)));
        const auto back = verifyPackage(m_out->filePath(u"back.oci"_s).toStdString());
        QVERIFY(back.has_value() && back->intact);
        QCOMPARE(back->sha256, verifyPackage(m_out->filePath(u"p.oci"_s).toStdString())->sha256);
    }

private:
    [[nodiscard]] bool pack(const QString& source, const QString& name) const
    {
        const auto directory = openDirectory(test::corpus(source).toStdString());
        PackageOptions options;
        options.name = "judged";
        options.format = packageFormatBySuffix(name.toStdString());
        // The trainer directory of the corpus came without its weights: what is there is packed all the same.
        const auto written = writePackage(**directory, planPackage(**directory, 0, {}, options), {m_out->filePath(name).toStdString(), false, {}, {}});
        if (!written) {
            qWarning("%s", written.error().message.utf8().c_str());
        }
        return written.has_value();
    }
    std::unique_ptr<QTemporaryDir> m_out;
};

QTEST_GUILESS_MAIN(TestPackageTools)
#include "tst_package_tools.moc"
