// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/natural_compare.h"
#include "model/tensors/natural_order.h"
#include "model/tensors/tensor_order.h"
#include "tests/tensors/tensor_samples.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace vitrine;
using namespace vitrine::test;

class TensorOrderTest final : public QObject
{
    Q_OBJECT

private slots:
    void naturalComparison_data();
    void naturalComparison();
    void naturalOrderIsThatOfTheComparison_data();
    void naturalOrderIsThatOfTheComparison();
    void plainText_data();
    void plainText();
    void textAcrossTwoNamesIsNotFound();
    void textIsFoundAtEveryPlace();
    void filterWords_data();
    void filterWords();
    void faultyFilters_data();
    void faultyFilters();
    void patternsThatTakeForeverAreBounded();
    void matchesAreTold();
    void sortsByColumns_data();
    void sortsByColumns();
    void equalRowsStandByName();
    void scopeTypeAndShard();
    void totals();
    void totalsDoNotWrapAround();
    void longerTextNarrows();
    void cancel();
    void emptyStore();
    void numberSort();
};

namespace {

QString names(const TensorStore& store, std::span<const std::uint32_t> rows)
{
    QStringList list;
    for (const std::uint32_t row : rows) {
        list << QString::fromUtf8(store.name(row).data(), static_cast<qsizetype>(store.name(row).size()));
    }
    return list.join(u' ');
}

std::shared_ptr<const TensorRows> ask(const TensorOrder& order, const TensorQuery& query)
{
    const auto rows = order.compute(query, nullptr, {});
    return rows ? *rows : nullptr;
}

TensorQuery text(const char* typed)
{
    TensorQuery query;
    query.text = typed;
    return query;
}

} // namespace

void TensorOrderTest::naturalComparison_data()
{
    QTest::addColumn<QByteArray>("less");
    QTest::addColumn<QByteArray>("more");
    const auto row = [](const char* less, const char* more) {
        QTest::addRow("%s, %s", less, more) << QByteArray(less) << QByteArray(more);
    };
    row("layers.2", "layers.10");
    row("layers.2.a", "layers.2.b");
    row("layers.2", "layers.2.a");
    row("", "a");
    row("2", "10");
    row("a2", "b1");
    row("a", "a0");
    row("a01", "a2");
    row("a01", "a1");
    row("a9", "a18446744073709551617");
    row("a18446744073709551617", "a18446744073709551618");
    row("a1.b2", "a1.b10");
    row("x9y", "x10");
    row("B", "a");
}

void TensorOrderTest::naturalComparison()
{
    QFETCH(QByteArray, less);
    QFETCH(QByteArray, more);
    QVERIFY(naturalCompare(less.toStdString(), more.toStdString()) < 0);
    QVERIFY(naturalCompare(more.toStdString(), less.toStdString()) > 0);
    QVERIFY(naturalCompare(less.toStdString(), less.toStdString()) == 0);
}

void TensorOrderTest::naturalOrderIsThatOfTheComparison_data()
{
    QTest::addColumn<QStringList>("names");
    QStringList layers;
    for (int i = 0; i < 300; ++i) {
        layers << QStringLiteral("model.layers.%1.mlp.%2.weight").arg(i % 23).arg((i * 7) % 101);
    }
    QTest::newRow("layers") << layers;
    QStringList many;
    for (int i = 0; i < 300; ++i) {
        many << QStringLiteral("a%1b%2c%3d%4e%5f%6g%7h%8i%9j%10")
                    .arg(i % 2)
                    .arg(i % 3)
                    .arg(i % 5)
                    .arg(i % 2)
                    .arg(i % 3)
                    .arg(i % 2)
                    .arg(i % 3)
                    .arg(i % 2)
                    .arg(i % 4)
                    .arg(i % 7);
    }
    QTest::newRow("more numbers than fit") << many;
    QStringList huge;
    for (int i = 0; i < 100; ++i) {
        huge << QStringLiteral("x%1").arg(quint64(4294967290U) + quint64((i * 37) % 41))
                + QStringLiteral(".%1").arg(i % 3)
             << QStringLiteral("9").repeated(i % 30)
             << QStringLiteral("w") + QStringLiteral("0").repeated(i % 4) + QString::number(i % 5);
    }
    QTest::newRow("numbers beyond 32 bits, leading zeros") << huge;
    QTest::newRow("oddities") << QStringList{
        {},
        QStringLiteral("0"),
        QStringLiteral("00"),
        QStringLiteral("a"),
        QStringLiteral("a"),
        QStringLiteral("."),
        QStringLiteral("a.0."),
        QStringLiteral("a.0")};
    QStringList random;
    std::mt19937 generator(1);
    for (int i = 0; i < 2000; ++i) {
        QString name;
        for (unsigned length = generator() % 8; length > 0; --length) {
            name += QStringLiteral("ab01.9")[qsizetype(generator() % 6)];
        }
        random << name;
    }
    QTest::newRow("random") << random;
}

