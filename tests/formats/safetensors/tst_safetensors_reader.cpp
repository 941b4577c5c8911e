// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/formats/safetensors/hand_made.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::test;
using namespace std::string_literals;
using namespace std::string_view_literals;

namespace {

constexpr auto A = R"("a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]})";
constexpr auto B = R"("b":{"dtype":"U8","shape":[4],"data_offsets":[8,12]})";

/// The header {A, `middle`, B}: A names bytes 0 to 8 and B 8 to 12.
std::string around(std::string_view middle)
{
    return "{"s + A + ',' + std::string(middle) + ',' + B + '}';
}

/// Where `middle` begins in the file.
std::uint64_t middleOffset()
{
    return 8 + 1 + std::string_view(A).size() + 1;
}

std::string at(std::string_view what, std::uint64_t offset)
{
    return std::string(what) + " @" + std::to_string(offset);
}

} // namespace

class tst_SafetensorsReader : public QObject
{
    Q_OBJECT

private slots:
    void valid();
    void everyDtype();
    void scalarsAndEmptyTensors();
    void orderOfNamesIsFree();
    void metadata();
    void lengthOfTheHeader();
    void headerThatIsCutOff();
    void jsonAround_data();
    void jsonAround();
    void json_data();
    void json();
    void entries_data();
    void entries();
    void oddButAllowed();
    void namesTwice();
    void places_data();
    void places();
    void emptyTensorInsideAnother();
    void manyFaultsAreCounted();
    void limits();
    void otherContent_data();
    void otherContent();
    void pointerTellsSizeAndHash();
    void namesOfOtherFormats();
    void probe();
    void cancelled();
};

void tst_SafetensorsReader::valid()
{
    const ModelFile file = readHeader("{"s + A + ',' + B + "}  ", 12);
    QCOMPARE(loud(file), ""s);
    QVERIFY(file.problems.empty());
    QVERIFY(file.format == Format::Safetensors);
    QCOMPARE(names(file), "a,b"s);
    const std::uint64_t start = 8 + 1 + std::string_view(A).size() + 1 + std::string_view(B).size() + 3;
    QCOMPARE(file.tensors.offset(0), start);
    QCOMPARE(file.tensors.offset(1), start + 8);
    QCOMPARE(file.tensors.bytes(0), 8U);
    QCOMPARE(file.tensors.parameters(1), 4U);
    QCOMPARE(file.tensors.dtypeName(0), "F32"sv);
    QCOMPARE(file.statedBytes, start + 12);
    QCOMPARE(file.bytesRead, start);
    QVERIFY(!file.cancelled);
}

void tst_SafetensorsReader::everyDtype()
{
    const std::pair<const char*, int> bits[] = {{"BOOL", 8}, {"U8", 8}, {"I8", 8}, {"U16", 16}, {"I16", 16}, {"U32", 32}, {"I32", 32}, {"U64", 64},
        {"I64", 64}, {"F16", 16}, {"BF16", 16}, {"F32", 32}, {"F64", 64}, {"C64", 64}, {"F8_E5M2", 8}, {"F8_E4M3", 8}, {"F8_E8M0", 8},
        {"F8_E4M3FNUZ", 8}, {"F8_E5M2FNUZ", 8}, {"F4", 4}, {"F6_E2M3", 6}, {"F6_E3M2", 6}};
    QCOMPARE(std::size(bits), std::size_t{22});
    for (const auto& [name, width] : bits) {
        const std::string size = std::to_string(width); // eight elements
        const ModelFile file = readHeader(R"({"t":{"dtype":")"s + name + R"(","shape":[2,4],"data_offsets":[0,)" + size + "]}}", static_cast<std::size_t>(width));
        QVERIFY2(file.problems.empty(), name);
        QVERIFY2(file.tensors.size() == 1 && file.tensors.dtypeName(0) == name && file.tensors.parameters(0) == 8, name);
    }
}

