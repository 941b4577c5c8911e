// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/checklist.h"
#include "model/directory/open_directory.h"
#include "model/packaging/package_writer.h"
#include "model/packaging/provenance_note.h"
#include "tests/packaging/packing_support.h"
#include "tests/support/corpus.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace vitrine;
using namespace Qt::StringLiterals;
using nlohmann::json;

namespace {

/// What a person finds in the files: the value, where, and how it is known.
struct Fact {
    std::string value;
    std::string source;
    std::string file;
    std::string place;
    bool operator==(const Fact&) const = default;
};
using Facts = std::map<std::string, Fact>;

Fact found(std::string value, const char* file, const char* place = "")
{
    return {std::move(value), "found", file, place};
}

Facts factsOf(const json& statement)
{
    Facts facts;
    for (const json& fact : statement.at("predicate").at("buildDefinition").at("externalParameters").at("facts")) {
        facts[fact.at("key").get<std::string>()]
            = {fact.at("value").get<std::string>(), fact.at("source").get<std::string>(), fact.value("file", ""), fact.value("place", "")};
    }
    return facts;
}

std::string shown(const Facts& facts)
{
    std::string text;
    for (const auto& [key, fact] : facts) {
        text += key + " = " + fact.value + " [" + fact.source + ' ' + fact.file + ' ' + fact.place + "]\n";
    }
    return text;
}

} // namespace