void TensorOrderTest::naturalOrderIsThatOfTheComparison()
{
    QFETCH(QStringList, names);
    StoreBuilder builder;
    for (const QString& name : std::as_const(names)) {
        builder.add(name.toStdString());
    }
    const auto store = builder.take();
    Rows expected(store->size());
    std::iota(expected.begin(), expected.end(), 0U);
    std::ranges::stable_sort(
        expected, [&](std::uint32_t a, std::uint32_t b) { return naturalCompare(store->name(a), store->name(b)) < 0; });
    QCOMPARE(*naturalOrder(*store), expected);
}

void TensorOrderTest::plainText_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("nothing typed") << QByteArray("")
                                   << QStringLiteral("Lm_Head.weight blk.0.a blk.2.Norm blk.10.norm café.w");
    QTest::newRow("blanks") << QByteArray("  \t")
                            << QStringLiteral("Lm_Head.weight blk.0.a blk.2.Norm blk.10.norm café.w");
    QTest::newRow("part") << QByteArray("norm") << QStringLiteral("blk.2.Norm blk.10.norm");
    QTest::newRow("capitals typed") << QByteArray("NORM") << QStringLiteral("blk.2.Norm blk.10.norm");
    QTest::newRow("capitals in the name") << QByteArray("lm_head") << QStringLiteral("Lm_Head.weight");
    QTest::newRow("one letter") << QByteArray("k") << QStringLiteral("blk.0.a blk.2.Norm blk.10.norm");
    QTest::newRow("whole name") << QByteArray("blk.10.norm") << QStringLiteral("blk.10.norm");
    QTest::newRow("two words") << QByteArray("norm 10") << QStringLiteral("blk.10.norm");
    QTest::newRow("not latin") << QByteArray("é") << QStringLiteral("café.w");
    QTest::newRow("longer than all") << QByteArray(500, 'a') << QString();
    QTest::newRow("nowhere") << QByteArray("zzz") << QString();
    QTest::newRow("at-sign is no letter") << QByteArray("@") << QString();
}

void TensorOrderTest::plainText()
{
    QFETCH(QByteArray, typed);
    QFETCH(QString, found);
    const auto store
        = StoreBuilder().addAll({"blk.10.norm", "blk.2.Norm", "blk.0.a", "Lm_Head.weight", "café.w"}).take();
    const TensorOrder order(store, {"f"});
    const auto rows = ask(order, text(typed.constData()));
    QVERIFY(rows);
    QCOMPARE(names(*store, rows->rows), found);
    QCOMPARE(rows->inScope, 5U);
}

void TensorOrderTest::textAcrossTwoNamesIsNotFound()
{
    const auto store = StoreBuilder().addAll({"layer", "norm", "", "x", "layernorm"}).take();
    const TensorOrder order(store, {"f"});
    QCOMPARE(names(*store, ask(order, text("layernorm"))->rows), QStringLiteral("layernorm"));
    QCOMPARE(names(*store, ask(order, text("rno"))->rows), QStringLiteral("layernorm"));
}

void TensorOrderTest::textIsFoundAtEveryPlace()
{
    // Sixteen bytes are looked at at once: every place of the text and every length of the name must do.
    for (std::size_t before = 0; before < 40; ++before) {
        for (std::size_t behind = 0; behind < 20; ++behind) {
            const auto store = StoreBuilder()
                                   .add("q")
                                   .add(std::string(before, 'x') + "Needle" + std::string(behind, 'e'))
                                   .add("eedl")
                                   .take();
            const TensorOrder order(store, {"f"});
            QCOMPARE(ask(order, text("needlE"))->rows, Rows{1});
        }
    }
}

