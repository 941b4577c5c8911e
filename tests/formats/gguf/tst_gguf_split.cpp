// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sets of GGUF files that belong together.

#include "model/directory/gguf_split.h"
#include "model/formats/gguf/gguf_reader.h"
#include "tests/formats/gguf/gguf_builder.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace vitrine;
using namespace vitrine::test;

using Codes = std::vector<std::string>;
using Paths = std::vector<std::string>;

namespace {

/// A directory as the split sets see it.
class Folder
{
public:
    Folder& add(std::string path, std::string_view bytes)
    {
        FileEntry entry;
        entry.path = std::move(path);
        entry.size = bytes.size();
        if (!bytes.empty()) {
            auto content = std::make_shared<ModelFile>(readGguf(bytes, "x.gguf"));
            entry.format = Format::Gguf;
            entry.firstTensor = m_tensors.size();
            entry.tensorCount = content->tensors.size();
            m_tensors.append(content->tensors, static_cast<std::uint32_t>(m_files.size()));
            entry.content = std::move(content);
        }
        m_files.push_back(std::move(entry));
        return *this;
    }
    Folder& part(std::string path, std::uint16_t number, std::uint16_t count, const std::vector<std::string>& tensors, std::int32_t total = 3)
    {
        GgufBuilder builder;
        if (number != 0) {
            builder.bare();
        }
        builder.value("split.no", GgufType::Uint16, number).value("split.count", GgufType::Uint16, count).value("split.tensors.count", GgufType::Int32, total);
        for (const std::string& name : tensors) {
            builder.tensor(name, 0, {8}, 32);
        }
        return add(std::move(path), builder.bytes());
    }
    [[nodiscard]] GgufSplitSets join() const { return joinGgufSplits(m_files, m_tensors); }

private:
    std::vector<FileEntry> m_files;
    TensorStore m_tensors;
};

Codes codes(const GgufSplitSets& sets)
{
    Codes list;
    for (const Problem& problem : sets.problems) {
        list.push_back(std::string(severityName(problem.severity)) + ' ' + problem.code);
    }
    return list;
}

} // namespace

class TestGgufSplit : public QObject
{
    Q_OBJECT

private slots:
    void names();
    void wholeSet();
    void singlePart();
    void twoSets();
    void llamacpp_15164_missingSplitPart();
    void shimmy_170_secondPartFirst();
    void llamacpp_9498_zeroBytePart();
    void countDisagrees();
    void numbersAreSwapped();
    void tensorCountDisagrees();
    void tensorInTwoParts();
    void renamedParts();
    void silentParts();
    void piecesOfACutFile();
    void aNameMaySayAnything();
    void unreadPartsAreNotAccused();
    void corpus_data();
    void corpus();
};

void TestGgufSplit::names()
{
    const auto name = ggufPartName("folder/tiny-00002-of-00003.gguf");
    QVERIFY(name.has_value());
    QCOMPARE(name->stem, "folder/tiny");
    QCOMPARE(name->number, 2U);
    QCOMPARE(name->count, 3U);
    for (const char* other : {"tiny.gguf", "tiny-2-of-3.gguf", "tiny-00000-of-00003.gguf", "tiny-00004-of-00003.gguf", "tiny-00001-of-00003.bin",
             "-00001-of-00003.gguf", "tiny-0000a-of-00003.gguf", "tiny-00001-of-000003.gguf", "tiny-00001of-00003.gguf", ".gguf", ""}) {
        QVERIFY2(!ggufPartName(other), other);
    }
    QCOMPARE(ggufPartPath("a/b", 12, 123), "a/b-00012-of-00123.gguf");
    QCOMPARE(ggufBytePartOf("m.gguf.part1of2").value_or(""), "m.gguf");
    QVERIFY(!ggufBytePartOf("m.gguf"));
}