class TestProvenance final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_out = std::make_unique<QTemporaryDir>();
        QVERIFY(m_out->isValid());
    }

    void whatAPersonFindsByHand_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"hf-trainer-dir/mt5-az", "generated-torch2/training/trainer-run1", "generated-torch2/training/trainer-lora-run",
                 "generated-torch2/training/trainer-2023-bin"}) {
            QTest::newRow(folder) << QString::fromUtf8(folder);
        }
    }
    void whatAPersonFindsByHand()
    {
        SKIP_WITHOUT_CORPUS();
        QFETCH(QString, folder);
        const json statement = packed(folder, false);
        const Facts got = factsOf(statement);
        const Facts wanted = byHand(folder);
        QCOMPARE(shown(got), shown(wanted));
    }

    void theStatementHasTheFieldsOfItsStandards_data() { whatAPersonFindsByHand_data(); }
    void theStatementHasTheFieldsOfItsStandards()
    {
        SKIP_WITHOUT_CORPUS();
        QFETCH(QString, folder);
        const json statement = packed(folder, false);
        QCOMPARE(statement.size(), std::size_t{4});
        QCOMPARE(statement.at("_type"), "https://in-toto.io/Statement/v1");
        QCOMPARE(statement.at("predicateType"), "https://slsa.dev/provenance/v1");
        const json& predicate = statement.at("predicate");
        QCOMPARE(predicate.size(), std::size_t{2});
        const json& definition = predicate.at("buildDefinition");
        QVERIFY(QString::fromStdString(definition.at("buildType").get<std::string>()).contains(u':'));
        QVERIFY(definition.at("externalParameters").is_object());
        const json& details = predicate.at("runDetails");
        QVERIFY(!details.at("builder").at("id").get<std::string>().empty());
        QVERIFY(details.at("builder").at("version").is_object());
        const auto isDescriptor = [](const json& resource) {
            return resource.contains("uri") || resource.contains("digest") || resource.contains("content");
        };
        for (const json* list : {&statement.at("subject"), &definition.at("resolvedDependencies"), &details.at("byproducts")}) {
            QVERIFY(list->is_array());
            QVERIFY(std::ranges::all_of(*list, isDescriptor));
        }
        for (const json& subject : statement.at("subject")) {
            const QString path = m_out->filePath(u"p/"_s + QString::fromStdString(subject.at("name").get<std::string>()));
            const QByteArray content = test::contentOf(path);
            QCOMPARE(subject.at("annotations").at("size"), content.size());
            QCOMPARE(subject.at("digest").at("sha256"), QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex().toStdString());
        }
        // Each file of the package but this one and the sums, which come after it.
        QCOMPARE(statement.at("subject").size() + 3, std::size_t(test::treeOf(m_out->filePath(u"p"_s)).size()));
        for (const json& byproduct : details.at("byproducts")) {
            const std::string content = nlohmann::ordered_json::parse(byproduct.at("annotations").at("content").dump()).dump();
            QVERIFY(!content.empty());
            QCOMPARE(byproduct.at("digest").at("sha256").get<std::string>().size(), std::size_t{64});
        }
    }

    void nothingOfTheMachineIsPacked_data() { whatAPersonFindsByHand_data(); }
    void nothingOfTheMachineIsPacked()
    {
        SKIP_WITHOUT_CORPUS();
        QFETCH(QString, folder);
        QVERIFY(!packed(folder, true).is_discarded());
        // The users and hosts that the training directories of the corpus have in them.
        static const QRegularExpression machine(u"/home/|/Users/|/root/|alex|trainbox|zenijat|hf_[A-Za-z0-9]{20}"_s);
        const auto tree = test::treeOf(m_out->filePath(u"p"_s));
        for (const auto& [name, content] : tree.asKeyValueRange()) {
            const auto match = machine.match(QString::fromLatin1(content));
            const bool isNamesake = name == u"README.md"_s && match.hasMatch() && match.captured().startsWith(u"zenijat"_s);
            QVERIFY2(!match.hasMatch() || isNamesake, qPrintable(name + u": "_s + match.captured()));
            QVERIFY(!machine.match(name).hasMatch());
        }
    }

    void whatWasGivenStandsBesideWhatWasFound()
    {
        SKIP_WITHOUT_CORPUS();
        const auto directory = openDirectory(test::corpus(u"hf-trainer-dir/mt5-az"_s).toStdString());
        PackageOptions options;
        options.given = {{"base_model", "google/mt5-base"}, {"data", "news of 2022, cleaned"}, {"commit", "0123456789012345678901234567890123456789"}, {"machine", "/home/anna/gpu"}};
        const PackagePlan plan = planPackage(**directory, 0, {}, options);
        QCOMPARE(plan.provenance.fact("base_model")->value, std::string("google/mt5-base"));
        QCOMPARE(plan.provenance.fact("base_model")->source, FactSource::Given);
        QCOMPARE(plan.provenance.fact("base_model")->found, std::string("google/mt5-small"));
        // What somebody says on purpose is written as it was said.
        QCOMPARE(plan.provenance.fact("machine")->value, std::string("/home/anna/gpu"));
    }

    void aNameOfLoadingIsNoBaseWhereNothingWasTrained()
    {
        const QTemporaryDir folder;
        QVERIFY(test::writeFile(folder.filePath(u"config.json"_s), R"({"model_type": "llama", "_name_or_path": "org/base"})"));
        const auto plain = openDirectory(folder.path().toStdString());
        QVERIFY(gatherProvenance(**plain, 0, {}).fact("base_model") == nullptr);
        QVERIFY(test::writeFile(folder.filePath(u"trainer_state.json"_s), R"({"global_step": 5, "log_history": []})"));
        const auto trained = openDirectory(folder.path().toStdString());
        const Provenance provenance = gatherProvenance(**trained, 0, {});
        QVERIFY(provenance.fact("base_model") != nullptr);
        QCOMPARE(provenance.fact("base_model")->place, std::string("_name_or_path"));
    }

    void theRepositoryIsAskedOfGit()
    {
        const QTemporaryDir folder;
        const QString commit = u"0123456789abcdef0123456789abcdef01234567"_s;
        QVERIFY(QDir(folder.path()).mkpath(u".git"_s));
        QVERIFY(test::writeFile(folder.filePath(u"config.json"_s), "{}"));
        QVERIFY(test::writeFile(folder.filePath(u".git/HEAD"_s), "ref: refs/heads/main\n"));
        QVERIFY(test::writeFile(folder.filePath(u".git/packed-refs"_s), "# pack-refs with: peeled\n" + commit.toUtf8() + " refs/heads/main\n"));
        QVERIFY(test::writeFile(folder.filePath(u".git/config"_s), "[core]\n[remote \"origin\"]\n\turl = https://anna:geheim@example.org/m.git\n"));
        const auto directory = openDirectory(folder.path().toStdString());
        const Provenance provenance = gatherProvenance(**directory, 0, {});
        QCOMPARE(provenance.fact("commit")->value, commit.toStdString());
        QCOMPARE(provenance.fact("commit")->file, std::string(".git/packed-refs"));
        QCOMPARE(provenance.fact("repository")->value, std::string("https://example.org/m.git"));
    }

    void theNoteSpeaksItsOwnLanguage()
    {
        const QTemporaryDir folder;
        QVERIFY(test::writeModel(folder.filePath(u"model"_s)));
        const auto directory = openDirectory(folder.filePath(u"model"_s).toStdString());
        PackageOptions options;
        const auto note = [&] { return QString::fromStdString(provenanceNote(**directory, planPackage(**directory, 0, {}, options))); };
        const QString english = note();
        options.language = "zh_CN";
        const QString chinese = note();
        static const QRegularExpression han(u"[\\x{4E00}-\\x{9FFF}]"_s);
        QVERIFY2(!english.contains(han), qPrintable(english));
        QVERIFY(chinese.contains(u"精度"_s));
        // Sizes are written as the language of the note does, and names stay as they are.
        QVERIFY(chinese.contains(u"LlamaForCausalLM"_s) && english.contains(u"LlamaForCausalLM"_s));
    }