void tst_SafetensorsReader::scalarsAndEmptyTensors()
{
    const ModelFile file = readHeader(
        R"({"s":{"dtype":"F32","shape":[],"data_offsets":[0,4]},"e":{"dtype":"F32","shape":[0,7],"data_offsets":[0,0]},"z":{"dtype":"I8","shape":[3,0],"data_offsets":[4,4]},"h":{"dtype":"F32","shape":[0,4611686018427387904],"data_offsets":[4,4]}})", 4);
    QCOMPARE(loud(file), ""s);
    QCOMPARE(file.tensors.size(), 4U);
    QCOMPARE(file.tensors.parameters(0), 1U);
    QVERIFY(file.tensors.shape(0).empty());
    QCOMPARE(file.tensors.parameters(3), 0U);
}

void tst_SafetensorsReader::orderOfNamesIsFree()
{
    const ModelFile file = readHeader("{"s + B + ',' + A + "}", 12);
    QVERIFY(file.problems.empty());
    QCOMPARE(names(file), "b,a"s);
}

void tst_SafetensorsReader::metadata()
{
    const ModelFile file = readHeader(R"({"__metadata__":{"format":"pt","n\u00e4me":"a\nb","modelspec.architecture":"sd"},)"s + A + "}", 8);
    QVERIFY(file.problems.empty());
    QCOMPARE(file.metadata.size(), std::size_t{3});
    QCOMPARE(file.metadata[0].key, "format"s);
    QCOMPARE(file.metadata[0].type, "string"s);
    QCOMPARE(file.metadata[0].value.get<std::string>(), "pt"s);
    QCOMPARE(file.metadata[1].key, "n\xC3\xA4me"s);
    QCOMPARE(file.metadata[1].value.get<std::string>(), "a\nb"s);
    QCOMPARE(file.architecture, "sd"s);
    // What is no text is shown as it stands.
    const ModelFile odd = readHeader(R"({"__metadata__":{"epoch":3,"args":{"lr":0.1}},)"s + A + "}", 8);
    QCOMPARE(loud(odd), "warning safetensors.metadata @9"s);
    QCOMPARE(odd.metadata.size(), std::size_t{2});
    QCOMPARE(odd.metadata[1].type, "object"s);
    QCOMPARE(odd.metadata[1].value.get<std::string>(), "{\"lr\":0.1}"s);
}

void tst_SafetensorsReader::lengthOfTheHeader()
{
    QCOMPARE(loud(readBytes("")), "error safetensors.empty_file @0"s);
    QCOMPARE(loud(readBytes("\x08\0\0"s)), "error safetensors.too_short @0"s);
    QCOMPARE(loud(readBytes(std::string(8, '\0'))), "error safetensors.header_length @0"s);
    QCOMPARE(loud(readBytes(ByteBuilder().number<std::uint64_t>(UINT64_MAX).raw("\x01\x02\x03").bytes())), "error safetensors.header_length @0"s);
    const ModelFile swapped = readBytes(ByteBuilder(true).number<std::uint64_t>(std::string_view(A).size() + 2).raw("{"s + A + "}").zeros(8).bytes());
    QCOMPARE(loud(swapped), "error safetensors.header_length @0"s);
    QVERIFY(swapped.problems[0].message.utf8().find("big endian") != std::string::npos);
    QCOMPARE(names(swapped), "a"s);
}

void tst_SafetensorsReader::headerThatIsCutOff()
{
    // A download that stopped inside the header: what it named so far is shown, without places.
    const std::string whole = safetensors("{"s + A + ',' + B + "}", 12);
    const ModelFile file = readBytes(std::string_view(whole).substr(0, 8 + std::string_view(A).size() + 20));
    QCOMPARE(loud(file), "error safetensors.header_length @0"s);
    QCOMPARE(names(file), "a"s);
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Truncated));
    QCOMPARE(file.tensors.offset(0), TensorEntry::NoOffset);
}

