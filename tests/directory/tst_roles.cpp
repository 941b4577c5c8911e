// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/facts.h"
#include "model/directory/glob.h"
#include "model/directory/role_rules.h"
#include "model/directory/sniff.h"
#include "tests/directory/test_folder.h"
#include "tests/support/byte_builder.h"

#include <QFile>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

namespace {

Sniffed sniffed(const std::string& content, const std::string& path, std::uint64_t size = 0)
{
    const auto bytes = std::as_bytes(std::span(content));
    return sniff(bytes.first(std::min(bytes.size(), SniffBytes)), path, size == 0 ? content.size() : size, RoleRules::builtIn().find(path));
}

std::string sniffedRole(const std::string& content, const std::string& path)
{
    const Sniffed result = sniffed(content, path);
    return result.role ? std::string(roleName(result.role->role)) : std::string();
}

} // namespace

class TestRoles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void globs_data();
    void globs();
    void globsTakeBoundedTime();
    void pathGlobs_data();
    void pathGlobs();
    void everyNamedFileHasItsRole();
    void everyRuleNamesAKnownRole();
    void theFirstRuleDecides();
    void caseIsForgivenOnlyWhenNothingMatches();
    void rolesByName_data();
    void rolesByName();
    void lfsPointer();
    void lfsPointerOfTheEarlierPrograms_data();
    void lfsPointerOfTheEarlierPrograms();
    void textThatOnlyMentionsLfs();
    void annexPointer();
    void webPageInPlaceOfWeights();
    void webPageThatIsOne();
    void serverErrorInPlaceOfAConfig();
    void configWithAnErrorKeyIsAConfig();
    void zeroBytes();
    void zeroBytesOnPurpose();
    void preallocatedByADownloader();
    void partOfADownload();
    void textOfALink();
    void privateKeyUnderAnyName();
    void certificateIsNoSecret();
    void sentencePieceUnderAnyName();
    void tiktokenUnderAnyName();
    void nativeCodeUnderAnyName();
    void archiveUnderAnUnknownName();
    void zipUnderTheNameOfWeightsIsNoArchive();
    void weightsUnderAnUnknownName();
    void adapterByItsTensors();
    void jsonByItsKeys_data();
    void jsonByItsKeys();
    void weightsAmongLogsAreWeights();
    void brokenJsonIsTold();
    void jsonNestedTooDeep();
};

void TestRoles::globs_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("matches");
    QTest::newRow("literal") << "a.txt" << "a.txt" << true;
    QTest::newRow("literal, longer") << "a.txt" << "a.txtx" << false;
    QTest::newRow("star in front") << "*.txt" << "a.b.txt" << true;
    QTest::newRow("star takes nothing") << "*.txt" << ".txt" << true;
    QTest::newRow("two stars") << "*-of-*.bin" << "m-1-of-2.bin" << true;
    QTest::newRow("question mark") << "?.bin" << "ab.bin" << false;
    QTest::newRow("set") << "checkpoint-[0-9]*" << "checkpoint-12" << true;
    QTest::newRow("set, no digit") << "checkpoint-[0-9]*" << "checkpoint-x" << false;
    QTest::newRow("set of single letters") << "[abc]" << "b" << true;
    QTest::newRow("unclosed set is a letter") << "[x" << "[x" << true;
    QTest::newRow("going back") << "*ab*c" << "ababxc" << true;
    QTest::newRow("empty name") << "*" << "" << true;
    QTest::newRow("case counts") << "LICENSE*" << "License" << false;
}

void TestRoles::globs()
{
    QFETCH(QString, pattern);
    QFETCH(QString, name);
    QTEST(globMatches(pattern.toStdString(), name.toStdString()), "matches");
}