private:
    /// provenance.json of a package of a folder of the corpus.
    [[nodiscard]] json packed(const QString& folder, bool scrub) const
    {
        const auto directory = openDirectory(test::corpus(folder).toStdString());
        PackageOptions options;
        options.name = "judged";
        options.format = PackageFormat::Folder;
        options.scrubPaths = scrub;
        CheckOptions checks;
        const Checklist checklist = runChecks(**directory, 0, checks);
        for (const Finding& finding : checklist.findings) {
            options.waivers.push_back({std::string(finding.id), "judged by hand"});
        }
        const PackagePlan plan = planPackage(**directory, 0, checklist, options);
        const auto written = writePackage(**directory, plan, {m_out->filePath(u"p"_s).toStdString(), false, {}, {}});
        return written ? json::parse(test::contentOf(m_out->filePath(u"p/provenance.json"_s)).toStdString(), nullptr, false) : json(json::value_t::discarded);
    }

    /// Read off the files by a person, line by line.
    static Facts byHand(const QString& folder)
    {
        if (folder == u"hf-trainer-dir/mt5-az"_s) {
            return {{"base_model", found("google/mt5-small", "config.json", "_name_or_path")},
                {"hyperparameters",
                    found("learning_rate 5e-04, num_train_epochs 3, per_device_train_batch_size 2, gradient_accumulation_steps 16, warmup_steps 90, "
                          "warmup_ratio 0, weight_decay 0.01, lr_scheduler_type linear, optim adafactor, seed 42",
                        "training_args.bin")},
                {"precision", found("float32", "config.json", "torch_dtype")},
                {"frameworks", found("transformers 4.26.0", "config.json", "transformers_version")},
                {"metrics",
                    found("eval_loss 2.065276861190796, eval_rouge1 0.3435348659067965, eval_rouge2 0.1792540644580822, eval_rougeL "
                          "0.3201584153677528, eval_rougeLsum 0.3260144350757761, at step 7000",
                        "trainer_state.json", "log_history")}};
        }
        constexpr auto arguments = "per_device_train_batch_size 1, gradient_accumulation_steps 1, warmup_steps 1, weight_decay 0, lr_scheduler_type "
                                   "linear, optim adamw_torch_fused, seed 670";
        if (folder.endsWith(u"trainer-lora-run"_s)) {
            return {{"base_model", found("example-org/tiny-llama", "adapter_config.json", "base_model_name_or_path")},
                {"hyperparameters", found(std::string("learning_rate 0.001, max_steps 2, ") + arguments, "training_args.bin")},
                {"adapter", found("LORA, rank 4, alpha 8", "adapter_config.json")},
                {"frameworks", found("peft 0.21.2", "adapter_config.json", "peft_version")},
                {"metrics", found("train_loss 4.859375953674316, at step 2", "trainer_state.json", "log_history")},
                {"precision", {"F32", "computed", "", ""}}};
        }
        Facts facts{{"hyperparameters", found(std::string("learning_rate 0.001, max_steps 4, ") + arguments, "training_args.bin")},
            {"precision", found("float32", "config.json", "dtype")},
            {"frameworks", found("transformers 5.24.0", "config.json", "transformers_version")},
            {"metrics", found("train_loss 4.848225474357605, at step 4", "trainer_state.json", "log_history")},
            {"licence", found("apache-2.0", "README.md", "license")}, {"language", found("en", "README.md", "language")}};
        if (folder.endsWith(u"trainer-2023-bin"_s)) {
            facts["precision"] = found("float32", "config.json", "torch_dtype");
            facts["frameworks"] = found("transformers 4.31.0", "config.json", "transformers_version");
        }
        return facts;
    }

    std::unique_ptr<QTemporaryDir> m_out;
};

QTEST_GUILESS_MAIN(TestProvenance)
#include "tst_provenance.moc"