void TestGgufSplit::wholeSet()
{
    const auto sets = Folder().part("m-00001-of-00003.gguf", 0, 3, {"a"}).part("m-00003-of-00003.gguf", 2, 3, {"c"}).part("m-00002-of-00003.gguf", 1, 3, {"b"}).join();
    QCOMPARE(codes(sets), Codes{});
    QCOMPARE(sets.sets.size(), 1U);
    QCOMPARE(sets.sets[0].stem, "m");
    QCOMPARE(sets.sets[0].stated, 3U);
    QCOMPARE(sets.sets[0].shards, (std::vector<FileIndex>{0, 2, 1}));
    QVERIFY(sets.sets[0].missing.empty());
    // The first part may hold metadata only.
    QCOMPARE(codes(Folder().part("m-00001-of-00002.gguf", 0, 2, {}, 1).part("m-00002-of-00002.gguf", 1, 2, {"a"}, 1).join()), Codes{});
}

void TestGgufSplit::singlePart()
{
    QCOMPARE(codes(Folder().part("m-00001-of-00001.gguf", 0, 1, {"a", "b", "c"}).join()), Codes{});
    const auto plain = Folder().add("model.gguf", GgufBuilder().tensor("a", 0, {8}, 32).bytes()).join();
    QCOMPARE(codes(plain), Codes{});
    QVERIFY(plain.sets.empty());
}

void TestGgufSplit::twoSets()
{
    const auto sets = Folder()
                          .part("a-00001-of-00002.gguf", 0, 2, {"x"}, 2)
                          .part("a-00002-of-00002.gguf", 1, 2, {"y"}, 2)
                          .part("b-00001-of-00002.gguf", 0, 2, {"x"}, 2)
                          .part("b-00002-of-00002.gguf", 1, 2, {"y"}, 2)
                          .join();
    QCOMPARE(codes(sets), Codes{});
    QCOMPARE(sets.sets.size(), 2U);
}

void TestGgufSplit::llamacpp_15164_missingSplitPart()
{
    const auto sets = Folder().part("m-00001-of-00003.gguf", 0, 3, {"a"}).part("m-00003-of-00003.gguf", 2, 3, {"c"}).join();
    QCOMPARE(codes(sets), Codes{"note gguf.split-missing"});
    QCOMPARE(sets.sets[0].missing, Paths{"m-00002-of-00003.gguf"});
}

void TestGgufSplit::shimmy_170_secondPartFirst()
{
    const auto sets = Folder().part("m-00002-of-00003.gguf", 1, 3, {"b"}).part("m-00003-of-00003.gguf", 2, 3, {"c"}).join();
    QCOMPARE(codes(sets), Codes{"note gguf.split-missing"});
    QCOMPARE(sets.sets[0].missing, Paths{"m-00001-of-00003.gguf"});
    QVERIFY(sets.problems[0].message.utf8().contains("tokenizer"));
}

void TestGgufSplit::llamacpp_9498_zeroBytePart()
{
    const auto sets = Folder().part("m-00001-of-00002.gguf", 0, 2, {"a"}).add("m-00002-of-00002.gguf", {}).join();
    QCOMPARE(codes(sets), Codes{"note gguf.split-damaged"});
    QCOMPARE(sets.problems[0].path, "m-00002-of-00002.gguf");
    QCOMPARE(sets.sets[0].shards.size(), 2U);
}

void TestGgufSplit::countDisagrees()
{
    QCOMPARE(codes(Folder().part("m-00001-of-00002.gguf", 0, 5, {"a"}, 2).part("m-00002-of-00002.gguf", 1, 5, {"b"}, 2).join()), Codes{"note gguf.split-count"});
}

void TestGgufSplit::numbersAreSwapped()
{
    const auto sets = Folder().part("m-00001-of-00002.gguf", 1, 2, {"a"}, 2).part("m-00002-of-00002.gguf", 0, 2, {"b"}, 2).join();
    QCOMPARE(codes(sets), Codes{"note gguf.split-number"});
    QVERIFY(sets.problems[0].message.utf8().contains("m-00002-of-00002.gguf"));
}

void TestGgufSplit::tensorCountDisagrees()
{
    QCOMPARE(codes(Folder().part("m-00001-of-00002.gguf", 0, 2, {"a"}, 4).part("m-00002-of-00002.gguf", 1, 2, {"b"}, 4).join()), Codes{"note gguf.split-tensors"});
    // Nothing is said of the count while parts are missing.
    QCOMPARE(codes(Folder().part("m-00001-of-00002.gguf", 0, 2, {"a"}, 4).join()), Codes{"note gguf.split-missing"});
}

