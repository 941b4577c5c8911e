// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/index_join.h"
#include "model/directory/shard_numbering.h"
#include "tests/directory/shard_folder.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;
using namespace std::string_literals;

namespace {

const std::string S1 = "model-00001-of-00002.safetensors";
const std::string S2 = "model-00002-of-00002.safetensors";
const std::string Index = "model.safetensors.index.json";

/// Two shards with a, b and c, d, and the map that fits them.
ShardFolder whole()
{
    ShardFolder folder;
    folder.shard(S1, {"a", "b"}).shard(S2, {"c", "d"}).index(Index, {{"a", S1}, {"b", S1}, {"c", S2}, {"d", S2}}, "16");
    return folder;
}

/// The codes of all problems, each once, in order.
std::string codes(const ShardJoin& join)
{
    std::vector<std::string> all;
    for (const Problem& problem : join.problems) {
        all.push_back(problem.code);
    }
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    std::string text;
    for (const std::string& code : all) {
        text += (text.empty() ? "" : " ") + code;
    }
    return text;
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ",") + name;
    }
    return text;
}

} // namespace

class tst_ShardSets : public QObject
{
    Q_OBJECT

private slots:
    void indexNames();
    void numberings();
    void pathsThatLeave();
    void wholeSet();
    void mapAgainstShards_data();
    void mapAgainstShards();
    void totalSize_data();
    void totalSize();
    void indexThatIsNone_data();
    void indexThatIsNone();
    void missingAndUnreadableShards();
    void familiesWithoutIndex();
    void countedFromZero();
    void severalIndexesInSeveralFolders();
    void strays();
    void pathsOfTheMap();
    void escapedNames();
    void keptNamesAreBounded();
    void cancelled();
    void corpus_data();
    void corpus();
    void sglang32279_indexNamesAnAbsentShard();
    void unsloth7375_indexCoversSomeOfTheShards();
    void quipSharp46_twoFamiliesInOneFolder();
};

void tst_ShardSets::indexNames()
{
    for (const char* name : {"model.safetensors.index.json", "a/b/pytorch_model.bin.index.json", "diffusion_pytorch_model.safetensors.index.fp16.json", "model.fp16.safetensors.index.json"}) {
        QVERIFY2(isShardIndex(name), name);
    }
    for (const char* name : {"config.json", "index.json", "model.safetensors", "tokenizer.json", "model_index.json", "x.index.json/y", ".json"}) {
        QVERIFY2(!isShardIndex(name), name);
    }
}

void tst_ShardSets::numberings()
{
    const auto plain = shardNumbering("sub/model-00002-of-000163.safetensors");
    QVERIFY(plain && plain->stem == "sub/model" && plain->number == 2 && plain->count == 163 && plain->total == "000163" && plain->suffix == ".safetensors");
    const auto middle = shardNumbering("model.safetensors-00001-of-00003.safetensors");
    QVERIFY(middle && middle->stem == "model.safetensors" && middle->suffix == ".safetensors");
    const auto bare = shardNumbering("model.safetensors-00001-of-00003");
    QVERIFY(bare && bare->stem == "model.safetensors" && bare->suffix.empty());
    const auto variant = shardNumbering("diffusion_pytorch_model-00001-of-00002.fp16.safetensors");
    QVERIFY(variant && variant->suffix == ".fp16.safetensors");
    for (const char* name : {"model.safetensors", "model-of-00003.safetensors", "model-1-of-.safetensors", "model-1-of-3.txt", "1-of-3/model.safetensors",
             "variables.data-00000-of-00001", "model-00001-of-00000.safetensors", "tiny-00001-of-00003.gguf", "-of-", "a-1-of-9999999.bin"}) {
        QVERIFY2(!shardNumbering(name), name);
    }
}

