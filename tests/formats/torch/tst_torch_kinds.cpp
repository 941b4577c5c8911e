// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What PyTorch writes beyond plain state dicts: packed types, subclasses, whole objects, archives within archives.

#include "model/formats/pickle/latin1_source.h"
#include "model/formats/pickle/pickle_report.h"
#include "model/formats/torch/torch_reader.h"
#include "tests/formats/torch/torch_builder.h"

#include <QElapsedTimer>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

class TestTorchKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void packedQuantisedElementsShareBytes();
    void fieldsOfANamedTupleAreListed();
    void aSubclassIsItsAttributes();
    void parametersAsKeysAreNumbered();
    void hiddenBuffersAreNoWeights();
    void anUntypedStorageOfTheOldFormatLoadsNowhere();
    void tensorsOfPlainPicklesAreListed();
    void aStorageInManyTensorsIsReadOnce();
    void aLongTextOfBytesIsTakenApartInPieces();
    void anArchiveWithinIsJudged();
    void archivesWithinDoNotMultiply();
    void rawBytesOfAnExportAreNoPickle();
    void anEntryThatDoesNotUnpackIsNotVerified();
    void entriesBeyondTheLimitAreNotVerified();
};

namespace {

ModelFile readBytes(const std::string& bytes)
{
    ReadContext context;
    context.path = "model.pt";
    return TorchReader().read(std::make_shared<MemorySource>(bytes), context);
}

ModelFile readZip(const std::vector<std::pair<std::string, std::string>>& items, const std::string& data)
{
    return readBytes(torchZip(dict(items), {{"0", data}}).bytes());
}

std::vector<std::string> names(const ModelFile& file)
{
    std::vector<std::string> all;
    for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
        all.emplace_back(file.tensors.name(row));
    }
    return all;
}

const PickleReport& reportOf(const ModelFile& file)
{
    return dynamic_cast<const PickleReport&>(*file.detail);
}

std::string float2(int offset)
{
    return tensor(storage("FloatStorage", "0", 4), offset, {2}, {1});
}

/// A tensor as plain pickle writes it, with its storage in a byte string.
std::string pickledTensor(const std::string& storageBytes, int offset)
{
    return "ctorch._utils\n_rebuild_tensor_v2\n(ctorch.storage\n_load_from_bytes\n" + storageBytes + "\x85R" + integer(offset) + tuple({2}) + tuple({1}) + "\x89"
        + "ccollections\nOrderedDict\n)RtR";
}

std::string storageFile(const std::string& object)
{
    return torchStack("\x80\x02" + object + ".", {{"7", floats({1, 2, 3, 4})}}, 4);
}

std::string binBytes(const std::string& bytes)
{
    return ByteBuilder().raw("B").number(static_cast<std::uint32_t>(bytes.size())).raw(bytes).bytes();
}

const std::string System = "cposix\nsystem\n(S'x'\ntR.";

} // namespace

void TestTorchKinds::packedQuantisedElementsShareBytes()
{
    for (const auto& [type, elements, bytes] : {std::tuple("QUInt4x2Storage", 5, 3U), std::tuple("QUInt2x4Storage", 9, 3U)}) {
        const ModelFile file = readZip({{"q", tensor(storage(type, "0", 3), 0, {elements}, {1})}}, "abc");
        QCOMPARE(file.tensors.size(), 1U);
        QCOMPARE(file.tensors.bytes(0), std::uint64_t{bytes});
        QCOMPARE(file.tensors.parameters(0), static_cast<std::uint64_t>(elements));
        QVERIFY(file.problems.empty());
        // One element more does not fit.
        const ModelFile beyond = readZip({{"q", tensor(storage(type, "0", 3), 0, {elements + 4}, {1})}}, "abc");
        QVERIFY(has(beyond.tensors.flags(0), TensorFlag::Faulty));
    }
}

void TestTorchKinds::fieldsOfANamedTupleAreListed()
{
    const ModelFile file = readZip({{"pair", "c__main__\nPair\n" + float2(0) + integer(7) + "\x86\x81"}}, floats({1, 2, 3, 4}));
    QCOMPARE(names(file), std::vector<std::string>({"pair.0"}));
}

void TestTorchKinds::aSubclassIsItsAttributes()
{
    // torch.nested's jagged layout: rebuilt from a dict of tensors, and the same tensors are its state.
    const std::string given = "}" + text("values") + float2(0) + "q\x07s";
    const std::string state = "}" + text("_values") + "h\x07s";
    const ModelFile file = readZip({{"n", "ctorch._tensor\n_rebuild_from_type_v2\n(ctorch.nested._internal.nested_tensor\n_rebuild_njt\n"
                                            "ctorch.nested._internal.nested_tensor\nNestedTensor\n" + given + "\x85" + state + "tR"}},
        floats({1, 2, 3, 4}));
    QCOMPARE(names(file), std::vector<std::string>({"n._values"}));
    // A plain tensor of a subclass stays one, whatever attributes it has.
    const ModelFile plain = readZip({{"p", "ctorch._tensor\n_rebuild_from_type_v2\n(ctorch._utils\n_rebuild_tensor_v2\nc__main__\nMine\n("
                                            + storage("FloatStorage", "0", 4) + integer(0) + tuple({2}) + tuple({1}) + "\x89" + "ccollections\nOrderedDict\n)Rt}"
                                            + text("note") + text("x") + "stR"}},
        floats({1, 2, 3, 4}));
    QCOMPARE(names(plain), std::vector<std::string>({"p"}));
}

