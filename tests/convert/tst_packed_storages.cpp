// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Storages that can only be unpacked from front to back, and tensors that want their bytes in another order.

#include "model/convert/convert.h"
#include "model/convert/spooled_source.h"
#include "model/convert/tensor_stream.h"
#include "model/formats/unpack/unpacked_source.h"
#include "tests/convert/converted_file.h"
#include "tests/formats/torch/torch_builder.h"
#include "tests/support/peak_memory.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

#include <zlib.h>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

namespace {

/// Counts the bytes that are read of another source.
class CountedSource final : public ByteSource
{
public:
    explicit CountedSource(std::string bytes)
        : m_bytes(std::move(bytes))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset, std::span<std::byte> out) const override
    {
        const std::size_t count = offset >= m_bytes.size() ? 0 : std::min<std::size_t>(out.size(), m_bytes.size() - offset);
        std::memcpy(out.data(), m_bytes.data() + offset, count);
        wasRead += count;
        return count;
    }
    mutable std::atomic<std::uint64_t> wasRead = 0;

private:
    std::string m_bytes;
};

/// Numbers that do not repeat soon, `rows` × `columns` of four bytes.
std::string numbers(std::size_t rows, std::size_t columns)
{
    std::string bytes(rows * columns * 4, '\0');
    for (std::size_t at = 0; at < rows * columns; ++at) {
        const auto value = static_cast<std::uint32_t>(at * 2654435761U);
        std::memcpy(bytes.data() + 4 * at, &value, 4);
    }
    return bytes;
}

std::string turned(const std::string& bytes, std::size_t rows, std::size_t columns)
{
    std::string out(bytes.size(), '\0');
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            std::memcpy(out.data() + 4 * (column * rows + row), bytes.data() + 4 * (row * columns + column), 4);
        }
    }
    return out;
}

std::string packed(const std::string& bytes)
{
    std::string out(compressBound(bytes.size()), '\0');
    uLongf size = out.size();
    compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size(), 1);
    out.resize(size);
    return out;
}

PlannedTensor plan(std::shared_ptr<const ByteSource> source, std::uint64_t first, std::uint64_t bytes)
{
    PlannedTensor tensor;
    tensor.bytes = bytes;
    tensor.elementBytes = 4;
    tensor.partBytes = 4;
    tensor.extents = {bytes / 4};
    tensor.firstByte = first;
    tensor.source = std::move(source);
    tensor.isPacked = true;
    return tensor;
}

PlannedTensor turnedPlan(std::shared_ptr<const ByteSource> source, std::uint64_t rows, std::uint64_t columns)
{
    PlannedTensor tensor = plan(std::move(source), 0, rows * columns * 4);
    tensor.extents = {columns, rows};
    tensor.strides = {1, static_cast<std::int64_t>(columns)};
    return tensor;
}

std::string streamed(std::span<const PlannedTensor> tensors)
{
    std::string all;
    TensorStream stream;
    for (const PlannedTensor& tensor : tensors) {
        const auto done = stream.run(tensor, {}, [&](std::span<const std::byte> piece) -> Result<void> {
            all.append(reinterpret_cast<const char*>(piece.data()), piece.size());
            return {};
        });
        if (!done) {
            return "failed";
        }
    }
    return all;
}

} // namespace

