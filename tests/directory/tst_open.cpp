// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/directory/test_folder.h"
#include "tests/support/corpus.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestOpen final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsOfAFileLieTogether();
    void filesAreReadTheSameOnAnyNumberOfThreads();
    void scannedComesFirst();
    void progressIsThrottled();
    void cancelWhileReading();
    void cancelIsActedUponInEachStage_data();
    void cancelIsActedUponInEachStage();
    void filesThatChangeMeanwhile();
    void tenThousandFolders();
    void manyFaultsOfOneKindAreCounted();
    void pathsLongerThanTheSystemTakes();
    void problemsWorstFirst();
    void smallFilesAreParsed();
    void tokenizerJsonIsNotParsed();
    void cardIsKept();
    void cachesAreNotRead();
    void statistics();
    void aprender3876SizeOfALinkIsThatOfTheFile();
    void singleFiles_data();
    void singleFiles();
    void namesWithOddCharacters();
    void wholeCorpus_data();
    void wholeCorpus();
};

void TestOpen::rowsOfAFileLieTogether()
{
    TestFolder folder;
    for (int i = 0; i < 20; ++i) {
        folder.file("part" + std::to_string(i) + ".safetensors", safetensors({{"a" + std::to_string(i)}, {"b" + std::to_string(i)}}));
    }
    const auto opened = folder.open();
    QCOMPARE(opened->tensors->size(), 40U);
    std::uint32_t next = 0;
    for (FileIndex i = 0; i < opened->files.size(); ++i) {
        const FileEntry& file = opened->files[i];
        QCOMPARE(file.firstTensor, next);
        next += file.tensorCount;
        for (std::uint32_t row = file.firstTensor; row < next; ++row) {
            QCOMPARE(opened->tensors->file(row), i);
        }
    }
    QCOMPARE(opened->tensors->name(opened->file("part10.safetensors")->firstTensor), std::string_view("a10"));
    QVERIFY(opened->files[0].content != nullptr);
    QVERIFY(opened->files[0].content->tensors.isEmpty());
}

void TestOpen::filesAreReadTheSameOnAnyNumberOfThreads()
{
    TestFolder folder;
    folder.llama().llama("a").llama("b").llama("c").file("x.safetensors", "broken");
    OpenOptions one;
    one.threads = 1;
    OpenOptions many;
    many.threads = 7;
    const auto first = folder.open(one);
    const auto second = folder.open(many);
    QCOMPARE(first->tensors->size(), second->tensors->size());
    QCOMPARE(problemsOf(*first), problemsOf(*second));
    QCOMPARE(sentenceOf(*first), sentenceOf(*second));
    for (std::uint32_t row = 0; row < first->tensors->size(); ++row) {
        QCOMPARE(first->tensors->name(row), second->tensors->name(row));
    }
}

void TestOpen::scannedComesFirst()
{
    TestFolder folder;
    folder.llama();
    int calls = 0;
    OpenOptions options;
    options.scanned = [&](const std::shared_ptr<const ModelDirectory>& directory) {
        ++calls;
        QCOMPARE(directory->files.size(), 3U);
        QCOMPARE(directory->units.size(), 1U);
        QCOMPARE(directory->root().files.size(), 3U);
        QCOMPARE(directory->tensors->size(), 0U);
        QCOMPARE(roleOf(*directory, "config.json"), "config");
    };
    const auto opened = folder.open(options);
    QCOMPARE(calls, 1);
    QCOMPARE(opened->tensors->size(), 3U);
}

void TestOpen::progressIsThrottled()
{
    TestFolder folder;
    for (int i = 0; i < 3000; ++i) {
        folder.file("f" + std::to_string(i) + ".json", "{}");
    }
    std::atomic<int> calls = 0;
    OpenOptions options;
    options.progress = [&](const OpenProgress& progress) {
        ++calls;
        QVERIFY(progress.done <= 3000U);
    };
    const auto start = std::chrono::steady_clock::now();
    const auto opened = folder.open(options);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    QCOMPARE(opened->files.size(), 3000U);
    QVERIFY(calls >= 1);
    // Two gates: one of the scan, one of the reading.
    QVERIFY2(calls <= 2 * (seconds * 25 + 2), qPrintable(QString::number(calls)));
}