void tst_SafetensorsReader::jsonAround_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("problem");
    const auto end = QByteArray::number(8 + 2 + static_cast<qint64>(std::string_view(A).size()));
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF") << QByteArray() << QByteArray("error safetensors.byte_order_mark @8");
    QTest::newRow("leading blanks") << QByteArray(" \n") << QByteArray() << QByteArray("warning safetensors.leading_blank @8");
    QTest::newRow("blanks behind") << QByteArray() << QByteArray(" \n\t\r ") << QByteArray();
    QTest::newRow("NUL behind") << QByteArray() << QByteArray("\0\0", 2) << "error safetensors.nul_padding @" + end;
    QTest::newRow("text behind") << QByteArray() << QByteArray("garbage") << "error safetensors.text_after_header @" + end;
    QTest::newRow("brace behind") << QByteArray() << QByteArray("}") << "error safetensors.text_after_header @" + end;
    QTest::newRow("quote behind") << QByteArray() << QByteArray(" \" ") << "error safetensors.text_after_header @" + QByteArray::number(end.toInt() + 1);
    QTest::newRow("another object") << QByteArray() << QByteArray("{}") << "error safetensors.text_after_header @" + end;
}

void tst_SafetensorsReader::jsonAround()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, problem);
    const ModelFile file = readHeader(before.toStdString() + '{' + A + '}' + after.toStdString(), 8);
    QCOMPARE(loud(file), problem.toStdString());
    QCOMPARE(names(file), "a"s);
}

void tst_SafetensorsReader::json_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<QByteArray>("shown");
    const auto row = [](const char* name, const std::string& header, const std::string& problem, const char* shown) {
        QTest::newRow(name) << QByteArray::fromStdString(header) << QByteArray::fromStdString(problem) << QByteArray(shown);
    };
    const std::uint64_t middle = middleOffset();
    row("array", "[{}]", "error safetensors.not_an_object @8", "");
    row("text", "\"x\"", "error safetensors.not_an_object @8", "");
    row("number", "7       ", "error safetensors.not_an_object @8", "");
    row("blanks only", "        ", "error safetensors.json @8", "");
    row("single quotes", "{'a':1}", "error safetensors.json @9", "");
    row("comma first", "{,"s + A + "}", "error safetensors.json @9", "a");
    row("comma last", "{"s + A + ",}", at("error safetensors.trailing_comma", middle - 1), "a");
    row("two commas", around(""), at("error safetensors.json", middle), "a,b");
    row("no comma", "{"s + A + B + "}", at("error safetensors.json", middle - 1), "a");
    row("no colon", around(R"("m" {"dtype":"U8","shape":[0],"data_offsets":[8,8]})"), at("error safetensors.json", middle + 4), "a,b");
    row("name without quotes", around("m:1"), at("error safetensors.json", middle), "a,b");
    row("number as a name", around("1:2"), at("error safetensors.json", middle), "a,b");
    row("cut in an entry", "{"s + A + R"(,"m":{"dtype":"F3)", at("error safetensors.json_cut", middle + 16), "a");
    row("cut after an entry", "{"s + A, at("error safetensors.json_cut", middle - 1), "a");
    row("cut after a comma", "{"s + A + ",", at("error safetensors.json_cut", middle), "a");
    row("brackets that do not match", around(R"("m":{"dtype":"U8","shape":[1},"data_offsets":[8,9]})"), at("error safetensors.json", middle + 28), "a,b");
    row("semicolon in a shape", around(R"("m":{"dtype":"U8","shape":[1;1],"data_offsets":[8,9]})"), at("error safetensors.json", middle + 28), "a,b");
    row("comma in a shape", around(R"("m":{"dtype":"U8","shape":[1,],"data_offsets":[8,9]})"), at("error safetensors.json", middle + 29), "a,b");
    row("control character", around("\"m\x01\":{\"dtype\":\"U8\",\"shape\":[0],\"data_offsets\":[8,8]}"), at("error safetensors.control_character", middle + 2), "a,m\x01,b");
    row("escape that is none", around(R"("m\q":{"dtype":"U8","shape":[0],"data_offsets":[8,8]})"), at("error safetensors.json", middle + 2), "a,mq,b");
    row("half a surrogate", around(R"("m\udfff":{"dtype":"U8","shape":[0],"data_offsets":[8,8]})"), at("error safetensors.surrogate", middle + 2), "a,m\xEF\xBF\xBD,b");
    row("invalid UTF-8", around("\"m\xC3\":{\"dtype\":\"U8\",\"shape\":[0],\"data_offsets\":[8,8]}"), at("error safetensors.utf8", middle + 2), "a,m\xC3,b");
    row("Infinity in an unknown field", around(R"("m":{"x":Infinity,"dtype":"U8","shape":[0],"data_offsets":[8,8]})"), at("error safetensors.json", middle + 9), "a,m,b");
    row("number beyond doubles", around(R"("m":{"x":[-1e400],"dtype":"U8","shape":[0],"data_offsets":[8,8]})"), at("error safetensors.json", middle + 10), "a,m,b");
    row("deep metadata", R"({"__metadata__":)" + std::string(127, '[') + std::string(127, ']') + ',' + A + '}', "error safetensors.nesting @9", "a");
}

