// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/model_tar.h"
#include "model/packaging/package_verifier.h"
#include "model/packaging/package_writer.h"
#include "model/packaging/sum_list.h"
#include "tests/packaging/packing_support.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace vitrine;
using namespace Qt::StringLiterals;
using test::contentOf;
using test::writeFile;

namespace {

struct Member {
    QByteArray name;
    QByteArray data;
};

/// A tar as any other program could have written it.
bool writeTar(const QString& path, const std::vector<Member>& members)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    ModelTar tar(&buffer, 0);
    tar.open(QIODevice::WriteOnly);
    qint64 written = 0;
    for (const Member& member : members) {
        if (!tar.beginFile(member.name, member.data.size()) || !tar.writeData(member.data.constData(), member.data.size())
            || !tar.finishWriting(member.data.size())) {
            return false;
        }
        written += ModelTar::overhead(member.name, member.data.size()) + member.data.size();
    }
    return tar.writeEnd(written) && writeFile(path, buffer.data());
}

std::string kinds(const Verification& verification)
{
    std::string text;
    for (const Difference& difference : verification.differences) {
        text += difference.path + ' ' + std::string(differenceName(difference.kind)) + '\n';
    }
    return text;
}

} // namespace

class TestPackageVerify final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_parent.isValid());
        m_model = m_parent.filePath(u"model"_s);
        QVERIFY(test::writeModel(m_model));
        m_directory = *openDirectory(m_model.toStdString());
    }
    void init()
    {
        m_out = std::make_unique<QTemporaryDir>();
        QVERIFY(m_out->isValid());
    }

    void aChangedByteIsNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("quick");
        for (const char* name : {"p.tar", "p.zip", "p", "p.oci"}) {
            QTest::newRow(name) << QString::fromUtf8(name) << false;
            QTest::addRow("%s, quick", name) << QString::fromUtf8(name) << true;
        }
    }
    void aChangedByteIsNamed()
    {
        QFETCH(QString, name);
        QFETCH(bool, quick);
        QVERIFY(pack(name).has_value());
        QVERIFY(changeByte(holderOf(name, "config.json"), "LlamaForCausalLM"));
        QCOMPARE(differences(name, quick), std::string("config.json changed\n"));
    }

    void aChangedByteInACompressedArchiveIsToldAtItsFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("zstd") << u"p.tar.zst"_s;
        QTest::newRow("gzip") << u"p.tar.gz"_s;
    }
    void aChangedByteInACompressedArchiveIsToldAtItsFile()
    {
        QFETCH(QString, name);
        QVERIFY(pack(name).has_value());
        QByteArray archive = contentOf(m_out->filePath(name));
        archive[archive.size() / 2] = static_cast<char>(archive[archive.size() / 2] ^ 0x20);
        QVERIFY(writeFile(m_out->filePath(name), archive));
        const auto verification = verifyPackage(m_out->filePath(name).toStdString());
        QVERIFY2(verification.has_value(), verification ? "" : verification.error().message.utf8().c_str());
        QVERIFY(!verification->intact);
        QVERIFY(!verification->differences.empty());
    }

    void aCutArchiveDiffers_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"p.tar", "p.tar.zst", "p.tar.gz"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }
    void aCutArchiveDiffers()
    {
        QFETCH(QString, name);
        const QString large = m_out->filePath(u"large"_s);
        QVERIFY(test::writeModel(large, 4));
        const auto directory = openDirectory(large.toStdString());
        PackageOptions options;
        options.include = {"extra-*"};
        options.format = packageFormatBySuffix(name.toStdString());
        QVERIFY(writePackage(**directory, planPackage(**directory, 0, {}, options), {path(name), false, {}, {}}).has_value());
        const QByteArray archive = contentOf(m_out->filePath(name));
        // In the middle, and before the end.
        for (const qsizetype length : {archive.size() / 2, archive.size() - 20'000}) {
            QVERIFY(writeFile(m_out->filePath(name), archive.left(length)));
            const auto verification = verifyPackage(path(name));
            QVERIFY2(verification.has_value(), verification ? "" : verification.error().message.utf8().c_str());
            QVERIFY(!verification->intact);
            QVERIFY(std::ranges::find(verification->differences, "SHA256SUMS", &Difference::path) != verification->differences.end());
        }
        QVERIFY(writeFile(m_out->filePath(name), archive.left(100)));
        QVERIFY(!verifyPackage(path(name)).value_or(Verification{}).intact);
    }

    void aMissingAndAnExtraFileAreNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("folder") << u"p"_s;
        QTest::newRow("image layout") << u"p.oci"_s;
    }
    void aMissingAndAnExtraFileAreNamed()
    {
        QFETCH(QString, name);
        QVERIFY(pack(name).has_value());
        QVERIFY(QFile::remove(holderOf(name, "config.json")));
        QVERIFY(writeFile(m_out->filePath(name + u"/stranger.bin"_s), "x"));
        for (const bool quick : {false, true}) {
            QCOMPARE(differences(name, quick), std::string("config.json missing\nstranger.bin extra\n"));
        }
    }

    void aMissingAndAnExtraMemberAreNamed()
    {
        QVERIFY(pack(u"p"_s).has_value());
        std::vector<Member> members;
        const auto tree = test::treeOf(m_out->filePath(u"p"_s));
        for (const auto& [name, content] : tree.asKeyValueRange()) {
            if (name != u"config.json"_s) {
                members.push_back({"m-1.0/" + name.toUtf8(), content});
            }
        }
        members.push_back({"m-1.0/stranger.bin", "x"});
        members.push_back({"elsewhere.txt", "x"});
        QVERIFY(writeTar(m_out->filePath(u"q.tar"_s), members));
        QCOMPARE(differences(u"q.tar"_s, false), std::string("config.json missing\nelsewhere.txt extra\nstranger.bin extra\n"));
    }

    void aSecondFileOfOneNameIsExtra()
    {
        QVERIFY(pack(u"p"_s).has_value());
        std::vector<Member> members;
        const auto tree = test::treeOf(m_out->filePath(u"p"_s));
        for (const auto& [name, content] : tree.asKeyValueRange()) {
            members.push_back({"m-1.0/" + name.toUtf8(), content});
        }
        members.push_back({"m-1.0/config.json", "{}"});
        QVERIFY(writeTar(m_out->filePath(u"q.tar"_s), members));
        QCOMPARE(differences(u"q.tar"_s, false), std::string("config.json extra\n"));
    }

    void aFileInAnotherFolderDoesNotStandForOneOfThePackage()
    {
        const QByteArray good = "{}";
        SumList sums;
        sums.add("config.json", std::string("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"));
        const QByteArray list = QByteArray::fromStdString(sums.text());
        QVERIFY(writeTar(m_out->filePath(u"good.tar"_s), {{"m/config.json", good}, {"m/SHA256SUMS", list}}));
        QCOMPARE(differences(u"good.tar"_s, false), std::string());
        QVERIFY(writeTar(m_out->filePath(u"bad.tar"_s), {{"m/SHA256SUMS", list}, {"n/config.json", good}}));
        QCOMPARE(differences(u"bad.tar"_s, false), std::string("config.json missing\nn/config.json extra\n"));
    }

    void aLinkInAFolderIsNotFollowed()
    {
        QVERIFY(pack(u"p"_s).has_value());
        QVERIFY(QFile::rename(m_out->filePath(u"p/config.json"_s), m_out->filePath(u"elsewhere"_s)));
        std::error_code fault;
        std::filesystem::create_symlink("../elsewhere", m_out->filePath(u"p/config.json"_s).toStdString(), fault);
        QVERIFY(!fault);
        QCOMPARE(differences(u"p"_s, false), std::string("config.json unreadable\n"));
    }

    void aChangedManifestOfALayoutIsTold()
    {
        QVERIFY(pack(u"p.oci"_s).has_value());
        const QString manifest = m_out->filePath(u"p.oci/blobs/sha256/"_s + QString::fromStdString(verifyPackage(path(u"p.oci"_s))->sha256));
        QVERIFY(changeByte(manifest, "org.cncf.model.file.mediatype.untested"));
        const auto verification = verifyPackage(path(u"p.oci"_s));
        QVERIFY(verification.has_value() && !verification->intact);
        QVERIFY(verification->differences.front().path.starts_with("blobs/sha256/"));
    }

    void linksOfTheHubCacheBecomeTheirContent()
    {
        const QString commit = u"0123456789abcdef0123456789abcdef01234567"_s;
        const QString repository = m_out->filePath(u"models--org--name"_s);
        const QString snapshot = repository + u"/snapshots/"_s + commit;
        QVERIFY(QDir().mkpath(repository + u"/blobs"_s) && QDir().mkpath(snapshot));
        const QDir model(m_model);
        for (const QString& name : model.entryList(QDir::Files)) {
            const QString blob = u"blob-"_s + name;
            QVERIFY(QFile::copy(model.filePath(name), repository + u"/blobs/"_s + blob));
            std::error_code fault;
            std::filesystem::create_symlink("../../blobs/" + blob.toStdString(), snapshot.toStdString() + '/' + name.toStdString(), fault);
            QVERIFY(!fault);
        }
        const auto directory = openDirectory(snapshot.toStdString());
        QVERIFY(directory.has_value());
        PackageOptions options;
        options.format = PackageFormat::Folder;
        options.scrubPaths = false; // byte for byte, the home in the config too
        const PackagePlan plan = planPackage(**directory, 0, {}, options);
        QCOMPARE(plan.topFolder, std::string("name-1.0"));
        QVERIFY(!plan.isBlocked());
        QVERIFY(writePackage(**directory, plan, {path(u"unlinked"_s), false, {}, {}}).has_value());
        for (const QString& name : model.entryList(QDir::Files)) {
            const QFileInfo packed(m_out->filePath(u"unlinked/"_s + name));
            if (packed.exists()) {
                QVERIFY(!packed.isSymLink());
                QCOMPARE(contentOf(packed.filePath()), contentOf(model.filePath(name)));
            }
        }
        QVERIFY(QFile::exists(m_out->filePath(u"unlinked/config.json"_s)));
        QCOMPARE(plan.provenance.fact("commit")->value, commit.toStdString());
        QCOMPARE(plan.provenance.fact("repository")->value, std::string("https://huggingface.co/org/name"));
    }

    void theSumIsThatOfWriting_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"p.tar", "p.tar.zst", "p.tar.gz", "p.zip", "p", "p.oci"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }
    void theSumIsThatOfWriting()
    {
        QFETCH(QString, name);
        const auto written = pack(name);
        QVERIFY2(written.has_value(), written ? "" : written.error().message.utf8().c_str());
        QCOMPARE(written->sha256.size(), std::size_t{64});
        VerifyOptions options;
        options.archiveSum = true;
        QCOMPARE(verifyPackage(path(name), options)->sha256, written->sha256);
        QCOMPARE(verifyPackage(path(name))->files, written->files);
    }

    void progressSaysHowMuchThereIs_data() { theSumIsThatOfWriting_data(); }
    void progressSaysHowMuchThereIs()
    {
        QFETCH(QString, name);
        QVERIFY(pack(name).has_value());
        std::uint64_t last = 0;
        std::uint64_t all = 0;
        VerifyOptions options;
        options.threads = 3;
        options.progress = [&](std::uint64_t done, std::uint64_t total) {
            QVERIFY(done <= total && total > 0);
            last = done;
            all = total;
        };
        QVERIFY(verifyPackage(path(name), options)->intact);
        QCOMPARE(last, all);
        QVERIFY(all > 0);
    }

    void onAnyNumberOfThreadsTheAnswerIsTheSame()
    {
        QVERIFY(pack(u"p.tar"_s).has_value());
        QVERIFY(changeByte(m_out->filePath(u"p.tar"_s), "LlamaForCausalLM"));
        for (const unsigned threads : {1U, 2U, 5U, 64U}) {
            VerifyOptions options;
            options.threads = threads;
            QCOMPARE(kinds(*verifyPackage(path(u"p.tar"_s), options)), std::string("config.json changed\n"));
        }
    }

    void verifyingCanBeStopped()
    {
        QVERIFY(pack(u"p.tar"_s).has_value());
        std::stop_source stop;
        stop.request_stop();
        for (const bool sum : {false, true}) {
            VerifyOptions options;
            options.stop = stop.get_token();
            options.archiveSum = sum;
            QCOMPARE(verifyPackage(path(u"p.tar"_s), options).error().code, ErrorCode::Cancelled);
        }
    }

    void whatIsNoPackageIsTold_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("no archive\n");
        QTest::newRow("zeros") << QByteArray(20'000, '\0');
        QTest::newRow("zip without entries") << QByteArray("PK\5\6") + QByteArray(18, '\0');
        QTest::newRow("gzip of nothing") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03\x03\0\0\0\0\0\0\0\0\0", 20);
    }
    void whatIsNoPackageIsTold()
    {
        QFETCH(QByteArray, content);
        QVERIFY(writeFile(m_out->filePath(u"x"_s), content));
        const auto verification = verifyPackage(path(u"x"_s));
        QVERIFY(!verification.has_value());
        QVERIFY(!verification.error().message.isEmpty());
    }

    void aLayoutFromElsewhereIsReadWithCare_data()
    {
        QTest::addColumn<QByteArray>("index");
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("digest is a number") << QByteArray(R"({"manifests":[{"digest":5}]})");
        QTest::newRow("digest is a path") << QByteArray(R"({"manifests":[{"digest":"sha256:../../../etc/passwd"}]})");
        QTest::newRow("manifests is an object") << QByteArray(R"({"manifests":{"digest":"x"}})");
        QTest::newRow("an array") << QByteArray("[1,2]");
        QTest::newRow("deep") << QByteArray(200'000, '[');
    }
    void aLayoutFromElsewhereIsReadWithCare()
    {
        QFETCH(QByteArray, index);
        QVERIFY(QDir().mkpath(m_out->filePath(u"l"_s)));
        QVERIFY(writeFile(m_out->filePath(u"l/oci-layout"_s), "{}") && writeFile(m_out->filePath(u"l/index.json"_s), index));
        QCOMPARE(verifyPackage(path(u"l"_s)).error().code, ErrorCode::Malformed);
    }

private:
    [[nodiscard]] std::string path(const QString& name) const { return m_out->filePath(name).toStdString(); }
    [[nodiscard]] Result<WrittenPackage> pack(const QString& name) const
    {
        PackageOptions options;
        options.name = "verify";
        options.format = packageFormatBySuffix(name.toStdString());
        return writePackage(*m_directory, planPackage(*m_directory, 0, {}, options), {path(name), false, {}, {}});
    }
    [[nodiscard]] std::string differences(const QString& name, bool quick) const
    {
        VerifyOptions options;
        options.quick = quick;
        const auto verification = verifyPackage(path(name), options);
        return verification ? kinds(*verification) : "failed: " + verification.error().message.utf8();
    }
    /// The file of the disk that holds a file of the package.
    [[nodiscard]] QString holderOf(const QString& name, const QByteArray& file) const
    {
        if (name == u"p"_s) {
            return m_out->filePath(name + u'/' + QString::fromUtf8(file));
        }
        if (!name.endsWith(u".oci"_s)) {
            return m_out->filePath(name);
        }
        const QDir blobs(m_out->filePath(name + u"/blobs/sha256"_s));
        for (const QString& blob : blobs.entryList(QDir::Files)) {
            if (contentOf(blobs.filePath(blob)).contains("\"LlamaForCausalLM\"") && contentOf(blobs.filePath(blob)).contains("hidden_size")) {
                return blobs.filePath(blob);
            }
        }
        return {};
    }
    static bool changeByte(const QString& path, const QByteArray& at)
    {
        QByteArray content = contentOf(path);
        const qsizetype place = content.indexOf(at);
        if (place < 0) {
            return false;
        }
        content[place] = static_cast<char>(content[place] ^ 1);
        return writeFile(path, content);
    }

    QTemporaryDir m_parent;
    std::unique_ptr<QTemporaryDir> m_out;
    QString m_model;
    std::shared_ptr<const ModelDirectory> m_directory;
};

QTEST_GUILESS_MAIN(TestPackageVerify)
#include "tst_package_verify.moc"
