// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Real checkpoints of every container against what the reference library reads in them: names, types, shapes, strides,
// places, the first values and the hash of all bytes, whether safetensors could hold them or not.

#include "model/bytes/file_source.h"
#include "model/convert/tensor_stream.h"
#include "model/formats/problem_list.h"
#include "model/formats/torch/torch_reader.h"
#include "tests/convert/decoded_values.h"
#include "tests/support/corpus.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <map>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestTorchValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tensors_data() { addRows(true); }
    void tensors();
    void okFilesListWhatTheyHold_data() { addRows(false); }
    void okFilesListWhatTheyHold();
    void malformedFilesSayWhyNot_data();
    void malformedFilesSayWhyNot();

private:
    void addRows(bool withTensors);
};

namespace {

const QStringList& folders()
{
    static const QStringList all{u"pytorch-zip/"_s, u"pytorch-legacy/"_s, u"pytorch-tar/"_s, u"torchscript/"_s, u"pickle/"_s};
    return all;
}

bool isInFolders(const QString& path)
{
    return std::ranges::any_of(folders(), [&](const QString& folder) { return path.startsWith(folder); });
}

struct Opened {
    ModelFile file;
    TorchContent content;
    std::shared_ptr<const ByteSource> source;
};

Opened open(const QString& path)
{
    Opened opened;
    auto source = FileSource::open(QFile::encodeName(path).toStdString());
    if (source) {
        opened.source = std::move(*source);
        ReadContext context;
        context.path = path.toStdString();
        opened.file = TorchReader().read(opened.source, context);
        ProblemList problems(context.path);
        opened.content = openTorch(opened.source, context, problems);
    }
    return opened;
}

/// All bytes of each tensor, in the order of its elements.
class ByteSink final : public TorchTensorSink
{
public:
    void begin(const TorchRoot& root) override { m_root = &root; }
    void tensor(std::string_view name, const TorchTensor& tensor, TensorFlag) override
    {
        const auto planned = plannedTensor(*m_root, name, tensor);
        if (!planned) {
            return;
        }
        std::string bytes;
        const auto done = m_stream.run(*planned, {}, [&](std::span<const std::byte> piece) -> Result<void> {
            bytes.append(reinterpret_cast<const char*>(piece.data()), piece.size());
            return {};
        });
        if (done) {
            all.emplace(name, std::move(bytes));
        }
    }
    void other(std::string_view, std::string, std::string) override { }