void tst_SafetensorsReader::json()
{
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, problem);
    QFETCH(QByteArray, shown);
    const bool both = shown.endsWith('b');
    const ModelFile file = readHeader(header.toStdString(), shown.isEmpty() ? 0 : both ? 12 : 8);
    QCOMPARE(names(file), shown.toStdString());
    const std::string told = loud(file);
    // What follows from the broken place may be told as well; the place itself comes first.
    QVERIFY2(told.starts_with(problem.toStdString()), told.c_str());
    for (const Problem& one : file.problems) {
        QVERIFY(!one.message.utf8().empty());
    }
}

void tst_SafetensorsReader::entries_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("shown");
    const auto row = [](const char* name, const char* entry, const char* code, bool shown) { QTest::newRow(name) << QByteArray(entry) << QByteArray(code) << shown; };
    row("null", "null", "safetensors.entry", false);
    row("text", "\"F32\"", "safetensors.entry", false);
    row("empty", "{}", "safetensors.entry", false);
    row("no dtype", R"({"shape":[0],"data_offsets":[8,8]})", "safetensors.entry", false);
    row("no shape", R"({"dtype":"U8","data_offsets":[8,8]})", "safetensors.entry", false);
    row("no offsets", R"({"dtype":"U8","shape":[0]})", "safetensors.entry", true);
    row("dtype twice", R"({"dtype":"U8","dtype":"U8","shape":[0],"data_offsets":[8,8]})", "safetensors.entry", true);
    row("shape twice", R"({"dtype":"U8","shape":[0],"shape":[0],"data_offsets":[8,8]})", "safetensors.entry", true);
    row("offsets twice", R"({"dtype":"U8","shape":[0],"data_offsets":[8,8],"data_offsets":[8,8]})", "safetensors.entry", true);
    row("list too long", R"(["U8",[0],[8,8],1])", "safetensors.entry", true);
    row("list too short", R"(["U8",[0]])", "safetensors.entry", true);
    row("dtype is a number", R"({"dtype":7,"shape":[0],"data_offsets":[8,8]})", "safetensors.dtype", false);
    row("dtype is null", R"({"dtype":null,"shape":[0],"data_offsets":[8,8]})", "safetensors.dtype", false);
    row("dtype in lower case", R"({"dtype":"u8","shape":[0],"data_offsets":[8,8]})", "safetensors.dtype", true);
    row("dtype of torch", R"({"dtype":"bfloat16","shape":[0],"data_offsets":[8,8]})", "safetensors.dtype", true);
    row("dtype of another format", R"({"dtype":"Q4_K","shape":[0],"data_offsets":[8,8]})", "safetensors.dtype", true);
    row("dtype is empty", R"({"dtype":"","shape":[0],"data_offsets":[8,8]})", "safetensors.dtype", true);
    row("shape is null", R"({"dtype":"U8","shape":null,"data_offsets":[8,8]})", "safetensors.shape", false);
    row("shape is a number", R"({"dtype":"U8","shape":0,"data_offsets":[8,8]})", "safetensors.shape", false);
    row("shape has texts", R"({"dtype":"U8","shape":["0"],"data_offsets":[8,8]})", "safetensors.shape", false);
    row("shape has a fraction", R"({"dtype":"U8","shape":[0.0],"data_offsets":[8,8]})", "safetensors.shape", false);
    row("shape has an exponent", R"({"dtype":"U8","shape":[0e0],"data_offsets":[8,8]})", "safetensors.shape", false);
    row("shape has minus zero", R"({"dtype":"U8","shape":[-0],"data_offsets":[8,8]})", "safetensors.shape", false);
    row("shape is negative", R"({"dtype":"U8","shape":[-1],"data_offsets":[8,8]})", "safetensors.shape", false);
    row("shape has 2^64", R"({"dtype":"U8","shape":[18446744073709551616],"data_offsets":[8,8]})", "safetensors.shape", false);
    row("shape has a list", R"({"dtype":"U8","shape":[[0]],"data_offsets":[8,8]})", "safetensors.shape", false);
    row("offsets are texts", R"({"dtype":"U8","shape":[0],"data_offsets":["8","8"]})", "safetensors.offsets", true);
    row("offsets are three", R"({"dtype":"U8","shape":[0],"data_offsets":[8,8,8]})", "safetensors.offsets", true);
    row("offset is one", R"({"dtype":"U8","shape":[0],"data_offsets":[8]})", "safetensors.offsets", true);
    row("offsets are none", R"({"dtype":"U8","shape":[0],"data_offsets":[]})", "safetensors.offsets", true);
    row("offset is negative", R"({"dtype":"U8","shape":[0],"data_offsets":[-8,8]})", "safetensors.offsets", true);
    row("offsets are reversed", R"({"dtype":"U8","shape":[0],"data_offsets":[8,7]})", "safetensors.offsets", true);
    row("offsets are an object", R"({"dtype":"U8","shape":[0],"data_offsets":{"begin":8}})", "safetensors.offsets", true);
    row("too few bytes", R"({"dtype":"F32","shape":[1],"data_offsets":[8,8]})", "safetensors.size", true);
    row("product is 2^66", R"({"dtype":"U8","shape":[8589934592,8589934592],"data_offsets":[8,8]})", "safetensors.size", true);
    row("product wraps to 0", R"({"dtype":"U8","shape":[4611686018427387904,4],"data_offsets":[8,8]})", "safetensors.size", true);
    row("bytes wrap to 0", R"({"dtype":"I64","shape":[2305843009213693952],"data_offsets":[8,8]})", "safetensors.size", true);
    row("zero behind a product that wraps", R"({"dtype":"U8","shape":[4294967296,4294967296,0],"data_offsets":[8,8]})", "safetensors.size", true);
    row("half a byte of F4", R"({"dtype":"F4","shape":[1],"data_offsets":[8,8]})", "safetensors.size", true);
    row("F6 that fills no bytes", R"({"dtype":"F6_E2M3","shape":[3],"data_offsets":[8,8]})", "safetensors.size", true);
}

