// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/natural_order.h"
#include "model/directory/scanner.h"
#include "model/directory/sibling_files.h"
#include "tests/directory/test_folder.h"

#include <QTest>

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace vitrine;
using namespace vitrine::test;

namespace {

using Strings = std::vector<std::string>;

ScanResult scanned(const TestFolder& folder, ReadLimits limits = {})
{
    auto result = scanDirectory(folder.path(), {limits, {}, {}});
    return result ? std::move(*result) : ScanResult();
}

Strings paths(const ScanResult& scan)
{
    Strings list;
    for (const FileEntry& file : scan.files) {
        list.push_back(file.path);
    }
    return list;
}

Strings codes(const ScanResult& scan)
{
    Strings list;
    for (const Problem& problem : scan.problems) {
        list.push_back(problem.code);
    }
    return list;
}

EntryKind kindOf(const ScanResult& scan, std::string_view path)
{
    const auto found = std::ranges::find(scan.files, path, &FileEntry::path);
    return found == scan.files.end() ? EntryKind::Unreadable : found->kind;
}

} // namespace

class TestScan final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileOnceInNaturalOrder();
    void hiddenFilesAreListed();
    void numbersCountAsNumbers_data();
    void numbersCountAsNumbers();
    void anEmptyFolder();
    void whatIsNotThereFails();
    void aSingleFile();
    void linkInsideIsFollowed();
    void linkOutOfTheFolderIsNot();
    void linkThroughALinkOutOfTheFolder();
    void brokenLinkIsTold();
    void loopOfLinks();
    void folderLinkIsNotEntered();
    void linkToTheFolderItself();
    void deviceIsNeverOpened();
    void unreadableFolder();
    void unreadableFile();
    void nameThatIsNotUtf8();
    void depthIsBounded();
    void numberIsBounded();
    void aHundredThousandFiles();
    void cancelled();
    void hubCacheShowsSnapshotsNotBlobs();
    void snapshotOpenedByItselfFollowsIntoBlobs();
    void snapshotDoesNotFollowElsewhere();
    void huggingfaceHub4419OneBrokenLinkHidesNothing();
    void lmstudio406LinkedModelsAreListed();
    void pathsInsideFiles_data();
    void pathsInsideFiles();
    void siblingsStayInside();
};

void TestScan::everyFileOnceInNaturalOrder()
{
    TestFolder folder;
    folder.file("b.txt", "1").file("a/2.txt", "12").file("a/10.txt", "123").file("a-b.txt", "x");
    const ScanResult scan = scanned(folder);
    QCOMPARE(paths(scan), Strings({"a/2.txt", "a/10.txt", "a-b.txt", "b.txt"}));
    QCOMPARE(scan.files[0].size, 2U);
    QVERIFY(scan.files[0].modified > 1'500'000'000);
    QVERIFY(scan.problems.empty());
    QVERIFY(!scan.isSingleFile);
}

void TestScan::hiddenFilesAreListed()
{
    TestFolder folder;
    folder.file(".metadata", "x").file(".git/config", "x");
    QCOMPARE(paths(scanned(folder)), Strings({".git/config", ".metadata"}));
}

void TestScan::numbersCountAsNumbers_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("two before ten") << "m-2" << "m-10";
    QTest::newRow("zeros in front") << "m-00002" << "m-00010";
    QTest::newRow("a folder's files together") << "a/z" << "a!";
    QTest::newRow("prefix first") << "abc" << "abcd";
    QTest::newRow("alike but for zeros, by bytes") << "m-01" << "m-1";
    QTest::newRow("longer than any integer") << "m-99999999999999999999998" << "m-99999999999999999999999";
}

void TestScan::numbersCountAsNumbers()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QVERIFY(naturalLess(first.toStdString(), second.toStdString()));
    QVERIFY(!naturalLess(second.toStdString(), first.toStdString()));
    QVERIFY(!naturalLess(first.toStdString(), first.toStdString()));
}

void TestScan::anEmptyFolder()
{
    const TestFolder folder;
    QVERIFY(scanned(folder).files.empty());
    QCOMPARE(verdictOf(*folder.open()), "not-a-model");
}

void TestScan::whatIsNotThereFails()
{
    const auto absent = openDirectory("/nowhere/at/all");
    QVERIFY(!absent);
    QCOMPARE(absent.error().code, ErrorCode::NotFound);
    QVERIFY(!openDirectory(""));
}

