// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/problem_list.h"
#include "model/formats/zip/zip_archive.h"
#include "tests/formats/zip/zip_builder.h"
#include "tests/fuzz/mutations.h"

#include <QTest>

using namespace vitrine;
using vitrine::test::ZipBuilder;

class TestZip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storedAndDeflatedEntriesAreRead();
    void zip64IsRead();
    void bytesInFrontShiftTheOffsets();
    void anEndInsideTheCommentIsNoEnd();
    void aSecondDirectoryIsTold();
    void anArchiveThatIsAnEntryHasItsOwnDirectory();
    void anEntryThatNoDirectoryNamesIsTold();
    void namesThatDifferAreTold();
    void twoEntriesOfOneNameAreTold();
    void anEncryptionMarkIsToldAndIgnored();
    void aWrongChecksumIsNoReasonToStop();
    void sizesBehindTheDataAreFound();
    void aMissingEndLeavesTheLocalHeaders();
    void anEntryBeyondTheEndIsTold();
    void aLocalHeaderThatIsNotThereIsTold();
    void anEmptyArchiveIsOne();
    void otherFilesAreNone();
    void anUnknownMethodIsSaid();
    void damagedArchivesNeverCrash();
};

namespace {

struct Opened {
    explicit Opened(std::shared_ptr<const ByteSource> source)
        : list("a.zip")
        , archive(ZipArchive::open(std::move(source), {}, {}, list))
        , problems(list.take())
    {
    }
    explicit Opened(const ZipBuilder& builder)
        : Opened(builder.source())
    {
    }
    [[nodiscard]] bool says(std::string_view code) const
    {
        return std::ranges::find(problems, code, &Problem::code) != problems.end();
    }
    [[nodiscard]] std::string text(std::size_t entry) const
    {
        const auto content = archive.measured(archive.entries().at(entry), 1U << 30U, {});
        return content ? (*content)->text(0, (*content)->size()).value_or("unreadable") : "no content";
    }

    ProblemList list;
    ZipArchive archive;
    std::vector<Problem> problems;
};

} // namespace

