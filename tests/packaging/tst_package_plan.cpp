// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/package_plan.h"
#include "model/practice/practice_folder.h"
#include "tests/packaging/packing_support.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestPackagePlan final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_parent.isValid());
        const auto path = writePracticeFolder(m_parent.path().toStdString());
        QVERIFY(path.has_value());
        m_path = QString::fromStdString(*path);
        QFile secret(m_path + u"/.env"_s);
        QVERIFY(secret.open(QIODevice::WriteOnly) && secret.write("KEY=1\n") > 0);
        secret.close();
        const auto opened = openDirectory(*path);
        QVERIFY(opened.has_value());
        m_directory = *opened;
    }

    void deployTakesWhatLoadingNeeds()
    {
        const PackagePlan plan = planFor(Purpose::Deploy);
        QVERIFY(has(plan, "config.json") && has(plan, "model-00001-of-00002.safetensors") && has(plan, "tokenizer.json"));
        QVERIFY(!has(plan, "README.md"));
        QVERIFY(!has(plan, "checkpoint-10/optimizer.pt"));
    }

    void shareTakesTheCardToo() { QVERIFY(has(planFor(Purpose::Share), "README.md")); }

    void resumeTakesTheTrainingState()
    {
        const PackagePlan plan = planFor(Purpose::Resume);
        QVERIFY(has(plan, "checkpoint-10/optimizer.pt"));
        QVERIFY(has(plan, "checkpoint-10/model-00001-of-00002.safetensors"));
    }

    void aSecretIsNeverPacked()
    {
        for (const Purpose purpose : {Purpose::Deploy, Purpose::Share, Purpose::Resume}) {
            QVERIFY(!has(planFor(purpose), ".env"));
        }
        PackageOptions options;
        options.include = {".env"};
        QVERIFY(!has(plan(options), ".env"));
    }

    void choicesOfThePersonCount()
    {
        PackageOptions options;
        options.exclude = {"*.md"};
        options.include = {"checkpoint-10/trainer_state.json"};
        const PackagePlan chosen = plan(options);
        QVERIFY(!has(chosen, "README.md"));
        QVERIFY(has(chosen, "checkpoint-10/trainer_state.json"));
    }

    void everyFileIsInOrOutWithAReason()
    {
        const PackagePlan chosen = planFor(Purpose::Share);
        QCOMPARE(chosen.files.size() + chosen.leftOut.size(), m_directory->files.size());
        for (const PlannedFile& file : chosen.files) {
            QVERIFY(!file.reason.isEmpty());
        }
        for (const LeftOutFile& file : chosen.leftOut) {
            QVERIFY(!file.reason.isEmpty());
        }
        QVERIFY(std::ranges::is_sorted(chosen.files, {}, &PlannedFile::name));
    }

    void aFailureThatBlocksCanBeWaivedByName()
    {
        const PackagePlan blocked = planFor(Purpose::Share);
        QVERIFY(blocked.isBlocked()); // there is no licence
        QCOMPARE(blocked.issues.front().check, std::string("licence.present"));
        PackageOptions options;
        for (const PlanIssue& issue : blocked.issues) {
            if (issue.blocks) {
                options.waivers.push_back({issue.check, "practice"});
            }
        }
        QVERIFY(!plan(options).isBlocked());
    }

    void theNameIsOneThatEverySystemTakes()
    {
        PackageOptions options;
        options.name = "my model:v..2 /x";
        options.version = "1..0";
        QCOMPARE(plan(options).topFolder, std::string("my-model-v.2-x-1.0"));
        options.name = "///";
        QCOMPARE(plan(options).options.name, std::string("model"));
    }

    void aZipThatWouldBeWrongIsRefused()
    {
        auto large = std::make_shared<ModelDirectory>(*m_directory);
        for (FileEntry& file : large->files) {
            if (file.path == "model-00001-of-00002.safetensors") {
                file.size = 5'000'000'000;
            }
        }
        PackageOptions options;
        options.format = PackageFormat::Zip;
        const PackagePlan refused = planPackage(*large, 0, {}, options);
        QVERIFY(refused.isBlocked());
        QVERIFY(refused.issues.front().check.empty());
        options.format = PackageFormat::Tar;
        QVERIFY(!planPackage(*large, 0, {}, options).isBlocked());
    }

    void aFullDiskIsToldBefore()
    {
        PackageOptions options;
        options.freeBytes = 1000;
        QVERIFY(planPackage(*m_directory, 0, {}, options).isBlocked());
    }

    void pathsAreTakenOutUnlessTheTrainingGoesOn_data()
    {
        QTest::addColumn<int>("purpose");
        QTest::addColumn<int>("chosen"); // -1: not said
        QTest::addColumn<bool>("isScrubbed");
        QTest::newRow("deploy") << int(Purpose::Deploy) << -1 << true;
        QTest::newRow("share") << int(Purpose::Share) << -1 << true;
        QTest::newRow("resume") << int(Purpose::Resume) << -1 << false;
        QTest::newRow("share, kept") << int(Purpose::Share) << 0 << false;
        QTest::newRow("resume, asked for") << int(Purpose::Resume) << 1 << true;
    }
    void pathsAreTakenOutUnlessTheTrainingGoesOn()
    {
        QFETCH(int, purpose);
        QFETCH(int, chosen);
        QFETCH(bool, isScrubbed);
        PackageOptions options;
        options.purpose = Purpose(purpose);
        if (chosen >= 0) {
            options.scrubPaths = chosen == 1;
        }
        QCOMPARE(!plan(options).edits.empty(), isScrubbed);
    }

    void aTokenIsNeverPacked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("canBeTakenOut");
        const QByteArray token = "hf_" + QByteArray("abcdefghijKLMNOPQRST0123456789wxyz");
        QTest::newRow("JSON") << u"generation_config.json"_s << "{\"hub_token\": \"" + token + "\"}" << true;
        QTest::newRow("a card") << u"README.md"_s << "---\nlicense: mit\n---\n# A\n\n" + token + "\n" << true;
        QTest::newRow("a key in a card") << u"README.md"_s << QByteArray("# A\n\n-----BEGIN PRIVATE KEY-----\nMIIEvgIBADANBg\n") << false;
        QTest::newRow("code") << u"modeling_a.py"_s << "TOKEN = \"" + token + "\"\n" << false;
        QTest::newRow("a log, which only goes in because somebody took it") << u"train.log"_s << "token=" + token + "\n" << false;
        QTest::newRow("trainer state") << u"trainer_state.json"_s << "{\"a\": \"" + token + "\"}" << true;
    }
    void aTokenIsNeverPacked()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(bool, canBeTakenOut);
        const QTemporaryDir folder;
        QVERIFY(test::writeModel(folder.path()) && test::writeFile(folder.filePath(name), content));
        const auto directory = openDirectory(folder.path().toStdString());
        const auto planned = [&](bool scrub) {
            PackageOptions options;
            options.include = {"*"};
            options.scrubSecrets = scrub;
            options.waivers = {{"share.secrets", "it is an old one"}}; // which counts for nothing
            return planPackage(**directory, 0, runChecks(**directory, 0, {}), options);
        };
        const auto blocks = [](const PackagePlan& plan) {
            const auto found = std::ranges::find(plan.issues, "share.secrets", &PlanIssue::check);
            return found != plan.issues.end() && found->blocks;
        };
        QVERIFY(blocks(planned(false)));
        QCOMPARE(blocks(planned(true)), !canBeTakenOut);
    }

    void editsSayWhereAndWhat()
    {
        const PackagePlan scrubbed = plan({});
        QCOMPARE(scrubbed.edits.size(), std::size_t{1});
        QCOMPARE(scrubbed.edits.front().before, std::string("/home/anna/models/practice-base"));
        QCOMPARE(scrubbed.edits.front().after, std::string("models/practice-base"));
        QCOMPARE(scrubbed.edits.front().place, std::string("/_name_or_path"));
    }

    void factsSayWhereTheyWereFound()
    {
        const Provenance provenance = gatherProvenance(*m_directory, 0, {{"data_version", "2026-10"}, {"base_model", "other/base"}, {"colour", "blue"}});
        const ProvenanceFact* data = provenance.fact("data");
        QVERIFY(data != nullptr);
        QCOMPARE(data->value, std::string("practice/sentences"));
        QCOMPARE(data->source, FactSource::Found);
        QCOMPARE(data->file, std::string("README.md"));
        const ProvenanceFact* base = provenance.fact("base_model");
        QCOMPARE(base->value, std::string("other/base"));
        QCOMPARE(base->source, FactSource::Given);
        QCOMPARE(base->found, std::string("practice/base"));
        QCOMPARE(provenance.fact("precision")->value, std::string("bfloat16"));
        QCOMPARE(provenance.fact("colour")->value, std::string("blue"));
        for (const ProvenanceFact& fact : provenance.facts) {
            QVERIFY2(!fact.value.contains("/home/"), fact.key.c_str());
        }
    }

private:
    [[nodiscard]] PackagePlan plan(const PackageOptions& options) const
    {
        CheckOptions checks;
        checks.purpose = options.purpose;
        return planPackage(*m_directory, 0, runChecks(*m_directory, 0, checks), options);
    }
    [[nodiscard]] PackagePlan planFor(Purpose purpose) const
    {
        PackageOptions options;
        options.purpose = purpose;
        return plan(options);
    }
    static bool has(const PackagePlan& plan, std::string_view name)
    {
        return std::ranges::find(plan.files, name, &PlannedFile::name) != plan.files.end();
    }

    QTemporaryDir m_parent;
    QString m_path;
    std::shared_ptr<const ModelDirectory> m_directory;
};

QTEST_GUILESS_MAIN(TestPackagePlan)
#include "tst_package_plan.moc"
