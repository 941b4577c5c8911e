// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/convert/convert.h"
#include "tests/convert/converted_file.h"
#include "tests/formats/torch/sparse_checkpoint.h"
#include "tests/support/peak_memory.h"

#include <QDir>
#include <QFile>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestConvert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void bytesAndNamesAreKept();
    void legacyFilesToo();
    void stridedTensorsBecomeContiguous();
    void largeStridedTensorsComeInBoxes();
    void bigEndianIsTurned();
    void negatedAndConjugatedAreResolved();
    void tiedTensorsAreWrittenOnce();
    void shardsHaveAnIndex();
    void whatSafetensorsCannotHoldIsLeftOutAndNamed();
    void aPlaceBeyondAllFilesIsNotTakenForTheFirst();
    void optimizerStateMayBeLeftOut();
    void aFileThatIsThereIsNotReplaced();
    void cancelledLeavesNothing();
    void cutFilesAreRefused();
    void nothingToConvertIsSaid();
    void aSourceThatChangesIsTold_data();
    void aSourceThatChangesIsTold();
    void noSpaceIsSaidBeforeAnythingIsWritten();
    void aDiskThatFillsUpLeavesNothing();
    void memoryDoesNotGrowWithTheFile();
    void severalFilesBecomeOne();
    void shardsOfACancelledConversionAreGone();

