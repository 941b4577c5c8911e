// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every opcode of protocols 0 to 5 by hand-made bytes, as Python's C unpickler reads them.

#include "model/formats/pickle/pickle_machine.h"
#include "model/formats/pickle/pickle_render.h"
#include "tests/support/byte_builder.h"

#include <QTest>

using namespace vitrine;
using namespace std::string_literals;

class TestPickleMachine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void faults_data();
    void faults();
    void oddities_data();
    void oddities();
    void everyOpcodeIsKnown();
    void memoizeCountsEntries();
    void sparseMemoCostsNothing();
    void limitsEndTheRun();
    void longStringsStayInTheFile();
    void callsAreRecordedAndNotMade();
    void findingsAreKeptWhenTheStreamBreaks();
    void protocolDecidesAboutPython2Names();
    void sharedValuesStayOne();
    void aListMayHoldItself();
};

namespace {

std::shared_ptr<const ByteSource> source(const std::string& bytes)
{
    return std::make_shared<MemorySource>(bytes);
}

struct Ran {
    explicit Ran(const std::string& bytes, const ReadLimits& limits = {})
        : machine(source(bytes), limits, {})
        , trace(machine.run(0))
    {
    }
    [[nodiscard]] QString root() const { return QString::fromStdString(renderPickleValue(machine.heap(), trace.root, 2000)); }

    PickleMachine machine;
    PickleTrace trace;
};

void row(const char* name, const std::string& bytes, const char* expected)
{
    QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(expected);
}

} // namespace