void TensorOrderTest::filterWords_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("pattern") << QByteArray("regex:^a\\.\\d$") << QStringLiteral("a.1");
    QTest::newRow("pattern with blanks") << QByteArray("regex:b c") << QStringLiteral("b c");
    QTest::newRow("pattern behind a word") << QByteArray("a regex:[12]") << QStringLiteral("a.1 a.2x");
    QTest::newRow("empty pattern") << QByteArray("regex:") << QStringLiteral("a.1 a.2x b c q");
    QTest::newRow("quotes") << QByteArray("\"b c\"") << QStringLiteral("b c");
    QTest::newRow("type") << QByteArray("dtype:f1") << QStringLiteral("a.2x");
    QTest::newRow("type of blocks") << QByteArray("dtype:Q4_K") << QStringLiteral("q");
    QTest::newRow("one extent") << QByteArray("shape:4") << QStringLiteral("a.1 a.2x");
    QTest::newRow("all extents") << QByteArray("shape:4x8") << QStringLiteral("a.1");
    QTest::newRow("extents in brackets") << QByteArray("shape:[8,4]") << QStringLiteral("a.2x");
    QTest::newRow("file") << QByteArray("file:00002-of") << QStringLiteral("b c q");
    QTest::newRow("more bytes") << QByteArray("bytes:>1kB") << QString();
    QTest::newRow("fewer bytes") << QByteArray("bytes:<100") << QStringLiteral("a.2x b c");
    QTest::newRow("exactly") << QByteArray("bytes:128") << QStringLiteral("a.1");
    QTest::newRow("at least") << QByteArray("bytes:>=0.128kb") << QStringLiteral("a.1 q");
    QTest::newRow("binary unit") << QByteArray("bytes:<=0.125KiB") << QStringLiteral("a.1 a.2x b c");
    QTest::newRow("keys alone ask for nothing")
        << QByteArray("shape: bytes: dtype: file:") << QStringLiteral("a.1 a.2x b c q");
}

void TensorOrderTest::filterWords()
{
    QFETCH(QByteArray, typed);
    QFETCH(QString, found);
    const auto store = StoreBuilder()
                           .add("a.1", {4, 8})
                           .add("a.2x", {8, 4}, "F16")
                           .add("b c", {2}, "F32", 1)
                           .add("q", {256}, "Q4_K", 1)
                           .take();
    const TensorOrder order(store, {"model-00001-of-00002.safetensors", "model-00002-OF-2.safetensors"});
    const auto rows = ask(order, text(typed.constData()));
    QVERIFY(rows);
    QCOMPARE(names(*store, rows->rows), found);
}

void TensorOrderTest::faultyFilters_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::newRow("pattern") << QByteArray("regex:(unclosed");
    QTest::newRow("shape") << QByteArray("shape:abc");
    QTest::newRow("shape too large") << QByteArray("shape:99999999999999999999999");
    QTest::newRow("bytes") << QByteArray("bytes:>lots");
    QTest::newRow("bytes with a wrong unit") << QByteArray("bytes:>1foo");
    QTest::newRow("negative bytes") << QByteArray("bytes:-1");
    QTest::newRow("bytes beyond 64 bits") << QByteArray("bytes:1e30");
    QTest::newRow("bytes that are no number") << QByteArray("bytes:nan");
}

void TensorOrderTest::faultyFilters()
{
    QFETCH(QByteArray, typed);
    const TensorOrder order(StoreBuilder().add("a").take(), {"f"});
    const auto rows = order.compute(text(typed.constData()), nullptr, {});
    QVERIFY(!rows);
    QCOMPARE(rows.error().code, ErrorCode::Malformed);
    QVERIFY(!rows.error().message.isEmpty());
}