void TestOpen::cancelWhileReading()
{
    TestFolder folder;
    for (int i = 0; i < 2000; ++i) {
        folder.file("f" + std::to_string(i) + ".safetensors", safetensors({{"a"}}));
    }
    std::stop_source stop;
    OpenOptions options;
    options.stop = stop.get_token();
    options.threads = 2;
    options.progress = [&](const OpenProgress& progress) {
        if (progress.stage == OpenProgress::Stage::ReadingHeaders) {
            stop.request_stop();
        }
    };
    const auto opened = folder.open(options);
    QVERIFY(opened->cancelled);
    QVERIFY(opened->tensors->size() < 2000U);
    QCOMPARE(opened->files.size(), 2000U);
    QVERIFY(sentenceOf(*opened).starts_with("Reading was cancelled after "));
    QVERIFY(std::ranges::none_of(opened->units, [](const Unit& unit) { return unit.verdict.loadable; }));
}

void TestOpen::cancelIsActedUponInEachStage_data()
{
    QTest::addColumn<int>("stage");
    QTest::addColumn<int>("calls");
    QTest::newRow("while listing") << static_cast<int>(OpenProgress::Stage::Scanning) << 1;
    QTest::newRow("when all is listed") << -1 << 1;
    QTest::newRow("with the first header") << static_cast<int>(OpenProgress::Stage::ReadingHeaders) << 1;
    QTest::newRow("among the headers") << static_cast<int>(OpenProgress::Stage::ReadingHeaders) << 2;
    QTest::newRow("before judging") << static_cast<int>(OpenProgress::Stage::Judging) << 1;
}

/// Processor time from the request to the return, as other programs may keep the clock waiting, with much to list, to
/// read, to join and to judge. A person waits 100 ms in a release build; what forgets to look takes seconds in any.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double MostWaited = 1000;
#else
constexpr double MostWaited = 250;
#endif

void TestOpen::cancelIsActedUponInEachStage()
{
    QFETCH(int, stage);
    QFETCH(int, calls);
    static const TestFolder folder = [] {
        TestFolder made;
        std::vector<MadeTensor> tensors;
        std::string map = R"({"weight_map":{"last":"model-00002-of-00002.safetensors")";
        for (int i = 0; i < 150'000; ++i) {
            tensors.push_back({"model.layers." + std::to_string(i / 1000) + ".mlp.experts." + std::to_string(i % 1000) + ".up_proj.qweight", "I32", {2}});
            map += ",\"" + tensors.back().name + "\":\"model-00001-of-00002.safetensors\"";
        }
        made.llamaConfig().file("model-00001-of-00002.safetensors", safetensors(tensors)).file("model-00002-of-00002.safetensors", safetensors({{"last"}}));
        made.file("model.safetensors.index.json", map + "}}");
        for (int i = 0; i < 20'000; ++i) {
            made.file("data/d" + std::to_string(i % 100) + "/sample-" + std::to_string(i) + ".bin", "x");
        }
        return made;
    }();
    const auto now = [] {
        timespec time{};
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    };
    std::stop_source stop;
    std::atomic<double> requested = 0;
    std::atomic<int> seen = 0;
    const auto request = [&] {
        requested = now();
        stop.request_stop();
    };
    OpenOptions options;
    options.stop = stop.get_token();
    options.threads = 1;
    options.progress = [&](const OpenProgress& progress) {
        if (static_cast<int>(progress.stage) == stage && ++seen == calls) {
            request();
        }
    };
    options.scanned = [&](const std::shared_ptr<const ModelDirectory>&) {
        if (stage < 0) {
            request();
        }
    };
    const auto opened = folder.open(options);
    const double waited = now() - requested;
    QVERIFY(requested > 0);
    QVERIFY(opened->cancelled);
    QVERIFY(!opened->root().verdict.loadable);
    QVERIFY2(waited < MostWaited, qPrintable(QString::number(waited)));
}

