// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// One test for each report of the field about PyTorch files, named after it, and for the kind of file it stands for.

#include "model/formats/pickle/pickle_report.h"
#include "model/formats/torch/torch_reader.h"
#include "tests/formats/torch/torch_builder.h"
#include "tests/fuzz/mutations.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

class TestTorchFieldReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void candle1348_legacyNonZipPth();
    void netron265_olderTarFormat();
    void burn5383_stridesOfChannelsLast();
    void netron1302_stateDictMixedWithIntsAndObjects();
    void netron1474_fileWithoutTensorsIsNotEmpty();
    void stableDiffusion93_truncatedZipWithoutDirectory();
    void zml213_unknownPickleOpcode121();
    void modelscan354_oneBadEntryHidesNothing();
    void modelscan263_aFlagHidesNothing();
    void netron321_valuesShiftedByTwo();

    void tiedTensorsCountOnce();
    void viewsOfOneStorageThatDoNotTouchCountEach();
    void aTensorBeyondItsStorageIsTold();
    void aMissingStorageIsToldAndTheRestShown();
    void optimizerSectionsAreState();
    void deepSpeedPlaceHoldersHaveTheirWholeShape();
    void cyclesEnd();
    void sharedListsThatUnfoldAreNotVerified();
    void bigEndianIsSaid();
    void anotherTopFolderIsFine();
    void damagedFilesNeverCrash();
};

namespace {

ModelFile readBytes(const std::string& bytes, const std::string& path = "model.pt")
{
    ReadContext context;
    context.path = path;
    return TorchReader().read(std::make_shared<MemorySource>(bytes), context);
}

std::string nameOf(const ModelFile& file, std::uint32_t row)
{
    return std::string(file.tensors.name(row));
}

bool says(const ModelFile& file, std::string_view code)
{
    return std::ranges::find(file.problems, code, &Problem::code) != file.problems.end();
}

const PickleReport& reportOf(const ModelFile& file)
{
    return dynamic_cast<const PickleReport&>(*file.detail);
}

const std::string System = "cposix\nsystem\n(S'x'\ntR.";

} // namespace

void TestTorchFieldReports::candle1348_legacyNonZipPth()
{
    const std::string pickle = dict({{"w", tensor(storage("FloatStorage", "7", 6), 0, {2, 3}, {3, 1})}});
    const std::string bytes = torchStack(pickle, {{"7", floats({1, 2, 3, 4, 5, 6})}}, 4);
    const ModelFile file = readBytes(bytes);
    QCOMPARE(file.format, Format::PytorchLegacy);
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(file.tensors.offset(0), std::uint64_t{bytes.size() - 24});
    QCOMPARE(file.statedBytes, std::uint64_t{bytes.size()});
    QVERIFY(file.problems.empty());
    // Cut in the data: the table is still whole, and the fault is told.
    const ModelFile cut = readBytes(bytes.substr(0, bytes.size() - 10));
    QCOMPARE(cut.tensors.size(), 1U);
    QVERIFY(has(cut.tensors.flags(0), TensorFlag::Truncated));
    QVERIFY(says(cut, "torch.truncated"));
}