void TensorOrderTest::patternsThatTakeForeverAreBounded()
{
    StoreBuilder builder;
    for (int i = 0; i < 200; ++i) {
        builder.add(std::string(200, 'a') + std::to_string(i));
    }
    const TensorOrder order(builder.take(), {"f"});
    QElapsedTimer timer;
    timer.start();
    const auto rows = ask(order, text("regex:^(a+)+$"));
    QVERIFY(rows);
    QVERIFY(rows->rows.empty());
    QVERIFY2(timer.elapsed() < 20'000, "a pattern may not hold the table up");
}

void TensorOrderTest::matchesAreTold()
{
    using Places = std::vector<std::pair<std::size_t, std::size_t>>;
    QCOMPARE(TensorFilter::parse("A.b")->matches("xa.B-a.b"), (Places{{1, 3}, {5, 3}}));
    QCOMPARE(TensorFilter::parse("regex:é+")->matches("aéé"), (Places{{1, 4}}));
    QCOMPARE(TensorFilter::parse("regex:x*")->matches("abc"), Places{});
    QCOMPARE(TensorFilter::parse("dtype:F32")->matches("F32"), Places{});
}

void TensorOrderTest::sortsByColumns_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("ascending");
    QTest::addColumn<QString>("descending");
    const auto row = [](const char* name, TensorColumn column, const char* ascending, const char* descending) {
        QTest::newRow(name) << int(column) << QString::fromLatin1(ascending) << QString::fromLatin1(descending);
    };
    row("name", TensorColumn::Name, "layers.2.mlp.up_proj layers.10.lm x z", "z x layers.10.lm layers.2.mlp.up_proj");
    row("dtype", TensorColumn::Dtype, "x layers.2.mlp.up_proj z layers.10.lm", "layers.10.lm layers.2.mlp.up_proj z x");
    row("shape", TensorColumn::Shape, "z x layers.10.lm layers.2.mlp.up_proj", "layers.2.mlp.up_proj layers.10.lm x z");
    row("bytes", TensorColumn::Bytes, "z layers.10.lm x layers.2.mlp.up_proj", "layers.2.mlp.up_proj x layers.10.lm z");
    row("parameters", TensorColumn::Parameters, "z layers.10.lm x layers.2.mlp.up_proj",
        "layers.2.mlp.up_proj layers.10.lm x z");
    row("file", TensorColumn::File, "layers.10.lm z layers.2.mlp.up_proj x", "layers.2.mlp.up_proj x layers.10.lm z");
    row("shard", TensorColumn::Shard, "layers.10.lm z layers.2.mlp.up_proj x", "layers.2.mlp.up_proj x layers.10.lm z");
    row("offset", TensorColumn::Offset, "z layers.10.lm layers.2.mlp.up_proj x",
        "x layers.2.mlp.up_proj layers.10.lm z");
    row("layer", TensorColumn::Layer, "layers.2.mlp.up_proj layers.10.lm x z", "x z layers.10.lm layers.2.mlp.up_proj");
    row("role", TensorColumn::Role, "layers.2.mlp.up_proj layers.10.lm x z", "layers.10.lm x z layers.2.mlp.up_proj");
}

void TensorOrderTest::sortsByColumns()
{
    QFETCH(int, column);
    QFETCH(QString, ascending);
    QFETCH(QString, descending);
    const auto store = StoreBuilder()
                           .add("z", {1}, "F32")
                           .add("layers.10.lm", {3, 2}, "I8")
                           .add("layers.2.mlp.up_proj", {7, 7}, "F32", 1)
                           .add("x", {2, 3}, "BF16", 1)
                           .take();
    const TensorOrder order(store, {"a", "b"});
    TensorQuery query;
    query.sort = {static_cast<TensorColumn>(column), false};
    QCOMPARE(names(*store, ask(order, query)->rows), ascending);
    query.sort.descending = true;
    QCOMPARE(names(*store, ask(order, query)->rows), descending);
}

void TensorOrderTest::equalRowsStandByName()
{
    const auto store = StoreBuilder().addAll({"b.10", "b.9", "a", "b.1"}).take();
    const TensorOrder order(store, {"f"});
    TensorQuery query;
    for (const bool descending : {false, true}) {
        query.sort = {TensorColumn::Bytes, descending};
        QCOMPARE(names(*store, ask(order, query)->rows), QStringLiteral("a b.1 b.9 b.10"));
    }
}

void TensorOrderTest::scopeTypeAndShard()
{
    const auto store = StoreBuilder()
                           .add("a", {2}, "F32", 0)
                           .add("b", {2}, "F16", 0)
                           .add("c", {2}, "F32", 1)
                           .add("d", {2}, "F16", 3)
                           .take();
    const TensorOrder order(store, {"0", "1", "2", "3"});
    TensorQuery query;
    query.files = {1, 3};
    auto rows = ask(order, query);
    QCOMPARE(names(*store, rows->rows), QStringLiteral("c d"));
    QCOMPARE(rows->filesInScope, (std::vector<std::uint32_t>{1, 3}));
    QCOMPARE(rows->dtypesInScope.size(), 2U);
    query.dtype = *dtypeByName("F16");
    QCOMPARE(names(*store, ask(order, query)->rows), QStringLiteral("d"));
    query.dtype.reset();
    query.shard = 1;
    rows = ask(order, query);
    QCOMPARE(names(*store, rows->rows), QStringLiteral("c"));
    QCOMPARE(rows->inScope, 2U);
    query = {};
    query.nothing = true;
    QVERIFY(ask(order, query)->rows.empty());
    query = {};
    query.shard = 77; // no such file
    QVERIFY(ask(order, query)->rows.empty());
    query = {};
    query.files = {2, 99};
    QVERIFY(ask(order, query)->rows.empty());
}