/// Between the listing and the reading files go away, shrink, grow, and become what must not be opened.
void TestOpen::filesThatChangeMeanwhile()
{
    TestFolder folder;
    folder.llama();
    for (const char* name : {"gone", "shrunk", "grown", "pipe", "folder", "circle"}) {
        folder.file(std::string(name) + ".safetensors", safetensors({{name}}));
    }
    const std::string whole = safetensors({{"grown"}});
    OpenOptions options;
    options.threads = 2;
    options.scanned = [&](const std::shared_ptr<const ModelDirectory>&) {
        const auto path = [&](const char* name) { return folder.path() + '/' + name + ".safetensors"; };
        for (const char* name : {"gone", "pipe", "folder", "circle"}) {
            QCOMPARE(::unlink(path(name).c_str()), 0);
        }
        QCOMPARE(::truncate(path("shrunk").c_str(), 12), 0);
        folder.file("grown.safetensors", whole + std::string(100, 'x'));
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QCOMPARE(::mkdir(path("folder").c_str(), 0700), 0);
        QCOMPARE(::symlink("circle.safetensors", path("circle").c_str()), 0);
    };
    const auto opened = folder.open(options);
    const auto tells = [&](const std::string& path) { return std::ranges::any_of(opened->problems, [&](const Problem& problem) { return problem.path == path; }); };
    for (const char* name : {"gone", "shrunk", "grown", "pipe", "folder", "circle"}) {
        QVERIFY2(tells(std::string(name) + ".safetensors"), name);
    }
    QCOMPARE(opened->file("grown.safetensors")->tensorCount, 1U);
    QCOMPARE(opened->file("model.safetensors")->tensorCount, 3U);
}

void TestOpen::tenThousandFolders()
{
    TestFolder folder;
    folder.llama();
    for (int i = 0; i < 10'000; ++i) {
        folder.folder("empty/e" + std::to_string(i));
    }
    for (int i = 0; i < 1'000; ++i) {
        folder.llama("models/m" + std::to_string(i));
    }
    const auto opened = folder.open();
    QCOMPARE(opened->files.size(), 3003U);
    QCOMPARE(opened->tensors->size(), 3003U);
    QCOMPARE(opened->units.size(), 1001U);
    QCOMPARE(verdictOf(*opened, "models/m999"), "complete-model");
}

