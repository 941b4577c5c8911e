// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_inner.h"
#include "model/formats/pickle/pickle_names.h"
#include "model/formats/pickle/pickle_scan.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace std::string_literals;

class TestPickleJudgement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void verdicts_data();
    void verdicts();
    void weightsOnly_data();
    void weightsOnly();
    void likelihood_data();
    void likelihood();
    void innerPicklesAreToldNotAccused();
    void innerPicklesThatAreLoadedCount();
    void joblibArraysAreSteppedOver();
    void joblibArraysEndTheirFrames();
    void floodsHideNothing_data();
    void floodsHideNothing();
    void manyBeginningsAreNotTriedForEver();
};

void TestPickleJudgement::names_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("risk");
    const auto add = [](const char* module, const char* name, PickleRisk risk) {
        QTest::addRow("%s.%s", module, name) << QString::fromUtf8(module) << QString::fromUtf8(name) << static_cast<int>(risk);
    };
    using enum PickleRisk;
    add("collections", "OrderedDict", Allowed);
    add("torch", "FloatStorage", Allowed);
    add("torch._utils", "_rebuild_tensor_v2", Allowed);
    add("numpy.core.multiarray", "_reconstruct", Allowed);
    add("datetime", "datetime", Allowed);
    add("torch.nn.modules.linear", "Linear", Known);
    add("transformers.training_args", "TrainingArguments", Known);
    add("argparse", "Namespace", Known);
    add("deepspeed.runtime.fp16.loss_scaler", "LossScaler", Known);
    add("sklearn.linear_model._logistic", "LogisticRegression", Known);
    add("__main__", "Net", Unknown);
    add("mypackage", "thing", Unknown);
    add("torch.nn.modules.linear", "lowercase_function", Unknown);
    add("os", "system", Dangerous);
    add("posix", "system", Dangerous);
    add("nt", "system", Dangerous);
    add("subprocess", "Popen", Dangerous);
    add("asyncio.unix_events", "x", Dangerous);
    add("builtins", "eval", Dangerous);
    add("builtins", "__import__", Dangerous);
    add("builtins", "open", Dangerous);
    add("builtins", "setattr", Dangerous);
    add("_io", "FileIO", Dangerous);
    add("_io", "BytesIO", Known);
    add("functools", "partial", Dangerous);
    add("types", "CodeType", Dangerous);
    add("torch", "load", Dangerous);
    add("torch.hub", "load", Dangerous);
    add("torch.jit._serialization", "load", Dangerous);
    add("numpy", "load", Dangerous);
    add("joblib.numpy_pickle", "load", Dangerous);
    add("joblib.numpy_pickle", "NumpyArrayWrapper", Known);
    add("picklescan.scanner", "x", Dangerous);
    add("pickle", "loads", Dangerous);
    add("_posixsubprocess", "fork_exec", Dangerous);
    // A dot in the name walks through objects: never on a list, and told by where it leads.
    add("pathlib", "os.system", Dangerous);
    add("random", "_os.system", Dangerous);
    add("torch", "serialization.os.system", Dangerous);
    add("collections", "_sys.modules", Dangerous);
    add("builtins", "eval.__call__", Dangerous);
    add("collections", "OrderedDict.fromkeys", Unknown);
    add("os ", "system", Unknown);
    add("osx", "system", Unknown);
}

void TestPickleJudgement::names()
{
    QFETCH(QString, module);
    QFETCH(QString, name);
    QFETCH(int, risk);
    QCOMPARE(static_cast<int>(judgePickleName(module.toStdString(), name.toStdString()).risk), risk);
}

namespace {

PickleReport reportOf(const std::string& bytes)
{
    PickleScan scan(std::make_shared<MemorySource>(bytes), {});
    scan.all();
    return scan.report();
}

} // namespace