void TensorOrderTest::totals()
{
    const auto store = StoreBuilder()
                           .add("weight", {10}, "F32")
                           .add("tied", {10}, "F32", 0, TensorFlag::Alias)
                           .add("scales", {5}, "F16", 1, TensorFlag::Overhead)
                           .add("again", {10}, "F32", 2, TensorFlag::Copy)
                           .take();
    const TensorOrder order(store, {"0", "1", "2"});
    TensorTotals totals = ask(order, {})->totals;
    QCOMPARE(totals.tensors, 4U);
    QCOMPARE(totals.parameters, 10U);
    QCOMPARE(totals.bytes, 50U);
    QCOMPARE(totals.files, 3U);
    QCOMPARE(totals.dtypes.size(), 2U);
    QCOMPARE(totals.dtypes.front().dtype, *dtypeByName("F32"));
    QCOMPARE(totals.dtypes.front().tensors, 3U);
    TensorQuery copies;
    copies.files = {2};
    totals = ask(order, copies)->totals;
    QCOMPARE(totals.parameters, 10U); // asked for by name, a second copy counts
}

void TensorOrderTest::totalsDoNotWrapAround()
{
    StoreBuilder builder;
    builder.add("a").add("b");
    builder.store().setBytes(0, ~0ULL);
    builder.store().setBytes(1, 100);
    const TensorOrder order(builder.take(), {"f"});
    QCOMPARE(ask(order, {})->totals.bytes, ~0ULL);
}

void TensorOrderTest::longerTextNarrows()
{
    const auto store = mixtureOfExperts(20, 20);
    const TensorOrder order(store, std::vector<std::string>(20, "f"));
    const auto shorter = ask(order, text("layers.1"));
    for (const char* typed : {"layers.12", "layers.12 up", "layers.1 dtype:F32", "layers.1 regex:norm", "layers.1"}) {
        const auto narrowed = order.compute(text(typed), shorter, {});
        const auto anew = ask(order, text(typed));
        QVERIFY(narrowed);
        QCOMPARE((*narrowed)->rows, anew->rows);
        QCOMPARE((*narrowed)->totals.bytes, anew->totals.bytes);
        QCOMPARE((*narrowed)->inScope, anew->inScope);
    }
    // A text that does not hold the earlier one finds what that had left out.
    const auto other = order.compute(text("embed"), shorter, {});
    QCOMPARE((*other)->rows.size(), 1U);
}

void TensorOrderTest::cancel()
{
    std::stop_source source;
    source.request_stop();
    const auto store = mixtureOfExperts(50, 50);
    const TensorOrder order(store, {});
    for (const TensorColumn column : {TensorColumn::Name, TensorColumn::Bytes, TensorColumn::Role}) {
        TensorQuery query;
        query.sort = {column, false};
        const auto rows = order.compute(query, nullptr, source.get_token());
        QVERIFY(!rows);
        QCOMPARE(rows.error().code, ErrorCode::Cancelled);
    }
    QVERIFY(!naturalOrder(*store, source.get_token()));
    // Having been stopped leaves nothing behind.
    QCOMPARE(ask(order, {})->rows.size(), std::size_t(store->size()));
}

void TensorOrderTest::emptyStore()
{
    const TensorOrder order(std::make_shared<TensorStore>(), {});
    for (const char* typed : {"", "a", "regex:a", "bytes:>1"}) {
        const auto rows = ask(order, text(typed));
        QVERIFY(rows);
        QVERIFY(rows->rows.empty());
    }
}

void TensorOrderTest::numberSort()
{
    std::mt19937_64 generator(7);
    std::vector<std::uint64_t> keys(5000);
    for (std::uint64_t& key : keys) {
        key = generator() >> (generator() % 64);
    }
    Rows rows(keys.size());
    std::iota(rows.begin(), rows.end(), 0U);
    Rows expected = rows;
    std::ranges::stable_sort(expected, {}, [&](std::uint32_t row) { return keys[row]; });
    Rows sorted = rows;
    QVERIFY(sortByNumber(sorted, keys, false, {}));
    QCOMPARE(sorted, expected);
    std::ranges::stable_sort(expected = rows, std::greater{}, [&](std::uint32_t row) { return keys[row]; });
    QVERIFY(sortByNumber(rows, keys, true, {}));
    QCOMPARE(rows, expected);
    Rows compared = expected;
    QVERIFY(sortByComparison(
        compared, [&](std::uint32_t a, std::uint32_t b) { return keys[a] < keys[b] || (keys[a] == keys[b] && a < b); },
        {}));
    QCOMPARE(compared, sorted);
}

QTEST_GUILESS_MAIN(TensorOrderTest)
#include "tst_tensor_order.moc"