void TestPickleMachine::values_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    row("NONE", "N.", "None");
    row("NEWTRUE", "\x80\x02\x88.", "True");
    row("NEWFALSE", "\x80\x02\x89.", "False");
    row("INT", "I42\n.", "42");
    row("INT with a base", "I0x10\n.", "16");
    row("INT bool 00", "I00\n.", "False");
    row("INT bool 01", "I01\n.", "True");
    row("LONG", "L-7L\n.", "-7");
    row("LONG without L", "L7\n.", "7");
    row("FLOAT", "F1.5\n.", "1.5");
    row("BININT", "J\xff\xff\xff\xff.", "-1");
    row("BININT large", "J\xff\xff\xff\x7f.", "2147483647");
    row("BININT1", "K\xff.", "255");
    row("BININT2", "M\x01\x02.", "513");
    row("BINFLOAT is big endian", "G\x3f\xf8\x00\x00\x00\x00\x00\x00."s, "1.5");
    row("LONG1", "\x8a\x01\xff.", "-1");
    row("LONG1 empty", "\x8a\x00."s, "0");
    row("LONG1 of eight bytes", "\x8a\x08\x00\x00\x00\x00\x00\x00\x00\x80."s, "-9223372036854775808");
    row("LONG1 of nine bytes", "\x8a\x09\x00\x00\x00\x00\x00\x00\x00\x80\x00."s, "<9-byte number>");
    row("LONG4", "\x8b\x02\x00\x00\x00\x00\x01."s, "256");
    row("STRING", "S'a\\x62\\n'\n.", "'ab\n'");
    row("STRING double quotes", "S\"x\"\n.", "'x'");
    row("BINSTRING", "T\x02\x00\x00\x00hi."s, "'hi'");
    row("SHORT_BINSTRING", "U\x02hi.", "'hi'");
    row("UNICODE", "Vp\\u0061r\n.", "'par'");
    row("BINUNICODE", "X\x02\x00\x00\x00hi."s, "'hi'");
    row("SHORT_BINUNICODE", "\x8c\x02hi.", "'hi'");
    row("BINUNICODE8", "\x8d\x02\x00\x00\x00\x00\x00\x00\x00hi."s, "'hi'");
    row("BINBYTES", "B\x02\x00\x00\x00hi."s, "b'hi'");
    row("SHORT_BINBYTES", "C\x02hi.", "b'hi'");
    row("BINBYTES8", "\x8e\x02\x00\x00\x00\x00\x00\x00\x00hi."s, "b'hi'");
    row("BYTEARRAY8", "\x96\x02\x00\x00\x00\x00\x00\x00\x00hi."s, "bytearray b'hi'");
    row("EMPTY_LIST", "].", "[]");
    row("EMPTY_DICT", "}.", "{}");
    row("EMPTY_TUPLE", ").", "()");
    row("EMPTY_SET", "\x8f.", "{}");
    row("APPEND", "]K\x01""a.", "[1]");
    row("APPENDS", "](K\x01K\x02""e.", "[1, 2]");
    row("LIST", "(K\x01K\x02l.", "[1, 2]");
    row("DICT", "(K\x01K\x02""d.", "{1: 2}");
    row("SETITEM", "}K\x01K\x02s.", "{1: 2}");
    row("SETITEMS", "}(K\x01K\x02K\x03K\x04u.", "{1: 2, 3: 4}");
    row("ADDITEMS", "\x8f(K\x01K\x02\x90.", "{1, 2}");
    row("FROZENSET", "(K\x01K\x02\x91.", "{1, 2}");
    row("TUPLE", "(K\x01K\x02t.", "(1, 2)");
    row("TUPLE1", "K\x01\x85.", "(1,)");
    row("TUPLE2", "K\x01K\x02\x86.", "(1, 2)");
    row("TUPLE3", "K\x01K\x02K\x03\x87.", "(1, 2, 3)");
    row("POP", "K\x01K\x02""0.", "1");
    row("POP takes a mark", "K\x01(0.", "1");
    row("POP_MARK", "K\x01(K\x02K\x03""1.", "1");
    row("DUP", "K\x01""2\x86.", "(1, 1)");
    row("PUT and GET", "K\x07p5\n0g5\n.", "7");
    row("GET with blanks and a sign", "K\x07p5\n0g +5\n.", "7");
    row("BINPUT and BINGET", "K\x07q\x05""0h\x05.", "7");
    row("LONG_BINPUT and LONG_BINGET", "K\x07r\x05\x00\x00\x00""0j\x05\x00\x00\x00."s, "7");
    row("MEMOIZE", "K\x07\x94""0h\x00."s, "7");
    row("GLOBAL", "cdatetime\ndate\n.", "datetime.date");
    row("STACK_GLOBAL", "\x80\x04\x8c\x08""datetime\x8c\x04""date\x93.", "datetime.date");
    row("REDUCE", "cdatetime\ndate\n(K\x01tR.", "datetime.date(1,)");
    row("NEWOBJ", "cdatetime\ndate\n)\x81.", "datetime.date()");
    row("NEWOBJ_EX", "cdatetime\ndate\n)}\x92.", "datetime.date()");
    row("INST", "(K\x01idatetime\ndate\n.", "datetime.date(1,)");
    row("OBJ", "(cdatetime\ndate\nK\x01o.", "datetime.date(1,)");
    row("BUILD", "ca\nb\n)R}b.", "a.b()");
    row("SETITEMS of an object", "ca\nb\n)R(K\x01K\x02u.", "a.b(){1: 2}");
    row("PERSID", "Pabc\n.", "persistent 'abc'");
    row("BINPERSID", "K\x01Q.", "persistent 1");
    row("EXT1", "\x82\x05.", "<unknown name>");
    row("EXT2", "\x83\x05\x00."s, "<unknown name>");
    row("EXT4", "\x84\x05\x00\x00\x00."s, "<unknown name>");
    row("NEXT_BUFFER", "\x97\x98.", "<buffer>");
    row("FRAME", "\x80\x04\x95\x03\x00\x00\x00\x00\x00\x00\x00K\x01."s, "1");
    row("PROTO may stand anywhere", "K\x01\x80\x02.", "1");
    row("a source text behind a class", "(U\x06modulecdatetime\ndate\nU\x01""aU\x01""btQ.", "datetime.date");
}