void TestTorchKinds::parametersAsKeysAreNumbered()
{
    const auto parameter = [](int offset) { return "ctorch._utils\n_rebuild_parameter\n" + float2(offset) + "\x88" + "ccollections\nOrderedDict\n)R\x87R"; };
    const std::string state = "}(" + parameter(0) + "}" + text("sum") + float2(0) + "s" + parameter(2) + "}" + text("sum") + float2(2) + "su";
    const ModelFile file = readZip({{"state", state}}, floats({1, 2, 3, 4}));
    QCOMPARE(names(file), std::vector<std::string>({"state.0.sum", "state.1.sum"}));
}

void TestTorchKinds::hiddenBuffersAreNoWeights()
{
    const std::string empty = "ccollections\nOrderedDict\n)R";
    const std::string buffers = empty + "(" + text("kept") + float2(0) + text("hidden") + float2(2) + "u";
    for (const std::string& set : {"c__builtin__\nset\n](" + text("hidden") + "e\x85R", "\x8f(" + text("hidden") + "\x90"}) {
        const std::string module = "c__main__\nNet\n)\x81}(" + text("_parameters") + empty + text("_buffers") + buffers
            + text("_non_persistent_buffers_set") + set + text("_modules") + empty + "ub";
        QCOMPARE(names(readZip({{"net", module}}, floats({1, 2, 3, 4}))), std::vector<std::string>({"net.kept"}));
    }
}

void TestTorchKinds::anUntypedStorageOfTheOldFormatLoadsNowhere()
{
    const std::string typed = dict({{"w", tensor(storage("ByteStorage", "7", 2), 0, {2}, {1})}});
    QVERIFY(reportOf(readBytes(torchStack(typed, {{"7", "ab"}}, 1))).loadsWithWeightsOnly);
    const std::string untyped = dict({{"w", tensor("(" + text("storage") + "ctorch.storage\nUntypedStorage\n" + text("7") + text("cpu") + integer(2) + "tQ", 0, {2}, {1})}});
    const ModelFile file = readBytes(torchStack(untyped, {{"7", "ab"}}, 1));
    QCOMPARE(file.tensors.size(), 1U);
    QVERIFY(!reportOf(file).loadsWithWeightsOnly);
}

void TestTorchKinds::tensorsOfPlainPicklesAreListed()
{
    const std::string inner = storageFile(storage("FloatStorage", "7", 4));
    const std::string bytes = "\x80\x03}" + text("w") + pickledTensor(binBytes(inner), 1) + "s.";
    const ModelFile file = readBytes(bytes);
    QCOMPARE(names(file), std::vector<std::string>({"w"}));
    QCOMPARE(file.tensors.dtypeName(0), std::string_view("F32"));
    QCOMPARE(file.tensors.offset(0), std::uint64_t{bytes.find(floats({2, 3}))});
    // Loading it loads another pickle: no attack by itself, but more than data.
    QCOMPARE(reportOf(file).verdict(), PickleVerdict::Warning);
    QVERIFY(std::ranges::none_of(reportOf(file).remarks, [](const PickleRemark& remark) { return remark.weight == PickleRemark::Weight::NotVerified; }));
    // Protocol 2 has no byte strings: a text stands for them.
    QString latin1 = QString::fromLatin1(inner.data(), static_cast<qsizetype>(inner.size()));
    const ModelFile two = readBytes("\x80\x02}" + text("w") + pickledTensor("c_codecs\nencode\n" + text(latin1.toStdString()) + text("latin1") + "\x86R", 1) + "s.");
    QCOMPARE(names(two), std::vector<std::string>({"w"}));
    QCOMPARE(two.tensors.offset(0), TensorEntry::NoOffset);
    // A call in the inner file is one of the outer.
    QCOMPARE(reportOf(readBytes("\x80\x03}" + text("w") + pickledTensor(binBytes(storageFile(System.substr(0, System.size() - 1))), 1) + "s.")).verdict(), PickleVerdict::Dangerous);
    // A storage that is cut, and bytes that are none.
    QVERIFY(has(readBytes("\x80\x03}" + text("w") + pickledTensor(binBytes(inner.substr(0, inner.size() - 6)), 2) + "s.").tensors.flags(0), TensorFlag::Truncated));
    QCOMPARE(readBytes("\x80\x03}" + text("w") + pickledTensor(binBytes("\x80\x02N."), 1) + "s.").tensors.size(), 0U);
}