private:
    [[nodiscard]] std::string put(const QString& name, const std::string& bytes)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) < 0) {
            qFatal("cannot write");
        }
        return m_folder->filePath(name).toStdString();
    }
    [[nodiscard]] std::string out(const QString& name = u"out.safetensors"_s) const { return m_folder->filePath(name).toStdString(); }
    /// Converts one zip of a dict.
    [[nodiscard]] Result<ConvertResult> convert(const ZipBuilder& zip, const ConvertOptions& options = {})
    {
        return convertToSafetensors({put(u"in.pt"_s, zip.bytes())}, out(), options);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestConvert::bytesAndNamesAreKept()
{
    const auto result = convert(torchZip(dict({{"b", tensor(storage("ByteStorage", "1", 3), 0, {3}, {1})}, {"a.weight", tensor(storage("FloatStorage", "0", 6), 2, {2, 2}, {2, 1})}, {"empty", tensor(storage("FloatStorage", "2", 0), 0, {0, 4}, {4, 1})}, {"scalar", tensor(storage("LongStorage", "3", 1), 0, {}, {})}}),
        {{"0", floats({1, 2, 3, 4, 5, 6})}, {"1", "xyz"}, {"2", ""}, {"3", "12345678"}}));
    QVERIFY(result);
    QCOMPARE(result->tensors, 4U);
    const ConvertedFile file(out());
    QVERIFY(file.file.problems.empty());
    QCOMPARE(file.bytes("a.weight"), floats({3, 4, 5, 6}));
    QCOMPARE(file.bytes("b"), std::string("xyz"));
    QCOMPARE(file.bytes("scalar"), std::string("12345678"));
    QCOMPARE(file.file.tensors.shape(file.rows.at("empty"))[1], 4U);
    QCOMPARE(file.file.metadata.front().key, std::string("format"));
    // Every tensor begins at a multiple of its element's size.
    QCOMPARE(file.file.tensors.offset(file.rows.at("scalar")) % 8, 0U);
    QCOMPARE(file.file.tensors.offset(file.rows.at("a.weight")) % 4, 0U);
}

void TestConvert::legacyFilesToo()
{
    const std::string bytes = torchStack(dict({{"w", tensor(storage("FloatStorage", "7", 4), 1, {3}, {1})}}), {{"7", floats({1, 2, 3, 4})}}, 4);
    QVERIFY(convertToSafetensors({put(u"old.pth"_s, bytes)}, out(), {}));
    QCOMPARE(ConvertedFile(out()).bytes("w"), floats({2, 3, 4}));
}

void TestConvert::stridedTensorsBecomeContiguous()
{
    const auto result = convert(torchZip(dict({{"t", tensor(storage("FloatStorage", "0", 6), 0, {3, 2}, {1, 3})}, {"every second", tensor(storage("FloatStorage", "0", 6), 1, {3}, {2})}, {"expanded", tensor(storage("FloatStorage", "0", 6), 4, {2, 2}, {0, 1})}, {"inner", tensor(storage("FloatStorage", "0", 6), 0, {2, 2}, {3, 1})}}),
        {{"0", floats({1, 2, 3, 4, 5, 6})}}));
    QVERIFY(result);
    const ConvertedFile file(out());
    QCOMPARE(file.bytes("t"), floats({1, 4, 2, 5, 3, 6}));
    QCOMPARE(file.bytes("every second"), floats({2, 4, 6}));
    QCOMPARE(file.bytes("expanded"), floats({5, 6, 5, 6}));
    QCOMPARE(file.bytes("inner"), floats({1, 2, 4, 5}));
}

void TestConvert::largeStridedTensorsComeInBoxes()
{
    // 3000 × 1500 floats, turned over: more than one box, with a remainder in both directions.
    constexpr std::int32_t Rows = 3001;
    constexpr std::int32_t Columns = 1503;
    std::vector<float> values(static_cast<std::size_t>(Rows) * Columns);
    std::vector<float> turned(values.size());
    for (std::size_t row = 0; row < Rows; ++row) {
        for (std::size_t column = 0; column < Columns; ++column) {
            values[row * Columns + column] = static_cast<float>(row * 7 + column * 3);
            turned[column * Rows + row] = values[row * Columns + column];
        }
    }
    QVERIFY(convert(torchZip(dict({{"t", tensor(storage("FloatStorage", "0", Rows * Columns), 0, {Columns, Rows}, {1, Columns})}}), {{"0", floats(values)}})));
    QVERIFY(ConvertedFile(out()).bytes("t") == floats(turned));
}

void TestConvert::bigEndianIsTurned()
{
    QVERIFY(convert(ZipBuilder().add("a/data.pkl", dict({{"w", tensor(storage("FloatStorage", "0", 1), 0, {1}, {1})}, {"c", tensor(storage("ComplexFloatStorage", "1", 1), 0, {1}, {1})}})).add("a/byteorder", "big").add("a/data/0", "1234").add("a/data/1", "abcdefgh")));
    QCOMPARE(ConvertedFile(out()).bytes("w"), std::string("4321"));
    QCOMPARE(ConvertedFile(out()).bytes("c"), std::string("dcbahgfe"));
}

void TestConvert::negatedAndConjugatedAreResolved()
{
    const auto with = [](const std::string& storage, const char* bit) {
        return "ctorch._utils\n_rebuild_tensor_v2\n(" + storage + integer(0) + tuple({1}) + tuple({1}) + "\x89" + "ccollections\nOrderedDict\n)R}" + text(bit) + "\x88stR";
    };
    QVERIFY(convert(torchZip(dict({{"n", with(storage("FloatStorage", "0", 1), "neg")}, {"c", with(storage("ComplexFloatStorage", "1", 1), "conj")}}), {{"0", floats({1.5F})}, {"1", floats({1, 2})}})));
    QCOMPARE(ConvertedFile(out()).bytes("n"), floats({-1.5F}));
    QCOMPARE(ConvertedFile(out()).bytes("c"), floats({1, -2}));
}

void TestConvert::tiedTensorsAreWrittenOnce()
{
    const std::string shared = tensor(storage("FloatStorage", "0", 2), 0, {2}, {1});
    const auto result = convert(torchZip(dict({{"embed", shared}, {"head", shared}}), {{"0", floats({1, 2})}}));
    QVERIFY(result);
    QCOMPARE(result->tied, (std::vector<std::pair<std::string, std::string>>{{"head", "embed"}}));
    const ConvertedFile file(out());
    QCOMPARE(file.file.tensors.size(), 1U);
    const auto told = std::ranges::find(file.file.metadata, "head", &MetadataEntry::key);
    QVERIFY(told != file.file.metadata.end());
    QCOMPARE(told->value.get<std::string>(), std::string("embed"));
}

void TestConvert::shardsHaveAnIndex()
{
    ConvertOptions options;
    options.shardBytes = 20;
    const auto result = convert(torchZip(dict({{"a", tensor(storage("FloatStorage", "0", 4), 0, {4}, {1})}, {"b", tensor(storage("FloatStorage", "1", 1), 0, {1}, {1})}, {"c", tensor(storage("FloatStorage", "2", 10), 0, {10}, {1})}}), {{"0", std::string(16, 'a')}, {"1", "bbbb"}, {"2", std::string(40, 'c')}}), options);
    QVERIFY(result);
    QCOMPARE(result->files.size(), std::size_t{3});
    QCOMPARE(ConvertedFile(out(u"out-00001-of-00002.safetensors"_s)).bytes("b"), std::string("bbbb"));
    QCOMPARE(ConvertedFile(out(u"out-00002-of-00002.safetensors"_s)).bytes("c"), std::string(40, 'c'));
    QFile index(m_folder->filePath(u"out.safetensors.index.json"_s));
    QVERIFY(index.open(QIODevice::ReadOnly));
    const auto json = nlohmann::json::parse(index.readAll().toStdString());
    QCOMPARE(json["metadata"]["total_size"].get<int>(), 60);
    QCOMPARE(json["weight_map"]["c"].get<std::string>(), std::string("out-00002-of-00002.safetensors"));
}

void TestConvert::whatSafetensorsCannotHoldIsLeftOutAndNamed()
{
    const auto result = convert(torchZip(dict({{"q", tensor(storage("QInt8Storage", "0", 2), 0, {2}, {1})}, {"w", tensor(storage("FloatStorage", "1", 1), 0, {1}, {1})}, {"gone", tensor(storage("FloatStorage", "9", 1), 0, {1}, {1})}}), {{"0", "xy"}, {"1", "1234"}}));
    QVERIFY(result);
    QCOMPARE(result->tensors, 1U);
    QCOMPARE(result->skipped.size(), std::size_t{2});
    QCOMPARE(result->skipped[0].name, std::string("q"));
    QVERIFY(!result->skipped[0].reason.text().isEmpty());
}

/// An offset of 2^62 elements of four bytes would be byte 0 again if nobody looked.
void TestConvert::aPlaceBeyondAllFilesIsNotTakenForTheFirst()
{
    const std::string far = tensor(storage("FloatStorage", "0", 2), 3, {2}, {1});
    const std::string at = integer(3);
    const std::string beyond = std::string("\x8a\x08", 2) + std::string(7, '\0') + '@';
    const std::size_t place = far.rfind(at + "(");
    QVERIFY(place != std::string::npos);
    std::string wrapped = far;
    wrapped.replace(place, at.size(), beyond);
    const auto result = convert(torchZip(dict({{"far", wrapped}, {"w", tensor(storage("FloatStorage", "0", 2), 0, {2}, {1})}}), {{"0", floats({1, 2})}}));
    QVERIFY(result);
    QCOMPARE(result->tensors, 1U);
    QCOMPARE(result->skipped.size(), std::size_t{1});
    QCOMPARE(result->skipped[0].name, std::string("far"));
}

void TestConvert::optimizerStateMayBeLeftOut()
{
    const std::string t = tensor(storage("FloatStorage", "0", 1), 0, {1}, {1});
    const std::string u = tensor(storage("FloatStorage", "1", 1), 0, {1}, {1});
    ConvertOptions options;
    options.withState = false;
    QVERIFY(convert(torchZip(dict({{"model", "}" + text("w") + t + "s"}, {"optimizer", "}" + text("m") + u + "s"}}), {{"0", "1234"}, {"1", "5678"}}), options));
    QCOMPARE(ConvertedFile(out()).file.tensors.size(), 1U);
}

void TestConvert::aFileThatIsThereIsNotReplaced()
{
    const std::string before = "precious";
    QCOMPARE(put(u"out.safetensors"_s, before), out());
    const ZipBuilder zip = torchZip(dict({{"w", tensor(storage("FloatStorage", "0", 1), 0, {1}, {1})}}), {{"0", "1234"}});
    QVERIFY(!convert(zip));
    QFile kept(m_folder->filePath(u"out.safetensors"_s));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll().toStdString(), before);
    ConvertOptions options;
    options.replace = true;
    QVERIFY(convert(zip, options));
    QCOMPARE(ConvertedFile(out()).bytes("w"), std::string("1234"));
}