void tst_SafetensorsReader::entries()
{
    QFETCH(QByteArray, entry);
    QFETCH(QByteArray, code);
    QFETCH(bool, shown);
    const ModelFile file = readHeader(around("\"m\":" + entry.toStdString()), 12);
    QCOMPARE(loud(file), at("error " + code.toStdString(), middleOffset()));
    QCOMPARE(names(file), shown ? "a,m,b"s : "a,b"s);
    if (shown) {
        QVERIFY(has(file.tensors.flags(1), TensorFlag::Faulty));
    }
    QVERIFY(file.tensors.flags(0) == TensorFlag::None);
}

void tst_SafetensorsReader::oddButAllowed()
{
    const ModelFile unknown = readHeader(around(R"("m":{"dtype":"U8","shape":[0],"data_offsets":[8,8],"quant":{"type":["nf4"]}})"), 12);
    QCOMPARE(loud(unknown), ""s);
    QVERIFY(hasNote(unknown, "safetensors.unknown_field"));
    const ModelFile list = readHeader(around(R"("m":["U8",[0],[8,8]])"), 12);
    QCOMPARE(loud(list), ""s);
    QCOMPARE(names(list), "a,m,b"s);
    QVERIFY(hasNote(list, "safetensors.list_entry"));
    const ModelFile strange = readHeader(around("\"\":{\"dtype\":\"U8\",\"shape\":[0],\"data_offsets\":[8,8]},\"\\u0000\":{\"dtype\":\"U8\",\"shape\":[0],\"data_offsets\":[8,8]}"), 12);
    QCOMPARE(loud(strange), ""s);
    QCOMPARE(strange.tensors.size(), 4U);
    QCOMPARE(strange.tensors.name(2), std::string_view("\0", 1));
    const ModelFile numbers = readHeader(around(R"("m":{"dtype":"U8","shape":[0,4294967296,4294967296],"data_offsets":[8,8],"x":[1e308,1e-400,123456789012345678901234567890,0e999]})"), 12);
    QCOMPARE(loud(numbers), ""s);
    const ModelFile empty = readHeader("{}", 0);
    QCOMPARE(loud(empty), ""s);
}