void tst_ShardSets::pathsThatLeave()
{
    for (const char* path : {"../x", "a/../x", "a/..", "/x", "\\x", "..\\x", "C:/x", "c:x", "a\\..\\x"}) {
        QVERIFY2(leavesFolder(path), path);
    }
    for (const char* path : {"x", "a/x", "./x", "..x", "x..", "a..b/c"}) {
        QVERIFY2(!leavesFolder(path), path);
    }
}

void tst_ShardSets::wholeSet()
{
    ShardFolder folder = whole();
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), ""s);
    QCOMPARE(join.sets.size(), std::size_t{1});
    const ShardSet& set = join.sets[0];
    QCOMPARE(set.stem, "model"s);
    QCOMPARE(set.stated, 2U);
    QCOMPARE(set.shards.size(), std::size_t{2});
    QCOMPARE(folder.files[set.index].path, Index);
    QVERIFY(set.indexState == ShardIndexState::Sound);
    QVERIFY(set.totalSizeState == TotalSizeState::Agrees);
    QCOMPARE(set.tensorBytes, 16U);
    QCOMPARE(set.mappedTensors, 4U);
    QCOMPARE(set.missingTensors, 0U);
}

void tst_ShardSets::mapAgainstShards_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("codes");
    QTest::addColumn<QByteArray>("names"); // absent|unmapped|misplaced|doubled|repeated|values
    const auto row = [](const char* name, const std::string& map, const char* wanted, const char* names) {
        QTest::newRow(name) << QByteArray::fromStdString("{\"metadata\":{\"total_size\":16},\"weight_map\":{" + map + "}}") << QByteArray(wanted) << QByteArray(names);
    };
    const auto to = [](const char* tensor, const std::string& shard) { return "\""s + tensor + "\":\"" + shard + "\""; };
    const std::string cd = "," + to("c", S2) + "," + to("d", S2);
    row("whole", to("a", S1) + "," + to("b", S1) + cd, "", "|||||");
    row("absent from its shard", to("a", S1) + "," + to("b", S1) + "," + to("ghost", S1) + cd, "shards.absent_tensors", "ghost|||||");
    row("not in the map", to("a", S1) + cd, "shards.unmapped_tensors", "|b||||");
    row("in another shard", to("a", S2) + "," + to("b", S1) + cd, "shards.misplaced_tensors", "||a|||");
    row("named twice", to("a", S2) + "," + to("a", S1) + "," + to("b", S1) + cd, "shards.repeated_names", "||||a|");
    row("value is a number", "\"a\":7," + to("b", S1) + cd, "shards.not_a_file_name", "|||||a");
    row("value is an object", "\"a\":{\"x\":[1]}," + to("b", S1) + cd, "shards.not_a_file_name", "|||||a");
    row("value is empty", "\"a\":\"\"," + to("b", S1) + cd, "shards.not_a_file_name", "|||||a");
}

void tst_ShardSets::mapAgainstShards()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, codes);
    QFETCH(QByteArray, names);
    ShardFolder folder = whole();
    folder.file(Index, text.toStdString());
    const ShardJoin join = folder.join();
    QCOMPARE(::codes(join), codes.toStdString());
    const ShardSet& set = join.sets.at(0);
    const std::string found = joined(set.absentTensors) + '|' + joined(set.unmappedTensors) + '|' + joined(set.misplacedTensors) + '|' + joined(set.doubledTensors) + '|'
        + joined(set.repeatedKeys) + '|' + joined(set.valuesNotNames);
    QCOMPARE(found, names.toStdString());
    for (const Problem& problem : join.problems) {
        QVERIFY(problem.severity == Severity::Note);
        QCOMPARE(problem.path, Index);
        QVERIFY(problem.message.utf8().find("%") == std::string::npos);
    }
}

