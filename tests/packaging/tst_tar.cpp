// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/model_tar.h"
#include "model/packaging/sum_list.h"
#include "model/packaging/tar_reader.h"

#include <QBuffer>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// Counts what is written and keeps what is not data: a package of 70 GB in a few kilobytes.
class CountingDevice final : public QIODevice
{
public:
    CountingDevice() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }
    [[nodiscard]] bool isSequential() const override { return true; }
    void skip(qint64 bytes) { m_count += bytes; }
    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] const QByteArray& kept() const { return m_kept; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 count) override
    {
        m_kept.append(data, count);
        m_count += count;
        return count;
    }

private:
    QByteArray m_kept;
    qint64 m_count = 0;
};

struct Made {
    QByteArray name;
    QByteArray data;
};

QByteArray tarOf(const std::vector<Made>& files)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    ModelTar tar(&buffer, 0);
    tar.open(QIODevice::WriteOnly);
    qint64 written = 0;
    for (const Made& file : files) {
        if (!tar.beginFile(file.name, file.data.size()) || !tar.writeData(file.data.constData(), file.data.size())
            || !tar.finishWriting(file.data.size())) {
            return {};
        }
        written += ModelTar::overhead(file.name, file.data.size()) + file.data.size();
    }
    return written == buffer.size() && tar.writeEnd(written) ? buffer.data() : QByteArray();
}

} // namespace

class TestTar final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("data");
        QTest::newRow("short") << QByteArray("m-1.0/config.json") << QByteArray("{}");
        QTest::newRow("empty") << QByteArray("m-1.0/empty") << QByteArray();
        QTest::newRow("a whole block") << QByteArray("m-1.0/block") << QByteArray(512, 'x');
        QTest::newRow("name in two fields") << QByteArray(120, 'd') + '/' + QByteArray(90, 'f') << QByteArray("1");
        QTest::newRow("name of 300 bytes") << QByteArray("m/") + QByteArray(300, 'n') << QByteArray("1");
        QTest::newRow("Chinese") << QByteArray("m/\xE6\xA8\xA1\xE5\x9E\x8B.bin") << QByteArray("1");
        QTest::newRow("not UTF-8") << QByteArray("m/caf\xE9") << QByteArray("1");
    }
    void whatIsWrittenIsRead()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, data);
        const QByteArray tar = tarOf({{name, data}, {"m/last", "end"}});
        QVERIFY(tar.size() % 10240 == 0 && !tar.isEmpty());
        const auto source = std::make_shared<MemorySource>(std::string_view(tar.constData(), std::size_t(tar.size())));
        TarReader reader(source);
        const auto first = reader.next();
        QVERIFY(first.has_value() && first->has_value());
        QCOMPARE((*first)->name, name.toStdString());
        QCOMPARE((*first)->size, std::uint64_t(data.size()));
        QCOMPARE(source->text((*first)->offset, (*first)->size).value(), data.toStdString());
        QCOMPARE((*reader.next())->name, std::string("m/last"));
        QVERIFY(!reader.next()->has_value());
    }

    void theSameInputGivesTheSameBytes() { QCOMPARE(tarOf({{"a", "1"}, {"b", "2"}}), tarOf({{"a", "1"}, {"b", "2"}})); }

    void sizesBeyondOctalAreWrittenForBothKindsOfReader_data()
    {
        QTest::addColumn<qint64>("size");
        QTest::newRow("8 GiB - 1") << (qint64(8) << 30) - 1;
        QTest::newRow("8 GiB") << (qint64(8) << 30);
        QTest::newRow("9 GB") << qint64(9'000'000'000);
        QTest::newRow("70 GB") << qint64(70'000'000'001);
    }
    void sizesBeyondOctalAreWrittenForBothKindsOfReader()
    {
        QFETCH(qint64, size);
        CountingDevice device;
        ModelTar tar(&device, 0);
        QVERIFY(tar.open(QIODevice::WriteOnly));
        QVERIFY(tar.beginFile("m/model.safetensors", size));
        device.skip(size);
        QVERIFY(tar.finishWriting(size));
        QCOMPARE(device.count(), ModelTar::overhead("m/model.safetensors", size) + size);
        // The headers alone are enough for the reader to say where the data would end.
        QByteArray headers = device.kept();
        headers.chop((512 - size % 512) % 512);
        TarReader reader(std::make_shared<MemorySource>(std::string_view(headers.constData(), std::size_t(headers.size()))));
        const auto member = reader.next();
        QVERIFY(member.has_value() && member->has_value());
        QCOMPARE((*member)->size, std::uint64_t(size));
        QCOMPARE((*member)->name, std::string("m/model.safetensors"));
        const bool large = size >= (qint64(8) << 30);
        QCOMPARE(headers.contains(QByteArray("size=" + QByteArray::number(size))), large);
        QCOMPARE(static_cast<unsigned char>(headers[headers.size() - 512 + 124]) == 0x80, large);
    }

    void damageIsTold_data()
    {
        QTest::addColumn<QByteArray>("tar");
        QByteArray flipped = tarOf({{"a", "1"}});
        flipped[3] = 'x';
        QTest::newRow("changed header") << flipped;
        QTest::newRow("cut header") << tarOf({{"a", "1"}}).left(300);
        QTest::newRow("no tar at all") << QByteArray(2000, 'z');
        QByteArray negative = tarOf({{"a", "1"}});
        negative.replace(124, 12, QByteArray(12, '\xff'));
        QTest::newRow("negative size") << negative;
    }
    void damageIsTold()
    {
        QFETCH(QByteArray, tar);
        TarReader reader(std::make_shared<MemorySource>(std::string_view(tar.constData(), std::size_t(tar.size()))));
        QCOMPARE(reader.next().error().code, ErrorCode::Malformed);
    }

    void sumsComeBackAsTheyWere()
    {
        SumList list;
        const std::string sum(64, 'a');
        list.add("config.json", sum);
        list.add("odd\nname\\x", std::string(64, 'b'));
        QVERIFY(list.text().contains(sum + "  config.json\n"));
        QVERIFY(list.text().contains("\\" + std::string(64, 'b') + "  odd\\nname\\\\x\n"));
        QCOMPARE(SumList::parse(list.text()).sums(), list.sums());
        QVERIFY(SumList::parse("no sum at all\n../x\n").sums().empty());
        QCOMPARE(SumList::parse(std::string(32, '0') + "  a\r\n").sums().at("a"), std::string(32, '0'));
    }
};

QTEST_GUILESS_MAIN(TestTar)
#include "tst_tar.moc"
