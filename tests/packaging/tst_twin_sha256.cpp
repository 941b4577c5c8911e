// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/hash.h"
#include "model/packaging/pair_hash_worker.h"
#include "model/packaging/twin_sha256.h"

#include <QRandomGenerator>
#include <QTest>

#include <vector>

using namespace vitrine;
using Scope = TwinSha256::Scope;

namespace {

std::span<const std::byte> bytesOf(const QByteArray& text)
{
    return std::as_bytes(std::span(text.constData(), std::size_t(text.size())));
}

} // namespace

class TestTwinSha256 final : public QObject
{
    Q_OBJECT

private slots:
    /// FIPS 180-4's own examples, and lengths around the end of a block.
    void oneSumAlone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sum");
        QTest::newRow("empty") << QByteArray() << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("abc") << QByteArray("abc") << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                    << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        QTest::newRow("a million times a") << QByteArray(1'000'000, 'a') << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }
    void oneSumAlone()
    {
        QFETCH(QByteArray, text);
        TwinSha256 twin;
        for (const Scope scope : {Scope::Inner, Scope::Outer, Scope::Both}) {
            twin.add(bytesOf(text), scope);
            QTEST(QByteArray::fromStdString(scope == Scope::Outer ? twin.finishOuter() : twin.finishInner()), "sum");
        }
    }

    void everyLengthAroundABlock()
    {
        TwinSha256 twin;
        Sha256 library;
        for (int length = 0; length <= 260; ++length) {
            const QByteArray text(length, char('a' + length % 26));
            twin.add(bytesOf(text), Scope::Inner);
            library.add(bytesOf(text));
            QCOMPARE(twin.finishInner(), library.finish());
        }
    }

    void anyMixtureIsWhatTheLibrarySays()
    {
        QRandomGenerator random(670);
        for (int round = 0; round < 200; ++round) {
            TwinSha256 twin;
            Sha256 inner;
            Sha256 outer;
            for (int piece = 0; piece < 20; ++piece) {
                // Sometimes a multiple of a block, as headers of a tar are; sometimes not.
                const int length = random.bounded(3) == 0 ? 64 * random.bounded(20) : random.bounded(1500);
                QByteArray text(length, '\0');
                for (char& byte : text) {
                    byte = char(random.generate());
                }
                const Scope scope = Scope(random.bounded(3));
                twin.add(bytesOf(text), scope);
                if (scope != Scope::Outer) {
                    inner.add(bytesOf(text));
                }
                if (scope != Scope::Inner) {
                    outer.add(bytesOf(text));
                }
                if (random.bounded(4) == 0) {
                    QCOMPARE(twin.finishInner(), inner.finish());
                }
            }
            QCOMPARE(twin.finishInner(), inner.finish());
            QCOMPARE(twin.finishOuter(), outer.finish());
        }
        if (!TwinSha256::isFast()) {
            QSKIP("this processor has no instructions for SHA: only the library was tried");
        }
    }

    void bytesOfTheirOwnForEach()
    {
        QRandomGenerator random(671);
        for (int round = 0; round < 200; ++round) {
            TwinSha256 twin;
            Sha256 inner;
            Sha256 outer;
            for (int piece = 0; piece < 20; ++piece) {
                const QByteArray first = noise(random, random.bounded(3) == 0 ? 64 * random.bounded(20) : random.bounded(1500));
                const QByteArray second = noise(random, random.bounded(3) == 0 ? first.size() : random.bounded(1500));
                twin.addApart(bytesOf(first), bytesOf(second));
                inner.add(bytesOf(first));
                outer.add(bytesOf(second));
                if (random.bounded(4) == 0) {
                    QCOMPARE(twin.finishInner(), inner.finish());
                }
            }
            QCOMPARE(twin.finishInner(), inner.finish());
            QCOMPARE(twin.finishOuter(), outer.finish());
        }
    }

    /// The same on a thread: files of all sizes while an archive grows in bursts, or not at all.
    void aWorkerForBoth()
    {
        QRandomGenerator random(672);
        for (int round = 0; round < 20; ++round) {
            PairHashWorker worker;
            Sha256 archive;
            for (int file = 0; file < 8; ++file) {
                Sha256 library;
                for (int piece = random.bounded(12); piece > 0; --piece) {
                    const auto bytes = shared(noise(random, 1 + random.bounded(600'000)));
                    library.add(*bytes);
                    worker.addToFile(bytes, bytes->size());
                    for (int burst = random.bounded(4) == 0 ? random.bounded(6) : 0; burst > 0; --burst) {
                        const auto packed = shared(noise(random, 1 + random.bounded(600'000)));
                        archive.add(*packed);
                        worker.addToArchive(packed, packed->size());
                    }
                }
                QCOMPARE(worker.finish().get(), library.finish());
            }
            QCOMPARE(worker.finishArchive().get(), archive.finish());
        }
        PairHashWorker forgotten;
        forgotten.addToFile(shared(noise(random, 1000)), 1000);
    }

private:
    static QByteArray noise(QRandomGenerator& random, qsizetype length)
    {
        // In words, so that long ones take no time.
        QByteArray text((length + 3) / 4 * 4, '\0');
        random.fillRange(reinterpret_cast<quint32*>(text.data()), text.size() / 4);
        text.truncate(length);
        return text;
    }
    static SharedBytes shared(const QByteArray& text)
    {
        const auto bytes = bytesOf(text);
        return std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
    }
};

QTEST_GUILESS_MAIN(TestTwinSha256)
#include "tst_twin_sha256.moc"