void tst_SafetensorsReader::namesTwice()
{
    const ModelFile file = readHeader(around(A), 12);
    QCOMPARE(loud(file), at("error safetensors.duplicate_name", middleOffset()));
    QCOMPARE(names(file), "a,a,b"s);
    QVERIFY(has(file.tensors.flags(0), TensorFlag::Faulty) && has(file.tensors.flags(0), TensorFlag::Alias));
    QVERIFY(has(file.tensors.flags(1), TensorFlag::Faulty) && !has(file.tensors.flags(1), TensorFlag::Alias));
    const ModelFile escaped = readHeader("{"s + A + R"(,"\u0061":{"dtype":"U8","shape":[4],"data_offsets":[8,12]}})", 12);
    QCOMPARE(loud(escaped), at("error safetensors.duplicate_name", middleOffset()));
    const ModelFile metadata = readHeader(R"({"__metadata__":{},"__metadata__":{},)"s + A + "}", 8);
    QCOMPARE(loud(metadata), "error safetensors.duplicate_name @27"s);
}

void tst_SafetensorsReader::places_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<QByteArray>("faulty");
    const auto entry = [](const char* name, int begin, int end) {
        return "\""s + name + R"(":{"dtype":"U8","shape":[)" + std::to_string(end - begin) + R"(],"data_offsets":[)" + std::to_string(begin) + "," + std::to_string(end) + "]}";
    };
    const auto row = [](const char* name, const std::string& entries, int bytes, const char* code, std::int64_t place, const char* faulty) {
        const std::string header = "{" + entries + "}";
        // A negative place counts from the start of the data.
        const std::int64_t offset = place >= 0 ? place + 9 : 8 + static_cast<std::int64_t>(header.size()) - place - 1;
        QTest::newRow(name) << QByteArray::fromStdString(header) << bytes << (*code == '\0' ? QByteArray() : QByteArray(code) + " @" + QByteArray::number(offset)) << QByteArray(faulty);
    };
    const std::string a = entry("a", 0, 4);
    const auto data = [](int offset) { return -1 - offset; };
    row("whole", a + "," + entry("b", 4, 8), 8, "", 0, "");
    row("hole", a + "," + entry("b", 6, 8), 8, "warning safetensors.gap", data(4), "");
    row("hole at the start", entry("b", 2, 8), 8, "warning safetensors.gap", data(0), "");
    row("bytes behind", a, 5, "warning safetensors.trailing_bytes", data(4), "");
    row("overlap", a + "," + entry("b", 3, 8), 8, "error safetensors.overlap", static_cast<std::int64_t>(a.size()) + 1, "a,b");
    row("overlap, other order", entry("b", 3, 8) + "," + a, 8, "error safetensors.overlap", 0, "b,a");
    row("same bytes", a + "," + entry("b", 0, 4), 4, "error safetensors.overlap", static_cast<std::int64_t>(a.size()) + 1, "a,b");
    row("one inside another", entry("b", 0, 8) + "," + entry("c", 2, 4), 8, "error safetensors.overlap", static_cast<std::int64_t>(entry("b", 0, 8).size()) + 1, "b,c");
    row("cut off", a + "," + entry("b", 4, 8), 7, "error safetensors.truncated", data(7), "b");
    row("cut off at the header", a + "," + entry("b", 4, 8), 0, "error safetensors.truncated", data(0), "a,b");
    row("beyond the file", a + "," + entry("b", 1000, 1004), 8, "error safetensors.beyond_file", static_cast<std::int64_t>(a.size()) + 1, "b");
    row("data without tensors", "", 8, "error safetensors.data_without_tensors", data(0), "");
}

