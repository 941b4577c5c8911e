// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/info_json.h"
#include "model/report/json_text.h"
#include "model/report/tensor_export.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace vitrine;
using nlohmann::json;

namespace {

/// A directory of one file with two tensors, made by hand.
ModelDirectory sample(std::string_view name = "a.weight")
{
    ModelDirectory directory;
    directory.path = "/models/caf\xE9";
    FileEntry file;
    file.path = "model.safetensors";
    file.role = Role::Weights;
    file.need = Need::RequiredToLoad;
    file.format = Format::Safetensors;
    file.size = 4096;
    file.tensorCount = 2;
    auto content = std::make_shared<ModelFile>();
    content->metadata.push_back({"format", "string", "pt"});
    file.content = content;
    directory.files.push_back(file);
    auto tensors = std::make_shared<TensorStore>();
    const std::array<std::uint64_t, 2> shape{2, 3};
    tensors->add({name, *dtypeByName("F32"), shape, 128, 24, 6, TensorFlag::None});
    tensors->add({"b", tensors->ownDtype("type 99"), {}, TensorEntry::NoOffset, 7, 0, TensorFlag::Opaque});
    directory.tensors = tensors;
    directory.units.emplace_back();
    directory.units[0].verdict = {VerdictKind::WeightsOnly, false, VerdictState::Half, Message("Weights only")};
    directory.problems.push_back({Severity::Warning, "a.code", "model.safetensors", 8, Message("odd")});
    return directory;
}

std::string exported(const ModelDirectory& directory, ExportFormat format)
{
    std::string all;
    const std::array<std::uint32_t, 2> rows{0, 1};
    exportTensors(directory, rows, format, [&](std::string_view piece) {
        all += piece;
        return true;
    });
    return all;
}

} // namespace

class TestReport final : public QObject
{
    Q_OBJECT

private slots:
    void infoKeepsTheContract()
    {
        const json info = json::parse(infoJson(sample()));
        QCOMPARE(info.at("schema"), "vitrine.info/1");
        QCOMPARE(info.at("verdict").at("kind"), "weights-only");
        QCOMPARE(info.at("verdict").at("loadable"), false);
        QVERIFY(info.at("architecture").is_null());
        const json& file = info.at("files").at(0);
        QCOMPARE(file.at("role"), "weights");
        QCOMPARE(file.at("need"), "required to load");
        QCOMPARE(file.at("format"), "safetensors");
        QCOMPARE(file.at("tensors"), 2);
        const json& problem = info.at("problems").at(0);
        QCOMPARE(problem.at("severity"), "warning");
        QCOMPARE(problem.at("offset"), 8);
        QCOMPARE(info.at("metadata").at(0).at("value"), "pt");
        for (const char* key : {"parameters", "tensor_count", "tensor_bytes", "dtypes", "units", "path"}) {
            QVERIFY2(info.contains(key), key);
        }
    }

    void aPathThatIsNoUtf8IsStillValidJson()
    {
        const json info = json::parse(infoJson(sample()));
        QCOMPARE(info.at("path"), "/models/caf\\xe9");
    }

    void tensorsKeepTheContract()
    {
        const json table = json::parse(exported(sample(), ExportFormat::Json));
        QCOMPARE(table.at("schema"), "vitrine.tensors/1");
        const json& first = table.at("tensors").at(0);
        QCOMPARE(first.at("name"), "a.weight");
        QCOMPARE(first.at("dtype"), "F32");
        QCOMPARE(first.at("shape"), json({2, 3}));
        QCOMPARE(first.at("file"), "model.safetensors");
        QCOMPARE(first.at("offset"), 128);
        QCOMPARE(first.at("bytes"), 24);
        QCOMPARE(first.at("parameters"), 6);
        const json& second = table.at("tensors").at(1);
        QVERIFY(second.at("offset").is_null());
        QCOMPARE(second.at("shape"), json::array());
        QCOMPARE(second.at("dtype"), "type 99");
    }

    void namesComeThroughJsonExactly_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("quote and backslash") << QByteArray("a\"b\\c");
        QTest::newRow("control characters") << QByteArray("a\0b\n\t\x1f\x7f", 7);
        QTest::newRow("Chinese") << QByteArray("\xE6\x9D\x83");
        QTest::newRow("empty") << QByteArray("");
    }
    void namesComeThroughJsonExactly()
    {
        QFETCH(QByteArray, name);
        const std::string bytes = name.toStdString();
        QCOMPARE(json::parse(exported(sample(bytes), ExportFormat::Json)).at("tensors").at(0).at("name").get<std::string>(), bytes);
    }

    void aNameThatIsNoUtf8IsWrittenByItsBytes()
    {
        std::string text;
        appendJsonString(text, "x\xFFy");
        QCOMPARE(json::parse(text).get<std::string>(), std::string("x\\xffy"));
    }

    void csvIsQuotedAndNoFormula()
    {
        const std::string csv = exported(sample("=1+1,\"x\""), ExportFormat::Csv);
        QVERIFY(csv.starts_with("name,dtype,shape,file,offset,bytes,parameters\r\n"));
        QVERIFY2(csv.contains("\"'=1+1,\"\"x\"\"\",F32,\"[2, 3]\",model.safetensors,128,24,6\r\n"), csv.c_str());
        QVERIFY(csv.contains("b,type 99,\"[]\",model.safetensors,,7,0\r\n"));
    }

    void anExportStopsWhenNobodyReads()
    {
        const std::array<std::uint32_t, 1> rows{0};
        QVERIFY(!exportTensors(sample(), rows, ExportFormat::Json, [](std::string_view) { return false; }));
    }
};

QTEST_GUILESS_MAIN(TestReport)
#include "tst_report.moc"