void TestPickleJudgement::verdicts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("verdict");
    const auto add = [](const char* name, const std::string& bytes, PickleVerdict verdict) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << static_cast<int>(verdict);
    };
    using enum PickleVerdict;
    add("plain values", "\x80\x02}q\x00X\x01\x00\x00\x00""aK\x01s."s, Clean);
    add("a training class", "ctransformers.training_args\nTrainingArguments\n)\x81.", Known);
    add("an enum by getattr", "c__builtin__\ngetattr\n(ctransformers.trainer_utils\nIntervalStrategy\nS'NO'\ntR.", Known);
    add("a class of the script", "c__main__\nNet\n)\x81.", Warning);
    add("a call", "cposix\nsystem\n(S'x'\ntR.", Dangerous);
    add("an import", "cposix\nsystem\n.", Dangerous);
    add("a call whose result is dropped", "cposix\nsystem\n(S'x'\ntR0N.", Dangerous);
    add("a call, then damage", "cposix\nsystem\n(S'x'\ntRy", Dangerous);
    add("damage", "\x80\x02}y", NotVerified);
    add("cut", "\x80\x02}", NotVerified);
    add("a module is changed", "ccollections\nOrderedDict\n}S'x'\nNsb.", Dangerous);
    add("getattr on anything", "c__builtin__\ngetattr\n(ccollections\nOrderedDict\nS'__init__'\ntR.", Dangerous);
    add("the helper that calls its first argument",
        "\x80\x02""ctorch._tensor\n_rebuild_from_type_v2\n(cposix\nsystem\nN(S'x'\nt}tR.", Dangerous);
    add("a second pickle", "N.cposix\nsystem\n(S'x'\ntR.", Dangerous);
    add("a pickle behind other bytes", "N.\n\n\n\n\x80\x02""cposix\nsystem\n(S'x'\ntR.", Dangerous);
    add("a computed name", "\x80\x04""c_codecs\nencode\n(S'os'\ntR\x8c\x06system\x93)R.", NotVerified);
    add("an outside id", "Pabc\n.", Warning);
    add("several members of a flag",
        "c_operator\nor_\n(cbuiltins\ngetattr\n(c__main__\nMode\nS'A'\ntRcbuiltins\ngetattr\n(c__main__\nMode\nS'B'\ntRtR.", Warning);
    add("a method of a path", "\x80\x04\x8c\x07pathlib\x8c\x0bPath.unlink\x93)R.", Dangerous);
    add("an array that writes itself", "\x80\x04\x8c\x05numpy\x8c\x0endarray.tofile\x93)R.", Dangerous);
    add("a name of Python 2 in protocol 4", "\x80\x04\x8c\x0b__builtin__\x8c\x04""eval\x93)R.", Dangerous);
    add("a blank before a number, then a call", "F inf\n0cposix\nsystem\n(S'x'\ntR.", Dangerous);
    add("numbers that end at a zero byte, then a call", "I3\0x\n0L5\0L\n0F1\0\n0Np7\0\n0g7\0a\n0cposix\nsystem\n(tR."s, Dangerous);
    add("a number that ends at a zero byte", "I3\0x\n."s, NotVerified);
    add("a method of a known object's own",
        "c__builtin__\ngetattr\n(ctorch.optim.lr_scheduler\nOneCycleLR\n)\x81S'_annealing_cos'\ntR.", Known);
    add("an attribute of an unknown object", "c__builtin__\ngetattr\n(c__main__\nThing\n)\x81S'x'\ntR.", Dangerous);
    add("an attribute of an attribute",
        "c__builtin__\ngetattr\n(c__builtin__\ngetattr\n(ctorch.optim.lr_scheduler\nOneCycleLR\n)\x81S'step'\ntRS'x'\ntR.", Dangerous);
    add("what a known object keeps hidden", "c__builtin__\ngetattr\n(ctorch.optim.lr_scheduler\nOneCycleLR\n)\x81S'__globals__'\ntR.", Dangerous);
    add("functions of a layer", "ctorch.nn.functional\nrelu\n.", Known);
    add("a module in parallel", "ctorch.nn.parallel.data_parallel\nDataParallel\n)\x81.", Known);
    add("many bytes behind", "N." + std::string(9'000'000, '\0'), NotVerified);
}

void TestPickleJudgement::verdicts()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, verdict);
    const PickleReport report = reportOf(bytes.toStdString());
    QCOMPARE(static_cast<int>(report.verdict()), verdict);
    QVERIFY(!report.sentence().text().isEmpty());
}