void tst_ShardSets::totalSize_data()
{
    QTest::addColumn<QByteArray>("total");
    QTest::addColumn<int>("state");
    const auto row = [](const char* total, TotalSizeState state) { QTest::newRow(*total == '\0' ? "none" : total) << QByteArray(total) << static_cast<int>(state); };
    row("", TotalSizeState::Absent);
    row("16", TotalSizeState::Agrees);
    row("1016", TotalSizeState::Differs);
    row("16.0", TotalSizeState::AgreesAsFraction);
    row("1.6e1", TotalSizeState::AgreesAsFraction);
    row("16.5", TotalSizeState::Differs);
    row("-16", TotalSizeState::Differs);
    row("99999999999999999999999", TotalSizeState::Differs);
    row("\"16\"", TotalSizeState::NotANumber);
    row("null", TotalSizeState::NotANumber);
    row("[16]", TotalSizeState::NotANumber);
    row("true", TotalSizeState::NotANumber);
}

void tst_ShardSets::totalSize()
{
    QFETCH(QByteArray, total);
    QFETCH(int, state);
    ShardFolder folder = whole();
    folder.index(Index, {{"a", S1}, {"b", S1}, {"c", S2}, {"d", S2}}, total.toStdString());
    const ShardJoin join = folder.join();
    QCOMPARE(static_cast<int>(join.sets.at(0).totalSizeState), state);
    QCOMPARE(codes(join), state == static_cast<int>(TotalSizeState::Agrees) ? ""s : "shards.total_size"s);
}

void tst_ShardSets::indexThatIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("state");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char* name, const char* text, ShardIndexState state, const char* code) { QTest::newRow(name) << QByteArray(text) << static_cast<int>(state) << QByteArray(code); };
    row("empty", "", ShardIndexState::Empty, "shards.index_empty");
    row("text", "not json", ShardIndexState::NotJson, "shards.index_not_json");
    row("cut", "{\"weight_map\":{\"a\":\"model-0", ShardIndexState::NotJson, "shards.index_not_json");
    row("text behind", "{\"weight_map\":{}} x", ShardIndexState::NotJson, "shards.index_not_json");
    row("NaN", "{\"metadata\":{\"x\":NaN},\"weight_map\":{}}", ShardIndexState::NotJson, "shards.index_not_json");
    row("comma too many", "{\"weight_map\":{\"a\":\"b\",}}", ShardIndexState::NotJson, "shards.index_not_json");
    row("web page", "<!DOCTYPE html><html></html>", ShardIndexState::NotJson, "content.html");
    row("pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n", ShardIndexState::NotJson, "content.lfs_pointer");
    row("list", "[1,2]", ShardIndexState::NoWeightMap, "shards.no_weight_map");
    row("number", "12", ShardIndexState::NoWeightMap, "shards.no_weight_map");
    row("no map", "{\"metadata\":{\"total_size\":16}}", ShardIndexState::NoWeightMap, "shards.no_weight_map");
    row("map is a list", "{\"weight_map\":[\"a\"]}", ShardIndexState::NoWeightMap, "shards.no_weight_map");
    row("map is null", "{\"weight_map\":null}", ShardIndexState::NoWeightMap, "shards.no_weight_map");
}

void tst_ShardSets::indexThatIsNone()
{
    QFETCH(QByteArray, text);
    QFETCH(int, state);
    QFETCH(QByteArray, code);
    ShardFolder folder = whole();
    folder.file(Index, text.toStdString());
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), code.toStdString());
    // The shards are still a set, beside the index that should join them.
    QCOMPARE(join.sets.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(join.sets[0].indexState), state);
    QCOMPARE(join.sets[0].shards.size(), std::size_t{2});
    QCOMPARE(join.sets[0].stated, 2U);
    QCOMPARE(folder.files[join.sets[0].index].path, Index);
}