void TestTorchFieldReports::netron265_olderTarFormat()
{
    const auto member = [](const std::string& name, const std::string& data) {
        std::string header = name + std::string(124 - name.size(), '\0');
        header += QString::number(data.size(), 8).rightJustified(11, u'0').toStdString() + '\0';
        header += std::string(257 - header.size(), '\0') + "ustar" + std::string(250, '\0');
        header[156] = '0';
        return header + data + std::string((512 - data.size() % 512) % 512, '\0');
    };
    const std::string storages = "\x80\x02K\x01.\x80\x02(K\x07" + text("cpu") + "ctorch\nFloatStorage\nt."
        + ByteBuilder().number(std::uint64_t{4}).bytes() + floats({1, 2, 3, 4}) + "\x80\x02].";
    const std::string tensors = "\x80\x02K\x01.\x80\x02(K\x09K\x07""ctorch\nFloatTensor\nt."
        + ByteBuilder().number(std::uint64_t{2}).number(std::uint64_t{2}).number(std::uint64_t{2}).number(std::uint64_t{2}).number(std::uint64_t{1}).number(std::uint64_t{0}).bytes();
    const ModelFile file = readBytes(member("storages", storages) + member("tensors", tensors) + member("pickle", dict({{"w", text("9") + "Q"}})) + std::string(1024, '\0'));
    QCOMPARE(file.format, Format::PytorchTar);
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(nameOf(file, 0), std::string("w"));
    QCOMPARE(file.tensors.shape(0)[1], 2U);
    QVERIFY(file.problems.empty());
    QCOMPARE(reportOf(file).verdict(), PickleVerdict::Clean);
}

void TestTorchFieldReports::burn5383_stridesOfChannelsLast()
{
    const ModelFile file = readBytes(torchZip(dict({{"w", tensor(storage("FloatStorage", "0", 24), 0, {2, 3, 2, 2}, {12, 1, 6, 3})}}), {{"0", std::string(96, 'x')}}).bytes());
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Strided));
    QVERIFY(file.tensors.detail(0) != nullptr);
    QCOMPARE(file.tensors.detail(0)->strides, (std::vector<std::int64_t>{12, 1, 6, 3}));
    QVERIFY(file.problems.empty());
}

void TestTorchFieldReports::netron1302_stateDictMixedWithIntsAndObjects()
{
    const std::string t = tensor(storage("FloatStorage", "0", 1), 0, {1}, {1});
    const ModelFile file = readBytes(torchZip(dict({{"epoch", "K\x05"}, {"args", "cargparse\nNamespace\n)\x81}" + text("lr") + "G\x3f\xf0\x00\x00\x00\x00\x00\x00"s + "sb"}, {"model", "}" + text("w") + t + "s"}}), {{"0", floats({1})}}).bytes());
    QCOMPARE(file.tensors.size(), 1U);
    QCOMPARE(nameOf(file, 0), std::string("model.w"));
    QCOMPARE(file.others.size(), std::size_t{3});
    QCOMPARE(file.others[0].name, std::string("epoch"));
    QCOMPARE(file.others[1].type, std::string("argparse.Namespace"));
    QCOMPARE(file.others[2].name, std::string("args.lr"));
}

void TestTorchFieldReports::netron1474_fileWithoutTensorsIsNotEmpty()
{
    const ModelFile file = readBytes(torchZip(dict({{"step", integer(3)}, {"name", text("run")}}), {}).bytes());
    QCOMPARE(file.format, Format::PytorchZip);
    QCOMPARE(file.others.size(), std::size_t{2});
    QVERIFY(file.problems.empty());
}

void TestTorchFieldReports::stableDiffusion93_truncatedZipWithoutDirectory()
{
    const std::string pickle = dict({{"a", tensor(storage("FloatStorage", "0", 2), 0, {2}, {1})}, {"b", tensor(storage("FloatStorage", "1", 100), 0, {100}, {1})}});
    const std::string bytes = torchZip(pickle, {{"0", floats({1, 2})}, {"1", std::string(400, 'x')}}).bytes();
    const ModelFile file = readBytes(bytes.substr(0, bytes.find(std::string(50, 'x')) + 100));
    QCOMPARE(file.tensors.size(), 2U);
    QVERIFY(says(file, "zip.no-directory"));
    QVERIFY(!has(file.tensors.flags(0), TensorFlag::Truncated));
    QVERIFY(has(file.tensors.flags(1), TensorFlag::Truncated));
}