    std::map<std::string, std::string, std::less<>> all;

private:
    const TorchRoot* m_root = nullptr;
    TensorStream m_stream;
};

double numberOf(const nlohmann::json& value)
{
    if (value.is_string()) {
        const std::string text = value.get<std::string>();
        return text == "nan" ? std::numeric_limits<double>::quiet_NaN() : text == "inf" ? std::numeric_limits<double>::infinity()
                                                                                        : -std::numeric_limits<double>::infinity();
    }
    return value.is_boolean() ? double(value.get<bool>()) : value.get<double>();
}

/// What differs from the expected first values, or nothing.
std::string firstDifference(std::string_view dtype, std::string_view bytes, const nlohmann::json& first)
{
    std::vector<double> right;
    for (const nlohmann::json& value : first) {
        if (value.is_array()) {
            right.insert(right.end(), {numberOf(value[0]), numberOf(value[1])});
        } else {
            right.push_back(numberOf(value));
        }
    }
    const std::vector<double> mine = decodedValues(dtype, bytes.substr(0, 256));
    for (std::size_t at = 0; at < right.size(); ++at) {
        const bool same = at < mine.size() && (mine[at] == right[at] || (std::isnan(mine[at]) && std::isnan(right[at])));
        if (!same) {
            return "value " + std::to_string(at) + " is " + (at < mine.size() ? std::to_string(mine[at]) : "absent") + ", right is " + std::to_string(right[at]);
        }
    }
    return {};
}

std::vector<std::uint64_t> shapeOf(const ModelFile& file, std::uint32_t row)
{
    const auto shape = file.tensors.shape(row);
    return {shape.begin(), shape.end()};
}

/// What the table says wrongly of one tensor, or nothing.
std::string tableDifference(const ModelFile& file, std::uint32_t row, const nlohmann::json& right)
{
    if (nlohmann::json(shapeOf(file, row)) != right["shape"]) {
        return "shape";
    }
    if (right.contains("dtype") && right["dtype"].is_string() && file.tensors.dtypeName(row) != right["dtype"].get<std::string>()) {
        return "dtype " + std::string(file.tensors.dtypeName(row));
    }
    if (right.contains("nbytes") && right["nbytes"].is_number() && file.tensors.bytes(row) != right["nbytes"].get<std::uint64_t>()) {
        return "bytes " + std::to_string(file.tensors.bytes(row));
    }
    if (right.contains("offset") && right["offset"].is_number() && file.tensors.offset(row) != TensorEntry::NoOffset
        && file.tensors.offset(row) != right["offset"].get<std::uint64_t>()) {
        return "offset " + std::to_string(file.tensors.offset(row));
    }
    const auto* detail = file.tensors.detail(row);
    const bool isArray = right.contains("numpy"); // of those no strides are stated
    if (!isArray && detail != nullptr && !detail->strides.empty() && (!right.contains("stride") || nlohmann::json(detail->strides) != right["stride"])) {
        return "strides";
    }
    return {};
}

/// Strides of a tensor whose elements lie one behind the other.
nlohmann::json plainStrides(const nlohmann::json& shape)
{
    std::vector<std::uint64_t> strides(shape.size(), 1);
    for (std::size_t at = shape.size(); at-- > 1;) {
        strides[at - 1] = strides[at] * std::max<std::uint64_t>(shape[at].get<std::uint64_t>(), 1);
    }
    return strides;
}

bool isStrided(const nlohmann::json& right)
{
    if (!right.contains("stride") || right["stride"].size() != right["shape"].size()) {
        return false;
    }
    const auto plain = plainStrides(right["shape"]);
    for (std::size_t at = 0; at < plain.size(); ++at) {
        // Of one element or none, the stride says nothing.
        if (right["shape"][at] == 0) {
            return false;
        }
    }
    for (std::size_t at = 0; at < plain.size(); ++at) {
        if (right["shape"][at] != 1 && right["stride"][at] != plain[at]) {
            return true;
        }
    }
    return false;
}

} // namespace

void TestTorchValues::addRows(bool withTensors)
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("entry");
    if (corpusPath().isEmpty()) {
        QTest::newRow("no corpus") << QString() << QByteArray();
        return;
    }
    const auto add = [&](const QString& path, const nlohmann::json& entry) {
        const bool malformed = entry.contains("kind") && entry["kind"] == "malformed";
        const bool hasTensors = entry.contains("tensors") && !entry["tensors"].empty();
        const bool other = path.endsWith(u".safetensors"_s) || path.endsWith(u".gguf"_s);
        if (!malformed && !other && (hasTensors || !withTensors) && QFileInfo(path).isFile()) {
            QTest::newRow(qUtf8Printable(path.mid(corpusPath().size() + 1))) << path << QByteArray::fromStdString(entry.dump());
        }
    };
    QFile table(corpus(u"EXPECTED.jsonl"_s));
    QVERIFY(table.open(QIODevice::ReadOnly));
    while (!table.atEnd()) {
        const auto entry = nlohmann::json::parse(table.readLine().toStdString());
        const QString path = QString::fromStdString(entry["path"]);
        if (isInFolders(path)) {
            add(corpus(path), entry);
        }
    }
    if (!withTensors) {
        return;
    }
    for (const QString& folder : {u"generated-torch"_s, u"generated-torch2/files"_s, u"generated-torch2/export"_s, u"generated-torch2/pickle"_s, u"generated-layouts"_s}) {
        for (const QString& path : corpusFiles(folder)) {
            if (QFile beside(path + u".expected.json"_s); beside.open(QIODevice::ReadOnly)) {
                add(path, nlohmann::json::parse(beside.readAll().toStdString()));
            }
        }
    }
}