void TestConvert::cancelledLeavesNothing()
{
    std::stop_source stop;
    ConvertOptions options;
    options.stop = stop.get_token();
    options.progress = [&](const ConvertProgress&) { stop.request_stop(); };
    const auto result = convert(torchZip(dict({{"w", tensor(storage("ByteStorage", "0", 1 << 25), 0, {1 << 25}, {1})}}), {{"0", std::string(1U << 25U, 'x')}}), options);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Cancelled);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"in.pt"_s});
}

void TestConvert::cutFilesAreRefused()
{
    const std::string bytes = torchStack(dict({{"w", tensor(storage("FloatStorage", "7", 400), 0, {400}, {1})}}), {{"7", std::string(1600, 'x')}}, 4);
    const auto result = convertToSafetensors({put(u"cut.pth"_s, bytes.substr(0, bytes.size() - 100))}, out(), {});
    QVERIFY(!result);
    QVERIFY(!QFile::exists(m_folder->filePath(u"out.safetensors"_s)));
}

void TestConvert::nothingToConvertIsSaid()
{
    const auto result = convert(torchZip(dict({{"n", integer(1)}}), {}));
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Unsupported);
    QVERIFY(!convertToSafetensors({out(u"absent.pt"_s)}, out(), {}));
}

void TestConvert::aSourceThatChangesIsTold_data()
{
    QTest::addColumn<bool>("isCut");
    QTest::newRow("other bytes") << false;
    QTest::newRow("cut short") << true;
}