void TestPickleJudgement::weightsOnly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("obstacle");
    const auto add = [](const char* name, const std::string& bytes, const char* obstacle) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(obstacle);
    };
    add("an ordered dict", "\x80\x02""ccollections\nOrderedDict\n)R(X\x01\x00\x00\x00""aK\x01u}b."s, "");
    add("a name on no list", "\x80\x02""cargparse\nNamespace\n)\x81.", "GLOBAL argparse.Namespace");
    add("protocol 4", "\x80\x04\x8c\x01""a.", "opcode 0x8c");
    add("DICT", "(d.", "opcode 0x64");
    add("items of a list", "\x80\x02]K\x01K\x02s.", "SETITEM on what is no dict");
    add("an id that is no storage", "\x80\x02X\x01\x00\x00\x00""aQ."s, "a persistent id that is no storage");
}

void TestPickleJudgement::weightsOnly()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, obstacle);
    QCOMPARE(QString::fromStdString(reportOf(bytes.toStdString()).weightsOnlyObstacle), obstacle);
}

void TestPickleJudgement::likelihood_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("is");
    const auto add = [](const char* name, const std::string& bytes, bool is) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << is;
    };
    add("protocol 2", "\x80\x02N.", true);
    add("protocol 0", "(lp0\nI1\na.", true);
    add("protocol 0 with a call", "cposix\nsystem\n(S'x'\ntR.", true);
    add("protocol 0 that begins with a number", "I0x10\n0cposix\nsystem\n(S'x'\ntR.", true);
    add("a call without an end", "cposix\nsystem\n(S'x'\ntR", true);
    add("text", "Hello, this is a text.\nIt has lines.\n", false);
    add("text that begins like GLOBAL", "cat\ndog", false);
    add("two lines that name things", "cat\ndog\nbird\n", false);
    add("JSON", "{\"a\": 1}", false);
    add("JSON list", "[1, 2, 3]", false);
    add("YAML", "---\nlicense: mit\n---\n", false);
    add("Markdown", "# Title\n\nSome words.\n", false);
    add("Python", "import os\nos.system('x')\n", false);
    add("C", "class Foo:\n    pass\n", false);
    add("numbers", "1 2 3\n4 5 6\n", false);
    add("a list of names", "(see below)\nfoo\n", false);
    add("an INI file", "[section]\nkey = value\n", false);
    add("GGUF", "GGUF\x03\x00\x00\x00"s, false);
    add("nothing", "", false);
}

void TestPickleJudgement::likelihood()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, is);
    const std::string head = bytes.toStdString();
    QCOMPARE(pickleLikelihood(head, head.size()) > 0, is);
}

void TestPickleJudgement::innerPicklesAreToldNotAccused()
{
    const std::string inner = "cposix\nsystem\n(S'x'\ntR.";
    const PickleReport report = reportOf("C"s + static_cast<char>(inner.size()) + inner + ".");
    QCOMPARE(report.verdict(), PickleVerdict::Clean);
    QCOMPARE(report.remarks.size(), std::size_t{1});
    QCOMPARE(report.remarks[0].code, std::string("pickle.inner"));
}

void TestPickleJudgement::innerPicklesThatAreLoadedCount()
{
    const std::string inner = "cposix\nsystem\n(S'x'\ntR.";
    const std::string bytes = "\x80\x03""ctorch.storage\n_load_from_bytes\nC"s + static_cast<char>(inner.size()) + inner + "\x85R.";
    const PickleReport report = reportOf(bytes);
    QCOMPARE(report.verdict(), PickleVerdict::Dangerous);
    QVERIFY(std::ranges::any_of(report.findings, [](const PickleFinding& finding) { return finding.nested && finding.name == "system"; }));
    // The same helper around harmless bytes is no attack.
    QCOMPARE(reportOf("\x80\x03""ctorch.storage\n_load_from_bytes\nC\x01N\x85R.").verdict(), PickleVerdict::Warning);
}

