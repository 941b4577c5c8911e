// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_contents.h"
#include "model/packaging/package_verifier.h"
#include "tests/widgets/wizard/wizard_fixture.h"
#include "widgets/wizard/finding_card.h"
#include "widgets/wizard/result_page.h"
#include "widgets/wizard/step_button.h"
#include "widgets/wizard/toned_label.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QCryptographicHash>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

/// The wizard from its first page to its last with the keyboard alone, back everywhere, and cancelled on each page.
class TestWizardKeyboard final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WizardFixture> m_fixture;

    /// Leaves every open finding open, by keys, with a reason.
    static bool waiveAll(const Keys& keys, PackageWizard& wizard)
    {
        for (int i = 0; i < 10; ++i) {
            if (!keys.isPlanned()) {
                return false;
            }
            QTest::qWait(1); // a new card is shown once its layout is
            FindingCard* open = nullptr;
            for (auto* card : wizard.currentPage()->findChildren<FindingCard*>()) {
                auto* box = card->findChild<QCheckBox*>();
                if (!card->isHidden() && box->isVisible() && !box->isChecked()) {
                    open = card;
                }
            }
            if (open == nullptr) {
                return wizard.button(QWizard::NextButton)->isEnabled();
            }
            if (!keys.tabTo(open->findChild<QCheckBox*>())) {
                qWarning() << "no key leads to the tick of" << QByteArray::fromStdString(open->check())
                           << QApplication::focusWidget();
                return false;
            }
            keys.press(Qt::Key_Space);
            if (QApplication::focusWidget() != open->findChild<QLineEdit*>() || !open->reason().isEmpty()) {
                qWarning() << "the tick leads to" << QApplication::focusWidget();
                return false; // it has to lead to the reason, and alone allows nothing
            }
            keys.type(u"only for practice"_s);
        }
        return false;
    }
    static QByteArray fileOf(const QString& package, const std::string& name)
    {
        QByteArray text;
        const auto seen = visitPackage(package.toStdString(), {}, [&](const PackedFile& file) -> Result<void> {
            if (file.name == name) {
                const auto content = file.open();
                const auto read = content ? (*content)->text(0, file.size) : Result<std::string>();
                text = read ? QByteArray::fromStdString(*read) : QByteArray();
            }
            return {};
        });
        return seen ? text : QByteArray();
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<WizardFixture>();
        QVERIFY(m_fixture->directory);
    }
    void cleanup() { m_fixture.reset(); }

    void fromTheFirstPageToTheLast()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        QVERIFY(isShown(wizard));
        const Keys keys(wizard);
        QVERIFY(qobject_cast<QRadioButton*>(QApplication::focusWidget()) != nullptr);
        QVERIFY(keys.next());

        QCOMPARE(wizard.currentId(), int(PackageWizard::Contents));
        auto* tree = wizard.findChild<QTreeWidget*>(u"contents"_s);
        QCOMPARE(QApplication::focusWidget(), tree);
        QTreeWidgetItem* card = tree->findItems(u"README.md"_s, Qt::MatchExactly | Qt::MatchRecursive).value(0);
        QVERIFY(card != nullptr);
        tree->setCurrentItem(card);
        keys.press(Qt::Key_Space);
        QVERIFY(keys.isPlanned());
        QCOMPARE(wizard.state()->options().exclude.size(), 1U);
        QVERIFY(keys.next());

        QCOMPARE(wizard.currentId(), int(PackageWizard::Findings));
        QVERIFY(keys.isPlanned());
        QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
        QVERIFY(sentence(wizard).contains(u"still to be settled"_s));
        QVERIFY(waiveAll(keys, wizard));
        QVERIFY(keys.next());

        QCOMPARE(wizard.currentId(), int(PackageWizard::Provenance));
        QVERIFY(keys.tabTo<QLineEdit>(u"fact-data_version"_s));
        keys.type(u"2026-11"_s);
        // Home paths are taken out unless somebody says otherwise.
        QVERIFY(!wizard.state()->plan().edits.empty());
        QVERIFY(keys.tabTo<QCheckBox>(u"scrub"_s));
        keys.press(Qt::Key_Space);
        QVERIFY(keys.isPlanned());
        QVERIFY(wizard.state()->plan().edits.empty());
        keys.press(Qt::Key_Space);
        QVERIFY(keys.isPlanned());
        QVERIFY(!wizard.state()->plan().edits.empty());
        QCOMPARE(wizard.state()->plan().provenance.fact("data_version")->source, FactSource::Given);
        QVERIFY(keys.next());

        QCOMPARE(wizard.currentId(), int(PackageWizard::Destination));
        QVERIFY(keys.isPlanned());
        QVERIFY(wizard.state()->output().endsWith(u"-1.0.tar"_s));
        QCOMPARE(QFileInfo(wizard.state()->output()).path(), m_fixture->target());
        QCOMPARE(QApplication::focusWidget(), wizard.findChild<QLineEdit*>(u"name"_s));
        keys.press(Qt::Key_A, Qt::ControlModifier);
        keys.type(u"by-keys"_s);
        QVERIFY(keys.isPlanned());
        QVERIFY(keys.next());

        QVERIFY(QTest::qWaitFor([&] { return wizard.currentId() == int(PackageWizard::Result); }, 30'000));
        const QString package = QDir(m_fixture->target()).filePath(u"by-keys.tar"_s);
        QCOMPARE(wizard.findChild<TonedLabel*>(u"path"_s)->text(), package);
        QCOMPARE(m_fixture->written(), QStringList{u"by-keys.tar"_s});
        QFile file(package);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray sum = QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex();
        QCOMPARE(wizard.findChild<TonedLabel*>(u"sha256"_s)->text(), QString::fromLatin1(sum));
        QVERIFY(verifyPackage(package.toStdString())->intact);
        const QByteArray note = fileOf(package, "PROVENANCE.md");
        QVERIFY(note.contains("only for practice")); // each waiver stands in it
        QVERIFY(note.contains("2026-11"));
        QVERIFY(fileOf(package, "README.md").isEmpty());
        QVERIFY(keys.tabTo<QPushButton>(u"command"_s));
        keys.press(Qt::Key_Space);
        QCOMPARE(QGuiApplication::clipboard()->text(), ResultPage::verifyCommand(package));
        keys.press(Qt::Key_L, Qt::AltModifier);
        QVERIFY(QTest::qWaitFor([&] { return !wizard.isVisible(); }));
    }

    void backFromEveryPageAndForthAgain()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        QVERIFY(isShown(wizard));
        const Keys keys(wizard);
        QVERIFY(keys.next());
        QVERIFY(keys.back());
        QVERIFY(keys.next());
        QVERIFY(keys.next());
        QVERIFY(waiveAll(keys, wizard));
        QVERIFY(keys.back());
        QVERIFY(keys.next());
        QVERIFY(keys.isPlanned());
        QVERIFY(wizard.button(QWizard::NextButton)->isEnabled()); // a reason is not asked for twice
        QVERIFY(keys.next());
        QVERIFY(keys.back());
        QVERIFY(keys.next());
        QVERIFY(keys.next());
        QVERIFY(keys.back());
        QVERIFY(keys.next());
        QVERIFY(keys.next());
        QVERIFY(QTest::qWaitFor([&] { return wizard.currentId() == int(PackageWizard::Result); }, 30'000));
        const QDateTime before = QFileInfo(wizard.state()->output()).lastModified();
        QVERIFY(keys.back());
        QVERIFY(keys.back());
        QCOMPARE(wizard.currentId(), int(PackageWizard::Destination));
        // Nothing was decided otherwise: it leads to the same result without writing again.
        QVERIFY(keys.next());
        QVERIFY(QTest::qWaitFor([&] { return wizard.currentId() == int(PackageWizard::Writing); }));
        QVERIFY(keys.next());
        QCOMPARE(wizard.currentId(), int(PackageWizard::Result));
        QCOMPARE(QFileInfo(wizard.state()->output()).lastModified(), before);
        QCOMPARE(m_fixture->written().size(), 1);
    }

    void stepsThatWereSeenCanBeGoneTo()
    {
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        QVERIFY(isShown(wizard));
        const Keys keys(wizard);
        const auto steps = wizard.findChildren<StepButton*>();
        QCOMPARE(steps.size(), 7);
        QVERIFY(!steps[2]->isEnabled());
        QVERIFY(keys.next());
        QVERIFY(keys.next());
        QVERIFY(waiveAll(keys, wizard));
        QVERIFY(keys.next());
        QVERIFY(steps[0]->isEnabled() && steps[1]->isEnabled() && !steps[3]->isEnabled() && !steps[4]->isEnabled());
        QVERIFY(keys.tabTo(steps[0]));
        keys.press(Qt::Key_Space);
        QCOMPARE(wizard.currentId(), int(PackageWizard::Purpose));
        QVERIFY(steps[3]->isEnabled());
        QVERIFY(keys.tabTo(steps[3]));
        keys.press(Qt::Key_Space);
        QCOMPARE(wizard.currentId(), int(PackageWizard::Provenance));
        steps[0]->click();
        // Another purpose: the step is gone to once it is planned, and only as far as nothing is left to do.
        wizard.currentPage()->findChild<QRadioButton*>(u"resume"_s)->click();
        steps[3]->click();
        QVERIFY(QTest::qWaitFor([&] { return wizard.currentId() >= int(PackageWizard::Findings); }, 30'000));
    }

    void cancelledOnEachPageNothingIsLeft_data()
    {
        QTest::addColumn<int>("page");
        for (int page = PackageWizard::Purpose; page <= PackageWizard::Destination; ++page) {
            QTest::addRow("page %d", page + 1) << page;
        }
    }
    void cancelledOnEachPageNothingIsLeft()
    {
        QFETCH(const int, page);
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        QVERIFY(isShown(wizard));
        const Keys keys(wizard);
        while (wizard.currentId() < page) {
            if (wizard.currentId() == PackageWizard::Findings) {
                QVERIFY(waiveAll(keys, wizard));
            }
            QVERIFY(keys.next());
        }
        keys.press(Qt::Key_Escape);
        QVERIFY(!wizard.isVisible());
        QVERIFY(m_fixture->written().isEmpty());
    }
};

QTEST_MAIN(TestWizardKeyboard)
#include "tst_wizard_keyboard.moc"
