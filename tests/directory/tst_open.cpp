// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/directory/test_folder.h"
#include "tests/support/corpus.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

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
    QCOMPARE(opened->statistics.smallFiles, 2U);
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