void tst_ShardSets::missingAndUnreadableShards()
{
    ShardFolder absent;
    absent.shard(S1, {"a", "b"}).index(Index, {{"a", S1}, {"b", S1}, {"c", S2}, {"d", S2}}, "16");
    const ShardJoin join = absent.join();
    QCOMPARE(codes(join), "shards.missing"s);
    QCOMPARE(joined(join.sets[0].missing), S2);
    QCOMPARE(join.sets[0].missingTensors, 2U);
    QCOMPARE(join.sets[0].absentCount, 0U);
    QVERIFY(join.sets[0].totalSizeState == TotalSizeState::NotVerified);

    ShardFolder link = whole();
    link.kind(S2, EntryKind::BrokenLink);
    QCOMPARE(joined(link.join().sets[0].missing), S2);

    // A pointer or a damaged header is a shard that is here and tells nothing: its tensors are not "absent".
    for (const char* bytes : {"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n", "", "<html></html>"}) {
        ShardFolder damaged = whole();
        damaged.file(S2, bytes);
        const ShardJoin unread = damaged.join();
        QCOMPARE(codes(unread), ""s);
        QCOMPARE(unread.sets[0].missingTensors, 2U);
        QCOMPARE(unread.sets[0].shards.size(), std::size_t{2});
    }
}

void tst_ShardSets::familiesWithoutIndex()
{
    ShardFolder folder;
    folder.shard("m-00001-of-00004.safetensors", {"a"}).shard("m-00002-of-00004.safetensors", {"b", "a"}).shard("m-00004-of-00004.safetensors", {"c"});
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), "shards.doubled_tensors shards.index_missing shards.missing"s);
    QCOMPARE(join.sets.size(), std::size_t{1});
    QCOMPARE(join.sets[0].stated, 4U);
    QCOMPARE(joined(join.sets[0].missing), "m-00003-of-00004.safetensors"s);
    QCOMPARE(joined(join.sets[0].doubledTensors), "a"s);
    QCOMPARE(join.sets[0].tensorBytes, 12U);
    QVERIFY(join.sets[0].index == NoFile);
    // One that claims very many brothers does not make a list of all their names.
    ShardFolder lone;
    lone.shard("m-00001-of-999999.safetensors", {"a"});
    QVERIFY(lone.join().sets[0].missing.size() <= 1000);
}

void tst_ShardSets::countedFromZero()
{
    ShardFolder two;
    two.shard("m-00000-of-00002.safetensors", {"a"}).shard("m-00001-of-00002.safetensors", {"b"});
    const ShardJoin join = two.join();
    QCOMPARE(join.sets[0].stated, 2U);
    QVERIFY(join.sets[0].missing.empty());
    ShardFolder three;
    three.shard("m-00000-of-00002.safetensors", {"a"}).shard("m-00001-of-00002.safetensors", {"b"}).shard("m-00002-of-00002.safetensors", {"c"});
    const ShardJoin more = three.join();
    QCOMPARE(more.sets[0].stated, 3U);
    QVERIFY(more.sets[0].missing.empty());
}

void tst_ShardSets::severalIndexesInSeveralFolders()
{
    ShardFolder folder = whole();
    folder.shard("unet/d-00001-of-00001.fp16.safetensors", {"a"}).index("unet/d.safetensors.index.fp16.json", {{"a", "d-00001-of-00001.fp16.safetensors"}}, "4");
    folder.shard("fp32-1.safetensors", {"a", "b", "c", "d"}).index("model.fp32.safetensors.index.json", {{"a", "fp32-1.safetensors"}, {"b", "fp32-1.safetensors"}, {"c", "fp32-1.safetensors"}, {"d", "fp32-1.safetensors"}}, "16");
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), ""s);
    QCOMPARE(join.sets.size(), std::size_t{3});
    QCOMPARE(join.sets[0].stem, "model"s);
    QCOMPARE(join.sets[1].stem, "model.fp32"s);
    QCOMPARE(join.sets[2].stem, "unet/d"s);
    QCOMPARE(join.sets[2].shards.size(), std::size_t{1});
}

