// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/facts/fact_file.h"
#include "model/checks/secret/secret_patterns.h"
#include "model/checks/secret/secret_scanner.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void examples_data();
    void examples();
    void nearMisses_data();
    void nearMisses();
    void never_data();
    void never();
    void placeholders();
    void neverInFull();
    void offsets();
    void fileNames();
    void personal_data();
    void personal();
    void hugeTextsEnd();
};

namespace {

/// Examples are kept in parts, so that no text of the project looks like a token: a string, or an alphabet to be
/// cycled.
std::string joinedParts(const nlohmann::json& parts)
{
    std::string text;
    const nlohmann::json list = parts.is_array() ? parts : nlohmann::json::array({parts});
    for (const auto& part : list) {
        if (part.is_string()) {
            text += part.get<std::string>();
        } else {
            const auto cycle = part["cycle"].get<std::string>();
            for (std::size_t i = 0; i < part["length"].get<std::size_t>(); ++i) {
                text += cycle[i % cycle.size()];
            }
        }
    }
    return text;
}

const nlohmann::json& examplesFile()
{
    static const nlohmann::json examples = [] {
        QFile file(QStringLiteral(VITRINE_TEST_DATA "/secret_examples.json"));
        return file.open(QIODevice::ReadOnly) ? nlohmann::json::parse(file.readAll().toStdString(), nullptr, false)
                                              : nlohmann::json();
    }();
    return examples;
}

/// Puts a secret where its pattern counts: near its words.
std::string inContext(const SecretPattern& pattern, const std::string& secret)
{
    if (pattern.context.empty()) {
        return "value \"" + secret + "\" end";
    }
    std::string text;
    if (pattern.bothContexts) {
        text += "id = " + pattern.neighbours.front() + "ABCD\n";
    }
    return text + pattern.context.front() + " = \"" + secret + "\"\n";
}

const SecretPattern& patternOf(const std::string& id)
{
    for (const SecretPattern& pattern : secretPatterns()) {
        if (pattern.id == id) {
            return pattern;
        }
    }
    static const SecretPattern none;
    return none;
}

} // namespace

void TestSecrets::examples_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("secret");
    for (const auto& row : examplesFile().at("examples")) {
        QTest::newRow(row[0].get<std::string>().c_str())
            << QString::fromStdString(row[0].get<std::string>()) << QByteArray::fromStdString(joinedParts(row[1]));
    }
}

void TestSecrets::examples()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, secret);
    const SecretPattern& pattern = patternOf(id.toStdString());
    QCOMPARE(QString::fromStdString(pattern.id), id);
    QVERIFY2(pattern.expression.isValid(), qPrintable(pattern.expression.errorString()));
    const auto found = findSecrets(inContext(pattern, secret.toStdString()));
    QVERIFY2(!found.empty(), secret.constData());
    if (!pattern.context.empty()) {
        // Without its context it is not told, or only as what another pattern sees in it.
        for (const auto& match : findSecrets("value \"" + secret.toStdString() + "\" end")) {
            QVERIFY2(match.pattern != id.toStdString(), match.pattern.c_str());
        }
    }
}

void TestSecrets::nearMisses_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("text");
    for (const auto& row : examplesFile().at("examples")) {
        int number = 0;
        for (const auto& miss : row[2]) {
            QTest::addRow("%s %d", row[0].get<std::string>().c_str(), ++number)
                << QString::fromStdString(row[0].get<std::string>()) << QByteArray::fromStdString(joinedParts(miss));
        }
    }
}

void TestSecrets::nearMisses()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, text);
    for (const auto& match : findSecrets(inContext(patternOf(id.toStdString()), text.toStdString()))) {
        QVERIFY2(match.pattern != id.toStdString(), text.constData());
    }
}

void TestSecrets::never_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const auto& row : examplesFile().at("never")) {
        QTest::newRow(row[0].get<std::string>().c_str()) << QByteArray::fromStdString(joinedParts(row[1]));
    }
}

void TestSecrets::never()
{
    QFETCH(QByteArray, text);
    const auto found = findSecrets(text.toStdString());
    QVERIFY2(found.empty(), found.empty() ? "" : found.front().pattern.c_str());
}