void TestPickleMachine::values()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const Ran ran(bytes.toStdString());
    QCOMPARE(ran.root(), expected);
    QVERIFY(ran.trace.isWhole());
    QCOMPARE(ran.trace.end, static_cast<std::uint64_t>(bytes.size()));
}

void TestPickleMachine::faults_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    QTest::addColumn<quint64>("at");
    const auto add = [](const char* name, const std::string& bytes, PickleFault fault, quint64 at) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << static_cast<int>(fault) << at;
    };
    add("nothing", "", PickleFault::Truncated, 0);
    add("no STOP", "N", PickleFault::Truncated, 1);
    add("STOP on an empty stack", ".", PickleFault::StackUnderflow, 0);
    add("opcode 121", "Ny", PickleFault::UnknownOpcode, 1);
    add("BININT cut", "J\x01", PickleFault::Truncated, 0);
    add("text without its end", "I12", PickleFault::Truncated, 0);
    add("BINBYTES8 of 2^62", "\x8e\x00\x00\x00\x00\x00\x00\x00\x40."s, PickleFault::Truncated, 0);
    add("LONG4 of 2 GiB", "\x8b\xff\xff\xff\x7f."s, PickleFault::Truncated, 0);
    add("LONG4 negative", "\x8b\xff\xff\xff\xff."s, PickleFault::BadLiteral, 0);
    add("BINSTRING negative", "T\xff\xff\xff\xff."s, PickleFault::BadLiteral, 0);
    add("STRING without quotes", "Sabc\n.", PickleFault::BadLiteral, 0);
    add("INT that is none", "Iabc\n.", PickleFault::BadLiteral, 0);
    add("FLOAT that is none", "Fabc\n.", PickleFault::BadLiteral, 0);
    add("GET of nothing", "g5\n.", PickleFault::MemoMissing, 0);
    add("BINGET of nothing", "h\x05.", PickleFault::MemoMissing, 0);
    add("PUT of nothing", "p0\n.", PickleFault::StackUnderflow, 0);
    add("PUT below zero", "Np-1\n.", PickleFault::BadLiteral, 1);
    add("TUPLE without a mark", "N t."s.substr(0, 1) + "t.", PickleFault::NoMark, 1);
    add("TUPLE2 of one", "N\x86.", PickleFault::StackUnderflow, 1);
    add("TUPLE1 across a mark", "N(\x85.", PickleFault::StackUnderflow, 2);
    add("APPEND to nothing", "Na.", PickleFault::StackUnderflow, 1);
    add("SETITEMS of three", "}(NNNu.", PickleFault::StackUnderflow, 5);
    add("DICT of one", "(Nd.", PickleFault::StackUnderflow, 2);
    add("REDUCE of one", "NR.", PickleFault::StackUnderflow, 1);
    add("OBJ of nothing", "(o.", PickleFault::StackUnderflow, 1);
    add("BUILD of nothing", "Nb.", PickleFault::StackUnderflow, 1);
    add("DUP of nothing", "2.", PickleFault::StackUnderflow, 0);
    add("EXT1 of zero", "\x82\x00."s, PickleFault::BadLiteral, 0);
}

void TestPickleMachine::faults()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, fault);
    QFETCH(quint64, at);
    const Ran ran(bytes.toStdString());
    QCOMPARE(static_cast<int>(ran.trace.fault), fault);
    QCOMPARE(ran.trace.end, at);
}