void tst_ShardSets::strays()
{
    ShardFolder folder = whole();
    folder.shard("model-00009-of-00009.safetensors", {"x"});
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), "shards.stray"s);
    QCOMPARE(join.sets.size(), std::size_t{1});
    QCOMPARE(folder.files[join.sets[0].strays.at(0)].path, "model-00009-of-00009.safetensors"s);
    QCOMPARE(join.problems[0].path, "model-00009-of-00009.safetensors"s);
    // Another stem is another set.
    ShardFolder other = whole();
    other.shard("adapter-00001-of-00001.safetensors", {"x"});
    QCOMPARE(other.join().sets.size(), std::size_t{2});
}

void tst_ShardSets::pathsOfTheMap()
{
    ShardFolder folder;
    folder.shard("sub/" + S1, {"a"}).shard("outside.safetensors", {"c"});
    folder.index("sub/" + Index, {{"a", "./" + S1}, {"c", "../outside.safetensors"}, {"e", "/etc/passwd"}}, "4");
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), "shards.leaves_directory"s);
    QCOMPARE(joined(join.sets.at(0).leaving), "../outside.safetensors,/etc/passwd"s);
    QCOMPARE(join.sets[0].shards.size(), std::size_t{1});
    QCOMPARE(join.sets[0].missingTensors, 2U);
    QCOMPARE(join.sets[0].stated, 1U);
}

void tst_ShardSets::escapedNames()
{
    ShardFolder folder;
    folder.shard(S1, {R"(a\u0062\"c)"});
    folder.file(Index, "{\"weight_map\":{\"ab\\\"c\":\"model\\u002d00001-of-00002.safetensors\"},\"metadata\":{\"total_size\":4}}");
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), ""s);
    QCOMPARE(join.sets[0].shards.size(), std::size_t{1});
}

void tst_ShardSets::keptNamesAreBounded()
{
    ShardFolder folder;
    std::vector<std::string> tensors;
    std::vector<std::pair<std::string, std::string>> map;
    for (int i = 0; i < 5000; ++i) {
        tensors.push_back("t." + std::to_string(i));
        map.emplace_back("other." + std::to_string(i), S1);
    }
    folder.shard(S1, tensors).index(Index, map, "20000");
    const ShardJoin join = folder.join();
    const ShardSet& set = join.sets.at(0);
    QCOMPARE(set.unmappedCount, 5000U);
    QCOMPARE(set.unmappedTensors.size(), std::size_t{1000});
    QCOMPARE(set.absentCount, 5000U);
    QCOMPARE(set.absentTensors.size(), std::size_t{1000});
    QCOMPARE(set.absentTensors[999], "other.999"s);
    QCOMPARE(join.problems.size(), std::size_t{2});
}

void tst_ShardSets::cancelled()
{
    std::string text = "{\"weight_map\":{";
    for (int i = 0; i < 100'000; ++i) {
        text += (i == 0 ? "\"t" : ",\"t") + std::to_string(i) + "\":\"" + S1 + "\"";
    }
    std::stop_source stop;
    stop.request_stop();
    const WeightMap map = WeightMap::read(MemorySource(text + "}}"), Index, {}, stop.get_token());
    QVERIFY(map.isCancelled());
    QCOMPARE(map.size(), 0U);
    QVERIFY(map.problems().empty());
}