void TestTorchFieldReports::zml213_unknownPickleOpcode121()
{
    const ModelFile file = readBytes("\x80\x02}y.", "model.pkl");
    QVERIFY(says(file, "pickle.opcode"));
    QCOMPARE(reportOf(file).verdict(), PickleVerdict::NotVerified);
    QVERIFY(file.problems.front().message.text().contains(u"121") || file.problems.back().message.text().contains(u"121"));
}

void TestTorchFieldReports::modelscan354_oneBadEntryHidesNothing()
{
    // A bad checksum, two entries of one name, another name in the local header: the pickle is found all the same.
    QCOMPARE(reportOf(readBytes(ZipBuilder().add({"a/data.pkl", System, false, {}, 0, false, true, 1}).bytes())).verdict(), PickleVerdict::Dangerous);
    QCOMPARE(reportOf(readBytes(ZipBuilder().add("a/data.pkl", "N.").add("a/data.pkl", System).bytes())).verdict(), PickleVerdict::Dangerous);
    QCOMPARE(reportOf(readBytes(ZipBuilder().add({"a/readme", System, false, "a/data.pkl"}).bytes())).verdict(), PickleVerdict::Dangerous);
    QCOMPARE(reportOf(readBytes(ZipBuilder().add("a/payload.txt", System).bytes())).verdict(), PickleVerdict::Dangerous);
    QCOMPARE(reportOf(readBytes(ZipBuilder().add({"a/data.pkl", System, true}).bytes())).verdict(), PickleVerdict::Dangerous);
    QCOMPARE(reportOf(readBytes(ZipBuilder().add({"a/hidden.pkl", System, false, {}, 0, false, false}).add("a/data.pkl", "N.").bytes())).verdict(), PickleVerdict::Dangerous);
}

void TestTorchFieldReports::modelscan263_aFlagHidesNothing()
{
    for (const int flag : {0x1, 0x20, 0x40}) {
        const auto bytes = ZipBuilder().add({"a/data.pkl", System, false, {}, static_cast<std::uint16_t>(flag)}).bytes();
        QCOMPARE(reportOf(readBytes(bytes)).verdict(), PickleVerdict::Dangerous);
    }
}

void TestTorchFieldReports::netron321_valuesShiftedByTwo()
{
    // A view that begins two elements into its storage begins eight bytes later in the file.
    const ModelFile file = readBytes(torchZip(dict({{"whole", tensor(storage("FloatStorage", "0", 6), 0, {6}, {1})}, {"view", tensor(storage("FloatStorage", "0", 6), 2, {4}, {1})}}), {{"0", floats({1, 2, 3, 4, 5, 6})}}).bytes());
    QCOMPARE(file.tensors.offset(1), file.tensors.offset(0) + 8);
    QVERIFY(has(file.tensors.flags(1), TensorFlag::Alias));
}

void TestTorchFieldReports::tiedTensorsCountOnce()
{
    const std::string shared = tensor(storage("HalfStorage", "0", 4), 0, {2, 2}, {2, 1});
    const ModelFile file = readBytes(torchZip(dict({{"embed", shared}, {"head", shared}}), {{"0", "12345678"}}).bytes());
    QVERIFY(!has(file.tensors.flags(0), TensorFlag::Alias));
    QVERIFY(has(file.tensors.flags(1), TensorFlag::Alias));
    QCOMPARE(file.tensors.detail(1)->storage, std::string("0"));
}

void TestTorchFieldReports::viewsOfOneStorageThatDoNotTouchCountEach()
{
    const ModelFile file = readBytes(torchZip(dict({{"a", tensor(storage("ByteStorage", "0", 9), 0, {3}, {1})}, {"b", tensor(storage("ByteStorage", "0", 9), 6, {3}, {1})}, {"c", tensor(storage("ByteStorage", "0", 9), 3, {3}, {1})}, {"d", tensor(storage("ByteStorage", "0", 9), 2, {2}, {1})}}), {{"0", "123456789"}}).bytes());
    QVERIFY(!has(file.tensors.flags(1), TensorFlag::Alias));
    QVERIFY(!has(file.tensors.flags(2), TensorFlag::Alias));
    QVERIFY(has(file.tensors.flags(3), TensorFlag::Alias));
}