void tst_SafetensorsReader::places()
{
    QFETCH(QByteArray, header);
    QFETCH(int, bytes);
    QFETCH(QByteArray, problem);
    QFETCH(QByteArray, faulty);
    const ModelFile file = readHeader(header.toStdString(), static_cast<std::size_t>(bytes));
    QCOMPARE(loud(file), problem.toStdString());
    std::string marked;
    for (std::uint32_t row = 0; row < file.tensors.size(); ++row) {
        if (has(file.tensors.flags(row), TensorFlag::Faulty) || has(file.tensors.flags(row), TensorFlag::Truncated)) {
            marked += (marked.empty() ? "" : ",") + std::string(file.tensors.name(row));
        }
    }
    QCOMPARE(marked, faulty.toStdString());
}

void tst_SafetensorsReader::emptyTensorInsideAnother()
{
    const ModelFile file = readHeader(R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},"e":{"dtype":"U8","shape":[0],"data_offsets":[2,2]}})", 4);
    QVERIFY2(loud(file).starts_with("error safetensors.overlap"), loud(file).c_str());
}

void tst_SafetensorsReader::manyFaultsAreCounted()
{
    std::string header = "{";
    for (int i = 0; i < 5000; ++i) {
        header += (i == 0 ? "\"t" : ",\"t") + std::to_string(i) + "\":null";
    }
    const ModelFile file = readHeader(header + "}");
    QVERIFY(file.problems.size() < 50);
    QVERIFY(file.problems.back().message.utf8().find("4,980") != std::string::npos);
}

void tst_SafetensorsReader::limits()
{
    ReadContext context;
    context.limits.headerBytes = 60;
    QCOMPARE(loud(readBytes(safetensors("{"s + A + ',' + B + "}", 12), context)), "error safetensors.header_length @0"s);
    context.limits = {};
    context.limits.tensors = 1;
    const ModelFile few = readBytes(safetensors("{"s + A + ',' + B + "}", 12), context);
    QCOMPARE(few.tensors.size(), 1U);
    QVERIFY(loud(few).starts_with("warning safetensors.too_many_tensors"));
    context.limits = {};
    context.limits.rank = 2;
    const ModelFile flat = readBytes(safetensors(around(R"("m":{"dtype":"U8","shape":[1,1,0],"data_offsets":[8,8]})"), 12), context);
    QCOMPARE(loud(flat), at("error safetensors.shape", middleOffset()));
    // A shape of a million extents is counted, not kept.
    std::string shape = "1";
    for (int i = 0; i < 1'000'000; ++i) {
        shape += ",1";
    }
    QCOMPARE(names(readHeader("{\"m\":{\"dtype\":\"U8\",\"shape\":[" + shape + "],\"data_offsets\":[0,1]}}", 1)), ""s);
}