void TestOpen::manyFaultsOfOneKindAreCounted()
{
    TestFolder folder;
    for (int i = 0; i < 10'050; ++i) {
        folder.link("l" + std::to_string(i), "nowhere");
    }
    const auto opened = folder.open();
    QCOMPARE(opened->files.size(), 10'050U);
    QCOMPARE(opened->problems.size(), 10'001U);
    QCOMPARE(opened->problems.back().message.utf8(), std::string("50 more of this kind are in the folder."));
}

/// Paths of more than 4,096 bytes can be listed, folder by folder, and not be opened by name.
void TestOpen::pathsLongerThanTheSystemTakes()
{
    TestFolder folder;
    folder.llama();
    const std::string name(200, 'd');
    int at = ::open(folder.path().c_str(), O_RDONLY | O_DIRECTORY);
    for (int depth = 0; depth < 30 && at >= 0; ++depth) {
        QCOMPARE(::mkdirat(at, name.c_str(), 0700), 0);
        const int inner = ::openat(at, name.c_str(), O_RDONLY | O_DIRECTORY);
        ::close(at);
        at = inner;
    }
    QVERIFY(at >= 0);
    ::close(::openat(at, "model.safetensors", O_CREAT | O_WRONLY, 0600));
    const int bottom = ::openat(at, "config.json", O_CREAT | O_WRONLY, 0600);
    QCOMPARE(::write(bottom, "{}", 2), 2);
    ::close(bottom);
    ::close(at);
    const auto opened = folder.open();
    QCOMPARE(opened->files.size(), 5U);
    QCOMPARE(verdictOf(*opened), "complete-model");
    QVERIFY(std::ranges::any_of(opened->problems, [](const Problem& problem) { return problem.code == "scan.unreadable" && problem.path.ends_with("/config.json"); }));
    std::filesystem::remove_all(folder.path() + '/' + name); // QTemporaryDir cannot
}

void TestOpen::problemsWorstFirst()
{
    TestFolder folder;
    folder.file("a/x.txt", "1").link("alias", "a").link("z", "/etc/passwd").file("config.json", "{");
    const auto opened = folder.open();
    QVERIFY(opened->problems.size() == 3);
    QVERIFY(std::ranges::is_sorted(opened->problems, std::ranges::greater(), &Problem::severity));
    QCOMPARE(opened->problems.back().code, std::string("scan.folder-link"));
}

void TestOpen::smallFilesAreParsed()
{
    TestFolder folder;
    folder.llama().file("generation_config.json", R"({"eos_token_id":2})").file("tokenizer_config.json", R"({"tokenizer_class":"X"})").file("params.json", R"({"dim":4})");
    const auto opened = folder.open();
    QCOMPARE((*opened->file("generation_config.json")->json)["eos_token_id"], 2);
    QVERIFY(opened->file("tokenizer_config.json")->json != nullptr);
    QVERIFY(opened->file("params.json")->json != nullptr);
}

void TestOpen::tokenizerJsonIsNotParsed()
{
    TestFolder folder;
    folder.llama();
    QVERIFY(folder.open()->file("tokenizer.json")->json == nullptr);
}

void TestOpen::cardIsKept()
{
    TestFolder folder;
    folder.llama().file("README.md", "---\nlicense: mit\n---\n" + std::string(100'000, 'x'));
    const auto opened = folder.open();
    QCOMPARE(opened->file("README.md")->text->size(), 65'536U);
    QVERIFY(opened->file("README.md")->text->starts_with("---\nlicense: mit"));
}

void TestOpen::cachesAreNotRead()
{
    TestFolder folder;
    folder.llama().file(".git/objects/model.safetensors", safetensors({{"old"}})).file(".cache/config.json", "{");
    const auto opened = folder.open();
    QCOMPARE(opened->tensors->size(), 3U);
    QCOMPARE(roleOf(*opened, ".git/objects/model.safetensors"), "cache");
    QVERIFY(opened->problems.empty());
    QCOMPARE(opened->units.size(), 1U);
}

void TestOpen::statistics()
{
    TestFolder folder;
    folder.llama().file("README.md", "x");
    const auto opened = folder.open();
    QCOMPARE(opened->statistics.weightFiles, 1U);
    QCOMPARE(opened->statistics.smallFiles, 3U);
    QVERIFY(opened->statistics.bytesRead > 0);
    QVERIFY(opened->statistics.seconds > 0);
}

void TestOpen::aprender3876SizeOfALinkIsThatOfTheFile()
{
    TestFolder folder;
    folder.llama().link("alias.safetensors", "model.safetensors");
    const auto opened = folder.open();
    QCOMPARE(opened->file("alias.safetensors")->size, opened->file("model.safetensors")->size);
    QCOMPARE(opened->root().tensorCount, 3U);
}

void TestOpen::singleFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("weights") << "model.safetensors" << "weights-only";
    QTest::newRow("config") << "config.json" << "incomplete-model";
    QTest::newRow("tokenizer") << "tokenizer.json" << "tokenizer-only";
    QTest::newRow("card") << "README.md" << "not-a-model";
}

void TestOpen::singleFiles()
{
    QFETCH(QString, name);
    TestFolder folder;
    folder.llama().file("README.md", "x");
    const auto opened = openDirectory(folder.path() + '/' + name.toStdString());
    QVERIFY(opened);
    QTEST(QString::fromStdString(verdictOf(**opened)), "verdict");
    QCOMPARE((*opened)->files.size(), 1U);
    QVERIFY(!(*opened)->root().verdict.loadable);
}

void TestOpen::namesWithOddCharacters()
{
    TestFolder folder;
    folder.file("a b/%1 %2\n.safetensors", safetensors({{"%1"}})).file("模型/model.safetensors", safetensors({{"权重"}}));
    const auto opened = folder.open();
    QCOMPARE(opened->tensors->size(), 2U);
    QVERIFY(!sentenceOf(*opened).empty());
}

/// Every folder and every file of the corpus opens, whatever is in it, with a sentence and a total over its units.
void TestOpen::wholeCorpus_data()
{
    QTest::addColumn<QString>("folder");
    if (corpusPath().isEmpty()) {
        QTest::newRow("no corpus") << QString();
        return;
    }
    for (const QString& name : QDir(corpusPath()).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QTest::newRow(qPrintable(name)) << QDir(corpusPath()).filePath(name);
    }
}

void TestOpen::wholeCorpus()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, folder);
    const auto whole = openDirectory(folder.toStdString());
    QVERIFY(whole);
    QVERIFY(!sentenceOf(**whole).empty());
    for (const Unit& unit : (*whole)->units) {
        QVERIFY2(!unit.verdict.sentence.isEmpty(), unit.path.c_str());
        std::uint64_t tensors = 0;
        for (const DtypeTotal& total : unit.dtypes) {
            tensors += total.tensors;
        }
        QCOMPARE(tensors, unit.tensorCount);
    }
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        const auto opened = openDirectory(path.toStdString());
        QVERIFY2(!opened || !sentenceOf(**opened).empty(), qPrintable(path));
    }
}

QTEST_GUILESS_MAIN(TestOpen)
#include "tst_open.moc"
