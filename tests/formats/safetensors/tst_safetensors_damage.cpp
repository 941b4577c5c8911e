// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Damaged headers: what a fuzzer found or starts from, and thousands of small damages that are the same in every run.
// A crash, a sanitizer's word or a hang is the failure.

#include "model/formats/safetensors/safetensors_reader.h"
#include "tests/formats/safetensors/hand_made.h"
#include "tests/fuzz/exercise.h"
#include "tests/fuzz/mutations.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace vitrine;
using namespace vitrine::test;

class tst_SafetensorsDamage : public QObject
{
    Q_OBJECT

private slots:
    void finds();
    void damages();
    void everyPrefix();

private:
    static std::vector<std::string> seeds();
};

std::vector<std::string> tst_SafetensorsDamage::seeds()
{
    std::vector<std::string> list;
    const QDir folder(QStringLiteral(VITRINE_SOURCE) + "/tests/fuzz/finds/fuzz_safetensors"_L1);
    for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QFile::ReadOnly)) {
            list.push_back(file.readAll().toStdString());
        }
    }
    return list;
}

void tst_SafetensorsDamage::finds()
{
    QVERIFY(!seeds().empty());
    for (const std::string& bytes : seeds()) {
        QElapsedTimer timer;
        timer.start();
        exercise(SafetensorsReader(), std::as_bytes(std::span(bytes)), "find.safetensors");
        QVERIFY(timer.elapsed() < 5000);
    }
}

void tst_SafetensorsDamage::damages()
{
    const std::vector<std::string> all = seeds();
    Mutations mutations(20260802);
    QElapsedTimer timer;
    timer.start();
    for (int round = 0; round < 4000; ++round) {
        for (const std::string& seed : all) {
            const std::string bytes = mutations.of(seed);
            exercise(SafetensorsReader(), std::as_bytes(std::span(bytes)), "damaged.safetensors");
        }
    }
    QVERIFY2(timer.elapsed() < 120'000, "slow");
}

void tst_SafetensorsDamage::everyPrefix()
{
    for (const std::string& seed : seeds()) {
        for (std::size_t length = 0; length < seed.size(); ++length) {
            // A download that stopped anywhere is told, and the length that the header states is never believed.
            const ModelFile file = readBytes(std::string_view(seed).substr(0, length));
            exercise(SafetensorsReader(), std::as_bytes(std::span(seed).first(length)), "cut.safetensors");
            QVERIFY2(!file.problems.empty() || file.tensors.size() != 0, qPrintable(QString::number(length)));
        }
    }
}

QTEST_GUILESS_MAIN(tst_SafetensorsDamage)

#include "tst_safetensors_damage.moc"