void TestSecrets::placeholders()
{
    QVERIFY(findSecrets("token: hf_" + std::string(34, 'x')).empty());
    QVERIFY(findSecrets("hub_token: <HUB_TOKEN>").empty());
    QVERIFY(findSecrets("password=${PASSWORD}").empty());
    QVERIFY(findSecrets("api_key: your_api_key_here_1234567").empty());
}

void TestSecrets::neverInFull()
{
    for (const auto& row : examplesFile().at("examples")) {
        const std::string secret = joinedParts(row[1]);
        for (const auto& match : findSecrets(inContext(patternOf(row[0].get<std::string>()), secret))) {
            QVERIFY(match.masked.find(secret) == std::string::npos);
            QVERIFY2(match.masked.size() < secret.size() / 2 + 20, match.masked.c_str());
        }
    }
}

void TestSecrets::offsets()
{
    const std::string token = joinedParts(nlohmann::json::parse(
        R"(["hf_",{"cycle":"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","length":34}])"));
    const std::string text = std::string(10'000, '\xC3') + "\n\"" + token + "\" and again " + token + "\n";
    const auto found = findSecrets(text);
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].offset, std::uint64_t(10'002));
    QCOMPARE(text.substr(found[1].offset, token.size()), token);
    QVERIFY(found[0].blocks);
}

void TestSecrets::fileNames()
{
    QVERIFY(secretFileName(".env").has_value());
    QVERIFY(secretFileName("deep/er/.env.local").has_value());
    QVERIFY(!secretFileName(".env.example").has_value());
    QVERIFY(secretFileName("id_rsa").has_value());
    QVERIFY(!secretFileName("id_rsa.pub").has_value());
    QVERIFY(secretFileName("x/.git/config").has_value());
    QVERIFY(!secretFileName("config").has_value());
    QVERIFY(!secretFileName("tokenizer.json").has_value());
    QVERIFY(secretFileName("kaggle.json")->blocks);
    QVERIFY(!secretFileName("certificate.pem")->nameIsEnough);
}

void TestSecrets::personal_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("transformers PR#21483 home")
        << QByteArray("\"_name_or_path\": \"/home/alice/models/x\"") << QByteArray("home-linux");
    QTest::newRow("mac") << QByteArray("/Users/jane.doe/x") << QByteArray("home-linux");
    QTest::newRow("windows") << QByteArray("C:\\\\Users\\\\Bob\\\\x") << QByteArray("home-windows");
    QTest::newRow("cluster") << QByteArray("\"/mnt/nvme3/llm/runs\"") << QByteArray("cluster-path");
    QTest::newRow("mail") << QByteArray("mail jane@uni-bonn.de now") << QByteArray("email");
    QTest::newRow("inner network") << QByteArray("http://192.168.1.20:8000") << QByteArray("private-ip");
    QTest::newRow("host in events") << QByteArray("events.out.tfevents.1700000000.gpu-box-7.123.0")
                                    << QByteArray("tfevents-host");
    QTest::newRow("host in runs") << QByteArray("runs/Jan05_10-20-30_gpu-box-7") << QByteArray("runs-host");
    QTest::newRow("docker user") << QByteArray("/home/user/x") << QByteArray();
    QTest::newRow("example mail") << QByteArray("someone@example.com") << QByteArray();
    QTest::newRow("version") << QByteArray("\"version\": \"10.0.1\"") << QByteArray();
    QTest::newRow("web path") << QByteArray("https://host.org/data/set/of/things") << QByteArray();
    QTest::newRow("tensor name") << QByteArray("model.layers.0.mlp.up_proj.weight") << QByteArray();
}

void TestSecrets::personal()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, kind);
    const auto found = findPersonal(text.toStdString(), false);
    QCOMPARE(found.empty() ? QByteArray() : QByteArray::fromStdString(found.front().kind), kind);
}

void TestSecrets::hugeTextsEnd()
{
    QElapsedTimer timer;
    timer.start();
    std::string text(4'000'000, 'a');
    QVERIFY(findSecrets(text).empty());
    QVERIFY(findPersonal(text, false).empty());
    std::string anchors;
    for (int i = 0; i < 100'000; ++i) {
        anchors += "sk-ghp_hf_wandb key@";
    }
    static_cast<void>(findSecrets(anchors));
    static_cast<void>(findPersonal(anchors, false));
    QVERIFY2(timer.elapsed() < 8'000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestSecrets)
#include "tst_secrets.moc"