void TestRoles::globsTakeBoundedTime()
{
    const std::string name(20'000, 'a');
    QVERIFY(!globMatches("*a*a*a*a*a*a*a*a*a*b", name));
}

void TestRoles::pathGlobs_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("matches");
    QTest::newRow("star stays in a component") << "a/*" << "a/b/c" << false;
    QTest::newRow("two stars cross") << "a/**" << "a/b/c" << true;
    QTest::newRow("two stars need something") << "a/**" << "a" << false;
    QTest::newRow("two stars in the middle") << "outputs/**/*.log" << "outputs/x/y/z.log" << true;
    QTest::newRow("two stars for no component") << "outputs/**/*.log" << "outputs/z.log" << true;
    QTest::newRow("too short") << "a/b/c" << "a/b" << false;
}

void TestRoles::pathGlobs()
{
    QFETCH(QString, pattern);
    QFETCH(QString, path);
    QTEST(globMatchesPath(pattern.toStdString(), path.toStdString()), "matches");
}

void TestRoles::everyNamedFileHasItsRole()
{
    QFile table(QStringLiteral(VITRINE_TEST_DATA "/named_files.tsv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    int rows = 0;
    while (!table.atEnd()) {
        const QList<QByteArray> fields = table.readLine().trimmed().split('\t');
        if (fields.size() != 3 || fields[1] == "by content") {
            continue;
        }
        const auto named = RoleRules::builtIn().find(fields[0].toStdString());
        QVERIFY2(named, fields[0].constData());
        QVERIFY2(roleName(named->role) == fields[1].toStdString() && needName(named->need) == fields[2].toStdString(), fields[0].constData());
        ++rows;
    }
    QVERIFY(rows > 850);
}

void TestRoles::everyRuleNamesAKnownRole()
{
    int rules = 0;
    facts::eachLine(facts::FileRoles, [&](const std::vector<std::string_view>& fields) {
        QVERIFY(fields.size() >= 3);
        QVERIFY2(fields[1] == "by content" || roleByName(fields[1]), std::string(fields[0]).c_str());
        QVERIFY2(needByName(fields[2]), std::string(fields[0]).c_str());
        ++rules;
    });
    QCOMPARE(static_cast<std::size_t>(rules), RoleRules::builtIn().size());
    QVERIFY(rules >= 844);
}

void TestRoles::theFirstRuleDecides()
{
    const RoleRules rules("a.*\tconfig\trequired to load\n*.txt\tlog\tnot needed\nsub/**\tdataset\tnot needed\na.txt\tlicence\tmust be passed on\n");
    QCOMPARE(rules.find("a.txt")->role, Role::Config);
    QCOMPARE(rules.find("sub/b.txt")->role, Role::Log);
    QCOMPARE(rules.find("sub/deep/b.bin")->role, Role::Dataset);
    QVERIFY(!rules.find("b.bin"));
    QVERIFY(!rules.find("sub"));
}

void TestRoles::caseIsForgivenOnlyWhenNothingMatches()
{
    const RoleRules rules("readme*\tmodel card\thelps people\n*.MD\tdocument\thelps people\n");
    QCOMPARE(rules.find("README.MD")->role, Role::Document);
    QCOMPARE(rules.find("ReadMe.md")->role, Role::ModelCard);
}

void TestRoles::rolesByName_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("role");
    const auto row = [](const char* path, const char* role) { QTest::newRow(path) << path << role; };
    row("model-00001-of-00004.safetensors", "weights");
    row("model.safetensors.index.json", "weights index");
    row("pytorch_model.bin.index.json", "weights index");
    row("checkpoint-500/optimizer.pt", "optimizer state");
    row("global_step500/zero_pp_rank_0_mp_rank_00_optim_states.pt", "optimizer state");
    row("pytorch_model_fsdp_0/__0_0.distcp", "distributed weights");
    row("training_args.bin", "training arguments");
    row("adapter_model.safetensors", "adapter weights");
    row(".git/objects/ab/cdef", "cache");
    row("runs/Nov30/events.out.tfevents.1.host.7.0", "log");
    row("LICENSE", "licence");
    row("licence.txt", "licence");
    row("USE_POLICY.md", "use policy");
    row(".env", "secret");
    row("model.safetensors.incomplete", "incomplete download");
    row("tokenizer/merges.txt", "tokenizer");
    row("modeling_deepseek.py", "custom code");
    row("image.PNG", "document");
}

void TestRoles::rolesByName()
{
    QFETCH(QString, path);
    const auto named = RoleRules::builtIn().find(path.toStdString());
    QVERIFY(named);
    const std::string_view role = roleName(named->role);
    QTEST(QString::fromUtf8(role.data(), static_cast<qsizetype>(role.size())), "role");
}

void TestRoles::lfsPointer()
{
    TestFolder folder;
    folder.pointer("model.safetensors", 4'976'698'672).pointer("notes.xyz");
    const auto opened = folder.open();
    const FileEntry& file = *opened->file("model.safetensors");
    QCOMPARE(file.placeholder, Placeholder::LfsPointer);
    QCOMPARE(file.statedSize, 4'976'698'672U);
    QCOMPARE(file.statedHash, std::string(64, 'a'));
    QCOMPARE(roleOf(*opened, "model.safetensors"), "weights");
    QCOMPARE(needOf(*opened, "model.safetensors"), "stands for a missing file");
    QCOMPARE(roleOf(*opened, "notes.xyz"), "LFS pointer");
    QVERIFY(file.content == nullptr);
}

void TestRoles::lfsPointerOfTheEarlierPrograms_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("hawser") << "version https://hawser.github.com/spec/v1\noid sha256:00\nsize 5\n";
    QTest::newRow("git-media") << "version http://git-media.io/v/2\noid sha256:00\nsize 5\n";
}

void TestRoles::lfsPointerOfTheEarlierPrograms()
{
    QFETCH(QString, line);
    const Sniffed result = sniffed(line.toStdString(), "pytorch_model.bin");
    QCOMPARE(result.placeholder, Placeholder::LfsPointer);
    QCOMPARE(result.statedSize, 5U);
    QVERIFY(result.statedHash.empty());
}

void TestRoles::textThatOnlyMentionsLfs()
{
    QCOMPARE(sniffed("See version https://git-lfs.github.com/spec/v1", "README.md").placeholder, Placeholder::None);
    QCOMPARE(sniffed("version https://git-lfs.github.com/spec/v1\n" + std::string(2000, 'x'), "README.md").placeholder, Placeholder::None);
}

void TestRoles::annexPointer()
{
    QCOMPARE(sniffed("/annex/objects/SHA256E-s123--abc.bin\n", "model.bin").placeholder, Placeholder::AnnexPointer);
    QCOMPARE(sniffed("../.git/annex/objects/Mx/1z/SHA256E-s3--a/SHA256E-s3--a", "model.bin").placeholder, Placeholder::AnnexPointer);
}

void TestRoles::webPageInPlaceOfWeights()
{
    QCOMPARE(sniffed("\n  <!DOCTYPE HTML><html><body>Sign in</body></html>", "model.safetensors").placeholder, Placeholder::WebPage);
    QCOMPARE(sniffed("<html>", "tokenizer.json").placeholder, Placeholder::WebPage);
}

void TestRoles::webPageThatIsOne()
{
    QCOMPARE(sniffed("<!doctype html><html></html>", "index.html").placeholder, Placeholder::None);
    QCOMPARE(sniffed("<html>", "README.md").placeholder, Placeholder::None);
}

void TestRoles::serverErrorInPlaceOfAConfig()
{
    QCOMPARE(sniffed(R"({"error":"Repository not found"})", "config.json").placeholder, Placeholder::ErrorMessage);
    QCOMPARE(sniffed(R"(<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>)", "model.bin").placeholder, Placeholder::ErrorMessage);
}

void TestRoles::configWithAnErrorKeyIsAConfig()
{
    QCOMPARE(sniffed(R"({"error":"x","model_type":"llama"})", "config.json").placeholder, Placeholder::None);
    QCOMPARE(sniffed("{}", "config.json").placeholder, Placeholder::None);
}

void TestRoles::zeroBytes()
{
    TestFolder folder;
    folder.file("model.safetensors", "");
    const auto opened = folder.open();
    QCOMPARE(opened->file("model.safetensors")->placeholder, Placeholder::Empty);
    QCOMPARE(roleOf(*opened, "model.safetensors"), "weights");
    QCOMPARE(needOf(*opened, "model.safetensors"), "stands for a missing file");
}

void TestRoles::zeroBytesOnPurpose()
{
    TestFolder folder;
    folder.file("package/__init__.py", "").file(".gitkeep", "");
    const auto opened = folder.open();
    QCOMPARE(opened->file("package/__init__.py")->placeholder, Placeholder::None);
    QCOMPARE(opened->file(".gitkeep")->placeholder, Placeholder::None);
}

void TestRoles::preallocatedByADownloader()
{
    QCOMPARE(sniffed(std::string(8192, '\0'), "model.gguf").placeholder, Placeholder::Preallocated);
    QCOMPARE(sniffed(std::string(100, '\0'), "model.gguf").placeholder, Placeholder::None);
}

void TestRoles::partOfADownload()
{
    TestFolder folder;
    folder.llamaConfig().tokenizer().file("model.safetensors.incomplete", "half");
    const auto opened = folder.open();
    QCOMPARE(roleOf(*opened, "model.safetensors.incomplete"), "incomplete download");
    QCOMPARE(opened->file("model.safetensors.incomplete")->placeholder, Placeholder::PartialDownload);
    QCOMPARE(sentenceOf(*opened), "Not all here: the download of model.safetensors.incomplete was not finished");
}

void TestRoles::textOfALink()
{
    const std::string text = "../../blobs/" + std::string(64, 'd');
    QCOMPARE(sniffed(text, "snapshots/0123/model.safetensors").placeholder, Placeholder::LinkText);
    QCOMPARE(sniffed(text, "model.safetensors").placeholder, Placeholder::None);
    QCOMPARE(sniffed("../../blobs/xyz", "snapshots/0123/model.safetensors").placeholder, Placeholder::None);
}

void TestRoles::privateKeyUnderAnyName()
{
    QCOMPARE(sniffedRole("-----BEGIN OPENSSH PRIVATE KEY-----\nabc\n", "notes"), "secret");
    QCOMPARE(sniffedRole("-----BEGIN CERTIFICATE-----\nabc\n", "notes"), "");
}

void TestRoles::certificateIsNoSecret()
{
    QCOMPARE(sniffedRole("-----BEGIN CERTIFICATE-----\nabc\n", "server.pem"), "other");
    TestFolder folder;
    folder.file("key.pem", "-----BEGIN RSA PRIVATE KEY-----\nabc\n").file("server.pem", "-----BEGIN CERTIFICATE-----\n");
    const auto opened = folder.open();
    QCOMPARE(roleOf(*opened, "key.pem"), "secret");
    QCOMPARE(roleOf(*opened, "server.pem"), "other");
}

void TestRoles::sentencePieceUnderAnyName()
{
    // piece { piece: "<unk>" score: 0 type: 2 }
    const std::string withScore("\x0a\x0e\x0a\x05<unk>\x15\x00\x00\x00\x00\x18\x02\x0a\x0c\x0a\x03<s>", 24);
    QCOMPARE(sniffedRole(withScore, "en.model"), "tokenizer");
    const std::string withoutScore("\x0a\x09\x0a\x05<unk>\x18\x02\x0a\x07\x0a\x03<s>\x18\x03", 20);
    QCOMPARE(sniffedRole(withoutScore, "en.model"), "tokenizer");
    QCOMPARE(sniffedRole("\x0a\x0e hello, no tokenizer", "en.model"), "");
}

void TestRoles::tiktokenUnderAnyName()
{
    QCOMPARE(sniffedRole("IQ== 0\nIg== 1\n", "qwen.model"), "tokenizer");
    QCOMPARE(sniffedRole("some text here\n", "qwen.model"), "");
}

void TestRoles::nativeCodeUnderAnyName()
{
    QCOMPARE(sniffedRole(std::string("\x7f""ELF\x02\x01\x01", 7), "helper.bin"), "native library");
    QCOMPARE(sniffedRole("MZ is how this text begins", "notes.txt"), "");
}

void TestRoles::archiveUnderAnUnknownName()
{
    QCOMPARE(sniffedRole(std::string("PK\x03\x04zzzz", 8), "backup.unknown"), "archive");
}

void TestRoles::zipUnderTheNameOfWeightsIsNoArchive()
{
    QCOMPARE(sniffedRole(std::string("PK\x03\x04zzzz", 8), "pytorch_model.bin"), "");
}

void TestRoles::weightsUnderAnUnknownName()
{
    TestFolder folder;
    folder.file("blob-without-suffix", safetensors({{"a.weight"}}));
    const auto opened = folder.open();
    QCOMPARE(roleOf(*opened, "blob-without-suffix"), "weights");
    QCOMPARE(opened->file("blob-without-suffix")->format, Format::Safetensors);
}

void TestRoles::adapterByItsTensors()
{
    TestFolder folder;
    folder.file("style.safetensors", safetensors({{"unet.down.0.lora_down.weight"}, {"unet.down.0.lora_up.weight"}, {"unet.down.0.alpha", "F32", {}}}));
    const auto opened = folder.open();
    QCOMPARE(roleOf(*opened, "style.safetensors"), "adapter weights");
    QCOMPARE(verdictOf(*opened), "adapter");
}

void TestRoles::jsonByItsKeys_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("role");
    QTest::newRow("index") << R"({"weight_map":{}})" << "weights index";
    QTest::newRow("adapter") << R"({"peft_type":"LORA"})" << "adapter config";
    QTest::newRow("trainer") << R"({"log_history":[],"global_step":3})" << "trainer state";
    QTest::newRow("config") << R"({"model_type":"llama"})" << "config";
    QTest::newRow("processor") << R"({"image_processor_type":"X"})" << "processor";
    QTest::newRow("tokenizer") << R"({"model":{},"added_tokens":[],"pre_tokenizer":null})" << "tokenizer";
    QTest::newRow("nothing known") << R"({"a":1})" << "other";
    QTest::newRow("a list") << "[1,2]" << "other";
}

void TestRoles::jsonByItsKeys()
{
    QFETCH(QString, json);
    QFETCH(QString, role);
    TestFolder folder;
    folder.file("unnamed-thing.json", json.toStdString());
    QCOMPARE(roleOf(*folder.open(), "unnamed-thing.json"), role.toStdString());
}

void TestRoles::weightsAmongLogsAreWeights()
{
    TestFolder folder;
    folder.file("lightning_logs/version_0/checkpoints/last.safetensors", safetensors({{"a.weight"}})).file("lightning_logs/version_0/metrics.csv", "a");
    const auto opened = folder.open();
    QCOMPARE(roleOf(*opened, "lightning_logs/version_0/checkpoints/last.safetensors"), "weights");
    QCOMPARE(roleOf(*opened, "lightning_logs/version_0/metrics.csv"), "log");
    QCOMPARE(verdictOf(*opened), "weights-only");
}

void TestRoles::brokenJsonIsTold()
{
    TestFolder folder;
    folder.llamaWeights().tokenizer().file("config.json", R"({"model_type":"lla)");
    const auto opened = folder.open();
    QCOMPARE(problemsOf(*opened), std::vector<std::string>{"json.malformed at config.json"});
    QCOMPARE(verdictOf(*opened), "incomplete-model");
    QVERIFY(opened->file("config.json")->json == nullptr);
}

void TestRoles::jsonNestedTooDeep()
{
    TestFolder folder;
    folder.file("config.json", std::string(100'000, '[') + std::string(100'000, ']'));
    QCOMPARE(problemsOf(*folder.open()), std::vector<std::string>{"json.malformed at config.json"});
}

QTEST_GUILESS_MAIN(TestRoles)
#include "tst_roles.moc"
