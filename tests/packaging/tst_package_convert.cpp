// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/package_verifier.h"
#include "model/packaging/package_writer.h"
#include "model/packaging/weight_conversion.h"
#include "tests/packaging/packing_support.h"
#include "tests/support/corpus.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// Name, type and shape of every tensor that a unit counts.
std::map<std::string, std::string> tensorsOf(const ModelDirectory& directory)
{
    std::map<std::string, std::string> all;
    const TensorStore& store = *directory.tensors;
    for (const std::uint32_t row : rowsOfUnit(directory, 0)) {
        if (has(store.flags(row), TensorFlag::Alias)) {
            continue;
        }
        std::string& text = all[std::string(store.name(row))];
        text = store.dtypeName(row);
        for (const std::uint64_t extent : store.shape(row)) {
            text += ' ' + std::to_string(extent);
        }
    }
    return all;
}

const PlannedFile* planned(const PackagePlan& plan, std::string_view name)
{
    const auto found = std::ranges::find(plan.files, name, &PlannedFile::name);
    return found == plan.files.end() ? nullptr : &*found;
}

PackageOptions converting(const QString& output, bool convert = true)
{
    PackageOptions options;
    options.name = "converted";
    options.format = packageFormatBySuffix(output.toStdString());
    options.convertPickleWeights = convert;
    return options;
}

} // namespace