void TestZip::storedAndDeflatedEntriesAreRead()
{
    const std::string longText(100'000, 'x');
    const Opened zip(ZipBuilder().add("a/one", "1234").add({"a/two", longText, true}));
    QVERIFY(zip.problems.empty());
    QCOMPARE(zip.archive.entries().size(), std::size_t{2});
    QCOMPARE(zip.archive.entries()[0].dataOffset, 35U);
    QCOMPARE(zip.text(0), std::string("1234"));
    QCOMPARE(zip.text(1), longText);
    // Without measuring, the size is what the header says and unpacking happens while reading.
    const auto content = zip.archive.content(zip.archive.entries()[1]);
    QCOMPARE((*content)->text(99'990, 10).value(), std::string(10, 'x'));
    QCOMPARE((*content)->text(0, 3).value(), std::string("xxx"));
}

void TestZip::zip64IsRead()
{
    const Opened zip(ZipBuilder().add("one", "1234").add("two", "56").zip64());
    QVERIFY(zip.problems.empty());
    QCOMPARE(zip.text(1), std::string("56"));
    const Opened shifted(ZipBuilder().add("one", "1234").zip64().prefix("front"));
    QCOMPARE(shifted.text(0), std::string("1234"));
}

void TestZip::bytesInFrontShiftTheOffsets()
{
    const Opened zip(ZipBuilder().add("one", "1234").prefix("#!/bin/sh\n"));
    QVERIFY(zip.says("zip.bytes-in-front"));
    QCOMPARE(zip.text(0), std::string("1234"));
}

void TestZip::anEndInsideTheCommentIsNoEnd()
{
    const std::string fake = std::string("PK\x05\x06", 4) + std::string(18, '\0');
    const Opened zip(ZipBuilder().add("one", "1234").comment("note" + fake + "end"));
    QCOMPARE(zip.archive.entries().size(), std::size_t{1});
    QCOMPARE(zip.text(0), std::string("1234"));
}

void TestZip::aSecondDirectoryIsTold()
{
    const std::string first = ZipBuilder().add("one", "1234").bytes();
    const Opened zip(ZipBuilder().add("two", "56").prefix(first));
    QVERIFY(zip.says("zip.two-directories"));
    QCOMPARE(zip.archive.entries().size(), std::size_t{2});
}

void TestZip::anArchiveThatIsAnEntryHasItsOwnDirectory()
{
    const std::string inner = ZipBuilder().add("two", "56").bytes();
    const Opened zip(ZipBuilder().add("one", "1234").add("inner.pt", inner).add("three", "7"));
    QVERIFY(!zip.says("zip.two-directories"));
    QVERIFY(!zip.says("zip.bytes-in-front"));
    QCOMPARE(zip.archive.entries().size(), std::size_t{3});
    // Between the entries it is in none.
    const Opened other(ZipBuilder().add("one", "1234").prefix(inner));
    QVERIFY(other.says("zip.two-directories"));
}

void TestZip::anEntryThatNoDirectoryNamesIsTold()
{
    const Opened zip(ZipBuilder().add({"hidden", std::string(50, 'h'), false, {}, 0, false, false}).add("one", "1234"));
    QVERIFY(zip.says("zip.orphan"));
    QCOMPARE(zip.archive.entries().size(), std::size_t{2});
    QVERIFY(!zip.archive.entries()[1].inDirectory);
    QCOMPARE(zip.text(1), std::string(50, 'h'));
}

void TestZip::namesThatDifferAreTold()
{
    const Opened zip(ZipBuilder().add({"one", "1234", false, "two"}));
    QVERIFY(zip.says("zip.names-differ"));
    QCOMPARE(zip.archive.entries()[0].localName, std::string("two"));
    QCOMPARE(zip.text(0), std::string("1234"));
}

void TestZip::twoEntriesOfOneNameAreTold()
{
    const Opened zip(ZipBuilder().add("one", "1234").add("one", "5678"));
    QVERIFY(zip.says("zip.duplicate"));
    QCOMPARE(zip.archive.entries().size(), std::size_t{2});
}

void TestZip::anEncryptionMarkIsToldAndIgnored()
{
    for (const std::uint16_t flag : std::initializer_list<std::uint16_t>{0x1, 0x20, 0x40}) {
        const Opened zip(ZipBuilder().add({"one", "1234", false, {}, flag}));
        QVERIFY(zip.says("zip.encrypted"));
        QCOMPARE(zip.text(0), std::string("1234"));
    }
}

void TestZip::aWrongChecksumIsNoReasonToStop()
{
    // Large trainers write none at all: it is no damage by itself.
    const Opened zip(ZipBuilder().add({"one", "1234", false, {}, 0, false, true, 0xDEADBEEF}));
    QVERIFY(zip.problems.empty());
    QCOMPARE(zip.text(0), std::string("1234"));
}

void TestZip::sizesBehindTheDataAreFound()
{
    const Opened whole(ZipBuilder().add({"one", "1234", false, {}, 0, true}));
    QVERIFY(whole.problems.empty());
    const Opened cut(ZipBuilder().add({"one", "1234", false, {}, 0, true}).add({"two", "56", false, {}, 0, true}).withoutEnd());
    QCOMPARE(cut.archive.entries().size(), std::size_t{2});
    QCOMPARE(cut.text(0), std::string("1234"));
    QCOMPARE(cut.text(1), std::string("56"));
}

void TestZip::aMissingEndLeavesTheLocalHeaders()
{
    const Opened zip(ZipBuilder().add("one", "1234").add({"two", std::string(1000, 'y'), true}).withoutEnd());
    QVERIFY(zip.says("zip.no-directory"));
    QVERIFY(!zip.archive.hasDirectory());
    QCOMPARE(zip.text(0), std::string("1234"));
    QCOMPARE(zip.text(1), std::string(1000, 'y'));
}

void TestZip::anEntryBeyondTheEndIsTold()
{
    const std::string bytes = ZipBuilder().add("one", std::string(100, 'z')).withoutEnd().bytes();
    const Opened zip(std::make_shared<MemorySource>(bytes.substr(0, 80)));
    QVERIFY(zip.says("zip.truncated"));
    QVERIFY(zip.archive.entries()[0].isTruncated);
}

void TestZip::aLocalHeaderThatIsNotThereIsTold()
{
    std::string bytes = ZipBuilder().add("one", "1234").bytes();
    bytes[0] = 'X';
    const Opened zip(std::make_shared<MemorySource>(bytes));
    QVERIFY(zip.says("zip.local-header"));
    QVERIFY(!zip.archive.content(zip.archive.entries()[0]));
}

void TestZip::anEmptyArchiveIsOne()
{
    const Opened zip{ZipBuilder()};
    QVERIFY(zip.archive.hasDirectory());
    QVERIFY(zip.problems.empty());
}

void TestZip::otherFilesAreNone()
{
    for (const char* text : {"", "PK", "hello", "PK\x05\x06"}) {
        const Opened zip(std::make_shared<MemorySource>(std::string_view(text)));
        QVERIFY(zip.archive.entries().empty());
    }
}

void TestZip::anUnknownMethodIsSaid()
{
    std::string bytes = ZipBuilder().add({"one", "1234", true}).bytes();
    const std::size_t central = bytes.find("PK\x01\x02");
    bytes[central + 10] = 97;
    const Opened zip(std::make_shared<MemorySource>(bytes));
    const auto content = zip.archive.content(zip.archive.entries()[0]);
    QVERIFY(!content);
    QCOMPARE(content.error().code, ErrorCode::Unsupported);
}

void TestZip::damagedArchivesNeverCrash()
{
    const std::string seeds[] = {ZipBuilder().add("a/one", "1234").add({"a/two", std::string(300, 'x'), true}).zip64().bytes(),
        ZipBuilder().add({"one", "1234", false, {}, 0, true}).add("b", "2").prefix("front").comment("note").bytes()};
    test::Mutations mutations(20260804);
    for (int round = 0; round < 3000; ++round) {
        const Opened zip(std::make_shared<MemorySource>(mutations.of(seeds[round % 2])));
        for (std::size_t entry = 0; entry < zip.archive.entries().size(); ++entry) {
            static_cast<void>(zip.text(entry));
        }
    }
}

QTEST_GUILESS_MAIN(TestZip)
#include "tst_zip.moc"
