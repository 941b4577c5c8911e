// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Damaged pickles, archives and checkpoints: what fuzzing found, and real files with bytes flipped, cut and doubled.

#include "model/formats/torch/torch_reader.h"
#include "tests/fuzz/exercise.h"
#include "tests/fuzz/exercise_pickle.h"
#include "tests/fuzz/exercise_zip.h"
#include "tests/fuzz/mutations.h"
#include "tests/support/byte_builder.h"
#include "tests/support/corpus.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestTorchDamage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void damagedRealFiles();
    void entriesThatLieOverEachOtherEnd();
};

namespace {

void exerciseAll(const std::string& bytes)
{
    const auto view = std::as_bytes(std::span(bytes));
    test::exercisePickle(view);
    test::exerciseZip(view);
    test::exercise(TorchReader(), view, "model.pt");
    test::exercise(TorchReader(), view, "__0_0.distcp");
}

} // namespace

void TestTorchDamage::finds_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& program : {u"fuzz_pickle"_s, u"fuzz_zip"_s, u"fuzz_torch"_s}) {
        const QDir folder(QStringLiteral(VITRINE_SOURCE "/tests/fuzz/finds/") + program);
        for (const QString& name : folder.entryList(QDir::Files)) {
            QTest::newRow(qUtf8Printable(program + u'/' + name)) << folder.filePath(name);
        }
    }
}

void TestTorchDamage::finds()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QElapsedTimer timer;
    timer.start();
    exerciseAll(file.readAll().toStdString());
    QVERIFY2(timer.elapsed() < 5000, "slow");
}

void TestTorchDamage::damagedRealFiles()
{
    SKIP_WITHOUT_CORPUS();
    QStringList paths;
    for (const QString& folder : {u"pickle-vectors"_s, u"pickle"_s, u"pytorch-zip"_s, u"pytorch-legacy"_s, u"pytorch-tar"_s, u"generated-torch"_s, u"generated-torch2/dcp"_s}) {
        paths += test::corpusFiles(folder);
    }
    test::Mutations mutations(20260807);
    QElapsedTimer timer;
    timer.start();
    for (const QString& path : paths) {
        QFile file(path);
        if (file.size() > 20'000 || !file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const std::string seed = file.readAll().toStdString();
        for (int round = 0; round < 10; ++round) {
            exerciseAll(mutations.of(seed));
        }
    }
    QVERIFY2(timer.elapsed() < 120'000, "slow");
}

/// Three thousand entries of the directory lead to one pickle of a million opcodes.
void TestTorchDamage::entriesThatLieOverEachOtherEnd()
{
    std::string pickle = "\x80\x02";
    for (int at = 0; at < 500'000; ++at) {
        pickle += "N0";
    }
    pickle += "N.";
    constexpr std::uint16_t Entries = 3'000;
    const auto size = static_cast<std::uint32_t>(pickle.size());
    test::ByteBuilder zip;
    zip.raw("PK\x03\x04").number(std::uint16_t{20}).zeros(12).number(size).number(size).number(std::uint16_t{5}).zeros(2).raw("a.pkl").raw(pickle);
    const auto start = static_cast<std::uint32_t>(zip.bytes().size());
    for (std::uint16_t entry = 0; entry < Entries; ++entry) {
        zip.raw("PK\x01\x02").number(std::uint16_t{20}).number(std::uint16_t{20}).zeros(12).number(size).number(size).number(std::uint16_t{5}).zeros(16).raw("a.pkl");
    }
    const auto end = static_cast<std::uint32_t>(zip.bytes().size());
    zip.raw("PK\x05\x06").zeros(4).number(Entries).number(Entries).number(end - start).number(start).zeros(2);
    QElapsedTimer timer;
    timer.start();
    ReadContext context;
    context.path = "model.pt";
    const ModelFile file = TorchReader().read(zip.source(), context);
    QVERIFY2(timer.elapsed() < 20'000, std::to_string(timer.elapsed()).c_str());
    const auto* report = dynamic_cast<const PickleReport*>(file.detail.get());
    QVERIFY(report != nullptr);
    QCOMPARE(report->verdict(), PickleVerdict::NotVerified);
    QVERIFY(std::ranges::any_of(file.problems, [](const Problem& problem) { return problem.code == "zip.overlap"; }));
}

QTEST_GUILESS_MAIN(TestTorchDamage)
#include "tst_torch_damage.moc"
