// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What fuzzing found or starts from, read again in every build, and damaged a few hundred times more, the same in every
// run. A crash, a sanitizer's word or a hang is the failure. VITRINE_FUZZ_ROUNDS asks for more of them.

#include "tests/fuzz/mutations.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <cstdint>
#include <string>

using namespace Qt::StringLiterals;

#define TARGET(name) extern "C" int name(const std::uint8_t* data, std::size_t size);
VITRINE_FUZZ_TARGETS
#undef TARGET

namespace {

using Run = int (*)(const std::uint8_t* data, std::size_t size);

struct Target {
    const char* name;
    Run run;
};

#define TARGET(name) Target{#name, &name},
constexpr Target Targets[] = {VITRINE_FUZZ_TARGETS};
#undef TARGET

} // namespace

class TestFuzzFinds : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void everyFolderHasATarget();

private:
    static QDir folder() { return QDir(QStringLiteral(VITRINE_SOURCE) + "/tests/fuzz/finds"_L1); }
};

void TestFuzzFinds::finds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("target");
    int number = 0;
    for (const Target& target : Targets) {
        const QDir finds(folder().filePath(QString::fromLatin1(target.name)));
        for (const QString& name : finds.entryList(QDir::Files)) {
            QTest::addRow("%s/%s", target.name, qPrintable(name)) << finds.filePath(name) << number;
        }
        ++number;
    }
}

void TestFuzzFinds::finds()
{
    QFETCH(const QString, path);
    QFETCH(const int, target);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const std::string bytes = file.readAll().toStdString();
    const auto run = [&](const std::string& input) {
        QElapsedTimer timer;
        timer.start();
        Targets[target].run(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
        return timer.elapsed();
    };
    QVERIFY(run(bytes) < 5000);
    vitrine::test::Mutations mutations(20261130);
    const int more = qEnvironmentVariableIntValue("VITRINE_FUZZ_ROUNDS");
    for (int round = 0; round < (more > 0 ? more : 50); ++round) {
        QVERIFY(run(mutations.of(bytes)) < 5000);
    }
}

/// What was found for a target that was renamed would be read by nobody.
void TestFuzzFinds::everyFolderHasATarget()
{
    for (const QString& name : folder().entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const bool known = std::ranges::any_of(Targets, [&](const Target& target) { return name == QLatin1StringView(target.name); });
        QVERIFY2(known, qPrintable(name));
    }
}

QTEST_GUILESS_MAIN(TestFuzzFinds)
#include "tst_fuzz_finds.moc"
