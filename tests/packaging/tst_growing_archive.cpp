// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A compressed archive is made in frames on several threads, written behind, and read back while it grows.

#include "model/packaging/compressing_device.h"
#include "model/packaging/frame_reader.h"
#include "model/packaging/write_behind.h"

#include <QTemporaryFile>
#include <QTest>

#include <zstd.h>

using namespace vitrine;

namespace {

/// Some of it compresses, some does not.
QByteArray content(qsizetype bytes)
{
    QByteArray text(bytes, '\0');
    quint32 state = 1;
    for (qsizetype at = 0; at < bytes; ++at) {
        state = state * 1664525U + 1013904223U;
        text[at] = (at >> 18) % 2 == 0 ? char(state >> 24) : char('a' + at % 7);
    }
    return text;
}

SharedBytes shared(const QByteArray& text)
{
    const auto bytes = std::as_bytes(std::span(text.constData(), std::size_t(text.size())));
    return std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
}

std::string textOf(const ByteSource& source)
{
    std::string all;
    std::vector<std::byte> piece(100'003);
    while (true) {
        const auto got = source.read(all.size(), piece);
        if (!got || *got == 0) {
            return got ? all : "error";
        }
        all.append(reinterpret_cast<const char*>(piece.data()), *got);
    }
}

/// An archive in a file, as it is written.
struct Archive {
    QTemporaryFile file;
    std::shared_ptr<GrowingFrames> frames = std::make_shared<GrowingFrames>();
    Xxh3 sum;

    Archive()
    {
        if (!file.open()) {
            qFatal("cannot write");
        }
    }
    bool put(const FrameCompressor::Frame& frame)
    {
        const auto bytes = std::span(*frame.bytes).first(frame.packed);
        if (file.write(reinterpret_cast<const char*>(bytes.data()), qint64(bytes.size())) != qint64(bytes.size()) || !file.flush()) {
            return false;
        }
        sum.add(bytes);
        frames->add({frame.packed, frame.plain});
        return true;
    }
    /// Compresses all of `text` in pieces of an odd size.
    bool fill(const QByteArray& text)
    {
        const auto device = zstdDevice([this](const FrameCompressor::Frame& frame) { return put(frame); });
        for (qsizetype at = 0; at < text.size(); at += 70'001) {
            const QByteArray piece = text.mid(at, 70'001);
            if (device->write(piece) != piece.size()) {
                return false;
            }
        }
        return device->finish();
    }
    void complete() { frames->complete(sum.finish()); }
};

} // namespace

class TestGrowingArchive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBackMeanwhile()
    {
        const QByteArray text = content(5'500'000);
        Archive archive;
        const FrameReader reader(archive.file.handle(), archive.frames);
        std::string read;
        Result<bool> whole = false;
        std::jthread along([&] {
            read = textOf(reader);
            whole = reader.isWhole();
        });
        QVERIFY(archive.fill(text));
        archive.complete();
        along.join();
        QVERIFY(read == text.toStdString());
        QVERIFY(whole && *whole);
        QCOMPARE(reader.taken(), std::uint64_t(archive.file.size()));
    }

    /// Any reader of zstd takes the frames for one stream, and each carries its size and a checksum.
    void theFramesAreOneStream()
    {
        const QByteArray text = content(3'000'000);
        Archive archive;
        QVERIFY(archive.fill(text));
        QVERIFY(archive.file.seek(0));
        const QByteArray packed = archive.file.readAll();
        QVERIFY(packed.size() < text.size());
        QByteArray out(text.size(), '\0');
        QCOMPARE(ZSTD_decompress(out.data(), std::size_t(out.size()), packed.constData(), std::size_t(packed.size())), std::size_t(text.size()));
        QVERIFY(out == text);
        Archive again;
        QVERIFY(again.fill(text));
        QVERIFY(again.file.seek(0));
        QVERIFY(again.file.readAll() == packed);
    }

    void aChangedByteIsSeen_data()
    {
        QTest::addColumn<double>("place");
        QTest::newRow("first") << 0.0;
        QTest::newRow("middle") << 0.5;
        QTest::newRow("last") << 1.0;
    }
    void aChangedByteIsSeen()
    {
        QFETCH(double, place);
        Archive archive;
        QVERIFY(archive.fill(content(2'500'000)));
        archive.complete();
        QVERIFY(archive.file.seek(qint64(place * double(archive.file.size() - 1))));
        const QByteArray byte = archive.file.peek(1);
        QVERIFY(archive.file.write(QByteArray(1, char(byte[0] ^ 1))) == 1 && archive.file.flush());
        const FrameReader reader(archive.file.handle(), archive.frames);
        const std::string read = textOf(reader);
        const auto whole = reader.isWhole();
        QVERIFY(read == "error" || !whole || !*whole);
    }

    void aFileThatIsLongerOrShorterIsSeen()
    {
        for (const int change : {-1, 1}) {
            Archive archive;
            QVERIFY(archive.fill(content(100'000)));
            archive.complete();
            QVERIFY(archive.file.resize(archive.file.size() + change));
            const FrameReader reader(archive.file.handle(), archive.frames);
            const auto whole = reader.isWhole();
            QVERIFY(!whole || !*whole);
        }
    }

    void whoIsAbandonedDoesNotWait()
    {
        Archive archive;
        QVERIFY(archive.fill(content(100'000)));
        const FrameReader reader(archive.file.handle(), archive.frames);
        std::string read;
        Result<bool> whole = true;
        std::jthread along([&] {
            read = textOf(reader);
            whole = reader.isWhole();
        });
        archive.frames->abandon();
        along.join();
        QVERIFY(!whole || !*whole);
    }

    void aSinkThatFailsEndsTheCompressing()
    {
        const auto device = zstdDevice([](const FrameCompressor::Frame&) { return false; });
        const QByteArray text = content(3'000'000);
        bool failed = false;
        for (int round = 0; round < 10 && !failed; ++round) {
            failed = device->write(text) != text.size();
        }
        QVERIFY(failed);
        QVERIFY(!device->finish());
    }

    void whatIsWrittenBehindKeepsItsOrder()
    {
        QByteArray written;
        {
            WriteBehind behind([&](const WriteBehind::Piece& piece) -> Result<void> {
                written.append(reinterpret_cast<const char*>(piece.bytes->data()), qsizetype(piece.count));
                return {};
            });
            for (int piece = 0; piece < 500; ++piece) {
                QVERIFY(behind.add({shared(QByteArray(30'000, char(piece))), 20'000, 0}));
            }
            QVERIFY(behind.drain());
        }
        QCOMPARE(written.size(), 500 * 20'000);
        for (int piece = 0; piece < 500; ++piece) {
            QCOMPARE(written[piece * 20'000 + 19'999], char(piece));
        }
    }

    void afterAFaultNothingElseIsWritten()
    {
        int calls = 0;
        WriteBehind behind([&](const WriteBehind::Piece&) -> Result<void> {
            ++calls;
            return calls < 3 ? Result<void>() : failure(ErrorCode::NoSpace, Message());
        });
        bool isTaken = true;
        for (int piece = 0; piece < 1'000 && isTaken; ++piece) {
            isTaken = behind.add({shared(QByteArray(100'000, 'x')), 100'000, 0});
        }
        QVERIFY(!isTaken);
        const auto outcome = behind.drain();
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::NoSpace);
        QCOMPARE(calls, 3);
    }
};

QTEST_GUILESS_MAIN(TestGrowingArchive)
#include "tst_growing_archive.moc"
