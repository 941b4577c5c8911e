// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/layer_folding.h"
#include "model/tensors/natural_order.h"
#include "tests/tensors/tensor_samples.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;

class LayerFoldingTest final : public QObject
{
    Q_OBJECT

private slots:
    void foldsByPatternTypeAndShape();
    void numbersThatDoNotVaryStand();
    void opensLayerByLayer();
    void irregularGroupsTellTheirMembers();
    void veryManyMembersAreCutIntoStretches();
    void everyMemberIsReachedOnce();
    void sums();
    void oddNames();
    void onlyTheRowsThatAreShown();
    void cancel();
};

namespace {

LayerFolding folded(const std::shared_ptr<const TensorStore>& store)
{
    return *LayerFolding::fold(*store, *naturalOrder(*store));
}

std::string wholePattern(const LayerFolding& folding, std::uint32_t group)
{
    return folding.pattern(group, folding.whole(group));
}

/// Opens everything below a range and counts how often each member comes.
void collect(
    const LayerFolding& folding, std::uint32_t group, const FoldedRange& range, std::vector<int>& seen,
    std::size_t& widest, int depth = 0)
{
    QVERIFY(depth < 20);
    if (range.count == 1) {
        ++seen[range.first];
        return;
    }
    const auto rows = folding.open(group, range);
    widest = std::max(widest, rows.size());
    for (const FoldedRange& row : rows) {
        QVERIFY(row.count < range.count || rows.size() == 1);
        collect(folding, group, row, seen, widest, depth + 1);
    }
}

} // namespace

void LayerFoldingTest::foldsByPatternTypeAndShape()
{
    StoreBuilder builder;
    for (int layer = 0; layer < 12; ++layer) {
        const std::string prefix = "h." + std::to_string(layer) + ".attn.";
        builder.add(
            prefix + "weight", layer < 10 ? std::vector<std::uint64_t>{4, 4} : std::vector<std::uint64_t>{4, 8});
        builder.add(prefix + "bias", {4}, layer % 2 == 0 ? "F32" : "F16");
    }
    const auto store = builder.take();
    const LayerFolding folding = folded(store);
    QCOMPARE(folding.groups().size(), 4U);
    for (std::uint32_t group = 0; group < 4; ++group) {
        const auto members = folding.members().subspan(folding.groups()[group].first, folding.groups()[group].count);
        for (const std::uint32_t row : members) {
            QCOMPARE(store->dtypeId(row), store->dtypeId(members.front()));
            QVERIFY(std::ranges::equal(store->shape(row), store->shape(members.front())));
        }
    }
    QCOMPARE(wholePattern(folding, 0), "h.N.attn.bias");
    QCOMPARE(folding.groups()[1].count, 10U);
    QCOMPARE(wholePattern(folding, 1), "h.N.attn.weight");
}

void LayerFoldingTest::numbersThatDoNotVaryStand()
{
    StoreBuilder builder;
    for (int layer = 0; layer < 3; ++layer) {
        builder.add("encoder2.layers." + std::to_string(layer) + ".conv1.weight");
    }
    builder.add("alone.7");
    const auto store = builder.take();
    const LayerFolding folding = folded(store);
    QCOMPARE(folding.groups().size(), 2U);
    QCOMPARE(wholePattern(folding, 0), "alone.7");
    QCOMPARE(wholePattern(folding, 1), "encoder2.layers.N.conv1.weight");
    QCOMPARE(folding.factors(1), (std::vector<std::uint32_t>{3}));
}

void LayerFoldingTest::opensLayerByLayer()
{
    const auto store = mixtureOfExperts(61, 256);
    const LayerFolding folding = folded(store);
    QCOMPARE(folding.groups().size(), 3U);
    const std::uint32_t experts = 2;
    QCOMPARE(wholePattern(folding, experts), "model.layers.N.mlp.experts.M.up_proj.weight");
    QCOMPARE(folding.groups()[experts].count, 61U * 256U);
    QCOMPARE(folding.factors(experts), (std::vector<std::uint32_t>{61, 256}));
    QCOMPARE(folding.groups()[experts].firstFile, 0U);
    QCOMPARE(folding.groups()[experts].lastFile, 60U);

    const auto layers = folding.open(experts, folding.whole(experts));
    QCOMPARE(layers.size(), 61U);
    QCOMPARE(folding.pattern(experts, layers[10]), "model.layers.10.mlp.experts.N.up_proj.weight");
    const auto inLayer = folding.open(experts, layers[10]);
    QCOMPARE(inLayer.size(), 256U);
    QCOMPARE(inLayer[11].count, 1U);
    QCOMPARE(store->name(folding.members()[inLayer[11].first]), "model.layers.10.mlp.experts.11.up_proj.weight");
}