class TestPackedStorages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// A reader of `torch.load` has the whole storage in memory; here it has to come from the disk piece by piece, and each
    /// row of a turned tensor unpacked everything before it again.
    void aTurnedTensorIsUnpackedOnce()
    {
        constexpr std::size_t Rows = 3'000;
        constexpr std::size_t Columns = 1'500;
        const std::string bytes = numbers(Rows, Columns);
        const auto file = std::make_shared<CountedSource>(packed(bytes));
        std::vector<PlannedTensor> tensors{turnedPlan(std::make_shared<UnpackedSource>(file, Compression::Zlib, bytes.size()), Rows, Columns)};
        spoolWhatIsReadBackwards(tensors, folder());
        QVERIFY(streamed(tensors) == turned(bytes, Rows, Columns));
        QCOMPARE(file->wasRead.load(), file->size());
        tensors.clear();
        QVERIFY(files().isEmpty());
    }

    void viewsOfOneStorageInAnyOrderUnpackItOnce()
    {
        const std::string bytes = numbers(1'000, 1'000);
        const auto file = std::make_shared<CountedSource>(packed(bytes));
        const auto source = std::make_shared<UnpackedSource>(file, Compression::Zlib, bytes.size());
        std::vector<PlannedTensor> tensors;
        std::string meant;
        for (std::uint64_t view = 100; view-- > 0;) {
            tensors.push_back(plan(source, view * 40'000, 40'000));
            meant += bytes.substr(view * 40'000, 40'000);
        }
        spoolWhatIsReadBackwards(tensors, folder());
        QVERIFY(streamed(tensors) == meant);
        QCOMPARE(file->wasRead.load(), file->size());
    }

    /// What is read onwards needs no room on the disk.
    void whatIsReadOnwardsIsNotSpooled()
    {
        const auto source = std::make_shared<UnpackedSource>(std::make_shared<CountedSource>(packed(numbers(10, 10))), Compression::Zlib, 400U);
        std::vector<PlannedTensor> tensors{plan(source, 0, 200), plan(source, 200, 200)};
        spoolWhatIsReadBackwards(tensors, u"/nowhere"_s.toStdString());
        QCOMPARE(tensors[0].source.get(), source.get());
        QCOMPARE(tensors[1].source.get(), source.get());
        QCOMPARE(streamed(tensors), numbers(10, 10));
    }

    void aStatedSizeThatIsNotThereIsTold()
    {
        const std::string bytes = numbers(100, 10);
        const auto source = std::make_shared<UnpackedSource>(std::make_shared<CountedSource>(packed(bytes)), Compression::Zlib, std::uint64_t{1} << 62U);
        std::vector<PlannedTensor> tensors{turnedPlan(source, 200, 10)};
        spoolWhatIsReadBackwards(tensors, folder());
        QCOMPARE(streamed(tensors), std::string("failed"));
        std::vector<PlannedTensor> other{turnedPlan(source, 100, 10)};
        spoolWhatIsReadBackwards(other, folder());
        QVERIFY(streamed(other) == turned(bytes, 100, 10));
    }

    void aFolderThatCannotBeWrittenIsTold()
    {
        const std::string bytes = numbers(10, 10);
        std::vector<PlannedTensor> tensors{
            turnedPlan(std::make_shared<UnpackedSource>(std::make_shared<CountedSource>(packed(bytes)), Compression::Zlib, bytes.size()), 10, 10)};
        spoolWhatIsReadBackwards(tensors, folder() + "/absent");
        QCOMPARE(streamed(tensors), std::string("failed"));
    }

    /// The whole way, from a zip whose storage is deflated.
    void convertOfADeflatedCheckpoint()
    {
        constexpr std::int32_t Rows = 3'000;
        constexpr std::int32_t Columns = 1'000;
        const std::string bytes = numbers(Rows, Columns);
        const std::string shared = storage("FloatStorage", "0", Rows * Columns);
        ZipBuilder zip;
        zip.add("a/data.pkl",
            dict({{"end", tensor(shared, Rows * Columns - 4, {4}, {1})}, {"turned", tensor(shared, 0, {Columns, Rows}, {1, Columns})}, {"begin", tensor(shared, 0, {8}, {1})}}));
        zip.add({"a/data/0", bytes, true});
        QFile file(m_folder->filePath(u"in.pt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(QByteArray::fromStdString(zip.bytes())) > 0);
        file.close();
        const std::string out = folder() + "/out.safetensors";
        QVERIFY(convertToSafetensors({file.fileName().toStdString()}, out, {}));
        const ConvertedFile converted(out);
        QVERIFY(converted.bytes("turned") == turned(bytes, Rows, Columns));
        QCOMPARE(converted.bytes("begin"), bytes.substr(0, 32));
        QCOMPARE(converted.bytes("end"), bytes.substr(bytes.size() - 16));
        QCOMPARE(files(), (QStringList{u"in.pt"_s, u"out.safetensors"_s}));
    }

    /// Each deflated storage that is being unpacked holds memory: one at a time may.
    void manyDeflatedStoragesDoNotAddUp()
    {
        constexpr int Count = 2'000;
        std::vector<std::pair<std::string, std::string>> tensors;
        ZipBuilder zip;
        for (int key = 0; key < Count; ++key) {
            tensors.emplace_back("t" + std::to_string(key), tensor(storage("FloatStorage", std::to_string(key), 64), 0, {64}, {1}));
            zip.add({"a/data/" + std::to_string(key), numbers(8, 8), true});
        }
        zip.add("a/data.pkl", dict(tensors));
        QFile file(m_folder->filePath(u"in.pt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(QByteArray::fromStdString(zip.bytes())) > 0);
        file.close();
        const PeakMemory peak;
        if (!peak.moreMegabytes()) {
            QSKIP("the peak memory of a process cannot be measured here");
        }
        QVERIFY(convertToSafetensors({file.fileName().toStdString()}, folder() + "/out.safetensors", {}));
        QVERIFY2(*peak.moreMegabytes() < 40, std::to_string(*peak.moreMegabytes()).c_str());
    }

private:
    [[nodiscard]] std::string folder() const { return m_folder->path().toStdString(); }
    [[nodiscard]] QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestPackedStorages)
#include "tst_packed_storages.moc"