void TestGgufSplit::tensorInTwoParts()
{
    const auto sets = Folder().part("m-00001-of-00002.gguf", 0, 2, {"a", "b"}).part("m-00002-of-00002.gguf", 1, 2, {"a"}).join();
    QCOMPARE(codes(sets), Codes{"note gguf.split-repeat"});
}

void TestGgufSplit::renamedParts()
{
    const auto sets = Folder().part("x/first.gguf", 0, 3, {"a"}).part("x/second.gguf", 1, 3, {"b"}).part("x/third.gguf", 2, 3, {"c"}).join();
    QCOMPARE(codes(sets), Codes{"note gguf.split-names"});
    QCOMPARE(sets.sets.size(), 1U);
    QCOMPARE(sets.sets[0].stated, 3U);
    QCOMPARE(codes(Folder().part("x/first.gguf", 0, 3, {"a"}).join()), (Codes{"note gguf.split-missing", "note gguf.split-names"}));
}

void TestGgufSplit::silentParts()
{
    const std::string plain = GgufBuilder().tensor("a", 0, {8}, 32).bytes();
    const std::string other = GgufBuilder().tensor("b", 0, {8}, 32).bytes();
    QCOMPARE(codes(Folder().add("m-00001-of-00002.gguf", plain).add("m-00002-of-00002.gguf", other).join()), Codes{"note gguf.split-silent"});
}

void TestGgufSplit::piecesOfACutFile()
{
    const std::string whole = GgufBuilder().tensor("a", 0, {64}, 256).bytes();
    const auto sets = Folder().add("m.gguf.part1of2", std::string_view(whole).substr(0, 200)).add("m.gguf.part2of2", std::string_view(whole).substr(200)).join();
    QCOMPARE(codes(sets), Codes{"note gguf.byte-pieces"});
    QVERIFY(sets.sets.empty());
}

void TestGgufSplit::aNameMaySayAnything()
{
    Folder folder;
    for (int i = 0; i < 3000; ++i) {
        folder.add("m" + std::to_string(i) + "-00001-of-99999.gguf", {});
    }
    const auto sets = folder.join();
    QCOMPARE(sets.sets.size(), 3000U);
    std::size_t names = 0;
    for (const ShardSet& set : sets.sets) {
        names += set.missing.size();
    }
    QVERIFY(names <= 100'000);
}

void TestGgufSplit::unreadPartsAreNotAccused()
{
    std::vector<FileEntry> files(2);
    files[0].path = "m-00001-of-00002.gguf";
    files[1].path = "m-00002-of-00002.gguf";
    files[0].size = files[1].size = 100;
    QCOMPARE(codes(joinGgufSplits(files, TensorStore())), Codes{});
}

void TestGgufSplit::corpus_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("code"); // of the one problem; empty: none
    const auto row = [](const char* folder, const char* code) { QTest::newRow(folder) << QString::fromLatin1(folder) << QByteArray(code); };
    row("whole", "");
    row("count_one", "");
    row("first_without_tensors", "");
    row("two_sets", "");
    row("part_missing", "note gguf.split-missing");
    row("first_missing", "note gguf.split-missing");
    row("zero_byte_part", "note gguf.split-damaged");
    row("count_disagrees", "note gguf.split-count");
    row("names_swapped", "note gguf.split-number");
    row("tensor_count_disagrees", "note gguf.split-tensors");
    row("renamed", "note gguf.split-names");
    row("byte_split", "note gguf.byte-pieces");
}

void TestGgufSplit::corpus()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, folder);
    QFETCH(QByteArray, code);
    const QDir dir(test::corpus("generated-gguf/split/"_L1 + folder));
    QVERIFY(dir.exists());
    Folder files;
    for (const QString& name : dir.entryList(QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        files.add(name.toStdString(), file.readAll().toStdString());
    }
    QCOMPARE(codes(files.join()), code.isEmpty() ? Codes{} : Codes{code.toStdString()});
}

QTEST_GUILESS_MAIN(TestGgufSplit)
#include "tst_gguf_split.moc"