void LayerFoldingTest::irregularGroupsTellTheirMembers()
{
    const auto store = StoreBuilder().addAll({"a.0.b.0", "a.0.b.1", "a.1.b.0"}).take();
    QCOMPARE(folded(store).factors(0), (std::vector<std::uint32_t>{3}));
}

void LayerFoldingTest::veryManyMembersAreCutIntoStretches()
{
    StoreBuilder builder;
    for (int i = 0; i < 2500; ++i) {
        builder.add("state." + std::to_string(i));
    }
    const LayerFolding folding = folded(builder.take());
    const auto rows = folding.open(0, folding.whole(0));
    QCOMPARE(rows.size(), 3U);
    QVERIFY(rows[0].isStretch);
    QCOMPARE(rows[0].count, LayerFolding::MostRows);
    QCOMPARE(rows[2].count, 500U);
    QCOMPARE(folding.open(0, rows[2]).size(), 500U);
}

void LayerFoldingTest::everyMemberIsReachedOnce()
{
    StoreBuilder builder;
    for (int layer = 0; layer < 1500; ++layer) {
        for (int part = 0; part < 3; ++part) {
            builder.add("l." + std::to_string(layer) + ".p." + std::to_string(part) + ".x" + std::to_string(part % 2));
        }
    }
    const auto store = builder.take();
    const LayerFolding folding = folded(store);
    std::vector<int> seen(store->size());
    std::size_t widest = 0;
    for (std::uint32_t group = 0; group < folding.groups().size(); ++group) {
        collect(folding, group, folding.whole(group), seen, widest);
    }
    QVERIFY(std::ranges::all_of(seen, [](int times) { return times == 1; }));
    QVERIFY(widest <= LayerFolding::MostRows);
}

void LayerFoldingTest::sums()
{
    const auto store
        = StoreBuilder().add("a.0", {10}).add("a.1", {10}).add("a.2", {10}, "F32", 5, TensorFlag::Alias).take();
    const LayerFolding folding = folded(store);
    QCOMPARE(folding.groups()[0].count, 3U);
    QCOMPARE(folding.groups()[0].parameters, 20U);
    QCOMPARE(folding.groups()[0].bytes, 80U);
    QCOMPARE(folding.groups()[0].lastFile, 5U);
}

void LayerFoldingTest::oddNames()
{
    const auto store = StoreBuilder()
                           .addAll({"", "", "0", "00", "7", "a", "a1", "a2b", "a3b", std::string(100, '1') + "x", "2x"})
                           .take();
    const LayerFolding folding = folded(store);
    std::uint32_t members = 0;
    for (const FoldedGroup& group : folding.groups()) {
        members += group.count;
    }
    QCOMPARE(members, store->size());
    // "", {0, 00, 7}, a, a1, {a2b, a3b}, {2x, 111…x}
    QCOMPARE(folding.groups().size(), 6U);
    QCOMPARE(folded(StoreBuilder().take()).groups().size(), 0U);
}

void LayerFoldingTest::onlyTheRowsThatAreShown()
{
    const auto store = StoreBuilder().addAll({"a.0", "a.1", "a.2", "b"}).take();
    const Rows shown{0, 2};
    const auto folding = LayerFolding::fold(*store, shown);
    QCOMPARE(folding->groups().size(), 1U);
    QVERIFY(std::ranges::equal(folding->members(), shown));
}

void LayerFoldingTest::cancel()
{
    std::stop_source source;
    source.request_stop();
    const auto store = mixtureOfExperts(10, 10);
    QVERIFY(!LayerFolding::fold(*store, *naturalOrder(*store), source.get_token()));
}

QTEST_GUILESS_MAIN(LayerFoldingTest)
#include "tst_layer_folding.moc"
