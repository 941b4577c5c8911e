// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/hash.h"
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
};

QTEST_GUILESS_MAIN(TestTwinSha256)
#include "tst_twin_sha256.moc"