void TestConvert::aSourceThatChangesIsTold()
{
    QFETCH(bool, isCut);
    const std::string input = put(u"in.pt"_s, torchZip(dict({{"w", tensor(storage("ByteStorage", "0", 1 << 25), 0, {1 << 25}, {1})}}), {{"0", std::string(1U << 25U, 'x')}}).bytes());
    ConvertOptions options;
    bool changed = false;
    options.progress = [&](const ConvertProgress&) {
        if (!changed) {
            changed = isCut ? ::truncate(input.c_str(), 1 << 20) == 0 : ::utimensat(AT_FDCWD, input.c_str(), nullptr, 0) == 0;
        }
    };
    const auto result = convertToSafetensors({input}, out(), options);
    QVERIFY(changed);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::SourceChanged);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"in.pt"_s});
}

void TestConvert::noSpaceIsSaidBeforeAnythingIsWritten()
{
    // A view that repeats its 16 GB, which are a hole in the file, five hundred times.
    if (QStorageInfo(m_folder->path()).bytesAvailable() > 7'000'000'000'000) {
        QSKIP("there is room for 8 TB");
    }
    const std::string input = m_folder->filePath(u"in.pt"_s).toStdString();
    SparseCheckpoint checkpoint(dict({{"w", tensor(storage("DoubleStorage", "0", 2'000'000'000), 0, {2'000'000'000}, {1})}, {"v", tensor(storage("DoubleStorage", "0", 2'000'000'000), 0, {500, 2'000'000'000}, {0, 1})}}));
    if (!checkpoint.storage("0", 16'000'000'000).write(input)) {
        QSKIP("the file system of the temporary folder cannot hold a sparse file of 16 GB");
    }
    const auto result = convertToSafetensors({input}, out(), {});
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::NoSpace);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"in.pt"_s});
}

