// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checkpoints above 4 GB, made of holes: they open as fast as small ones, because only headers are read.

#include "model/bytes/file_source.h"
#include "model/formats/torch/torch_reader.h"
#include "tests/formats/torch/sparse_checkpoint.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestTorchLarge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nineGigabytesOpenLikeNine();
    void aStorageAboveFourGigabytesHasItsPlace();
    void cutInTheMiddleIsTold();
};

namespace {

constexpr std::int32_t Elements = 150'000'000; // of four bytes
constexpr int Storages = 15;

/// 15 storages of 600 MB: 9 GB.
SparseCheckpoint nineGigabytes()
{
    std::vector<std::pair<std::string, std::string>> tensors;
    for (int key = 0; key < Storages; ++key) {
        tensors.emplace_back("layers." + std::to_string(key) + ".weight", tensor(storage("FloatStorage", std::to_string(key), Elements), 0, {Elements / 1000, 1000}, {1000, 1}));
    }
    SparseCheckpoint checkpoint(dict(tensors));
    for (int key = 0; key < Storages; ++key) {
        checkpoint.storage(std::to_string(key), std::uint64_t{Elements} * 4);
    }
    return checkpoint;
}

ModelFile read(const std::string& path)
{
    auto source = FileSource::open(path);
    return source ? TorchReader().read(std::move(*source), {}) : ModelFile();
}

/// The shortest of several runs, in microseconds.
qint64 microseconds(const std::string& path)
{
    qint64 best = std::numeric_limits<qint64>::max();
    for (int run = 0; run < 5; ++run) {
        QElapsedTimer timer;
        timer.start();
        const ModelFile file = read(path);
        best = std::min(best, timer.nsecsElapsed() / 1000);
        if (file.tensors.size() != Storages) {
            return std::numeric_limits<qint64>::max();
        }
    }
    return best;
}

} // namespace

void TestTorchLarge::nineGigabytesOpenLikeNine()
{
    const QTemporaryDir folder;
    const std::string large = folder.filePath(u"large.pt"_s).toStdString();
    const std::string small = folder.filePath(u"small.pt"_s).toStdString();
    if (!nineGigabytes().write(large)) {
        QSKIP("the file system of the temporary folder cannot hold a sparse file of 9 GB");
    }
    std::vector<std::pair<std::string, std::string>> tensors;
    for (int key = 0; key < Storages; ++key) {
        tensors.emplace_back("layers." + std::to_string(key) + ".weight", tensor(storage("FloatStorage", std::to_string(key), 150), 0, {150}, {1}));
    }
    SparseCheckpoint nine(dict(tensors));
    for (int key = 0; key < Storages; ++key) {
        nine.storage(std::to_string(key), 600);
    }
    QVERIFY(nine.write(small));
    const ModelFile file = read(large);
    for (const Problem& problem : file.problems) {
        QVERIFY2(problem.severity == Severity::Note, problem.message.utf8().c_str());
    }
    QCOMPARE(file.tensors.size(), std::uint32_t{Storages});
    QCOMPARE(file.tensors.bytes(14), 600'000'000U);
    QVERIFY(file.tensors.offset(14) > 8'000'000'000U);
    QVERIFY2(file.bytesRead < 1'000'000, std::to_string(file.bytesRead).c_str());
    const qint64 ofLarge = microseconds(large);
    const qint64 ofSmall = microseconds(small);
    QVERIFY2(ofLarge < 4 * ofSmall + 5'000, (std::to_string(ofLarge) + " µs, the small one " + std::to_string(ofSmall)).c_str());
}

void TestTorchLarge::aStorageAboveFourGigabytesHasItsPlace()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(u"large.pt"_s).toStdString();
    SparseCheckpoint checkpoint(dict({{"a", tensor(storage("DoubleStorage", "0", 700'000'000), 0, {700'000, 1000}, {1000, 1})}, {"b", tensor(storage("FloatStorage", "1", 4), 0, {4}, {1})}}));
    if (!checkpoint.storage("0", 5'600'000'000).storage("1", 16).write(path)) {
        QSKIP("the file system of the temporary folder cannot hold a sparse file of 6 GB");
    }
    const ModelFile file = read(path);
    QCOMPARE(file.tensors.size(), 2U);
    QCOMPARE(file.tensors.bytes(0), 5'600'000'000U);
    QVERIFY(file.tensors.offset(1) > 5'600'000'000U);
    QVERIFY(!has(file.tensors.flags(1), TensorFlag::Truncated));
}

void TestTorchLarge::cutInTheMiddleIsTold()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(u"cut.pt"_s).toStdString();
    if (!nineGigabytes().write(path)) {
        QSKIP("the file system of the temporary folder cannot hold a sparse file of 9 GB");
    }
    QCOMPARE(::truncate(path.c_str(), 5'000'000'000), 0);
    QElapsedTimer timer;
    timer.start();
    const ModelFile file = read(path);
    QVERIFY(timer.elapsed() < 2'000);
    QCOMPARE(file.tensors.size(), std::uint32_t{Storages});
    QVERIFY(!has(file.tensors.flags(0), TensorFlag::Truncated));
    QVERIFY(has(file.tensors.flags(14), TensorFlag::Truncated));
    QVERIFY(std::ranges::any_of(file.problems, [](const Problem& problem) { return problem.severity == Severity::Error; }));
}

QTEST_GUILESS_MAIN(TestTorchLarge)
#include "tst_torch_large.moc"