void TestTorchFieldReports::aTensorBeyondItsStorageIsTold()
{
    const ModelFile file = readBytes(torchZip(dict({{"w", tensor(storage("FloatStorage", "0", 12), 0, {3, 255}, {255, 1})}}), {{"0", std::string(48, '\0')}}).bytes());
    QVERIFY(says(file, "torch.beyond-storage"));
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Faulty));
    const ModelFile wrapped = readBytes(torchZip(dict({{"w", tensor(storage("FloatStorage", "0", 12), 0, {2147483647, 2147483647, 2147483647}, {1, 1, 1})}}), {{"0", std::string(48, '\0')}}).bytes());
    QVERIFY(says(wrapped, "torch.shape"));
}

void TestTorchFieldReports::aMissingStorageIsToldAndTheRestShown()
{
    const ModelFile file = readBytes(torchZip(dict({{"a", tensor(storage("FloatStorage", "0", 1), 0, {1}, {1})}, {"b", tensor(storage("FloatStorage", "1", 1), 0, {1}, {1})}}), {{"1", floats({1})}}).bytes());
    QCOMPARE(file.tensors.size(), 2U);
    QVERIFY(says(file, "torch.storage-missing"));
    QVERIFY(!has(file.tensors.flags(1), TensorFlag::Truncated));
}

void TestTorchFieldReports::optimizerSectionsAreState()
{
    const std::string t = tensor(storage("FloatStorage", "0", 1), 0, {1}, {1});
    const std::string u = tensor(storage("FloatStorage", "1", 1), 0, {1}, {1});
    const std::string v = tensor(storage("FloatStorage", "2", 1), 0, {1}, {1});
    const ModelFile file = readBytes(torchZip(dict({{"state_dict", "}" + text("w") + t + "s"}, {"optimizer_states", "](}(" + text("state") + "}K\x00}"s + text("exp_avg") + u + "ss" + text("param_groups") + "]ue"}, {"ema", "}(" + text("state") + "}" + text("x") + v + "s" + text("param_groups") + "]u"}}),
        {{"0", floats({1})}, {"1", floats({1})}, {"2", floats({1})}}).bytes());
    QCOMPARE(file.tensors.size(), 3U);
    QCOMPARE(nameOf(file, 1), std::string("optimizer_states.0.state.0.exp_avg"));
    QVERIFY(!has(file.tensors.flags(0), TensorFlag::State));
    QVERIFY(has(file.tensors.flags(1), TensorFlag::State));
    QVERIFY(has(file.tensors.flags(2), TensorFlag::State));
}

void TestTorchFieldReports::deepSpeedPlaceHoldersHaveTheirWholeShape()
{
    const std::string empty = tensor(storage("BFloat16Storage", "0", 0), 0, {0}, {1});
    const std::string pickle = dict({{"module", "}" + text("lin.weight") + empty + "s"}, {"param_shapes", "]}" + text("lin.weight") + "ctorch\nSize\n(" + tuple({4, 5}) + "tRsa"}, {"ds_version", text("0.19")}});
    const std::string bytes = torchZip(pickle, {{"0", ""}}).bytes();
    const ModelFile first = readBytes(bytes, "global_step2/zero_pp_rank_0_mp_rank_00_model_states.pt");
    QCOMPARE(nameOf(first, 0), std::string("lin.weight"));
    QCOMPARE(first.tensors.dtypeName(0), std::string_view("F32"));
    QCOMPARE(first.tensors.shape(0)[0], 4U);
    QCOMPARE(first.tensors.bytes(0), 80U);
    QCOMPARE(first.tensors.offset(0), TensorEntry::NoOffset);
    const ModelFile second = readBytes(bytes, "global_step2/zero_pp_rank_1_mp_rank_00_model_states.pt");
    QVERIFY(has(second.tensors.flags(0), TensorFlag::Copy));
}