void TestPickleMachine::oddities_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("oddity");
    const auto add = [](const char* name, const std::string& bytes, PickleOddity oddity) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << static_cast<int>(oddity);
    };
    add("STACK_GLOBAL on a number", "\x80\x04K\x01\x8c\x01""a\x93.", PickleOddity::UnresolvedName);
    add("STACK_GLOBAL on bytes", "\x80\x04""C\x02os\x8c\x06system\x93.", PickleOddity::UnresolvedName);
    add("EXT", "\x82\x01.", PickleOddity::ExtensionCode);
    add("PERSID", "Px\n.", PickleOddity::PersistentId);
    add("BUILD on a name", "ca\nb\n}b.", PickleOddity::BuildOnName);
    add("SETITEM on a name", "ca\nb\nK\x01K\x02s.", PickleOddity::ItemOnName);
    add("APPEND to a name", "ca\nb\nK\x01""a.", PickleOddity::ItemOnName);
    add("call of a result", "ca\nb\n)R)R.", PickleOddity::CallOfResult);
    add("call of a number", "K\x01)R.", PickleOddity::Refused);
    add("arguments that are no tuple", "ca\nb\nK\x01R.", PickleOddity::Refused);
    add("APPEND to a number", "K\x01K\x02""a.", PickleOddity::Refused);
    add("short frame", "\x80\x04\x95\x01\x00\x00\x00\x00\x00\x00\x00K\x01."s, PickleOddity::FrameMismatch);
    add("frame in a frame", "\x80\x04\x95\x0d\x00\x00\x00\x00\x00\x00\x00\x95\x02\x00\x00\x00\x00\x00\x00\x00K\x01."s + "N.", PickleOddity::FrameMismatch);
    add("frame beyond the end", "\x80\x04\x95\xff\x00\x00\x00\x00\x00\x00\x00K\x01."s, PickleOddity::Refused);
    add("protocol 255", "\x80\xffN.", PickleOddity::FutureProtocol);
    add("dotted name before protocol 4", "ca\nb.c\n.", PickleOddity::DottedName);
    add("bytes beyond ASCII", "S'\xe9'\n.", PickleOddity::NotAscii);
    add("SHORT_BINSTRING beyond ASCII", "U\x01\xe9.", PickleOddity::NotAscii);
    add("text that is no UTF-8", "X\x01\x00\x00\x00\xff."s, PickleOddity::BadUtf8);
    add("NEXT_BUFFER", "\x97.", PickleOddity::OutOfBand);
    add("getattr on a result", "c__builtin__\ngetattr\n(ca\nb\n)RS'x'\ntR.", PickleOddity::AttributeOfAnything);
    add("getattr with a private name", "c__builtin__\ngetattr\n(ca\nb\nS'__globals__'\ntR.", PickleOddity::AttributeOfAnything);
}

void TestPickleMachine::oddities()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, oddity);
    const Ran ran(bytes.toStdString());
    QVERIFY(!ran.trace.oddities.empty());
    QCOMPARE(static_cast<int>(ran.trace.oddities.front().oddity), oddity);
    QVERIFY(ran.trace.isWhole());
}

void TestPickleMachine::everyOpcodeIsKnown()
{
    // Python 3.13's pickle has 68 opcodes; every other byte is refused.
    int known = 0;
    for (int byte = 0; byte < 256; ++byte) {
        const Ran ran(std::string(1, static_cast<char>(byte)));
        known += ran.trace.fault == PickleFault::UnknownOpcode ? 0 : 1;
    }
    QCOMPARE(known, 68);
}

void TestPickleMachine::memoizeCountsEntries()
{
    // The place is the number of entries, not one more than the highest: this overwrites nothing and gives 9 back.
    QCOMPARE(Ran("K\x07q\x05""0K\x08q\x09""0K\x09\x94""0h\x02.").root(), QStringLiteral("9"));
}

void TestPickleMachine::sparseMemoCostsNothing()
{
    std::string bytes = "K\x07r\xff\xff\xff\x7f";
    for (int i = 1; i < 200; ++i) {
        bytes += "r"s + '\0' + static_cast<char>(i) + '\0' + "\x10";
    }
    const Ran ran(bytes + "0j\xff\xff\xff\x7f.");
    QCOMPARE(ran.root(), QStringLiteral("7"));
}