void tst_SafetensorsReader::otherContent_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char* code, const std::string& bytes) { QTest::newRow(qPrintable(QLatin1StringView(code) + u' ' + QString::number(bytes.size()))) << QByteArray::fromStdString(bytes) << QByteArray(code); };
    row("content.html", "<!DOCTYPE html>\n<html><body>401</body></html>");
    row("content.html", "  <HTML><head></head></html>");
    row("content.xml", "<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>");
    row("content.json", R"({"error":"Repository not found"})");
    row("content.json", R"([1,2,3,4,5,6])");
    row("content.text", "Entry not found, and that is all.");
    row("content.lfs_pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n");
    row("content.gguf", "GGUF\x03\0\0\0\0\0\0\0"s);
    row("content.zip", "PK\x03\x04\x14\0\0\0\x08\0\0\0"s);
    row("content.gzip", "\x1f\x8b\x08\0\0\0\0\0\0\x03"s);
    row("content.zstd", "\x28\xb5\x2f\xfd\x24\0\0\0\0\0"s);
    row("content.pickle", "\x80\x02}q\0X\x01\0\0\0a"s);
    row("content.hdf5", "\x89HDF\r\n\x1a\n\0\0\0\0"s);
    row("content.npy", "\x93NUMPY\x01\0\0\0\0\0"s);
    row("content.zeros", std::string(4096, '\0'));
    row("content.tar", std::string("a.txt") + std::string(252, '\0') + "ustar" + std::string(250, '\0'));
}

void tst_SafetensorsReader::otherContent()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, code);
    const ModelFile file = readBytes(bytes.toStdString());
    QCOMPARE(loud(file), "error " + code.toStdString() + " @0");
    QVERIFY(file.format == Format::Unknown);
    QCOMPARE(file.tensors.size(), 0U);
}

void tst_SafetensorsReader::pointerTellsSizeAndHash()
{
    const ModelFile file = readBytes("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 4976698672\n");
    const std::string message = file.problems.at(0).message.utf8();
    QVERIFY2(message.find("4d7a2146") != std::string::npos && message.find("4.98 GB") != std::string::npos, message.c_str());
}

void tst_SafetensorsReader::namesOfOtherFormats()
{
    const std::string bytes = safetensors("{"s + A + "}", 8);
    ReadContext context;
    context.path = "model.gguf";
    QCOMPARE(loud(readBytes(bytes, context)), "error safetensors.named_gguf @0"s);
    QCOMPARE(names(readBytes(bytes, context)), "a"s);
    context.path = "pytorch_model.bin";
    QCOMPARE(loud(readBytes(bytes, context)), "warning safetensors.named_pytorch @0"s);
    context.path = "blobs/0123abcd";
    QCOMPARE(loud(readBytes(bytes, context)), ""s);
}

void tst_SafetensorsReader::probe()
{
    const SafetensorsReader reader;
    const auto sure = [&](const std::string& bytes, std::string_view name) { return reader.probe(std::as_bytes(std::span(bytes)), name, bytes.size()); };
    const std::string whole = safetensors("{"s + A + "}", 8);
    QCOMPARE(sure(whole, "blob"), 100);
    QCOMPARE(sure(whole, "model.safetensors"), 100);
    QVERIFY(sure(whole.substr(0, 40), "blob") >= 50); // the header is cut
    QCOMPARE(sure("not a header", "x.safetensors"), 40);
    QCOMPARE(sure("", "x.safetensors"), 40);
    QCOMPARE(sure("", "blob"), 0);
    QCOMPARE(sure("{\"error\":\"{\"}", "config.json"), 0);
    QCOMPARE(sure("GGUF\x03\0\0\0\0\0\0\0\0\0\0\0"s, "a.gguf"), 0);
    QVERIFY(sure("GGUF\x03\0\0\0\0\0\0\0\0\0\0\0"s, "a.safetensors") < 50);
}

void tst_SafetensorsReader::cancelled()
{
    std::string header = "{"s + A;
    header.append(1 << 20, ' ');
    std::stop_source stop;
    stop.request_stop();
    ReadContext context;
    context.stop = stop.get_token();
    const ModelFile file = readBytes(safetensors(header + "}", 8), context);
    QVERIFY(file.cancelled);
    QCOMPARE(loud(file), ""s);
}

QTEST_GUILESS_MAIN(tst_SafetensorsReader)

#include "tst_safetensors_reader.moc"
