// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/unpack/unpacked_source.h"
#include "tests/fuzz/mutations.h"

#include <QTest>

#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

using namespace vitrine;

class TestUnpack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCompression_data();
    void eachCompression();
    void cutStreamsGiveWhatThereIs_data() { eachCompression_data(); }
    void cutStreamsGiveWhatThereIs();
    void severalMembersAreOneFile();
    void whatUnpacksToTooMuchEndsAtTheLimit();
    void whatIsNotKeptIsUnpackedAgain();
    void damagedStreamsNeverCrash_data() { eachCompression_data(); }
    void damagedStreamsNeverCrash();
    void unknownOnesAreSaid();
};

namespace {

std::string plain()
{
    std::string text;
    for (int line = 0; line < 5000; ++line) {
        text += "line " + std::to_string(line * 7919 % 10007) + "\n";
    }
    return text;
}

std::string zlibbed(const std::string& text, int bits)
{
    std::string out(text.size() + 1000, '\0');
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, bits, 8, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    ::deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

std::string bzipped(const std::string& text)
{
    std::string out(text.size() + 1000, '\0');
    auto size = static_cast<unsigned>(out.size());
    BZ2_bzBuffToBuffCompress(out.data(), &size, const_cast<char*>(text.data()), static_cast<unsigned>(text.size()), 9, 0, 0);
    out.resize(size);
    return out;
}

std::string lzmad(const std::string& text)
{
    std::string out(text.size() + 1000, '\0');
    lzma_options_lzma options{};
    lzma_lzma_preset(&options, 6);
    lzma_stream stream = LZMA_STREAM_INIT;
    if (lzma_alone_encoder(&stream, &options) != LZMA_OK) {
        return {};
    }
    stream.next_in = reinterpret_cast<const std::uint8_t*>(text.data());
    stream.avail_in = text.size();
    stream.next_out = reinterpret_cast<std::uint8_t*>(out.data());
    stream.avail_out = out.size();
    out.resize(lzma_code(&stream, LZMA_FINISH) == LZMA_STREAM_END ? stream.total_out : 0);
    lzma_end(&stream);
    return out;
}

std::string xzed(const std::string& text)
{
    std::string out(text.size() + 1000, '\0');
    std::size_t size = 0;
    lzma_easy_buffer_encode(6, LZMA_CHECK_CRC32, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
        reinterpret_cast<std::uint8_t*>(out.data()), &size, out.size());
    out.resize(size);
    return out;
}

std::string zstded(const std::string& text)
{
    std::string out(ZSTD_compressBound(text.size()), '\0');
    out.resize(ZSTD_compress(out.data(), out.size(), text.data(), text.size(), 3));
    return out;
}

std::shared_ptr<const UnpackedSource> opened(const std::string& packed, const UnpackLimits& limits = {})
{
    return UnpackedSource::open(std::make_shared<MemorySource>(packed), compressionOf(packed), limits, {});
}

} // namespace

void TestUnpack::eachCompression_data()
{
    QTest::addColumn<QByteArray>("packed");
    const auto add = [](const char* name, const std::string& packed) { QTest::newRow(name) << QByteArray::fromStdString(packed); };
    add("gzip", zlibbed(plain(), MAX_WBITS + 16));
    add("zlib", zlibbed(plain(), MAX_WBITS));
    add("bzip2", bzipped(plain()));
    add("xz", xzed(plain()));
    add("zstd", zstded(plain()));
}

void TestUnpack::eachCompression()
{
    QFETCH(QByteArray, packed);
    const auto source = opened(packed.toStdString());
    QVERIFY(!source->fault());
    QCOMPARE(source->text(0, source->size()).value(), plain());
}

void TestUnpack::cutStreamsGiveWhatThereIs()
{
    QFETCH(QByteArray, packed);
    const auto source = opened(packed.left(packed.size() * 3 / 4).toStdString());
    QVERIFY(source->fault());
    const std::string text = source->text(0, source->size()).value();
    QVERIFY(plain().starts_with(text));
}

void TestUnpack::severalMembersAreOneFile()
{
    QCOMPARE(opened(zlibbed("one", MAX_WBITS + 16) + zlibbed("two", MAX_WBITS + 16))->size(), 6U);
    QCOMPARE(opened(zstded("one") + zstded("two"))->size(), 6U);
    QCOMPARE(opened(xzed("one") + xzed("two"))->size(), 6U);
    QCOMPARE(opened(bzipped("one") + bzipped("two"))->size(), 6U);
    QCOMPARE(opened(zlibbed("one", MAX_WBITS) + zlibbed("two", MAX_WBITS))->size(), 6U);
    QCOMPARE(opened(lzmad("one") + lzmad("two"))->size(), 6U);
}

void TestUnpack::whatUnpacksToTooMuchEndsAtTheLimit()
{
    const auto source = opened(zlibbed(std::string(10'000'000, '\0'), MAX_WBITS), {1'000'000, 2'000'000});
    QVERIFY(source->fault());
    QCOMPARE(source->fault()->code, ErrorCode::LimitExceeded);
    QVERIFY(source->size() < 3'000'000);
}

void TestUnpack::whatIsNotKeptIsUnpackedAgain()
{
    const auto source = opened(zlibbed(plain(), MAX_WBITS), {1000, 1U << 30U});
    QVERIFY(!source->fault());
    QCOMPARE(source->size(), std::uint64_t{plain().size()});
    QCOMPARE(source->text(40'000, 100).value(), plain().substr(40'000, 100));
    QCOMPARE(source->text(10, 100).value(), plain().substr(10, 100));
}

void TestUnpack::damagedStreamsNeverCrash()
{
    QFETCH(QByteArray, packed);
    test::Mutations mutations(20260805);
    for (int round = 0; round < 200; ++round) {
        const auto source = opened(mutations.of(packed.toStdString()), {1U << 20U, 8U << 20U});
        static_cast<void>(source->text(0, std::min<std::uint64_t>(source->size(), 1000)));
    }
}

void TestUnpack::unknownOnesAreSaid()
{
    for (const char* magic : {"7z\xbc\xaf\x27\x1c", "Rar!\x1a\x07", "\x04\x22\x4d\x18"}) {
        const auto source = opened(std::string(magic) + "data");
        QVERIFY(source->fault());
        QCOMPARE(source->fault()->code, ErrorCode::Unsupported);
    }
    QCOMPARE(compressionOf("xylophone"), Compression::None);
    QCOMPARE(compressionOf(""), Compression::None);
}

QTEST_GUILESS_MAIN(TestUnpack)
#include "tst_unpack.moc"
