// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Damaged files: what a fuzzer found, and thousands of small damages that are the same in every run. Nothing is compared;
// a crash, a sanitizer's word or a hang is the failure.

#include "model/formats/gguf/gguf_reader.h"
#include "tests/formats/gguf/gguf_builder.h"
#include "tests/fuzz/exercise.h"
#include "tests/fuzz/mutations.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace vitrine;
using namespace vitrine::test;

namespace {

std::vector<std::string> seeds()
{
    ByteBuilder nested;
    nested.number(9U).number(std::uint64_t{2}).number(4U).number(std::uint64_t{2}).number(1U).number(2U).number(8U).number(std::uint64_t{1}).number(std::uint64_t{1}).raw("x");
    std::vector<std::string> list;
    for (const std::uint32_t version : {1U, 2U, 3U}) {
        for (const bool big : {false, true}) {
            list.push_back(GgufBuilder(version, big)
                               .text("general.name", "n")
                               .value("general.file_type", GgufType::Uint32, 15U)
                               .texts("tokenizer.ggml.tokens", std::vector<std::string>(20, "ab"))
                               .array<std::int32_t>("tokenizer.ggml.token_type", GgufType::Int32, {1, 3, 4})
                               .tensor("a", 2, {32, 2}, 36)
                               .tensor("b", 39, {32, 2, 2}, 68)
                               .tensor("c", 153, {256, 2}, 144)
                               .tensor("d", 0, {4}, 16)
                               .bytes());
        }
    }
    list.push_back(GgufBuilder().raw("nested", 9, nested.bytes()).alignment(64).tensor("a", 42, {64, 2}, 36).tensor("b", 42, {64}, 18).bytes());
    list.push_back(list.front() + list.back());
    return list;
}

} // namespace

class TestGgufDamage : public QObject
{
    Q_OBJECT

private slots:
    void finds();
    void damages();
};

void TestGgufDamage::finds()
{
    const QDir folder(QStringLiteral(VITRINE_SOURCE) + "/tests/fuzz/finds/fuzz_gguf"_L1);
    QVERIFY(folder.exists());
    for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray bytes = file.readAll();
        QElapsedTimer timer;
        timer.start();
        exercise(GgufReader(), std::as_bytes(std::span(bytes)), "find.gguf");
        QVERIFY2(timer.elapsed() < 5000, qPrintable(name));
    }
}

void TestGgufDamage::damages()
{
    Mutations mutations(20260801);
    QElapsedTimer timer;
    timer.start();
    for (int round = 0; round < 2000; ++round) {
        for (const std::string& seed : seeds()) {
            const std::string bytes = mutations.of(seed);
            exercise(GgufReader(), std::as_bytes(std::span(bytes)), "damaged.gguf");
        }
    }
    QVERIFY2(timer.elapsed() < 120'000, "slow");
}

QTEST_GUILESS_MAIN(TestGgufDamage)
#include "tst_gguf_damage.moc"