void TestTorchKinds::aStorageInManyTensorsIsReadOnce()
{
    std::string bytes = "\x80\x03](" + binBytes(storageFile(storage("FloatStorage", "7", 4))) + "q\x05";
    for (int at = 0; at < 50'000; ++at) {
        bytes += pickledTensor("h\x05", 0);
    }
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(readBytes(bytes + "e.").tensors.size(), 50'000U);
    QVERIFY2(timer.elapsed() < 3'000, qPrintable(QString::number(timer.elapsed())));
}

void TestTorchKinds::aLongTextOfBytesIsTakenApartInPieces()
{
    std::string bytes;
    for (int at = 0; at < 300'001; ++at) {
        bytes += static_cast<char>(at % 1'009 * 31 % 251 + at % 3);
    }
    const std::string text = QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size())).toStdString();
    const auto source = Latin1Source::open(std::make_shared<MemorySource>("ab" + text + "cd"), 2, text.size());
    QVERIFY(source != nullptr);
    QCOMPARE(source->size(), std::uint64_t{bytes.size()});
    QCOMPARE(source->text(0, bytes.size()).value(), bytes);
    for (const std::size_t at : {0, 1, 65'535, 65'536, 100'000, 299'999, 300'000}) {
        QCOMPARE(source->text(at, 1).value(), bytes.substr(at, 1));
    }
    QCOMPARE(source->text(1'000, 200'000).value(), bytes.substr(1'000, 200'000));
    QVERIFY(!source->text(300'000, 2));
    QVERIFY(Latin1Source::open(std::make_shared<MemorySource>("\xe4\xb8\xad"), 0, 3) == nullptr);
    QVERIFY(Latin1Source::open(std::make_shared<MemorySource>("a\xc3"), 0, 2) == nullptr);
}

void TestTorchKinds::anArchiveWithinIsJudged()
{
    const std::string inner = torchZip("\x80\x02" + System, {}).bytes();
    for (const bool deflate : {false, true}) {
        ZipBuilder zip = torchZip(dict({{"w", float2(0)}}), {{"0", floats({1, 2, 3, 4})}});
        zip.add({"archive/data/sample_inputs/model.pt", inner, deflate});
        const ModelFile file = readBytes(zip.bytes());
        QCOMPARE(names(file), std::vector<std::string>({"w"}));
        QCOMPARE(reportOf(file).verdict(), PickleVerdict::Dangerous);
        QCOMPARE(reportOf(file).findings.front().member, std::string("archive/data/sample_inputs/model.pt/archive/data.pkl"));
    }
    ZipBuilder clean = torchZip(dict({{"w", float2(0)}}), {{"0", floats({1, 2, 3, 4})}});
    clean.add("archive/data/sample_inputs/model.pt", torchZip(dict({}), {}).bytes());
    const ModelFile file = readBytes(clean.bytes());
    QCOMPARE(reportOf(file).verdict(), PickleVerdict::Clean);
    QVERIFY(file.problems.empty());
}

void TestTorchKinds::archivesWithinDoNotMultiply()
{
    std::string level = ZipBuilder().add({"a/data.pkl", std::string(8'000'000, '\0'), true}).bytes();
    for (int depth = 0; depth < 2; ++depth) {
        ZipBuilder zip;
        for (int at = 0; at < 30; ++at) {
            zip.add({"a/x" + std::to_string(at) + ".pt", level, true});
        }
        level = zip.bytes();
    }
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(reportOf(readBytes(level)).verdict(), PickleVerdict::NotVerified);
    QVERIFY2(timer.elapsed() < 4'000, qPrintable(QString::number(timer.elapsed())));
}

void TestTorchKinds::rawBytesOfAnExportAreNoPickle()
{
    ZipBuilder zip = torchZip(dict({}), {});
    zip.add("archive/data/weights/weight_0", "\x80\x9a" + std::string(30, '}')).add("archive/data/constants/tensor_12", "\x80\x77))))))))");
    const ModelFile file = readBytes(zip.bytes());
    QCOMPARE(reportOf(file).verdict(), PickleVerdict::Clean);
    // By another name it is looked into.
    zip.add("archive/data/weights/weight_x", "\x80\x02" + System);
    QCOMPARE(reportOf(readBytes(zip.bytes())).verdict(), PickleVerdict::Dangerous);
}

void TestTorchKinds::anEntryThatDoesNotUnpackIsNotVerified()
{
    std::string bytes = ZipBuilder().add({"archive/data.pkl", dict({}) + std::string(100, 'x'), true}).bytes();
    const std::size_t data = 30 + std::string("archive/data.pkl").size();
    bytes.replace(data, 4, "\xff\xff\xff\xff");
    QCOMPARE(reportOf(readBytes(bytes)).verdict(), PickleVerdict::NotVerified);
}

void TestTorchKinds::entriesBeyondTheLimitAreNotVerified()
{
    ZipBuilder zip = torchZip(dict({}), {});
    for (int at = 0; at < 2'100; ++at) {
        zip.add("archive/notes/" + std::to_string(at), "words");
    }
    QCOMPARE(reportOf(readBytes(zip.bytes())).verdict(), PickleVerdict::NotVerified);
}

QTEST_GUILESS_MAIN(TestTorchKinds)
#include "tst_torch_kinds.moc"