void TestScan::aSingleFile()
{
    TestFolder folder;
    folder.llama();
    const auto opened = openDirectory(folder.path() + "/model.safetensors");
    QVERIFY(opened);
    QVERIFY((*opened)->isSingleFile);
    QCOMPARE((*opened)->files.size(), 1U);
    QCOMPARE((*opened)->files[0].path, std::string("model.safetensors"));
    QCOMPARE((*opened)->absolute((*opened)->files[0]), folder.path() + "/model.safetensors");
    QCOMPARE(verdictOf(**opened), "weights-only");
    QCOMPARE((*opened)->root().tensorCount, 3U);
}

void TestScan::linkInsideIsFollowed()
{
    TestFolder folder;
    folder.file("real.txt", "12345").link("sub/alias.txt", "../real.txt");
    const ScanResult scan = scanned(folder);
    QCOMPARE(kindOf(scan, "sub/alias.txt"), EntryKind::Link);
    const auto alias = std::ranges::find(scan.files, "sub/alias.txt", &FileEntry::path);
    QCOMPARE(alias->size, 5U);
    QCOMPARE(alias->linkTarget, std::string("../real.txt"));
    QVERIFY(scan.problems.empty());
}

void TestScan::linkOutOfTheFolderIsNot()
{
    TestFolder folder;
    folder.link("passwd", "/etc/passwd").file("x", "1");
    const ScanResult scan = scanned(folder);
    QCOMPARE(kindOf(scan, "passwd"), EntryKind::LeavingLink);
    QCOMPARE(codes(scan), Strings({"scan.leaving-link"}));
    const auto opened = folder.open();
    QVERIFY(opened->file("passwd")->content == nullptr);
}

void TestScan::linkThroughALinkOutOfTheFolder()
{
    TestFolder folder;
    folder.link("deep/etc", "/etc").link("innocent", "deep/etc/passwd");
    const ScanResult scan = scanned(folder);
    QCOMPARE(kindOf(scan, "innocent"), EntryKind::LeavingLink);
    QCOMPARE(kindOf(scan, "deep/etc"), EntryKind::LeavingLink);
}

void TestScan::brokenLinkIsTold()
{
    TestFolder folder;
    folder.link("model.safetensors", "gone.safetensors");
    const ScanResult scan = scanned(folder);
    QCOMPARE(kindOf(scan, "model.safetensors"), EntryKind::BrokenLink);
    QCOMPARE(codes(scan), Strings({"scan.broken-link"}));
}

void TestScan::loopOfLinks()
{
    TestFolder folder;
    folder.link("a", "b").link("b", "a");
    const ScanResult scan = scanned(folder);
    QCOMPARE(scan.files.size(), 2U);
    QCOMPARE(codes(scan), Strings({"scan.link-loop", "scan.link-loop"}));
}

void TestScan::folderLinkIsNotEntered()
{
    TestFolder folder;
    folder.file("checkpoint-10/x.txt", "1").link("latest-checkpoint", "checkpoint-10");
    const ScanResult scan = scanned(folder);
    QCOMPARE(paths(scan), Strings({"checkpoint-10/x.txt"}));
    QCOMPARE(codes(scan), Strings({"scan.folder-link"}));
}

void TestScan::linkToTheFolderItself()
{
    TestFolder folder;
    folder.file("x.txt", "1").link("sub/again", "..");
    QCOMPARE(paths(scanned(folder)), Strings({"x.txt"}));
}

void TestScan::deviceIsNeverOpened()
{
    TestFolder folder;
    folder.file("x.txt", "1");
    QCOMPARE(::mkfifo((folder.path() + "/pipe.safetensors").c_str(), 0600), 0);
    // A reader that opened it would wait for ever.
    const auto opened = folder.open();
    QCOMPARE(opened->file("pipe.safetensors")->kind, EntryKind::Special);
    QCOMPARE(problemsOf(*opened).front(), "scan.special at pipe.safetensors");
}

void TestScan::unreadableFolder()
{
    if (::geteuid() == 0) {
        QSKIP("root may read everything");
    }
    TestFolder folder;
    folder.file("closed/x.txt", "1").file("y.txt", "1");
    ::chmod((folder.path() + "/closed").c_str(), 0);
    const ScanResult scan = scanned(folder);
    ::chmod((folder.path() + "/closed").c_str(), 0700);
    QCOMPARE(paths(scan), Strings({"y.txt"}));
    QCOMPARE(codes(scan), Strings({"scan.unreadable"}));
}

void TestScan::unreadableFile()
{
    if (::geteuid() == 0) {
        QSKIP("root may read everything");
    }
    TestFolder folder;
    folder.llama();
    ::chmod((folder.path() + "/model.safetensors").c_str(), 0);
    const auto opened = folder.open();
    QCOMPARE(opened->file("model.safetensors")->kind, EntryKind::Unreadable);
    QVERIFY(!opened->root().verdict.loadable);
}