void TestTorchFieldReports::cyclesEnd()
{
    const std::string t = tensor(storage("FloatStorage", "0", 1), 0, {1}, {1});
    const std::string pickle = "\x80\x02}q\x01(" + text("self") + "h\x01" + text("w") + t + text("list") + "]q\x02(h\x02h\x01" + t + "eu.";
    const ModelFile file = readBytes(torchZip(pickle, {{"0", floats({1})}}).bytes());
    QCOMPARE(file.tensors.size(), 2U);
    QCOMPARE(nameOf(file, 1), std::string("list.2"));
}

void TestTorchFieldReports::sharedListsThatUnfoldAreNotVerified()
{
    std::string pickle = "\x80\x02]";
    for (int level = 0; level < 64; ++level) {
        pickle += "2\x86";
    }
    const ModelFile file = readBytes(pickle + ".", "bomb.pkl");
    QCOMPARE(reportOf(file).verdict(), PickleVerdict::NotVerified);
}

void TestTorchFieldReports::bigEndianIsSaid()
{
    const ModelFile file = readBytes(ZipBuilder().add("a/data.pkl", dict({{"w", tensor(storage("FloatStorage", "0", 1), 0, {1}, {1})}})).add("a/byteorder", "big").add("a/data/0", "1234").bytes());
    QVERIFY(file.tensors.detail(0) != nullptr);
    QCOMPARE(file.tensors.detail(0)->facts.front().first, std::string("byte order"));
    const ModelFile unknown = readBytes(ZipBuilder().add("a/data.pkl", "N.").add("a/byteorder", "middle").bytes());
    QVERIFY(says(unknown, "torch.byteorder"));
}

void TestTorchFieldReports::anotherTopFolderIsFine()
{
    const ModelFile file = readBytes(ZipBuilder().add("my model v2/data.pkl", dict({{"w", tensor(storage("FloatStorage", "0", 1), 0, {}, {})}})).add("my model v2/data/0", "1234").bytes());
    QCOMPARE(file.tensors.size(), 1U);
    QVERIFY(file.tensors.shape(0).empty());
    QCOMPARE(file.tensors.parameters(0), 1U);
}

void TestTorchFieldReports::damagedFilesNeverCrash()
{
    const std::string t = tensor(storage("FloatStorage", "0", 6), 1, {2, 2}, {2, 1});
    const std::string pickle = dict({{"a", t}, {"module", "}" + text("x") + t + "s"}, {"param_shapes", "}" + text("x") + tuple({3}) + "s"}, {"n", "cnumpy.core.multiarray\n_reconstruct\n(cnumpy\nndarray\nK\x00\x85U\x01" "btR(K\x01K\x02\x85" "cnumpy\ndtype\n(U\x02" "f4K\x00K\x01tR(K\x03U\x01<NNNJ\xff\xff\xff\xffJ\xff\xff\xff\xffK\x00tb\x89U\x08" "12345678tb"s}});
    const std::string seeds[] = {torchZip(pickle, {{"0", floats({1, 2, 3, 4, 5, 6})}}).bytes(), torchStack(pickle, {{"0", floats({1, 2, 3, 4, 5, 6})}}, 4), pickle};
    Mutations mutations(20260806);
    for (int round = 0; round < 6000; ++round) {
        const std::string bytes = mutations.of(seeds[round % 3]);
        static_cast<void>(TorchReader().probe(std::as_bytes(std::span(bytes)).first(std::min<std::size_t>(bytes.size(), 4096)), "x.pt", bytes.size()));
        static_cast<void>(readBytes(bytes));
    }
}

QTEST_GUILESS_MAIN(TestTorchFieldReports)
#include "tst_torch_field_reports.moc"