void TestPickleMachine::limitsEndTheRun()
{
    ReadLimits limits;
    limits.pickleOpcodes = 10;
    QCOMPARE(Ran(std::string(20, 'N') + ".", limits).trace.fault, PickleFault::TooManyOpcodes);
    limits = {};
    limits.pickleStack = 10;
    QCOMPARE(Ran(std::string(20, 'N') + ".", limits).trace.fault, PickleFault::StackLimit);
    QCOMPARE(Ran(std::string(20, '(') + "N.", limits).trace.fault, PickleFault::StackLimit);
    limits = {};
    limits.pickleMemo = 10;
    QCOMPARE(Ran("N" + std::string(20, '\x94') + ".", limits).trace.fault, PickleFault::MemoLimit);
    std::stop_source stop;
    stop.request_stop();
    PickleMachine machine(source(std::string(200'000, '(') + "N."), {}, stop.get_token());
    QCOMPARE(machine.run(0).fault, PickleFault::Cancelled);
}

void TestPickleMachine::longStringsStayInTheFile()
{
    const std::string bytes = "B\x00\x00\x10\x00"s + std::string(1U << 20U, 'x') + ".";
    const Ran ran(bytes);
    QVERIFY(ran.trace.isWhole());
    const PickleBytes found = ran.machine.heap().asBytes(ran.trace.root);
    QVERIFY(!found.isInlined);
    QCOMPARE(found.offset, 5U);
    QCOMPARE(found.size, 1U << 20U);
    QVERIFY(ran.machine.heap().memoryBytes() < 500'000);
}

void TestPickleMachine::callsAreRecordedAndNotMade()
{
    const Ran ran("cposix\nsystem\n(S'echo'\ntR0cposix\nsystem\n(S'x'\ntR.");
    QCOMPARE(ran.trace.globals.size(), std::size_t{1});
    const PickleGlobalUse& use = ran.trace.globals[0];
    QCOMPARE(use.imports, 2U);
    QCOMPARE(use.calls, 2U);
    QCOMPARE(use.firstImport, 0U);
    QCOMPARE(use.firstCall, 24U);
    QCOMPARE(renderPickleValue(ran.machine.heap(), use.firstArguments), std::string("('echo',)"));
}

void TestPickleMachine::findingsAreKeptWhenTheStreamBreaks()
{
    const Ran ran("cposix\nsystem\n(S'echo'\ntRy");
    QCOMPARE(ran.trace.fault, PickleFault::UnknownOpcode);
    QCOMPARE(ran.trace.faultByte, std::uint8_t{'y'});
    QCOMPARE(ran.trace.globals.at(0).calls, 1U);
}

void TestPickleMachine::protocolDecidesAboutPython2Names()
{
    QCOMPARE(Ran("c__builtin__\nxrange\n.").root(), QStringLiteral("builtins.range"));
    QCOMPARE(Ran("\x80\x02""ccommands\ngetoutput\n.").root(), QStringLiteral("subprocess.getoutput"));
    QCOMPARE(Ran("cexceptions\nValueError\n.").root(), QStringLiteral("builtins.ValueError"));
    QCOMPARE(Ran("\x80\x03""c__builtin__\nxrange\n.").root(), QStringLiteral("__builtin__.xrange"));
    // The last PROTO holds.
    QCOMPARE(Ran("\x80\x04\x80\x02""ccommands\ngetoutput\n.").root(), QStringLiteral("subprocess.getoutput"));
}

void TestPickleMachine::sharedValuesStayOne()
{
    const Ran ran("]q\x00h\x00\x86."s);
    const auto items = ran.machine.heap().items(ran.trace.root);
    QCOMPARE(items.size(), std::size_t{2});
    QVERIFY(items[0] == items[1]);
}

void TestPickleMachine::aListMayHoldItself()
{
    const Ran ran("]q\x00h\x00""a."s);
    QVERIFY(ran.trace.isWhole());
    QVERIFY(ran.root().startsWith(QStringLiteral("[[[")));
}

QTEST_GUILESS_MAIN(TestPickleMachine)
#include "tst_pickle_machine.moc"