void TestPickleJudgement::joblibArraysAreSteppedOver()
{
    // A wrapper of two float64 with 3 bytes of padding, whose raw bytes spell opcodes, and a value behind it.
    std::string bytes = "\x80\x03]cjoblib.numpy_pickle\nNumpyArrayWrapper\n)\x81}(X\x05\x00\x00\x00shapeK\x02\x85"
                        "X\x05\x00\x00\x00""dtypecnumpy\ndtype\nX\x02\x00\x00\x00""f8\x85RX\x1b\x00\x00\x00numpy_array_alignment_bytesK\x10ub"s;
    bytes += "\x03\xff\xff\xff"s + "cposix\nsystem\n."s.substr(0, 16) + "aK\x05""a.";
    const PickleReport report = reportOf(bytes);
    QCOMPARE(report.verdict(), PickleVerdict::Known);
    QCOMPARE(report.streams, 1U);
}

/// Each mark may begin a pickle that goes on over all that follow: what is searched again and again has one bound for
/// the whole file, and what was left out is said.
void TestPickleJudgement::joblibArraysEndTheirFrames()
{
    // Protocol 4: joblib ends a frame behind the wrapper, writes the bytes, and begins another.
    const std::string wrapper = "cjoblib.numpy_pickle\nNumpyArrayWrapper\n)\x81}(X\x05\x00\x00\x00shapeK\x02\x85"
                                "X\x05\x00\x00\x00""dtypecnumpy\ndtype\nX\x02\x00\x00\x00""f8\x85RX\x1b\x00\x00\x00numpy_array_alignment_bytesK\x10ub"s;
    const auto framed = [](const std::string& bytes) {
        return "\x95"s + static_cast<char>(bytes.size()) + std::string(7, '\0') + bytes;
    };
    const std::string bytes = "\x80\x04" + framed(wrapper) + "\x03\xff\xff\xff" + std::string(16, 'c') + framed("K\x05\x86.");
    const PickleReport report = reportOf(bytes);
    QCOMPARE(report.verdict(), PickleVerdict::Known);
    QVERIFY(report.remarks.empty());
}

void TestPickleJudgement::floodsHideNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("verdict");
    const auto add = [](const char* name, const std::string& bytes, PickleVerdict verdict) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << static_cast<int>(verdict);
    };
    const auto repeated = [](const std::string& bytes, int count) {
        std::string all;
        for (int at = 0; at < count; ++at) {
            all += bytes;
        }
        return all;
    };
    using enum PickleVerdict;
    const std::string notes = repeated("S'\xe9'\n0", 400);
    add("a change of a module behind oddities", notes + "ccollections\nOrderedDict\n}S'x'\nNsb.", Dangerous);
    add("an unknown name behind oddities", notes + "NN\x93.", NotVerified);
    std::string names;
    for (int at = 0; at < 21'000; ++at) {
        names += "cm" + std::to_string(at) + "\nn\n0";
    }
    add("a call behind many names", names + "cposix\nsystem\n(tR.", Dangerous);
    const std::string inert = "\x80\x04""C\x08\x80\x02)\x85K\x01\x86."s;
    add("a number of the registry behind many notes", repeated(inert + '.', 1'500) + "\x80\x02\x82\x01.", NotVerified);
}

void TestPickleJudgement::floodsHideNothing()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, verdict);
    QCOMPARE(static_cast<int>(reportOf(bytes.toStdString()).verdict()), verdict);
}

void TestPickleJudgement::manyBeginningsAreNotTriedForEver()
{
    std::string bytes;
    for (int i = 0; i < 400; ++i) {
        bytes += "\x80\x02}." + std::string(4000, '(') + "\n";
    }
    QElapsedTimer timer;
    timer.start();
    PickleScan scan(std::make_shared<MemorySource>(bytes), {});
    scan.all();
    QVERIFY2(timer.elapsed() < 20'000, "slow");
    QVERIFY(std::ranges::any_of(scan.report().remarks, [](const PickleRemark& remark) { return remark.code == "pickle.limit"; }));
}

QTEST_GUILESS_MAIN(TestPickleJudgement)
#include "tst_pickle_judgement.moc"
