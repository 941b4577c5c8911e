// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_verifier.h"
#include "tests/support/corpus.h"
#include "tests/widgets/wizard/wizard_fixture.h"
#include "widgets/wizard/finding_card.h"
#include "widgets/wizard/findings_page.h"
#include "widgets/wizard/message_strip.h"
#include "widgets/wizard/provenance_page.h"
#include "widgets/wizard/result_page.h"
#include "widgets/wizard/second_copy.h"
#include "widgets/wizard/toned_label.h"
#include "widgets/wizard/writing_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

class TestPackageWizard final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WizardFixture> m_fixture;

    static bool planned(PackageWizard& wizard)
    {
        return QTest::qWaitFor([&] { return wizard.state()->isPlanned(); }, 30'000);
    }
    static bool goTo(PackageWizard& wizard, int step)
    {
        while (wizard.currentId() < step) {
            if (!planned(wizard)) {
                return false;
            }
            if (wizard.currentId() == PackageWizard::Findings) {
                waiveAll(wizard);
                if (!planned(wizard)) {
                    return false;
                }
            }
            const int before = wizard.currentId();
            wizard.next();
            if (wizard.currentId() == before) {
                return false;
            }
        }
        return planned(wizard);
    }
    static void waiveAll(PackageWizard& wizard)
    {
        PackageOptions options = wizard.state()->options();
        for (const PlanIssue& issue : wizard.state()->plan().issues) {
            if (issue.blocks && !issue.check.empty()) {
                options.waivers.push_back({issue.check, "for a test"});
            }
        }
        wizard.state()->setOptions(options);
    }
    static bool isWritten(PackageWizard& wizard)
    {
        wizard.next();
        return QTest::qWaitFor([&] { return wizard.currentId() == int(PackageWizard::Result); }, 60'000);
    }
    static bool shows(const PackageWizard& wizard, const QString& text)
    {
        const auto labels = wizard.currentPage()->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }
    static FindingCard* card(const PackageWizard& wizard, const std::string& check)
    {
        const auto cards = wizard.currentPage()->findChildren<FindingCard*>();
        const auto found = std::ranges::find_if(cards, [&](const FindingCard* one) { return one->check() == check; });
        return found == cards.end() ? nullptr : *found;
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<WizardFixture>();
        QVERIFY(m_fixture->directory);
    }
    void cleanup() { m_fixture.reset(); }

    void untickedFileStaysOutAndComesBack()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Contents));
        auto* tree = wizard.findChild<QTreeWidget*>(u"contents"_s);
        const auto side = [&] {
            QTreeWidgetItem* item = tree->findItems(u"README.md"_s, Qt::MatchExactly | Qt::MatchRecursive).value(0);
            return item == nullptr ? -1 : tree->indexOfTopLevelItem(item->parent());
        };
        QCOMPARE(side(), 0);
        tree->findItems(u"README.md"_s, Qt::MatchRecursive).value(0)->setCheckState(0, Qt::Unchecked);
        QVERIFY(planned(wizard));
        QCOMPARE(side(), 1);
        tree->findItems(u"README.md"_s, Qt::MatchRecursive).value(0)->setCheckState(0, Qt::Checked);
        QVERIFY(planned(wizard));
        QCOMPARE(side(), 0);
        QVERIFY(wizard.state()->options().exclude.empty() && wizard.state()->options().include.empty());
    }

    void shardsAreOneRow()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Contents));
        const auto& rows = wizard.state()->view()->rows.inside;
        const auto shards = std::ranges::find(rows, ContentRow::Kind::Shards, &ContentRow::kind);
        QVERIFY(shards != rows.end());
        QCOMPARE(shards->files, 2U);
        QCOMPARE(shards->patterns.size(), 2U);
    }

    void aDraftIsKeptAndTakenUp()
    {
        {
            PackageWizard wizard(m_fixture->directory, 0, nullptr);
            wizard.show();
            QVERIFY(goTo(wizard, PackageWizard::Provenance));
            auto* data = wizard.findChild<QLineEdit*>(u"fact-data"_s);
            data->selectAll();
            QTest::keyClicks(data, u"house corpus"_s);
            wizard.state()->setOutput(m_fixture->target() + u"/mine.tar"_s, true);
            QVERIFY(planned(wizard));
            wizard.reject();
        }
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        auto* strip = wizard.findChild<MessageStrip*>(u"draft"_s);
        QVERIFY(strip->isVisible());
        QVERIFY(shows(wizard, u"was taken up again"_s));
        QCOMPARE(wizard.state()->options().given.at("data"), std::string("house corpus"));
        QVERIFY(!wizard.state()->options().waivers.empty());
        QCOMPARE(wizard.state()->output(), m_fixture->target() + u"/mine.tar"_s);
        // Nothing of it stands in the folder itself, nor in the name of the draft.
        QVERIFY(!DraftStore::fileOf(*m_fixture->directory, 0).contains(QFileInfo(m_fixture->source).fileName()));
        strip->findChild<QPushButton*>()->click();
        QVERIFY(planned(wizard));
        QVERIFY(!strip->isVisible());
        QVERIFY(wizard.state()->options().given.empty());
        QVERIFY(wizard.state()->options().waivers.empty());
        QVERIFY(!QFile::exists(DraftStore::fileOf(*m_fixture->directory, 0)));
        wizard.reject();
        QVERIFY(!QFile::exists(DraftStore::fileOf(*m_fixture->directory, 0))); // nothing was decided since
    }

    void aDraftOfEveryChoiceComesBackAsItWas()
    {
        WizardDraft draft;
        draft.options.purpose = Purpose::Resume;
        draft.options.format = PackageFormat::Folder;
        draft.options.folderCopy = FolderCopy::HardLink;
        draft.options.convertPickleWeights = true;
        draft.options.scrubPaths = true;
        draft.options.scrubSecrets = true;
        draft.options.language = "zh_CN";
        draft.options.include = {"/a b/\xff\xfe"}; // a name need not be UTF-8
        draft.options.exclude = {"/x[*]"};
        draft.options.waivers = {{"licence.present", "später"}};
        draft.options.given = {{"data", "数据"}};
        draft.options.added
            = {{"NOTICE", {}, "a sentence\n", 0, {}}, {"LICENSE", "/nowhere/LICENSE", {}, 5, "licence.present"}};
        draft.answers = {{"notice-file", LicenceTerm::State::TakenOver}, {"include-text", LicenceTerm::State::Done}};
        draft.output = u"/tmp/x y.tar"_s;
        draft.saved = QDateTime::currentDateTime();
        QVERIFY(DraftStore::save(*m_fixture->directory, 0, draft));
        const auto back = DraftStore::load(*m_fixture->directory, 0);
        QVERIFY(back);
        QCOMPARE(back->options.purpose, Purpose::Resume);
        QCOMPARE(back->options.format, PackageFormat::Folder);
        QCOMPARE(back->options.folderCopy, FolderCopy::HardLink);
        QVERIFY(back->options.convertPickleWeights && back->options.scrubPaths == true && back->options.scrubSecrets);
        QCOMPARE(back->options.language, std::string("zh_CN"));
        QVERIFY(back->options.include == draft.options.include);
        QVERIFY(back->options.exclude == draft.options.exclude);
        QCOMPARE(back->options.waivers.front().reason, std::string("später"));
        QVERIFY(back->options.given == draft.options.given);
        QCOMPARE(back->options.added.size(), 1U); // the other file is not there any more
        QCOMPARE(back->options.added.front().text, std::string("a sentence\n"));
        QVERIFY(back->answers == draft.answers);
        QCOMPARE(back->output, draft.output);
    }

    void aDamagedDraftIsNone()
    {
        const QString path = DraftStore::fileOf(*m_fixture->directory, 0);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        for (const QByteArray& content :
             {QByteArray("{\"version\":1"), QByteArray("[]"), QByteArray(), QByteArray("{\"version\":99}")}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
            QVERIFY(!DraftStore::load(*m_fixture->directory, 0));
        }
    }

    void theDraftGoesWithThePackage()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Destination));
        wizard.state()->saveDraft();
        QVERIFY(QFile::exists(DraftStore::fileOf(*m_fixture->directory, 0)));
        QVERIFY(isWritten(wizard));
        QVERIFY(!QFile::exists(DraftStore::fileOf(*m_fixture->directory, 0)));
    }

    void aLicenceTextFromElsewhereSettlesTheFinding()
    {
        const QString licence = m_fixture->addFile(u"COPYING.txt"_s, "Apache License\nVersion 2.0, January 2004\n");
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Findings));
        FindingCard* missing = card(wizard, "licence.present");
        QVERIFY(missing != nullptr);
        const auto buttons = missing->findChildren<QPushButton*>();
        QVERIFY(std::ranges::any_of(
            buttons, [](const QPushButton* button) { return button->text() == u"Add the licence text…"_s; }));
        auto* page = static_cast<FindingsPage*>(wizard.currentPage());
        page->addFiles("licence.present", {licence});
        QVERIFY(planned(wizard));
        QVERIFY(
            card(wizard, "licence.present")->findChild<QCheckBox*>()->isHidden()
            || !card(wizard, "licence.present")->findChild<QCheckBox*>()->isVisible());
        QVERIFY(shows(wizard, u"COPYING.txt is added"_s));
        const auto& files = wizard.state()->plan().files;
        QVERIFY(std::ranges::find(files, "COPYING.txt", &PlannedFile::name) != files.end());
        QVERIFY(goTo(wizard, PackageWizard::Destination));
        QVERIFY(isWritten(wizard));
        QVERIFY(verifyPackage(wizard.state()->written().output)->intact);
    }

    void aStrangeFileIsSaidToBeNoKnownLicence()
    {
        const QString text = m_fixture->addFile(u"terms.txt"_s, "You may look at it.\n");
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Findings));
        static_cast<FindingsPage*>(wizard.currentPage())->addFiles("licence.present", {text});
        QVERIFY(planned(wizard));
        QVERIFY(shows(wizard, u"LICENSE is added; it is none of the known texts"_s));
        const auto buttons = card(wizard, "licence.present")->findChildren<QPushButton*>();
        const auto undo
            = std::ranges::find_if(buttons, [](const QPushButton* button) { return button->text() == u"Undo"_s; });
        QVERIFY(undo != buttons.end());
        (*undo)->click();
        QVERIFY(planned(wizard));
        QVERIFY(wizard.state()->options().added.empty());
        QVERIFY(wizard.state()->plan().isBlocked());
    }

    void termsOfALicenceAreGoneThroughOneByOne()
    {
        QFile card(m_fixture->source + u"/README.md"_s);
        QVERIFY(card.open(QIODevice::WriteOnly));
        card.write("---\nlicense: llama3.1\nbase_model: meta-llama/Llama-3.1-8B\n---\n# A model\n");
        card.close();
        m_fixture->reopen();
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Findings));
        const auto terms = wizard.state()->plan().options.licenceTerms;
        QVERIFY(terms.size() >= 4);
        wizard.back();
        wizard.next();
        QVERIFY(planned(wizard));
        const auto isOpen = [&](const char* check) {
            const auto& issues = wizard.state()->plan().issues;
            return std::ranges::any_of(
                issues, [&](const PlanIssue& issue) { return issue.check == check && issue.blocks; });
        };
        QVERIFY(isOpen("share.licence"));
        auto* page = static_cast<FindingsPage*>(wizard.currentPage());
        page->apply("share.licence", Remedy::WriteNotice);
        QVERIFY(planned(wizard));
        page->apply("share.licence", Remedy::UsePrefix);
        QVERIFY(planned(wizard));
        QVERIFY(QString::fromStdString(wizard.state()->plan().options.name).startsWith(u"Llama"_s));
        for (const LicenceTerm& term : wizard.state()->plan().options.licenceTerms) {
            if (term.state == LicenceTerm::State::Open) {
                wizard.state()->answer(term.code, LicenceTerm::State::TakenOver);
            }
        }
        QVERIFY(planned(wizard));
        QVERIFY(!isOpen("share.licence"));
        const auto& files = wizard.state()->plan().files;
        QVERIFY(std::ranges::find(files, "NOTICE", &PlannedFile::name) != files.end());
    }

    void cancelledWhileWritingItStaysAndCanBeBegunAgain()
    {
        // A hole: it takes no room and long to read.
        QFile large(m_fixture->source + u"/notes.md"_s);
        QVERIFY(large.open(QIODevice::WriteOnly));
        QVERIFY(large.resize(qint64(4) << 30));
        large.close();
        m_fixture->reopen();
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        PackageOptions options = wizard.state()->options();
        options.include = {"/notes.md"};
        wizard.state()->setOptions(options);
        QVERIFY(goTo(wizard, PackageWizard::Destination));
        wizard.next();
        auto* page = static_cast<WritingPage*>(wizard.currentPage());
        QVERIFY(page->isRunning());
        QTest::qWait(300);
        QVERIFY(page->isRunning());
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(&wizard, Qt::Key_Escape);
        QVERIFY(clock.elapsed() < 100);
        QVERIFY(wizard.isVisible());
        QVERIFY(!page->isRunning());
        QVERIFY(sentence(wizard).startsWith(u"Cancelled"_s));
        QVERIFY(QTest::qWaitFor([&] { return m_fixture->written().isEmpty(); }, 2000));
        wizard.back();
        QCOMPARE(wizard.currentId(), int(PackageWizard::Destination));
        QTest::keyClick(&wizard, Qt::Key_Escape);
        QVERIFY(!wizard.isVisible());
        QVERIFY(m_fixture->written().isEmpty());
    }

    void closedWhileWritingNothingIsLeft()
    {
        QFile large(m_fixture->source + u"/notes.md"_s);
        QVERIFY(large.open(QIODevice::WriteOnly));
        QVERIFY(large.resize(qint64(4) << 30));
        large.close();
        m_fixture->reopen();
        {
            PackageWizard wizard(m_fixture->directory, 0, nullptr);
            wizard.show();
            PackageOptions options = wizard.state()->options();
            options.include = {"/notes.md"};
            wizard.state()->setOptions(options);
            QVERIFY(goTo(wizard, PackageWizard::Destination));
            wizard.next();
            QTest::qWait(200);
            wizard.close();
            QVERIFY(!wizard.isVisible());
        }
        QVERIFY(m_fixture->written().isEmpty());
    }

    void aSecondCopyIsVerified()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Destination));
        QVERIFY(isWritten(wizard));
        auto* second = static_cast<ResultPage*>(wizard.currentPage())->secondCopy();
        const QString stick = m_fixture->place() + u"/stick"_s;
        QVERIFY(QDir().mkpath(stick));
        second->copyTo(stick);
        QVERIFY(QTest::qWaitFor([&] { return !second->isRunning(); }, 30'000));
        QVERIFY(shows(wizard, u"and verified there"_s));
        const QString copy = QDir(stick).filePath(QFileInfo(wizard.state()->output()).fileName());
        QVERIFY(verifyPackage(copy.toStdString())->intact);
        second->copyTo(stick);
        QVERIFY(!second->isRunning());
        QVERIFY(shows(wizard, u"is there already"_s));
        QCOMPARE(QDir(stick).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
    }

    void aChangedPackageIsNotCopied()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Destination));
        QVERIFY(isWritten(wizard));
        QFile file(wizard.state()->output());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(700) && file.putChar('x'));
        file.close();
        auto* second = static_cast<ResultPage*>(wizard.currentPage())->secondCopy();
        const QString stick = m_fixture->place() + u"/stick"_s;
        QVERIFY(QDir().mkpath(stick));
        second->copyTo(stick);
        QVERIFY(QTest::qWaitFor([&] { return !second->isRunning(); }, 30'000));
        QVERIFY(shows(wizard, u"no longer what was written"_s));
        QVERIFY(QDir(stick).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void aFolderIsCopiedToo()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Destination));
        wizard.currentPage()->findChild<QRadioButton*>(u"format-folder"_s)->click();
        QVERIFY(planned(wizard));
        QVERIFY(isWritten(wizard));
        auto* second = static_cast<ResultPage*>(wizard.currentPage())->secondCopy();
        const QString stick = m_fixture->place() + u"/stick"_s;
        QVERIFY(QDir().mkpath(stick));
        second->copyTo(stick);
        QVERIFY(QTest::qWaitFor([&] { return !second->isRunning(); }, 30'000));
        QVERIFY(shows(wizard, u"and verified there"_s));
        const QString copy = QDir(stick).filePath(QFileInfo(wizard.state()->output()).fileName());
        QVERIFY(verifyPackage(copy.toStdString())->intact);
    }

    void whatStandsInTheWayIsSaidOnThePage()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Destination));
        const auto says = [&](const QString& output, const QString& words) {
            wizard.state()->setOutput(output, true);
            if (!planned(wizard)) {
                return false;
            }
            wizard.back();
            wizard.next();
            return planned(wizard) && QTest::qWaitFor([&] { return sentence(wizard).contains(words); })
                && !wizard.button(QWizard::NextButton)->isEnabled();
        };
        QVERIFY(says(m_fixture->place() + u"/nowhere/a.tar"_s, u"There is no folder"_s));
        QVERIFY(says(m_fixture->source + u"/a.tar"_s, u"inside the folder that is packed"_s));
        m_fixture->addFile(u"packages/there.tar"_s, "something");
        QVERIFY(says(m_fixture->target() + u"/there.tar"_s, u"lies there already"_s));
        wizard.findChild<QCheckBox*>(u"replace"_s)->setChecked(true);
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
    }

    void aFolderOfAHundredThousandFilesDoesNotBlock()
    {
        auto many = std::make_shared<ModelDirectory>(*m_fixture->directory);
        for (int i = 0; i < 100'000; ++i) {
            FileEntry entry;
            entry.path = "runs/part" + std::to_string(i % 50) + "/event." + std::to_string(i);
            entry.size = 10;
            entry.role = Role::Log;
            many->files.push_back(entry);
        }
        QElapsedTimer clock;
        clock.start();
        PackageWizard wizard(many, 0, nullptr);
        wizard.show();
        qint64 longest = clock.restart();
        QVERIFY(QTest::qWaitFor(
            [&] {
                longest = std::max(longest, clock.restart());
                return wizard.state()->isPlanned();
            },
            60'000));
        wizard.next();
        longest = std::max(longest, clock.restart());
        QVERIFY(wizard.state()->view()->rows.isByFolder);
        QVERIFY2(longest < 500, qPrintable(QString::number(longest)));
        wizard.reject();
        DraftStore::drop(*many, 0);
    }

    void picklesCanGoInAsSafetensors()
    {
        SKIP_WITHOUT_CORPUS();
        const QString source = corpus(u"generated-torch2/training/trainer-2023-bin"_s);
        if (source.isEmpty()) {
            QSKIP("that folder is not here");
        }
        const auto directory = openDirectory(source.toStdString());
        QVERIFY(directory);
        PackageWizard wizard(*directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Contents));
        auto* convert = wizard.findChild<QCheckBox*>(u"convert"_s);
        QVERIFY(convert->isVisible() && !convert->isChecked());
        convert->click();
        QVERIFY(planned(wizard));
        const auto& files = wizard.state()->plan().files;
        QVERIFY(std::ranges::find(files, "model.safetensors", &PlannedFile::name) != files.end());
        QVERIFY(std::ranges::find(files, "pytorch_model.bin", &PlannedFile::name) == files.end());
        QVERIFY(goTo(wizard, PackageWizard::Destination));
        QVERIFY(isWritten(wizard));
        QVERIFY(verifyPackage(wizard.state()->written().output)->intact);
        DraftStore::drop(**directory, 0);
    }

    void whatCannotBeReadCanBeLeftOut()
    {
        QVERIFY(QFile::remove(m_fixture->source + u"/generation_config.json"_s));
        QVERIFY(QFile::link(u"/nowhere/at/all.json"_s, m_fixture->source + u"/generation_config.json"_s));
        m_fixture->reopen();
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        QVERIFY(goTo(wizard, PackageWizard::Findings));
        wizard.back();
        wizard.next();
        QVERIFY(planned(wizard));
        waiveAll(wizard);
        QVERIFY(planned(wizard));
        auto* page = static_cast<FindingsPage*>(wizard.currentPage());
        const auto blocking = [&] {
            const auto& issues = wizard.state()->plan().issues;
            return std::ranges::find_if(
                issues, [](const PlanIssue& issue) { return issue.blocks && !issue.files.empty(); });
        };
        if (blocking() != wizard.state()->plan().issues.end()) {
            page->apply(blocking()->check.empty() ? blocking()->text.utf8() : blocking()->check, Remedy::LeaveOut);
            QVERIFY(planned(wizard));
        }
        QVERIFY(blocking() == wizard.state()->plan().issues.end());
        QVERIFY(QTest::qWaitFor([&] { return wizard.button(QWizard::NextButton)->isEnabled(); }, 10'000));
    }

    void commandAndRecipeAreQuoted()
    {
        QCOMPARE(ResultPage::verifyCommand(u"/a b/it's.tar"_s), u"vitrine-cli verify '/a b/it'\\''s.tar'"_s);
        QCOMPARE(
            ResultPage::recipe(PackageFormat::Tar, u"m-1.tar"_s, u"m-1"_s),
            u"tar xf 'm-1.tar'\ncd 'm-1'\nsha256sum -c SHA256SUMS"_s);
    }
};

QTEST_MAIN(TestPackageWizard)
#include "tst_package_wizard.moc"