void TestConvert::aDiskThatFillsUpLeavesNothing()
{
    // A limit on the size of files stands in for a disk that is full.
    const std::string input = put(u"in.pt"_s, torchZip(dict({{"w", tensor(storage("ByteStorage", "0", 1 << 25), 0, {1 << 25}, {1})}}), {{"0", std::string(1U << 25U, 'x')}}).bytes());
    rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{1U << 24U, before.rlim_max};
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto result = convertToSafetensors({input}, out(), {});
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, ignored);
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::CannotWrite || result.error().code == ErrorCode::NoSpace);
    QVERIFY(!result.error().message.text().isEmpty());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"in.pt"_s});
}

void TestConvert::memoryDoesNotGrowWithTheFile()
{
    const std::string input = m_folder->filePath(u"in.pt"_s).toStdString();
    SparseCheckpoint checkpoint(dict({{"plain", tensor(storage("FloatStorage", "0", 40'000'000), 0, {40'000, 1'000}, {1'000, 1})}, {"turned", tensor(storage("FloatStorage", "1", 40'000'000), 0, {1'000, 40'000}, {1, 1'000})}}));
    if (!checkpoint.storage("0", 160'000'000).storage("1", 160'000'000).write(input)) {
        QSKIP("the file system of the temporary folder cannot hold a sparse file");
    }
    const PeakMemory peak;
    if (!peak.moreMegabytes()) {
        QSKIP("the peak memory of a process cannot be measured here");
    }
    QVERIFY(convertToSafetensors({input}, out(), {}));
    QVERIFY2(*peak.moreMegabytes() < 40, std::to_string(*peak.moreMegabytes()).c_str());
    const ConvertedFile file(out());
    QCOMPARE(file.file.tensors.size(), 2U);
}

void TestConvert::severalFilesBecomeOne()
{
    const std::string first = put(u"1.bin"_s, torchZip(dict({{"a", tensor(storage("FloatStorage", "0", 1), 0, {1}, {1})}}), {{"0", "aaaa"}}).bytes());
    const std::string second = put(u"2.bin"_s, torchZip(dict({{"b", tensor(storage("FloatStorage", "0", 1), 0, {1}, {1})}}), {{"0", "bbbb"}}).bytes());
    const auto result = convertToSafetensors({first, second}, m_folder->path().toStdString(), {});
    QVERIFY(result);
    // Storages of one key in two files are not the same.
    QVERIFY(result->tied.empty());
    const ConvertedFile file(out(u"model.safetensors"_s));
    QCOMPARE(file.bytes("a"), std::string("aaaa"));
    QCOMPARE(file.bytes("b"), std::string("bbbb"));
}

void TestConvert::shardsOfACancelledConversionAreGone()
{
    std::stop_source stop;
    ConvertOptions options;
    options.shardBytes = 1U << 20U;
    options.stop = stop.get_token();
    options.progress = [&](const ConvertProgress& progress) {
        if (progress.done > (5U << 20U)) {
            stop.request_stop();
        }
    };
    std::vector<std::pair<std::string, std::string>> tensors;
    std::vector<std::pair<std::string, std::string>> storages;
    for (int key = 0; key < 8; ++key) {
        tensors.emplace_back("t" + std::to_string(key), tensor(storage("ByteStorage", std::to_string(key), 1 << 20), 0, {1 << 20}, {1}));
        storages.emplace_back(std::to_string(key), std::string(1U << 20U, 'x'));
    }
    const auto result = convert(torchZip(dict(tensors), storages), options);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Cancelled);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"in.pt"_s});
}

QTEST_GUILESS_MAIN(TestConvert)
#include "tst_convert.moc"