void TestScan::nameThatIsNotUtf8()
{
    TestFolder folder;
    const std::string name = "model-\xff\xfe.safetensors";
    const std::string path = folder.path() + '/' + name;
    const int descriptor = ::open(path.c_str(), O_CREAT | O_WRONLY, 0600);
    if (descriptor < 0) {
        QSKIP("this file system takes no such name");
    }
    const std::string bytes = safetensors({{"a"}});
    QCOMPARE(::write(descriptor, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    ::close(descriptor);
    const auto opened = folder.open();
    QCOMPARE(opened->files[0].path, name);
    QCOMPARE(opened->tensors->size(), 1U);
}

void TestScan::depthIsBounded()
{
    TestFolder folder;
    std::string path;
    for (int i = 0; i < 8; ++i) {
        path += "d/";
    }
    folder.file(path + "deep.txt", "1").file("d/shallow.txt", "1");
    ReadLimits limits;
    limits.depth = 4;
    const ScanResult scan = scanned(folder, limits);
    QCOMPARE(paths(scan), Strings({"d/shallow.txt"}));
    QCOMPARE(codes(scan), Strings({"scan.depth"}));
}

void TestScan::numberIsBounded()
{
    TestFolder folder;
    for (int i = 0; i < 20; ++i) {
        folder.file(std::to_string(i) + ".txt", "1");
    }
    ReadLimits limits;
    limits.files = 10;
    const ScanResult scan = scanned(folder, limits);
    QCOMPARE(scan.files.size(), 10U);
    QCOMPARE(codes(scan), Strings({"scan.limit"}));
}

void TestScan::aHundredThousandFiles()
{
    TestFolder folder;
    folder.llama();
    folder.folder("data");
    const int data = ::open((folder.path() + "/data").c_str(), O_DIRECTORY | O_RDONLY);
    QVERIFY(data >= 0);
    for (int i = 0; i < 100'000; ++i) {
        ::close(::openat(data, ("sample-" + std::to_string(i) + ".txt").c_str(), O_CREAT | O_WRONLY, 0600));
    }
    ::close(data);
    const auto opened = folder.open();
    QCOMPARE(opened->files.size(), 100'003U);
    QCOMPARE(verdictOf(*opened), "complete-model");
    QVERIFY(opened->file("data/sample-99999.txt") != nullptr);
    QVERIFY(opened->file("data/sample-100000.txt") == nullptr);
}

void TestScan::cancelled()
{
    TestFolder folder;
    folder.llama();
    std::stop_source stop;
    stop.request_stop();
    OpenOptions options;
    options.stop = stop.get_token();
    const auto opened = folder.open(options);
    QVERIFY(opened->cancelled);
    QCOMPARE(opened->units.size(), 1U);
    QVERIFY(!opened->root().verdict.loadable);
    QCOMPARE(opened->root().verdict.state, VerdictState::NotVerified);
}

namespace {

/// The hub's cache with one repository, links as huggingface_hub makes them.
void layOutHubCache(TestFolder& folder)
{
    const std::string repository = "models--org--nano/";
    const std::string snapshot = repository + "snapshots/0123456789abcdef0123456789abcdef01234567/";
    folder.llama("source");
    const auto move = [&](const char* name, const std::string& blob) {
        folder.folder(repository + "blobs");
        ::rename((folder.path() + "/source/" + name).c_str(), (folder.path() + '/' + repository + "blobs/" + blob).c_str());
        folder.link(snapshot + name, "../../blobs/" + blob);
    };
    move("config.json", std::string(40, 'c'));
    move("model.safetensors", std::string(64, 'd'));
    move("tokenizer.json", std::string(40, 'e'));
    ::rmdir((folder.path() + "/source").c_str());
    folder.file(repository + "blobs/" + std::string(40, 'f'), "left over").file(repository + "refs/main", "0123456789abcdef0123456789abcdef01234567");
}

} // namespace

void TestScan::hubCacheShowsSnapshotsNotBlobs()
{
    TestFolder folder;
    layOutHubCache(folder);
    const auto opened = folder.open();
    QCOMPARE(opened->units.size(), 1U);
    QCOMPARE(verdictOf(*opened), "complete-model");
    QCOMPARE(opened->root().title.utf8(), std::string("org/nano, revision 0123456"));
    QCOMPARE(opened->root().tensorCount, 3U);
    const std::string blob = "models--org--nano/blobs/";
    QVERIFY(opened->file(blob + std::string(64, 'd')) == nullptr);
    QCOMPARE(roleOf(*opened, blob + std::string(40, 'f')), "cache");
    QVERIFY(opened->problems.empty());
}

void TestScan::snapshotOpenedByItselfFollowsIntoBlobs()
{
    TestFolder folder;
    layOutHubCache(folder);
    const auto opened = openDirectory(folder.path() + "/models--org--nano/snapshots/0123456789abcdef0123456789abcdef01234567");
    QVERIFY(opened);
    QCOMPARE(verdictOf(**opened), "complete-model");
    QCOMPARE((*opened)->file("model.safetensors")->kind, EntryKind::Link);
    QVERIFY((*opened)->problems.empty());
}

void TestScan::snapshotDoesNotFollowElsewhere()
{
    TestFolder folder;
    layOutHubCache(folder);
    const std::string snapshot = "models--org--nano/snapshots/0123456789abcdef0123456789abcdef01234567";
    folder.file("secret.txt", "x").link(snapshot + "/stolen.txt", "../../../secret.txt");
    const auto opened = openDirectory(folder.path() + '/' + snapshot);
    QVERIFY(opened);
    QCOMPARE((*opened)->file("stolen.txt")->kind, EntryKind::LeavingLink);
}

void TestScan::huggingfaceHub4419OneBrokenLinkHidesNothing()
{
    TestFolder folder;
    layOutHubCache(folder);
    ::unlink((folder.path() + "/models--org--nano/blobs/" + std::string(40, 'e')).c_str());
    const auto opened = folder.open();
    QCOMPARE(opened->root().tensorCount, 3U);
    QVERIFY(opened->root().tensorBytes > 0);
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QCOMPARE(opened->problems.front().code, std::string("scan.broken-link"));
}

void TestScan::lmstudio406LinkedModelsAreListed()
{
    TestFolder elsewhere;
    elsewhere.llama();
    TestFolder folder;
    folder.file("README.md", "x").link("linked-model.gguf", elsewhere.path() + "/model.safetensors");
    const auto opened = folder.open();
    QVERIFY(opened->file("linked-model.gguf") != nullptr);
    QCOMPARE(opened->file("linked-model.gguf")->kind, EntryKind::LeavingLink);
    QCOMPARE(opened->file("linked-model.gguf")->linkTarget, elsewhere.path() + "/model.safetensors");
    // A folder that is opened through a link is opened all the same.
    TestFolder links;
    links.link("alias", elsewhere.path());
    const auto through = openDirectory(links.path() + "/alias");
    QVERIFY(through);
    QCOMPARE(verdictOf(**through), "complete-model");
}

void TestScan::pathsInsideFiles_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("path");
    QTest::newRow("beside") << "" << "a.bin" << "a.bin";
    QTest::newRow("in the folder of the file") << "sub" << "a.bin" << "sub/a.bin";
    QTest::newRow("dots") << "sub" << "./x/../a.bin" << "sub/a.bin";
    QTest::newRow("up and inside") << "sub" << "../a.bin" << "a.bin";
    QTest::newRow("up and out") << "" << "../a.bin" << "";
    QTest::newRow("far out") << "sub" << "../../../etc/passwd" << "";
    QTest::newRow("absolute") << "sub" << "/etc/passwd" << "";
    QTest::newRow("empty") << "sub" << "" << "";
    QTest::newRow("nothing but dots") << "" << "./." << "";
}

void TestScan::pathsInsideFiles()
{
    QFETCH(QString, folder);
    QFETCH(QString, name);
    QFETCH(QString, path);
    const auto inside = pathInside(folder.toStdString(), name.toStdString());
    QCOMPARE(QString::fromStdString(inside.value_or("")), path);
    QCOMPARE(inside.has_value(), !path.isEmpty());
}

void TestScan::siblingsStayInside()
{
    TestFolder folder;
    folder.file("sub/model.onnx", "x").file("sub/model.onnx_data", "12345").link("sub/passwd", "/etc/passwd");
    const ScanResult scan = scanned(folder);
    const SiblingOpener open = siblingOpener(scan, "sub/model.onnx");
    const auto data = open("model.onnx_data");
    QVERIFY(data);
    QCOMPARE((*data)->size(), 5U);
    QVERIFY(!open("passwd"));
    QVERIFY(!open("../../x"));
    QVERIFY(!open("absent"));
    const auto single = scanDirectory(folder.path() + "/sub/model.onnx", {});
    QVERIFY(single);
    const SiblingOpener beside = siblingOpener(*single, "model.onnx");
    QVERIFY(beside("model.onnx_data"));
    QVERIFY(!beside("passwd"));
    QVERIFY(!beside("../sub/model.onnx_data"));
}

QTEST_GUILESS_MAIN(TestScan)
#include "tst_scan.moc"