void tst_ShardSets::corpus_data()
{
    QTest::addColumn<QByteArray>("codes");
    const std::pair<const char*, const char*> rows[] = {{"whole", ""}, {"diffusion_names", ""}, {"suffix_in_the_middle", ""}, {"total_parameters", ""},
        {"count_mismatch", "shards.index_missing shards.missing"}, {"index_missing", "shards.index_missing"}, {"index_empty", "shards.index_empty"},
        {"index_not_json", "content.html"}, {"weight_map_absent", "shards.no_weight_map"}, {"weight_map_list", "shards.no_weight_map"},
        {"index_duplicate_key", "shards.repeated_names"}, {"weight_map_value_number", "shards.not_a_file_name"},
        {"index_mixes_two_families", "shards.mixed_families"}, {"map_leaves_directory", "shards.leaves_directory"},
        {"map_misses_tensor", "shards.unmapped_tensors"}, {"map_names_absent_tensor", "shards.absent_tensors"}, {"map_names_wrong_shard", "shards.misplaced_tensors"},
        {"metadata_absent", "shards.total_size"}, {"total_size_absent", "shards.total_size"}, {"total_size_float", "shards.total_size"},
        {"total_size_string", "shards.total_size"}, {"total_size_wrong", "shards.total_size"}, {"shard_absent", "shards.missing"}, {"shard_lfs_pointer", ""},
        {"shard_truncated", ""}, {"single_and_sharded", ""}, {"stray_shard", "shards.stray"}, {"tensor_in_two_shards", "shards.doubled_tensors"},
        {"two_families", "shards.index_missing shards.stray"}, {"two_indexes", ""}};
    for (const auto& [folder, codes] : rows) {
        QTest::newRow(folder) << QByteArray(codes);
    }
}

void tst_ShardSets::corpus()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QByteArray, codes);
    const QString path = test::corpus(u"generated-safetensors/shards/"_s + QLatin1StringView(QTest::currentDataTag()));
    QVERIFY(!path.isEmpty());
    ShardFolder folder;
    for (const QString& name : QDir(path).entryList(QDir::Files)) {
        QFile file(path + u'/' + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        folder.file(name.toStdString(), file.readAll().toStdString());
    }
    const ShardJoin join = folder.join();
    QCOMPARE(::codes(join), codes.toStdString());
    QVERIFY(!join.sets.empty());
}

void tst_ShardSets::sglang32279_indexNamesAnAbsentShard()
{
    ShardFolder folder;
    folder.shard(S1, {"a"}).index(Index, {{"a", S1}, {"c", S2}}, "8");
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), "shards.missing"s);
    const std::string message = join.problems[0].message.utf8();
    QVERIFY2(message.find(S2) != std::string::npos && message.find("Download") != std::string::npos, message.c_str());
}

void tst_ShardSets::unsloth7375_indexCoversSomeOfTheShards()
{
    const std::string third = "model-00003-of-00003.safetensors";
    ShardFolder folder;
    folder.shard("model-00001-of-00003.safetensors", {"a"}).shard("model-00002-of-00003.safetensors", {"b"}).shard(third, {"c"});
    folder.index(Index, {{"a", "model-00001-of-00003.safetensors"}, {"b", "model-00002-of-00003.safetensors"}}, "8");
    const ShardJoin join = folder.join();
    QCOMPARE(codes(join), "shards.stray"s);
    QCOMPARE(join.sets.size(), std::size_t{1});
    QCOMPARE(folder.files[join.sets[0].strays.at(0)].path, third);
}

void tst_ShardSets::quipSharp46_twoFamiliesInOneFolder()
{
    ShardFolder folder = whole();
    for (int i = 1; i <= 4; ++i) {
        folder.shard("model-0000" + std::to_string(i) + "-of-00004.safetensors", {std::string(1, static_cast<char>('a' + i - 1))});
    }
    const ShardJoin join = folder.join();
    QCOMPARE(join.sets.size(), std::size_t{2});
    const auto indexed = std::ranges::find(join.sets, ShardIndexState::Sound, &ShardSet::indexState);
    QVERIFY(indexed != join.sets.end());
    QCOMPARE(indexed->shards.size(), std::size_t{2});
    QCOMPARE(indexed->strays.size(), std::size_t{4});
    QVERIFY(join.sets[0].missing.empty() && join.sets[1].missing.empty());
}

QTEST_GUILESS_MAIN(tst_ShardSets)

#include "tst_shard_sets.moc"