void TestTorchValues::tensors()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QByteArray, entry);
    const Opened opened = open(path);
    QVERIFY(opened.source);
    ByteSink bytes;
    QVERIFY(opened.content.visit(bytes, {}, {}));
    std::map<std::string, std::vector<std::uint32_t>, std::less<>> rows;
    for (std::uint32_t row = 0; row < opened.file.tensors.size(); ++row) {
        rows[std::string(opened.file.tensors.name(row))].push_back(row);
    }
    const auto expected = nlohmann::json::parse(entry.toStdString());
    for (const auto& [key, value] : expected["tensors"].items()) {
        const nlohmann::json rights = value.is_array() ? value : nlohmann::json::array({value});
        const std::string name = rights[0].value("name", key);
        QVERIFY2(rows.contains(name), name.c_str());
        const std::uint32_t row = rows[name].front();
        std::string wrong = "never compared";
        for (const nlohmann::json& right : rights) {
            wrong = wrong.empty() ? wrong : tableDifference(opened.file, row, right);
        }
        QVERIFY2(wrong.empty(), (name + ": " + wrong).c_str());
        const nlohmann::json& right = rights[0];
        QVERIFY2(right.contains("numpy") || isStrided(right) == has(opened.file.tensors.flags(row), TensorFlag::Strided), name.c_str());
        const bool hasHash = right.contains("sha256") && right["sha256"].is_string();
        const bool isElsewhere = expected.contains("buffer_files") && !bytes.all.contains(name); // out-of-band buffers of protocol 5
        if (!hasHash || isElsewhere || rows[name].size() > 1) {
            continue;
        }
        const auto mine = bytes.all.find(name);
        QVERIFY2(mine != bytes.all.end(), name.c_str());
        const QByteArray sum = QCryptographicHash::hash(QByteArrayView(mine->second.data(), static_cast<qsizetype>(mine->second.size())), QCryptographicHash::Sha256).toHex();
        QVERIFY2(sum == QByteArray::fromStdString(right["sha256"]), name.c_str());
        const bool isNumeric = !decodedValues(opened.file.tensors.dtypeName(row), std::string(16, '\0')).empty();
        if (right.contains("first") && right["first"].is_array() && isNumeric) {
            const std::string differs = firstDifference(opened.file.tensors.dtypeName(row), mine->second, right["first"]);
            QVERIFY2(differs.empty(), (name + ": " + differs).c_str());
        }
    }
}

void TestTorchValues::okFilesListWhatTheyHold()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    QFETCH(QByteArray, entry);
    const ModelFile file = open(path).file;
    const auto right = nlohmann::json::parse(entry.toStdString());
    QVERIFY(file.format != Format::Unknown);
    QVERIFY2(file.tensors.size() > 0 || !file.others.empty(), "nothing is listed");
    for (const Problem& problem : file.problems) {
        QVERIFY2(problem.severity != Severity::Error, problem.message.utf8().c_str());
    }
    if (right.contains("tensor_count")) {
        QCOMPARE(std::uint64_t{file.tensors.size()}, right["tensor_count"].get<std::uint64_t>());
    }
}

void TestTorchValues::malformedFilesSayWhyNot_data()
{
    QTest::addColumn<QString>("path");
    if (corpusPath().isEmpty()) {
        QTest::newRow("no corpus") << QString();
        return;
    }
    QFile table(corpus(u"INDEX.tsv"_s));
    QVERIFY(table.open(QIODevice::ReadOnly));
    while (!table.atEnd()) {
        const QStringList columns = QString::fromUtf8(table.readLine()).trimmed().split(u'\t');
        const QString path = corpus(columns.front());
        if (isInFolders(columns.front()) && columns.back() == u"malformed"_s && QFileInfo(path).isFile()) {
            QTest::newRow(qUtf8Printable(columns.front())) << path;
        }
    }
}

void TestTorchValues::malformedFilesSayWhyNot()
{
    SKIP_WITHOUT_CORPUS();
    QFETCH(QString, path);
    const ModelFile file = open(path).file;
    const auto told = std::ranges::find_if(file.problems, [](const Problem& problem) { return problem.severity != Severity::Note; });
    QVERIFY(told != file.problems.end());
    QVERIFY(!told->message.text().isEmpty());
}

QTEST_GUILESS_MAIN(TestTorchValues)
#include "tst_torch_values.moc"
