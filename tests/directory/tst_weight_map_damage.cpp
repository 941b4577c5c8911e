// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/exercise_weight_map.h"
#include "tests/fuzz/mutations.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace vitrine;
using namespace vitrine::test;

/// Damaged indexes: finds of the fuzzer, and damages that are the same in every run.
class tst_WeightMapDamage : public QObject
{
    Q_OBJECT

private slots:
    void findsAndDamages();
};

void tst_WeightMapDamage::findsAndDamages()
{
    const QDir folder(QStringLiteral(VITRINE_SOURCE) + "/tests/fuzz/finds/fuzz_weight_map"_L1);
    const QStringList names = folder.entryList(QDir::Files);
    QVERIFY(!names.isEmpty());
    Mutations mutations(20260803);
    QElapsedTimer timer;
    timer.start();
    for (const QString& name : names) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        const std::string seed = file.readAll().toStdString();
        exerciseWeightMap(std::as_bytes(std::span(seed)));
        for (int round = 0; round < 4000; ++round) {
            const std::string bytes = mutations.of(seed);
            exerciseWeightMap(std::as_bytes(std::span(bytes)));
        }
    }
    QVERIFY2(timer.elapsed() < 120'000, "slow");
}

QTEST_GUILESS_MAIN(tst_WeightMapDamage)

#include "tst_weight_map_damage.moc"
