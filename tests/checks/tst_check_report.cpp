// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/check_report.h"

#include "tests/checks/tiny_model.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestCheckReport final : public QObject
{
    Q_OBJECT

private slots:
    void json();
    void otherForms();
    void formatsByName();
    void secretsStayMasked();
};

void TestCheckReport::json()
{
    TinyModel model;
    model.llama().remove(u"tokenizer.json"_s);
    const auto directory = model.open();
    const auto report = nlohmann::json::parse(
        checkReport(*directory, 0, checklistOf(*directory, 0, Purpose::Deploy), CheckReportFormat::Json));
    QCOMPARE(report["schema"].get<std::string>(), std::string("vitrine.check/1"));
    QCOMPARE(report["purpose"].get<std::string>(), std::string("deploy"));
    QCOMPARE(report["outcome"].get<std::string>(), std::string("fail"));
    QCOMPARE(report["results"].size(), std::size_t(44));
    for (const auto& result : report["results"]) {
        for (const char* key : {"id", "status", "title", "detail", "fix", "files"}) {
            QVERIFY2(result.contains(key), key);
        }
        if (result["id"] == "tokenizer.present") {
            QCOMPARE(result["status"].get<std::string>(), std::string("failure"));
            QVERIFY(!result["fix"].get<std::string>().empty());
        }
    }
}

void TestCheckReport::otherForms()
{
    TinyModel model;
    model.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "# Hello\n").write(u"<script>|*.txt"_s, "x");
    const auto directory = model.open();
    const Checklist list = checklistOf(*directory, 0, Purpose::Share);
    const std::string html = checkReport(*directory, 0, list, CheckReportFormat::Html);
    QVERIFY(html.starts_with("<!DOCTYPE html>"));
    QVERIFY(html.find("<script") == std::string::npos);
    QVERIFY(html.find("licence.present") != std::string::npos);
    const std::string markdown = checkReport(*directory, 0, list, CheckReportFormat::Markdown);
    QVERIFY(markdown.starts_with("# "));
    QVERIFY(markdown.find("\\<script\\>") != std::string::npos);
    const std::string text = checkReport(*directory, 0, list, CheckReportFormat::Text);
    QVERIFY(text.find("The licence is missing") != std::string::npos);
    QVERIFY(text.find("weights.present") == std::string::npos); // what passes is only counted
}

void TestCheckReport::formatsByName()
{
    QVERIFY(checkReportFormat("a.MD") == CheckReportFormat::Markdown);
    QVERIFY(checkReportFormat("a.json") == CheckReportFormat::Json);
    QVERIFY(checkReportFormat("a.htm") == CheckReportFormat::Html);
    QVERIFY(!checkReportFormat("a.pdf"));
    QVERIFY(!checkReportFormat("json"));
}

void TestCheckReport::secretsStayMasked()
{
    const std::string token = std::string("hf") + "_" + "abcdefghijklmnopqrstuvwxyzABCDEFGH";
    TinyModel model;
    model.llama().write(
        u"notes.md"_s, QByteArray::fromStdString("login with " + token + " from /home/somebody-here/models/x\n"));
    const auto directory = model.open();
    const Checklist list = checklistOf(*directory, 0, Purpose::Share);
    QCOMPARE(statusOf(list, "share.secrets"), u"failure"_s);
    for (const auto format :
         {CheckReportFormat::Json, CheckReportFormat::Markdown, CheckReportFormat::Html, CheckReportFormat::Text}) {
        const std::string report = checkReport(*directory, 0, list, format);
        QVERIFY(report.find(token) == std::string::npos);
        QVERIFY(report.find(token.substr(0, 16)) == std::string::npos);
        QVERIFY(report.find("somebody-here") == std::string::npos);
    }
}

QTEST_GUILESS_MAIN(TestCheckReport)
#include "tst_check_report.moc"