class TestPackageConvert final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_out = std::make_unique<QTemporaryDir>();
        QVERIFY(m_out->isValid());
    }

    void namesAreThoseThatLoadersLookFor_data()
    {
        QTest::addColumn<QByteArray>("pickle");
        QTest::addColumn<QByteArray>("safetensors");
        QTest::newRow("whole") << QByteArray("pytorch_model.bin") << QByteArray("model.safetensors");
        QTest::newRow("shard") << QByteArray("pytorch_model-00001-of-00002.bin") << QByteArray("model-00001-of-00002.safetensors");
        QTest::newRow("variant") << QByteArray("pytorch_model.fp16.bin") << QByteArray("model.fp16.safetensors");
        QTest::newRow("adapter") << QByteArray("adapter_model.bin") << QByteArray("adapter_model.safetensors");
        QTest::newRow("component") << QByteArray("unet/diffusion_pytorch_model.bin") << QByteArray("unet/diffusion_pytorch_model.safetensors");
        QTest::newRow("any other") << QByteArray("a.b/weights.ckpt") << QByteArray("a.b/weights.safetensors");
        QTest::newRow("no suffix") << QByteArray("a.b/weights") << QByteArray("a.b/weights.safetensors");
        QTest::newRow("hidden") << QByteArray(".weights") << QByteArray(".weights.safetensors");
    }
    void namesAreThoseThatLoadersLookFor()
    {
        QFETCH(QByteArray, pickle);
        QTEST(QByteArray::fromStdString(safetensorsNameFor(pickle.toStdString())), "safetensors");
    }

    void whatWouldBeLostStaysAPickle_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<int>("flags");
        QTest::addColumn<int>("format");
        QTest::addColumn<bool>("converts");
        QTest::newRow("plain") << QByteArray("F32") << 0 << int(Format::PytorchZip) << true;
        QTest::newRow("quantised") << QByteArray("QI8") << 0 << int(Format::PytorchZip) << false;
        QTest::newRow("truncated") << QByteArray("F32") << int(TensorFlag::Truncated) << int(Format::PytorchZip) << false;
        QTest::newRow("faulty") << QByteArray("F32") << int(TensorFlag::Faulty) << int(Format::PytorchLegacy) << false;
        QTest::newRow("program") << QByteArray("F32") << 0 << int(Format::TorchScript) << false;
        QTest::newRow("state of another type") << QByteArray("QI8") << int(TensorFlag::State) << int(Format::PytorchZip) << true;
    }
    void whatWouldBeLostStaysAPickle()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(int, flags);
        QFETCH(int, format);
        QFETCH(bool, converts);
        for (const bool asked : {false, true}) {
            ModelDirectory directory = madeDirectory(dtype.toStdString(), TensorFlag(flags), Format(format));
            const PackagePlan plan = planPackage(directory, 0, {}, converting(u"p.tar"_s, asked));
            QCOMPARE(plan.conversions.size(), std::size_t(converts ? 1 : 0));
            QCOMPARE(plan.refusedConversions.size(), std::size_t(converts ? 0 : 1));
            const bool done = converts && asked;
            QCOMPARE(planned(plan, "model.safetensors") != nullptr, done);
            QCOMPARE(planned(plan, "pytorch_model.bin") == nullptr, done);
            QCOMPARE(plan.temporaryBytes > 0, done);
            QVERIFY(!plan.isBlocked());
            if (!converts) {
                QVERIFY(!plan.refusedConversions.front().reason.isEmpty());
            }
        }
    }

    void whoResumesNeedsThePickle()
    {
        PackageOptions options = converting(u"p.tar"_s);
        options.purpose = Purpose::Resume;
        ModelDirectory directory = madeDirectory("F32", TensorFlag::None, Format::PytorchZip);
        const PackagePlan plan = planPackage(directory, 0, {}, options);
        QVERIFY(plan.conversions.empty() && planned(plan, "pytorch_model.bin") != nullptr);
    }

    void theSpaceForConvertingIsAskedToo()
    {
        ModelDirectory directory = madeDirectory("F32", TensorFlag::None, Format::PytorchZip);
        PackageOptions options = converting(u"p.tar"_s);
        const PackagePlan plan = planPackage(directory, 0, {}, options);
        options.freeBytes = plan.archiveBytes + plan.temporaryBytes - 1;
        QVERIFY(planPackage(directory, 0, {}, options).isBlocked());
        options.freeBytes = plan.archiveBytes + plan.temporaryBytes;
        QVERIFY(!planPackage(directory, 0, {}, options).isBlocked());
    }

    void thePackageHoldsTheSameTensors_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("output");
        QTest::addColumn<int>("shards");
        for (const char* output : {"p", "p.tar", "p.tar.zst", "p.oci"}) {
            QTest::addRow("trainer of 2023, %s", output) << u"generated-torch2/training/trainer-2023-bin"_s << QString::fromUtf8(output) << 1;
            QTest::addRow("shards, %s", output) << u"generated-torch2/models/llama-2023-bin-sharded"_s << QString::fromUtf8(output) << 2;
            QTest::addRow("shards of torch 1.13, %s", output) << u"generated-torch/sharded-bin"_s << QString::fromUtf8(output) << 2;
        }
    }
    void thePackageHoldsTheSameTensors()
    {
        SKIP_WITHOUT_CORPUS();
        QFETCH(QString, folder);
        QFETCH(QString, output);
        QFETCH(int, shards);
        const auto directory = openDirectory(test::corpus(folder).toStdString());
        QVERIFY(directory.has_value());
        const PackagePlan plan = planPackage(**directory, 0, {}, converting(output));
        QCOMPARE(plan.conversions.size(), std::size_t(shards));
        const auto written = writePackage(**directory, plan, {m_out->filePath(output).toStdString(), false, {}, {}});
        QVERIFY2(written.has_value(), written ? "" : written.error().message.utf8().c_str());
        QVERIFY(verifyPackage(written->output)->intact);
        QCOMPARE(test::entriesOf(m_out->path()), QStringList{output});
        if (output != u"p"_s) {
            return;
        }
        const auto opened = openDirectory(written->output);
        QVERIFY(opened.has_value());
        QCOMPARE(tensorsOf(**opened), tensorsOf(**directory));
        QVERIFY((*opened)->file("pytorch_model.bin") == nullptr);
        for (const FileIndex index : (*opened)->root().weights) {
            QCOMPARE((*opened)->files[index].format, Format::Safetensors);
        }
        QCOMPARE((*opened)->file("model.safetensors.index.json") != nullptr, shards > 1);
        for (const ShardSet& set : (*opened)->root().shardSets) {
            QVERIFY(set.missing.empty() && set.absentCount == 0 && set.unmappedCount == 0 && set.misplacedCount == 0);
            QCOMPARE(set.totalSizeState, TotalSizeState::Agrees);
        }
        const auto note = nlohmann::json::parse(test::contentOf(m_out->filePath(u"p/provenance.json"_s)).toStdString());
        const auto& conversions = note.at("predicate").at("buildDefinition").at("externalParameters").at("conversions");
        QCOMPARE(conversions.size(), std::size_t(shards));
    }

    void whatIsPlannedIsNearWhatIsWritten()
    {
        SKIP_WITHOUT_CORPUS();
        const auto directory = openDirectory(test::corpus(u"generated-torch2/training/trainer-2023-bin"_s).toStdString());
        const PackagePlan plan = planPackage(**directory, 0, {}, converting(u"p"_s));
        QVERIFY(writePackage(**directory, plan, {m_out->filePath(u"p"_s).toStdString(), false, {}, {}}).has_value());
        const auto real = double(QFileInfo(m_out->filePath(u"p/model.safetensors"_s)).size());
        QVERIFY(std::abs(real - double(plan.conversions.front().bytes)) < 0.1 * real);
    }

    void stoppedOrFailedNothingIsLeft()
    {
        SKIP_WITHOUT_CORPUS();
        const QString copy = m_out->filePath(u"model"_s);
        QVERIFY(QDir().mkdir(copy));
        const QDir from(test::corpus(u"generated-torch2/training/trainer-2023-bin"_s));
        for (const QString& name : from.entryList(QDir::Files)) {
            QVERIFY(test::writeFile(copy + u'/' + name, test::contentOf(from.filePath(name))));
        }
        const auto directory = openDirectory(copy.toStdString());
        const PackagePlan plan = planPackage(**directory, 0, {}, converting(u"p.tar"_s));
        std::stop_source stop;
        stop.request_stop();
        const std::string output = m_out->filePath(u"p.tar"_s).toStdString();
        QCOMPARE(writePackage(**directory, plan, {output, false, stop.get_token(), {}}).error().code, ErrorCode::Cancelled);
        QCOMPARE(test::entriesOf(m_out->path()), QStringList{u"model"_s});
        // The pickle is cut after it was looked at.
        QVERIFY(QFile::resize(copy + u"/pytorch_model.bin"_s, 20'000));
        const auto failed = writePackage(**directory, plan, {output, false, {}, {}});
        QVERIFY(!failed.has_value() && failed.error().code != ErrorCode::Malformed && !failed.error().message.isEmpty());
        QCOMPARE(test::entriesOf(m_out->path()), QStringList{u"model"_s});
    }

    void whatAKilledConversionLeftIsCleared()
    {
        SKIP_WITHOUT_CORPUS();
        const QString left = m_out->filePath(u".p.tar.converted.part"_s);
        QVERIFY(QDir().mkdir(left) && test::writeFile(left + u"/0.safetensors.part"_s, "half"));
        const auto directory = openDirectory(test::corpus(u"generated-torch2/training/trainer-2023-bin"_s).toStdString());
        for (const bool convert : {false, true}) {
            WriteOptions options{m_out->filePath(u"p.tar"_s).toStdString(), true, {}, {}};
            const auto written = writePackage(**directory, planPackage(**directory, 0, {}, converting(u"p.tar"_s, convert)), options);
            QVERIFY2(written.has_value(), written ? "" : written.error().message.utf8().c_str());
            QCOMPARE(test::entriesOf(m_out->path()), QStringList{u"p.tar"_s});
        }
    }

private:
    static ModelDirectory madeDirectory(const std::string& dtype, TensorFlag flags, Format format)
    {
        auto store = std::make_shared<TensorStore>();
        const std::uint64_t shape[] = {4, 8};
        TensorEntry tensor;
        tensor.name = "a.weight";
        tensor.dtype = dtypeByName(dtype).value_or(0);
        tensor.shape = shape;
        tensor.offset = 64;
        tensor.bytes = 128;
        tensor.flags = flags;
        store->add(tensor);
        ModelDirectory directory;
        directory.path = "/nowhere/model";
        FileEntry file;
        file.path = "pytorch_model.bin";
        file.size = 400;
        file.role = Role::Weights;
        file.need = Need::RequiredToLoad;
        file.format = format;
        file.tensorCount = 1;
        file.content = std::make_shared<ModelFile>();
        directory.files = {file};
        directory.tensors = std::move(store);
        Unit root;
        root.files = {0};
        root.weights = {0};
        directory.units = {root};
        return directory;
    }

    std::unique_ptr<QTemporaryDir> m_out;
};

QTEST_GUILESS_MAIN(TestPackageConvert)
#include "tst_package_convert.moc"
